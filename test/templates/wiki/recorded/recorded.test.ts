/** Requests that tests of test/wiki sent to a real wiki, and its responses, which the stub has as well. */
import { describe, expect, it } from "vitest";
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

it("recordings are not empty", () => {
  const counts = RECORDINGS.map((name) => readExchanges(name).length);
  expect(Math.min(...counts)).toBeGreaterThan(10);
});
