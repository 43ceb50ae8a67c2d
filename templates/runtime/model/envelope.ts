/** What every answer may have around what its modules put into it, in either format version. */
export interface AnyEnvelope {
  /** Add these to the original parameters to get what follows; absent where nothing does. */
  readonly continue?: Continue;
  /** The limits that `"max"` stood for, by module. */
  readonly limits?: Readonly<Record<string, number>>;
  /** The stack of a failure inside of the server, where it shows it. */
  readonly trace?: string;
  /** As given in the request. */
  readonly requestid?: string;
  /** The name of the server, where `servedby` asks for it or the request failed. */
  readonly servedby?: string;
  /** ISO 8601, where `curtimestamp` asks for it. */
  readonly curtimestamp?: string;
  /** The language of texts, where `responselanginfo` asks for it. */
  readonly uselang?: string;
  readonly errorlang?: string;
}

/** What is around an answer in format version 2 (observed on MediaWiki 1.39 and 1.45). */
export interface Envelope extends AnyEnvelope {
  /** Everything about the current pages is in this answer, or in those before it. */
  readonly batchcomplete?: boolean;
  /** A list of messages, or with `errorformat: "bc"` texts by module. */
  readonly warnings?: readonly WireMessage[] | Readonly<Record<string, OldWarning>>;
  /** The request failed, and the answer has nothing else. */
  readonly errors?: readonly WireMessage[];
  /** What stands in place of `errors` with `errorformat: "bc"`. */
  readonly error?: OldError;
  /** Where the API is documented; beside an error. */
  readonly docref?: string;
}

/** What is around an answer in format version 1 (observed on MediaWiki 1.39 and 1.45). */
export interface EnvelopeV1 extends AnyEnvelope {
  /** There where everything about the current pages is in this answer, or in those before it. */
  readonly batchcomplete?: "";
  /** A list of messages, or with `errorformat: "bc"` texts by module. */
  readonly warnings?: readonly WireMessageV1[] | Readonly<Record<string, OldWarningV1>>;
  /** The request failed, and the answer has nothing else. */
  readonly errors?: readonly WireMessageV1[];
  /** What stands in place of `errors` with `errorformat: "bc"`. */
  readonly error?: OldErrorV1;
  /** Where the API is documented; beside an error. */
  readonly "*"?: string;
}

/** Parameters that lead to what follows. */
export interface Continue {
  readonly continue: string;
  readonly [parameter: string]: string | number;
}

/** An error or a warning; its text is in `text`, `html`, or `key` and `params`, as `errorformat` says. */
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

/** What a module warns of with `errorformat: "bc"`: one warning a line. */
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

/** An error or a warning in format version 1; its text is in `*`, or in `key` and `params`, as `errorformat` says. */
export type WireMessageV1 = Omit<WireMessage, "text" | "html"> & { readonly "*"?: string };

/** What a module warns of with `errorformat: "bc"` in format version 1: one warning a line. */
export interface OldWarningV1 {
  readonly "*": string;
}

/** An error with `errorformat: "bc"` in format version 1; further members are data of the error. */
export interface OldErrorV1 {
  readonly code: string;
  readonly info: string;
  /** Where the API is documented. */
  readonly "*"?: string;
  readonly [data: string]: unknown;
}
