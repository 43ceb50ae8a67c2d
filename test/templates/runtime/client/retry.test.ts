import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../templates/runtime/action-api/api-error.js";
import { HttpError } from "../../../../templates/runtime/http/http-error.js";
import { withRetries } from "../../../../templates/runtime/client/retry.js";
import type { RetryOptions } from "../../../../templates/runtime/client/retry.js";
import { fetchSender } from "../../../../templates/runtime/client/senders.js";
import type { Send } from "../../../../templates/runtime/client/send.js";

const GET = { method: "GET" } as const;
const DONE = { query: {} };

/** Gives or throws what is listed, in turn, then the last again; time passes only in pauses. */
function played(outcomes: readonly unknown[], options: RetryOptions = {}) {
  let time = 0;
  let sent = 0;
  const pauses: number[] = [];
  const inner: Send = async () => {
    const outcome = outcomes[Math.min(sent, outcomes.length - 1)];
    sent += 1;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const send = withRetries(inner, {
    sleep: async (pause) => {
      pauses.push(pause);
      time += pause;
    },
    now: () => time,
    ...options,
  });
  return { send, pauses, sent: () => sent };
}

function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
}

describe("a sender with retries", () => {
  it.each([
    new ApiError("maxlag", [], { retryAfter: 5000 }),
    new ApiError("ratelimited", [], { retryAfter: 5000 }),
    new ApiError("readonly", [], { retryAfter: 5000 }),
    new ApiError("actionthrottledtext", [], { retryAfter: 5000, status: 429 }),
    new ApiError("internal_api_error", [], { retryAfter: 5000, status: 503 }),
    new HttpError("x", 429, "", 5000),
    new HttpError("x", 503, "", 5000),
  ])("waits as the server asks and tries again: $name $code $status", async (error) => {
    const { send, pauses } = played([error, DONE]);
    expect(await send({}, GET)).toBe(DONE);
    expect(pauses).toEqual([5000]);
  });

  it.each([undefined, 0])(
    "waits 1, 2, 4, … seconds if the server asks for %s",
    async (retryAfter) => {
      const errors = Array.from({ length: 4 }, () => new ApiError("maxlag", [], { retryAfter }));
      const { send, pauses } = played([...errors, DONE]);
      expect(await send({}, GET)).toBe(DONE);
      expect(pauses).toEqual([1000, 2000, 4000, 8000]);
    },
  );

  it("tries again where an error is answered instead of thrown", async () => {
    const { send, sent } = played([
      { error: { code: "readonly", info: "x" } },
      { errors: [{ code: "maxlag" }] },
      DONE,
    ]);
    expect(await send({}, GET)).toBe(DONE);
    expect(sent()).toBe(3);
  });

  it.each([
    new ApiError("badtoken", [], { retryAfter: 5000 }),
    new HttpError("x", 500, "", 5000),
    new HttpError("x", 404, ""),
    new DOMException("No answer in 1 ms.", "TimeoutError"),
    new Error("fetch failed"),
  ])("does not try again after anything else: %s", async (error) => {
    const { send, sent } = played([error, DONE]);
    await expect(send({}, GET)).rejects.toBe(error);
    expect(sent()).toBe(1);
  });

  it.each([
    ["is a GET", {}, "GET"],
    ["is a query, by POST since it is long", { action: "query", list: "allpages" }, "POST"],
  ] as const)(
    "tries again, with the same pauses, where the network failed and the request %s",
    async (_, parameters, method) => {
      const lost = new TypeError("fetch failed");
      const { send, pauses } = played([lost, lost, new ApiError("maxlag", []), DONE]);
      expect(await send(parameters, { method })).toBe(DONE);
      expect(pauses).toEqual([1000, 2000, 4000]);
      const ended = played([lost], { tries: 3 });
      await expect(ended.send(parameters, { method })).rejects.toBe(lost);
      expect(ended.sent()).toBe(3);
    },
  );

  it.each([
    ["a client's own class", Object.assign(new Error("lost"), { name: "NetworkError" })],
    ["a DOMException", new DOMException("lost", "NetworkError")],
  ])("tries again after a NetworkError, %s", async (_, lost) => {
    const { send, pauses } = played([lost, DONE]);
    expect(await send({ action: "query" }, GET)).toBe(DONE);
    expect(pauses).toEqual([1000]);
    const refused = played([Object.assign(new Error("x"), { name: "TimeoutError" }), DONE]);
    await expect(refused.send({ action: "query" }, GET)).rejects.toThrow("x");
  });

  it.each([
    ["the network failed", new TypeError("fetch failed"), false],
    ["a proxy has status 503", new HttpError("x", 503, ""), false],
    ["a server wants a pause", new HttpError("x", 503, "", 5000), true],
    ["the limit is exceeded", new HttpError("x", 429, ""), true],
    ["the API is locked", new ApiError("readonly", [], { status: 503 }), true],
  ])("sends a write again only if it was not done: %s", async (_, error, isAgain) => {
    const write = played([error, DONE]);
    const outcome = await write
      .send({ action: "edit", title: "A" }, { method: "POST" })
      .catch((thrown: unknown) => thrown);
    expect(outcome).toBe(isAgain ? DONE : error);
    expect(write.sent()).toBe(isAgain ? 2 : 1);
    expect(await played([error, DONE]).send({ action: "query" }, GET)).toBe(DONE);
  });

  it("gets over a network that fails, and over none that the caller left", async () => {
    let asked = 0;
    const fetch = async (): Promise<Response> => {
      asked += 1;
      if (asked === 1) throw new TypeError("fetch failed");
      return Response.json(DONE);
    };
    const sender = fetchSender("https://wiki.example/api.php", { fetch });
    const send = withRetries(sender, { sleep: async () => undefined });
    expect(await send({ action: "query" }, GET)).toEqual(DONE);
    expect(asked).toBe(2);
    const left = new TypeError("left");
    await expect(send({}, { ...GET, signal: AbortSignal.abort(left) })).rejects.toBe(left);
    // Nothing is sent for a signal that is already aborted.
    expect(asked).toBe(2);
  });

  it("gives up after a number of tries, with the last error or answer", async () => {
    const error = new HttpError("x", 503, "", 1);
    const thrown = played([error], { tries: 3 });
    await expect(thrown.send({}, GET)).rejects.toBe(error);
    expect(thrown.sent()).toBe(3);
    const answer = { errors: [{ code: "maxlag" }] };
    const answered = played([answer], { tries: 2 });
    expect(await answered.send({}, GET)).toBe(answer);
    expect(answered.sent()).toBe(2);
  });

  it("begins no pause that would pass the budget", async () => {
    const error = new ApiError("maxlag", [], { retryAfter: 4000 });
    const { send, pauses } = played([error], { budget: 8000 });
    await expect(send({}, GET)).rejects.toBe(error);
    expect(pauses).toEqual([4000, 4000]);
  });

  it("stops waiting when it is aborted, and sends nothing more", async () => {
    const enough = new Error("enough");
    const controller = new AbortController();
    const { send, sent } = played([new ApiError("maxlag", [])], {
      sleep: async () => new Promise(() => undefined),
    });
    const answer = send({}, { ...GET, signal: controller.signal });
    setTimeout(() => controller.abort(enough), 0);
    await expect(answer).rejects.toBe(enough);
    expect(sent()).toBe(1);
  });

  it("really waits where no clock is given, and leaves no timer when it is aborted", async () => {
    const start = performance.now();
    let tried = 0;
    const flaky: Send = async () => {
      tried += 1;
      if (tried === 1) throw new ApiError("maxlag", [], { retryAfter: 30 });
      return DONE;
    };
    expect(await withRetries(flaky)({}, GET)).toBe(DONE);
    expect(performance.now() - start).toBeGreaterThanOrEqual(25);

    const before = timers();
    const controller = new AbortController();
    const later = played([new ApiError("maxlag", [], { retryAfter: 50_000 })], {
      sleep: undefined,
      now: undefined,
    });
    const waiting = later.send({}, { ...GET, signal: controller.signal });
    setTimeout(() => controller.abort(new Error("enough")), 0);
    await expect(waiting).rejects.toThrow("enough");
    expect(timers()).toBeLessThanOrEqual(before);
  });
});
