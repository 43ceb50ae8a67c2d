/** Requests that tests of test/wiki sent to a real wiki, and its responses, which the stub has as well. */
import { describe, expect, it } from "vitest";
import { propertyOf } from "../../../../templates/runtime/model/member.ts";
import { QUERY_PAGES } from "../../../../templates/wiki/modules/lists/query-pages.ts";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.ts";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.ts";
import { writeActions } from "../../../../templates/wiki/writes/registry.ts";
import { apiFrom } from "../../../wiki/catalogue.ts";
import { compareSteps } from "../../../wiki/compare-steps.ts";
import { learnedResults } from "../../../wiki/learned.ts";
import { sendToStub } from "../../../wiki/sending.ts";
import { readSteps, STEP_TABLES } from "../../../wiki/steps.ts";
import { agreement, printed } from "../../../wiki/stub-agreement.ts";
import { askStub, comparable } from "../../../wiki/twins.ts";
import { readExchanges, readRecordedWiki, RECORDINGS } from "./exchange.ts";
import { jsonSender, readRecordedSteps, recordedSend } from "./recorded-steps.ts";

const results = learnedResults();

describe("requests", () => {
  const { catalogue, site, content } = readRecordedWiki();
  const api = apiFrom(catalogue, site);
  const stub = wikiStub({ api, results }, content);

  it.each(RECORDINGS.flatMap((name) => readExchanges(name).map((each) => ({ name, ...each }))))(
    "$name: $user $request",
    async ({ request, user, answer }) => {
      const response = await askStub(stub, request, user);
      const found = agreement(comparable(answer.value), comparable(response));
      expect(found.kind === "different" && printed(request, found)).toBe(false);
    },
  );

  describe("query pages", () => {
    const pages = content.tables.querypages.filter(({ name }) => Object.hasOwn(QUERY_PAGES, name));
    const uncached = wikiStub(
      { api, results },
      { ...content, tables: { ...content.tables, querypages: [] } },
    );

    it.each(pages)("$name lists what the wiki lists", async ({ name, ...listed }) => {
      const request = `action=query&list=querypage&qplimit=max&qppage=${name}&format=json&formatversion=2`;
      const response = await askStub(uncached, request, "Admin");
      const found = propertyOf(propertyOf(propertyOf(response, "query"), "querypage"), "results");
      // A cache has the positions of titles and the seconds of times as values.
      const isOfTitles = QUERY_PAGES[name]?.order === undefined || name === "Unusedimages";
      const isWithoutValues = listed.cached === true && isOfTitles;
      const rows = [found, listed.results].map((each) => inOneOrder(each, isWithoutValues));
      expect(rows[0]).toEqual(rows[1]);
    });
  });

  it.each(STEP_TABLES)("that change the wiki: %s", async (name) => {
    const { version, content: before, exchanges } = readRecordedSteps(name);
    // The recorded modules, with the parameters that actions have in the newest version.
    const newest = writeActions.map(({ module }) => [module.path, module] as const);
    const modules = new Map([...api.modules, ...newest]);
    const writable = wikiStub({ api: { ...api, modules }, results }, writableWiki(before));
    const steps = readSteps(name);
    const { compared, differences } = await compareSteps(steps, {
      server: recordedSend(exchanges),
      stub: jsonSender(async (sent) => sendToStub(writable, sent)),
      version,
      nextSecond: async () => undefined,
    });
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(steps.length);
  });
});

/** The titles of a list. Databases order titles of one value as they like. */
function inOneOrder(list: unknown, isWithoutValues: boolean): readonly unknown[] {
  return [list]
    .flat()
    .map((row) => ({ ...Object(row), ...(isWithoutValues && { value: "" }) }))
    .toSorted((one, other) => (titleOf(one) < titleOf(other) ? -1 : 1));
}

function titleOf(row: unknown): string {
  return String(propertyOf(row, "title"));
}

it("recordings are not empty", () => {
  const counts = RECORDINGS.map((name) => readExchanges(name).length);
  expect(Math.min(...counts)).toBeGreaterThan(10);
});
