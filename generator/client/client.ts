import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import { addressPosition, withoutQuery } from "./address.js";
import { classifyResponse } from "./response.js";
import { sendGet } from "./exchange.js";
import { classifyFailure } from "./failure.js";
import { failure } from "./outcome.js";
import type { ResponseOutcome } from "./outcome.js";
import type { UnknownObject } from "../json/value.js";
import type { PullLimits } from "./limits.js";
import type { Environment } from "./environment.js";

/** The settings of a client. */
export interface ClientOptions {
  /** The address of the API, without a query. */
  readonly address: URL;
  readonly userAgent: string;
  /** The `Cookie` header of a session. Without it, requests are anonymous. */
  readonly cookie?: string | undefined;
  readonly limits: PullLimits;
  readonly environment: Environment;
  /** Aborts all requests and waits, which then reject with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Sends requests to an API, one at a time. */
export interface Client {
  /**
   * Sends a request and returns the response, which has one of the given members. Requests that
   * fail temporarily are retried a limited number of times. Permanent failures are diagnostics.
   */
  request(
    parameters: Readonly<Record<string, string>>,
    members: readonly string[],
  ): Promise<Staged<UnknownObject>>;
}

/** Default parameters: the format of catalogues, English texts, and a delay while databases lag. */
const COMMON = { format: "json", formatversion: "1", uselang: "en", maxlag: "5" };

/** Creates a client. The time limit of the pull starts immediately. */
export function createClient(options: ClientOptions): Client {
  const { address, userAgent, cookie, limits, environment, signal } = options;
  const at = addressPosition(address);
  const headers = {
    "user-agent": userAgent,
    accept: "application/json, */*;q=0.1",
    ...(cookie !== undefined && { cookie }),
  };
  const deadline = environment.now() + limits.totalTime;
  let endpoint = address;
  let hasResponded = false;

  /** Sends the request once. After a redirect, later requests go to the new address. */
  const send = async (query: URLSearchParams, members: readonly string[]): Promise<SentRequest> => {
    const left = deadline - environment.now();
    if (left <= 0) {
      const late = diagnostic("time-limit", { seconds: limits.totalTime / 1000 }, at);
      return { outcome: failure(late), notes: [] };
    }
    const time = Math.min(left, limits.responseTime);
    const url = new URL(endpoint);
    url.search = query.toString();
    const { fetch, now } = environment;
    const result = await sendGet(url, { fetch, headers, limits, time, signal });
    if (result.kind !== "response")
      return { outcome: classifyFailure(result, { at, limits, time, hasResponded }), notes: [] };
    hasResponded = true;
    const outcome = classifyResponse(result, members, at, now());
    const responding = withoutQuery(result.url);
    if (responding.href === endpoint.href) return { outcome, notes: [] };
    endpoint = responding;
    return { outcome, notes: [diagnostic("address-redirects", { name: responding.href }, at)] };
  };

  /**
   * Waits for the time that the server requests, or for the back-off time, unless the time limit of
   * the pull ends first.
   */
  const pause = async (wait: number, reason: Diagnostic): Promise<readonly Diagnostic[]> => {
    const seconds = Math.ceil(wait / 1000);
    if (environment.now() + wait >= deadline) return [diagnostic("server-busy", { seconds }, at)];
    environment.progress(`retrying in ${seconds} s: ${reason.message}`);
    await environment.sleep(wait, signal);
    return [];
  };

  const requestWithRetries = async (
    query: URLSearchParams,
    members: readonly string[],
    tries: number,
  ): Promise<RequestResult> => {
    const { outcome, notes } = await send(query, members);
    if (outcome.kind === "received") return { value: outcome.value, diagnostics: notes };
    const diagnostics = [...notes, outcome.diagnostic];
    if (outcome.kind === "failed" || tries >= limits.tries)
      return { value: undefined, diagnostics };
    const refused = await pause(outcome.wait ?? backOff(tries), outcome.diagnostic);
    if (refused.length > 0) return { value: undefined, diagnostics: [...diagnostics, ...refused] };
    const next = await requestWithRetries(query, members, tries + 1);
    return { value: next.value, diagnostics: [...notes, ...next.diagnostics] };
  };

  return {
    request: (parameters, members) =>
      requestWithRetries(new URLSearchParams({ ...COMMON, ...parameters }), members, 1),
  };
}

const FIRST_DELAY = 1000;
const LONGEST_DELAY = 60_000;

/** Milliseconds to wait after so many tries (counted from 1) if the server names no wait: 1 s, then twice as long each time. */
export function backOff(tries: number): number {
  return Math.min(FIRST_DELAY * 2 ** (tries - 1), LONGEST_DELAY);
}

type RequestResult = Staged<UnknownObject>;

interface SentRequest {
  readonly outcome: ResponseOutcome;
  readonly notes: readonly Diagnostic[];
}
