import type { Issue } from "./issue.js";
import { isJsonArray, isJsonObject } from "./json.js";
import type { Json, JsonObject } from "./json.js";
import type { RequestReading, SelectedModule } from "./request-reading.js";

/** A module's result, before it is put into its place. */
export interface ModuleResult {
  readonly selected: SelectedModule;
  readonly value: Json;
}

/** The answer of a request that went well: warnings, `continue`, and each result in its place. */
export function answerOf(
  reading: RequestReading,
  results: readonly ModuleResult[],
  proceed: Readonly<Record<string, string | number>>,
): Response {
  const more = Object.keys(proceed).length > 0;
  const query: Record<string, Json> = {};
  const actions: Record<string, Json> = {};
  for (const { selected, value } of results) {
    const { group, name } = selected.module;
    if (selected.asGenerator || group === "prop")
      query["pages"] = mergedPages(query["pages"], value);
    else if (group === "list" || group === "meta") query[name] = value;
    else actions[name] = value;
  }
  return respond(reading, 200, {
    ...(reading.selected.some(({ module }) => module.path.startsWith("query+")) &&
      !more && { batchcomplete: true }),
    ...(more && { continue: { ...proceed, continue: "-||" } }),
    ...warningsOf(reading),
    ...(Object.keys(query).length > 0 && { query }),
    ...actions,
  });
}

/** The answer of a request that holds an error: status 200, as the server does. */
export function errorAnswer(reading: RequestReading): Response {
  const error = reading.issues.find((issue) => issue.severity === "error");
  if (!error)
    return failedAnswer(reading, 500, "internal", "main", "The request failed without an error.");
  return respond(
    reading,
    200,
    {
      ...warningsOf(reading),
      ...errorOf(reading, error.code, error.module, error.message, error.data),
    },
    error.code,
  );
}

/** An answer in the API's error form with a status of its own. */
export function failedAnswer(
  reading: RequestReading,
  status: number,
  code: string,
  module: string,
  text: string,
): Response {
  return respond(reading, status, errorOf(reading, code, module, text), code);
}

function errorOf(
  reading: RequestReading,
  code: string,
  module: string,
  text: string,
  data?: Issue["data"],
): JsonObject {
  if (errorFormat(reading) === "bc") return { error: { code, info: text, ...data } };
  return { errors: [message(reading, code, module, text, data)] };
}

function warningsOf(reading: RequestReading): JsonObject {
  const warnings = reading.issues.filter((issue) => issue.severity === "warning");
  if (warnings.length === 0) return {};
  if (errorFormat(reading) !== "bc") {
    return {
      warnings: warnings.map((issue) =>
        message(reading, issue.code, issue.module, issue.message, issue.data),
      ),
    };
  }
  const byModule = new Map<string, string[]>();
  for (const issue of warnings) {
    const name = issue.module.slice(issue.module.lastIndexOf("+") + 1);
    byModule.set(name, [...(byModule.get(name) ?? []), issue.message]);
  }
  const key = isVersion1(reading) ? "*" : "warnings";
  return {
    warnings: Object.fromEntries(
      [...byModule].map(([name, texts]) => [name, { [key]: texts.join("\n") }]),
    ),
  };
}

function message(
  reading: RequestReading,
  code: string,
  module: string,
  text: string,
  data?: Issue["data"],
): JsonObject {
  const key = isVersion1(reading) ? "*" : errorFormat(reading) === "html" ? "html" : "text";
  return {
    code,
    ...(errorFormat(reading) !== "none" && { [key]: text }),
    ...(data && { data }),
    module,
  };
}

function errorFormat(reading: RequestReading): string {
  const { errorformat } = reading.main;
  return typeof errorformat === "string" ? errorformat : "bc";
}

function isVersion1(reading: RequestReading): boolean {
  return (reading.format["formatversion"] ?? "1") === "1";
}

/** Pages that several modules tell about are one page each: same id, or same title. */
function mergedPages(before: Json | undefined, added: Json): Json {
  const pages = new Map<Json | undefined, JsonObject>();
  for (const page of [...asRecords(before), ...asRecords(added)]) {
    const key = page["pageid"] ?? page["title"];
    pages.set(key, { ...pages.get(key), ...page });
  }
  return [...pages.values()];
}

function asRecords(value: Json | undefined): readonly JsonObject[] {
  return value !== undefined && isJsonArray(value) ? value.filter(isJsonObject) : [];
}

function respond(
  reading: RequestReading,
  status: number,
  body: JsonObject,
  error?: string,
): Response {
  return new Response(JSON.stringify(isVersion1(reading) ? version1(body) : body), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(error !== undefined && { "MediaWiki-API-Error": error }),
    },
  });
}

/** Format version 1: true is `""`, false is left out, pages are keyed by their id. */
function version1(value: Json): Json {
  if (isJsonArray(value)) return value.map(version1);
  if (!isJsonObject(value)) return value === true ? "" : value;
  const members = Object.entries(value).filter(
    ([, member]) => member !== false && member !== undefined,
  );
  return Object.fromEntries(
    members.map(([name, member]) => [
      name,
      name === "pages" && Array.isArray(member)
        ? keyedById(asRecords(member))
        : version1(member ?? null),
    ]),
  );
}

/** Pages without an id are counted downwards from -1. */
function keyedById(pages: readonly JsonObject[]): Json {
  let missing = 0;
  return Object.fromEntries(
    pages.map((page) => [
      typeof page["pageid"] === "number" ? page["pageid"] : --missing,
      version1(page),
    ]),
  );
}
