import { pageNameOf } from "../data/page-name.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { Columns } from "./column.js";

/** Computed columns of links to titles. */
export const linkColumns: Columns = {
  /** The number of the title: that of the data, or its rank among the titles of all links. */
  target: (row, store) => row["target"] ?? targets(store).get(targetName(row)),
};

function targets(store: Store): ReturnType<Store["ranks"]> {
  return store.ranks("link targets", () => [
    ...new Set(
      ["templatelinks", "pagelinks"].flatMap((table) => store.rows(table).map(targetName)),
    ),
  ]);
}

function targetName({ ns, key }: TableRow): string {
  return pageNameOf(numberOrZero(ns), textOrEmpty(key));
}
