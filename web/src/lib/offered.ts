// Finding a choice among those that are offered. Boards know choices by kind and details, never by number.
interface Named<Kind extends string> { kind: Kind; details: Record<string, number> }

/** The offered choice of this kind whose details agree with those asked for. */
export function offered<Kind extends string, Choice extends Named<Kind>>(
  ask: { choices: Choice[] } | null, kind: Choice["kind"], details: Record<string, number> = {},
): Choice | undefined {
  return ask?.choices.find(
    (choice) => choice.kind === kind && Object.entries(details).every(([name, value]) => choice.details[name] === value),
  );
}
