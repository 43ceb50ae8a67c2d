import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../../generator/base/diagnostic.js";
import { readConfigJob } from "../../../generator/project/config-job.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

function diagnosticsOf(text: string): readonly Diagnostic[] {
  const folder = scratchFolder();
  writeFiles(folder, [{ path: "paramsmith.config.json", text }]);
  return readConfigJob(folder).diagnostics;
}

/** What is wrong with a configuration, each with its place. */
function findings(text: string): readonly string[] {
  return diagnosticsOf(text).map(
    ({ message, position }) => `${position?.line}:${position?.column} ${message}`,
  );
}

describe("a key that a configuration cannot have", () => {
  it("is named at its place, with the one that is meant", () => {
    const text = `{
  "specs": [{ "file": "wiki.json", "nmae": "x" }],
  "ouput": "src",
  "importExtention": ".js"
}`;
    expect(findings(text).toSorted()).toEqual([
      '2:36 /specs/0 must not have the key "nmae"; did you mean "name"?',
      '3:3 the document must not have the key "ouput"; did you mean "out"?',
      '4:3 the document must not have the key "importExtention"; did you mean "importExtension"?',
    ]);
  });

  it("is named with the one that is probably meant", () => {
    expect(findings('{ "specs": [{ "fiel": "wiki.json" }] }')).toEqual([
      '1:15 /specs/0 must not have the key "fiel"; did you mean "file"?',
    ]);
  });

  it("is no file, or files beside one", () => {
    const text =
      '{ "specs": [{ "name": "a" }, { "file": "a", "files": ["b", "c"], "combine": "union" }] }';
    expect(diagnosticsOf(text).map(({ code }) => code)).toEqual([
      "spec-without-file",
      "spec-with-file-and-files",
    ]);
    expect(findings(text)).toEqual([
      "1:13 the spec has neither a file nor files that are combined",
      "1:30 the spec has a file, and files that are combined",
    ]);
  });

  it("is `roots` that name no other spec, or one whose code lacks files", () => {
    const specs = [
      { file: "a", targets: ["requests"] },
      { file: "b", roots: "a", targets: ["requests"] },
      { file: "c", roots: "zzz" },
      { file: "d", roots: "d" },
      { file: "e", roots: "b" },
      { file: "f", roots: "a" },
      { file: "g", roots: "a", targets: ["requests"], formatversion: [1, 2] },
    ];
    expect(
      diagnosticsOf(JSON.stringify({ specs })).map(({ code, message }) => [code, message]),
    ).toEqual([
      ["roots-unknown", '"zzz" is not the file of another spec with root modules'],
      ["roots-unknown", '"d" is not the file of another spec with root modules'],
      ["roots-unknown", '"b" is not the file of another spec with root modules'],
      ["roots-incomplete", 'the root modules of "a" lack code that this spec imports'],
      ["roots-incomplete", 'the root modules of "a" lack code that this spec imports'],
    ]);
  });

  it("is named alone where nothing is like it", () => {
    expect(findings('{ "specs": [{ "file": "a" }], "verbose/~": 1 }')).toEqual([
      '1:31 the document must not have the key "verbose/~"',
    ]);
  });
});

describe("an empty configuration", () => {
  it("is told what the least is", () => {
    const folder = scratchFolder();
    writeFiles(folder, [{ path: "paramsmith.config.json", text: "\n" }]);
    expect(readConfigJob(folder).diagnostics).toMatchObject([
      { code: "file-empty", help: expect.stringContaining('{ "specs": [{ "file":') },
    ]);
  });
});
