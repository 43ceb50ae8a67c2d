import type { NodeRequest } from "./node-types.js";
import { strayBytes } from "../wire/stray-bytes.js";

/** The body of a request, if it is complete and not too long. */
export type NodeBody =
  | { readonly kind: "complete"; readonly text: string; readonly bytes?: Uint8Array }
  | { readonly kind: "too long" }
  /** The bodies of all pending requests together exceed the limit. */
  | { readonly kind: "no room" }
  | { readonly kind: "broken off" };

/** Bytes over the limit that are still read. Clients do not read a response while they write. */
const MAX_EXCESS = 8 * 1024 * 1024;

/** The bytes still available for the bodies of pending requests. */
export interface BodyRoom {
  left: number;
}

/**
 * Reads a body of at most `maxBody` bytes. Bytes that are not UTF-8 remain distinguishable from
 * characters. The caller must return the bytes of a complete body to the room.
 */
export async function nodeBody(
  request: NodeRequest,
  maxBody: number,
  room: BodyRoom,
): Promise<NodeBody> {
  if (Number(request.headers["content-length"] ?? 0) > maxBody + MAX_EXCESS)
    return { kind: "too long" };
  return new Promise((resolve) => {
    // Chunks may be single bytes. Keeping each as an object would take over a hundred bytes.
    let bytes: Uint8Array = new Uint8Array();
    let length = 0;
    let held = 0;
    let refusal: "too long" | "no room" | undefined;
    const release = (): void => {
      room.left += held;
      held = 0;
      bytes = new Uint8Array();
    };
    request.on("data", (chunk) => {
      length += chunk.length;
      if (length > maxBody) refusal ??= "too long";
      else if (chunk.length > room.left) refusal ??= "no room";
      if (refusal === undefined) {
        bytes = withRoomFor(bytes, length);
        bytes.set(chunk, held);
        held += chunk.length;
        room.left -= chunk.length;
      } else {
        release();
        if (length > maxBody + MAX_EXCESS) resolve({ kind: refusal });
      }
    });
    const breakOff = (): void => {
      release();
      resolve({ kind: "broken off" });
    };
    request.on("end", () => {
      held = 0;
      const complete = bytes.slice(0, length);
      resolve(
        refusal === undefined
          ? { kind: "complete", text: textOf(complete), bytes: complete }
          : { kind: refusal },
      );
      bytes = new Uint8Array();
    });
    request.on("error", breakOff);
    // For a complete request, `end` comes before this event.
    request.on("close", breakOff);
  });
}

/** Grows a buffer to at least the given length. Doubling keeps the cost of copying linear. */
function withRoomFor(bytes: Uint8Array, length: number): Uint8Array {
  if (length <= bytes.length) return bytes;
  const longer = new Uint8Array(Math.max(length, 2 * bytes.length));
  longer.set(bytes);
  return longer;
}

/** The number of arguments that a function call allows, with a margin. */
const PIECE = 4096;

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    let text = "";
    for (let at = 0; at < bytes.length; at += PIECE)
      text += strayBytes([...bytes.subarray(at, at + PIECE)]);
    return text;
  }
}
