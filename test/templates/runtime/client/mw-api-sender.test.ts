import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../templates/runtime/action-api/api-error.js";
import { mwApiSender } from "../../../../templates/runtime/client/mw-api-sender.js";
import type {
  MwApi,
  MwApiPromise,
  MwApiRequest,
} from "../../../../templates/runtime/client/mw-api-sender.js";
import { withRetries } from "../../../../templates/runtime/client/retry.js";
import { sendRequest } from "../../../../templates/runtime/client/send.js";
import { HttpError } from "../../../../templates/runtime/http/http-error.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import { moduleRequest } from "../of-any-module.js";

const GET = { method: "GET" } as const;
const POST = { method: "POST" } as const;

/** The arguments of a callback of `mw.Api`. */
type Settlement =
  | { readonly done: readonly [result: unknown, xhr?: unknown] }
  | {
      readonly fail: readonly [code: unknown, details?: unknown, result?: unknown, xhr?: unknown];
    };

/** A promise like those of jQuery, which calls back with several arguments, later. */
class JQueryPromise implements MwApiRequest {
  #settlement: Settlement | undefined;
  readonly #waiting: ((settlement: Settlement) => void)[] = [];
  aborts = 0;

  settle(settlement: Settlement): this {
    if (this.#settlement === undefined) {
      this.#settlement = settlement;
      for (const each of this.#waiting) setTimeout(each, 0, settlement);
    }
    return this;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- jQuery's promises have it
  then(...[done, fail]: Parameters<MwApiPromise["then"]>): void {
    const callBack = (settlement: Settlement): void => {
      if ("done" in settlement) {
        done(settlement.done[0]);
        return;
      }
      const [code, details, result, xhr] = settlement.fail;
      fail(code, details, result, xhr);
    };
    if (this.#settlement) setTimeout(callBack, 0, this.#settlement);
    else this.#waiting.push(callBack);
  }

  abort(): void {
    this.aborts += 1;
    const details = { xhr: jqXhr(0), textStatus: "abort", exception: "abort" };
    this.settle({ fail: ["http", details] });
  }
}

/** A promise that cannot be cancelled. */
class UnfinishedPromise implements MwApiPromise {
  // oxlint-disable-next-line unicorn/no-thenable -- jQuery's promises have this method
  then(): void {}
}

interface JqXhr {
  readonly status: number;
  readonly responseText?: string;
  readonly getResponseHeader: (name: string) => string | null;
}

/** jQuery's object of a request, as far as it is read. */
function jqXhr(
  status: number,
  responseText?: string,
  headers: Readonly<Record<string, string>> = {},
): JqXhr {
  const given = new Headers(headers);
  return {
    status,
    ...(responseText !== undefined && { responseText }),
    getResponseHeader: (name) => given.get(name),
  };
}

/** As `mw.Api` rejects a request whose response is an error of the API. */
function apiFailure(code: string, response: object, headers?: Record<string, string>): Settlement {
  const text = JSON.stringify(response);
  return { fail: [code, response, response, jqXhr(200, text, headers)] };
}

/** As `mw.Api` rejects a request that failed otherwise. */
function httpFailure(xhr: JqXhr, textStatus: string): Settlement {
  return { fail: ["http", { xhr, textStatus, exception: "" }] };
}

/** An `mw.Api` that settles its requests by these functions; its tokens are `watch1`, `watch2`, …. */
function mwApi(
  settle: (parameters: Readonly<Record<string, string>>) => Settlement | undefined,
  settleToken?: (type: string) => Settlement,
) {
  const calls: [method: "get" | "post", parameters: Readonly<Record<string, string>>][] = [];
  const requests: JQueryPromise[] = [];
  const tokens = new Map<string, string>();
  let made = 0;
  const request =
    (method: "get" | "post") =>
    (parameters: Record<string, string>): MwApiRequest => {
      calls.push([method, parameters]);
      const promise = new JQueryPromise();
      requests.push(promise);
      const settlement = settle(parameters);
      return settlement ? promise.settle(settlement) : promise;
    };
  const api: MwApi = {
    get: request("get"),
    post: request("post"),
    getToken(type) {
      if (settleToken) return new JQueryPromise().settle(settleToken(type));
      if (!tokens.has(type)) made += 1;
      const token = tokens.get(type) ?? `${type}${made}`;
      tokens.set(type, token);
      return new JQueryPromise().settle({ done: [token] });
    },
    badToken: (type) => void tokens.delete(type),
  };
  return { api, calls, requests, tokensMade: () => made };
}

async function thrownBy(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function errorOf(settlement: Settlement, parameters: Record<string, string> = {}) {
  return thrownBy(mwApiSender(mwApi(() => settlement).api)(parameters, GET));
}

describe("mwApiSender", () => {
  it("gets and posts the parameters, and returns the response", async () => {
    const { api, calls } = mwApi(() => ({ done: [{ query: {} }, jqXhr(200)] }));
    const send = mwApiSender(api);
    expect(await send({ action: "query", titles: "A|B" }, GET)).toEqual({ query: {} });
    await send({ action: "purge" }, POST);
    expect(calls).toEqual([
      ["get", { action: "query", titles: "A|B" }],
      ["post", { action: "purge" }],
    ]);
  });

  it("posts a query whose address would be too long", async () => {
    const { api, calls } = mwApi(() => ({ done: [{}] }));
    await mwApiSender(api)({ titles: "x".repeat(2000) }, GET);
    expect(calls.map(([method]) => method)).toEqual(["post"]);
  });

  it("keeps all messages of an error, its status and its wait", async () => {
    const errors = [
      { code: "maxlag", text: "Waiting", data: { lag: 7 }, module: "main" },
      { code: "other", text: "Another" },
    ];
    const error = await errorOf(apiFailure("maxlag", { errors }, { "retry-after": "5" }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: "maxlag",
      messages: errors,
      status: 200,
      retryAfter: 5000,
    });
  });

  it("reads messages in the error format of the request", async () => {
    const failure = apiFailure("a", { errors: [{ code: "a", "*": "<b>A</b>" }] });
    expect(await errorOf(failure, { errorformat: "html" })).toMatchObject({
      messages: [{ code: "a", text: "A", html: "<b>A</b>" }],
    });
    expect(await errorOf(failure, { errorformat: "plaintext" })).toMatchObject({
      messages: [{ code: "a", text: "<b>A</b>" }],
    });
  });

  it("keeps the messages of an error that comes without its request", async () => {
    const response = { error: { code: "readonly", info: "Locked", reason: "backup" } };
    expect(await errorOf({ fail: ["readonly", response] })).toMatchObject({
      name: "ApiError",
      code: "readonly",
      messages: [{ code: "readonly", text: "Locked", data: { reason: "backup" } }],
    });
  });

  it("throws an ApiError if a response with an error status is an error of the API", async () => {
    const text = JSON.stringify({ errors: [{ code: "ratelimited", text: "Too fast" }] });
    const failure = httpFailure(jqXhr(429, text, { "retry-after": "3" }), "error");
    expect(await errorOf(failure)).toMatchObject({
      name: "ApiError",
      code: "ratelimited",
      status: 429,
      retryAfter: 3000,
    });
  });

  it.each([
    ["error", jqXhr(502, "<h1>Bad gateway</h1>", { "retry-after": "7" }), 502, 7000],
    ["parsererror", jqXhr(200, "<h1>Log in</h1>"), 200, undefined],
  ])(
    "throws an HttpError with status and text after a %s",
    async (textStatus, xhr, status, wait) => {
      const error = await errorOf(httpFailure(xhr, textStatus));
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({ status, body: xhr.responseText, retryAfter: wait });
    },
  );

  it.each([300, 304, 502])(
    "throws an HttpError if a response with status %i is JSON",
    async (status) => {
      const failure = httpFailure(jqXhr(status, '{"query":{}}'), "error");
      expect(await errorOf(failure)).toMatchObject({ name: "HttpError", status });
    },
  );

  it("throws an HttpError if the response is empty", async () => {
    const text = "OK response but empty result (check HTTP headers?)";
    expect(
      await errorOf({ fail: ["ok-but-empty", text, undefined, jqXhr(204, "")] }),
    ).toMatchObject({ name: "HttpError", status: 204, body: "" });
  });

  it("throws a TimeoutError after the time of mw.Api", async () => {
    expect(await errorOf(httpFailure(jqXhr(0), "timeout"))).toMatchObject({ name: "TimeoutError" });
  });

  it("throws an AbortError if somebody else cancels the request", async () => {
    expect(await errorOf(httpFailure(jqXhr(0), "abort"))).toMatchObject({ name: "AbortError" });
  });

  it("throws the TypeError of a failed network, after which withRetries sends again", async () => {
    const failure = httpFailure(jqXhr(0), "error");
    expect(await errorOf(failure)).toBeInstanceOf(TypeError);
    const settlements: Settlement[] = [failure, { done: [{ query: {} }] }];
    const { api, calls } = mwApi(() => settlements.shift());
    const send = withRetries(mwApiSender(api), { sleep: async () => {} });
    expect(await send({ action: "query" }, GET)).toEqual({ query: {} });
    expect(calls).toHaveLength(2);
  });

  it("throws errors of other classes unchanged, and codes with their details", async () => {
    const reason = new Error("enough");
    expect(await errorOf({ fail: [reason, reason] })).toBe(reason);
    expect(await errorOf({ fail: [reason] })).toBe(reason);
    const details = { exception: "x" };
    expect(await errorOf({ fail: ["centralauth", details] })).toMatchObject({
      message: "mw.Api rejected the request: centralauth",
      cause: details,
    });
  });
});

describe("a signal of mwApiSender", () => {
  it("cancels its own request only, and its reason is thrown", async () => {
    const { api, requests } = mwApi(() => undefined);
    const send = mwApiSender(api);
    const controller = new AbortController();
    const pending = send({ titles: "A" }, { ...GET, signal: controller.signal });
    const other = send({ titles: "B" }, GET);
    await Promise.resolve();
    const enough = new Error("enough");
    controller.abort(enough);
    expect(await thrownBy(pending)).toBe(enough);
    expect(requests.map(({ aborts }) => aborts)).toEqual([1, 0]);
    requests[1]?.settle({ done: [{ batchcomplete: true }] });
    expect(await other).toEqual({ batchcomplete: true });
  });

  it("sends nothing if it is aborted already", async () => {
    const { api, calls } = mwApi(() => undefined);
    const enough = new Error("enough");
    const signal = AbortSignal.abort(enough);
    expect(await thrownBy(mwApiSender(api)({}, { ...GET, signal }))).toBe(enough);
    expect(calls).toEqual([]);
  });

  it("ends the wait for a request that cannot be cancelled", async () => {
    const { api } = mwApi(() => undefined);
    const controller = new AbortController();
    const { signal } = controller;
    const pending = mwApiSender({ ...api, get: () => new UnfinishedPromise() })(
      {},
      { ...GET, signal },
    );
    const enough = new Error("enough");
    controller.abort(enough);
    expect(await thrownBy(pending)).toBe(enough);
  });

  it("cancels nothing after the response", async () => {
    const { api, requests } = mwApi(() => ({ done: [{}] }));
    const controller = new AbortController();
    await mwApiSender(api)({}, { ...GET, signal: controller.signal });
    controller.abort();
    expect(requests.map(({ aborts }) => aborts)).toEqual([0]);
  });
});

const WATCH: AnyModule = {
  name: "watch",
  path: "watch",
  group: "action",
  prefix: "",
  select: { action: "watch" },
  generator: false,
  mustbeposted: true,
  params: {
    titles: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    token: { type: "string", required: true, sensitive: true, token: "watch" },
  },
};

function watch(params: object) {
  return moduleRequest<AnyModule, object>(WATCH, params, { format: "json", formatversion: "2" });
}

describe("tokens of mwApiSender", () => {
  it("are those of mw.Api", async () => {
    const { api, calls, tokensMade } = mwApi(() => ({ done: [{ watch: [] }] }));
    const send = mwApiSender(api);
    await sendRequest(watch({ titles: ["A"], token: "" }), send);
    await sendRequest(watch({ titles: ["B"], token: "own" }), send);
    expect(calls.map(([method, { token }]) => [method, token])).toEqual([
      ["post", "watch1"],
      ["post", "own"],
    ]);
    expect(tokensMade()).toBe(1);
  });

  it("are renewed once if the server rejects one", async () => {
    const refused = apiFailure("badtoken", { errors: [{ code: "badtoken" }] });
    const { api, calls } = mwApi(({ token }) =>
      token === "watch2" ? { done: [{ watch: [] }] } : refused,
    );
    expect(await sendRequest(watch({ titles: ["A"] }), mwApiSender(api))).toEqual({ watch: [] });
    expect(calls.map(([, { token }]) => token)).toEqual(["watch1", "watch2"]);
    const never = mwApi(() => refused);
    const error = await thrownBy(sendRequest(watch({ titles: ["A"] }), mwApiSender(never.api)));
    expect(error).toMatchObject({ name: "ApiError", code: "badtoken" });
    expect(never.calls).toHaveLength(2);
  });

  it.each([
    [
      apiFailure("readapidenied", { error: { code: "readapidenied", info: "No" } }),
      { name: "ApiError", code: "readapidenied" },
    ],
    [
      { fail: ["token-missing", { query: { tokens: {} } }] } satisfies Settlement,
      { name: "ResponseError", message: 'mw.Api has no token of type "watch".' },
    ],
    [{ done: [undefined] } satisfies Settlement, { name: "ResponseError" }],
  ])("that mw.Api cannot get are an error: %j", async (settlement, expected) => {
    const { api, calls } = mwApi(
      () => undefined,
      () => settlement,
    );
    const error = await thrownBy(sendRequest(watch({ titles: ["A"] }), mwApiSender(api)));
    expect(error).toMatchObject(expected);
    expect(calls).toEqual([]);
  });
});
