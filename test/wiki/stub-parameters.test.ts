import { afterAll, beforeAll, expect, it } from "vitest";
import { wholeCatalogue } from "./catalogue.ts";
import { ODD_REQUESTS } from "./odd-requests.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { reported, twinsOf } from "./stub-asking.ts";
import type { Twins } from "./stub-asking.ts";

/** The share of equal answers that the stub must reach. */
const LEAST = 0.95;

let wiki: Wiki;
let twins: Twins;

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  twins = await twinsOf(wiki, await wholeCatalogue(wiki));
});
afterAll(async () => {
  await wiki?.stop();
});

it.each([undefined, "Admin" as const])(
  "the stub reads the parameters of lists and links as the server does, for %s",
  async (user) => {
    const compared = await twins.compare(ODD_REQUESTS, user);
    expect(reported(compared, ODD_REQUESTS.length)).toBeGreaterThan(LEAST);
  },
);
