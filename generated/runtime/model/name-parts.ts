// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/**
 * Whether a text is made of these parts in this order, with at least so many characters between each
 * two. A search from the left, in linear time: a pattern would try every way to split the text.
 */
export function isMadeOf(text: string, parts: readonly string[], least: number): boolean {
  const [first = "", ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at + least);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + least <= text.length - last.length;
}
