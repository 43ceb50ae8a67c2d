import { parseRequestAndResponse } from "../../base/exchange-line.js";
import type { RequestAndResponse } from "../../base/exchange-line.js";
import { isObject } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { parametersIn } from "../../inspect/request-parameters.js";
import { parseSent } from "../../inspect/response.js";
import type { SentRequest } from "../../inspect/response.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { Api, SelectedModule } from "../../../templates/runtime/parse/parsed-request.js";
import { bodyOf } from "../response.js";
import type { ResponseBody } from "../response.js";
import { modulePart } from "./sample-values.js";
import type { Observation, QueryFields } from "./sample-values.js";

/** A line with a request to known modules and its response. */
export interface RecordedExchange {
  readonly line: number;
  readonly sent: SentRequest;
  readonly body: ResponseBody;
}

/** The reasons why nothing is learned from a line, with what to do. */
export const SKIP_REASONS = {
  malformed:
    "not a recorded exchange; write one JSON object per line, as described in spec/results.md, or use a cassette",
  torn: "an incomplete line from an interrupted recording; record the request again",
  "too-deep": "more nesting levels than any valid response; check the tool that wrote it",
  "not-json": "a response that is not JSON; record it with format=json and without a callback",
  "unknown-module":
    "a module that the catalogue does not describe; pull the catalogue of the wiki again",
  error: "an error from a query, which does not name its module; no action is needed",
  shared: "new data that one of several modules may have added; record each module alone",
  "many-fields":
    "too many new fields in one object, so their names are probably data; write the object as a map in the result",
  "version-1": "new data in format version 1; record the request with formatversion=2",
  "other-form":
    "a list or a string where the module's known responses have a different form; learn the module from the wiki",
  corrected: "data that contradicts corrections.json; adapt the correction",
} as const;

/** The reason why nothing is learned from a line. */
export type SkipReason = keyof typeof SKIP_REASONS;

/** A line that nothing is learned from. */
export interface SkippedLine {
  readonly line: number;
  readonly reason: SkipReason;
}

/** The exchanges of a file, and the lines that are none. */
export interface RecordedExchanges {
  readonly exchanges: readonly RecordedExchange[];
  readonly skipped: readonly SkippedLine[];
  /** The software and version of the server, if a response contains it. */
  readonly server: string | undefined;
}

/** Reads the lines of a cassette or a file with recorded exchanges. */
export function readExchanges(api: Api, text: string): RecordedExchanges {
  const exchanges: RecordedExchange[] = [];
  const skipped: SkippedLine[] = [];
  let server: string | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = parseRequestAndResponse(line);
    const general = read.kind === "record" ? generalIn(read.response) : {};
    const { generator } = general;
    if (typeof generator === "string" && generator !== "") {
      server ??= generator;
      // Such a line was written only to name the server.
      if (Object.keys(general).length === 1) continue;
    }
    const found = exchangeOf(api, index + 1, read);
    if (typeof found === "string") skipped.push({ line: index + 1, reason: found });
    else exchanges.push(found);
  }
  return { exchanges, skipped, server };
}

function exchangeOf(
  api: Api,
  line: number,
  read: RequestAndResponse,
): RecordedExchange | SkipReason {
  if (read.kind !== "record") return read.kind;
  const body = bodyOf(read.response);
  if (!body) return "malformed";
  const { request } = read;
  const parsed = parseSent(api, request);
  const format = new URLSearchParams(parametersIn(request)).get("format") ?? "json";
  // Actions may return lists and strings, such as feeds.
  if (format !== "json" || (body.kind !== "object" && isQuery(parsed))) return "not-json";
  const modules = parsed.selected.length;
  if (modules < selectedNames(request).length || (modules === 0 && !isQuery(parsed)))
    return "unknown-module";
  return { line, sent: { request, parsed }, body };
}

function isQuery({ main }: SentRequest["parsed"]): boolean {
  return main["action"] === "query";
}

/** The names of the modules that a query selects. */
function selectedNames(request: string): readonly string[] {
  const parameters = new URLSearchParams(parametersIn(request));
  if (parameters.get("action") !== "query") return [];
  return ["list", "prop", "meta", "generator"].flatMap((group) => {
    const value = parameters.get(group) ?? "";
    const separator = value.startsWith("\u001F") ? "\u001F" : "|";
    return [...new Set(value.split(separator))]
      .filter((name) => name !== "")
      .map((name) => `${group}=${name}`);
  });
}

/** The general facts in a response to `meta=siteinfo`. */
function generalIn(response: unknown): UnknownObject {
  const query = isObject(response) ? response["query"] : undefined;
  const general = isObject(query) ? query["general"] : undefined;
  return isObject(general) ? general : {};
}

/** The paths of the modules that an exchange selects. */
export function selectedPaths({ sent: { parsed } }: RecordedExchange): readonly string[] {
  return parsed.selected.map(({ module }) => module.path);
}

/**
 * Converts exchanges to observations of a module. If a request selects other modules, the fields that
 * these add are removed; without their results, nothing is known about the rest.
 */
export function observationsOf(
  module: ModuleOperation,
  exchanges: readonly RecordedExchange[],
  fieldsOf: (path: string, asGenerator: boolean) => QueryFields | undefined,
): readonly Observation[] {
  return exchanges.flatMap((exchange): readonly Observation[] => {
    const { sent, body } = exchange;
    const isOwn = (selected: SelectedModule): boolean =>
      selected.module.path === module.path && !selected.asGenerator;
    const { selected } = sent.parsed;
    const others = selected
      .filter((each) => !isOwn(each))
      .map((each) => fieldsOf(each.module.path, each.asGenerator));
    if (!selected.some(isOwn) || others.includes(undefined)) return [];
    const response = body.kind === "object" ? [body.value] : [];
    const parameters = new URLSearchParams(parametersIn(sent.request));
    const sentParams = module.parameters.flatMap(({ name }) => {
      const value = parameters.get(module.prefix + name);
      return value === null ? [] : [[name, value] as const];
    });
    return [
      {
        experiment: {
          role: "module",
          module,
          sentParams: Object.fromEntries(sentParams),
          around: {},
        },
        // Lists and strings do not depend on the format version.
        formatversion: isVersion1(exchange) && body.kind === "object" ? "1" : "2",
        responses: others.reduce<readonly UnknownObject[]>(
          (all, fields) => (fields ? all.map((each) => modulePart(each, fields)) : all),
          response,
        ),
        bodies: body.kind === "object" ? [] : [body],
      },
    ];
  });
}

/** Returns true if the response is in format version 1. */
export function isVersion1({ sent: { parsed } }: RecordedExchange): boolean {
  const { formatversion } = parsed.format;
  return formatversion === undefined || formatversion === "1";
}
