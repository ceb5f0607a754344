// What a table does to be noticed: it says whether somebody looks, marks the app's icon, makes the phone tremble, and has
// the server tell of turns. All of it as the person has set.
import { Refused } from "./api";
import { silence, watch } from "./notify";
import { settings } from "./settings.svelte";
import type { Sitting } from "./sitting.svelte";
import { say } from "./words.svelte";

const TREMBLE = [80, 60, 80]; // milliseconds on, off, on
const LASTING = ["lobby", "playing"];

/** Called while a table is made. */
export function attend(sitting: Sitting): void {
  const looks = () => void sitting.line.send({ type: "looking", looking: !document.hidden });
  const seats = $derived(LASTING.includes(sitting.table?.status ?? "") ? sitting.mine.join() : "");
  const turn = $derived(sitting.ask !== null);

  $effect(() => {
    if (sitting.line.state === "open") looks();
  });
  $effect(() => {
    document.addEventListener("visibilitychange", looks);
    return () => document.removeEventListener("visibilitychange", looks);
  });
  $effect(() => {
    if (!settings.notify || !seats) return;
    void [settings.badge, settings.vibrate]; // the service worker is told of them
    watch(sitting.id, seats.split(",").map(Number)).catch((error: unknown) => {
      settings.notify = false;
      sitting.notice = error instanceof Refused ? error.message : say("web-shell-notify-failed");
      void silence().catch(() => undefined);
    });
  });
  $effect(() => {
    if (settings.badge) void (turn ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => undefined);
  });
  $effect(() => {
    if (turn && settings.vibrate) navigator.vibrate?.(TREMBLE);
  });
}
