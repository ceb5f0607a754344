// What a page and its worker say to each other.
import type { ErrorBody } from "$lib/protocol";

export type ToWorker =
  | { readonly kind: "ask"; readonly number: number; readonly method: string; readonly path: string; readonly body: unknown; readonly lang: string }
  | { readonly kind: "open"; readonly number: number; readonly path: string; readonly patience: number }
  | { readonly kind: "say"; readonly number: number; readonly data: string }
  | { readonly kind: "hang-up"; readonly number: number };

export type FromWorker =
  | { readonly kind: "reply"; readonly number: number; readonly found: unknown }
  | { readonly kind: "refusal"; readonly number: number; readonly error: ErrorBody }
  | { readonly kind: "said"; readonly number: number; readonly data: string }
  | { readonly kind: "closed"; readonly number: number; readonly code: number };
