import { afterAll, beforeAll, expect, it } from "vitest";
import { wholeCatalogue } from "./catalogue.ts";
import { compareRequests } from "./compare-requests.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { reported, twinsOf, version1Of } from "./stub-asking.ts";
import type { Twins } from "./stub-asking.ts";

/** Revisions of the wiki whose neighbours are compared, one in so many. */
const STEP = 12;

let wiki: Wiki;
let twins: Twins;
let revisions: readonly number[];

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  twins = await twinsOf(wiki, await wholeCatalogue(wiki));
  revisions = Array.from({ length: 20 }, (_, index) => 1 + index * STEP);
});
afterAll(async () => {
  await wiki?.stop();
});

it.each([undefined, "Admin" as const])(
  "the stub compares revisions as the server does, for %s",
  async (user) => {
    const requests = compareRequests(revisions);
    const compared = await twins.compare([...requests, ...requests.map(version1Of)], user);
    expect(reported(compared, compared.length)).toBe(1);
  },
);
