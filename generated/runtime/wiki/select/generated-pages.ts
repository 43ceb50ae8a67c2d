// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { JsonObject } from "../../model/json.js";
import type { ResultDescriptor } from "../../model/result-descriptor.js";
import type { Asked } from "../call/module-call.js";
import { showing } from "./fields.js";
import type { ModuleAnswer } from "../call/module-response.js";
import { nameOf } from "../pages/page-set.js";
import type { PageSource } from "../pages/page-set.js";
import type { Row } from "../values/row.js";
import { numberIn, numberOrZero, textIn } from "../values/row.js";
import type { SelectedRows } from "./select-rows.js";
import type { PagesBy } from "./selection.js";
import { columnReader } from "../columns/column-reader.js";
import { titleOf } from "../data/title.js";

/** What a generator stands for. */
export function generated(
  { rows: selected, from, part, proceed, position, most }: SelectedRows,
  result: ResultDescriptor | undefined,
  asked: Asked,
): ModuleAnswer {
  const source = sourceOf(selected, part.pages ?? { by: "pageid" }, from, asked);
  const said = saidBy(selected, from, result, asked);
  return {
    generated: { ...source, ...(said && { said }) },
    ...(proceed && { proceed }),
    ...(position && { position }),
    ...(most !== undefined && { most }),
  };
}

function sourceOf(rowsOf: readonly Row[], by: PagesBy, from: string, asked: Asked): PageSource {
  const { store } = asked;
  const read = columnReader(asked, from, ("column" in by ? by.column : undefined) ?? by.by);
  switch (by.by) {
    case "title":
      return {
        named: rowsOf.flatMap((row) => {
          const named = by.column === undefined ? row : store.pageById(row[by.column]);
          return named
            ? [titleOf(store.site, numberOrZero(named["ns"]), textIn(named["key"]))]
            : [];
        }),
      };
    case "row":
      return {
        rows: rowsOf.flatMap((row): readonly Row[] => {
          const page = store.pageById(row[by.column ?? "pageid"]);
          return page ? [page] : [];
        }),
      };
    case "revid":
      return { revids: rowsOf.flatMap((row) => numberIn(read(row)) ?? []) };
    case "pageid": {
      const ids = rowsOf.flatMap((row) => numberIn(row[by.column ?? "pageid"]) ?? []);
      return { pageids: ids };
    }
  }
}

/** What a generator adds to its pages, by their names. */
function saidBy(
  rowsOf: readonly Row[],
  from: string,
  result: ResultDescriptor | undefined,
  asked: Asked,
): ReadonlyMap<string, JsonObject> | undefined {
  if (!result?.generator) return undefined;
  const show = showing(result.generator, asked, from);
  return new Map(
    rowsOf.map((row) => [nameOf(numberOrZero(row["ns"]), textIn(row["key"])), show(row)]),
  );
}
