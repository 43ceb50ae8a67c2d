import type { JsonObject } from "../../runtime/model/json.js";
import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ModuleCall } from "../call/module-call.js";
import { rowFields, fieldRenderer } from "./fields.js";
import { findRefusal } from "./precondition.js";
import type { ModuleResponse } from "../call/module-response.js";
import type { PageEntry } from "../pages/page-entry.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { TableRow } from "../values/row.js";
import type { PageSelection } from "./selection.js";

/** Runs a module that adds fields to pages. */
export function fieldsOfPages(
  selection: PageSelection,
  result: ResultDescriptor | undefined,
  call: ModuleCall,
): Outcome<ModuleResponse> {
  const { of, from, belongs, columns } = selection;
  const reason = findRefusal(selection, call);
  if (reason) return reason;
  const show = fieldRenderer(rowFields(result), call, from ?? "pages", {
    ...(columns && { columns }),
  });
  const fields = call.pages.entries
    .filter((entry) => isOf(entry, of))
    .flatMap((entry): [number, JsonObject][] => {
      const row = rowOf(entry, from, belongs, call);
      return row ? [[entry.id, placed(show(row), result)]] : [];
    });
  return ok({ pages: new Map(fields) });
}

/** The fields of a page, directly or as an object in a field. */
function placed(fields: JsonObject, result: ResultDescriptor | undefined): JsonObject {
  const name = result?.rows?.kind === "object" ? result.rows.at[2] : undefined;
  return name === undefined ? fields : { [name]: fields };
}

function isOf({ kind }: PageEntry, of: PageSelection["of"]): boolean {
  if (kind === "page") return true;
  if (kind === "missing") return of !== "existing";
  return of === "all" && kind === "special";
}

/** A page that does not exist has a row with its title. */
function rowOf(
  entry: PageEntry,
  from: string | undefined,
  belongs: PageSelection["belongs"],
  { store }: ModuleCall,
): TableRow | undefined {
  if (!("ns" in entry)) return undefined;
  const { id, ns, key } = entry;
  if (from !== undefined)
    return belongs === "title"
      ? store.find(from, "key", key).find((row) => row["ns"] === ns)
      : store.find(from, "pageid", id)[0];
  if (entry.kind === "page") return entry.row;
  return { ns, key, title: entry.text, missing: true };
}
