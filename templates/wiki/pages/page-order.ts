import type { Title } from "../data/title.js";
import { compareCells } from "../values/compare.js";
import { numberOrZero } from "../values/row.js";
import type { TableRow } from "../values/row.js";

/** Compares pages by their numbers. */
export function byId(a: TableRow, b: TableRow): number {
  return numberOrZero(a["pageid"]) - numberOrZero(b["pageid"]);
}

/** Compares pages by their names, as the database does. */
export function byKey(a: TableRow, b: TableRow): number {
  return compareCells(a["key"], b["key"]);
}

/** Groups titles by namespace, in the order of the first title of each; repeated titles count once. */
export function groupByNamespace(titles: readonly Title[]): readonly (readonly Title[])[] {
  const groups = new Map<number, Map<string, Title>>();
  for (const title of titles) {
    const group = groups.get(title.ns) ?? new Map<string, Title>();
    groups.set(title.ns, group);
    if (!group.has(title.key)) group.set(title.key, title);
  }
  return [...groups.values()].map((group) => [...group.values()]);
}
