import type { FileFacts } from "./facts-type.js";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The names of colour types, as the metadata of the server has them. */
const COLOURS: Readonly<Record<number, string>> = {
  0: "greyscale",
  2: "truecolour",
  3: "index-coloured",
  4: "greyscale-alpha",
  6: "truecolour-alpha",
};

/** The facts of a PNG; undefined if the bytes are none. Metadata in text chunks is not read. */
export function pngFacts(bytes: Uint8Array): FileFacts | undefined {
  if (bytes.length < 26 || SIGNATURE.some((byte, index) => bytes[index] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [bitdepth, colour] = [view.getUint8(24), view.getUint8(25)];
  return {
    mime: "image/png",
    mediatype: "BITMAP",
    width: view.getUint32(16),
    height: view.getUint32(20),
    bitdepth,
    metadata: [
      { name: "frameCount", value: 0 },
      { name: "loopCount", value: 1 },
      { name: "duration", value: 0 },
      { name: "bitDepth", value: bitdepth },
      { name: "colorType", value: COLOURS[colour] ?? "unknown" },
      { name: "metadata", value: [{ name: "_MW_PNG_VERSION", value: 1 }] },
    ],
  };
}
