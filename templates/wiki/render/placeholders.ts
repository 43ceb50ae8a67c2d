/** Parts of a text that later steps of rendering must not read, each behind a mark. */
export interface Placeholders {
  /** Puts a part aside, or a function that makes it when it is filled; the result is its mark. */
  put(html: string | (() => string)): string;
  /** The text with all parts in the places of their marks. */
  fill(text: string): string;
  /** The length of a text in characters, with the strings that `fill` puts in the places of marks. */
  filledLength(text: string): number;
}

/** Characters for private use. */
const [START, END] = ["\uE000", "\uE001"];

const MARK = /\uE000(\d+)\uE001/g;

/** A text in which nothing looks like a mark of rendering. */
export function withoutMarks(text: string): string {
  return text.replace(/[\uE000-\uE002]/g, "\uFFFD");
}

export function createPlaceholders(): Placeholders {
  const parts: (string | (() => string))[] = [];
  const partAt = (index: number): string => {
    const part = parts[index] ?? "";
    return typeof part === "string" ? part : (parts[index] = part());
  };
  // A part has marks of earlier parts alone, so that it cannot contain itself.
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
