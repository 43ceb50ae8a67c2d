/** Parts of a text that later steps of rendering must not read, each behind a mark. */
export interface Placeholders {
  /** Puts a part aside; the result is its mark. */
  put(html: string): string;
  /** The text with all parts in the places of their marks. */
  fill(text: string): string;
}

/** Characters for private use, which wikitext does not contain. */
const [START, END] = ["\uE000", "\uE001"];

export function createPlaceholders(): Placeholders {
  const parts: string[] = [];
  const fill = (text: string): string =>
    text.replace(/\uE000(\d+)\uE001/g, (_mark, index: string) => fill(parts[Number(index)] ?? ""));
  return {
    put(html) {
      parts.push(html);
      return `${START}${parts.length - 1}${END}`;
    },
    fill,
  };
}
