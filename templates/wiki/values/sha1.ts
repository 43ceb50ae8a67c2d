/** SHA-1 (RFC 3174) of bytes, in hexadecimal: not every runtime that this must run in offers it without waiting. */
export type Sha1 = (bytes: Uint8Array) => string;

/** Makes the hash function, with working memory. Make it once to hash many texts. */
export function makeSha1(): Sha1 {
  const words = new DataView(new ArrayBuffer(80 * WORD));
  const tail = new Uint8Array(2 * BLOCK);
  return (bytes) => {
    const whole = bytes.length - (bytes.length % BLOCK);
    tail.fill(0);
    tail.set(bytes.subarray(whole));
    tail[bytes.length - whole] = 0x80;
    const end = bytes.length - whole < BLOCK - 8 ? BLOCK : 2 * BLOCK;
    // The number of bits, of which there are fewer than 2 to the 53.
    for (let digit = 1, bits = bytes.length * 8; bits > 0; digit++, bits = Math.floor(bits / 256))
      tail[end - digit] = bits % 256;
    const state = withBlocks(withBlocks(START, words, bytes, whole), words, tail, end);
    return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
  };
}

type State = readonly [a: number, b: number, c: number, d: number, e: number];

const START: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];

/** Bytes. */
const BLOCK = 64;
const WORD = 4;

function withBlocks(state: State, words: DataView, bytes: Uint8Array, end: number): State {
  const view = new DataView(bytes.buffer, bytes.byteOffset, end);
  let all = state;
  for (let from = 0; from < end; from += BLOCK) all = withBlock(all, words, view, from);
  return all;
}

function withBlock(state: State, words: DataView, bytes: DataView, from: number): State {
  for (let at = 0; at < BLOCK; at += WORD) words.setInt32(at, bytes.getInt32(from + at));
  for (let at = BLOCK; at < 80 * WORD; at += WORD) {
    const word =
      words.getInt32(at - 3 * WORD) ^
      words.getInt32(at - 8 * WORD) ^
      words.getInt32(at - 14 * WORD) ^
      words.getInt32(at - 16 * WORD);
    words.setInt32(at, (word << 1) | (word >>> 31));
  }
  let [a, b, c, d, e] = state;
  for (let t = 0; t < 80; t++) {
    const next = (((a << 5) | (a >>> 27)) + mixed(t, b, c, d) + e + words.getInt32(t * WORD)) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  return [
    (state[0] + a) | 0,
    (state[1] + b) | 0,
    (state[2] + c) | 0,
    (state[3] + d) | 0,
    (state[4] + e) | 0,
  ];
}

/** The function and the constant of a round. */
function mixed(t: number, b: number, c: number, d: number): number {
  if (t < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (t < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (t < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}
