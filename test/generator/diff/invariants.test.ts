import { array, constantFrom, jsonValue, nat, oneof, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { diffSpecs } from "../../../generator/diff/diff.js";
import {
  compared,
  findings,
  listOf,
  moduleOf,
  parameterOf,
  realCatalogue,
  realOpenApi,
  realModule,
  rulesOf,
  textOf,
} from "./specs.js";
import type { EditedSpec, Json } from "./specs.js";
import { assert } from "../../random-runs.js";

const ALLPAGES = "query+allpages";

/** Keys whose objects hold anything: no schema lists what they may have. */
const OPEN = new Set([
  "templatevars",
  "submodules",
  "variables",
  "paths",
  "requestDefaults",
  "undocumented",
  "x-undocumented",
]);

/** Every object of a spec that a schema describes. */
function objectsOf(value: unknown, key = ""): object[] {
  if (Array.isArray(value)) return value.flatMap((each) => objectsOf(each, key));
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([name, member]) => objectsOf(member, name));
  return OPEN.has(key) ? below : [value, ...below];
}

/**
 * Those with keys that are not known. The command refuses such keys in entries of x-undocumented, and a
 * component that nothing refers to is not compared.
 */
function known(spec: Json): readonly object[] {
  const gaps = objectsOf(spec["x-undocumented"]);
  const others = new Set<object>([...gaps, ...Object.values(spec["components"] ?? {})]);
  return objectsOf(spec).filter((each) => !others.has(each));
}

const unknownValue = oneof(constantFrom(true, false, ""), jsonValue());

/** Adds a key to one of the objects of a spec: both directions of the comparison have findings. */
function expectUnknownKeyFound(real: () => EditedSpec, place: number, value: unknown): void {
  const next = real();
  const objects = known(next.spec);
  Object.assign(objects[place % objects.length] ?? {}, { unknown: value });
  expect(rulesOf(findings(real(), next)).length).toBeGreaterThan(0);
  expect(rulesOf(findings(next, real())).length).toBeGreaterThan(0);
}

describe("a comparison", () => {
  it.each([
    ["catalogue", realCatalogue],
    ["openapi", realOpenApi],
  ])("of a %s with itself finds nothing", (_kind, real) => {
    expect(diffSpecs(compared(real()), compared(real(), "other.json", 0), { docs: true })).toEqual(
      [],
    );
  });

  it("does not look at what says nothing about the API", () => {
    const next = realCatalogue();
    Object.assign(moduleOf(next, ALLPAGES), {
      classname: "ApiQueryAllPages",
      source: "core",
      sourcename: "MediaWiki",
      licensetag: "MIT",
      licenselink: "https://example.org",
      helpurls: [],
      description: "Lists pages.",
      examples: [],
    });
    Object.assign(parameterOf(next, ALLPAGES, "prtype"), {
      index: 99,
      limit: 500,
      description: "Other.",
    });
    expect(findings(realCatalogue(), next)).toEqual([]);
    const docs = findings(realCatalogue(), next, { docs: true });
    expect(new Set(rulesOf(docs))).toEqual(new Set(["docs-changed"]));
    expect(docs).toHaveLength(9);
  });

  it("never loses a key of a catalogue that it does not know", () => {
    const modules = listOf(realCatalogue().spec["paraminfo"]?.["modules"]);
    const paths = modules.map(({ path }) => textOf(path));
    assert(
      property(constantFrom(...paths), nat(), unknownValue, (path, place, value) => {
        expectUnknownKeyFound(() => realModule(path), place, value);
      }),
      { numRuns: 250, seed: 7 },
    );
  });

  it("never loses a key of an OpenAPI document that it does not know", () => {
    const places = known(realOpenApi().spec).length;
    assert(
      property(array(unknownValue, { minLength: places, maxLength: places }), (values) => {
        for (const [place, value] of values.entries())
          expectUnknownKeyFound(realOpenApi, place, value);
      }),
      { numRuns: 1, seed: 7 },
    );
  });

  it("gives findings the same ids when lines move, and bytes that do not depend on anything else", () => {
    expect(ids(0)).toEqual(ids(4));
  });

  it("sorts findings by module, parameter and id, each id once", () => {
    const next = edited();
    const found = findings(realCatalogue(), next);
    const keys = found.map(({ module, parameter = "", id }) => [module, parameter, id].join("\0"));
    expect(keys).toEqual(keys.toSorted());
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });

  it("tells where things stand on both sides", () => {
    const next = realCatalogue();
    Object.assign(parameterOf(next, ALLPAGES, "limit"), { max: 400 });
    const [found] = diffSpecs(compared(realCatalogue(), "old.json"), compared(next, "new.json"));
    const text = JSON.stringify(next.spec, undefined, 2).split("\n");
    const { old, new: place } = found?.positions ?? {};
    expect(place?.file).toBe("new.json");
    expect(old?.line).toBe(place?.line);
    expect(text[(place?.line ?? 0) - 1]?.slice((place?.column ?? 0) - 1)).toBe('"max": 400,');
  });
});

/** The ids of the findings in files with some indentation. */
function ids(indent: number): readonly string[] {
  return diffSpecs(
    compared(realCatalogue(), "a.json", indent),
    compared(edited(), "b.json", indent),
  ).map(({ id }) => id);
}

/** Many edits at once. */
function edited(): EditedSpec {
  const next = realCatalogue();
  Object.assign(moduleOf(next, "query+info"), { prefix: "inf" });
  Object.assign(parameterOf(next, "query+users", "users"), { name: "usernames" });
  Object.assign(parameterOf(next, ALLPAGES, "limit"), { max: 400, default: 50 });
  Object.assign(parameterOf(next, ALLPAGES, "prtype"), { type: ["x", "y", "edit"] });
  return next;
}
