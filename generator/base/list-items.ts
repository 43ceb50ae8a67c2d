import { locateParts, valueEnd, valueStart } from "./json-layout.js";

/** A list in a JSON text: the positions of its items. */
export interface ListRange {
  readonly items: readonly ItemRange[];
  /** The text before, between and after the items. */
  readonly around: string;
}

export interface ItemRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Splits a text at the items of a list. For invalid JSON, the parts are arbitrary but still add up
 * to the text.
 *
 * @param pointer leads to the list
 * @param endOf the known end of an item, by its number and start
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
  // A character that JSON texts do not contain.
  return { items, around: around.join("\0") };
}

/** Keeps some items of a list and removes the others. */
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
