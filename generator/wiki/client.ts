import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged, Position } from "../base/diagnostic.js";
import { addressPosition, shownAddress, withoutQuery } from "./address.js";
import type { ResponseBody, ResponseOutcome, FailedOutcome, RetryOutcome } from "./response.js";
import { classifyBody, classifyResponse, failure, retryLater } from "./response.js";
import { sendGet } from "./exchange.js";
import type { ReceivedResponse, ExchangeFailure } from "./exchange.js";
import type { UnknownObject } from "../base/json.js";
import type { PullLimits, Environment } from "./environment.js";

/** The settings of a client. */
export interface ClientOptions {
  /** The API's URL, without a query. */
  readonly address: URL;
  readonly userAgent: string;
  /**
   * A session's `Cookie` header, sent only to the URL's origin. Without it, requests are anonymous.
   */
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
  ): Promise<RequestResult<UnknownObject>>;
  /**
   * Sends a request to an action as {@link Client.request} does. Its response may be an object, a
   * list, or a string.
   */
  requestBody(parameters: Readonly<Record<string, string>>): Promise<RequestResult<ResponseBody>>;
}

/** The result of a request. */
export interface RequestResult<Value> extends Staged<Value> {
  /** The error code, if the response is an API error. */
  readonly errorCode?: string;
}

/** Default parameters: the catalogue format, English texts, and a delay while databases lag. */
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
  let received = 0;

  /** Sends the request once. After a redirect, later requests go to the new URL. */
  const send = async <Value>(
    query: URLSearchParams,
    classify: Classify<Value>,
  ): Promise<SentRequest<Value>> => {
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
    received += result.bytes.length;
    if (received > limits.totalBytes) {
      const found = diagnostic("response-too-large", { bytes: limits.totalBytes }, at);
      return { outcome: failure(found), notes: [] };
    }
    const outcome = classify(result, now());
    const responding = withoutQuery(result.url);
    if (responding.href === endpoint.href) return { outcome, notes: [] };
    endpoint = responding;
    const name = shownAddress(responding.href);
    return { outcome, notes: [diagnostic("address-redirects", { name }, at)] };
  };

  /**
   * Waits for the time that the server requests, or for the back-off time, unless the time limit of
   * the pull ends first.
   */
  const pause = async (wait: number, reason: Diagnostic): Promise<readonly Diagnostic[]> => {
    const seconds = Math.ceil(wait / 1000);
    if (wait > limits.longestWait || environment.now() + wait >= deadline)
      return [diagnostic("server-busy", { seconds }, at)];
    environment.progress(`retrying in ${seconds} s: ${reason.message}`);
    await environment.sleep(wait, signal);
    return [];
  };

  const requestWithRetries = async <Value>(
    query: URLSearchParams,
    classify: Classify<Value>,
    tries: number,
  ): Promise<RequestResult<Value>> => {
    const { outcome, notes } = await send(query, classify);
    if (outcome.kind === "received") return { value: outcome.value, diagnostics: notes };
    const { errorCode } = outcome;
    const diagnostics = [...notes, outcome.diagnostic];
    const failed = { value: undefined, ...(errorCode !== undefined && { errorCode }) };
    if (outcome.kind === "failed" || tries >= limits.tries) return { ...failed, diagnostics };
    const refused = await pause(outcome.wait || backOff(tries), outcome.diagnostic);
    if (refused.length > 0) return { value: undefined, diagnostics: [...diagnostics, ...refused] };
    const next = await requestWithRetries(query, classify, tries + 1);
    return { ...next, diagnostics: [...notes, ...next.diagnostics] };
  };

  const request = async <Value>(
    parameters: Readonly<Record<string, string>>,
    classify: Classify<Value>,
  ): Promise<RequestResult<Value>> =>
    requestWithRetries(new URLSearchParams({ ...COMMON, ...parameters }), classify, 1);

  return {
    request: async (parameters, members) =>
      request(parameters, (response, now) => classifyResponse(response, members, at, now)),
    requestBody: async (parameters) =>
      request(parameters, (response, now) => classifyBody(response, at, now)),
  };
}

const FIRST_DELAY = 1000;
const LONGEST_DELAY = 60_000;

/**
 * Milliseconds to wait after a number of tries (counted from 1) if the server does not set a wait,
 * or sets 0 s: first 1 s, then twice as long each time.
 */
export function backOff(tries: number): number {
  return Math.min(FIRST_DELAY * 2 ** (tries - 1), LONGEST_DELAY);
}

/** Classifies a response; `now` is in milliseconds since the epoch. */
type Classify<Value> = (response: ReceivedResponse, now: number) => ResponseOutcome<Value>;

interface SentRequest<Value> {
  readonly outcome: ResponseOutcome<Value>;
  readonly notes: readonly Diagnostic[];
}

/** The context of a failed request. */
export interface FailureContext {
  readonly at: Position;
  readonly limits: PullLimits;
  /** The time limit of the request in milliseconds. */
  readonly time: number;
  /** True if the server has responded before. Then an unreachable server counts as temporary. */
  readonly hasResponded: boolean;
}

/** Classifies a request that got no response. */
export function classifyFailure(
  result: ExchangeFailure,
  { at, limits, time, hasResponded }: FailureContext,
): FailedOutcome | RetryOutcome {
  switch (result.kind) {
    case "late": {
      const found = diagnostic("time-limit", { seconds: Math.round(time / 100) / 10 }, at);
      return hasResponded ? retryLater(found) : failure(found);
    }
    case "unreached": {
      const { detail, isUnreachable, isTemporary } = result.failure;
      const found = diagnostic("server-unreachable", { detail }, at);
      return isTemporary && (hasResponded || !isUnreachable) ? retryLater(found) : failure(found);
    }
    case "too-large":
      return failure(diagnostic("response-too-large", { bytes: limits.responseBytes }, at));
    case "too-many-redirects": {
      const args = { count: limits.redirects, name: result.target };
      return failure(diagnostic("too-many-redirects", args, at));
    }
    case "bad-redirect":
      return failure(
        diagnostic("bad-redirect", { name: result.target, detail: result.detail }, at),
      );
  }
}
