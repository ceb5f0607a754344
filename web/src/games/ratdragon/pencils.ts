// The coloured pencils: one for each creature, the same on every sheet. Numbers, pictures and patterns say what colours say.
import type { Creature } from "$lib/generated/ratdragon";

export const PENCILS: Record<Creature, string> = {
  rat: "light-dark(#4f7288, #a9c3d1)",
  rabbit: "light-dark(#b8478a, #f0a3c8)",
  rooster: "light-dark(#c62f2f, #ff9a8a)",
  dog: "light-dark(#00798a, #7fdbe6)",
  snake: "light-dark(#66850f, #c3dc6a)",
  pig: "light-dark(#d9547b, #ffaec2)",
  monkey: "light-dark(#8d5524, #d9a77c)",
  goat: "light-dark(#4f5fc0, #aab4f5)",
  tiger: "light-dark(#d97400, #ffbe66)",
  horse: "light-dark(#a5472c, #eb9c80)",
  ox: "light-dark(#7445b8, #c6aaf5)",
  dragon: "light-dark(#0f7a45, #79d6a5)",
};
