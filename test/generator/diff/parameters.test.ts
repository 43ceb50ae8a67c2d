import { describe, expect, it } from "vitest";
import { moduleParameterChanges } from "../../../generator/diff/catalogue-parameters.js";
import type { Change } from "../../../generator/diff/change.js";
import { lowerCatalogue } from "../../../generator/spec/catalogue/lower.js";
import type { ModuleOperation } from "../../../generator/spec/model/operation.js";
import type { Parameter } from "../../../generator/spec/source/types.js";
import { CONTEXT, INTEGER, LIMIT, LISTED, SEVERAL, SUBJECT } from "./changes.js";
import type { Facets } from "./changes.js";

/** Parameters of a module by name, which are texts where nothing else is said. */
interface Given {
  readonly plain?: Readonly<Record<string, Facets>>;
  readonly templated?: Readonly<Record<string, Facets>>;
}

function changesOf(old: Given, next: Given): readonly Change[] {
  return moduleParameterChanges(SUBJECT.module, moduleOf(old), moduleOf(next), CONTEXT);
}

function moduleOf({ plain = {}, templated }: Given): ModuleOperation {
  const module = { name: "pages", path: "query+pages", prefix: "p", parameters: listOf(plain) };
  const all = templated ? { ...module, templatedparameters: listOf(templated) } : module;
  const catalogue = {
    file: "spec.json",
    value: { paraminfo: { modules: [all] } },
    locate: () => ({ file: "spec.json", line: 1, column: 1 }),
  };
  const { operations } = lowerCatalogue({ name: "", source: "", catalogue, withIgnoredKeys: true });
  const [lowered] = operations;
  if (!lowered) throw new Error("There is no module.");
  return lowered;
}

/** Where the module stands. */
const AT = "/paraminfo/modules/0";

function listOf(named: Readonly<Record<string, Facets>>): Parameter[] {
  return Object.entries(named).map(([name, facets]) => ({ type: "string", ...facets, name }));
}

/** What is found, of which parameter, and under which circumstances. */
function changes(old: Given, next: Given): readonly string[] {
  return changesOf(old, next).map(({ rule, parameter, circumstances = [] }) =>
    [rule, parameter, ...circumstances].join(" "),
  );
}

/** What is found where a plain parameter of one name becomes one of another. */
function moved(name: string, old: Facets, to: string, next: Facets): readonly string[] {
  return changes({ plain: { [name]: old } }, { plain: { [to]: next } });
}

describe("the parameters of a module", () => {
  it("are found again by name, wherever they stand", () => {
    const [from, to] = [
      { ...LIMIT, max: 9 },
      { ...LIMIT, max: 8 },
    ];
    expect(
      changes({ plain: { limit: from, title: {} } }, { plain: { title: {}, limit: to } }),
    ).toEqual(["max-lowered limit"]);
    expect(
      changes({ templated: { "size-{slot}": from } }, { templated: { "size-{slot}": to } }),
    ).toEqual(["max-lowered size-{slot}"]);
  });

  it("are others where their names come to have variable parts", () => {
    expect(changes({ plain: { text: {} } }, { templated: { text: {} } })).toEqual([
      "param-removed text",
      "templated-param-added text",
    ]);
    expect(changes({ templated: { text: {} } }, { plain: { text: {} } })).toEqual([
      "templated-param-removed text",
      "param-added-optional text",
    ]);
  });

  it("are gone after an announcement where they were deprecated", () => {
    expect(changes({ plain: { diffto: { deprecated: true } } }, {})).toEqual([
      "param-removed-deprecated diffto",
    ]);
    expect(changes({ templated: { "text-{slot}": { deprecated: true } } }, {})).toEqual([
      "templated-param-removed text-{slot}",
    ]);
  });

  it("stand on the side that has them", () => {
    const found = changesOf(
      { plain: { kept: {}, gone: {} }, templated: { "a-{slot}": {} } },
      { plain: { kept: {}, brandnew: {} }, templated: { "b-{other}": INTEGER } },
    );
    expect(
      found.map(({ rule, origins }) => [rule, origins.old?.pointer, origins.new?.pointer]),
    ).toEqual([
      ["param-removed", `${AT}/parameters/1`, undefined],
      ["templated-param-removed", `${AT}/templatedparameters/0`, undefined],
      ["param-added-optional", undefined, `${AT}/parameters/1`],
      ["templated-param-added", undefined, `${AT}/templatedparameters/0`],
    ]);
  });
});

describe("a new parameter", () => {
  it.each<[string, Facets, Facets, string]>([
    ["an optional one", {}, {}, "param-added-optional"],
    ["one with a default", {}, { default: "b" }, "param-added-optional"],
    [
      "a boolean with a default",
      { default: "a" },
      { type: "boolean", default: true },
      "param-added-optional",
    ],
    ["a required one", {}, { required: true }, "param-added-required"],
    ["a required boolean", {}, { type: "boolean", required: true }, "param-added-required boolean"],
    [
      "a required one with a default",
      {},
      { required: true, default: "b" },
      "param-added-required with-default",
    ],
  ])("may be %s", (_what, kept, added, expected) => {
    const found = changes({ plain: { kept } }, { plain: { kept, x: added } });
    expect(found).toEqual([expected.replace(/^\S+/, "$& x")]);
  });

  it("that is required is so however its name is made", () => {
    expect(changes({}, { templated: { "text-{slot}": { required: true } } })).toEqual([
      "param-added-required text-{slot}",
    ]);
  });
});

describe("a parameter with another name", () => {
  it("is renamed where name and type are alike, and compared as well", () => {
    expect(moved("title", { ...SEVERAL }, "titles", { ...SEVERAL })).toEqual([
      "param-renamed titles",
    ]);
    expect(moved("size", { ...INTEGER, max: 9 }, "sizes", { ...INTEGER, max: 8 })).toEqual([
      "param-renamed sizes",
      "max-lowered sizes",
    ]);
    expect(moved("title", { required: true }, "titles", { required: true })).toEqual([
      "param-renamed titles required",
    ]);
  });

  it.each<[string, Facets, string, Facets]>([
    ["another type", {}, "titles", INTEGER],
    ["one value instead of several", SEVERAL, "titles", {}],
    ["a name of its own", {}, "namespace", {}],
    ["other values", LISTED, "titles", { type: ["a", "c"] }],
  ])("is another one with %s", (_what, old, name, next) => {
    expect(moved("title", old, name, next)).toEqual([
      "param-removed title",
      `param-added-optional ${name}`,
    ]);
  });

  it("may have some other values, but not more than it shares", () => {
    expect(moved("title", LISTED, "titles", { type: ["a"] })).toEqual([
      "param-renamed titles",
      "enum-value-removed titles",
    ]);
  });

  it("has variable parts as before", () => {
    expect(changes({ plain: { title: {} } }, { templated: { titles: {} } })).toEqual([
      "param-removed title",
      "templated-param-added titles",
    ]);
    expect(
      changes({ templated: { "text-{slot}": {} } }, { templated: { "texts-{slot}": {} } }),
    ).toEqual(["param-renamed texts-{slot}"]);
  });

  it("is told apart from another one by what is most alike", () => {
    const found = changesOf(
      { plain: { fromtitle: {}, titles: {} } },
      { plain: { title: {}, fromtitles: {} } },
    );
    expect(found.map(({ rule, old, new: next }) => [rule, old, next])).toEqual([
      ["param-renamed", "fromtitle", "fromtitles"],
      ["param-renamed", "titles", "title"],
    ]);
    expect(found.map(({ origins }) => [origins.old?.pointer, origins.new?.pointer])).toEqual([
      [`${AT}/parameters/0/name`, `${AT}/parameters/1/name`],
      [`${AT}/parameters/1/name`, `${AT}/parameters/0/name`],
    ]);
  });
});
