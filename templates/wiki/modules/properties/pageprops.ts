import { argumentList, argumentText } from "../../call/module-call.js";
import { badContinue } from "../../../runtime/query-service/continuation.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import type { PageFields } from "../../../runtime/query-service/page-fields.js";
import { textOrEmpty } from "../../values/row.js";

/** Page properties by name: the requested ones, or all. */
export const pageprops: CustomModule = (call) => {
  const names = argumentList(call, "prop");
  const from = argumentText(call, "continue") ?? "";
  if (!/^(?:-?[1-9]\d*|0)?$/.test(from)) return badContinue();
  const existing = call.pages.existing().filter(({ id }) => id >= Number(from));
  const pages = existing.flatMap(({ id }): PageFields[] => {
    const rows = call.store
      .find("pageprops", "pageid", id)
      .filter(({ name }) => names.length === 0 || names.includes(name));
    if (rows.length === 0) return [];
    const props = Object.fromEntries(rows.map(({ name, value }) => [textOrEmpty(name), value]));
    return [{ id, fields: { pageprops: props } }];
  });
  return ok({ pages });
};
