import { readErrors } from "../../templates/runtime/action-api/api-messages.js";
import { retryAfterOf } from "../../templates/runtime/http/retry-after.js";
import type { ApiMessage } from "../../templates/runtime/model/api-message.js";
import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Position } from "../diagnostics/diagnostic.js";
import type { Answer } from "./exchange.js";
import { isNestedTooDeeply, MAX_DEPTH } from "../read/document.js";
import { again, failed } from "./judgement.js";
import { isObject } from "../json/object.js";
import type { Judgement } from "./judgement.js";
import type { JsonObject } from "../json/object.js";
import { isPage, likelyApis, namedApi, pageTitle } from "./page.js";

/** Errors that are over after a while, with the milliseconds to wait where the server does not say. */
const PASSING_ERRORS: ReadonlyMap<string, number | undefined> = new Map([
  ["maxlag", 5000],
  ["ratelimited", undefined],
]);

/** What old wikis (before 1.32) say, with status 500, where their API is switched off. */
const DISABLED = "MediaWiki API is not enabled";

/** Characters of an error's text that are shown. */
const MAX_TEXT = 500;

/** Judges an answer of an API: `now` is in milliseconds since the epoch; the answer must have one of the members. */
export function judge(
  answer: Answer,
  members: readonly string[],
  at: Position,
  now: number,
): Judgement {
  const { status, headers, text } = answer;
  const wait = retryAfterOf(headers, now);
  const isBusy = status === 429 || status >= 500;
  const value = jsonObject(text);
  const error = value && apiError(value);
  if (error) {
    const found = errorDiagnostic(error, at);
    const passes = isBusy || PASSING_ERRORS.has(error.code);
    return passes ? again(found, wait ?? PASSING_ERRORS.get(error.code)) : failed(found);
  }
  if (status < 400 && value && members.some((each) => Object.hasOwn(value, each)))
    return { kind: "answered", value };
  if (text.includes(DISABLED)) return failed(diagnostic("api-disabled", {}, at));
  const found = otherDiagnostic(answer, at);
  return isBusy ? again(found, wait) : failed(found);
}

/** The object that a text is in JSON; undefined where it is something else, or nested as no answer is. */
export function jsonObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && !isNestedTooDeeply(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text is JSON that is nested as no spec, answer or record is. */
export function isJsonTooDeep(text: string): boolean {
  if (!isNestedTooDeeply(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The first error of a response; undefined if it has no code, as those of other APIs. */
function apiError(response: JsonObject): Pick<ApiMessage, "code" | "text"> | undefined {
  const [error] = readErrors(response);
  if (error?.code === undefined) return undefined;
  return { code: error.code, text: (error.text ?? "").slice(0, MAX_TEXT) };
}

function errorDiagnostic(
  { code, text }: Pick<ApiMessage, "code" | "text">,
  at: Position,
): Diagnostic {
  return code === "readapidenied"
    ? diagnostic("api-private", { detail: text }, at)
    : diagnostic("api-error", { name: code, detail: text }, at);
}

/** What to say of an answer that is none of an API. */
function otherDiagnostic({ url, status, headers, text }: Answer, at: Position): Diagnostic {
  const page = isPage(headers.get("content-type"), text);
  const api = page ? namedApi(text, url) : undefined;
  if (api) return diagnostic("page-names-api", { name: api.href }, at);
  if (page && (status < 400 || status === 404))
    return diagnostic("page-no-api", { status, places: likelyApis(url) }, at);
  if (status >= 400) return diagnostic("http-status", { status, detail: pageTitle(text) }, at);
  return isJsonTooDeep(text)
    ? diagnostic("nested-too-deeply", { depth: MAX_DEPTH }, at)
    : diagnostic("answer-no-api", {}, at);
}
