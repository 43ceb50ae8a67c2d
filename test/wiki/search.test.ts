import { afterAll, beforeAll, expect, it } from "vitest";
import { wholeCatalogue } from "./catalogue.ts";
import { SEED } from "./random.ts";
import { randomSearches, searchRequests } from "./search-requests.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { reported, twinsOf } from "./stub-asking.ts";
import { hasBrokenDown } from "./stub-shares.ts";
import type { Compared, Twins } from "./stub-asking.ts";

/** Random requests; `SEARCHES` in the environment. */
const COUNT = Number(process.env["SEARCHES"] ?? 200);

let wiki: Wiki;
let twins: Twins;

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  twins = await twinsOf(wiki, await wholeCatalogue(wiki));
});
afterAll(async () => {
  await wiki?.stop();
});

it("the stub finds what the server finds, for each sign that searches know", async () => {
  const compared = await comparable(searchRequests());
  expect(reported(compared, compared.length)).toBe(1);
});

it(`the stub finds random words as the server does, with the seed ${SEED}`, async () => {
  const compared = await comparable(randomSearches(twins.content, SEED, COUNT));
  expect(reported(compared, compared.length)).toBe(1);
});

/** Without searches that the server's own code fails at: 1.45 does at each text in quotes. */
async function comparable(requests: readonly string[]): Promise<readonly Compared[]> {
  const compared = await twins.compare(requests);
  return compared.filter(({ server }) => !hasBrokenDown(server));
}
