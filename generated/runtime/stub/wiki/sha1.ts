// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** SHA-1 (RFC 3174) of bytes, in hexadecimal: not every runtime that this must run in offers it without waiting. */
export type Sha1 = (bytes: Uint8Array) => string;

/** Makes the function, with room of its own to work in: what hashes much makes it once. */
export function makeSha1(): Sha1 {
  const words = new Int32Array(80);
  const state = new Int32Array(5);
  const tail = new Uint8Array(128);
  return (bytes) => {
    state.set(START);
    const whole = bytes.length - (bytes.length % 64);
    for (let at = 0; at < whole; at += 64) addBlock(state, words, bytes, at);
    tail.fill(0);
    tail.set(bytes.subarray(whole));
    tail[bytes.length - whole] = 0x80;
    const end = bytes.length - whole < 56 ? 64 : 128;
    // The number of bits, of which there are fewer than 2 to the 53.
    for (let place = 1, bits = bytes.length * 8; bits > 0; place++, bits = Math.floor(bits / 256))
      tail[end - place] = bits % 256;
    for (let at = 0; at < end; at += 64) addBlock(state, words, tail, at);
    return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
  };
}

const START: readonly number[] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];

function addBlock(state: Int32Array, words: Int32Array, bytes: Uint8Array, from: number): void {
  for (let t = 0, at = from; t < 16; t++, at += 4)
    words[t] =
      ((bytes[at] ?? 0) << 24) |
      ((bytes[at + 1] ?? 0) << 16) |
      ((bytes[at + 2] ?? 0) << 8) |
      (bytes[at + 3] ?? 0);
  for (let t = 16; t < 80; t++) {
    const word =
      (words[t - 3] ?? 0) ^ (words[t - 8] ?? 0) ^ (words[t - 14] ?? 0) ^ (words[t - 16] ?? 0);
    words[t] = (word << 1) | (word >>> 31);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let t = 0; t < 80; t++) {
    const next = (((a << 5) | (a >>> 27)) + mixed(t, b, c, d) + e + (words[t] ?? 0)) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
}

/** The function and the constant of a round. */
function mixed(t: number, b: number, c: number, d: number): number {
  if (t < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (t < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (t < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}
