// Tables of this device: their names tell them from a server's, and what is asked about them stays here.
const LOCAL = "local-";

export const isLocal = (id: string): boolean => id.startsWith(LOCAL);

/** Whether a request is answered on this device: about one of its tables, or about all of them. */
export const staysHere = (path: string): boolean => path.startsWith(`/tables/${LOCAL}`) || path.startsWith("/local/");

/** A name for a new table of this device. */
export function newLocalId(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => (byte % 36).toString(36));
  return LOCAL + letters.join("");
}
