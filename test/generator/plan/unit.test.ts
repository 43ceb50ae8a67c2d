import { describe, expect, it } from "vitest";
import { analyse } from "../../../generator/pipeline.js";
import { unitsOf } from "../../../generator/plan/unit.js";
import type { Unit } from "../../../generator/plan/unit.js";
import { catalogue, inputOf, module } from "../support/specs.js";
import type { Json } from "../support/specs.js";

function units(more: Json): readonly Unit[] {
  const { value } = analyse(inputOf(catalogue(module("a", [], more), module("b"))));
  if (!value) throw new Error("The catalogue has errors.");
  return unitsOf(value);
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
