import { describe, expect, it } from "vitest";
import { readSpecs } from "../../../generator/serve/read-specs.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, module, openApiDocument } from "../support/specs.js";

describe("specs of one name", () => {
  it("are refused, because their services would have the same path", () => {
    const folder = scratchFolder();
    const text = JSON.stringify(openApiDocument());
    writeFiles(
      folder,
      ["a/towns.json", "b/towns.json"].map((path) => ({ path, text })),
    );
    const { value, diagnostics } = readSpecs(["a/towns.json", "b/towns.json"], folder);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {
        code: "service-collision",
        severity: "error",
        message:
          'the name "towns" is already that of "a/towns.json"; a service gets its path and its data by its name',
        position: { file: "b/towns.json", line: 1, column: 1 },
        help: "set another name for the spec in paramsmith.config.json, or rename its file",
      },
    ]);
    expect(readSpecs(["a/towns.json"], folder).value).toHaveLength(1);
  });
});

it.each([
  ["1.47.0", 1],
  ["1.35.2", 1],
  ["1.45.9", 0],
  ["1.41.0", 0],
])("a catalogue of MediaWiki %s has %i warnings about its version", (version, count) => {
  const folder = scratchFolder();
  const site = { generator: `MediaWiki ${version}`, namespaces: [{ id: 0, name: "" }] };
  writeFiles(folder, [
    { path: "wiki/catalogue.json", text: JSON.stringify(catalogue(module("info"))) },
    { path: "wiki/site.json", text: JSON.stringify(site) },
  ]);
  const { value, diagnostics } = readSpecs(["wiki"], folder);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(value).toHaveLength(1);
  const warnings = diagnostics.filter(({ code }) => code === "service-version");
  expect(warnings).toHaveLength(count);
});
