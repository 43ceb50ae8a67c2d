import { describe, expect, it } from "vitest";
import { exploredSpecs } from "../../../../../generator/cli/docs/explored-specs.js";
import { jobOptions, resolveSpecs } from "../../../../../generator/cli/generate/resolve-job.js";
import { catalogueContext } from "../../../../../generator/explorer/page/compose/catalogue-context.js";
import { runCatalogue } from "../../../../../generator/explorer/page/run/catalogue-run.js";
import { writeFiles } from "../../../support/files.js";
import { scratchFolder } from "../../../support/places.js";
import { catalogue, module, parameter } from "../../../support/specs.js";
import { storeOf } from "../state/stores.js";

/** Runs a query on the stub in the page of another wiki's catalogue, which has no selections. */
async function responseTo(query: string) {
  const folder = scratchFolder();
  const parameters = [parameter("from", "string"), parameter("odd", "string")];
  const spec = catalogue(module("allpages", parameters, { prefix: "ap" }));
  writeFiles(folder, [{ path: "wiki.json", text: JSON.stringify(spec) }]);
  const options = jobOptions(folder, ["wiki.json"], undefined);
  const { value: job } = resolveSpecs(options);
  const [explored] = (job && exploredSpecs(job, options).value) ?? [];
  if (!explored) throw new Error("The catalogue is invalid.");
  const context = catalogueContext(storeOf(explored));
  if (!context) throw new Error("The spec is a directory.");
  return runCatalogue(context, { kind: "stub" }, { method: "GET", query });
}

describe("The stub in the page of a catalogue without selections", () => {
  const ALL_PAGES = "action=query&list=allpages&format=json&formatversion=2";

  it("lists pages by the shipped selections", async () => {
    expect(await responseTo(`${ALL_PAGES}&apfrom=A`)).toMatchObject({
      json: { query: { allpages: expect.arrayContaining([expect.objectContaining({ ns: 0 })]) } },
    });
  });

  it("refuses parameters that the shipped catalogue lacks", async () => {
    expect(await responseTo(`${ALL_PAGES}&apodd=x`)).toMatchObject({
      json: { error: { code: "notimplemented" } },
    });
  });
});
