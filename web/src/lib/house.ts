// The person at the machine that runs the server: its start opens the page with a key, which lets them open the server to
// their network. The browser keeps the key as a cookie that no script reads, and it does not stay in the address.
import { post } from "./api";

/** Whether these are the pages of a site without a table server (scripts/static_site.py): everything is played on this device. */
export const house = { alone: document.documentElement.hasAttribute("data-alone") };

const MARK = "#house=";

export async function enterHouse(): Promise<void> {
  if (house.alone || !location.hash.startsWith(MARK)) return;
  const key = location.hash.slice(MARK.length);
  history.replaceState(null, "", location.pathname + location.search);
  await post("/network/key", { key }).catch(() => undefined); // an old key of a server that has ended: one is a guest here
}
