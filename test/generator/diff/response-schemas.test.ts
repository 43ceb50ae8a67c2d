import { describe, expect, it } from "vitest";
import { findings, parsed, realDirectory, rulesOf } from "./specs.js";
import type { Json } from "./specs.js";

/** The members of what the directory lists. */
function properties(spec: Json): Json {
  const found = spec["components"]?.["schemas"]?.["Alliance"]?.["properties"];
  if (!found) throw new Error("The directory has no such schema.");
  return found;
}

/** The rules that are triggered where a member of what is answered changes from one schema to another. */
function rulesBetween(old: object, next: object): readonly string[] {
  const specs = [old, next].map((schema) => {
    const spec = realDirectory();
    Object.assign(properties(spec.spec), { extra: parsed(JSON.stringify(schema)) });
    return spec;
  });
  const [before, after] = specs;
  return before && after ? rulesOf(findings(before, after)) : [];
}

const STRING = { type: "string" };
const NUMBER = { type: "number" };
const FLAG = { type: "boolean" };

describe("a schema of what is answered", () => {
  it.each([
    ["the same", STRING, { type: "string" }, []],
    ["another type", STRING, FLAG, ["response-type-changed"]],
    ["a wider type", { type: "integer" }, NUMBER, ["response-type-widened"]],
    ["a narrower type", NUMBER, { type: "integer" }, ["response-type-narrowed"]],
    ["no type", STRING, {}, ["response-type-widened"]],
    ["a type where there was none", {}, STRING, ["response-type-narrowed"]],
    ["several types", STRING, { type: ["string", "boolean"] }, ["response-type-widened"]],
    ["one alternative more", STRING, { anyOf: [STRING, FLAG] }, ["response-type-widened"]],
    ["one alternative less", { anyOf: [STRING, FLAG] }, STRING, ["response-type-narrowed"]],
    [
      "other alternatives",
      { anyOf: [STRING, NUMBER, FLAG] },
      { anyOf: [STRING, { type: "array" }, { type: "object" }] },
      ["response-type-changed"],
    ],
    [
      "any value instead of listed ones",
      { ...STRING, enum: ["a"] },
      STRING,
      ["response-type-widened"],
    ],
    [
      "listed values instead of any",
      STRING,
      { ...STRING, enum: ["a"] },
      ["response-type-narrowed"],
    ],
    ["one value more", { const: "a" }, { enum: ["a", "b"] }, ["response-enum-value-added"]],
    ["one value less", { enum: ["a", 1] }, { enum: ["a"] }, ["response-enum-value-removed"]],
    [
      "open objects",
      { type: "object", additionalProperties: false },
      { type: "object" },
      ["response-bound-loosened"],
    ],
    [
      "closed objects",
      { type: "object", additionalProperties: true },
      { type: "object", additionalProperties: false },
      ["response-bound-tightened"],
    ],
    [
      "objects of described members",
      { type: "object" },
      { type: "object", additionalProperties: STRING },
      ["response-bound-tightened"],
    ],
    [
      "members that are described otherwise",
      { type: "object", additionalProperties: STRING },
      { type: "object", additionalProperties: FLAG },
      ["response-type-changed"],
    ],
    [
      "items of another type",
      { type: "array", items: STRING },
      { type: "array", items: FLAG },
      ["response-type-changed"],
    ],
    [
      "a looser bound",
      { ...NUMBER, minimum: 2 },
      { ...NUMBER, minimum: 1 },
      ["response-bound-loosened"],
    ],
    [
      "a tighter bound",
      { ...NUMBER, minimum: 1 },
      { ...NUMBER, minimum: 2 },
      ["response-bound-tightened"],
    ],
  ] as const)("may become %s", (_what, old, next, rules) => {
    expect(rulesBetween(old, next)).toEqual(rules);
  });
});
