import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { alliancePages } from "../generated/alliance/listAlliances.js";
import { ApiError as ApiErrorOfCopy } from "../generated/runtime/action-api/api-error.js";
import { ApiError, ResponseError } from "../templates/runtime/action-api/api-error.js";
import { collect } from "../templates/runtime/client/rows-of.js";
import { runtimeSourceOf } from "./runtime-sources.mjs";

const ROOT = join(import.meta.dirname, "..");

/** Files that import the copy of the runtime in generated/, each with its reason. */
const IMPORTS_COPY = new Map([
  ["runtime-sources.test.ts", "tests that the copy is replaced"],
  ["bench/by-hand/recentchanges.mjs", "measures the package, which contains the copy"],
  ["bench/validation.mjs", "measures the package, which contains the copy"],
  ["editor/document.test.ts", "shows generated code to editors, which contains the copy"],
  ["package/tool-schema.test.ts", "tests the package, which contains the copy"],
]);

/** Configurations without `runtimeSources`, each with its reason. */
const WITHOUT_SOURCES = new Map([
  ["vitest.browser.config.ts", "loads the built package in a browser"],
  ["vitest.documents.config.ts", "generates its code from the templates, with their runtime"],
  ["vitest.editor.config.ts", "shows the generated code to editors, and does not run it"],
  ["vitest.package.config.ts", "tests the package, which contains the copy"],
]);

/** Folders with code that is generated or compiled, which tests do not load. */
const NOT_LOADED = /(?:^|\/)(?:node_modules|golden|consumer|examples|peers)\//;

const IMPORT_OF_COPY = /(?:from|import)\s*\(?\s*"(?:\.{1,2}\/)+(?:dist\/)?generated\/runtime\//;

describe("A test", () => {
  it("imports the runtime from templates/, not from its copy in generated/", () => {
    const files = sourcesBelow(import.meta.dirname);
    const importing = files.filter((file) =>
      IMPORT_OF_COPY.test(readFileSync(join(import.meta.dirname, file), "utf8")),
    );

    expect(files.length).toBeGreaterThan(500);
    expect(importing.toSorted()).toEqual([...IMPORTS_COPY.keys()].toSorted());
  });

  it("gets the sources of the runtime for generated code, in each run", () => {
    const configurations = readdirSync(ROOT).filter((name) => /^vitest.*\.config\.ts$/.test(name));
    const without = configurations.filter((name) => {
      const text = readFileSync(join(ROOT, name), "utf8");
      return !/plugins: \[runtimeSources\(\)|from "\.\/vitest\.config\.js"/.test(text);
    });

    expect(without.toSorted()).toEqual([...WITHOUT_SOURCES.keys()].toSorted());
  });
});

describe("Generated code in a test", () => {
  it("runs on the sources of the runtime", async () => {
    const pages = alliancePages(async () => ({ _embedded: {} }));

    await expect(collect(pages)).rejects.toBeInstanceOf(ResponseError);
    expect(ApiErrorOfCopy).toBe(ApiError);
  });

  it("keeps every import that is not of the runtime", () => {
    const other = join(ROOT, "generated", "paraminfo", "query.js");
    const copy = join(ROOT, "generated", "runtime", "client.js");

    expect(runtimeSourceOf(other)).toBeUndefined();
    expect(runtimeSourceOf(copy)).toBe(join(ROOT, "templates", "runtime", "client.ts"));
    expect(runtimeSourceOf(copy.replace("client", "none"))).toBeUndefined();
  });
});

/** The paths of TypeScript and JavaScript below a folder, relative to it. */
function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => /\.[cm]?[jt]s$/.test(file) && !NOT_LOADED.test(file));
}
