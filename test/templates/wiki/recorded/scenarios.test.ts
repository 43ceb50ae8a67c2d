import { describe, expect, it } from "vitest";
import { apiFrom } from "../../../wiki/catalogue.ts";
import { learnedResults } from "../../../wiki/learned.ts";
import { runScenario } from "../../../wiki/scenarios/run-scenario.ts";
import { startStepStub } from "../../../wiki/scenarios/step-stub.ts";
import { readScenarios, recordedStepWiki } from "./recorded-scenarios.ts";

const { catalogue, site, content, scenarios } = readScenarios();

describe("scenarios that a wiki has been through", () => {
  const api = {
    api: apiFrom(catalogue, site),

    results: learnedResults(),
  };
  const stub = startStepStub(api, content);

  it("are some", () => {
    expect(scenarios.length).toBeGreaterThan(3);
  });

  it.each(scenarios.map((each, index) => ({ ...each, index })))(
    "change the stub as they changed the wiki: number $index",
    async ({ steps, exchanges }) => {
      const result = await runScenario({ wiki: recordedStepWiki(exchanges), stub }, steps);
      expect(result).not.toHaveProperty("difference");
    },
  );
});
