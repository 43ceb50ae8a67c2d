import { describe, expect, it } from "vitest";
import { analyse } from "../../../generator/pipeline.js";
import { TARGETS } from "../../../generator/emit/registry.js";
import { unitsOf } from "../../../generator/emit/plan/unit.js";
import type { Unit } from "../../../generator/emit/plan/unit.js";
import { catalogue, inputOf, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

function units(more: Json): readonly Unit[] {
  const { value } = analyse(inputOf(catalogue(module("a", [], more), module("b"))));
  if (!value) throw new Error("The catalogue has errors.");
  return unitsOf(value, TARGETS);
}

function outlineOfA(more: Json): string | undefined {
  return units(more).find((unit) => unit.module === "query+a")?.outline;
}

function keyOfQuery(more: Json): string | undefined {
  return units(more).find((unit) => unit.module === "query")?.key;
}

// A run that generates the edited modules alone relies on outlines: the root must be among them.
describe("the outline of a module", () => {
  it.each(["generator", "deprecated", "internal"])(
    "has the flag %s, because the values of a root depend on it",
    (flag) => {
      expect(keyOfQuery({ [flag]: true })).not.toBe(keyOfQuery({}));
      expect(outlineOfA({ [flag]: true })).not.toBe(outlineOfA({}));
    },
  );
});

/** The keys of the units by module, if the catalogue has another module before it. */
function keysBelow(others: readonly Json[]): Readonly<Record<string, string>> {
  const parameters = [parameter("slots", ["main"], { multi: true })];
  const templatedparameters = [
    parameter("text-{slot}", "string", { templatevars: { slot: "slots" } }),
  ];
  const own = module("a", parameters, { templatedparameters });
  const { value } = analyse(
    inputOf({ paraminfo: { x: 1, helpformat: "none", modules: [...others, own] } }),
  );
  if (!value) throw new Error("The catalogue has errors.");
  return Object.fromEntries(
    unitsOf(value, TARGETS).flatMap(({ module: path, key }) =>
      path === undefined ? [] : [[path, key]],
    ),
  );
}

describe("the key of a module", () => {
  it("does not depend on where the module and its parameters are", () => {
    const [alone, below] = [keysBelow([]), keysBelow([module("other", [parameter("p")])])];
    expect(alone["query+a"]).toMatch(/^[\w-]{22}$/);
    expect(below["query+a"]).toBe(alone["query+a"]);
    expect(below["query"]).not.toBe(alone["query"]);
  });
});

function endpoint(name: string, summary: string): Json {
  const schema = { type: "object", properties: { id: { type: "string" } } };
  const content = { "application/json": { schema } };
  return { operationId: name, summary, responses: { 200: { description: "All.", content } } };
}

function unitsOfDirectory(summary: string, indent: number): readonly Unit[] {
  const spec = {
    openapi: "3.1.0",
    info: { title: "Towns", version: "1" },
    paths: {
      "/towns": { get: endpoint("towns", summary) },
      "/kings": { get: endpoint("kings", "") },
    },
  };
  const input = inputOf(spec);
  const bytes = new TextEncoder().encode(JSON.stringify(spec, undefined, indent));
  const { value } = analyse({ ...input, spec: { ...input.spec, bytes } });
  if (!value) throw new Error("The directory has errors.");
  return unitsOf(value, TARGETS);
}

function changedUnits(
  before: readonly Unit[],
  after: readonly Unit[],
): readonly (string | undefined)[] {
  return after
    .filter(({ key }, index) => key !== before[index]?.key)
    .map(({ content }) =>
      content.kind === "endpoint" ? content.directory.endpoints[0]?.operation.name : content.kind,
    );
}

describe("the units of a directory", () => {
  it("are generated again if what they depend on has changed", () => {
    const before = unitsOfDirectory("Towns.", 0);
    expect(before).toHaveLength(6);
    expect(changedUnits(before, unitsOfDirectory("Towns.", 0))).toEqual([]);
    expect(changedUnits(before, unitsOfDirectory("All towns.", 0))).toEqual([
      "stub",
      "service",
      "towns",
    ]);
  });

  it("do not depend on the layout of the document", () => {
    expect(changedUnits(unitsOfDirectory("", 0), unitsOfDirectory("", 2))).toEqual([]);
  });
});
