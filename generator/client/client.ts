import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import { addressPosition, withoutQuery } from "./address.js";
import { judge } from "./response.js";
import { exchange } from "./exchange.js";
import { judgeFailure } from "./failure.js";
import { failed } from "./judgement.js";
import type { Judgement } from "./judgement.js";
import type { JsonObject } from "../json/object.js";
import type { PullLimits } from "./limits.js";
import type { Environment } from "./environment.js";

/** What a client is made of. */
export interface ClientOptions {
  /** Of the API, without a query. */
  readonly address: URL;
  readonly userAgent: string;
  /** The `Cookie` header of a session; without it nobody is logged in. */
  readonly cookie?: string | undefined;
  readonly limits: PullLimits;
  readonly environment: Environment;
  /** Ends every request and every wait; what is under way then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Asks an API, one request at a time. */
export interface Client {
  /**
   * Sends a request and gives the answer, which has one of the named members. What the server has no
   * time for is asked again, later and a bounded number of times; what went wrong for good is a diagnostic.
   */
  ask(
    parameters: Readonly<Record<string, string>>,
    members: readonly string[],
  ): Promise<Staged<JsonObject>>;
}

/** Parameters of every request that does not say otherwise: the form of the catalogues here, texts in English, and back off where databases lag. */
const COMMON = { format: "json", formatversion: "1", uselang: "en", maxlag: "5" };

/** Makes a client that begins to count the time of the whole pull at once. */
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
  let hasAnswered = false;

  /** Sends the request once; where it was redirected, whoever answered is asked from then on. */
  const send = async (query: URLSearchParams, members: readonly string[]): Promise<Sent> => {
    const left = deadline - environment.now();
    if (left <= 0) {
      const late = diagnostic("time-limit", { seconds: limits.totalTime / 1000 }, at);
      return { judgement: failed(late), notes: [] };
    }
    const time = Math.min(left, limits.answerTime);
    const url = new URL(endpoint);
    url.search = query.toString();
    const { fetch, now } = environment;
    const ended = await exchange(url, { fetch, headers, limits, time, signal });
    if (ended.kind !== "answer")
      return { judgement: judgeFailure(ended, { at, limits, time, hasAnswered }), notes: [] };
    hasAnswered = true;
    const judgement = judge(ended, members, at, now());
    const answering = withoutQuery(ended.url);
    if (answering.href === endpoint.href) return { judgement, notes: [] };
    endpoint = answering;
    return { judgement, notes: [diagnostic("address-redirects", { name: answering.href }, at)] };
  };

  /** Waits as long as the server asks for, or longer from one try to the next; not beyond the time of the whole pull. */
  const pause = async (wait: number, reason: Diagnostic): Promise<readonly Diagnostic[]> => {
    const seconds = Math.ceil(wait / 1000);
    if (environment.now() + wait >= deadline) return [diagnostic("server-busy", { seconds }, at)];
    environment.progress(`waiting ${seconds} s and asking again: ${reason.message}`);
    await environment.sleep(wait, signal);
    return [];
  };

  const ask = async (
    query: URLSearchParams,
    members: readonly string[],
    tries: number,
  ): Promise<Asked> => {
    const { judgement, notes } = await send(query, members);
    if (judgement.kind === "answered") return { value: judgement.value, diagnostics: notes };
    const diagnostics = [...notes, judgement.diagnostic];
    if (judgement.kind === "failed" || tries >= limits.tries)
      return { value: undefined, diagnostics };
    const refused = await pause(judgement.wait ?? backOff(tries), judgement.diagnostic);
    if (refused.length > 0) return { value: undefined, diagnostics: [...diagnostics, ...refused] };
    const next = await ask(query, members, tries + 1);
    return { value: next.value, diagnostics: [...notes, ...next.diagnostics] };
  };

  return {
    ask: (parameters, members) =>
      ask(new URLSearchParams({ ...COMMON, ...parameters }), members, 1),
  };
}

const FIRST_DELAY = 1000;
const LONGEST_DELAY = 60_000;

/** Milliseconds to wait after so many tries (counted from 1) if the server names no wait: 1 s, then twice as long each time. */
export function backOff(tries: number): number {
  return Math.min(FIRST_DELAY * 2 ** (tries - 1), LONGEST_DELAY);
}

type Asked = Staged<JsonObject>;

interface Sent {
  readonly judgement: Judgement;
  readonly notes: readonly Diagnostic[];
}
