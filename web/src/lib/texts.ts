// The message files of all languages, each loaded when it is first asked for: by the page, and by the worker that plays offline.
export const LANGUAGES = { en: "English", it: "Italiano", "zh-Hans": "简体中文" } as const;
export type Lang = keyof typeof LANGUAGES;

const texts = import.meta.glob<string>("$locales/*/**/*.ftl", { query: "?raw", import: "default" });

/** The file of a language by its name below `locales/<lang>/`, such as `common` or `web/race`. */
export function messageFile(lang: Lang, name: string): (() => Promise<string>) | undefined {
  const end = `/locales/${lang}/${name}.ftl`;
  const path = Object.keys(texts).find((known) => known.endsWith(end));
  return path === undefined ? undefined : texts[path];
}
