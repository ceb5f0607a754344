// What happened is shown one step at a time, each long enough to be followed; whoever is in a hurry skips.

export class Pace<Step> {
  shown = $state.raw<Step | null>(null);
  /** How many steps still wait to be shown. */
  behind = $state(0);
  private queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** How long a step stays before the next, in milliseconds. */
    private readonly stay: (step: Step) => number,
    /** Several steps shown as one. */
    private readonly merge: (steps: Step[]) => Step,
    private readonly onshow: (step: Step) => void = () => {},
    /** Whether the step that is shown has not ended, however long it has stayed: its acts are still being played. */
    private readonly unfinished: () => boolean = () => false,
  ) {}

  push(step: Step): void {
    this.queue.push(step);
    if (this.timer === undefined) this.next();
    this.behind = this.queue.length;
  }

  /** The step that is shown has ended: its last picture stays as long as a step does, then the next one comes. */
  resume(): void {
    if (this.timer !== undefined || !this.queue.length || this.shown === null || this.unfinished()) return;
    this.timer = setTimeout(() => this.next(), this.stay(this.shown));
  }

  /** Show at once all that waits. */
  skip(): void {
    this.stop();
    const rest = this.queue.splice(0);
    this.behind = 0;
    if (rest.length) this.show(this.merge(rest));
  }

  /** Forget what waits and show this. */
  reset(step: Step | null): void {
    this.stop();
    this.queue = [];
    this.behind = 0;
    if (step === null) this.shown = null;
    else this.show(step);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    while (this.queue.length && this.timer === undefined && !this.unfinished()) {
      const step = this.queue.shift()!;
      this.show(step);
      const stay = this.stay(step);
      if (stay > 0) this.timer = setTimeout(() => this.next(), stay);
    }
    this.behind = this.queue.length;
  }

  private show(step: Step): void {
    this.shown = step;
    this.onshow(step);
  }
}
