import { hasErrors } from "../../diagnostics/diagnostic.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Client } from "../../client/client.js";
import type { JsonObject } from "../../json/object.js";

/** One of these is in every answer to `action=query` that is no error, in either format version. */
const ANSWERED: readonly string[] = ["batchcomplete", "continue", "query"];

/** What became of a request: alternatives by `kind`. */
export type Reply =
  | { readonly kind: "answered"; readonly answer: JsonObject }
  /** The API does not take this request; the next one may fare better. */
  | { readonly kind: "refused"; readonly why: Diagnostic }
  /** Nothing more can be asked. */
  | { readonly kind: "failed"; readonly diagnostics: readonly Diagnostic[] };

/** Sends a request to `action=query`. */
export async function askQuery(
  client: Client,
  parameters: Readonly<Record<string, string>>,
): Promise<Reply> {
  const { value, diagnostics } = await client.ask(parameters, ANSWERED);
  if (value && !hasErrors(diagnostics)) return { kind: "answered", answer: value };
  const why = diagnostics.find(({ code }) => code === "api-error");
  return why ? { kind: "refused", why } : { kind: "failed", diagnostics };
}
