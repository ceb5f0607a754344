// A bot's temper: the part of its code behind the level, as in "normal:bold" (bots/__init__.py).

export const TEMPERS = ["bold", "careful", "spiteful"] as const;
export type Temper = (typeof TEMPERS)[number];

export const temperOf = (code: string): Temper | null => TEMPERS.find((temper) => code.endsWith(`:${temper}`)) ?? null;

/** The code without its temper. */
export const levelOf = (code: string): string => {
  const temper = temperOf(code);
  return temper ? code.slice(0, -temper.length - 1) : code;
};
