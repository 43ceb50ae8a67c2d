import { constantFrom, infiniteStream, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canonicalCatalogue,
  canonicalCatalogueWithHelp,
} from "../../../generator/wiki/canonical.js";
import type { Module } from "../../../generator/spec/source/types.js";
import { catalogue as validateCatalogue } from "../../../generator/spec/source/validators.js";
import { assert } from "../../random-runs.js";

const MODULE: Module = {
  parameters: [
    {
      limit: 500,
      highlimit: 500,
      lowlimit: 50,
      multi: "",
      type: ["b", "a", "B"],
      name: "prop",
      index: 2,
      description: "<p>What to get:</p><dl><dt>a</dt><dd>An <i>a</i>.</dd></dl>",
      deprecatedvalues: ["b", "B"],
      default: "b|a",
      submodules: { b: "query+b", a: "query+a" },
      info: [{ text: "Mode &lt;2&gt;", values: [2, 1], name: "modes" }],
    },
    {
      index: 1,
      name: "size",
      type: [10, 9, 100],
      subtypes: ["name", "ip"],
      novelty: { z: 1, a: 2 },
    },
  ],
  templatedparameters: [],
  path: "query+x",
  name: "x",
  prefix: "x",
  group: "list",
  classname: "ApiQueryX",
  helpurls: ["https://wiki.example/help"],
  licenselink: "https://wiki.example/license",
  examples: [{ query: "action=query&list=x", description: "An example." }],
  dynamicparameters: "<p>Others too.</p>",
  description: "<p>Lists x.\n</p>",
};
const OTHER: Module = { name: "a", path: "query+a", group: "list", prefix: "a", parameters: [] };

const text = (value: unknown): string => JSON.stringify(value);

describe("the canonical form of a catalogue", () => {
  it("is written out", () => {
    expect(text(canonicalCatalogue([MODULE]))).toBe(
      text({
        paraminfo: {
          helpformat: "none",
          modules: [
            {
              name: "x",
              path: "query+x",
              group: "list",
              prefix: "x",
              parameters: [
                {
                  index: 1,
                  name: "size",
                  type: [9, 10, 100],
                  subtypes: ["ip", "name"],
                  novelty: { a: 2, z: 1 },
                },
                {
                  index: 2,
                  name: "prop",
                  type: ["B", "a", "b"],
                  default: "b|a",
                  multi: "",
                  lowlimit: 50,
                  highlimit: 500,
                  deprecatedvalues: ["B", "b"],
                  submodules: { a: "query+a", b: "query+b" },
                  info: [{ name: "modes", values: [2, 1] }],
                },
              ],
              templatedparameters: [],
              dynamicparameters: "",
            },
          ],
        },
      }),
    );
  });

  it("keeps help texts as plain text where they are wanted", () => {
    const catalogue = canonicalCatalogueWithHelp([MODULE]);
    expect(catalogue).toMatchObject({
      paraminfo: {
        helpformat: "plain",
        modules: [
          {
            description: "Lists x.",
            dynamicparameters: "Others too.",
            parameters: [
              { name: "size" },
              { description: "What to get:\n- a: An a.", info: [{ text: "Mode <2>" }] },
            ],
          },
        ],
      },
    });
    expect(text(catalogue)).not.toContain("An example.");
  });

  it("fits the schema of catalogues", () => {
    expect(validateCatalogue(canonicalCatalogue([MODULE, OTHER]))).toBe(true);
    expect(validateCatalogue(canonicalCatalogueWithHelp([MODULE, OTHER]))).toBe(true);
  });

  it("is its own canonical form", () => {
    const once = canonicalCatalogue([MODULE, OTHER]);
    if (!validateCatalogue(once)) throw new Error("It does not fit.");
    expect(text(canonicalCatalogue(once.paraminfo.modules))).toBe(text(once));
  });

  it("does not follow from the order in which the server says things, nor from who asks", () => {
    const expected = text(canonicalCatalogueWithHelp([MODULE, OTHER]));
    assert(
      property(infiniteStream(nat()), constantFrom(50, 500), (stream, limit) => {
        const draw = (): number => stream.next().value;
        const modules = shuffled([MODULE, OTHER], draw, limit);
        expect(text(canonicalCatalogueWithHelp(modules))).toBe(expected);
      }),
      { numRuns: 200, seed: 3 },
    );
  });
});

/** Lists that mean the same in any order. */
const SETS = new Set(["type", "deprecatedvalues", "subtypes", "parameters"]);

/** The modules in another order, with their keys, lists and parameters in another order, and another effective limit. */
function shuffled(
  modules: readonly Module[],
  draw: () => number,
  limit: number,
): readonly Module[] {
  const other = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) {
      const items = value.map((item) => other(item, ""));
      return SETS.has(key) ? reordered(items, draw) : items;
    }
    if (typeof value !== "object" || value === null) return key === "limit" ? limit : value;
    const members = Object.entries(value).map(([name, member]) => [name, other(member, name)]);
    return Object.fromEntries(reordered(members, draw));
  };
  const value: unknown = {
    paraminfo: { modules: reordered(modules, draw).map((module) => other(module, "")) },
  };
  if (!validateCatalogue(value)) throw new Error("Shuffling broke the form.");
  return value.paraminfo.modules;
}

function reordered<Item>(items: readonly Item[], draw: () => number): Item[] {
  return items
    .map((item) => ({ item, place: draw() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
