import { describe, expect, it } from "vitest";
import { paramsmith } from "../support/cli.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, openApiDocument, module } from "../support/specs.js";

/**
 * A folder with two catalogues, an OpenAPI document that its configuration names, and an empty
 * folder.
 */
function projectFolder(): string {
  const folder = scratchFolder();
  writeFiles(folder, [
    { path: "old.json", text: JSON.stringify(catalogue(module("a"))) },
    { path: "new.json", text: JSON.stringify(catalogue(module("b"))) },
    { path: "towns.json", text: JSON.stringify(openApiDocument()) },
    { path: "paramsmith.config.json", text: '{ "specs": [{ "file": "towns.json" }] }' },
    { path: "empty/nothing.txt", text: "" },
  ]);
  return folder;
}

describe("findings that no spec shows", () => {
  it.each([
    ["no-catalogue", ["inspect", "action=query"]],
    ["folder-without-spec", ["diff", "empty", "new.json"]],
    ["rule-unknown", ["diff", "--explain", "nothing-of-the-kind"]],
  ])("are reported: %s", (code, words) => {
    const run = paramsmith(projectFolder(), ...words);
    expect(run.err).toContain(`error[${code}]: `);
    expect(run.err).toContain("help: ");
    expect([1, 2]).toContain(run.code);
    expect(run.out).toBe("");
  });
});
