// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { errorHeaders } from "./api-error-response.js";
import { writeError, writeWarnings } from "./api-messages.js";
import type { MessageForm } from "./api-messages.js";
import { formatVersion, inVersion1, isVersion1 } from "./format-version.js";
import type { ApiMessage } from "../model/api-message.js";
import { isJsonArray, isJsonObject } from "../model/json.js";
import type { Json, JsonObject } from "../model/json.js";
import { continuation } from "./continuation.js";
import type { Continuing } from "./continuation.js";
import type { RequestReading } from "../read/request-reading.js";
import type { ServiceResponse } from "../http/service.js";
import type { WireParams } from "../wire/wire-params.js";
import { inOrder, messageOf } from "./warning-order.js";
import type { ModuleMessage } from "./warning-order.js";

/** A module's result, before it is put into its place. */
export interface ModuleResult extends Continuing {
  readonly value: Json;
}

/** The answer of a request that went well: warnings, `continue`, and each result in its place. */
export function answerOf(
  reading: RequestReading,
  results: readonly ModuleResult[],
  wire: WireParams,
): ServiceResponse {
  const query = new Map<string, Json>();
  const actions = new Map<string, Json>();
  for (const { selected, value } of results) {
    const { group, name } = selected.module;
    if (selected.asGenerator || group === "prop")
      query.set("pages", mergedPages(query.get("pages"), value));
    else if (group === "list" || group === "meta") query.set(name, value);
    else actions.set(name, value);
  }
  const { batchcomplete, continue: proceed } = continuation(results, wire);
  return respond(reading, 200, {
    ...(reading.main["action"] === "query" && batchcomplete && { batchcomplete }),
    ...(proceed && { continue: proceed }),
    ...warningsMember(reading),
    ...(query.size > 0 && { query: Object.fromEntries(query) }),
    ...Object.fromEntries(actions),
  });
}

/** The response to a request with an error; its status is 200, as that of the server. */
export function errorResponse(
  reading: RequestReading,
  further: readonly ModuleMessage[] = [],
): ServiceResponse {
  const error = reading.issues.find((issue) => issue.severity === "error");
  if (!error)
    return failedResponse(reading, 500, "internal", "main", "The request failed without an error.");
  return respond(
    reading,
    200,
    {
      ...warningsMember(reading, further),
      ...errorMember(reading, messageOf(error)),
    },
    error.code,
  );
}

/** A response with an error and its own status. */
export function failedResponse(
  reading: RequestReading,
  status: number,
  code: string,
  module: string,
  text: string,
): ServiceResponse {
  return respond(reading, status, errorMember(reading, { code, module, text }), code);
}

/** The error of a response, in the form that the request asks for. */
export function errorMember(reading: RequestReading, error: ApiMessage): JsonObject {
  return writeError(error, formOf(reading));
}

/** The warnings of a response, in the form that the request asks for: unknown parameters are one warning. */
export function warningsMember(
  reading: RequestReading,
  further: readonly ModuleMessage[] = [],
): JsonObject {
  const issues = reading.found.filter(
    ({ severity, code }) => severity === "warning" && code !== "unrecognizedparams",
  );
  const warnings = inOrder(reading, issues, further).map(fromModule);
  // The first deprecation is followed by a message about all of them.
  const deprecated = warnings.findIndex(({ code }) => code === "deprecation");
  if (deprecated >= 0) warnings.splice(deprecated + 1, 0, DEPRECATION_HELP);
  const unknown = reading.found.filter(({ code }) => code === "unrecognizedparams");
  const [first] = unknown;
  if (first) {
    const names = unknown.map(({ parameter }) => parameter).join(", ");
    const text = `No selected module has these parameters: ${names}`;
    warnings.push({ ...messageOf(first), text });
  }
  return writeWarnings(warnings, formOf(reading));
}

/** The server reports parameters that are written as arrays as messages of its root. */
function fromModule(message: ModuleMessage): ModuleMessage {
  return message.code === "unsupportedarray" ? { ...message, module: "main" } : message;
}

const DEPRECATION_HELP: ModuleMessage = {
  code: "deprecation-help",
  module: "main",
  text: "Deprecated features are removed in a later version; the wiki announces their replacements.",
};

function formOf(reading: RequestReading): MessageForm {
  const { errorformat } = reading.main;
  return {
    errorformat: typeof errorformat === "string" ? errorformat : "bc",
    formatversion: formatVersion(reading),
  };
}

/** Pages that several modules tell about are one page each: same id, or same title. */
function mergedPages(before: Json | undefined, added: Json): Json {
  const pages: JsonObject[] = [];
  for (const page of [...asRecords(before), ...asRecords(added)]) {
    const index = pages.findIndex((other) => isSame(other, page));
    if (index < 0) pages.push(page);
    else pages[index] = { ...pages[index], ...page };
  }
  return pages;
}

function isSame(a: JsonObject, b: JsonObject): boolean {
  return ["pageid", "title"].some((name) => a[name] !== undefined && a[name] === b[name]);
}

function asRecords(value: Json | undefined): readonly JsonObject[] {
  return value !== undefined && isJsonArray(value) ? value.filter(isJsonObject) : [];
}

function respond(
  reading: RequestReading,
  status: number,
  body: JsonObject,
  error?: string,
): ServiceResponse {
  return {
    status,
    headers:
      error === undefined
        ? { "content-type": "application/json; charset=utf-8" }
        : errorHeaders(error),
    body: JSON.stringify(isVersion1(reading) ? answerInVersion1(body) : body),
    issues: reading.issues,
  };
}

/** Format version 1 keys the pages of a query by their ids. */
function answerInVersion1(body: JsonObject): JsonObject {
  const { query } = body;
  if (!isJsonObject(query) || !Array.isArray(query["pages"])) return inVersion1(body);
  return inVersion1({ ...body, query: { ...query, pages: keyedById(asRecords(query["pages"])) } });
}

/** Pages without an id are counted downwards from -1. */
function keyedById(pages: readonly JsonObject[]): JsonObject {
  let missing = 0;
  return Object.fromEntries(
    pages.map((page) => [typeof page["pageid"] === "number" ? page["pageid"] : --missing, page]),
  );
}
