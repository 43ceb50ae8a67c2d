import type { JsonObject } from "../../runtime/model/json.js";
import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ModuleCall } from "../call/module-call.js";
import { fieldRenderer } from "./fields.js";
import type { ModuleResponse } from "../call/module-response.js";
import { pageNameOf } from "../data/page-name.js";
import type { PageSource } from "../pages/page-set.js";
import type { TableRow } from "../values/row.js";
import { numberOrUndefined, numberOrZero, textOrEmpty } from "../values/row.js";
import type { SelectedRows } from "./select-rows.js";
import type { PagesBy } from "./selection.js";
import { columnReader } from "../columns/column-reader.js";
import { titleOf } from "../data/title.js";

/** The pages that a generator finds. */
export function generatedPages(
  { rows: selected, part, continueParams, position, maxLimit }: SelectedRows,
  result: ResultDescriptor | undefined,
  call: ModuleCall,
): ModuleResponse {
  const { from } = part;
  const source = sourceOf(selected, part.pages ?? { by: "pageid" }, from, call);
  const byName = fieldsByName(selected, from, result, call);
  return {
    generated: { ...source, ...(byName && { generatorFields: byName }) },
    ...(continueParams && { continueParams }),
    ...(position && { position }),
    ...(maxLimit !== undefined && { maxLimit }),
  };
}

function sourceOf(
  rowsOf: readonly TableRow[],
  by: PagesBy,
  from: string,
  call: ModuleCall,
): PageSource {
  const { store } = call;
  const read = columnReader(call, from, ("column" in by ? by.column : undefined) ?? by.by);
  switch (by.by) {
    case "title":
      return {
        named: rowsOf.flatMap((row) => {
          const named = by.column === undefined ? row : store.pageById(row[by.column]);
          return named
            ? [titleOf(store.site, numberOrZero(named["ns"]), textOrEmpty(named[by.key ?? "key"]))]
            : [];
        }),
      };
    case "row":
      return {
        rows: rowsOf.flatMap((row): readonly TableRow[] => {
          const page = store.pageById(row[by.column ?? "pageid"]);
          return page ? [page] : [];
        }),
      };
    case "revid":
      return { revids: rowsOf.flatMap((row) => numberOrUndefined(read(row)) ?? []) };
    case "pageid": {
      const ids = rowsOf.flatMap((row) => numberOrUndefined(row[by.column ?? "pageid"]) ?? []);
      return { pageids: ids };
    }
  }
}

/** The fields that a generator adds to its pages, by their names. */
function fieldsByName(
  rowsOf: readonly TableRow[],
  from: string,
  result: ResultDescriptor | undefined,
  call: ModuleCall,
): ReadonlyMap<string, JsonObject> | undefined {
  if (!result?.generator) return undefined;
  const show = fieldRenderer(result.generator, call, from);
  return new Map(
    rowsOf.map((row) => [pageNameOf(numberOrZero(row["ns"]), textOrEmpty(row["key"])), show(row)]),
  );
}
