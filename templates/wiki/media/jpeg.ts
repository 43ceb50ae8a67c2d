import type { FileFacts } from "./facts-type.js";

/** The facts of a JPEG; undefined if the bytes are none. Exif is not read. */
export function jpegFacts(bytes: Uint8Array): FileFacts | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return undefined;
  const frame = frameOf(bytes);
  return {
    mime: "image/jpeg",
    mediatype: "BITMAP",
    width: frame?.getUint16(7) ?? 0,
    height: frame?.getUint16(5) ?? 0,
    bitdepth: frame?.getUint8(4) ?? 0,
    metadata: [{ name: "MEDIAWIKI_EXIF_VERSION", value: 1 }],
  };
}

/** The segment that has the size of the image: a start of a frame, but no table. */
function frameOf(bytes: Uint8Array): DataView | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return new DataView(bytes.buffer, bytes.byteOffset + at, 9);
    at += 2 + 256 * (bytes[at + 2] ?? 0) + (bytes[at + 3] ?? 0);
  }
  return undefined;
}
