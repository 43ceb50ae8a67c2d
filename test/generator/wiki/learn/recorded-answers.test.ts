import { expect, it } from "vitest";
import { readCatalogue } from "../../../../generator/cli/inspect-catalogue.js";
import { jobOptions } from "../../../../generator/cli/options.js";
import { inspectResponse } from "../../../../generator/inspect/response.js";
import { REPOSITORY } from "../../support/places.js";
import { recordedAnswers } from "./recorded-answers.js";

const { value: catalogue } = readCatalogue(
  jobOptions(REPOSITORY, ["spec/paraminfo/catalogue.json"], undefined),
);
const RECORDED = recordedAnswers();

it("has learned all recorded answers, of every module in both format versions", () => {
  if (!catalogue) throw new Error("The catalogue has errors.");
  const { api, results } = catalogue;
  for (const version of ["formatversion=1", "formatversion=2"]) {
    const recorded = new Set(
      RECORDED.filter(({ request }) => request.includes(version)).map(({ module }) => module),
    );
    const modules = results.map(({ descriptor }) => descriptor.module);
    // MediaWiki 1.39 does not have codexicons.
    const missing = modules.filter((path) => !recorded.has(path));
    expect(missing).toEqual(["query", "query+codexicons"]);
  }
  const unlike = RECORDED.flatMap(({ request, response }) =>
    inspectResponse(api, results, request, response).findings.map(({ path }) => [request, path]),
  );
  expect(unlike).toEqual([]);
});
