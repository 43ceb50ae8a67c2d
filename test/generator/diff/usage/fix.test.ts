import { describe, expect, it } from "vitest";
import { remedyFor } from "../../../../generator/diff/usage/fix.js";
import { findings, listOf, parameterOf, realOpenApi, realModule, unchecked } from "../specs.js";
import type { EditedSpec } from "../specs.js";

const MODULE = "query+allpages";

/** The remedies for an edit of a real spec. */
function remedies(
  edit: (next: EditedSpec) => void,
  {
    real = () => realModule(MODULE),
    setup,
  }: {
    readonly real?: () => EditedSpec;
    readonly setup?: (spec: EditedSpec) => void;
  } = {},
) {
  const [old, next] = [real(), real()];
  for (const spec of [old, next]) setup?.(spec);
  edit(next);
  const bases = [unchecked(old).model];
  return findings(old, next).flatMap((finding) => {
    const found = remedyFor(finding, bases);
    return found ? [{ kind: found.kind, name: found.name, text: found.text }] : [];
  });
}

function parametersOf({ spec }: EditedSpec): unknown[] {
  return listOf(spec["paths"]?.["/alliances"]?.["get"]?.["parameters"]);
}

describe("the remedy for a finding", () => {
  it.each([
    ["filterredir", "all", "redirects", '"all"'],
    ["limit", 10, 20, "10"],
    ["limit", "max", 20, '"max"'],
    ["namespace", 0, 1, "0"],
    ["minsize", -1, 1, "-1"],
    ["prtype", "edit|move", "edit", '["edit", "move"]'],
    ["prefix", "10", "A", '"10"'],
  ])("is the previous default of %s, %s, as code", (name, before, after, literal) => {
    const become = (value: string | number) => (spec: EditedSpec) =>
      void Object.assign(parameterOf(spec, MODULE, name), { default: value });
    expect(remedies(become(after), { setup: become(before) })).toEqual([
      { kind: "write-old", name, text: literal },
    ]);
  });

  it.each([
    [{ type: "boolean" }, true, false, "true"],
    [{ type: ["string", "integer"] }, 5, 6, "5"],
    [{ type: ["string", "null"] }, null, "a", "null"],
    [{ type: "array", items: { type: "string" } }, ["1", "a"], ["1"], '["1", "a"]'],
    [
      { type: "object", properties: { a: { type: "integer" }, "b-c": { type: "string" } } },
      { a: 1, "b-c": "x" },
      {},
      '{ a: 1, "b-c": "x" }',
    ],
    [{ type: "string" }, "true", "", '"true"'],
    [{ type: "integer" }, 10, 20, "10"],
  ])("is the previous default of a schema %j, %j, as a value of its type", (schema, ...values) => {
    const [before, after, literal] = values;
    const become = (value: unknown) => (spec: EditedSpec) =>
      void Object.assign(Object(parametersOf(spec)[0]), { schema: { ...schema, default: value } });
    expect(remedies(become(after), { setup: become(before), real: realOpenApi })).toEqual([
      { kind: "write-old", name: "size", text: literal },
    ]);
  });

  it("is none for what nobody can decide", () => {
    expect(
      remedies((next) => Object.assign(parameterOf(next, MODULE, "minsize"), { required: "" })),
    ).toEqual([]);
    expect(
      remedies((next) => Object.assign(parameterOf(next, MODULE, "limit"), { max: 10 })),
    ).toEqual([]);
  });

  it("is the removal of a query parameter of an OpenAPI document", () => {
    expect(remedies((next) => parametersOf(next).splice(0, 1), { real: realOpenApi })).toEqual([
      { kind: "remove", name: "size", text: "" },
    ]);
  });
});
