import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../../templates/runtime/action-api/api-error.js";
import { HttpError } from "../../../../templates/runtime/http/http-error.js";
import { withRetries } from "../../../../templates/runtime/client/retry.js";
import {
  fetchSender,
  m3apiSender,
  mwnSender,
} from "../../../../templates/runtime/client/senders.js";
import type { FetchSenderOptions } from "../../../../templates/runtime/client/senders.js";

const ENDPOINT = "https://wiki.example/w/api.php";
const GET = { method: "GET" } as const;
const POST = { method: "POST" } as const;

/** A sender whose server gives this response, and the request that it got. */
function sender(respond: () => Response | Promise<Response>, options: FetchSenderOptions = {}) {
  const requests: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request);
    return respond();
  };
  return { send: fetchSender(ENDPOINT, { ...options, fetch }), requests };
}

async function thrownBy(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Never answers, but gives up as fetch does. */
async function unanswered({ signal }: Request): Promise<Response> {
  return new Promise((_, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as fetch does
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
}

/** A client whose requests fail. */
function failing(error: Error) {
  return { request: async () => Promise.reject(error) };
}

describe("fetchSender", () => {
  it("tells the status of an error response, so that one of a throttled client is retried", async () => {
    const responses = [
      Response.json({ errors: [{ code: "actionthrottledtext" }] }, { status: 429 }),
      Response.json({ query: {} }),
    ];
    const { send, requests } = sender(() => responses.shift() ?? Response.error());
    const patient = withRetries(send, { sleep: async () => {} });
    expect(await patient({ action: "query" }, GET)).toEqual({ query: {} });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["origin", "https://a.example", "origin=https%3A%2F%2Fa.example"],
    ["crossorigin", "", "crossorigin="],
  ])(
    "sends %s of a POST in the address, where a preflight request has it",
    async (name, value, query) => {
      const { send, requests } = sender(() => Response.json({}));
      await send({ action: "query", [name]: value, titles: "A" }, POST);
      const [request] = requests;
      expect(request?.url).toBe(`${ENDPOINT}?${query}`);
      expect(await request?.text()).toBe("action=query&titles=A");
    },
  );

  it("sends a GET with headers, and gives what the JSON says", async () => {
    const { send, requests } = sender(() => Response.json({ a: 1 }), {
      userAgent: "example/1.0 (mail@example.org)",
      headers: { authorization: "Bearer x" },
    });
    expect(await send({ action: "query", titles: "A&B" }, GET)).toEqual({ a: 1 });
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual([
      "GET",
      `${ENDPOINT}?action=query&titles=A%26B`,
    ]);
    expect(request?.headers.get("user-agent")).toBe("example/1.0 (mail@example.org)");
    expect(request?.headers.get("authorization")).toBe("Bearer x");
  });

  it("sends a POST with a form body where it must, or the address would be too long", async () => {
    const asked = sender(() => Response.json({}));
    await asked.send({ a: "1" }, POST);
    await asked.send({ a: "x".repeat(2000) }, GET);
    expect(asked.requests.map(({ method, url }) => [method, url])).toEqual([
      ["POST", ENDPOINT],
      ["POST", ENDPOINT],
    ]);
    expect(asked.requests[0]?.headers.get("content-type")).toMatch(
      /^application\/x-www-form-urlencoded/,
    );
    expect(await asked.requests[0]?.text()).toBe("a=1");
    const short = sender(() => Response.json({}), { maxUrl: 5 });
    await short.send({ a: "1" }, GET);
    expect(short.requests[0]?.method).toBe("POST");
  });

  it("throws an error of the API with how long to wait, whatever the status", async () => {
    for (const status of [200, 429, 503]) {
      const { send } = sender(() =>
        Response.json(
          { errors: [{ code: "maxlag", text: "Waiting" }] },
          { status, headers: { "retry-after": "5" } },
        ),
      );
      // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
      const error = await thrownBy(send({}, GET));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ code: "maxlag", retryAfter: 5000 });
    }
  });

  it.each([
    [
      200,
      "<!DOCTYPE html>\n<title>Log in</title>",
      'The response is not JSON (status 200); it begins with "<!DOCTYPE html> <title>Log in</title>".',
    ],
    [200, "", "The response is not JSON (status 200); it is empty."],
    [
      502,
      "<h1>Bad gateway</h1>",
      'The server rejected the request (status 502); it begins with "<h1>Bad gateway</h1>".',
    ],
    [500, "{}", 'The server rejected the request (status 500); it begins with "{}".'],
  ])(
    "throws an HttpError where the status is %i and the text is %j",
    async (status, text, message) => {
      const { send } = sender(
        () => new Response(text, { status, headers: { "retry-after": "7" } }),
      );
      const error = await thrownBy(send({}, GET));
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({ message, status, body: text, retryAfter: 7000 });
    },
  );

  it("shows no more than the start of a long answer", async () => {
    const { send } = sender(() => new Response("x".repeat(9999)));
    const error = await thrownBy(send({}, GET));
    expect(String(error).length).toBeLessThan(300);
  });

  it("gives up after its time", async () => {
    const error = await thrownBy(fetchSender(ENDPOINT, { fetch: unanswered, timeout: 5 })({}, GET));
    expect(error).toMatchObject({ name: "TimeoutError" });
  });

  it("stops when it is aborted, before and while it waits, and tells fetch", async () => {
    const enough = new Error("enough");
    const controller = new AbortController();
    const signals: AbortSignal[] = [];
    const send = fetchSender(ENDPOINT, {
      fetch: async (request) => {
        signals.push(request.signal);
        return unanswered(request);
      },
    });
    const answer = send({}, { ...GET, signal: controller.signal });
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    controller.abort(enough);
    expect(await thrownBy(answer)).toBe(enough);
    expect(await thrownBy(send({}, { ...GET, signal: AbortSignal.abort(enough) }))).toBe(enough);
    // The second request is not sent.
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it.each([
    ["an address", "wiki.example/w/api.php", {}],
    ["a header", ENDPOINT, { userAgent: "a\nb" }],
  ])("says at once of %s that it cannot be sent", async (_, endpoint, options) => {
    const before = timers();
    const send = withRetries(fetchSender(endpoint, { ...options, timeout: 5000 }));
    const error = await thrownBy(send({ action: "query" }, GET));
    expect(error).not.toBeInstanceOf(TypeError);
    expect(String(error)).toMatch(/^Error: A request to \S+ cannot be made: \S/);
    expect(timers()).toBe(before);
  });

  it("leaves nothing behind at a signal or on the clock", async () => {
    const { send } = sender(() => Response.json({}), { timeout: 60_000 });
    const before = timers();
    const { signal } = new AbortController();
    let listeners = 0;
    const counted = new Proxy(signal, {
      get: (target, name) => {
        if (name === "addEventListener") listeners += 1;
        if (name === "removeEventListener") listeners -= 1;
        const member: unknown = Reflect.get(target, name);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
    await send({}, { ...GET, signal: counted });
    expect([listeners, timers()]).toEqual([0, before]);
  });
});

/** What a session of m3api does with an answer that is an error. */
class ApiErrors extends Error {
  readonly errors: readonly object[];
  constructor(errors: readonly object[]) {
    super("x");
    this.errors = errors;
  }
}

describe("m3apiSender", () => {
  it("hands parameters and method to the session", async () => {
    const calls: unknown[] = [];
    const send = m3apiSender({
      request: async (...args) => {
        calls.push(args);
        return { query: {} };
      },
    });
    expect(await send({ action: "query" }, POST)).toEqual({ query: {} });
    expect(calls).toMatchObject([
      [{ action: "query" }, { method: "POST", dropTruncatedResultWarning: true }],
    ]);
  });

  it("gives each request an option of its own, lest the session makes one of several", async () => {
    const given = new Set<unknown>();
    const send = m3apiSender({
      request: async (_params, options) => {
        given.add(options["paramsmith/alone"]);
      },
    });
    await Promise.all([send({ list: "allpages" }, GET), send({ meta: "siteinfo" }, GET)]);
    expect(given.size).toBe(2);
  });

  it("throws an ApiError for the session's errors, and anything else as it is", async () => {
    expect(
      await thrownBy(m3apiSender(failing(new ApiErrors([{ code: "a", text: "A" }])))({}, GET)),
    ).toMatchObject({
      name: "ApiError",
      code: "a",
    });
    const other = new Error("API request returned non-200 HTTP status code: 500");
    expect(await thrownBy(m3apiSender(failing(other))({}, GET))).toBe(other);
  });

  it("stops waiting when it is aborted", async () => {
    const send = m3apiSender({ request: async () => new Promise(() => undefined) });
    const enough = new Error("enough");
    expect(await thrownBy(send({}, { ...GET, signal: AbortSignal.abort(enough) }))).toBe(enough);
  });
});

describe.each([
  ["m3apiSender", m3apiSender],
  ["mwnSender", mwnSender],
] as const)("%s", (_, senderOf) => {
  it("asks for a POST where the address would be too long", async () => {
    const methods: string[] = [];
    const send = senderOf({
      request: async (_params, { method }) => {
        methods.push(method.toUpperCase());
      },
    });
    await send({ titles: "x".repeat(1700) }, GET);
    await send({ titles: "x".repeat(2000) }, GET);
    expect(methods).toEqual(["GET", "POST"]);
  });
});

describe("mwnSender", () => {
  it("hands parameters and method to the bot", async () => {
    const calls: unknown[] = [];
    const send = mwnSender({
      request: async (...args) => {
        calls.push(args);
        return { query: {} };
      },
    });
    expect(await send({ action: "query" }, GET)).toEqual({ query: {} });
    await send({ action: "edit" }, POST);
    expect(calls).toEqual([
      [{ action: "query" }, { method: "get" }],
      [{ action: "edit" }, { method: "post" }],
    ]);
  });

  it("throws an ApiError for the answer in the bot's error, and anything else as it is", async () => {
    const data = { error: { code: "readonly", info: "Locked" } };
    const refused = Object.assign(new Error("readonly: Locked"), { response: { data } });
    expect(await thrownBy(mwnSender(failing(refused))({}, GET))).toMatchObject({
      name: "ApiError",
      code: "readonly",
    });
    const other = new Error("ENOTFOUND");
    expect(await thrownBy(mwnSender(failing(other))({}, GET))).toBe(other);
  });
});
