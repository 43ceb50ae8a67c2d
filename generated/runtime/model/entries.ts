// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** The part of `URLSearchParams` and `Headers` that every TypeScript library declares. */
interface Pairs {
  forEach(each: (value: string, name: string) => void): void;
}

/**
 * The names and values of a `URLSearchParams` or `Headers`, in order. Without the library
 * `DOM.Iterable`, TypeScript 5 does not know that they are iterable.
 */
export function entriesOf(pairs: Pairs): [name: string, value: string][] {
  const entries: [string, string][] = [];
  // oxlint-disable-next-line unicorn/no-array-for-each -- not an array; see above
  pairs.forEach((value, name) => entries.push([name, value]));
  return entries;
}
