// Three small sounds, made on the spot: it is your turn, a piece moved, the game ended. Off unless somebody wants them.
import { settings } from "./settings.svelte";

type Note = [hertz: number, start: number, length: number];

/** Notes of a pentatonic scale, as a plucked string would play them. */
const SOUNDS = {
  turn: [[587, 0, 0.25], [880, 0.12, 0.4]],
  move: [[294, 0, 0.12]],
  end: [[440, 0, 0.3], [587, 0.15, 0.3], [659, 0.3, 0.3], [880, 0.45, 0.7]],
} satisfies Record<string, Note[]>;

let air: AudioContext | undefined;

export function play(sound: keyof typeof SOUNDS): void {
  if (!settings.sound || document.hidden) return;
  air ??= new AudioContext();
  void air.resume();
  for (const [hertz, start, length] of SOUNDS[sound]) pluck(air, hertz!, start!, length!, sound === "move" ? 0.04 : 0.09);
}

function pluck(air: AudioContext, hertz: number, start: number, length: number, loud: number): void {
  const from = air.currentTime + start;
  const string = air.createOscillator();
  const body = air.createGain();
  string.type = "triangle";
  string.frequency.value = hertz;
  body.gain.setValueAtTime(loud, from);
  body.gain.exponentialRampToValueAtTime(0.0001, from + length);
  string.connect(body).connect(air.destination);
  string.start(from);
  string.stop(from + length);
}
