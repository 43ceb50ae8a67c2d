import { errorMessage } from "../text/message.js";

/** Why no answer came. */
export interface NetworkFailure {
  /** For people. */
  readonly detail: string;
  /** Whether the failure is of a kind that also stands for a mistake in the address: nothing is there. */
  readonly isAbsence: boolean;
  /** Whether the same request may fare better later. */
  readonly isPassing: boolean;
}

/** What the system's error codes mean, for those that people meet. */
const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ENOTFOUND: "no server of this name is known",
    EAI_AGAIN: "the name cannot be looked up at the moment",
    ECONNREFUSED: "it refuses the connection",
    ECONNRESET: "it broke off the connection",
    EHOSTUNREACH: "no way leads to it",
    ENETUNREACH: "no way leads to its network",
    ETIMEDOUT: "it does not take the connection",
    UND_ERR_CONNECT_TIMEOUT: "it does not take the connection",
    UND_ERR_SOCKET: "it broke off the connection",
    EPROTO: "it does not speak TLS",
    ERR_SSL_WRONG_VERSION_NUMBER: "it does not speak TLS",
  }),
);

const ABSENCES: ReadonlySet<string> = new Set([
  "ENOTFOUND",
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Faults of TLS, and servers that do not speak HTTP: the next try would end the same way. */
const LASTING = /^(?:CERT_|DEPTH_ZERO_|EPROTO$|ERR_SSL_|ERR_TLS_|HPE_|SELF_SIGNED_|UNABLE_TO_)/;

/** Reads why fetch failed, from the error at the bottom of what it threw. */
export function networkFailure(error: unknown): NetworkFailure {
  const cause = deepest(error);
  const code = codeOf(cause);
  const said = errorMessage(cause);
  const detail = code === undefined ? said : `${MEANINGS.get(code) ?? said} (${code})`;
  return {
    detail,
    isAbsence: code !== undefined && ABSENCES.has(code),
    isPassing: code !== undefined && !LASTING.test(code),
  };
}

/** Where a name has several addresses, each failed in its own way; the first says as much as any. */
function deepest(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return deepest(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? deepest(error.cause) : error;
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
