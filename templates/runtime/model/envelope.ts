/** The members of every response in either format version, except those of its modules. */
export interface AnyEnvelope {
  /** Parameters to add to the original ones to continue; absent if the response is complete. */
  readonly continue?: Continue;
  /** The limits that `"max"` selected, by module. */
  readonly limits?: Readonly<Record<string, number>>;
  /** The stack trace of an internal error, if the server shows it. */
  readonly trace?: string;
  /** The `requestid` of the request. */
  readonly requestid?: string;
  /** The name of the server, if `servedby` requests it or if the request failed. */
  readonly servedby?: string;
  /** The current time in ISO 8601, if `curtimestamp` requests it. */
  readonly curtimestamp?: string;
  /** The language of messages, if `responselanginfo` requests it. */
  readonly uselang?: string;
  readonly errorlang?: string;
}

/** The envelope of a response in format version 2 (observed on MediaWiki 1.39 and 1.45). */
export interface Envelope extends AnyEnvelope {
  /** Whether this response and the earlier ones contain all data about the current pages. */
  readonly batchcomplete?: boolean;
  /** A list of messages; strings by module if `errorformat` is `"bc"`. */
  readonly warnings?: readonly WireMessage[] | Readonly<Record<string, OldWarning>>;
  /** The errors of a failed request, whose response contains nothing else. */
  readonly errors?: readonly WireMessage[];
  /** Replaces `errors` if `errorformat` is `"bc"`. */
  readonly error?: OldError;
  /** The URL of the API's documentation, in error responses. */
  readonly docref?: string;
}

/** The envelope of a response in format version 1 (observed on MediaWiki 1.39 and 1.45). */
export interface EnvelopeV1 extends AnyEnvelope {
  /** Present if this response and the earlier ones contain all data about the current pages. */
  readonly batchcomplete?: "";
  /** A list of messages; strings by module if `errorformat` is `"bc"`. */
  readonly warnings?: readonly WireMessageV1[] | Readonly<Record<string, OldWarningV1>>;
  /** The errors of a failed request, whose response contains nothing else. */
  readonly errors?: readonly WireMessageV1[];
  /** Replaces `errors` if `errorformat` is `"bc"`. */
  readonly error?: OldErrorV1;
  /** The URL of the API's documentation, in error responses. */
  readonly "*"?: string;
}

/** Parameters that request the next part of a result. */
export interface Continue {
  readonly continue: string;
  readonly [parameter: string]: string | number;
}

/**
 * An error or a warning. Depending on `errorformat`, its text is in `text`, in `html`, or in `key`
 * and `params`.
 */
export interface WireMessage {
  readonly code: string;
  readonly text?: string;
  readonly html?: string;
  readonly key?: string;
  readonly params?: readonly unknown[];
  readonly data?: Readonly<Record<string, unknown>>;
  /** The path of the module that raised it. */
  readonly module?: string;
}

/** A module's warnings if `errorformat` is `"bc"`, one per line. */
export interface OldWarning {
  readonly warnings: string;
}

/** An error if `errorformat` is `"bc"`. Other members are the error's data. */
export interface OldError {
  readonly code: string;
  readonly info: string;
  readonly docref?: string;
  readonly [data: string]: unknown;
}

/**
 * An error or a warning in format version 1. Depending on `errorformat`, its text is in `*`, or in
 * `key` and `params`.
 */
export type WireMessageV1 = Omit<WireMessage, "text" | "html"> & { readonly "*"?: string };

/** A module's warnings in format version 1 if `errorformat` is `"bc"`, one per line. */
export interface OldWarningV1 {
  readonly "*": string;
}

/** An error in format version 1 with `errorformat: "bc"`. Other members are the error's data. */
export interface OldErrorV1 {
  readonly code: string;
  readonly info: string;
  /** The URL of the API's documentation. */
  readonly "*"?: string;
  readonly [data: string]: unknown;
}
