import type { Random } from "./random.js";

/** A value that must not be found in any output. */
export interface Canary {
  readonly value: string;
  /** Parts of letters and digits, which no encoding of the outputs changes. */
  readonly parts: readonly string[];
}

const LETTERS = Array.from("abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789");
const HEX = Array.from("0123456789abcdef");
const DIGITS = Array.from("123456789");
const UPPER = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567");

/** Characters that URLs, forms or JSON escape. */
const BETWEEN = Array.from(`-/+&"<> ü%\\'=#;?@|:,{}[]\u{1F511}\n`);

function wordOf(random: Random, characters: readonly string[], length: number): string {
  return Array.from({ length }, () => random.of(characters)).join("");
}

/** A password, with any character between its parts. */
export function passwordOf(random: Random): Canary {
  const parts = [wordOf(random, LETTERS, 12), wordOf(random, LETTERS, 12)];
  return { value: parts.join(random.of(["", ...BETWEEN])), parts };
}

/** A password of the characters that all headers and URLs may have. */
export function wordCanary(random: Random): Canary {
  const word = wordOf(random, LETTERS, 24);
  return { value: word, parts: [word] };
}

/** A one-time password. */
export function numberCanary(random: Random): Canary {
  const digits = wordOf(random, DIGITS, 15);
  return { value: digits, parts: [digits] };
}

/** Texts with a secret that only its shape shows. */
export function shapedCanary(random: Random): Canary {
  return random.of(SHAPES)(random);
}

const SHAPES: readonly ((random: Random) => Canary)[] = [
  (random) => {
    const parts = [20, 27].map((length) => wordOf(random, LETTERS, length));
    return { value: `eyJhbGciOiJIUzI1NiJ9.eyJ${parts.join(".")}`, parts };
  },
  (random) => {
    const word = wordOf(random, HEX, random.of([32, 40, 41]));
    return { value: `${word}+\\`, parts: [word] };
  },
  (random) => {
    const word = `${wordOf(random, LETTERS, 20)}7`;
    return { value: `${random.of(["Bearer", "bearer"])} ${word}`, parts: [word] };
  },
  (random) => {
    const word = Buffer.from(`bot:${wordOf(random, LETTERS, 16)}`).toString("base64");
    return { value: `Basic ${word}`, parts: [word.slice(0, 22)] };
  },
  (random) => {
    const word = wordOf(random, LETTERS, 24);
    return { value: `Digest username="A", nonce="1", response="${word}"`, parts: [word] };
  },
  (random) => {
    const word = wordOf(random, LETTERS, 24);
    return {
      value: `OAuth oauth_consumer_key="k", oauth_signature="${word}%3D", oauth_nonce="1"`,
      parts: [word],
    };
  },
  (random) => {
    const word = wordOf(random, LETTERS, 24);
    const prefix = random.of(["ghp_", "gho_", "github_pat_", "glpat-", "sk-", "sk_live_", "npm_"]);
    return { value: prefix + word, parts: [word] };
  },
  (random) => {
    const word = wordOf(random, UPPER, 16);
    return { value: `AKIA${word}`, parts: [word] };
  },
  (random) => {
    const groups = Array.from({ length: 14 }, () => {
      const group = ["kxqzwvjh", "ABCDEFGHKLMNPQRTUVWXYZ", "23456789"].map((each) =>
        random.of(Array.from(each)),
      );
      return random.once(2) ? group.join("") : group.toReversed().join("");
    });
    const word = groups.join("");
    return { value: word, parts: [word.slice(0, 20), word.slice(20)] };
  },
];

/** The canary that a text contains, or a part of it. */
export function foundIn(text: string, canaries: readonly Canary[]): Canary | undefined {
  return canaries.find(({ parts }) => parts.some((part) => text.includes(part)));
}
