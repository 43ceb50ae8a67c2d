import { afterAll, beforeAll, expect, it } from "vitest";
import { wholeCatalogue } from "./catalogue.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { reported, twinsOf } from "./stub-asking.ts";
import type { Twins } from "./stub-asking.ts";

let wiki: Wiki;
let twins: Twins;

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  twins = await twinsOf(wiki, await wholeCatalogue(wiki));
});
afterAll(async () => wiki?.stop());

/** Exports of all pages of a namespace, of titles that do not exist, and of nothing. */
const REQUESTS = [
  ...[0, 1, 2, 3, 4, 6, 8, 10, 12, 14].map(
    (ns) => `generator=allpages&gapnamespace=${ns}&gaplimit=max&export=1`,
  ),
  "titles=Main Page|Nowhere|Special:Version|<>&export=1&exportschema=0.10",
  "generator=allredirects&garlimit=max&export=1&indexpageids=1",
  "export=1",
  "titles=Main Page&exportnowrap=1",
  "titles=Main Page&export=1&exportschema=0.9",
  "titles=Main Page&export=1&prop=info",
].flatMap((request) =>
  ["1", "2"].map((version) => `action=query&${request}&formatversion=${version}`),
);

it("the stub exports pages as the server does", async () => {
  const compared = [
    ...(await twins.compare(REQUESTS, "Admin")),
    ...(await twins.compare(REQUESTS.slice(0, 4))),
  ];
  expect(reported(compared, Number(process.env["SHOW"] ?? 3))).toBe(1);
});
