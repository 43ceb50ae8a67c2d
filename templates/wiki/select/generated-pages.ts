import type { ModuleCall } from "../call/module-call.js";
import type { ModuleResponse } from "../call/module-response.js";
import { columnReader } from "../columns/column-reader.js";
import { titleOf } from "../data/title.js";
import type { PageSource } from "../pages/page-set.js";
import { numberOrUndefined, numberOrZero, textOrEmpty } from "../values/row.js";
import type { SelectedRows } from "./select-rows.js";

/** The pages that a generator finds. */
export function generatedPages(selected: SelectedRows, call: ModuleCall): ModuleResponse {
  const { continueParams, position, maxLimit } = selected;
  return {
    generated: sourceOf(selected, call),
    ...(continueParams && { continueParams }),
    ...(position && { position }),
    ...(maxLimit !== undefined && { maxLimit }),
  };
}

function sourceOf({ rows, part }: SelectedRows, call: ModuleCall): PageSource {
  const { store } = call;
  const { from, pages = { by: "pageid" } } = part;
  switch (pages.by) {
    case "title": {
      const { column, key = "key" } = pages;
      const named = rows.flatMap((row) => {
        const page = column === undefined ? row : store.pageById(row[column]);
        return page ? [titleOf(store.site, numberOrZero(page["ns"]), textOrEmpty(page[key]))] : [];
      });
      return { named };
    }
    case "row":
      return { rows: rows.flatMap(({ pageid }) => store.find("pages", "pageid", pageid)) };
    case "revid": {
      const read = columnReader(call, from, pages.column ?? "revid");
      return { revids: rows.flatMap((row) => numberOrUndefined(read(row)) ?? []) };
    }
    case "pageid":
      return { pageids: rows.flatMap(({ pageid }) => numberOrUndefined(pageid) ?? []) };
  }
}
