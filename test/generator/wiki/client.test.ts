import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import type { Staged } from "../../../generator/base/diagnostic.js";
import { backOff, createClient } from "../../../generator/wiki/client.js";
import type { ClientOptions } from "../../../generator/wiki/client.js";
import { limitsWithoutTotal } from "../../../generator/wiki/environment.js";
import type { UnknownObject } from "../../../generator/base/json.js";
import { json, page, startServer } from "../support/http.js";
import type { Answerer, Reply } from "../support/http.js";
import { LIMITS, testClock } from "../support/wiki-api.js";
import type { TestClock } from "../support/wiki-api.js";

const FINE = json({ paraminfo: {} });

/** Asks a server once, under a clock of the test's own. */
async function ask(
  address: string,
  clock: TestClock,
  more: Partial<ClientOptions> = {},
): Promise<Staged<UnknownObject>> {
  const client = createClient({
    address: new URL(address),
    userAgent: "paramsmith/0 (a test)",
    limits: LIMITS,
    environment: clock.environment,
    ...more,
  });
  return client.request({ action: "paraminfo" }, ["paraminfo"]);
}

/** Replies one after the other, the last one again and again. */
function inTurn(...replies: readonly Reply[]): Answerer {
  let next = 0;
  return () => {
    const reply = replies[Math.min(next, replies.length - 1)];
    next += 1;
    return reply;
  };
}

function codes({ diagnostics }: Staged<unknown>): readonly string[] {
  return diagnostics.map(({ code }) => code);
}

/** A fetch that fails as the one of Node does. */
function failing(code: string): typeof globalThis.fetch {
  const cause = Object.assign(new Error(`It is ${code}`), { code });
  return async () => {
    throw new TypeError("fetch failed", { cause });
  };
}

function busy(retryAfter: string): Reply {
  return { status: 503, headers: { "retry-after": retryAfter } };
}

function apiError(code: string, more: Reply = {}): Reply {
  return json({ error: { code, info: "Later." } }, more);
}

/** A port that nobody listens to. */
async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

describe("a request", () => {
  it("says who asks, in which form, and that lag matters", async () => {
    const server = await startServer(() => FINE);
    const clock = testClock();
    const asked = await ask(`${server.origin}/api.php`, clock);
    expect(asked).toEqual({ value: { paraminfo: {} }, diagnostics: [] });
    expect(server.received).toMatchObject([
      {
        path: "/api.php",
        query: {
          action: "paraminfo",
          format: "json",
          formatversion: "1",
          maxlag: "5",
          uselang: "en",
        },
        headers: { "user-agent": "paramsmith/0 (a test)" },
      },
    ]);
    expect(server.received[0]?.headers).not.toHaveProperty("cookie");
    expect(clock.slept).toEqual([]);
  });
});

describe("a server that has no time", () => {
  it("is given twice as long after each try, up to a minute", () => {
    expect([1, 2, 3, 4].map(backOff)).toEqual([1000, 2000, 4000, 8000]);
    expect(backOff(50)).toBe(60_000);
  });

  it.each([429, 500, 502, 503, 504])(
    "is asked again after status %d, later each time",
    async (status) => {
      const server = await startServer(inTurn({ status }, { status }, FINE));
      const clock = testClock();
      expect(await ask(server.origin, clock)).toMatchObject({ value: { paraminfo: {} } });
      expect(clock.slept).toEqual([1000, 2000]);
      expect(clock.said).toHaveLength(2);
    },
  );

  it("is asked again when its Retry-After says, in seconds or as a date", async () => {
    const headers = {
      "retry-after": "Wed, 31 Jan 2024 12:01:00 GMT",
      date: "Wed, 31 Jan 2024 12:00:17 GMT",
    };
    const dated: Reply = { status: 503, headers };
    const server = await startServer(inTurn(busy("17"), dated, busy("nonsense"), FINE));
    const clock = testClock();
    expect(codes(await ask(server.origin, clock))).toEqual([]);
    expect(clock.slept).toEqual([17_000, 43_000, 4000]);
  });

  it("is asked again after the errors maxlag and ratelimited", async () => {
    const server = await startServer(
      inTurn(
        apiError("maxlag", { headers: { "retry-after": "7" } }),
        apiError("maxlag"),
        apiError("ratelimited"),
        FINE,
      ),
    );
    const clock = testClock();
    expect(codes(await ask(server.origin, clock))).toEqual([]);
    expect(clock.slept).toEqual([7000, 5000, 4000]);
  });

  it("is asked again after an API error with a status of the server's", async () => {
    const error = { code: "internal_api_error_DBQueryError", info: "Oops." };
    const server = await startServer(inTurn(json({ error }, { status: 500 }), FINE));
    expect(codes(await ask(server.origin, testClock()))).toEqual([]);
  });

  it("is given up after a number of tries, with what it said", async () => {
    const tired = page("<title>503 Tired</title>", { status: 503 });
    const server = await startServer(() => tired);
    const clock = testClock();
    const asked = await ask(server.origin, clock);
    expect(asked.diagnostics).toMatchObject([
      { code: "http-status", message: 'the server returned status 503, "503 Tired"' },
    ]);
    expect(server.received).toHaveLength(LIMITS.tries);
    expect(clock.slept).toEqual([1000, 2000, 4000]);
  });

  it.each([LIMITS, limitsWithoutTotal(30)])(
    "is given up where it wants more time than there is",
    async (limits) => {
      const server = await startServer(() => ({ status: 429, headers: { "retry-after": "1e9" } }));
      const busyServer = await startServer(() => busy("1000000000"));
      const clock = testClock();
      expect(codes(await ask(busyServer.origin, clock, { limits }))).toEqual([
        "http-status",
        "server-busy",
      ]);
      expect(clock.slept).toEqual([]);
      expect(busyServer.received).toHaveLength(1);
      await ask(server.origin, clock, { limits });
      expect(clock.slept).toEqual([1000, 2000, 4000, 8000].slice(0, limits.tries - 1));
    },
  );

  it.each(["0", "-5", "1.5", "Thu, 01 Jan 1970 00:00:00 GMT", "soon"])(
    "is not asked again at once if it sends Retry-After: %s",
    async (retryAfter) => {
      const server = await startServer(() => busy(retryAfter));
      const clock = testClock();
      expect(codes(await ask(server.origin, clock))).toEqual(["http-status"]);
      expect(clock.slept).toEqual([1000, 2000, 4000]);
    },
  );

  it("is asked again where it breaks off", async () => {
    let requests = 0;
    const server = await startServer((_, response) => {
      requests += 1;
      if (requests > 2) return FINE;
      if (requests === 1) response.socket?.destroy();
      else {
        response.writeHead(200, { "content-length": "100" });
        response.write("{");
        setTimeout(() => response.socket?.destroy(), 20);
      }
      return undefined;
    });
    const clock = testClock();
    expect(codes(await ask(server.origin, clock))).toEqual([]);
    expect(clock.slept).toEqual([1000, 2000]);
  });
});

describe("a server that is not there", () => {
  it("is not asked again", async () => {
    const clock = testClock();
    const asked = await ask(`http://127.0.0.1:${await freePort()}/`, clock);
    expect(asked.diagnostics).toMatchObject([
      {
        code: "server-unreachable",
        message: "the server cannot be reached: the connection was refused (ECONNREFUSED)",
        position: { line: 1 },
      },
    ]);
    expect(clock.slept).toEqual([]);
  });

  it.each([
    ["ENOTFOUND", "the host name does not exist (ENOTFOUND)"],
    ["UND_ERR_CONNECT_TIMEOUT", "the connection timed out (UND_ERR_CONNECT_TIMEOUT)"],
    ["CERT_HAS_EXPIRED", "It is CERT_HAS_EXPIRED (CERT_HAS_EXPIRED)"],
    ["SELF_SIGNED_CERT_IN_CHAIN", "It is SELF_SIGNED_CERT_IN_CHAIN (SELF_SIGNED_CERT_IN_CHAIN)"],
    ["EPROTO", "the server does not support TLS (EPROTO)"],
    ["HPE_INVALID_CONSTANT", "It is HPE_INVALID_CONSTANT (HPE_INVALID_CONSTANT)"],
  ])("is told by the system as %s", async (code, told) => {
    const clock = testClock();
    const fetch = failing(code);
    const asked = await ask("https://wiki.example/", {
      ...clock,
      environment: { ...clock.environment, fetch },
    });
    expect(asked.diagnostics[0]?.message).toContain(told);
    expect(clock.slept).toEqual([]);
  });

  it("is asked again where it was there before", async () => {
    const answers: (typeof globalThis.fetch)[] = [
      async () => new Response(null, { status: 503 }),
      failing("ECONNREFUSED"),
      async () => Response.json({ paraminfo: {} }),
    ];
    const clock = testClock();
    const fetch: typeof globalThis.fetch = async (input) =>
      answers.shift()?.(input) ?? Response.error();
    const environment = { ...clock.environment, fetch };
    const asked = await ask("http://wiki.example/", { ...clock, environment });
    expect(codes(asked)).toEqual([]);
    expect(clock.slept).toEqual([1000, 2000]);
  });
});

describe("limits", () => {
  it("hold for the time of one answer, until its last byte", async () => {
    const limits = { ...LIMITS, responseTime: 200 };
    const silent = await startServer(() => undefined);
    const slow = await startServer((_, response) => {
      response.writeHead(200);
      response.write("{");
      return undefined;
    });
    const asked = await Promise.all(
      [silent, slow].map(({ origin }) => ask(origin, testClock(), { limits })),
    );
    for (const each of asked)
      expect(each.diagnostics).toMatchObject([
        { code: "time-limit", message: "the time limit of 0.2 s is exceeded" },
      ]);
    expect(silent.received).toHaveLength(1);
  });

  it("hold for the time of the whole pull", async () => {
    const server = await startServer(() => ({ status: 500 }));
    const clock = testClock();
    const limits = { ...LIMITS, tries: 100, totalTime: 10_000 };
    expect(codes(await ask(server.origin, clock, { limits }))).toEqual([
      "http-status",
      "server-busy",
    ]);
    expect(clock.slept).toEqual([1000, 2000, 4000]);
  });

  it("hold for the size of an answer, said beforehand or not", async () => {
    const body = JSON.stringify({ paraminfo: { x: "x".repeat(5000) } });
    const limits = { ...LIMITS, responseBytes: 1000 };
    const said = await startServer(() => ({ body, headers: { "content-length": "5020" } }));
    const unsaid = await startServer((_, response) => {
      response.write(body.slice(0, 2000));
      response.end(body.slice(2000));
      return undefined;
    });
    const asked = await Promise.all(
      [said, unsaid].map(({ origin }) => ask(origin, testClock(), { limits })),
    );
    for (const each of asked) expect(codes(each)).toEqual(["response-too-large"]);
    expect(codes(await ask(unsaid.origin, testClock()))).toEqual([]);
  });
});

it("the responses of a pull have a limit in all", async () => {
  const server = await startServer(() => json({ paraminfo: { x: "x".repeat(5000) } }));
  const client = createClient({
    address: new URL(server.origin),
    userAgent: "paramsmith/0 (a test)",
    limits: { ...LIMITS, totalBytes: 12_000 },
    environment: testClock().environment,
  });
  const asked = [];
  // oxlint-disable-next-line no-await-in-loop -- one request after the other
  for (let count = 0; count < 3; count += 1) asked.push(await client.request({}, ["paraminfo"]));
  expect(asked.map(codes)).toEqual([[], [], ["response-too-large"]]);
});

describe("a signal", () => {
  it("ends a request", async () => {
    const controller = new AbortController();
    const server = await startServer(() => {
      setTimeout(() => controller.abort(new Error("enough")), 20);
      return undefined;
    });
    const { signal } = controller;
    await expect(ask(server.origin, testClock(), { signal })).rejects.toThrow("enough");
  });

  it("ends a wait", async () => {
    const controller = new AbortController();
    const server = await startServer(() => {
      controller.abort(new Error("enough"));
      return { status: 503 };
    });
    const { signal } = controller;
    await expect(ask(server.origin, testClock(), { signal })).rejects.toThrow("enough");
    expect(server.received).toHaveLength(1);
  });
});
