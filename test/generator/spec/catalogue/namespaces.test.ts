import { describe, expect, it } from "vitest";
import { combineSpecs } from "../../../../generator/spec/catalogue/combine.js";
import type { Combination } from "../../../../generator/spec/catalogue/combine.js";
import type { NamedSpec } from "../../../../generator/spec/model/spec-model.js";
import { catalogueModel, module } from "../../support/specs.js";

type Namespaces = readonly number[] | undefined;

function named(name: string, namespaces: Namespaces): NamedSpec {
  const model = { ...catalogueModel(module("a")), ...(namespaces && { namespaces }) };
  return { name, file: `${name}.json`, model };
}

describe("the namespaces of a combination", () => {
  it.each<readonly [Combination, a: Namespaces, b: Namespaces, expected: Namespaces]>([
    ["union", [0, 1], [1, 2], [0, 1, 2]],
    ["union", [10, 0], [2], [0, 2, 10]],
    ["union", [0], undefined, undefined],
    ["union", undefined, [0], undefined],
    ["union", undefined, undefined, undefined],
    ["intersection", [0, 1, 4], [4, 1], [1, 4]],
    ["intersection", [0], [1], []],
    ["intersection", [0], undefined, [0]],
    ["intersection", undefined, [0], [0]],
    ["intersection", undefined, undefined, undefined],
  ])("are in the %s of %j and %j: %j", (how, a, b, expected) => {
    const { value } = combineSpecs(how, [named("one", a), named("two", b)]);
    if (value?.kind !== "catalogue") throw new Error("Nothing was combined.");
    expect(value.namespaces).toEqual(expected);
    expect(Object.hasOwn(value, "namespaces")).toBe(expected !== undefined);
  });
});
