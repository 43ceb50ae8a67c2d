import { readErrors } from "../../templates/runtime/action-api/api-messages.js";
import { retryAfterOf } from "../../templates/runtime/http/retry-after.js";
import type { ApiMessage } from "../../templates/runtime/model/api-message.js";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Position } from "../base/diagnostic.js";
import type { ReceivedResponse } from "./exchange.js";
import { isNestedTooDeeply, MAX_DEPTH } from "../base/document.js";
import { isObject } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { decodeEntities } from "../base/html.js";
import { isHttp, withoutQuery } from "./address.js";

/** Temporary errors of all requests, with the default delay in milliseconds. */
export const TEMPORARY_ERRORS: ReadonlyMap<string, number | undefined> = new Map([
  ["maxlag", 5000],
  ["ratelimited", undefined],
]);

/** The response text of wikis before 1.32 with a disabled API; its status is 500. */
const DISABLED = "MediaWiki API is not enabled";

/** The maximum length of an error's text in messages. */
const MAX_TEXT = 500;

/**
 * Classifies a response of an API.
 *
 * @param members the response must have one of these members
 * @param now in milliseconds since the epoch
 */
export function classifyResponse(
  response: ReceivedResponse,
  members: readonly string[],
  at: Position,
  now: number,
): ResponseOutcome<UnknownObject> {
  const value = jsonObject(response.text);
  const error = errorOutcome(response, value, at, now);
  if (error) return error;
  return response.status < 400 && value && members.some((each) => Object.hasOwn(value, each))
    ? { kind: "received", value }
    : nonApiOutcome(response, at, now);
}

/**
 * Classifies an action's response, which may be any JSON object or list, or text that is not JSON.
 *
 * @param now in milliseconds since the epoch
 */
export function classifyBody(
  response: ReceivedResponse,
  at: Position,
  now: number,
): ResponseOutcome<ResponseBody> {
  const { status, text } = response;
  const error = errorOutcome(response, jsonObject(text), at, now);
  if (error) return error;
  const body = status < 400 && !isJsonTooDeep(text) ? bodyOf(parsedOrText(text)) : undefined;
  return body ? { kind: "received", value: body } : nonApiOutcome(response, at, now);
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The outcome of a response with an API error. */
function errorOutcome(
  { status, headers }: ReceivedResponse,
  value: UnknownObject | undefined,
  at: Position,
  now: number,
): FailedOutcome | RetryOutcome | undefined {
  const error = value && apiError(value);
  if (!error) return undefined;
  const { code } = error;
  const found = errorDiagnostic(error, at);
  return isBusy(status) || TEMPORARY_ERRORS.has(code)
    ? retryLater(found, retryAfterOf(headers, now) ?? TEMPORARY_ERRORS.get(code), code)
    : failure(found, code);
}

function nonApiOutcome(
  response: ReceivedResponse,
  at: Position,
  now: number,
): FailedOutcome | RetryOutcome {
  const { status, headers, text } = response;
  if (text.includes(DISABLED)) return failure(diagnostic("api-disabled", {}, at));
  const found = nonApiDiagnostic(response, at);
  return isBusy(status) ? retryLater(found, retryAfterOf(headers, now)) : failure(found);
}

function isBusy(status: number): boolean {
  return status === 429 || status >= 500;
}

/**
 * Parses a JSON object. Returns undefined for other texts, and for objects that exceed the nesting
 * limit without parsing them, because each level takes 80 bytes of memory.
 */
export function jsonObject(text: string): UnknownObject | undefined {
  if (isNestedTooDeeply(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns true if a text begins and ends like a JSON object or list, and exceeds the nesting limit.
 */
export function isJsonTooDeep(text: string): boolean {
  const trimmed = text.trim();
  return (
    /^(?:\{\s*["}]|\[)/.test(trimmed) &&
    /[}\]]/.test(trimmed.slice(-1)) &&
    isNestedTooDeeply(trimmed)
  );
}

/** The first error of a response; undefined if it has no code, as in other APIs. */
function apiError(response: UnknownObject): Pick<ApiMessage, "code" | "text"> | undefined {
  const [error] = readErrors(response);
  if (error?.code === undefined) return undefined;
  // A partial word may contain part of a secret.
  const text = (error.text ?? "").slice(0, MAX_TEXT + 1);
  const shortened = text.length > MAX_TEXT ? text.replace(/(?<![!-~])[!-~]+$/, "") : text;
  return { code: error.code.slice(0, MAX_TEXT), text: shortened.slice(0, MAX_TEXT) };
}

function errorDiagnostic(
  { code, text }: Pick<ApiMessage, "code" | "text">,
  at: Position,
): Diagnostic {
  return code === "readapidenied"
    ? diagnostic("api-private", { detail: text }, at)
    : diagnostic("api-error", { name: code, detail: text }, at);
}

/** The diagnostic for a response that an API does not send. */
function nonApiDiagnostic(
  { url, status, headers, text }: ReceivedResponse,
  at: Position,
): Diagnostic {
  const page = isPage(headers.get("content-type"), text);
  const api = page ? linkedApi(text, url) : undefined;
  if (api) return diagnostic("page-names-api", { name: api.href }, at);
  if (page && (status < 400 || status === 404))
    return diagnostic("page-no-api", { status, places: likelyApis(url) }, at);
  if (status >= 400) return diagnostic("http-status", { status, detail: pageTitle(text) }, at);
  return isJsonTooDeep(text)
    ? diagnostic("nested-too-deeply", { depth: MAX_DEPTH }, at)
    : diagnostic("response-no-api", {}, at);
}

/**
 * Returns true if a response is an HTML page, by its type or, without a type, by its first
 * characters.
 */
export function isPage(contentType: string | null, text: string): boolean {
  return (
    /\bx?html\b/i.test(contentType ?? "") || /^\s*<(?:!doctype\s+html|html|head|body)\b/i.test(text)
  );
}

/**
 * The API URL that a MediaWiki page links to (`rel="EditURI"`), unless it is the page's own URL.
 */
export function linkedApi(html: string, page: URL): URL | undefined {
  for (const [link] of html.matchAll(/<link\b[^<>]*>/gi)) {
    if (!/\brel\s*=\s*(?:"EditURI"|'EditURI'|EditURI\b)/i.test(link)) continue;
    const href = /\bhref\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+))/i.exec(
      link,
    );
    const text = decodeEntities(href?.slice(1).find((group) => group !== undefined) ?? "");
    if (text === "" || !URL.canParse(text, page)) continue;
    const api = withoutQuery(new URL(text, page));
    if (isHttp(api) && api.href !== withoutQuery(page).href) return api;
  }
  return undefined;
}

/** The usual URLs of a wiki's API on a page's server, without the page's own URL. */
export function likelyApis(page: URL): readonly string[] {
  const [before = ""] = page.pathname.split(/\/(?:index\.php|wiki|w)(?:\/|$)/);
  const folder = withoutFile(before).replace(/\/$/, "");
  const paths = new Set([`${folder}/api.php`, "/w/api.php", "/api.php"]);
  return [...paths].filter((path) => path !== page.pathname).map((path) => `${page.origin}${path}`);
}

/** Removes the last segment of a path if it contains a dot. */
function withoutFile(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash >= 0 && path.includes(".", slash) ? path.slice(0, slash) : path;
}

/** The title of a page on one line; undefined without a title. */
export function pageTitle(html: string): string | undefined {
  const title = /<title\b[^<>]*>(?<text>[^<]{1,300})/i.exec(html)?.groups?.["text"];
  const text = decodeEntities(title ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text === "" ? undefined : text;
}

/** The body of a response without an error: alternatives by `kind`. */
export type ResponseBody = { readonly kind: "object"; readonly value: UnknownObject } | OtherBody;

/** A body other than a JSON object: a JSON list, or text that is not JSON, such as a feed. */
export type OtherBody =
  | { readonly kind: "list"; readonly value: readonly unknown[] }
  | { readonly kind: "text"; readonly value: string };

/** A JSON value's body; strings are responses that are not JSON. Undefined for others. */
export function bodyOf(value: unknown): ResponseBody | undefined {
  if (isObject(value)) return { kind: "object", value };
  if (Array.isArray(value)) return { kind: "list", value };
  return typeof value === "string" ? { kind: "text", value } : undefined;
}

/** The outcome of a request: alternatives by `kind`. */
export type ResponseOutcome<Value> =
  | { readonly kind: "received"; readonly value: Value }
  | RetryOutcome
  | FailedOutcome;

/** A failure that no retry changes. */
export interface FailedOutcome {
  readonly kind: "failed";
  readonly diagnostic: Diagnostic;
  /** The error code, if the response is an API error. */
  readonly errorCode?: string;
}

/** A failure that may be temporary. The diagnostic applies if every retry fails. */
export interface RetryOutcome {
  readonly kind: "again";
  readonly diagnostic: Diagnostic;
  /** The milliseconds that the server asks to wait; undefined if it does not say. */
  readonly wait: number | undefined;
  /** The error code, if the response is an API error. */
  readonly errorCode?: string;
}

export function failure(found: Diagnostic, errorCode?: string): FailedOutcome {
  return { kind: "failed", diagnostic: found, ...(errorCode !== undefined && { errorCode }) };
}

export function retryLater(found: Diagnostic, wait?: number, errorCode?: string): RetryOutcome {
  return { kind: "again", diagnostic: found, wait, ...(errorCode !== undefined && { errorCode }) };
}
