/** A day such as 1984-02-02 as the same day wherever the reader lives. */
export function localDay(iso: string): Date {
  const [year, month, day] = iso.split("-").map(Number);
  return new Date(year!, month! - 1, day!);
}
