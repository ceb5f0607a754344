/** Whether no table server stands behind these pages (scripts/static_site.py): then everything is played on this device. */
export const serverless = document.documentElement.hasAttribute("data-alone");

/** The file in which such a site has an answer of a server: the language is a part of its name. */
export function answerFile(path: string): string {
  const [name = "", query = ""] = path.split("?");
  return `${name}.${new URLSearchParams(query).get("lang") ?? "en"}.json`;
}
