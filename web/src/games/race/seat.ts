// What everybody sees of a seat: its row with the card of this round, and what it is doing.
import type { Happening, RacePlaced, RaceView } from "$lib/generated/race";
import type { About } from "$pieces/about.svelte";
import { say } from "$lib/words.svelte";
import { aboutAnimal } from "./tell";
import { lastPlay, stacks } from "./view";

export interface Laid { placed: RacePlaced | null; secret: boolean; fresh: boolean }

/** The row and what comes after it: a card that is still secret, or a Strategise that has left the row again. A card keeps
 *  its place when it is revealed, so that it is seen to turn over. While a round is told, the row is what is told. */
export function rowOf(view: RaceView, seat: number, mine: boolean, fresh: Happening[], telling: boolean): Laid[] {
  const player = view.players[seat]!;
  const together = view.phase === "auction" || view.phase === "play";
  const last = lastPlay(player, seat, fresh);
  const own = mine ? view.choice : null;
  const laid: Laid[] = player.area.map((placed, index) => ({
    placed, secret: false, fresh: index === player.area.length - 1 && placed.card === last?.card,
  }));
  if (together && player.has_chosen && !telling) return [...laid, { placed: own, secret: own === null, fresh: own !== null }];
  const gone = !telling && !together && last !== null && !player.area.some(({ card }) => card === last.card);
  return gone ? [...laid, { placed: last, secret: false, fresh: true }] : laid;
}

/** A seat in words: animal and ability, karma, energy, the row. */
export function aboutSeat(view: RaceView, seat: number, name: string): About {
  const player = view.players[seat]!;
  if (!player.animal) return { name };
  const energy = player.energy
    ? stacks(player.energy).map(({ value, count }) => (count > 1 ? `${value}×${count}` : `${value}`)).join(", ")
    : say("race-table-cards", { count: player.energy_count });
  const row = player.area.map(({ card, energy }) => (energy === null ? say(`race-card-${card}`) : say("web-race-tucked", { card: say(`race-card-${card}`), energy })));
  return {
    name: `${name} · ${say(`sign-${player.animal}`)}`,
    lines: [
      ...aboutAnimal(player.animal).lines!,
      `${say("race-table-karma")}: ${player.karma} · ${say("race-table-energy")}: ${energy}`,
      row.length ? `${say("race-table-row")}: ${row.join(" – ")}` : "",
    ].filter(Boolean),
  };
}
