// The parts of the board in words: what a lot would bring, what an animal stands for, what somebody owns.
import { ANIMAL_NAMES, type Animal, type Choice, type MandarinFacts, type MandarinLot, type MandarinPlayer, type MandarinView } from "$lib/generated/mandarin";
import type { About } from "$pieces/about.svelte";
import { say } from "$lib/words.svelte";
import { figuresOf } from "./view";

const names = (animals: Animal[]): string => animals.map((animal) => say(`sign-${animal}`)).join(", ");

/** What the open figures of a lot would bring a seat, in a few words; the most important first. */
export function brought(player: MandarinPlayer): string[] {
  const { completes, sectors, fresh } = player.brings;
  const parts = [
    completes ? say("web-mandarin-brings-all") : "",
    sectors.length ? say("web-mandarin-brings-sector", { signs: names(sectors) }) : "",
    fresh.length ? say("web-mandarin-brings-new", { signs: names(fresh) }) : "",
  ].filter(Boolean);
  return parts.length ? parts : [say("web-mandarin-brings-nothing")];
}

/** How much a lot matters to a seat: 3 ends the game, 2 a sector, 1 a new animal. */
export const stake = ({ brings }: MandarinPlayer): number => (brings.completes ? 3 : brings.sectors.length ? 2 : brings.fresh.length ? 1 : 0);
export const STAKES = ["", "✚", "⚑", "★"];
/** The mark of a figure that may be taken: what it brings at most, as the choice says. */
export const markOf = (choice: Choice): string => STAKES[choice.details.brings ?? 0] ?? "";

/** A lot for a seat: what it brings, what it is worth in cash, what is still unknown. */
export function aboutLot(player: MandarinPlayer, lot: MandarinLot, name: string): About {
  return {
    name: say("web-mandarin-lot-for", { name }),
    lines: [
      ...brought(player), say("web-mandarin-brings-value", { amount: player.brings.value }),
      lot.face_down ? say("web-mandarin-brings-hidden", { count: lot.face_down }) : "",
    ].filter(Boolean),
  };
}

/** A sector: what lands there, who controls it, what may still come. */
export function aboutSector(sign: Animal, view: MandarinView, facts: MandarinFacts, seats: string[]): About {
  const left = figuresOf(view.pool, sign);
  const banner = view.banners.find((known) => known.animal === sign);
  return {
    name: say(`sign-${sign}`),
    lines: [
      say("web-mandarin-sector", { sign: say(`sign-${sign}`), count: left.ordinary + left.emperors, emperors: left.emperors }),
      banner ? say("web-mandarin-controlled", { name: seats[banner.owner]!, toll: banner.toll })
      : say("web-mandarin-about-control", { count: facts.goals.control, toll: facts.pay.toll, emperor: facts.pay.toll_emperor }),
    ],
  };
}

export const aboutSpace = (character: boolean, space: number, facts: MandarinFacts): About => ({
  name: say(`mandarin-space-${space}`),
  lines: [character ? say("web-mandarin-about-character", { amount: facts.pay.bank }) : say("web-mandarin-about-coloured")],
});

/** A seat's card in words: every animal it has. */
export function aboutCard(player: MandarinPlayer, name: string, facts: MandarinFacts): About {
  const owned = ANIMAL_NAMES.flatMap((sign) => {
    const { ordinary, emperors } = figuresOf(player.card, sign);
    return ordinary + emperors ? [say("web-mandarin-owned", { sign: say(`sign-${sign}`), count: ordinary + emperors, emperors })] : [];
  });
  return {
    name,
    lines: [
      player.animal ? say("web-mandarin-born", { sign: say(`sign-${player.animal}`) }) : "",
      `${say("web-mandarin-kinds", { count: player.different })} · ${say("web-mandarin-alike", { count: player.alike, all: facts.goals.same })}`, owned.join(" · "),
    ].filter(Boolean),
  };
}
