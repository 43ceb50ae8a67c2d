// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { BoundCredentials, SecuritySchemes, UsernameAndPassword } from "../runtime/client.js";
import { bindCredentials } from "../runtime/client.js";

/** The credentials for the security schemes, by name. */
export interface OpenapiCredentialsCredentials {
  /**
   * Sent by email.
   *
   * The API key, which is sent in the query parameter `key`.
   */
  readonly key?: string;
  /** The API key, which is sent in the cookie `sid`. */
  readonly session?: string;
  /** The username and password. */
  readonly login?: UsernameAndPassword;
  /** The bearer token. */
  readonly token?: string;
}

/** The security schemes. */
export const openapiCredentialsSecurity: SecuritySchemes<OpenapiCredentialsCredentials> = {
  key: { kind: "apiKey", in: "query", name: "key" },
  session: { kind: "apiKey", in: "cookie", name: "sid" },
  login: { kind: "basic" },
  token: { kind: "bearer" },
};

/** Binds credentials to the security schemes, for the option of a sender. */
export function openapiCredentialsCredentials(
  credentials: OpenapiCredentialsCredentials,
): BoundCredentials {
  return bindCredentials(openapiCredentialsSecurity, credentials);
}
