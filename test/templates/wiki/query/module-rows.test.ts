import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import type { WikiInput } from "../../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { catalogue, module as queryModule, parameter } from "../../../generator/support/specs.js";
import { learnedResults } from "../../../wiki/learned.js";
import { apiFrom } from "../../../wiki/catalogue.js";

const PAGES = [
  { title: "Apple", text: "A fruit." },
  { title: "Pear", text: "Another." },
];

const EXTRACTS = [
  { title: "apple", extract: "One." },
  { pageid: 2, extract: "Two." },
  { title: "Elsewhere", extract: "Three." },
];

/** Sends requests to a stub whose catalogue is that of a MediaWiki without extensions. */
function askOf(rows: WikiInput["rows"], api = catalogueApi()) {
  const wiki = writableWiki(createWiki({ pages: PAGES, ...(rows && { rows }) }));
  const { service } = wikiStub({ api, results: learnedResults() }, wiki);
  return async (request: string): Promise<JsonObject> => {
    const url = `/api.php?format=json&formatversion=2&${request}`;
    const { body } = await service({ method: "GET", url, headers: {}, body: "" });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the stub sends JSON
    return JSON.parse(body) as JsonObject;
  };
}

describe("a module that the catalogue does not have", () => {
  it("adds the fields of its rows to the pages that they name", async () => {
    const ask = askOf({ extracts: EXTRACTS });
    expect(await ask("action=query&prop=info|extracts&titles=Apple|Pear&exintro=1")).toMatchObject({
      batchcomplete: true,
      query: {
        pages: [
          { title: "Apple", extract: "One.", contentmodel: "wikitext" },
          { title: "Pear", extract: "Two." },
        ],
      },
    });
    expect(await ask("action=query&prop=extracts&titles=Apple&exintro=1")).not.toHaveProperty(
      "warnings",
    );
  });

  it("takes the limit that has letters of its name, and no other", async () => {
    const ask = askOf({ many: EXTRACTS, others: EXTRACTS });
    expect(await ask("action=query&list=many|others&mnlimit=1&otlimit=2&xlimit=1")).toMatchObject({
      continue: { mncontinue: 1, otcontinue: 2 },
      query: { many: { length: 1 }, others: { length: 2 } },
    });
  });

  it.each(["mnlimit=0", "mnlimit=-1", "mnlimit=x", "mncontinue=-5", "mncontinue=x"])(
    "has all rows with %s",
    async (wrong) => {
      const response = await askOf({ many: EXTRACTS })(`action=query&list=many&${wrong}`);
      expect(response).toMatchObject({ query: { many: { length: EXTRACTS.length } } });
      expect(response).not.toHaveProperty("continue");
    },
  );

  it("continues at the number of rows that were sent", async () => {
    const ask = askOf({ extracts: EXTRACTS, searchings: EXTRACTS });
    expect(await ask("action=query&prop=extracts&titles=Apple|Pear&exlimit=1")).toMatchObject({
      continue: { excontinue: 1, continue: "||" },
      query: { pages: [{ extract: "One." }, { title: "Pear" }] },
    });
    expect(
      await ask("action=query&prop=extracts&titles=Apple|Pear&exlimit=1&excontinue=1&continue=||"),
    ).toMatchObject({ batchcomplete: true, query: { pages: [{}, { extract: "Two." }] } });
    expect(await ask("action=query&list=searchings&selimit=2")).toMatchObject({
      continue: { secontinue: 2, continue: "-||" },
      query: { searchings: EXTRACTS.slice(0, 2) },
    });
  });

  it("is a generator, a list, meta or an action", async () => {
    const ask = askOf({ found: EXTRACTS, facts: { colour: "red" }, thank: { success: 1 } });
    expect(await ask("action=query&generator=found&prop=info&gfolimit=2")).toMatchObject({
      continue: { gfocontinue: 2 },
      query: { pages: [{ title: "Apple" }, { title: "Pear" }] },
    });
    expect(await ask("action=query&meta=facts|userinfo")).toMatchObject({
      query: { facts: { colour: "red" }, userinfo: { id: 0 } },
    });
    expect(await ask("action=thank&rev=1")).toEqual({ thank: { success: 1 } });
  });

  it("is a function of its arguments", async () => {
    const ask = askOf({ echo: (args) => [{ args: JSON.stringify(args) }] });
    expect(await ask("action=query&list=echo&ectext=a")).toMatchObject({
      query: { echo: [{ args: '{"ectext":"a"}' }] },
    });
  });

  it("is an unrecognized value without rows", async () => {
    const ask = askOf(undefined);
    expect(await ask("action=query&prop=extracts&titles=Apple")).toMatchObject({
      warnings: { query: { warnings: expect.stringContaining("extracts") } },
      query: { pages: [{ title: "Apple" }] },
    });
  });
});

describe("a module of the catalogue that the stub does not implement", () => {
  const limit = parameter("limit", "limit", { default: 10, max: 500, highmax: 5000, min: 1 });
  const api = apiFrom(
    catalogue(
      queryModule("allpages", [], { prefix: "ap", generator: true }),
      queryModule("oddities", [limit, parameter("continue", "string")], { prefix: "od" }),
    ),
  );

  it("returns its rows", async () => {
    const ask = askOf({ oddities: [{ id: 1 }, { id: 2 }] }, api);
    expect(await ask("action=query&list=oddities&odlimit=1")).toMatchObject({
      continue: { odcontinue: 1 },
      query: { oddities: [{ id: 1 }] },
    });
    expect(await ask("action=query&list=oddities&odlimit=1&odcontinue=1&continue=-||")).toEqual({
      batchcomplete: true,
      query: { oddities: [{ id: 2 }] },
    });
  });

  it("is empty with a warning, and the rest of the query has a response", async () => {
    const ask = askOf(undefined, api);
    const text = "The stub does not implement query+oddities, and its data have no rows for it.";
    expect(await ask("action=query&list=oddities&titles=Apple")).toMatchObject({
      warnings: { oddities: { warnings: text } },
      query: { oddities: [], pages: [{ title: "Apple" }] },
    });
  });
});
