import { hasErrors } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import type { Client, RequestResult } from "../client.js";
import type { ResponseBody } from "../response.js";

/**
 * Members of successful responses to `action=query`; each has at least one, in both format
 * versions.
 */
const RESPONSE_MEMBERS: readonly string[] = ["batchcomplete", "continue", "query"];

/** The result of a request: alternatives by `kind`. */
export type QueryResult =
  | { readonly kind: "received"; readonly body: ResponseBody }
  /** The API refused this request; the next one may succeed. */
  | { readonly kind: "refused"; readonly why: Diagnostic; readonly errorCode: string }
  /** No further request can succeed. */
  | { readonly kind: "failed"; readonly diagnostics: readonly Diagnostic[] };

/** Sends a request to an action. */
export async function sendQuery(
  client: Client,
  parameters: Readonly<Record<string, string>>,
): Promise<QueryResult> {
  const { value, diagnostics, errorCode } = await bodyFrom(client, parameters);
  if (value && !hasErrors(diagnostics)) return { kind: "received", body: value };
  const why = diagnostics.find(({ code }) => code === "api-error");
  return why && errorCode !== undefined
    ? { kind: "refused", why, errorCode }
    : { kind: "failed", diagnostics };
}

/** Other actions have responses of any form. */
async function bodyFrom(
  client: Client,
  parameters: Readonly<Record<string, string>>,
): Promise<RequestResult<ResponseBody>> {
  if (parameters["action"] !== "query") return client.requestBody(parameters);
  const { value, ...rest } = await client.request(parameters, RESPONSE_MEMBERS);
  return { ...rest, value: value && { kind: "object", value } };
}
