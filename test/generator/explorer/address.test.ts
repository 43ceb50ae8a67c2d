import { describe, expect, it } from "vitest";
import {
  formatFragment,
  parseFragment,
  partAddress,
  partNames,
  schemaOfPart,
  schemaPart,
} from "../../../generator/explorer/address.js";
import type { Address } from "../../../generator/explorer/address.js";

describe("An address of the explorer", () => {
  it.each<readonly [string, Address]>([
    ["#/", { path: [], query: "" }],
    ["#/wiki", { spec: "wiki", path: [], query: "" }],
    [
      "#/wiki/allpages/filterredir/all",
      { spec: "wiki", part: "allpages", path: ["filterredir", "all"], query: "" },
    ],
    [
      "#/wiki/allpages!compose?apprefix=A%2FB!?",
      {
        spec: "wiki",
        part: "allpages",
        path: [],
        panel: "compose",
        query: "apprefix=A%2FB!?",
      },
    ],
    ["#/wiki/a%2Fb%21/.query.%3F", { spec: "wiki", part: "a/b!", path: [".query.?"], query: "" }],
    [
      "#/wiki/a%ud800b%25u1234%ude00/%F0%9F%98%80%25u0",
      { spec: "wiki", part: "a\uD800b%u1234\uDE00", path: ["😀%u0"], query: "" },
    ],
  ])("%s is parsed and formatted", (fragment, address) => {
    expect(parseFragment(fragment)).toEqual(address);
    expect(formatFragment(address)).toBe(fragment);
  });

  it("may be any text", () => {
    expect(parseFragment("")).toEqual({ path: [], query: "" });
    expect(parseFragment("#wiki//x")).toEqual({ spec: "wiki", path: ["x"], query: "" });
    expect(parseFragment("#/%E0%A4%A")).toEqual({ spec: "%E0%A4%A", path: [], query: "" });
  });
});

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
