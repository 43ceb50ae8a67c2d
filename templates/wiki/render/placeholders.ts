/** Replaces parts of a text with marks, so that later rendering steps do not process them. */
export interface Placeholders {
  /** Stores a part, or a function that creates it when it is inserted, and returns its mark. */
  put(html: string | (() => string)): string;
  /** Replaces all marks in the text with their parts. */
  fill(text: string): string;
  /** The length of a text in characters, with the strings that `fill` puts in the places of marks. */
  filledLength(text: string): number;
}

/** Private-use characters. */
const [START, END] = ["\uE000", "\uE001"];

const MARK = /\uE000(\d+)\uE001/g;

/** Removes parts of a text that look like marks. */
export function withoutMarks(text: string): string {
  return text.replace(/[\uE000-\uE002]/g, "\uFFFD");
}

export function createPlaceholders(): Placeholders {
  const parts: (string | (() => string))[] = [];
  const partAt = (index: number): string => {
    const part = parts[index] ?? "";
    return typeof part === "string" ? part : (parts[index] = part());
  };
  // A part contains only marks of earlier parts, so it cannot contain itself.
  const fillBefore = (text: string, end: number): string =>
    text.replace(MARK, (_mark, digits: string) => {
      const index = Number(digits);
      return index < end ? fillBefore(partAt(index), index) : "";
    });
  return {
    put(html) {
      parts.push(html);
      return `${START}${parts.length - 1}${END}`;
    },
    fill: (text) => fillBefore(text, parts.length),
    filledLength(text) {
      let length = text.length;
      for (const [mark, digits] of text.matchAll(MARK)) {
        const part = parts[Number(digits)];
        if (typeof part === "string") length += part.length - mark.length;
      }
      return length;
    },
  };
}
