import { errorHeaders } from "../../action-api/api-error-response.js";
import type { ApiFailure } from "../../action-api/api-error-response.js";
import { inVersion1, isVersion1 } from "../../action-api/format-version.js";
import { errorMember, warningsMember } from "../../action-api/query-response.js";
import type { ModuleMessage } from "../../action-api/warning-order.js";
import { isJsonObject } from "../../model/json.js";
import type { JsonObject } from "../../model/json.js";
import type { RequestReading } from "../../read/request-reading.js";
import type { FieldDescriptors } from "../../model/result-descriptor.js";
import type { ServiceResponse } from "../../http/service.js";
import type { WireParams } from "../../wire/wire-params.js";
import type { NumberedPage } from "../query/run-query.js";
import { objectIn } from "../values/row.js";
import { generalFacts } from "../data/site.js";
import type { Store } from "../store/store.js";
import type { StubModules } from "../query/stub-modules.js";

/** The answer to a request that is refused, in the form that it asks for. */
export function refusedAnswer(
  reading: RequestReading,
  reason: ApiFailure,
  module: string,
  further: readonly ModuleMessage[] = [],
): ServiceResponse {
  const { code, text, data, status = 200, headers } = reason;
  const error = { code, text, module, ...(data && { data }) };
  const body = { ...warningsMember(reading, further), ...errorMember(reading, error) };
  return {
    status,
    headers: { ...errorHeaders(code), ...headers },
    body: JSON.stringify(isVersion1(reading) ? inVersion1(body) : body),
    issues: reading.issues,
  };
}

/** What an answer is written with. */
export interface Writing {
  readonly store: Store;
  readonly modules: StubModules;
  readonly reading: RequestReading;
  readonly wire: WireParams;
}

/** Writes an answer in the format version that the request asks for. */
export function writtenAnswer(
  { store, modules, reading, wire }: Writing,
  body: JsonObject,
  pages: readonly NumberedPage[] = [],
): ServiceResponse {
  const whole: JsonObject = { ...body, ...rootFields(reading, store) };
  const text = isVersion1(reading)
    ? version1Text(whole, pages, answerFields(reading, modules))
    : JSON.stringify(withPages(whole, pages));
  const callback = wire.get("callback");
  const { issues } = reading;
  return typeof callback === "string"
    ? {
        status: 200,
        headers: SCRIPT_HEADERS,
        body: `/**/${callback.replace(/[^\w.[\]'"$]/g, "")}(${text})`,
        issues,
      }
    : { status: 200, headers: JSON_HEADERS, body: text, issues };
}

/** Whatever the order in which they were found, format version 2 has pages by their numbers. */
function withPages(body: JsonObject, pages: readonly NumberedPage[]): JsonObject {
  const { query } = body;
  if (pages.length === 0 || !isJsonObject(query)) return body;
  const inOrder = [...pages].sort((a, b) => a.id - b.id);
  return { ...body, query: { ...query, pages: inOrder.map(({ fields }) => fields) } };
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
  fields: FieldDescriptors,
): string {
  const { query } = body;
  if (pages.length === 0 || !isJsonObject(query)) return JSON.stringify(inVersion1(body, fields));
  const named = Object.fromEntries(pages.map((page) => [`page ${page.id}`, page.fields]));
  const written = inVersion1({ ...body, query: { ...query, pages: named } }, fields);
  const answer = objectIn(written["query"]);
  const converted = objectIn(answer["pages"]);
  const list = pages.map(({ id }) => `"${id}":${JSON.stringify(converted[`page ${id}`])}`);
  return JSON.stringify({ ...written, query: { ...answer, pages: PAGES } }).replace(
    JSON.stringify(PAGES),
    () => `{${list.join(",")}}`,
  );
}

const JSON_HEADERS = { "content-type": "application/json; charset=utf-8" };
const SCRIPT_HEADERS = { "content-type": "text/javascript; charset=utf-8" };

/** What the root adds to every answer, where it is asked. */
function rootFields({ main }: RequestReading, store: Store): JsonObject {
  const { requestid, servedby, curtimestamp } = main;
  const { time } = generalFacts(store.site);
  return {
    ...(typeof requestid === "string" && { requestid }),
    ...(servedby === true && { servedby: "paramsmith" }),
    // The stub has no clock: its wiki's time stands still.
    ...(curtimestamp === true && { curtimestamp: time ?? "2024-01-01T00:00:00Z" }),
  };
}

/** The fields of an answer, as far as something was learned of the modules that were asked. */
function answerFields({ selected }: RequestReading, { results }: StubModules): FieldDescriptors {
  const parts = selected.flatMap(({ module, asGenerator }): readonly FieldDescriptors[] => {
    const result = results.get(module.path);
    if (!result) return [];
    return asGenerator ? [onPages(result.generator ?? {})] : [result.answer];
  });
  const root = results.get("query")?.answer;
  return mergedFields([...(root ? [root] : []), ...parts]);
}

function onPages(record: FieldDescriptors): FieldDescriptors {
  return { query: { is: { record: { pages: { is: { list: { record } } } } } } };
}

/** Objects that several modules share have the fields of all of them. */
function mergedFields(all: readonly FieldDescriptors[]): FieldDescriptors {
  const merged: Record<string, FieldDescriptors[string]> = {};
  for (const fields of all)
    for (const [name, field] of Object.entries(fields)) {
      const before = merged[name];
      merged[name] = before ? { ...field, is: mergedShape(before.is, field.is) } : field;
    }
  return merged;
}

type Shape = FieldDescriptors[string]["is"];

function mergedShape(a: Shape, b: Shape): Shape {
  if (typeof a !== "object" || typeof b !== "object") return b;
  if ("record" in a && "record" in b) return { record: mergedFields([a.record, b.record]) };
  return "list" in a && "list" in b ? { list: mergedShape(a.list, b.list) } : b;
}
