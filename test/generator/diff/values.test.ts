import { describe, expect, it } from "vitest";
import { enumChanges } from "../../../generator/diff/catalogue-types.js";
import type { Change } from "../../../generator/diff/change.js";
import { changesOf, CONTEXT, LISTED, loweredOf, SEVERAL, SUBJECT } from "./changes.js";
import type { Facets } from "./changes.js";

/** What is said of which value, and of what it was and is. */
function said(old: Facets, next: Facets, ...context: readonly Context[]): readonly string[] {
  return changesOf(old, next, ...context).map(wordsOf);
}

type Context = NonNullable<Parameters<typeof changesOf>[2]>;

function wordsOf({ rule, value, old, new: next }: Change): string {
  const sides = old === undefined && next === undefined ? [] : [old, next];
  return [rule, ...(value === undefined ? [] : [value]), ...sides.map(String)].join(" ");
}

const CHOICE: Facets = {
  type: ["pages", "users"],
  submodules: { pages: "query+pages", users: "query+users" },
};

describe("the values of a list", () => {
  it("join and leave one by one, by the alphabet", () => {
    expect(said({ type: ["b", "x", "d"] }, { type: ["x", "c", "a"] })).toEqual([
      "enum-value-added a",
      "enum-value-removed b",
      "enum-value-added c",
      "enum-value-removed d",
    ]);
  });

  it("are dropped with a warning where the new spec takes several", () => {
    expect(said({ ...LISTED, ...SEVERAL }, { type: ["a"], ...SEVERAL })).toEqual([
      "enum-value-removed-multi b",
    ]);
    expect(said({ ...LISTED, ...SEVERAL }, { type: ["a"] })).toEqual([
      "enum-value-removed b",
      "multi-removed",
    ]);
  });

  it("take their marks along where they join or leave", () => {
    const marked = { type: ["a", "b"], deprecatedvalues: ["b"], internalvalues: ["b"] };
    expect(said({ type: ["a"] }, marked)).toEqual(["enum-value-added b"]);
    expect(said(marked, { type: ["a"] })).toEqual(["enum-value-removed b"]);
  });

  it("are marked and unmarked where they stay", () => {
    expect(
      said(
        { ...LISTED, deprecatedvalues: ["a"], internalvalues: ["b"] },
        { ...LISTED, deprecatedvalues: ["b"], internalvalues: ["a"] },
      ),
    ).toEqual([
      "deprecated-value-removed a",
      "deprecated-value-added b",
      "internal-value-added a",
      "internal-value-removed b",
    ]);
  });
});

describe("the values that choose a module", () => {
  const pages: Facets = { type: ["pages"], submodules: { pages: "query+pages" } };

  it("come and go with the module, which says so itself", () => {
    const context = { coveredPaths: new Set(["query+users"]) };
    expect(said(pages, CHOICE, context)).toEqual([]);
    expect(said(CHOICE, pages, context)).toEqual([]);
  });

  it("come and go by themselves where the module stays", () => {
    const context = { coveredPaths: new Set(["query+pages"]) };
    expect(said(pages, CHOICE, context)).toEqual(["enum-value-added users"]);
    expect(said(CHOICE, pages, context)).toEqual(["enum-value-removed users"]);
  });

  it.each([
    ["query", "generator", []],
    ["query", "list", ["enum-value-added users"]],
    ["query+pages", "generator", ["enum-value-added users"]],
  ])(
    "of %s, as %s, come with the flag of a generator or by themselves",
    (module, parameter, expected) => {
      const context = { ...CONTEXT, coveredGenerators: new Set(["query+users"]) };
      const [old, next] = [loweredOf(pages), loweredOf(CHOICE)];
      const found = enumChanges({ ...SUBJECT, module, parameter }, old, next, context);
      expect(found.map(wordsOf)).toEqual(expected);
    },
  );

  it("say which module they choose now, unless that module says so itself", () => {
    const other = { ...CHOICE, submodules: { pages: "query+pages", users: "query+people" } };
    expect(said(CHOICE, other)).toEqual(["submodule-changed users query+users query+people"]);
    for (const path of ["query+users", "query+people"])
      expect(said(CHOICE, other, { coveredPaths: new Set([path]) })).toEqual([]);
  });

  it("say that they choose none any more, or one now", () => {
    const none = { ...CHOICE, submodules: { pages: "query+pages" } };
    expect(said(CHOICE, none)).toEqual(["submodule-changed users query+users undefined"]);
    expect(said(none, CHOICE)).toEqual(["submodule-changed users undefined query+users"]);
  });

  it("put another prefix before the parameters of what they choose", () => {
    expect(said(CHOICE, { ...CHOICE, submoduleparamprefix: "g" })).toEqual([
      "submodule-prefix-changed  g",
    ]);
    expect(said({ ...CHOICE, submoduleparamprefix: "g" }, CHOICE)).toEqual([
      "submodule-prefix-changed g ",
    ]);
  });
});
