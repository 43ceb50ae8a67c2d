import { describe, expect, it } from "vitest";
import { recordedParams } from "../../../../templates/runtime/wire/recorded-params.js";
import type { WireParams } from "../../../../templates/runtime/wire/wire-params.js";

const wire: WireParams = new Map([
  ["aplimit", "max"],
  ["requestid", "1"],
]);
const isExpected = (name: string): boolean => name.startsWith("ap");

describe("recorded parameters", () => {
  it("may be read by their expected names", () => {
    const { wire: recorded, readsOthers } = recordedParams(wire, isExpected);
    expect(recorded.get("aplimit")).toBe("max");
    expect(recorded.has("aplimit")).toBe(true);
    expect(recorded.has("apfrom")).toBe(false);
    expect(readsOthers()).toBe(false);
  });

  it.each<[string, (params: WireParams) => unknown, unknown]>([
    ["the value of another", (params) => params.get("requestid"), "1"],
    ["whether there is another", (params) => params.has("origin"), false],
    ["how many there are", (params) => params.size, 2],
    ["all of them", (params) => [...params], [...wire]],
    ["all entries", (params) => [...params.entries()], [...wire]],
    ["all names", (params) => [...params.keys()], ["aplimit", "requestid"]],
    ["all values", (params) => [...params.values()], ["max", "1"]],
    ["each of them", namesOf, ["aplimit", "requestid"]],
  ])("record that something reads %s", (_what, read, expected) => {
    const { wire: recorded, readsOthers } = recordedParams(wire, isExpected);
    expect(read(recorded)).toEqual(expected);
    expect(recorded.get("aplimit")).toBe("max");
    expect(readsOthers()).toBe(true);
  });
});

function namesOf(params: WireParams): readonly string[] {
  const names: string[] = [];
  // oxlint-disable-next-line unicorn/no-array-for-each -- this is what the test is about
  params.forEach((_value, name) => names.push(name));
  return names;
}
