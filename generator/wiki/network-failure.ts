import { errorMessage } from "../base/counted.js";

/** The reason why a request got no response. */
export interface NetworkFailure {
  /** The message. */
  readonly detail: string;
  /** True if the address may be wrong, because there is no server. */
  readonly isUnreachable: boolean;
  /** True if a retry may succeed. */
  readonly isTemporary: boolean;
}

/** Messages for common error codes of the system. */
const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ENOTFOUND: "the host name does not exist",
    EAI_AGAIN: "the host name cannot be resolved at the moment",
    ECONNREFUSED: "the connection was refused",
    ECONNRESET: "the connection was closed",
    EHOSTUNREACH: "there is no route to the host",
    ENETUNREACH: "there is no route to the network",
    ETIMEDOUT: "the connection timed out",
    UND_ERR_CONNECT_TIMEOUT: "the connection timed out",
    UND_ERR_SOCKET: "the connection was closed",
    EPROTO: "the server does not support TLS",
    ERR_SSL_WRONG_VERSION_NUMBER: "the server does not support TLS",
  }),
);

const UNREACHABLE: ReadonlySet<string> = new Set([
  "ENOTFOUND",
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** TLS errors, and servers that do not speak HTTP. A retry fails in the same way. */
const PERMANENT = /^(?:CERT_|DEPTH_ZERO_|EPROTO$|ERR_SSL_|ERR_TLS_|HPE_|SELF_SIGNED_|UNABLE_TO_)/;

/** Returns the reason of a failed fetch, from the innermost error. */
export function networkFailure(error: unknown): NetworkFailure {
  const cause = deepest(error);
  const code = codeOf(cause);
  const text = errorMessage(cause);
  const detail = code === undefined ? text : `${MEANINGS.get(code) ?? text} (${code})`;
  return {
    detail,
    isUnreachable: code !== undefined && UNREACHABLE.has(code),
    isTemporary: code !== undefined && !PERMANENT.test(code),
  };
}

/** If a name has several addresses, the error of the first one is used. */
function deepest(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return deepest(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? deepest(error.cause) : error;
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
