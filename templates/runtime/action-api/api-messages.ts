import { propertyOf } from "../model/member.js";
import { escapeHtml, textOfHtml } from "../http/html.js";
import type { ApiMessage } from "../model/api-message.js";
import { isObject } from "../model/json.js";
import type { Json, JsonObject } from "../model/json.js";

/** The form of messages in a response, which two request parameters select. */
export interface MessageForm {
  readonly errorformat: string;
  readonly formatversion: string;
}

/** A message in a response. Its members depend on `errorformat`. */
export interface ReceivedMessage extends Partial<Omit<ApiMessage, "data">> {
  /** With `errorformat: "html"`. */
  readonly html?: string;
  /** The message key in MediaWiki and its parameters, with `errorformat: "raw"`. */
  readonly key?: string;
  readonly params?: readonly unknown[];
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Returns the members of an error response. The `bc` format holds a single error. */
export function writeError(
  message: ApiMessage,
  form: MessageForm,
  others: readonly ApiMessage[] = [],
): JsonObject {
  if (form.errorformat !== "bc")
    return { errors: [message, ...others].map((each) => writeMessage(each, form)) };
  const { code, text, data } = message;
  const error = { code, info: text };
  // Data replaces neither the code nor the text.
  return { error: { ...error, ...data, ...error } };
}

/** Returns the members of a response for its warnings; none if there are no warnings. */
export function writeWarnings(warnings: readonly ApiMessage[], form: MessageForm): JsonObject {
  if (warnings.length === 0) return {};
  if (form.errorformat !== "bc")
    return { warnings: warnings.map((warning) => writeMessage(warning, form)) };
  const byModule = new Map<string, string[]>();
  for (const { module = "main", text } of warnings) {
    const name = module.slice(module.lastIndexOf("+") + 1);
    byModule.set(name, [...(byModule.get(name) ?? []), text]);
  }
  const name = form.formatversion === "1" ? "*" : "warnings";
  const written = [...byModule].map(
    ([module, texts]) => [module, { [name]: texts.join("\n") }] as const,
  );
  return { warnings: Object.fromEntries(written) };
}

function writeMessage({ code, text, data, module }: ApiMessage, form: MessageForm): JsonObject {
  return {
    code,
    ...writeText(text, form),
    ...(data && { data }),
    ...(module !== undefined && { module }),
  };
}

/**
 * Returns the reason for part of a response, such as an invalid title. With `bc`, it is a string.
 * Observed on 1.45.
 */
export function writeReason(
  { code, text }: { readonly code: string; readonly text: string },
  form: MessageForm,
): Json {
  return form.errorformat === "bc" ? text : { code, ...writeText(text, form) };
}

/** `rawmessage` is MediaWiki's message key for arbitrary text. */
function writeText(text: string, { errorformat, formatversion }: MessageForm): JsonObject {
  const name = formatversion === "1" ? "*" : undefined;
  switch (errorformat) {
    case "none":
      return {};
    case "raw":
      return { key: "rawmessage", params: [text] };
    case "html":
      return { [name ?? "html"]: escapeHtml(text) };
    default:
      return { [name ?? "text"]: text };
  }
}

/**
 * Returns the errors in a response.
 *
 * @param errorformat the request's error format, since format version 1 uses the same name for text
 * and HTML
 */
export function readErrors(response: unknown, errorformat?: string): readonly ReceivedMessage[] {
  return readMessages([propertyOf(response, "errors"), propertyOf(response, "error")], errorformat);
}

/**
 * Returns the warnings in a response. With `errorformat: "bc"`, warnings have no code, and each is
 * stored under its module's name.
 *
 * @param errorformat the request's error format, since format version 1 uses the same name for text
 * and HTML
 */
export function readWarnings(response: unknown, errorformat?: string): readonly ReceivedMessage[] {
  const warnings = propertyOf(response, "warnings");
  if (!isObject(warnings)) return readMessages([warnings], errorformat);
  return Object.entries(warnings).flatMap(([module, warning]) => {
    const texts = propertyOf(warning, "warnings") ?? propertyOf(warning, "*");
    return typeof texts === "string"
      ? texts.split("\n").map((text) => ({ text, module }))
      : readMessages([warning], errorformat);
  });
}

/** The messages in values that are messages or lists of messages. */
function readMessages(
  values: readonly unknown[],
  errorformat: string | undefined,
): readonly ReceivedMessage[] {
  return values.flat().flatMap((each) => readMessage(each, errorformat));
}

/** A message, or undefined. A nested list of messages is not a message. */
function readMessage(
  message: unknown,
  errorformat: string | undefined,
): readonly ReceivedMessage[] {
  if (message === undefined || Array.isArray(message)) return [];
  if (!isObject(message)) return [{ text: JSON.stringify(message) }];
  const { code, info } = message;
  const others = info === undefined ? readModern(message, errorformat) : readOld(message);
  return [{ ...(typeof code === "string" && { code }), ...others }];
}

/** With `errorformat: "bc"`, data are next to the text and the reference to the documentation. */
function readOld({
  code: _code,
  info,
  docref: _docref,
  "*": _star,
  ...data
}: Readonly<Record<string, unknown>>): ReceivedMessage {
  return {
    ...(typeof info === "string" && { text: info }),
    ...(Object.keys(data).length > 0 && { data }),
  };
}

function readModern(
  { text, html, key, params, data, module, "*": star }: Readonly<Record<string, unknown>>,
  errorformat: string | undefined,
): ReceivedMessage {
  const isHtml = errorformat === "html";
  const markup = html ?? (isHtml ? star : undefined);
  const parameters: readonly unknown[] | undefined = Array.isArray(params) ? params : undefined;
  const plain = [
    text,
    isHtml ? undefined : star,
    typeof markup === "string" ? textOfHtml(markup) : undefined,
    key === "rawmessage" ? parameters?.[0] : undefined,
  ].find((each) => typeof each === "string");
  return {
    ...(plain !== undefined && { text: plain }),
    ...(typeof markup === "string" && { html: markup }),
    ...(typeof key === "string" && { key }),
    ...(parameters && { params: parameters }),
    ...(isObject(data) && { data }),
    ...(typeof module === "string" && { module }),
  };
}
