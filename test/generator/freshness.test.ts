import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generate } from "../../generator/pipeline.js";
import { readConfigJob } from "../../generator/project/config-job.js";
import { readInputs } from "../../generator/project/inputs.js";
import { compare, isGenerated, MANIFEST, withManifest } from "../../generator/project/changes.js";
import { readFolder } from "../../generator/project/output-folder.js";
import { paramsmith } from "./support/cli.js";
import { snapshot } from "./support/files.js";
import { REPOSITORY } from "./support/places.js";

describe("the committed code", () => {
  it("is what the specs give; otherwise run: npm run generate", async () => {
    const { value: job } = readConfigJob(REPOSITORY);
    const inputs = job && readInputs(job).value;
    if (!job || !inputs) throw new Error("The configuration of the package cannot be read.");
    const { value: files = [], diagnostics } = await generate(inputs);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(files.length).toBeGreaterThan(150);
    const wanted = withManifest(files, { config: "../paramsmith.config.json" });
    const state = readFolder(
      job.out,
      wanted.map(({ path }) => path),
    );
    const { changes, foreign, edited } = compare(wanted, state);
    expect([...changes.map(({ kind, path }) => `${kind} ${path}`), ...foreign, ...edited]).toEqual(
      [],
    );
  });

  it("bears the mark of generated code in every file, by which a later run knows it", () => {
    const files = snapshot(join(REPOSITORY, "generated"));
    const unmarked = Object.entries(files)
      .filter(([, text]) => text !== "a folder" && !isGenerated(text))
      .map(([path]) => path);
    const handWritten = unmarked.filter((path) => /^[^/]+\.(?:md|svg)$/.test(path));
    expect(handWritten).toContain("README.md");
    expect(unmarked).toEqual([MANIFEST, ...handWritten]);
  });

  it("is found to be so by check, and left alone by generate", () => {
    const before = snapshot(join(REPOSITORY, "generated"));
    expect(paramsmith(REPOSITORY, "check").code).toBe(0);
    expect(paramsmith(REPOSITORY, "generate").code).toBe(0);
    expect(snapshot(join(REPOSITORY, "generated"))).toEqual(before);
  });
});
