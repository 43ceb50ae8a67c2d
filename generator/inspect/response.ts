import type {
  ResponseIssue,
  ResponseIssueCode,
} from "../../templates/runtime/response/response-issue.js";
import { readErrors } from "../../templates/runtime/action-api/api-messages.js";
import { pathText } from "../../templates/runtime/response/response-issue.js";
import { validateResponse } from "../../templates/runtime/response/response-validator.js";
import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import { parseRequest } from "../../templates/runtime/parse/parsed-request.js";
import type { Api, ParsedRequest } from "../../templates/runtime/parse/parsed-request.js";
import type { ResultDescriptor } from "../../templates/runtime/model/result-descriptor.js";
import { isObject } from "../base/json.js";
import { expectationsAt, expectedText, namesAt } from "./response-path.js";
import type { LearnedModule } from "./response-path.js";
import { nearest } from "../base/similarity.js";
import { parametersIn } from "./request-parameters.js";

/** The learned result of a module, and the servers that it was learned from. */
export interface LearnedResult {
  readonly descriptor: ResultDescriptor;
  readonly servers: readonly string[];
}

/** The differences between a response and the learned results; the JSON output of the command. */
export interface ResponseVerdict {
  /** The request as given. */
  readonly request: string;
  /** The paths of the selected modules, in the order in which the server runs them. */
  readonly modules: readonly string[];
  readonly formatversion: 1 | 2;
  /** The servers that the results of these modules were learned from. */
  readonly servers: readonly string[];
  /** False if there is a finding or the response is an error. */
  readonly ok: boolean;
  readonly findings: readonly ResponseFinding[];
  /** The error, if the server rejected the request. */
  readonly error?: { readonly code: string; readonly info: string };
  /** The format version in which the response would have no findings. */
  readonly otherVersion?: 1 | 2;
}

/** A difference, with the expected and the actual value. */
export interface ResponseFinding {
  readonly code: ResponseIssueCode;
  /** Names and indices from the response down, as the response writes them. */
  readonly path: readonly (string | number)[];
  /** The path as TypeScript code. */
  readonly place: string;
  /** The paths of the modules with data at this path. */
  readonly modules: readonly string[];
  readonly message: string;
  /** A description of the expected value; absent if none is expected. */
  readonly expected?: string;
  /** The actual value as shortened JSON; absent if there is none. */
  readonly found?: string;
  /** The field that is probably meant. */
  readonly meant?: string;
}

/** Compares a response with the learned results of the request's modules. */
export function inspectResponse(
  api: Api,
  results: readonly LearnedResult[],
  request: string,
  response: unknown,
): ResponseVerdict {
  return inspectParsed(api, results, { request, parsed: parseSent(api, request) }, response);
}

/** A request that was sent, with its text. */
export interface SentRequest {
  /** The request as given. */
  readonly request: string;
  readonly parsed: ParsedRequest;
}

/**
 * Compares a response with the learned results, if its request is parsed.
 *
 * @param select the issues to describe, which takes longer than to find them. Default: all
 */
export function inspectParsed(
  api: Api,
  results: readonly LearnedResult[],
  { request, parsed }: SentRequest,
  response: unknown,
  select: (issues: readonly ResponseIssue[]) => readonly ResponseIssue[] = (issues) => issues,
): ResponseVerdict {
  const selected = modulesOf(api, parsed);
  const paths = new Set(selected.map(({ module }) => module.path));
  const own = results.filter(({ descriptor }) => paths.has(descriptor.module));
  const descriptors = own.map(({ descriptor }) => descriptor);
  const error = errorOf(response, parsed);
  const formatversion = versionOf(parsed);
  const issuesIn = (as: ParsedRequest): readonly ResponseIssue[] =>
    error
      ? []
      : validateResponse(response, as, descriptors).filter((issue) => isRelevant(issue, as));
  const issues = select(issuesIn(parsed));
  const learned = selected.flatMap(({ module, asGenerator }): readonly LearnedModule[] => {
    const result = descriptors.find((each) => each.module === module.path);
    return result ? [{ module, asGenerator, result }] : [];
  });
  const findings = issues.map(({ code, path, modules, message }, index): ResponseFinding => {
    const expected =
      code === "unknown-field" || code === "unknown-module"
        ? undefined
        : expectedText(expectationsAt(learned, path, formatversion), formatversion);
    const found = shownAt(response, path);
    const meant =
      code === "unknown-field" && index < MAX_SUGGESTIONS
        ? suggestionFor(response, path, learned, formatversion)
        : undefined;
    return {
      code,
      path,
      place: pathText(path),
      modules,
      message,
      ...(expected !== undefined && { expected }),
      ...(found !== undefined && path.length > 0 && { found }),
      ...(meant !== undefined && { meant }),
    };
  });
  const other = formatversion === 1 ? 2 : 1;
  const fitsOther = findings.length > 0 && issuesIn(inVersion(parsed, other)).length === 0;
  return {
    request,
    modules: parsed.selected.map(({ module }) => module.path),
    formatversion,
    servers: [...new Set(own.flatMap(({ servers }) => servers))],
    ok: findings.length === 0 && !error,
    findings,
    ...(error && { error }),
    ...(fitsOther && { otherVersion: other }),
  };
}

/**
 * Without page names, a response contains no fields of `query` itself, so a missing result of
 * `query` is not an issue.
 */
function isRelevant({ code, modules }: ResponseIssue, { query }: ParsedRequest): boolean {
  if (code !== "unknown-module" || !modules.includes("query")) return true;
  return ["titles", "pageids", "revids", "generator"].some((name) => query[name] !== undefined);
}

/** Returns true if the responses to a request can be inspected. */
export function isInspectable(api: Api, request: string): boolean {
  return isComparable(parseSent(api, request));
}

/**
 * Returns true if the responses to a request can be compared with results: its action is `query` or
 * a known module.
 */
export function isComparable({ main, selected }: ParsedRequest): boolean {
  return main["action"] === "query" || selected.length > 0;
}

/** Parses a request with a JSON response. */
export function parseSent(api: Api, request: string): ParsedRequest {
  return parseRequest(api, withJsonFormat(request));
}

/** Adds `format=json`, because the response is known to be JSON. */
function withJsonFormat(request: string): string {
  const parameters = parametersIn(request);
  const format = new URLSearchParams(parameters).get("format");
  return format === null ? `${parameters}&format=json` : parameters;
}

/** The modules with results in a response: `query` and the modules that it selects. */
function modulesOf(
  api: Api,
  { main, selected }: ParsedRequest,
): readonly { readonly module: AnyModule; readonly asGenerator: boolean }[] {
  const query = main["action"] === "query" ? api.modules.get("query") : undefined;
  return [...(query ? [{ module: query, asGenerator: false }] : []), ...selected];
}

function versionOf({ format }: ParsedRequest): 1 | 2 {
  const version = format["formatversion"];
  return version === undefined || version === "1" ? 1 : 2;
}

function inVersion(parsed: ParsedRequest, version: 1 | 2): ParsedRequest {
  return { ...parsed, format: { ...parsed.format, formatversion: String(version) } };
}

/** The first error of a response. */
function errorOf(response: unknown, { main }: ParsedRequest): ResponseVerdict["error"] {
  const { errorformat } = main;
  const [error] = readErrors(response, typeof errorformat === "string" ? errorformat : undefined);
  return error && { code: error.code ?? "unknown", info: error.text ?? error.key ?? "" };
}

/** A similar name for a missing field, among the unknown fields of the object. */
function suggestionFor(
  response: unknown,
  path: readonly (string | number)[],
  learned: readonly LearnedModule[],
  version: 1 | 2,
): string | undefined {
  const above = path.slice(0, -1);
  const object = valueAt(response, above);
  const names = namesAt(expectationsAt(learned, above, version), version);
  const absent = names.filter((name) => !(isObject(object) && Object.hasOwn(object, name)));
  return nearest(String(path.at(-1) ?? ""), absent);
}

function valueAt(response: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, step) => {
    const member: unknown =
      typeof value === "object" && value !== null
        ? Object.getOwnPropertyDescriptor(value, step)?.value
        : undefined;
    return member;
  }, response);
}

/** The findings that can suggest a name, which is searched for among all names of an object. */
const MAX_SUGGESTIONS = 100;

/** The maximum length of a value in messages. */
const MAX_SHOWN = 60;

function shownAt(response: unknown, path: readonly (string | number)[]): string | undefined {
  const text = JSON.stringify(valueAt(response, path));
  if (text === undefined) return undefined;
  // A character has at most two code units.
  const characters = Array.from(text.slice(0, 2 * MAX_SHOWN + 2));
  return characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN).join("")}…` : text;
}
