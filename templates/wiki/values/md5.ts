/** The MD5 hash of bytes, hexadecimal. */
export function md5(bytes: Uint8Array): string {
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  const blocks = padded(bytes);
  for (let at = 0; at < blocks.length; at += 16) addBlock(state, blocks.subarray(at, at + 16));
  return [...new Uint8Array(state.buffer)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** Words of four bytes, the lowest first: the bytes, a mark, zeros, and the number of bits. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array(Math.ceil((bytes.length + 9) / 64) * 16);
  const set = (at: number, byte: number): void => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << ((at % 4) * 8));
  };
  bytes.forEach((byte, at) => set(at, byte));
  set(bytes.length, 0x80);
  words[words.length - 2] = bytes.length << 3;
  words[words.length - 1] = bytes.length >>> 29;
  return words;
}

const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];

function addBlock(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    const [mixed, word] = mix(step, b, c, d);
    const constant = Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32);
    const sum = (a + mixed + constant + (words[word] ?? 0)) >>> 0;
    const shift = SHIFTS[step >> 4]?.[step % 4] ?? 0;
    const turned = ((sum << shift) | (sum >>> (32 - shift))) >>> 0;
    [a, d, c, b] = [d, c, b, (b + turned) >>> 0];
  }
  [a, b, c, d].forEach((part, at) => {
    state[at] = (state[at] ?? 0) + part;
  });
}

/** The function of a step, and the word that it takes. */
function mix(step: number, b: number, c: number, d: number): readonly [number, number] {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
}
