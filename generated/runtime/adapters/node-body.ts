// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { NodeRequest } from "./node-types.js";
import { strayBytes } from "../wire/stray-bytes.js";

/** The body of a request, if it came to an end and is not too long. */
export type NodeBody =
  | { readonly kind: "complete"; readonly text: string; readonly bytes?: Uint8Array }
  | { readonly kind: "too long" }
  | { readonly kind: "broken off" };

/**
 * This many bytes over the limit are still read, since a client that is writing does not read a
 * response.
 */
const MAX_EXCESS = 8 * 1024 * 1024;

/**
 * Reads a body of at most `maxBody` bytes. Bytes that are not UTF-8 stay distinguishable from
 * characters.
 */
export async function nodeBody(request: NodeRequest, maxBody: number): Promise<NodeBody> {
  if (Number(request.headers["content-length"] ?? 0) > maxBody + MAX_EXCESS)
    return { kind: "too long" };
  return new Promise((resolve) => {
    let chunks: Uint8Array[] = [];
    let length = 0;
    request.on("data", (chunk) => {
      length += chunk.length;
      if (length <= maxBody) chunks.push(chunk);
      else chunks = [];
      if (length > maxBody + MAX_EXCESS) resolve({ kind: "too long" });
    });
    request.on("end", () =>
      resolve(length > maxBody ? { kind: "too long" } : completeBody(chunks, length)),
    );
    request.on("error", () => resolve({ kind: "broken off" }));
    // For a complete request, this event comes after `end`.
    request.on("close", () => resolve({ kind: "broken off" }));
  });
}

function completeBody(chunks: readonly Uint8Array[], length: number): NodeBody {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { kind: "complete", text: textOf(bytes), bytes };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => strayBytes([byte])).join("");
  }
}
