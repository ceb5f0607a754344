// How much room there is. The same bounds stand in the style sheets: `@media (max-width: 860px)` and so on.
import { MediaQuery } from "svelte/reactivity";

/** A phone held upright, or a narrow window: one column with the dock at its lower edge. A phone on its side has two. */
export const NARROW = "(max-width: 860px) and (not ((max-height: 500px) and (min-width: 600px)))";

let query: MediaQuery | undefined;

/** Whether everything stands in one column now. */
export function narrow(): boolean {
  if (typeof matchMedia !== "function") return false;
  query ??= new MediaQuery(NARROW);
  return query.current;
}
