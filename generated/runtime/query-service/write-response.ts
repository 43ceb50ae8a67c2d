// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { inVersion1, isVersion1 } from "../action-api/format-version.js";
import { failureResponse, warningsMember } from "../action-api/query-response.js";
import { rootMembers } from "../action-api/root-members.js";
import type { RootFacts } from "../action-api/root-members.js";
import { requestUpTo, requestWithout } from "../action-api/warning-order.js";
import type { ServiceResponse } from "../http/service.js";
import { isJsonObject } from "../model/json.js";
import type { JsonObject } from "../model/json.js";
import type { FieldDescriptors } from "../model/result-descriptor.js";
import type { ParsedRequest } from "../read/parsed-request.js";
import type { NumberedPage } from "./page-fields.js";
import type { QueryOutcome } from "./run-query.js";

/** What the form of a response depends on. */
export interface ResponseForm extends RootFacts {
  readonly parsed: ParsedRequest;
  /** The known fields of the response, for format version 1. */
  readonly fields?: () => FieldDescriptors;
  /** The order of pages in format version 2. */
  readonly pageOrder: "by number" | "as found";
  /** The status of a response if nothing implements a module. */
  readonly notImplementedStatus: 200 | 501;
  /** The function that the response calls as a script, if that is allowed. */
  readonly callback?: string | undefined;
}

/** Writes the result of a query. */
export function writeOutcome(outcome: QueryOutcome, form: ResponseForm): ServiceResponse {
  const { parsed } = form;
  switch (outcome.kind) {
    case "ok": {
      const { body, pages, warnings, finished, document } = outcome.value;
      if (document !== undefined)
        return { status: 200, headers: XML_HEADERS, body: document, issues: parsed.issues };
      const ran = requestWithout(parsed, finished);
      return writeResponse({ ...warningsMember(ran, warnings), ...body }, form, pages);
    }
    case "refused":
      return failureResponse(requestUpTo(parsed, outcome), outcome, form, outcome.warnings);
    case "not implemented": {
      const { module } = outcome;
      const text = `There is no handler for ${module}.`;
      const failure = { code: "notimplemented", module, text, status: form.notImplementedStatus };
      return failureResponse({ ...parsed, found: [] }, failure, form);
    }
  }
}

/**
 * Writes a response in the format version of the request.
 *
 * @param pages the content of the member `pages` of `query`
 */
export function writeResponse(
  body: JsonObject,
  form: ResponseForm,
  pages: readonly NumberedPage[] = [],
): ServiceResponse {
  const { parsed, callback } = form;
  const complete: JsonObject = { ...body, ...rootMembers(parsed, form) };
  const text = isVersion1(parsed)
    ? version1Text(complete, pages, form)
    : JSON.stringify(withPages(complete, pages, form));
  const isScript = callback !== undefined;
  return {
    status: 200,
    headers: isScript ? SCRIPT_HEADERS : JSON_HEADERS,
    body: isScript ? `/**/${callback.replace(/[^\w.[\]'"$]/g, "")}(${text})` : text,
    issues: parsed.issues,
  };
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

/** Stands for the pages until the rest is written; no text of a wiki holds it. */
const PAGES = "\u0000pages\u0000";

/**
 * Format version 1 has pages under their numbers, in the order in which they were found, which an
 * object of JavaScript cannot keep.
 */
function version1Text(
  body: JsonObject,
  pages: readonly NumberedPage[],
  { fields }: ResponseForm,
): string {
  const { query } = body;
  if (pages.length === 0 || !isJsonObject(query))
    return JSON.stringify(inVersion1(body, fields?.()));
  const byName = Object.fromEntries(pages.map((page) => [`page ${page.id}`, page.fields]));
  const written = inVersion1({ ...body, query: { ...query, pages: byName } }, fields?.());
  const writtenQuery = objectAt(written, "query");
  const writtenPages = objectAt(writtenQuery, "pages");
  const list = pages.map(({ id }) => `"${id}":${JSON.stringify(writtenPages[`page ${id}`])}`);
  return JSON.stringify({ ...written, query: { ...writtenQuery, pages: PAGES } }).replace(
    JSON.stringify(PAGES),
    () => `{${list.join(",")}}`,
  );
}

function objectAt(object: JsonObject, name: string): JsonObject {
  const member = object[name];
  return isJsonObject(member) ? member : {};
}

const JSON_HEADERS = { "content-type": "application/json; charset=utf-8" };
const XML_HEADERS = {
  "content-type": "text/xml; charset=utf-8",
  "content-disposition": "inline; filename=export.xml",
};
const SCRIPT_HEADERS = { "content-type": "text/javascript; charset=utf-8" };
