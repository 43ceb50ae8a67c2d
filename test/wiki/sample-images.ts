import { deflateSync } from "node:zlib";

/** A PNG of one colour, and bytes after its end. */
export function pngOf(width: number, height: number, colour = 0, after = 0): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: width }, () => [colour, 1, 2]).flat()]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", head),
      chunk("IDAT", deflateSync(rows)),
      chunk("IEND", Buffer.alloc(0)),
      Buffer.alloc(after),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The check of a PNG's chunk: Node 20 has no function for it. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A GIF of four by five pixels with two frames, which repeat. */
export const GIF = Uint8Array.from(
  Buffer.from(
    "474946383961040005008000000102030405062" +
      "1ff0b4e45545343415045322e30030100000021f904000a0000002c0000000001000100000202" +
      "44010021f904000a0000002c00000000010001000002024401003b",
    "hex",
  ),
);

/** The beginning of a JPEG of six by seven pixels: enough for its size. */
export const JPEG = Uint8Array.from(
  Buffer.from(
    "ffd8ffe000104a46494600010100000100010000ffc0001108000700060301220002110103110 1ffd9".replace(
      " ",
      "",
    ),
    "hex",
  ),
);
