import { ok } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ModuleCall } from "../call/module-call.js";
import type { ModuleResponse } from "../call/module-response.js";
import { fieldRenderer, rowFields } from "./fields.js";
import { findRefusal } from "./precondition.js";
import type { PageSelection } from "./selection.js";

/** Runs a module that adds fields to pages, directly or as an object in a field. */
export function fieldsOfPages(
  selection: PageSelection,
  result: ResultDescriptor | undefined,
  call: ModuleCall,
): Outcome<ModuleResponse> {
  const reason = findRefusal(selection, call);
  if (reason) return reason;
  const { from } = selection;
  const show = fieldRenderer(rowFields(result), call, from);
  const member = result?.rows?.kind === "object" ? result.rows.at[2] : undefined;
  const fields = call.pages.titles().flatMap(({ id, ns, key }): [number, JsonObject][] => {
    const row = call.store.find(from, "key", key).find((each) => each["ns"] === ns);
    return row ? [[id, member === undefined ? show(row) : { [member]: show(row) }]] : [];
  });
  return ok({ pages: new Map(fields) });
}
