// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** The members of every response besides those of its modules, in either format version. */
export interface AnyEnvelope {
  /** Add these to the original parameters to continue; absent if the response is complete. */
  readonly continue?: Continue;
  /** The limits that `"max"` stood for, by module. */
  readonly limits?: Readonly<Record<string, number>>;
  /** The stack of an internal error, if the server shows it. */
  readonly trace?: string;
  /** As given in the request. */
  readonly requestid?: string;
  /** The name of the server, if `servedby` requests it or the request failed. */
  readonly servedby?: string;
  /** ISO 8601, if `curtimestamp` requests it. */
  readonly curtimestamp?: string;
  /** The language of texts, if `responselanginfo` requests it. */
  readonly uselang?: string;
  readonly errorlang?: string;
}

/** The envelope of a response in format version 2 (observed on MediaWiki 1.39 and 1.45). */
export interface Envelope extends AnyEnvelope {
  /** Everything about the current pages is in this response, or in those before it. */
  readonly batchcomplete?: boolean;
  /** A list of messages, or with `errorformat: "bc"` texts by module. */
  readonly warnings?: readonly WireMessage[] | Readonly<Record<string, OldWarning>>;
  /** The request failed; the response has nothing else. */
  readonly errors?: readonly WireMessage[];
  /** Instead of `errors` with `errorformat: "bc"`. */
  readonly error?: OldError;
  /** The address of the API's documentation; next to an error. */
  readonly docref?: string;
}

/** The envelope of a response in format version 1 (observed on MediaWiki 1.39 and 1.45). */
export interface EnvelopeV1 extends AnyEnvelope {
  /** Present if this response and those before it have everything about the current pages. */
  readonly batchcomplete?: "";
  /** A list of messages, or with `errorformat: "bc"` texts by module. */
  readonly warnings?: readonly WireMessageV1[] | Readonly<Record<string, OldWarningV1>>;
  /** The request failed; the response has nothing else. */
  readonly errors?: readonly WireMessageV1[];
  /** Instead of `errors` with `errorformat: "bc"`. */
  readonly error?: OldErrorV1;
  /** The address of the API's documentation; next to an error. */
  readonly "*"?: string;
}

/** Parameters that lead to what follows. */
export interface Continue {
  readonly continue: string;
  readonly [parameter: string]: string | number;
}

/**
 * An error or a warning. Its text is in `text`, `html`, or `key` and `params`, depending on
 * `errorformat`.
 */
export interface WireMessage {
  readonly code: string;
  readonly text?: string;
  readonly html?: string;
  readonly key?: string;
  readonly params?: readonly unknown[];
  readonly data?: Readonly<Record<string, unknown>>;
  /** The path of the module that it comes from. */
  readonly module?: string;
}

/** Warnings of a module with `errorformat: "bc"`: one warning a line. */
export interface OldWarning {
  readonly warnings: string;
}

/** An error with `errorformat: "bc"`; further members are data of the error. */
export interface OldError {
  readonly code: string;
  readonly info: string;
  readonly docref?: string;
  readonly [data: string]: unknown;
}

/**
 * An error or a warning in format version 1. Its text is in `*`, or in `key` and `params`,
 * depending on `errorformat`.
 */
export type WireMessageV1 = Omit<WireMessage, "text" | "html"> & { readonly "*"?: string };

/** Warnings of a module with `errorformat: "bc"` in format version 1: one warning a line. */
export interface OldWarningV1 {
  readonly "*": string;
}

/** An error with `errorformat: "bc"` in format version 1; further members are data of the error. */
export interface OldErrorV1 {
  readonly code: string;
  readonly info: string;
  /** The address of the documentation of the API. */
  readonly "*"?: string;
  readonly [data: string]: unknown;
}
