import { afterAll, beforeAll, expect, it } from "vitest";
import { Random, SEED } from "../wiki/random.ts";
import { comparedAnswer, differenceOf } from "./exchange.ts";
import { knownOf, randomRequest } from "./random-requests.ts";
import { startSpring } from "./server.ts";
import type { OpenApiRequest, SpringServer } from "./server.ts";
import { rowsOf, startStub } from "./stub.ts";
import type { Rows } from "./stub.ts";

/** The number of random requests; `REQUESTS` in the environment. */
const REQUESTS = Number(process.env["REQUESTS"] ?? 1000);
/** The number of differences that are printed; `SHOW` in the environment. */
const SHOW = Number(process.env["SHOW"] ?? 20);
/** The least share of equal responses. */
const LEAST = 0.99;

let spring: SpringServer;
let stub: SpringServer;
let rows: Rows;

beforeAll(async () => {
  spring = await startSpring();
  rows = await rowsOf(spring);
  stub = await startStub(rows);
});
afterAll(async () => {
  await stub?.stop();
  await spring?.stop();
});

/** The difference of the responses to a request; undefined if they are equal. */
async function compare(request: OpenApiRequest): Promise<string | undefined> {
  const [real, ours] = await Promise.all([spring.send(request), stub.send(request)]);
  return differenceOf(comparedAnswer(real, spring.base), comparedAnswer(ours, stub.base));
}

it.each([SEED, SEED + 1])(
  "the stub responds to random requests, valid and wrong, as the server with the same rows does (seed %i)",
  async (seed) => {
    expect(rows.alliances).toHaveLength(300);
    const random = new Random(seed);
    const known = knownOf(rows);
    const requests = Array.from({ length: REQUESTS }, () => randomRequest(random, known));
    const different: string[] = [];
    for (const request of requests) {
      // oxlint-disable-next-line no-await-in-loop -- thousands of requests at once would be refused
      const found = await compare(request);
      if (found !== undefined) different.push(`${JSON.stringify(request)}\n    ${found}`);
    }
    const equal = REQUESTS - different.length;
    console.log(`Spring Data REST, seed ${seed}: ${equal} of ${REQUESTS} responses equal`);
    for (const each of different.slice(0, SHOW)) console.log(`  ${each}`);
    expect(equal / REQUESTS).toBeGreaterThanOrEqual(LEAST);
  },
);
