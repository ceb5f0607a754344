// The paper that a game's picture is cut from, where nobody chose its colour.

/** The colours of a sheet and of its darker parts, always the same for a name; light text on them is easy to read. */
export function paper(name: string): { sheet: string; shade: string } {
  let hue = 7;
  for (const letter of name) hue = (hue * 31 + letter.codePointAt(0)!) % 360;
  return {
    sheet: `light-dark(hsl(${hue} 45% 34%), hsl(${hue} 40% 27%))`,
    shade: `light-dark(hsl(${hue} 50% 23%), hsl(${hue} 45% 18%))`,
  };
}
