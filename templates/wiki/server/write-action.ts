import { failureResponse, warningsMember } from "../../runtime/action-api/query-response.js";
import type { ModuleMessage } from "../../runtime/action-api/warning-order.js";
import type { ServiceResponse } from "../../runtime/http/service.js";
import type { ResponseForm } from "../../runtime/query-service/write-response.js";
import { writeOutcome } from "../../runtime/query-service/write-response.js";
import type { ActionOutput } from "../call/action-output.js";
import type { ActionResponse } from "../call/stub-action.js";
import { encoderOf } from "../formats/encoder.js";

/** Writes the result of an action in its form. */
export function writeAction(
  { body, output }: ActionResponse,
  warnings: readonly ModuleMessage[],
  form: ResponseForm,
): ServiceResponse {
  switch (output?.kind) {
    case "list":
      return writeList(output, warnings, form);
    case "document":
      return writeDocument(output, form);
    case "element":
      return writeElement(output, body, warnings, form);
    case undefined:
      return writeMembers(body, warnings, form);
  }
}

function writeElement(
  { name, type }: ActionOutput & { readonly kind: "element" },
  body: ActionResponse["body"],
  warnings: readonly ModuleMessage[],
  form: ResponseForm,
): ServiceResponse {
  const named = { ...form, root: name };
  if (type === undefined) return writeMembers(body, warnings, named);
  const { parsed } = form;
  const encode = encoderOf({ parsed, format: "xml", sitename: "" });
  const response = writeMembers(body, warnings, { ...named, ...(encode && { encode }) });
  const headers = { ...response.headers, "content-type": `${type}; charset=utf-8` };
  return { ...response, headers };
}

function writeMembers(
  body: ActionResponse["body"],
  warnings: readonly ModuleMessage[],
  form: ResponseForm,
): ServiceResponse {
  return writeOutcome(
    { kind: "ok", value: { body, pages: [], warnings, finished: new Set() } },
    form,
  );
}

/** A list has no place for warnings; as an error, they are its data. */
function writeList(
  { list, refusesWarnings }: ActionOutput & { readonly kind: "list" },
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
  const json = (): string => JSON.stringify(list);
  return encode
    ? { ...encode({ status: 200, body: {}, pages: [], json }), issues }
    : {
        status: 200,
        headers: { "content-type": "application/json; charset=utf-8" },
        body: json(),
        issues,
      };
}

function writeDocument(
  { text, type, fileName, headers }: ActionOutput & { readonly kind: "document" },
  { parsed: { issues } }: ResponseForm,
): ServiceResponse {
  return {
    status: 200,
    headers: {
      "content-type": `${type}; charset=utf-8`,
      ...(fileName !== undefined && { "content-disposition": `inline; filename=${fileName}` }),
      ...headers,
    },
    body: text,
    issues,
  };
}
