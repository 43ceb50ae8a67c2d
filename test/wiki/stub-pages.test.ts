import { afterAll, beforeAll, expect, it } from "vitest";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import { parseRequestStrictly } from "../../templates/runtime/parse/parsed-request.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { poolOf } from "./learned-requests.ts";
import { pageRequest } from "./page-requests.ts";
import { Random, SEED } from "./random.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { reported, twinsOf } from "./stub-asking.ts";
import type { Twins } from "./stub-asking.ts";

/** Random requests; `SAMPLES` in the environment. */
const SAMPLES = Number(process.env["SAMPLES"] ?? 250);
/** Differences that are printed; `SHOW` in the environment. */
const SHOW = Number(process.env["SHOW"] ?? 5);
/** The share of equal answers that the stub must reach. */
const LEAST = 0.95;

let wiki: Wiki;
let api: Api;
let twins: Twins;

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  const catalogue = await wholeCatalogue(wiki);
  ({ api } = catalogue);
  twins = await twinsOf(wiki, catalogue);
});
afterAll(async () => {
  await wiki?.stop();
});

it.each([undefined, "Admin" as const])(
  "the stub finds the pages that the server finds, for %s",
  async (user) => {
    const pool = await poolOf(wiki);
    const random = new Random(SEED + 17);
    const requests: string[] = [];
    while (requests.length < SAMPLES) {
      const request = pageRequest(pool, random);
      if (parseRequestStrictly(api, request).ok) requests.push(request);
    }
    expect(reported(await twins.compare(requests, user), SHOW)).toBeGreaterThan(LEAST);
  },
);
