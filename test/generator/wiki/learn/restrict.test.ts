import { describe, expect, it } from "vitest";
import { sharedModules } from "../../../../generator/wiki/learn/learn-scenario.js";
import { choice, moduleOf, parameter } from "./modules.js";

const wide = moduleOf("things", "list", [
  parameter("prop", choice("colour", "size", "age")),
  parameter("type", { kind: "boolean" }),
  parameter("new", { kind: "boolean" }),
]);

describe("the modules of a wiki, as far as a catalogue has them,", () => {
  it("have no module, no parameter and no value that the catalogue lacks", () => {
    const narrow = moduleOf("things", "list", [
      parameter("prop", choice("size", "colour", "weight")),
      parameter("type", choice("big")),
    ]);
    const found = sharedModules([wide, moduleOf("others", "list", [])], [narrow]);
    expect(found.map(({ path }) => path)).toEqual(["query+things"]);
    expect(found[0]?.parameters).toMatchObject([
      { name: "prop", type: { kind: "enum", values: ["colour", "size"] } },
      { name: "type", type: { kind: "boolean" } },
    ]);
  });

  it("are as they are where the catalogue has them so", () => {
    expect(sharedModules([wide], [wide])).toEqual([wide]);
    expect(sharedModules([wide], [])).toEqual([]);
  });
});
