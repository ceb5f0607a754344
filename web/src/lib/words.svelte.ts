// Every word a person reads: the same Project Fluent messages that the terminal and the server use.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { messageFile, type Lang } from "./texts";

export { LANGUAGES, type Lang } from "./texts";
export type Details = Record<string, FluentVariable>;

class Words {
  /** Where the words of games from outside come from; the page says it at its start. Names with a folder are never asked for. */
  elsewhere: (name: string, lang: Lang) => Promise<string> = async () => "";
  lang = $state<Lang>("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private wanted = new Set<string>();
  private brought = new Map<string, string>();
  private goal: Lang = "en";
  private latest: Promise<FluentBundle> | undefined;

  /** Load message files in the present language; games bring their own. */
  async need(...names: string[]): Promise<void> {
    for (const name of names) this.wanted.add(name);
    await this.speak(this.goal);
  }

  /** Change the language of everything that is on the screen. */
  async speak(lang: Lang): Promise<void> {
    this.goal = lang;
    const mine = (this.latest = this.load(lang));
    let bundle = await mine;
    while (this.latest && bundle !== (await this.latest)) bundle = await this.latest; // a later wish counts, and is waited for
    this.bundle = bundle;
    this.lang = this.goal;
  }

  private async load(lang: Lang): Promise<FluentBundle> {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const loaded = await Promise.all([...this.wanted].map((name) => this.read(lang, name)));
    for (const text of loaded) bundle.addResource(new FluentResource(text));
    return bundle;
  }

  private async read(lang: Lang, name: string): Promise<string> {
    const built = messageFile(lang, name);
    if (built) return built();
    if (name.includes("/")) return "";
    const key = `${lang}/${name}`;
    const text = this.brought.get(key) ?? (await this.elsewhere(name, lang).catch(() => "")); // a page says itself what is unknown
    if (text) this.brought.set(key, text);
    return text;
  }

  has(message: string): boolean {
    const [name = "", attribute] = message.split(".");
    const found = this.bundle.getMessage(name);
    return attribute === undefined ? found?.value != null : found?.attributes[attribute] !== undefined;
  }

  /** A message (`name` or `name.attribute`) with its details filled in; its name where there is none. */
  text(message: string, details: Details = {}): string {
    const [name = "", attribute] = message.split(".");
    const found = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    return pattern == null ? message : this.bundle.formatPattern(pattern, details);
  }
}

export const words = new Words();
export const say = (message: string, details?: Details): string => words.text(message, details);
