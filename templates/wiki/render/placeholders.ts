/** Parts of a text that later steps of rendering must not read, each behind a mark. */
export interface Placeholders {
  /** Puts a part aside; the result is its mark. */
  put(html: string): string;
  /** The text with all parts in the places of their marks. */
  fill(text: string): string;
}

/** Characters for private use. */
const [START, END] = ["\uE000", "\uE001"];

/** A text in which nothing looks like a mark of rendering. */
export function withoutMarks(text: string): string {
  return text.replace(/[\uE000-\uE002]/g, "\uFFFD");
}

export function createPlaceholders(): Placeholders {
  const parts: string[] = [];
  // A part has marks of earlier parts alone, so that it cannot contain itself.
  const fillBefore = (text: string, end: number): string =>
    text.replace(/\uE000(\d+)\uE001/g, (_mark, digits: string) => {
      const index = Number(digits);
      return index < end ? fillBefore(parts[index] ?? "", index) : "";
    });
  return {
    put(html) {
      parts.push(html);
      return `${START}${parts.length - 1}${END}`;
    },
    fill: (text) => fillBefore(text, parts.length),
  };
}
