// A happening shown in acts: the cards are revealed, then paid for, then the actions one by one, and the wheel turns last.
//
//     const acts = staged(() => fresh, (events) => [reveal(events), karma(events), ...], () => view);
//
// `acts.now` are the events of the present act, `acts.at` its number, `acts.running` whether others are to come, and
// `acts.before` the view before the happening, so that a board shows the old picture until the last act. In the last act
// `running` is false and the new view counts. Each act lasts as long as the chosen speed says. At once: when motion is
// reduced, when the speed is "instant", and when somebody skips. While acts run the table shows no new happening and asks
// nothing. Where there is no table, as in replays, acts run by themselves.
import { getContext, setContext } from "svelte";
import { settings, type Speed } from "./settings.svelte";

const KEY = Symbol("stagehand");
export const ACT: Record<Speed, number> = { slow: 1800, normal: 1000, fast: 450, instant: 0 };

const still = (): boolean => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long an act is shown, in milliseconds. */
export const actTime = (): number => (still() ? 0 : ACT[settings.speed]);

interface Scene<Happening, View> { events: Happening[]; acts: Happening[][]; view: View; before: View }

export class Acts<Happening, View = undefined> {
  private progress = $state.raw<{ events: Happening[] | null; at: number }>({ events: null, at: 0 });
  private known: Scene<Happening, View> | null = null;
  /** A scene is told by its events: the same list is the same scene, whatever else changes in the view. */
  private readonly scene: Scene<Happening, View> = $derived.by(() => {
    const [events, view] = [this.fresh(), this.seen()];
    const known = this.known;
    if (known?.events === events) return (this.known = { ...known, view });
    return (this.known = { events, acts: events.length ? this.split(events).filter((act) => act.length) : [], view, before: known?.view ?? view });
  });
  private readonly last = $derived(Math.max(0, this.scene.acts.length - 1));

  readonly at: number = $derived.by(() => {
    if (actTime() === 0) return this.last;
    return this.progress.events === this.scene.events ? Math.min(this.progress.at, this.last) : 0;
  });
  readonly now: Happening[] = $derived(this.scene.acts[this.at] ?? []);
  readonly running: boolean = $derived(this.at < this.last);
  readonly before: View = $derived(this.scene.before);

  constructor(
    private readonly fresh: () => Happening[],
    private readonly split: (events: Happening[]) => Happening[][],
    private readonly seen: () => View,
  ) {}

  next(): void {
    this.progress = { events: this.scene.events, at: this.at + 1 };
  }

  /** Show how it ended. */
  skip(): void {
    this.progress = { events: this.scene.events, at: this.last };
  }
}

/** Who waits for the acts of a table's board. */
export class Stagehand {
  private playing = $state.raw<Acts<unknown, unknown>[]>([]);
  readonly running: boolean = $derived(this.playing.some((acts) => acts.running));

  constructor(private readonly ended: () => void = () => {}) {}

  /** A board shows its happenings in acts, until it is gone. */
  take(acts: Acts<unknown, unknown>): () => void {
    this.playing = [...this.playing, acts];
    return () => {
      this.playing = this.playing.filter((other) => other !== acts);
      this.over();
    };
  }

  skip(): void {
    for (const acts of this.playing) acts.skip();
    this.over();
  }

  over(): void {
    if (!this.running) this.ended();
  }
}

/** Let the acts of the boards below be waited for. */
export const callStagehand = (hand: Stagehand): Stagehand => setContext(KEY, hand);

/** Show happenings in acts. Called while the board is made; `view` is what `before` remembers. */
export function staged<Happening, View = undefined>(
  fresh: () => Happening[], split: (events: Happening[]) => Happening[][], view: () => View = () => undefined as View,
): Acts<Happening, View> {
  const acts = new Acts(fresh, split, view);
  const hand = getContext<Stagehand | undefined>(KEY) ?? new Stagehand();
  const leave = hand.take(acts as unknown as Acts<unknown, unknown>);
  $effect(() => leave);
  $effect(() => {
    if (!acts.running) return;
    void acts.at;
    const timer = setTimeout(() => {
      acts.next();
      hand.over();
    }, actTime());
    return () => clearTimeout(timer);
  });
  return acts;
}
