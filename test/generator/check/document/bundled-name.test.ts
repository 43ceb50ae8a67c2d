import { describe, expect, it } from "vitest";
import { bundledName } from "../../../../generator/spec/schema/bundled-name.js";
import { documentOf } from "./documents.js";

function nameOf(
  file: string,
  pointer: string,
  isMainFile = false,
  ...taken: readonly string[]
): string {
  return bundledName({ document: documentOf({}, file), pointer }, isMainFile, (name) =>
    taken.includes(name),
  );
}

describe("the name of a bundled part", () => {
  it.each([
    ["shared/town.yaml", "", "town"],
    ["shared/town.api.json", "", "town.api"],
    ["shared/town", "", "town"],
    ["town.json", "/components/schemas/Street", "Street"],
    ["town.json", "/components/schemas/Street/properties/name", "StreetName"],
    ["town.json", "/definitions/Street", "Street"],
    ["town.json", "/$defs/Street", "Street"],
    ["town.json", "/components/schemas", "town"],
    ["town.json", "/other/Street", "townOtherStreet"],
    ["town.json", "/x/components/schemas/Street", "townXStreet"],
    ["town.json", "/paths/~1streets~1{id}/get", "townStreetsIdGet"],
    ["my town.json", "/a b/c~0d", "myTownABCD"],
    ["a_b-c.d.json", "", "a_b-c.d"],
    ["ä.json", "", "part"],
  ])("in %s at %s is %s", (file, pointer, name) => {
    expect(nameOf(file, pointer)).toBe(name);
  });

  it.each([
    "components",
    "schemas",
    "parameters",
    "responses",
    "requestBodies",
    "headers",
    "securitySchemes",
    "paths",
    "properties",
    "content",
    "schema",
    "definitions",
    "$defs",
  ])("is not %s, which names a kind of parts", (kind) => {
    expect(nameOf("a.json", `/x/${kind}/y`)).toBe("aXY");
  });

  it("has no name of the main file, unless it has no other", () => {
    expect(nameOf("main.json", "/paths/~1a/get", true)).toBe("aGet");
    expect(nameOf("main.json", "/paths", true)).toBe("main");
  });

  it("has the first number that is free if it is taken", () => {
    expect(nameOf("a.json", "", false, "a")).toBe("a2");
    expect(nameOf("a.json", "", false, "a", "a2", "a3")).toBe("a4");
  });
});
