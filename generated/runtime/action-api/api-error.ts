// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ApiMessage } from "../model/envelope.js";

/** A message of the API: of an error or a warning, in any `errorformat` and format version. */
export type Message = Omit<ApiMessage, "code"> & {
  /** Warnings with `errorformat: "bc"` have none. */
  readonly code?: string;
};

/** The API refused a request. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The server's word for what is wrong, such as `badtoken`: that of the first error. */
  readonly code: string;
  /** Every error of the answer; their text is in `text`, `html`, or `key` and `params`, as `errorformat` says. */
  readonly messages: readonly Message[];
  /** How long the server asks to wait before the next try, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(code: string, messages: readonly Message[], retryAfter?: number) {
    const [first] = messages;
    // What a server sends as text may be none.
    const text = [first?.text, first?.html, first?.key].find((each) => typeof each === "string");
    super(text === undefined ? code : `${code}: ${text}`);
    this.code = code;
    this.messages = messages;
    this.retryAfter = retryAfter;
  }
}

/** An answer is not what the protocol promises, so that to go on would lose something. */
export class ResponseError extends Error {
  override readonly name = "ResponseError";
}

/** The error in an answer, if it is one. */
export function errorOf(answer: unknown, retryAfter?: number): ApiError | undefined {
  const messages = messagesOf(fieldOf(answer, "errors"), fieldOf(answer, "error"));
  const [first] = messages;
  return first && new ApiError(first.code ?? "unknown", messages, retryAfter);
}

/** The warnings in an answer; with `errorformat: "bc"` one for each module. */
export function warningsOf(answer: unknown): readonly Message[] {
  const warnings = fieldOf(answer, "warnings");
  return Array.isArray(warnings) || !isObject(warnings)
    ? messagesOf(warnings)
    : Object.entries(warnings).flatMap(([module, warning]) =>
        messagesOf(warning).map((message) => ({ ...message, module })),
      );
}

/** What stands under a name in an object; of anything else nothing does. */
export function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Whether a value is an object; a list is one too. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Of messages and lists of them. */
function messagesOf(...given: readonly unknown[]): readonly Message[] {
  return given.flat().flatMap(messageOf);
}

/** Format version 1 has texts under `*`; with `errorformat: "bc"` the text is `info`, and data stands beside it. */
function messageOf(given: unknown): readonly Message[] {
  // A list within a list is none of the API's.
  if (given === undefined || Array.isArray(given)) return [];
  if (!isObject(given)) return [{ text: JSON.stringify(given) }];
  const { code, info, warnings, "*": star, ...rest } = given;
  const text = info ?? warnings ?? star;
  return [
    {
      ...rest,
      ...(typeof code === "string" && { code }),
      ...(typeof text === "string" && { text }),
    },
  ];
}
