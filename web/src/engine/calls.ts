// Generated from the engine's entry points by `make protocol`. Do not edit.

/** Where something lies in the engine's memory. */
export type Address = number;

/** What a module of the engine exports. An array is its address and its length. */
export interface Calls {
  readonly memory: WebAssembly.Memory;
  readonly __heap_base: WebAssembly.Global;
  complete(components: Address, componentsLength: number): void;
  set_defaults(components: Address, componentsLength: number, prototypes: Address, prototypesLength: number): void;
  misfit(components: Address, componentsLength: number, prototypes: Address, prototypesLength: number, reasons: Address, reasonsLength: number): number;
  deal(components: Address, componentsLength: number, prototype: Address, prototypeLength: number, states: Address, statesLength: number, i: number, seed: bigint, log: Address, logLength: number): void;
  list_legal(components: Address, componentsLength: number, states: Address, statesLength: number, i: number, seat: number, mask: Address, maskLength: number, out: Address, outLength: number): number;
  choices(components: Address, componentsLength: number, states: Address, statesLength: number, i: number, seat: number, mask: Address, maskLength: number): number;
  take(components: Address, componentsLength: number, states: Address, statesLength: number, i: number, seat: number, action: number, mask: Address, maskLength: number, log: Address, logLength: number): number;
  let_stand(components: Address, componentsLength: number, states: Address, statesLength: number, i: number, seat: number): void;
  longest(components: Address, componentsLength: number, states: Address, statesLength: number, i: number): number;
  scores(components: Address, componentsLength: number, states: Address, statesLength: number, i: number, out: Address, outLength: number): void;
  payoffs(components: Address, componentsLength: number, states: Address, statesLength: number, i: number, out: Address, outLength: number): void;
  faults(components: Address, componentsLength: number, states: Address, statesLength: number, i: number): number;
  know(components: Address, componentsLength: number, states: Address, statesLength: number, i: number, seat: number, known: Address, knownLength: number, k: number): void;
  imagine(components: Address, componentsLength: number, states: Address, statesLength: number, i: number, seat: number, entropy: bigint, known: Address, knownLength: number, k: number): void;
  show(components: Address, componentsLength: number, known: Address, knownLength: number, h: number, seat: number, views: Address, viewsLength: number, blank: Address, blankLength: number): void;
  tell_facts(components: Address, componentsLength: number, known: Address, knownLength: number, h: number, found: Address, foundLength: number, blank: Address, blankLength: number): void;
  question(components: Address, componentsLength: number, known: Address, knownLength: number, h: number, seat: number): number;
  offer(components: Address, componentsLength: number, known: Address, knownLength: number, h: number, seat: number, mask: Address, maskLength: number, choices: Address, choicesLength: number): void;
  meaning(components: Address, componentsLength: number, known: Address, knownLength: number, h: number, seat: number, action: number, choices: Address, choicesLength: number, place: number): void;
  refusal(components: Address, componentsLength: number, known: Address, knownLength: number, h: number, seat: number, action: number, reasons: Address, reasonsLength: number): number;
  judge(components: Address, componentsLength: number, known: Address, knownLength: number, k: number, seat: number, mask: Address, maskLength: number, count: number, notes: Address, notesLength: number, slip: number): number;
  open_notes(notes: Address, notesLength: number, first: number, seats: number, seed: bigint): void;
  play_many(components: Address, componentsLength: number, prototype: Address, prototypeLength: number, slips: Address, slipsLength: number, states: Address, statesLength: number, known: Address, knownLength: number, notes: Address, notesLength: number, mask: Address, maskLength: number, log: Address, logLength: number, seed: bigint, first: number, outcomes: Address, outcomesLength: number): void;
  sum_up(components: Address, componentsLength: number, states: Address, statesLength: number, i: number, outcome: Address): void;
  follow(desk: Address, plan: Address): void;
  find_candidates(components: Address, componentsLength: number, seat: number, seed: bigint, known: Address, knownLength: number, root: Address, rootLength: number, paper: Address, paperLength: number, worlds: Address, worldsLength: number, notes: Address, notesLength: number, mask: Address, maskLength: number, count: number, plan: Address, askedFor: number): void;
  search(components: Address, componentsLength: number, world: Address, worldLength: number, notes: Address, notesLength: number, tree: Address, treeLength: number, desk: Address, deskLength: number, mask: Address, maskLength: number, log: Address, logLength: number, seat: number, seed: bigint, known: Address, knownLength: number, root: Address, rootLength: number, paper: Address, paperLength: number, worlds: Address, worldsLength: number, now: Address, nowLength: number): void;
  first_worlds(root: Address, playouts: number): void;
  next_worlds(root: Address, playouts: number): void;
  goes_on(root: Address, seat: number, used: number, thorough: number): number;
  surest(tries: Address, triesLength: number, gain: Address, gainLength: number, error: Address, errorLength: number, count: number, doubt: number, threads: number): number;
  thought_seed(seed: bigint, place: number): bigint;
  withdraw_answer(s: Address, seat: number): number;
  game_seed(seed: bigint, game: number): bigint;
}
