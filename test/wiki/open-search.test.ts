import { afterAll, beforeAll, expect, it } from "vitest";
import { wholeCatalogue } from "./catalogue.ts";
import { openSearchRequests, randomSuggestions } from "./open-search-requests.ts";
import { SEED } from "./random.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { reported, twinsOf } from "./stub-asking.ts";
import type { Twins } from "./stub-asking.ts";

/** Random requests; `SUGGESTIONS` in the environment. */
const COUNT = Number(process.env["SUGGESTIONS"] ?? 150);

let wiki: Wiki;
let twins: Twins;
let requests: readonly string[];

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  twins = await twinsOf(wiki, await wholeCatalogue(wiki));
  requests = [...openSearchRequests(), ...randomSuggestions(twins.content, SEED, COUNT)];
});
afterAll(async () => {
  await wiki?.stop();
});

it(`the stub suggests titles in JSON as the server does, with the seed ${SEED}`, async () => {
  const compared = await twins.compare(requests);
  expect(reported(compared, compared.length)).toBe(1);
});

it("the stub lists titles by their beginning as the server does", async () => {
  const listed = await twins.compare(requests.map(inQuery));
  expect(reported(listed, listed.length)).toBe(1);
});

it("the stub escapes suggestions as the server does", async () => {
  const formats = ["format=json&formatversion=2&ascii=1", "format=json&utf8=1"];
  const pairs = await twins.texts([
    ...formats.map((format) => `action=opensearch&search=%C3%A9&namespace=*&${format}`),
    "action=opensearch&search=Ma",
  ]);
  for (const { request, server, stub } of pairs) expect(stub, request).toBe(server);
});

/** The same search by `list=prefixsearch`, and for every other one as a generator. */
function inQuery(request: string, index: number): string {
  const isGenerator = index % 2 === 1;
  return request
    .replace(/^action=opensearch/, "")
    .replaceAll(/&(?:redirects|curtimestamp)=[^&]*/g, "")
    .replaceAll(/&(search|namespace|limit)=/g, isGenerator ? "&gps$1=" : "&ps$1=")
    .replace(/^/, `action=query&${isGenerator ? "generator" : "list"}=prefixsearch`)
    .concat(`&formatversion=2&${isGenerator ? "g" : ""}psoffset=${index % 3}`);
}
