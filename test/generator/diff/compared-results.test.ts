import { join } from "node:path";
import { describe, it } from "vitest";
import { matchModules, modulesOf } from "../../../generator/diff/catalogue.js";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedCatalogue } from "../../../generator/diff/compared-spec.js";
import { resultsChanges } from "../../../generator/diff/results.js";
import type { Result } from "../../../generator/spec/source/types.js";
import { expectGolden } from "../support/golden-text.js";
import { catalogue, module, parameter } from "../support/specs.js";
import { changeLine } from "./schema-lines.js";
import { RESULT_PAIRS } from "./result-pairs.js";

const THINGS = module("things", [
  parameter("prop", ["a", "b"], { multi: true }),
  parameter("more", ["x"]),
  parameter("format", ["json", "php", "xml"]),
]);

const OTHER: Result = {
  module: "query+others",
  servers: ["MediaWiki 1.39.1"],
  response: { query: { is: { record: {} }, seen: 10 } },
};

function source(file: string, value: unknown) {
  return { file, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}

/** A catalogue of two modules, and what was learned of both. */
function learned(result: Partial<Result> | undefined): ComparedCatalogue {
  const all = [OTHER, ...(result ? [{ ...OTHER, ...result, module: "query+things" }] : [])];
  const results = all.map((each) => source(`results/${each.module}.json`, each));
  const spec = source("catalogue.json", catalogue(THINGS, module("others")));
  const { value, diagnostics } = readComparedSpec(spec, { results });
  if (value?.kind !== "catalogue")
    throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return value;
}

function linesOf(old: Partial<Result> | undefined, next: Partial<Result> | undefined) {
  const [before, after] = [learned(old), learned(next)];
  const matched = matchModules(modulesOf(before, after), modulesOf(after, before));
  return resultsChanges(before, after, matched, true).map(changeLine);
}

describe("the changes of learned results", () => {
  it("are those between two results, forwards and backwards", () => {
    const text = RESULT_PAIRS.map(({ label, old, next }) =>
      [`# ${label}`, ...linesOf(old, next), "## backwards", ...linesOf(next, old), ""].join("\n"),
    );
    expectGolden(join(import.meta.dirname, "results.txt"), text.join("\n"));
  });
});
