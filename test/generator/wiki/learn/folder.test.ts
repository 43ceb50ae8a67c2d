import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  CORRECTIONS_FILE,
  readResults,
  resultFileDiagnostics,
  resultFileName,
  resultText,
  writeResults,
} from "../../../../generator/wiki/learn/results-folder.js";
import type { Result } from "../../../../generator/spec/source/types.js";
import { writeFiles } from "../../support/files.js";
import { REPOSITORY, scratchFolder } from "../../support/places.js";

const RESULTS = join(REPOSITORY, "spec", "paraminfo", "results");

const result: Result = {
  module: "query+things",
  servers: ["MediaWiki 1.39.17"],
  response: { query: { is: { record: {} }, seen: 1 } },
};

describe("the text of a result", () => {
  it("is that of the files that were learned", () => {
    const names = readdirSync(RESULTS).filter((name) => name !== CORRECTIONS_FILE);
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) {
      const text = readFileSync(join(RESULTS, name), "utf8");
      const read: Result = JSON.parse(text);
      expect(resultText(read)).toBe(text);
    }
  });

  it("has what is said of a field in one order, and nothing that is not said", () => {
    const field = {
      seen: 2,
      formatversion1: { as: "flag" },
      example: "x",
      servers: ["MediaWiki 1.45.0"],
      when: { prop: ["a"] },
      optional: true,
      is: { anyOf: ["boolean", { list: { map: "string" } }] },
    } as const;
    const text = resultText(JSON.parse(JSON.stringify({ ...result, response: { a: field } })));
    const [, written = ""] = /"a": (\{.*\})\n/s.exec(text) ?? [];
    const order = [...written.matchAll(/"(\w+)":/g)].map(([, key]) => key);
    expect(order.filter((key) => key !== undefined && key in field)).toEqual([
      "is",
      "optional",
      "when",
      "seen",
      "servers",
      "example",
      "formatversion1",
    ]);
    expect(resultText(result)).not.toMatch(/optional|when|example|generator|schema/);
  });
});

describe("results in a folder", () => {
  it("are read as they were written, and written only where they differ", () => {
    const folder = join(scratchFolder(), "results");
    expect(writeResults(folder, [result])).toEqual(["things.json"]);
    expect(writeResults(folder, [result])).toEqual([]);
    expect(writeResults(folder, [{ ...result, servers: ["MediaWiki 1.45.0"] }])).toEqual([
      "things.json",
    ]);
    expect(readResults(folder, "results").value?.get("query+things")?.servers).toEqual([
      "MediaWiki 1.45.0",
    ]);
  });

  it("name their schema where there is one", () => {
    const folder = scratchFolder();
    writeFiles(folder, [{ path: "schemas/result.schema.json", text: "{}" }]);
    writeResults(join(folder, "wiki", "results"), [result]);
    expect(
      JSON.parse(readFileSync(join(folder, "wiki", "results", "things.json"), "utf8")),
    ).toEqual({
      $schema: "../../schemas/result.schema.json",
      ...result,
    });
  });

  it("are none where there is no folder, and errors where a file is no result", () => {
    const folder = scratchFolder();
    expect(readResults(join(folder, "none"), "none")).toEqual({
      value: new Map(),
      diagnostics: [],
    });
    writeFiles(folder, [
      { path: "a.json", text: "{" },
      { path: "b.json", text: "{}" },
      { path: "c.txt", text: "{" },
      { path: CORRECTIONS_FILE, text: "{" },
    ]);
    const { value, diagnostics } = readResults(folder, "results");
    expect(value).toBeUndefined();
    expect(new Set(diagnostics.map(({ position }) => position?.file))).toEqual(
      new Set([join("results", "a.json"), join("results", "b.json")]),
    );
  });
});

function codes(...paths: readonly string[]): readonly string[] {
  return resultFileDiagnostics(paths).map(({ code }) => code);
}

describe("the file of a result", () => {
  it("goes by the name of the module", () => {
    expect(["query+things", "query+a+b", "login"].map(resultFileName)).toEqual([
      "things",
      "a-b",
      "login",
    ]);
  });

  it("is that of no other, and none that was written by hand", () => {
    expect(codes("query+a", "query+b")).toEqual([]);
    expect(codes("query+a", "query+A")).toEqual(["name-collision"]);
    expect(codes("query+corrections")).toEqual(["name-collision"]);
    expect(codes("query+../a")).toEqual(["unsafe-name"]);
  });
});
