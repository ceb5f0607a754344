// Which page is shown, from the address. Pages are loaded when they are first opened.
import type { Component } from "svelte";

type Props = Record<string, string>;
type Page<Given extends Props> = () => Promise<{ default: Component<Given> }>;

/** Address patterns; a `:name` becomes a prop of the page. (`never`: each page has props of its own.) */
const PAGES: [pattern: string, page: Page<never>][] = [
  ["/", () => import("../pages/Home.svelte")],
  ["/new/:game", () => import("../pages/NewTable.svelte")],
  ["/t/:id", () => import("../table/Table.svelte")],
  ["/replay/:id", () => import("../pages/Replay.svelte")],
  ["/learn/:game", () => import("../pages/Learn.svelte")],
  ["/rules/:game", () => import("../pages/Rules.svelte")],
  ["/me", () => import("../pages/Me.svelte")],
  ["/almanac", () => import("../pages/Almanac.svelte")],
];
const NOWHERE: Page<never> = () => import("../pages/Nowhere.svelte");

/** A part of an address as it was meant; one that is written wrongly, as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export interface Found { page: Page<Props>; props: Props }

/** The page for a path; where there is none, a page that says so. */
export function find(path: string): Found {
  const parts = path.split("/").filter(Boolean);
  for (const [pattern, page] of PAGES) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    if (wanted.every((part, place) => part.startsWith(":") || part === parts[place])) {
      const props = wanted.flatMap((part, place) => (part.startsWith(":") ? [[part.slice(1), decoded(parts[place]!)]] : []));
      return { page: page as Page<Props>, props: Object.fromEntries(props) };
    }
  }
  return { page: NOWHERE as Page<Props>, props: {} };
}

class Place {
  path = $state(location.pathname);
}
export const place = new Place();

/** Go to another page without loading the document again. */
export function go(path: string): void {
  history.pushState(null, "", path);
  place.path = location.pathname;
  scrollTo(0, 0);
}

/** Let plain links of ours stay within the page, and the back button work. */
export function listen(): void {
  addEventListener("popstate", () => (place.path = location.pathname));
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin || link.pathname.startsWith("/api")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
