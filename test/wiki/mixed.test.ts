import { afterAll, beforeAll, expect, it } from "vitest";
import { wholeCatalogue } from "./catalogue.ts";
import type { WikiCatalogue } from "./catalogue.ts";
import { mixedRequests } from "./mixed-requests.ts";
import { Random, SEED } from "./random.ts";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { print, tally } from "./tally.ts";
import { agreeing, measured, sampleOf } from "./verdict-shares.ts";

/** The least share of verdicts that must agree; the rest is printed. */
const LEAST = 0.995;

let wiki: Wiki;
let catalogue: WikiCatalogue;

beforeAll(async () => {
  wiki = await startWiki();
  catalogue = await wholeCatalogue(wiki);
});
afterAll(async () => {
  await wiki?.stop();
});

function countOf(all: number): number {
  return Math.round(all * sampleOf(wiki.version));
}

it("requests to several modules have the verdicts that the wiki gives", async () => {
  const requests = mixedRequests(catalogue.api, new Random(SEED + 3), countOf(2000));
  const found = await tally(wiki, catalogue, requests, "anonymous");
  print("Mixed requests", found);
  expect(agreeing(measured(wiki.version, "Several modules", found))).toBeGreaterThanOrEqual(LEAST);
});

it("requests of a user with high limits to several modules have the verdicts that the wiki gives", async () => {
  const requests = mixedRequests(catalogue.api, new Random(SEED + 4), countOf(1000));
  const found = await tally(wiki, catalogue, requests, "Highlimits");
  print("Mixed requests with high limits", found);
  expect(
    agreeing(measured(wiki.version, "Several modules, high limits", found)),
  ).toBeGreaterThanOrEqual(LEAST);
});
