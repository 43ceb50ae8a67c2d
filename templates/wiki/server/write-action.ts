import { failureResponse, warningsMember } from "../../runtime/action-api/query-response.js";
import type { ModuleMessage } from "../../runtime/action-api/warning-order.js";
import type { ServiceResponse } from "../../runtime/http/service.js";
import type { ResponseForm } from "../../runtime/query-service/write-response.js";
import { writeOutcome } from "../../runtime/query-service/write-response.js";
import type { ActionList, ActionResponse } from "../call/stub-action.js";

/** Writes the result of an action in its form. */
export function writeAction(
  { body, list }: ActionResponse,
  warnings: readonly ModuleMessage[],
  form: ResponseForm,
): ServiceResponse {
  if (list) return writeList(list, warnings, form);
  const value = { body, pages: [], warnings, finished: new Set<string>() };
  return writeOutcome({ kind: "ok", value }, form);
}

/** A list has no place for warnings; as an error, they are its data. */
function writeList(
  { items, refusesWarnings }: ActionList,
  warnings: readonly ModuleMessage[],
  form: ResponseForm,
): ServiceResponse {
  const { parsed, encode } = form;
  const { issues, main } = parsed;
  const warned = refusesWarnings ? warningsMember(parsed, warnings) : {};
  if (warned["warnings"] !== undefined) {
    const text = "A list cannot contain warnings.";
    const failure = { code: "warnings", text, data: warned, module: String(main["format"]) };
    return failureResponse({ ...parsed, found: [] }, failure, form);
  }
  const json = JSON.stringify(items);
  const headers = { "content-type": "application/json; charset=utf-8" };
  return { status: 200, ...(encode?.(json) ?? { headers, body: json }), issues };
}
