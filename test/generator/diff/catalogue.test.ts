import { join } from "node:path";
import { describe, it } from "vitest";
import { catalogueChanges, matchModules, modulesOf } from "../../../generator/diff/catalogue.js";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedCatalogue } from "../../../generator/diff/compared-spec.js";
import { expectGolden } from "../support/golden-text.js";
import type { Json } from "../support/specs.js";
import { changeLine } from "./schema-lines.js";
import { CATALOGUE_PAIRS } from "./catalogue-pairs.js";

function source(file: string, value: unknown) {
  return { file, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}

function read(spec: Json, site: Json | undefined): ComparedCatalogue {
  const beside = site ? { site: source("site.json", site) } : {};
  const { value, diagnostics } = readComparedSpec(source("catalogue.json", spec), beside);
  if (value?.kind !== "catalogue")
    throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return value;
}

function linesOf(old: ComparedCatalogue, next: ComparedCatalogue): readonly string[] {
  const matched = matchModules(modulesOf(old, next), modulesOf(next, old));
  return catalogueChanges(old, next, matched, { docs: true }).map(
    (change) => `${change.module} ${changeLine(change)}`,
  );
}

describe("the changes of a catalogue", () => {
  it("are those between two catalogues, forwards and backwards", () => {
    const text = CATALOGUE_PAIRS.map(({ label, old, next, sites = [] }) => {
      const [before, after] = [read(old, sites[0]), read(next, sites[1])];
      const forwards = linesOf(before, after);
      return [`# ${label}`, ...forwards, "## backwards", ...linesOf(after, before), ""].join("\n");
    });
    expectGolden(join(import.meta.dirname, "catalogue.txt"), text.join("\n"));
  });
});
