import { WORD } from "./draw.js";
import type { Draw } from "./draw.js";
import { sampleName, sampleWord, sampleWords } from "./sample-words.js";

/** A string. Its length is in code points. */
export type TextSample = {
  readonly kind: "text";
  readonly as:
    | "name"
    | "words"
    | "date"
    | "time"
    | "date-time"
    | "uuid"
    | "id"
    | "email"
    | "host"
    | "uri";
  readonly min?: number;
  readonly max?: number;
};

/** A part of a pattern and its repetitions: one of several characters or sequences. */
export type PatternPart =
  | { readonly kind: "of"; readonly of: string; readonly min: number; readonly max: number }
  | {
      readonly kind: "either";
      readonly either: readonly (readonly PatternPart[])[];
      readonly min: number;
      readonly max: number;
    };

/** The number of characters in an identifier. */
export const ID_LENGTH = 24;

/** Generates a string. */
export function sampledText({ as, min = 0, max = Infinity }: TextSample, draw: Draw): string {
  // All characters of the words are single code units.
  let text = formed(as, draw);
  while (text.length < min) text += ` ${sampleWord(draw)}`;
  return text.length <= max ? text : text.slice(0, max);
}

function formed(as: TextSample["as"], draw: Draw): string {
  switch (as) {
    case "name":
      return sampleName(draw);
    case "words":
      return sampleWords(draw);
    case "date":
      return `${2000 + draw(30)}-${two(1 + draw(12))}-${two(1 + draw(28))}`;
    case "time":
      return `${two(draw(24))}:${two(draw(60))}:${two(draw(60))}Z`;
    case "date-time":
      return `${formed("date", draw)}T${formed("time", draw)}`;
    case "uuid": {
      const hex = Array.from({ length: 31 }, () => draw(16).toString(16)).join("");
      const variant = (8 + draw(4)).toString(16);
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-${variant}${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
    }
    case "id":
      return characters("0123456789abcdef", ID_LENGTH, draw);
    case "email":
      return `${sampleWord(draw)}@${formed("host", draw)}`;
    case "host":
      return `${sampleWord(draw)}.example`;
    case "uri":
      return `https://${formed("host", draw)}/${sampleWord(draw)}`;
  }
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

/** Generates a string from the parts of a pattern. */
export function sampleOfPattern(parts: readonly PatternPart[], draw: Draw): string {
  let text = "";
  for (const part of parts) {
    const length = part.min + (part.max > part.min ? draw(part.max - part.min + 1) : 0);
    if (part.kind === "of") text += characters(part.of, length, draw);
    else
      for (let index = 0; index < length; index += 1)
        text += sampleOfPattern(part.either[draw(part.either.length)] ?? [], draw);
  }
  return text;
}

/** One draw provides as many characters as possible. */
function characters(of: string, length: number, draw: Draw): string {
  const { length: count } = of;
  // Identifiers are mostly digits in some base, which `toString` writes.
  const isDigits = count > 1 && "0123456789abcdefghijklmnopqrstuvwxyz".startsWith(of);
  let text = "";
  while (text.length < length) {
    let range = count;
    let wanted = 1;
    while (range * count <= WORD && text.length + wanted < length) {
      range *= count;
      wanted += 1;
    }
    let left = draw(range);
    if (isDigits) text += left.toString(count).padStart(wanted, "0");
    else
      for (let index = 0; index < wanted; index += 1) {
        text += of.charAt(left % count);
        left = Math.floor(left / count);
      }
  }
  return text;
}
