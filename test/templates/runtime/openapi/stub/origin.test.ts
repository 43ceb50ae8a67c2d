import { expect, it } from "vitest";
import { callOrigin, isAbsolute } from "../../../../../templates/runtime/openapi/stub/origin.js";
import type { SampleRule } from "../../../../../templates/runtime/sample/sample.js";

it("the origin of a call is that of its request", () => {
  expect(callOrigin({ request: () => new Request("https://a.example:8080/b?c#d") })).toBe(
    "https://a.example:8080",
  );
});

const RELATIVE: SampleRule = { kind: "given", name: "self" };
const ABSOLUTE: SampleRule = { kind: "given", name: "self", isAbsolute: true };
const objectOf = (...members: readonly SampleRule[]): SampleRule => ({
  kind: "object",
  members: Object.fromEntries(members.map((member, index) => [`m${index}`, member])),
});

it.each<[string, SampleRule, boolean]>([
  ["a link that is", ABSOLUTE, true],
  ["a link that is not", RELATIVE, false],
  ["another value", { kind: "boolean" }, false],
  ["an object with such a link", objectOf(RELATIVE, ABSOLUTE), true],
  ["an object in an object with such a link", objectOf(objectOf(ABSOLUTE)), true],
  ["an object with other links", objectOf(RELATIVE), false],
  ["an object without members", objectOf(), false],
])("links are absolute in %s: %j", (_where, sample, expected) => {
  expect(isAbsolute(sample)).toBe(expected);
});
