import { describe, expect, it } from "vitest";
import { readSpecs } from "../../../generator/serve/read-specs.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";
import { openApiDocument } from "../support/specs.js";

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
