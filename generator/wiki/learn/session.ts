import { addressPosition } from "../address.js";
import type { ResponseBody, ResponseOutcome } from "../response.js";
import { badRedirect, redirectLocation, sendOnce } from "../exchange.js";
import type { ExchangeFailure } from "../exchange.js";
import { failure, classifyBody, TEMPORARY_ERRORS } from "../response.js";
import { classifyFailure } from "../client.js";
import { hasErrors } from "../../base/diagnostic.js";
import type { ScenarioFile } from "../../spec/source/types.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import type { Client, ClientOptions, RequestResult } from "../client.js";

/** A session of a scenario: its cookies are those that the wiki set in it. */
export interface ScenarioSession {
  /** Sends a POST request. Nothing is retried, because the request may have changed the wiki. */
  post(
    parameters: Readonly<Record<string, string>>,
    files?: Readonly<Record<string, ScenarioFile>>,
  ): Promise<ResponseOutcome<ResponseBody>>;
}

/** The settings for a scenario's sessions. */
export type SessionOptions = Omit<ClientOptions, "cookie">;

/** Opens a session without a user. Its cookies and forms are sent only to this URL. */
export function openSession(options: SessionOptions): ScenarioSession {
  const { address, userAgent, environment, limits, signal } = options;
  const cookies = new Map<string, string>();
  const at = addressPosition(address);
  const time = limits.responseTime;
  const failed = (result: ExchangeFailure): ResponseOutcome<ResponseBody> =>
    failure(classifyFailure(result, { at, limits, time, hasResponded: false }).diagnostic);
  return {
    async post(parameters, files = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await sendOnce(address, {
        fetch: environment.fetch,
        headers: { "user-agent": userAgent, ...(cookie !== "" && { cookie }) },
        body: bodyFor(parameters, files),
        limits,
        time,
        signal,
      });
      if (response.kind !== "response") return failed(response);
      const location = redirectLocation(response);
      if (location !== undefined)
        return failed(badRedirect(absolute(location, address), "forms are only sent to this URL"));
      keepCookies(cookies, response.headers.getSetCookie());
      return classifyBody(response, at, environment.now());
    },
  };
}

function absolute(location: string, address: URL): string {
  return URL.canParse(location, address) ? new URL(location, address).href : location;
}

/** A form; one with files is `multipart/form-data`. */
function bodyFor(
  parameters: Readonly<Record<string, string>>,
  files: Readonly<Record<string, ScenarioFile>>,
): URLSearchParams | FormData {
  if (Object.keys(files).length === 0) return new URLSearchParams(parameters);
  const form = new FormData();
  for (const [name, value] of Object.entries(parameters)) form.append(name, value);
  for (const [name, { name: fileName, base64 }] of Object.entries(files))
    form.append(name, new Blob([Buffer.from(base64, "base64")]), fileName);
  return form;
}

/** Applies `Set-Cookie` headers, as RFC 6265, 5.2 reads names and values. One that expires at once removes the cookie. */
function keepCookies(cookies: Map<string, string>, headers: readonly string[]): void {
  for (const header of headers) {
    const [pair = ""] = header.split(";", 1);
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (at < 0 || name === "") continue;
    if (value === "" || value === "deleted") cookies.delete(name);
    else cookies.set(name, value);
  }
}

/**
 * Members of successful responses to `action=query`; each has at least one, in both format
 * versions.
 */
const RESPONSE_MEMBERS: readonly string[] = ["batchcomplete", "continue", "query"];

/** The result of a request: alternatives by `kind`. */
export type QueryResult =
  | { readonly kind: "received"; readonly body: ResponseBody }
  /** The API rejected this request; the next one may succeed. */
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
  return why && errorCode !== undefined && !TEMPORARY_ERRORS.has(errorCode)
    ? { kind: "refused", why, errorCode }
    : { kind: "failed", diagnostics };
}

/** Other actions' responses can have any form. */
async function bodyFrom(
  client: Client,
  parameters: Readonly<Record<string, string>>,
): Promise<RequestResult<ResponseBody>> {
  if (parameters["action"] !== "query") return client.requestBody(parameters);
  const { value, ...rest } = await client.request(parameters, RESPONSE_MEMBERS);
  return { ...rest, value: value && { kind: "object", value } };
}
