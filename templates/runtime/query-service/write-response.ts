import { isVersion1 } from "../action-api/format-version.js";
import { failureResponse, warningsMember } from "../action-api/query-response.js";
import { rootMembers } from "../action-api/root-members.js";
import type { RootFacts } from "../action-api/root-members.js";
import { requestUpTo, requestWithout } from "../action-api/warning-order.js";
import type { ServiceResponse } from "../http/service.js";
import { isJsonObject } from "../model/json.js";
import type { JsonObject } from "../model/json.js";
import type { FieldDescriptors } from "../model/result-descriptor.js";
import type { ParsedRequest } from "../parse/parsed-request.js";
import type { NumberedPage } from "./page-fields.js";
import type { QueryOutcome } from "./run-query.js";
import { areListed, inVersion1WithPages, PAGES } from "./version1-pages.js";

/** The data that the form of a response depends on. */
export interface ResponseForm extends RootFacts {
  readonly parsed: ParsedRequest;
  /** Returns the known fields of the response, for format version 1. */
  readonly fields?: () => FieldDescriptors;
  /** The order of pages in format version 2. */
  readonly pageOrder: "by number" | "as found";
  /** The status of a response for a module that is not implemented. */
  readonly notImplementedStatus: 200 | 501;
}

/** Writes the result of a query. */
export function writeOutcome(outcome: QueryOutcome, form: ResponseForm): ServiceResponse {
  const { parsed } = form;
  switch (outcome.kind) {
    case "ok": {
      const { body, pages, warnings, finished, document } = outcome.value;
      if (document !== undefined)
        return { status: 200, headers: EXPORT_HEADERS, body: document, issues: parsed.issues };
      const ran = requestWithout(parsed, finished);
      return writeResponse({ ...warningsMember(ran, warnings), ...body }, form, pages);
    }
    case "refused":
      return failureResponse(requestUpTo(parsed, outcome), outcome, form, outcome.warnings);
    case "not implemented": {
      const { module } = outcome;
      const text = `Neither this server nor a handler implements ${module}.`;
      const failure = { code: "notimplemented", module, text, status: form.notImplementedStatus };
      return failureResponse({ ...parsed, found: [] }, failure, form);
    }
  }
}

/**
 * Writes a response in the request's format version.
 *
 * @param pages the content of `query.pages`
 */
export function writeResponse(
  body: JsonObject,
  form: ResponseForm,
  pages: readonly NumberedPage[] = [],
): ServiceResponse {
  const { encode } = form;
  const { issues } = form.parsed;
  const complete: JsonObject = { ...body, ...rootMembers(form.parsed, form) };
  const json = jsonOf(complete, pages, form);
  const written = encode?.(json) ?? { headers: JSON_HEADERS, body: json };
  return { status: 200, ...written, issues };
}

function jsonOf(body: JsonObject, pages: readonly NumberedPage[], form: ResponseForm): string {
  return isVersion1(form.parsed)
    ? version1Text(body, pages, form)
    : JSON.stringify(withPages(body, pages, form));
}

function withPages(
  body: JsonObject,
  pages: readonly NumberedPage[],
  { pageOrder }: ResponseForm,
): JsonObject {
  const { query } = body;
  if (pages.length === 0 || !isJsonObject(query)) return body;
  const ordered = pageOrder === "as found" ? pages : [...pages].sort((a, b) => a.id - b.id);
  return { ...body, query: { ...query, pages: ordered.map(({ fields }) => fields) } };
}

function version1Text(
  body: JsonObject,
  pages: readonly NumberedPage[],
  { fields }: ResponseForm,
): string {
  const { body: written, pages: list } = inVersion1WithPages(body, pages, fields?.());
  const text = JSON.stringify(written);
  if (list.length === 0) return text;
  const members = areListed(pages)
    ? `[${list.map(([, page]) => JSON.stringify(page)).join(",")}]`
    : `{${list.map(([id, page]) => `"${id}":${JSON.stringify(page)}`).join(",")}}`;
  return text.replace(JSON.stringify(PAGES), () => members);
}

const JSON_HEADERS = { "content-type": "application/json; charset=utf-8" };
const EXPORT_HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "content-disposition": "inline; filename=export.json",
};
