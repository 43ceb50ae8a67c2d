import { afterAll, beforeAll, expect, it } from "vitest";
import { wholeCatalogue } from "./catalogue.ts";
import { parseRequests } from "./parse-requests.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { reported, twinsOf, version1Of } from "./stub-asking.ts";
import type { Twins } from "./stub-asking.ts";

let wiki: Wiki;
let twins: Twins;

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  twins = await twinsOf(wiki, await wholeCatalogue(wiki));
});
afterAll(async () => {
  await wiki?.stop();
});

/** Pages of the markup that the stub renders. */
const PAGES = ["Main Page", "Anemone", "Template:Note", "Project:About", "Shorter", "User:Admin"];

it("the stub parses and expands wikitext as the server does", async () => {
  const requests = parseRequests(PAGES);
  const compared = await twins.compare([...requests, ...requests.map(version1Of)]);
  expect(reported(compared, compared.length)).toBe(1);
});
