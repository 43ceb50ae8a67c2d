import type { FileFacts } from "./facts-type.js";

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const CONTROL = 0xf9;

/** The facts of a GIF; undefined if the bytes are none. Comments are not read. */
export function gifFacts(bytes: Uint8Array): FileFacts | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 6));
  if (bytes.length < 13 || (start !== "GIF87a" && start !== "GIF89a")) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const packed = view.getUint8(10);
  const { frames, hundredths } = framesOf(bytes, 13 + tableLength(packed));
  return {
    mime: "image/gif",
    mediatype: "BITMAP",
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    bitdepth: (packed & 7) + 1,
    ...(hundredths > 0 && { duration: hundredths / 100 }),
    metadata: [
      { name: "frameCount", value: frames },
      { name: "looped", value: start === "GIF89a" && hasLoop(bytes) },
      { name: "duration", value: hundredths / 100 },
      { name: "metadata", value: [{ name: "_MW_GIF_VERSION", value: 1 }] },
    ],
  };
}

/** Bytes of the table of colours that a packed field announces. */
function tableLength(packed: number): number {
  return (packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1);
}

function framesOf(
  bytes: Uint8Array,
  from: number,
): { readonly frames: number; readonly hundredths: number } {
  let [at, frames, hundredths] = [from, 0, 0];
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === IMAGE) {
      frames += 1;
      at = afterBlocks(bytes, at + 11 + tableLength(bytes[at + 9] ?? 0));
    } else if (kind === EXTENSION) {
      if (bytes[at + 1] === CONTROL)
        hundredths += (bytes[at + 4] ?? 0) + 256 * (bytes[at + 5] ?? 0);
      at = afterBlocks(bytes, at + 2);
    } else break;
  }
  return { frames, hundredths };
}

/** Blocks begin with their lengths, and an empty one ends them. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && (bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

function hasLoop(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 2000)).includes("NETSCAPE2.0");
}
