import { hasErrors } from "../../diagnostics/diagnostic.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Client } from "../../client/client.js";
import type { UnknownObject } from "../../json/value.js";

/**
 * Members of successful responses to `action=query`; each has at least one, in both format
 * versions.
 */
const RESPONSE_MEMBERS: readonly string[] = ["batchcomplete", "continue", "query"];

/** The result of a request: alternatives by `kind`. */
export type QueryResult =
  | { readonly kind: "received"; readonly response: UnknownObject }
  /** The API refused this request; the next one may succeed. */
  | { readonly kind: "refused"; readonly why: Diagnostic }
  /** No further request can succeed. */
  | { readonly kind: "failed"; readonly diagnostics: readonly Diagnostic[] };

/** Sends a request to `action=query`. */
export async function sendQuery(
  client: Client,
  parameters: Readonly<Record<string, string>>,
): Promise<QueryResult> {
  const { value, diagnostics } = await client.request(parameters, RESPONSE_MEMBERS);
  if (value && !hasErrors(diagnostics)) return { kind: "received", response: value };
  const why = diagnostics.find(({ code }) => code === "api-error");
  return why ? { kind: "refused", why } : { kind: "failed", diagnostics };
}
