import type { NodeRequest } from "./node-types.js";
import { strayBytes } from "../wire/stray-bytes.js";

/** The body of a request, if it came to an end and is not too long. */
export type NodeBody =
  | { readonly kind: "complete"; readonly text: string; readonly bytes?: Uint8Array }
  | { readonly kind: "too long" }
  /** The bodies of all pending requests are too long together. */
  | { readonly kind: "no room" }
  | { readonly kind: "broken off" };

/**
 * This many bytes over the limit are still read, since a client that is writing does not read a
 * response.
 */
const MAX_EXCESS = 8 * 1024 * 1024;

/** The bytes that the bodies of all pending requests may still take. */
export interface BodyRoom {
  left: number;
}

/**
 * Reads a body of at most `maxBody` bytes. Bytes that are not UTF-8 stay distinguishable from
 * characters. The caller returns the bytes of a complete body to the room.
 */
export async function nodeBody(
  request: NodeRequest,
  maxBody: number,
  room: BodyRoom,
): Promise<NodeBody> {
  if (Number(request.headers["content-length"] ?? 0) > maxBody + MAX_EXCESS)
    return { kind: "too long" };
  return new Promise((resolve) => {
    // Each chunk may have a single byte, whose object would take more than a hundred.
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
    // For a complete request, this event comes after `end`.
    request.on("close", breakOff);
  });
}

/** The bytes with room for a length. Doubling it keeps copying linear. */
function withRoomFor(bytes: Uint8Array, length: number): Uint8Array {
  if (length <= bytes.length) return bytes;
  const longer = new Uint8Array(Math.max(length, 2 * bytes.length));
  longer.set(bytes);
  return longer;
}

/** The most arguments of a function, with a margin. */
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
