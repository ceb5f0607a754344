// The games that have a board here: every folder with a manifest. All others are shown on the plain board.
import type { Board } from "$lib/board";
import type { Manifest } from "./manifest";

const found = import.meta.glob<Manifest>("./*/manifest.ts", { eager: true, import: "manifest" });
const MANIFESTS = new Map(Object.entries(found).map(([path, manifest]) => [path.split("/")[1]!, manifest]));

/** What the pages know of a game; nothing of one that has no board here. */
export const manifestOf = (slug: string): Manifest | undefined => MANIFESTS.get(slug);

/** The board of a game. It is given what belongs to this game: whoever loads it goes by the table's game. */
export async function loadBoard(slug: string): Promise<Board> {
  const board = manifestOf(slug)?.board ?? (() => import("./plain/Board.svelte"));
  return (await board()).default as unknown as Board;
}
