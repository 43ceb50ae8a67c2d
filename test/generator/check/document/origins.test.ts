import { describe, expect, it } from "vitest";
import { createOrigins, memberPart } from "../../../../generator/spec/schema/origins.js";
import { documentOf } from "./documents.js";

const BUNDLE = documentOf({}, "bundle.json");
const OTHER = documentOf({}, "other.json");

describe("the origin of a part", () => {
  it("is the one that was added for it, or for what it is in, or the same place", () => {
    const origins = createOrigins(BUNDLE);
    origins.add("/a/b", { document: OTHER, pointer: "/x" });
    origins.add("/a/b/c", { document: BUNDLE, pointer: "/y" });
    const originOf = (pointer: string): string => {
      const { document, pointer: at } = origins.of(pointer);
      return `${document.file}#${at}`;
    };
    expect(["/a/b", "/a/b/d/e", "/a/b/c", "/a/b/c/d", "/a", "/a/bc", ""].map(originOf)).toEqual([
      "other.json#/x",
      "other.json#/x/d/e",
      "bundle.json#/y",
      "bundle.json#/y/d",
      "bundle.json#/a",
      "bundle.json#/a/bc",
      "bundle.json#",
    ]);
  });

  it("is followed by keys with escapes", () => {
    expect(memberPart({ document: OTHER, pointer: "/x" }, "a/b~c")).toEqual({
      document: OTHER,
      pointer: "/x/a~1b~0c",
    });
  });
});
