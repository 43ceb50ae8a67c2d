import { afterAll, beforeAll, expect, it } from "vitest";
import { Random, SEED } from "../wiki/random.ts";
import { comparedAnswer, differenceOf } from "./exchange.ts";
import { randomWrite } from "./random-writes.ts";
import { startSpring } from "./server.ts";
import type { SpringServer } from "./server.ts";
import { rowsOf, startStub } from "./stub.ts";

/** The number of random requests; `REQUESTS` in the environment. */
const REQUESTS = Number(process.env["REQUESTS"] ?? 1000);
/** The number of differences that are printed; `SHOW` in the environment. */
const SHOW = Number(process.env["SHOW"] ?? 20);
/** The least share of equal responses. */
const LEAST = 0.99;

let spring: SpringServer;
let stub: SpringServer;

beforeAll(async () => {
  spring = await startSpring();
  stub = await startStub(await rowsOf(spring));
});
afterAll(async () => {
  await stub?.stop();
  await spring?.stop();
});

/** Each request changes both, so that a difference of the data shows in all later requests. */
it("the stub responds to random requests that write, valid and wrong, as the server does, and stores the same", async () => {
  const random = new Random(SEED);
  const different: string[] = [];
  const statuses = new Map<number, number>();
  for (let count = 0; count < REQUESTS; count += 1) {
    const request = randomWrite(random);
    // oxlint-disable-next-line no-await-in-loop -- each request changes the data
    const [real, ours] = await Promise.all([spring.send(request), stub.send(request)]);
    statuses.set(real.status, (statuses.get(real.status) ?? 0) + 1);
    const found = differenceOf(comparedAnswer(real, spring.base), comparedAnswer(ours, stub.base));
    if (found !== undefined) different.push(`${JSON.stringify(request)}\n    ${found}`);
  }
  const equal = REQUESTS - different.length;
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map((pair) => pair.join(": "));
  console.log(`Spring Data REST, writes: ${equal} of ${REQUESTS} responses equal`);
  console.log(`  statuses ${counts.join(", ")}`);
  for (const each of different.slice(0, SHOW)) console.log(`  ${each}`);
  expect(equal / REQUESTS).toBeGreaterThanOrEqual(LEAST);
  for (const status of [200, 201, 204, 400, 404, 406, 412])
    expect(statuses.get(status) ?? 0, `status ${status}`).toBeGreaterThan(5);
  expect(await rowsOf(stub)).toEqual(
    JSON.parse(JSON.stringify(await rowsOf(spring)).replaceAll(spring.base, stub.base)),
  );
});
