import { errorText } from "./error-text.js";
import type { Issue } from "../model/issue.js";
import { isJsonArray, isJsonObject } from "../model/json.js";
import type { Json, JsonObject } from "../model/json.js";
import { continuation } from "./continuation.js";
import type { Continuing } from "./continuation.js";
import type { RequestReading } from "../read/request-reading.js";
import type { ServiceResponse } from "../http/service.js";
import type { WireParams } from "../wire/wire-params.js";
import { inOrder } from "./warning-order.js";
import type { FurtherWarning } from "./warning-order.js";

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
    ...warningsOf(reading),
    ...(query.size > 0 && { query: Object.fromEntries(query) }),
    ...Object.fromEntries(actions),
  });
}

/** The answer of a request that holds an error: status 200, as the server does. */
export function errorResponse(
  reading: RequestReading,
  further: readonly FurtherWarning[] = [],
): ServiceResponse {
  const error = reading.issues.find((issue) => issue.severity === "error");
  if (!error)
    return failedResponse(reading, 500, "internal", "main", "The request failed without an error.");
  return respond(
    reading,
    200,
    {
      ...warningsOf(reading, further),
      ...errorOf(reading, error.code, error.module, error.message, error.data),
    },
    error.code,
  );
}

/** An answer in the API's error form with a status of its own. */
export function failedResponse(
  reading: RequestReading,
  status: number,
  code: string,
  module: string,
  text: string,
): ServiceResponse {
  return respond(reading, status, errorOf(reading, code, module, text), code);
}

/** An error in the form that the request asks for. */
export function errorOf(
  reading: RequestReading,
  code: string,
  module: string,
  text: string,
  data?: Issue["data"],
): JsonObject {
  if (errorFormat(reading) === "bc") return { error: { code, info: text, ...data } };
  return { errors: [message(reading, code, module, text, data)] };
}

/** Modules in the order in which they were read; the names that nobody knows in one warning. */
export function warningsOf(
  reading: RequestReading,
  further: readonly FurtherWarning[] = [],
): JsonObject {
  const read = reading.found.filter(
    ({ severity, code }) => severity === "warning" && code !== "unrecognizedparams",
  );
  const warnings = inOrder(reading, [...read, ...further]);
  // After the first deprecation the server says, once, where such things are announced.
  const deprecated = warnings.findIndex(({ code }) => code === "deprecation");
  if (deprecated >= 0) warnings.splice(deprecated + 1, 0, DEPRECATION_HELP);
  const unknown = reading.found.filter(({ code }) => code === "unrecognizedparams");
  const [first] = unknown;
  if (first) {
    const names = unknown.map(({ parameter }) => parameter).join(", ");
    warnings.push({ ...first, message: `No selected module has these parameters: ${names}` });
  }
  if (warnings.length === 0) return {};
  if (errorFormat(reading) === "bc") return { warnings: warningsByModule(reading, warnings) };
  return {
    warnings: warnings.map((warning) => {
      const { code, message: text, data } = warning;
      return message(reading, code, sayerOf(warning), text, data);
    }),
  };
}

/** The server's root says of every parameter that it is written as an array. */
function sayerOf({ code, module }: FurtherWarning): string {
  return code === "unsupportedarray" ? "main" : module;
}

const DEPRECATION_HELP: FurtherWarning = {
  code: "deprecation-help",
  module: "main",
  message:
    "What is deprecated goes away in a later version; the wiki announces what takes its place.",
};

function warningsByModule(
  reading: RequestReading,
  warnings: readonly FurtherWarning[],
): JsonObject {
  const byModule = new Map<string, string[]>();
  for (const warning of warnings) {
    const sayer = sayerOf(warning);
    const name = sayer.slice(sayer.lastIndexOf("+") + 1);
    byModule.set(name, [...(byModule.get(name) ?? []), warning.message]);
  }
  const key = isVersion1(reading) ? "*" : "warnings";
  return Object.fromEntries(
    [...byModule].map(([name, texts]) => [name, { [key]: texts.join("\n") }]),
  );
}

function message(
  reading: RequestReading,
  code: string,
  module: string,
  text: string,
  data?: Issue["data"],
): JsonObject {
  const words = errorText(errorFormat(reading), formatVersion(reading), text);
  return { code, ...words, ...(data && { data }), module };
}

function errorFormat(reading: RequestReading): string {
  const { errorformat } = reading.main;
  return typeof errorformat === "string" ? errorformat : "bc";
}

/** Whether the request asks for format version 1. */
export function isVersion1(reading: RequestReading): boolean {
  return formatVersion(reading) === "1";
}

function formatVersion({ format: { formatversion } }: RequestReading): string {
  return typeof formatversion === "string" ? formatversion : "1";
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
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(error !== undefined && { "mediawiki-api-error": error }),
    },
    body: JSON.stringify(isVersion1(reading) ? answerInVersion1(body) : body),
    issues: reading.issues,
  };
}

/** Format version 1 keys the pages of a query by their ids. */
function answerInVersion1(body: JsonObject): Json {
  const { query } = body;
  if (!isJsonObject(query) || !Array.isArray(query["pages"])) return version1(body);
  return version1({ ...body, query: { ...query, pages: keyedById(asRecords(query["pages"])) } });
}

/** In format version 1, true is `""` and false is left out. */
export function version1(value: Json): Json {
  if (isJsonArray(value)) return value.map(version1);
  if (!isJsonObject(value)) return value === true ? "" : value;
  const members = Object.entries(value).flatMap(([name, member]) =>
    member === false || member === undefined ? [] : [[name, version1(member)] as const],
  );
  return Object.fromEntries(members);
}

/** Pages without an id are counted downwards from -1. */
function keyedById(pages: readonly JsonObject[]): JsonObject {
  let missing = 0;
  return Object.fromEntries(
    pages.map((page) => [typeof page["pageid"] === "number" ? page["pageid"] : --missing, page]),
  );
}
