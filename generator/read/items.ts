import { locateParts, valueEnd, valueStart } from "./layout.js";

/** A list in a text of JSON: where each of its items stands. */
export interface ListRange {
  readonly items: readonly ItemRange[];
  /** The text between the items, and before and after them. */
  readonly around: string;
}

export interface ItemRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Takes a text apart at the items of a list. Of a text that is no JSON it gives something or other,
 * which put together again is the text still.
 *
 * @param pointer leads to the list
 * @param endOf the end of an item where it is known without looking for it, by its number and start
 */
export function listIn(
  text: string,
  pointer: string,
  endOf: (index: number, start: number) => number | undefined = () => undefined,
): ListRange {
  const items: ItemRange[] = [];
  const around: string[] = [];
  const { value: list } = locateParts(text)(pointer);
  let from = list + 1;
  let start = valueStart(text, from);
  around.push(text.slice(0, start));
  while (text[list] === "[" && start < text.length && text[start] !== "]") {
    const end = Math.max(endOf(items.length, start) ?? valueEnd(text, start), start + 1);
    items.push({ start, end });
    from = end;
    start = valueStart(text, from);
    around.push(text.slice(from, start));
  }
  around.push(text.slice(start));
  // A sign that no text of JSON holds.
  return { items, around: around.join("\0") };
}

/** The text with some of the items of a list, and no others. */
export function withItems(
  text: string,
  { items }: ListRange,
  isWanted: (index: number) => boolean,
): string {
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last) return text;
  const wanted = items.filter((_, index) => isWanted(index));
  const inside = wanted.map(({ start, end }) => text.slice(start, end));
  return text.slice(0, first.start) + inside.join(",") + text.slice(last.end);
}
