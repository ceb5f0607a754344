// The person at the machine that runs the server: its start opens the page with a key, which lets them open the server to
// their network. The browser keeps the key as a cookie that no script reads, and it does not stay in the address.
import { serverless } from "./serverless";
import { post } from "./api";

const MARK = "#house=";

export async function enterHouse(): Promise<void> {
  if (serverless || !location.hash.startsWith(MARK)) return;
  const key = location.hash.slice(MARK.length);
  history.replaceState(null, "", location.pathname + location.search);
  await post("/network/key", { key }).catch(() => undefined); // an old key of a server that has ended: one is a guest here
}
