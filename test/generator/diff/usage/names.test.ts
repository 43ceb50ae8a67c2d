import { describe, expect, it } from "vitest";
import { fieldName, subjectsOf } from "../../../../generator/diff/usage/generated-names.js";
import type { ComparedSpec } from "../../../../generator/diff/compared-spec.js";
import type { Finding } from "../../../../generator/diff/finding.js";
import type { Levels } from "../../../../generator/diff/rules/level.js";
import { catalogueModel, openApiDocument, module } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";
import { parsed, unchecked } from "../specs.js";

function locate() {
  return { file: "spec.json", line: 1, column: 1 };
}

function catalogue(...names: readonly string[]): ComparedSpec {
  const model = catalogueModel(...names.map((name) => module(name, [], { prefix: `${name}x` })));
  return { kind: "catalogue", model, file: "spec.json", hasResults: false, locate };
}

function schemas(given: Json): ComparedSpec {
  return unchecked({
    spec: parsed(JSON.stringify(openApiDocument({}, { components: { schemas: given } }))),
  });
}

const LEVELS: Levels = { wire: "none", types: "none", validators: "none", handlers: "none" };

function finding(rule: Finding["rule"], subject: string, more: Partial<Finding> = {}): Finding {
  return {
    id: "",
    rule,
    level: "none",
    classes: LEVELS,
    module: subject,
    message: "",
    positions: {},
    ...more,
  };
}

/** The names that a module exports. */
function exported(name: string): readonly string[] {
  const title = name.slice(0, 1).toUpperCase() + name.slice(1);
  return [name, `${title}Params`];
}

const pair = { old: catalogue("a", "b", "c"), new: catalogue("a", "d", "c") };

/** The files that a finding with an old value is about. */
function filesOf(rule: Finding["rule"], old: unknown): readonly string[] {
  return [...subjectsOf([finding(rule, "query+d", { old })], [pair]).files.keys()];
}

/** The exports that findings about modules leave. */
function othersThan(...modules: readonly string[]): ReadonlySet<string> {
  const found = modules.map((each) => finding("module-removed", each));
  return subjectsOf(found, [pair]).others;
}

describe("the subjects of findings", () => {
  it("are the exports of their modules in the base, else in the revision", () => {
    const { names, owners, files, requests } = subjectsOf(
      [
        finding("module-renamed", "query+d", { old: "query+b" }),
        finding("module-removed", "query+a"),
        finding("module-removed", "query+a"),
        finding("module-added", ""),
      ],
      [pair],
    );
    expect([...names].map(([name, found]) => [name, found.map(({ builder }) => builder)])).toEqual([
      ["query+d", ["b"]],
      ["query+a", ["a"]],
    ]);
    expect([...files]).toEqual([
      ["b", ["query+d"]],
      ["a", ["query+a"]],
    ]);
    for (const name of exported("b")) expect(owners.get(name)).toEqual(["query+d"]);
    for (const name of [...exported("a"), ...exported("b")]) expect(requests.has(name)).toBe(true);
    for (const name of [...exported("c"), ...exported("d")]) {
      expect(owners.has(name)).toBe(false);
      expect(requests.has(name)).toBe(false);
    }
    const added = subjectsOf([finding("module-added", "query+d")], [pair]);
    expect([...added.files]).toEqual([["d", ["query+d"]]]);
  });

  it("have the new name where something else of them changed", () => {
    expect(filesOf("module-renamed", "query+b")).toEqual(["b"]);
    expect(filesOf("param-renamed", "query+b")).toEqual(["d"]);
    expect(filesOf("module-renamed", 1)).toEqual(["d"]);
  });

  it("are those of all specs that have the module", () => {
    const { names, files } = subjectsOf([finding("module-removed", "query+a")], [pair, pair]);
    expect(names.get("query+a")?.map(({ builder }) => builder)).toEqual(["a", "a"]);
    expect([...files]).toEqual([["a", ["query+a"]]]);
  });

  it("leave the exports of others, unless they are about a root", () => {
    const found = othersThan("query+a");
    for (const name of [...exported("b"), ...exported("c")]) expect(found.has(name)).toBe(true);
    for (const name of [...exported("a"), ...exported("d")]) expect(found.has(name)).toBe(false);
    for (const root of ["main", "query", "json"]) expect(othersThan("query+a", root).size).toBe(0);
  });

  it("are schemas of OpenAPI documents, which contain each other", () => {
    const old = schemas({ A: { type: "object" }, B: { type: "object" } });
    const next = schemas({ A: { type: "object" }, C: { type: "object" } });
    const found = [finding("schema-renamed", "#/components/schemas/C", { old: "B" })];
    const { names, others } = subjectsOf(found, [{ old, new: next }]);
    expect(names.get("#/components/schemas/C")).toEqual([
      { builder: "B", all: ["B", "validateB"], requests: [], files: ["schemas"] },
    ]);
    expect(others).toEqual(new Set());
  });

  it("have members with old names, templates and values", () => {
    const { members, templates, values } = subjectsOf(
      [
        finding("param-renamed", "query+a", { parameter: "next", old: "before" }),
        finding("result-field-removed", "query+a", { parameter: "query.a[].size", old: "no" }),
        finding("param-removed", "query+a", { parameter: "slot-{slot}" }),
        finding("param-renamed", "query+a", { parameter: "list[]", old: 1 }),
        finding("enum-value-removed", "query+a", { parameter: "", value: "v" }),
        finding("enum-value-removed", "query+a", { value: "w" }),
      ],
      [pair],
    );
    expect([...members]).toEqual([
      "next",
      "before",
      "query.a[].size",
      "size",
      "slot-{slot}",
      "list[]",
      "list",
    ]);
    expect(new Set(templates)).toEqual(new Set(["slot-{slot}"]));
    expect([...values]).toEqual(["v", "w"]);
  });

  it.each([
    ["size", "size"],
    ["query.a[].size", "size"],
    ["a.sizes[]", "sizes"],
    ["a.map{}", "map"],
    ["a{}{}[]", "a"],
    ["", ""],
  ])("have the last name of the path %j: %j", (path, name) => {
    expect(fieldName(path)).toBe(name);
  });
});
