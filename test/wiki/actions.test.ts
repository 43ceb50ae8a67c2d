import { afterAll, beforeAll, expect, it } from "vitest";
import { actionBoundaries, actionPaths, pageActionRequests } from "./action-requests.ts";
import { wholeCatalogue } from "./catalogue.ts";
import type { WikiCatalogue } from "./catalogue.ts";
import { Random, SEED } from "./random.ts";
import { randomRequests } from "./requests.ts";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { print, tally } from "./tally.ts";
import { agreeing, measured } from "./verdict-shares.ts";

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

it.each(["GET", "POST"] as const)(
  "%s requests to any action have the verdicts that the wiki gives",
  async (method) => {
    const random = new Random(SEED + (method === "GET" ? 5 : 6));
    const paths = actionPaths(catalogue.api);
    expect(paths.length).toBeGreaterThan(40);
    const requests = [
      ...actionBoundaries(catalogue.api, random, 2),
      ...randomRequests(catalogue.api, paths, random, 500),
    ].map(({ text }) => text);
    const found = await tally(wiki, catalogue, requests, "anonymous", method);
    print(`Any action, ${method}`, found);
    const share = measured(wiki.version, `Any action, ${method}`, found);
    expect(agreeing(share)).toBeGreaterThanOrEqual(LEAST);
  },
);

it("requests to actions on pages have the verdicts that the wiki gives", async () => {
  const requests = pageActionRequests(catalogue.api, new Random(SEED + 7), 600);
  const found = await tally(wiki, catalogue, requests, "anonymous", "POST");
  print("Actions on pages", found);
  const share = measured(wiki.version, "Actions on pages", found);
  expect(agreeing(share)).toBeGreaterThanOrEqual(LEAST);
});
