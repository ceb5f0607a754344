// What a person chose about this device: language, light, speed, sound, name. Kept in the browser.
import { LANGUAGES, words, type Lang } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";

interface Kept {
  lang: Lang; theme: Theme; speed: Speed; sound: boolean; confirm: boolean; name: string; birth: string;
  /** Whether the person has said what they want to be called. */
  named: boolean;
  /** Told of one's turn while one does not look, by the browser; marked on the app's icon; by a tremble of the phone. */
  notify: boolean; badge: boolean; vibrate: boolean;
}

const KEY = "jade-settings";

function preferred(): Lang {
  for (const code of navigator.languages ?? []) {
    const found = (Object.keys(LANGUAGES) as Lang[]).find((lang) => code.split("-")[0] === lang.split("-")[0]);
    if (found) return found;
  }
  return "en";
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // a broken or forbidden store is no reason to stop
  }
}

const kept = stored();

export const settings: Kept = $state({
  lang: preferred(), theme: "auto", speed: "normal", sound: false, confirm: false, name: "", birth: "", named: Boolean(kept.name),
  notify: false, badge: false, vibrate: false, ...kept,
});

/** Keep the settings, and let the page follow them. Called once, inside an effect root. */
export function follow(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // private windows may forbid it: settings then last as long as the page
    }
  });
  $effect(() => {
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dataset.speed = settings.speed;
  });
  $effect(() => {
    document.documentElement.lang = settings.lang;
    if (words.lang !== settings.lang) void words.speak(settings.lang);
  });
}
