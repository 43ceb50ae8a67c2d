import { describe, expect, it } from "vitest";
import { matchModules, modulesOf } from "../../../generator/diff/catalogue.js";
import type { ComparedCatalogue } from "../../../generator/diff/compared-spec.js";
import { partPresenceChanges } from "../../../generator/diff/matching.js";
import type { Matched } from "../../../generator/diff/matching.js";
import type { ModuleOperation } from "../../../generator/spec/model/operation.js";
import { catalogueModel, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

function compared(protocol: string | undefined, ...modules: readonly Json[]): ComparedCatalogue {
  return {
    kind: "catalogue",
    model: catalogueModel(...modules),
    file: "spec.json",
    hasResults: false,
    ...(protocol !== undefined && { protocol }),
    locate: ({ file }) => ({ file, line: 1, column: 1 }),
  };
}

function paths(modules: readonly ModuleOperation[]): readonly string[] {
  return modules.map(({ path }) => path);
}

/** A module of a group, with text parameters of these names. */
function of(group: string, name: string, parameters = "", more: Json = {}): ModuleOperation {
  const path = group === "list" ? `query+${name}` : name;
  const given = parameters
    .split(" ")
    .filter(Boolean)
    .map((each) => parameter(each));
  const found = catalogueModel(module(name, given, { path, group, ...more })).operations.find(
    (each) => each.path === path,
  );
  if (!found) throw new Error("The module is missing.");
  return found;
}

describe("the modules of a catalogue", () => {
  const own = compared("protocol.json", module("a"));

  it("are all of it where both have a protocol, or it has none", () => {
    const all = ["main", "query", "json", "query+a"];
    expect(paths(modulesOf(own, own)).toSorted()).toEqual(all.toSorted());
    expect(paths(modulesOf(compared(undefined, module("a")), own)).toSorted()).toEqual(
      all.toSorted(),
    );
  });

  it("are without the roots of the protocol that the other lacks", () => {
    const other = compared(undefined, module("b"));
    const rootless = {
      ...other,
      model: {
        ...other.model,
        operations: other.model.operations.filter(({ path }) => path === "query+b"),
      },
    };
    expect(paths(modulesOf(own, rootless))).toEqual(["query+a"]);
    const query = other.model.operations.filter(({ path }) => path === "query");
    const rooted = { ...other, model: { ...other.model, operations: query } };
    expect(paths(modulesOf(own, rooted))).toEqual(["query", "query+a"]);
  });
});

function matched(old: readonly ModuleOperation[], next: readonly ModuleOperation[]) {
  const { pairs, removed, added } = matchModules(old, next);
  return {
    pairs: pairs.map(([from, to]) => `${from.path} ${to.path}`),
    removed: paths(removed),
    added: paths(added),
  };
}

/** A module with a templated parameter, and three others of these types. */
function several(name: string, types: readonly unknown[]): readonly ModuleOperation[] {
  const parameters = types.map((type, index) =>
    parameter("abc"[index] ?? "", type, { multi: true }),
  );
  const templated = { name: "t-{v}", type: "string", templatevars: { v: "c" } };
  const model = catalogueModel(module(name, parameters, { templatedparameters: [templated] }));
  return model.operations.filter((each) => each.name === name);
}

describe("modules", () => {
  it("match by their path", () => {
    expect(
      matched([of("list", "a"), of("list", "b", "x")], [of("list", "b"), of("list", "c", "y z v")]),
    ).toEqual({ pairs: ["query+b query+b"], removed: ["query+a"], added: ["query+c"] });
  });

  it("match by their name in another group, whatever their parameters", () => {
    expect(matched([of("list", "tokens", "a b c")], [of("action", "tokens", "x y z")])).toEqual({
      pairs: ["query+tokens tokens"],
      removed: [],
      added: [],
    });
  });

  it.each<readonly [string, old: ModuleOperation, next: ModuleOperation, matches: boolean]>([
    ["three parameters alike", of("list", "one", "a b c"), of("list", "other", "a b c"), true],
    [
      "three parameters, of which two are alike",
      of("list", "one", "a b c"),
      of("list", "other", "a b x"),
      false,
    ],
    ["another group", of("list", "one", "a b c"), of("action", "other", "a b c"), false],
    [
      "two parameters, and another name",
      of("list", "one", "a b"),
      of("list", "quite", "a b"),
      false,
    ],
    [
      "two parameters, and a name much alike",
      of("list", "pages", "a b"),
      of("list", "pages2", "a b"),
      true,
    ],
    [
      "two parameters, one of them alike",
      of("list", "pages", "a b"),
      of("list", "pages2", "a c"),
      false,
    ],
  ])("match by what they have in common: %s", (_, old, next, matches) => {
    expect(matched([old], [next]).pairs).toHaveLength(matches ? 1 : 0);
  });

  it("match by templated parameters and by types too", () => {
    expect(
      matched(
        several("one", ["string", "string", "string"]),
        several("other", ["string", "string", "string"]),
      ).pairs,
    ).toEqual(["query+one query+other"]);
    expect(
      matched(
        several("one", ["string", "string", "string"]),
        several("other", ["integer", "timestamp", "user"]),
      ).pairs,
    ).toEqual([]);
  });
});

function presence(all: Matched<ModuleOperation>) {
  return partPresenceChanges("module", all, (each) => ({ ...each, name: each.path }));
}

describe("the presence of modules", () => {
  const [a, b] = [of("list", "a"), of("list", "b", "", { deprecated: "" })];

  it("changes where only one side has them", () => {
    expect(presence({ pairs: [], removed: [a, b], added: [a] })).toEqual([
      { rule: "module-removed", module: "query+a", origins: { old: a.origin } },
      { rule: "module-removed-deprecated", module: "query+b", origins: { old: b.origin } },
      { rule: "module-added", module: "query+a", origins: { new: a.origin } },
    ]);
    expect(presence({ pairs: [[a, a]], removed: [], added: [b] })).toEqual([
      { rule: "module-added", module: "query+b", origins: { new: b.origin } },
    ]);
  });

  it("is the first of a base without modules", () => {
    expect(presence({ pairs: [], removed: [], added: [a, b] })).toEqual([
      {
        rule: "module-added",
        circumstances: ["first"],
        module: "query+a",
        origins: { new: a.origin },
      },
      {
        rule: "module-added",
        circumstances: ["first"],
        module: "query+b",
        origins: { new: b.origin },
      },
    ]);
    expect(presence({ pairs: [[a, a]], removed: [], added: [] })).toEqual([]);
  });
});
