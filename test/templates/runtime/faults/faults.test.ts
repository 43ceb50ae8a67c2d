import { describe, expect, it } from "vitest";
import { withFaults } from "../../../../templates/runtime/faults/faults.js";
import type { FaultOptions, Latency } from "../../../../templates/runtime/faults/faults.js";
import { withRetries } from "../../../../templates/runtime/client/retry.js";
import { fetchSender } from "../../../../templates/runtime/client/senders.js";
import { serviceHandler } from "../../../../templates/runtime/http/service.js";
import type {
  ServiceResponse,
  ServiceRequest,
} from "../../../../templates/runtime/http/service.js";
import { stubFetch } from "../../../../templates/runtime/adapters/stub-fetch.js";

const BODY = '{"batchcomplete":true}';
const fine = serviceHandler(async () => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: BODY,
}));

function requestTo(url: string, more: Partial<ServiceRequest> = {}): ServiceRequest {
  return { method: "GET", url, headers: {}, body: "", ...more };
}

/** The answers to so many requests, one after the other. */
async function answers(options: FaultOptions, count: number): Promise<readonly ServiceResponse[]> {
  const { service } = withFaults(fine, options);
  const all: ServiceResponse[] = [];
  // oxlint-disable-next-line no-await-in-loop -- the order is what is looked at
  for (let n = 0; n < count; n += 1) all.push(await service(requestTo(`/api.php?n=${n}`)));
  return all;
}

async function only(options: FaultOptions, request = requestTo("/api.php")) {
  return withFaults(fine, options).service(request);
}

/** What requests had to wait, without waiting. */
async function pauses(latency: Latency, count: number): Promise<readonly number[]> {
  const slept: number[] = [];
  const sleep = async (milliseconds: number): Promise<void> => {
    slept.push(milliseconds);
  };
  await answers({ latency, sleep, seed: 3 }, count);
  return slept.toSorted((a, b) => a - b);
}

function coded(code: string): (answer: ServiceResponse) => boolean {
  return ({ headers }) => headers["mediawiki-api-error"] === code;
}

function statusesOf(all: readonly ServiceResponse[]): readonly number[] {
  return all.map(({ status }) => status);
}

describe("withFaults", () => {
  const mixed: FaultOptions = {
    seed: 7,
    faults: [
      { kind: "status", status: 503, rate: 0.2, retryAfter: 30 },
      { kind: "maxlag", rate: 0.1 },
      { kind: "ratelimited", rate: 0.1 },
      { kind: "reset", rate: 0.1 },
      { kind: "truncate", rate: 0.1 },
    ],
  };

  it("gives the same faults for the same seed, and others for another", async () => {
    const first = await answers(mixed, 200);
    expect(await answers(mixed, 200)).toEqual(first);
    expect(await answers({ ...mixed, seed: 8 }, 200)).not.toEqual(first);
  });

  it("gives them as often as it is told", async () => {
    const all = await answers(mixed, 4000);
    const share = (is: (answer: ServiceResponse) => boolean): number =>
      all.filter(is).length / 4000;
    expect(share(({ status }) => status === 503)).toBeCloseTo(0.2, 1);
    expect(share(coded("maxlag"))).toBeCloseTo(0.1, 1);
    expect(share(coded("ratelimited"))).toBeCloseTo(0.1, 1);
    expect(share(({ breaksAfter }) => breaksAfter === 0)).toBeCloseTo(0.1, 1);
    expect(share(({ breaksAfter }) => (breaksAfter ?? 0) > 0)).toBeCloseTo(0.1, 1);
    expect(
      share(({ status, breaksAfter }) => status === 200 && breaksAfter === undefined),
    ).toBeGreaterThan(0.35);
  });

  it("chooses the same requests for a fault whether there is latency or not", async () => {
    const faults = [{ kind: "status", status: 500, rate: 0.3 }] as const;
    const slow = {
      latency: { kind: "uniform", min: 1, max: 9 },
      sleep: async () => undefined,
    } as const;
    expect(statusesOf(await answers({ faults, ...slow }, 100))).toEqual(
      statusesOf(await answers({ faults }, 100)),
    );
  });

  it("writes maxlag as the API does, in the form that the request asks for", async () => {
    const faults = [{ kind: "maxlag", rate: 1, retryAfter: 7 }] as const;
    const old = await only({ faults });
    expect(old).toMatchObject({
      status: 200,
      headers: { "retry-after": "7", "mediawiki-api-error": "maxlag" },
    });
    expect(JSON.parse(old.body)).toEqual({
      error: {
        code: "maxlag",
        info: expect.stringMatching(/lagged/),
        host: "db1",
        lag: 7.25,
        type: "db",
      },
    });
    const form = requestTo("/api.php?formatversion=1", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
      body: "errorformat=html&formatversion=2",
    });
    expect(JSON.parse((await only({ faults }, form)).body)).toEqual({
      errors: [
        {
          code: "maxlag",
          html: expect.any(String),
          data: { host: "db1", lag: 7.25, type: "db" },
          module: "main",
        },
      ],
    });
  });

  it.each([
    ["plaintext", "1", { "*": expect.any(String) }],
    ["wikitext", "2", { text: expect.any(String) }],
    ["raw", "2", { key: "rawmessage", params: [expect.any(String)] }],
    ["none", "2", {}],
  ])("writes ratelimited in errorformat %s of version %s", async (format, version, words) => {
    const url = `/api.php?errorformat=${format}&formatversion=${version}`;
    const answer = await only({ faults: [{ kind: "ratelimited", rate: 1 }] }, requestTo(url));
    expect(answer.headers["retry-after"]).toBeUndefined();
    expect(JSON.parse(answer.body)).toEqual({
      errors: [{ code: "ratelimited", ...words, module: "main" }],
    });
  });

  it.each([
    [{ kind: "maxlag", rate: 1 }, 503, "5"],
    [{ kind: "ratelimited", rate: 1 }, 429, undefined],
    [{ kind: "status", status: 500, rate: 1, retryAfter: 0 }, 500, "0"],
  ] as const)(
    "writes problem details for an OpenAPI document: %j",
    async (fault, status, retryAfter) => {
      const answer = await only({ faults: [fault], form: "problem" });
      expect(answer.status).toBe(status);
      expect(answer.headers["content-type"]).toBe("application/problem+json");
      expect(answer.headers["retry-after"]).toBe(retryAfter);
      expect(JSON.parse(answer.body)).toMatchObject({ status });
    },
  );

  it("cuts a body somewhere within it, and loses an empty one as a whole", async () => {
    const faults = [{ kind: "truncate", rate: 1 }] as const;
    for (const { breaksAfter, body } of await answers({ faults }, 50)) {
      expect(breaksAfter).toBeGreaterThan(0);
      expect(breaksAfter).toBeLessThan(body.length);
    }
    for (const body of ["", "1"]) {
      const short = serviceHandler(async () => ({ status: 200, headers: {}, body }));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await withFaults(short, { faults }).service(requestTo("/"));
      expect(answer.breaksAfter).toBe(0);
    }
  });

  it("does not ask the service where a fault is the answer", async () => {
    let asked = 0;
    const counting = serviceHandler(async () => {
      asked += 1;
      return { status: 200, headers: {}, body: "" };
    });
    const faulty = withFaults(counting, { faults: [{ kind: "maxlag", rate: 1 }] });
    await faulty.service(requestTo("/"));
    expect(asked).toBe(0);
  });

  it.each([[[0.6, 0.6]], [[-0.1]], [[1.1]], [[Number.NaN]]])("refuses the rates %j", (rates) => {
    const faults = rates.map((rate) => ({ kind: "reset", rate }) as const);
    expect(() => withFaults(fine, { faults })).toThrow(RangeError);
  });

  it("waits as long as a fixed latency says, and not at all without one", async () => {
    expect(await pauses({ kind: "fixed", milliseconds: 20 }, 3)).toEqual([20, 20, 20]);
    expect(await pauses({ kind: "fixed", milliseconds: 0 }, 3)).toEqual([]);
  });

  it("spreads a uniform latency over its range", async () => {
    const all = await pauses({ kind: "uniform", min: 10, max: 110 }, 2000);
    expect(all[0]).toBeGreaterThanOrEqual(10);
    expect(all.at(-1)).toBeLessThan(110);
    expect(all[1000]).toBeGreaterThan(55);
    expect(all[1000]).toBeLessThan(65);
  });

  it("gives a latency with a long tail the median and the 99th percentile that it is told", async () => {
    const all = await pauses({ kind: "long tail", p50: 20, p99: 400 }, 20_000);
    expect(all[10_000]).toBeGreaterThan(19);
    expect(all[10_000]).toBeLessThan(21);
    expect(all[19_800]).toBeGreaterThan(330);
    expect(all[19_800]).toBeLessThan(480);
    expect(all.at(-1)).toBeLessThanOrEqual(4000);
  });

  it("is what withRetries gets over", async () => {
    const waited: number[] = [];
    const faulty = withFaults(fine, {
      seed: 2,
      faults: [
        { kind: "maxlag", rate: 0.3, retryAfter: 1 },
        { kind: "ratelimited", rate: 0.2 },
        { kind: "status", status: 503, rate: 0.2, retryAfter: 2 },
      ],
    });
    const send = withRetries(
      fetchSender("https://wiki.example/api.php", { fetch: stubFetch(faulty) }),
      {
        tries: 50,
        budget: Number.POSITIVE_INFINITY,
        sleep: async (milliseconds) => {
          waited.push(milliseconds);
        },
      },
    );
    for (let n = 0; n < 20; n += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a client asks
      expect(await send({ action: "query" }, { method: "GET" })).toEqual({ batchcomplete: true });
    expect(waited).toContain(1000);
    expect(waited).toContain(2000);
  });
});
