/**
 * Clients of wikis and what a server receives of them: the tables of `cases/`. A case is a block with
 * a title and steps, one after the other:
 *
 *     # a request is repeated after the pause that the server asks for
 *     fetch {}
 *     retries {}
 *     call send ["allpages", {"limit": 1}]
 *     > GET list=allpages aplimit=1 !assert
 *     < 503 | retry-after: 5 | busy
 *     pause 5000
 *     > GET list=allpages
 *     < {"query": {"allpages": []}}
 *     = {"query": {}}
 *
 * The first steps make the sender: `client`, `fetch`, `m3api`, `mwn`, `mwApi` or `openapi`, and `retries` and
 * `tokens` in front of it, with options; a function is `"$record"`. Others are:
 *
 * - `call NAME …` begins a call of {@link CALLS}, and `other NAME …` one without the case's signal.
 * - `> METHOD name=value !absent | header: value` is the next request that arrives.
 * - `< STATUS | header: value | body`, `< JSON` or `< fails {"name": "TypeError"}` is the response to
 *   the first request without one.
 * - `ended` says that the first request without a response was aborted.
 * - `= JSON` and `throws {"code": "x"}` are parts of the outcome of the first call without one.
 * - `pause N` ends a wait of so many milliseconds, and `time N` lets time pass.
 * - `abort` aborts the signal of calls, and `stop` that of the client.
 * - `events JSON` are the arguments that functions have received since the last such step.
 * - `waits N` is a wait that goes on, and `tick` waits for the platform.
 * - `repeat N` and `end` are around steps that happen so often.
 * - `login` and `token` are the steps of a login, and of a request for the token `+`.
 * - `each CELL || CELL` repeats the case with these texts for `$1` and `$2`.
 *
 * At the end there are no other requests, calls, events, timers and listeners of signals.
 */
import { getEventListeners } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { alliancePages, listAlliances } from "../../../../generated/alliance/listAlliances.js";
import * as actions from "../../../../generated/actions/index.js";
import * as queries from "../../../../generated/paraminfo/index.js";
import { createClient } from "../../../../templates/runtime/client/create-client.js";
import type { Client } from "../../../../templates/runtime/client/create-client.js";
import { continueQuery } from "../../../../templates/runtime/client/continue-query.js";
import { inBatches } from "../../../../templates/runtime/client/in-batches.js";
import { mwApiSender } from "../../../../templates/runtime/client/mw-api-sender.js";
import { pagesOf } from "../../../../templates/runtime/client/pages-of.js";
import { withRetries } from "../../../../templates/runtime/client/retry.js";
import { collect, rowsOf } from "../../../../templates/runtime/client/rows-of.js";
import { sendRequest } from "../../../../templates/runtime/client/send.js";
import type { Send, Sendable, SendWithTokens } from "../../../../templates/runtime/client/send.js";
import {
  fetchSender,
  m3apiSender,
  mwnSender,
} from "../../../../templates/runtime/client/senders.js";
import { withTokens } from "../../../../templates/runtime/client/tokens.js";
import { openApiClient } from "../../../../templates/runtime/openapi/open-api-client.js";
import type { OpenApiSend } from "../../../../templates/runtime/openapi/list-pages.js";
import { queryRequest } from "../../../../templates/runtime/request/query.js";
import type { QueryPart } from "../../../../templates/runtime/request/query-types.js";
import { jsonOf, matches, partsOf } from "../case-text.js";
import { mwApi } from "./mw-api.js";

const FOLDER = new URL("cases/", import.meta.url);
const URL_OF_API = "https://wiki.example/w/api.php";

/** A request that arrived. */
export interface Arrived {
  readonly method: string;
  readonly url?: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly headers?: Headers;
  readonly signal?: AbortSignal;
  /** Responds as the text of a step says. */
  readonly respond: (text: string) => void;
}

interface Case {
  readonly title: string;
  readonly steps: readonly string[];
}

const EACH = /^each(?: |$)/;

/** The steps of a login, and of a request for a token. */
const MACROS: Readonly<Record<string, string>> = {
  login: `> GET meta=tokens type=login
< {"query": {"tokens": {"logintoken": "l"}}}
> POST action=login lgtoken=l
< {"login": {"result": "Success"}}`,
  token: `> GET meta=tokens type=csrf
< {"query": {"tokens": {"csrftoken": "+"}}}`,
};

/** Steps with those of macros, and those between `repeat N` and `end` as often as that. */
function repeated(steps: string): string {
  const all = steps.replaceAll(/^(?:login|token)$/gm, (name) => MACROS[name] ?? name);
  return all.replaceAll(/^repeat (\d+)\n(.*?)\nend$/gms, (_, times, block) =>
    Array.from({ length: Number(times) }, () => block).join("\n"),
  );
}

function readCases(name: string): readonly Case[] {
  const blocks = readFileSync(new URL(name, FOLDER), "utf8").trim().split(/\n\n+/);
  return blocks.flatMap((block) => {
    const [title = "", ...lines] = block.split("\n");
    const rows = lines.filter((line) => EACH.test(line)).map((line) => line.replace(EACH, ""));
    const steps = repeated(lines.filter((line) => !EACH.test(line)).join("\n")).split("\n");
    return (rows.length > 0 ? rows : [""]).map((row) => ({
      title: `${title.replace("# ", "")} ${row}`.trim(),
      steps: steps.map((step) =>
        row
          .split(/ ?\|\| ?/)
          .reduce((text, cell, index) => text.replaceAll(`$${index + 1}`, () => cell), step),
      ),
    }));
  });
}

/** The error of a step `< fails`. */
export function failureOf(text: string): Error {
  const { name, message, ...members }: { name?: string; message?: string } = JSON.parse(text);
  if (name === "TypeError") return new TypeError(message);
  return Object.assign(new Error(message), name === undefined ? {} : { name }, members);
}

function responseOf(text: string): Response {
  const { first, headers, body } = partsOf(text);
  return /^\d{3}$/.test(first)
    ? new Response(body ?? null, { status: Number(first), headers })
    : new Response(first, { headers });
}

/** All that happens in one case. */
function createWorld() {
  const clock = { time: 0 };
  const arrived: Arrived[] = [];
  const pauses: { readonly length: number; readonly end: () => void }[] = [];
  const events: unknown[] = [];
  const call = new AbortController();
  const client = new AbortController();
  const sleep = async (length: number): Promise<void> =>
    new Promise((end) => {
      pauses.push({ length, end });
    });
  const record = (...received: readonly unknown[]): void => void events.push(...received);
  const request = async (
    parameters: object,
    options: { readonly method: string },
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const respond = (text: string): void =>
        text.startsWith("fails ") ? reject(failureOf(text.slice(6))) : resolve(JSON.parse(text));
      arrived.push({ ...options, parameters: { ...options, ...parameters }, respond });
    });
  const fetch = async (sent: Request): Promise<Response> => {
    const isForm = sent.headers.get("content-type")?.startsWith("multipart/");
    const body = isForm
      ? [...(await sent.formData())]
      : [...new URLSearchParams(await sent.text())];
    const files = body.map(async ([name, value]) => [
      name,
      typeof value === "string" ? value : await value.text(),
    ]);
    return new Promise((resolve, reject) => {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as fetch does
      sent.signal.addEventListener("abort", () => reject(sent.signal.reason));
      void Promise.all(files).then((texts) => {
        const parameters = Object.fromEntries([...new URL(sent.url).searchParams, ...texts]);
        arrived.push({
          method: sent.method,
          url: sent.url,
          headers: sent.headers,
          signal: sent.signal,
          parameters,
          respond: (text) =>
            text.startsWith("fails ")
              ? reject(failureOf(text.slice(6)))
              : resolve(responseOf(text)),
        });
      });
    });
  };
  return { clock, arrived, pauses, events, call, client, sleep, record, request, fetch };
}

type World = ReturnType<typeof createWorld>;

/** Options of a step: JSON, in which `"$record"` is a function. */
function optionsOf(text: string, { record }: World) {
  const stops: boolean[] = [];
  const options: Record<string, never> = JSON.parse(text || "{}", (name, value: unknown) => {
    if (value === "$record") return record;
    if (name !== "shutoff" || !Array.isArray(value)) return value;
    stops.push(...value.map(Boolean));
    return () => stops.shift() ?? false;
  });
  return options;
}

/** The value that a text with a dollar sign stands for in arguments. */
function argumentOf(value: unknown, { record }: World): unknown {
  if (value === "$record") return record;
  if (value === "$File") return new Blob(["\0text"]);
  const [, length] = /^\$long (\d+)$/.exec(typeof value === "string" ? value : "") ?? [];
  return length === undefined ? value : "x".repeat(Number(length));
}

/** A sender that a step makes, which may be in front of the sender before it. */
function senderOf(kind: string, text: string, world: World, inner: Send | undefined): Send {
  const { fetch, sleep, clock, client, request } = world;
  const options = optionsOf(text, world);
  const time = options["clock"] ? {} : { sleep, now: () => clock.time };
  switch (kind) {
    case "client": {
      const retries = { ...time, ...Object(options["retries"]) };
      return createClient(URL_OF_API, { fetch, signal: client.signal, ...options, retries });
    }
    case "fetch":
      return fetchSender(URL_OF_API, { fetch, ...options });
    case "m3api":
      return m3apiSender({ request });
    case "mwn":
      return mwnSender({ request });
    case "mwApi":
      return mwApiSender(mwApi(world.arrived, options));
    case "retries":
      return withRetries(inner ?? fetchSender(URL_OF_API, { fetch }), { ...time, ...options });
    case "tokens":
      return withTokens(inner ?? fetchSender(URL_OF_API, { fetch }));
    default:
      throw new Error(`No step is called ${kind}.`);
  }
}

type Builder = (params?: object, options?: object) => Sendable & QueryPart;
type RequestArgs = readonly [name: string, params?: object, options?: object];

const BUILDERS: Readonly<Record<string, unknown>> = { ...queries, ...actions };

function builderOf(name: string): Builder {
  const builder = BUILDERS[name];
  if (isBuilder(builder)) return builder;
  throw new Error(`The catalogues have no ${name}.`);
}

function isBuilder(value: unknown): value is Builder {
  return typeof value === "function";
}

/** A request, or the request of a query with several modules, whose options follow them. */
function requestOf(given: RequestArgs | readonly [readonly RequestArgs[], object?]): Sendable {
  const [first, second, third] = given;
  if (typeof first === "string") return builderOf(first)(second, third);
  const [parts, options = {}] = [first, second];
  const made = parts.map(([name, ...more]) => builderOf(name)(...more));
  return queryRequest(made, options, { defaults: { format: "json" }, lists: ["titles"] });
}

type Call = (send: never, options: CallOptions, ...args: readonly never[]) => Promise<unknown>;

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** The calls of cases, by their names: functions of a sender, the arguments in JSON, and a signal. */
const CALLS: Readonly<Record<string, Call>> = {
  alliancePages: async (send: OpenApiSend, { signal }, params: object, options?: object) =>
    collect(alliancePages(send, params, { ...options, signal })),
  listAlliances: async (send: ReturnType<typeof openApiClient>, options, params: object) =>
    send(listAlliances(params), options),
  account: async (client: Client, options) => client.account(options),
  batches: async (_: Send, { signal }, values: readonly unknown[], options?: object) =>
    collect(inBatches(values, ({ length }) => length, { ...options, signal })),
  pages: async (send: Send, { signal }, request: RequestArgs, options?: object) =>
    collect(pagesOf(requestOf(request), send, { ...options, signal })),
  continue: async (send: SendWithTokens, { signal }, request: RequestArgs, options?: object) =>
    collect(continueQuery(requestOf(request), send, { ...options, signal })),
  rows: async (send: Send, { signal }, request: RequestArgs, options?: object) =>
    collect(rowsOf(requestOf(request), send, { ...options, signal })),
  send: async (send: SendWithTokens, { signal }, request: RequestArgs, options?: object) =>
    sendRequest(requestOf(request), send, { ...options, signal }),
  GET: async (send: Send, { signal }, parameters: Readonly<Record<string, string>>) =>
    send(parameters, { method: "GET", signal }),
  POST: async (send: Send, { signal }, parameters: Readonly<Record<string, string>>) =>
    send(parameters, { method: "POST", signal }),
  /** The text of the page is the text here, with the old one for `…`; `"$pending"` never comes. */
  editPage: async (send: SendWithTokens, { signal }, title: string, edit: unknown, more?: object) =>
    actions.editPage(
      send,
      title,
      async ({ content, revid }) => {
        if (edit === "$pending") return new Promise<undefined>(() => undefined);
        const filled: { readonly text: string } | string | null = JSON.parse(
          JSON.stringify(edit).replaceAll("…", `${content} ${revid}`),
        );
        return filled ?? undefined;
      },
      { ...more, signal },
    ),
  uploadFile: async (send: SendWithTokens, { signal }, name: string, text: string, ...more) =>
    actions.uploadFile(send, name, new Blob([text]), more[0], { ...Object(more[1]), signal }),
  logIn: async (send: Send, { signal }, name: string, password: string) =>
    actions.logIn(send, { name, password }, { signal }),
};

function textOf(value: unknown): string {
  if (value === undefined) return "$none";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The method, parameters and headers that a step names, as it has them and as a request has them. */
function namedParts(text: string, { method, url, parameters, headers }: Arrived) {
  const { first, headers: named } = partsOf(text);
  const [expected = "", ...words] = first.split(" ");
  const names = words.map((word) => {
    const [name = "", value = ""] = word.split(/=(.*)/s);
    return name.startsWith("!") ? [name.slice(1), "$none"] : [name, decodeURIComponent(value)];
  });
  const found = names.map(([name = ""]) => [name, textOf(parameters[name])]);
  const values = Object.keys(named).map((name) => [
    name,
    name === "url" ? url : (headers?.get(name) ?? "$none"),
  ]);
  return {
    expected: [expected, Object.fromEntries(names), named],
    actual: [method, Object.fromEntries(found), Object.fromEntries(values)],
  };
}

function isExpected(text: string, request: Arrived): boolean {
  const { expected, actual } = namedParts(text, request);
  return isDeepStrictEqual(actual, expected);
}

/** What tables say of an outcome. */
function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, cause } = value;
  return Object.assign({}, value, { name, message }, cause === undefined ? {} : { cause });
}

function expectPart(found: unknown, text: string): void {
  const [value, expected] = [jsonOf(JSON.stringify(plain(found) ?? "$undefined")), jsonOf(text)];
  if (!matches(value, expected)) expect(value).toEqual(expected);
}

/** Limits against hangs. */
const PATIENCE = { timeout: 3000, interval: 1 };

/** Removes the first element that fits, once there is one. */
async function arrival<Item>(
  list: Item[],
  what: string,
  fits: (item: Item) => boolean = () => true,
): Promise<Item> {
  await vi.waitUntil(() => list.some(fits), PATIENCE).catch(() => undefined);
  const [first] = list.splice(Math.max(list.findIndex(fits), 0), 1);
  if (!first) throw new Error(`There is no ${what}.`);
  return first;
}

async function play(steps: readonly string[]): Promise<void> {
  const world = createWorld();
  const { clock, arrived, pauses, events, call, client } = world;
  const calls: { outcome?: readonly [kind: string, value: unknown] }[] = [];
  const unanswered: Arrived[] = [];
  let inner: Send | undefined;
  let sender: Send | ReturnType<typeof openApiClient> | undefined;
  const begin = (text: string, options: CallOptions): void => {
    const [, name = "", args = ""] = /^(\w+) ?(.*)$/.exec(text) ?? [];
    const given: readonly never[] = JSON.parse(`[${args}]`, (_, value: unknown) =>
      argumentOf(value, world),
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table calls what its sender can
    const run = async () => CALLS[name]?.(sender as never, options, ...given);
    const begun: (typeof calls)[number] = {};
    calls.push(begun);
    run().then(
      (value) => (begun.outcome = ["=", value]),
      (error: unknown) => (begun.outcome = ["throws", error]),
    );
  };
  for (const step of steps) {
    const [, verb = "", text = ""] = /^(\S+) ?(.*)$/s.exec(step) ?? [];
    switch (verb) {
      case "call":
        begin(text, { signal: call.signal });
        break;
      case "other":
        begin(text, {});
        break;
      case ">": {
        // oxlint-disable-next-line no-await-in-loop -- steps are one after the other
        const request = await arrival(arrived, `request ${text}`, (each) => isExpected(text, each));
        const { expected, actual } = namedParts(text, request);
        expect(actual).toEqual(expected);
        unanswered.push(request);
        break;
      }
      case "<":
        // oxlint-disable-next-line no-await-in-loop -- as above
        (await arrival(unanswered, "request without a response")).respond(text);
        break;
      case "=":
      case "throws": {
        // oxlint-disable-next-line no-await-in-loop -- as above
        const begun = await arrival(calls, "call");
        // oxlint-disable-next-line no-await-in-loop -- as above
        await vi.waitUntil(() => begun.outcome, PATIENCE).catch(() => undefined);
        const [kind, value] = begun.outcome ?? [];
        if (kind !== verb) expect(plain(value)).toBe(step);
        expectPart(value, text);
        break;
      }
      case "openapi":
        sender = openApiClient({ baseUrl: "https://game.example/api", fetch: world.fetch });
        break;
      case "ended":
        // oxlint-disable-next-line no-await-in-loop -- as above
        expect((await arrival(unanswered, "request")).signal?.aborted).toBe(true);
        break;
      case "pause":
      case "waits": {
        // oxlint-disable-next-line no-await-in-loop -- as above
        const { length, end } = await arrival(pauses, "pause");
        expect(length).toBe(Number(text));
        if (verb === "waits") break;
        clock.time += length;
        end();
        break;
      }
      case "tick":
        // oxlint-disable-next-line no-await-in-loop -- as above
        await new Promise((resolve) => {
          setTimeout(resolve, 10);
        });
        break;
      case "time":
        clock.time += Number(text);
        break;
      case "abort":
        call.abort(new Error("enough"));
        break;
      case "stop":
        client.abort(new Error("enough"));
        break;
      case "events":
        expectPart(events.splice(0), text);
        break;
      default:
        inner = senderOf(verb, text, world, inner);
        sender = inner;
    }
  }
  const left = { arrived, pauses, calls: calls.length, events };
  expect(left).toEqual({ arrived: [], pauses: [], calls: 0, events: [] });
  const signals = [call.signal, client.signal].filter(({ aborted }) => !aborted);
  expect(signals.flatMap((signal) => getEventListeners(signal, "abort"))).toEqual([]);
}

function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
}

describe.each(readdirSync(FOLDER))("%s", (name) => {
  it.each(readCases(name))("$title", async ({ steps }) => {
    const before = timers();
    await play(steps);
    expect(timers()).toBeLessThanOrEqual(before);
  });
});
