import { describe, expect, it } from "vitest";
import {
  partAddress,
  partNames,
  schemaOfPart,
  schemaPart,
} from "../../../generator/explorer/address.js";

describe("The parts of addresses", () => {
  it("are names, or paths if a spec has two of a name", () => {
    const operations = [
      { name: "allpages", path: "query+allpages" },
      { name: "tags", path: "query+tags" },
      { name: "tags", path: "tags" },
    ];
    expect(partNames(operations)).toEqual(["allpages", "query+tags", "tags"]);
  });

  it("tell schemas from operations", () => {
    expect(schemaOfPart(schemaPart("Town"))).toBe("Town");
    expect(schemaOfPart("Town")).toBeUndefined();
  });

  it("are encoded as far as the fragment needs it", () => {
    expect(partAddress("wiki", "query+tags", "a/b?c#d!e")).toBe(
      "#/wiki/query+tags/a%2Fb%3Fc%23d%21e",
    );
  });
});
