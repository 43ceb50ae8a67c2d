import { expect, it } from "vitest";
import { locatorOf } from "../../../generator/spec/loaded-spec.js";
import { documentOf } from "./schema/documents.js";

it("The position of an origin is in the document of its file, or at the start of another file", () => {
  const locate = locatorOf([documentOf({ a: 1 }, "x.json"), documentOf({ b: 2, a: 3 }, "y.json")]);
  expect(locate({ file: "x.json", pointer: "/a" })).toMatchObject({ file: "x.json", line: 2 });
  expect(locate({ file: "y.json", pointer: "/a" })).toMatchObject({ file: "y.json", line: 3 });
  expect(locate({ file: "z.json", pointer: "/a" })).toEqual({ file: "z.json", line: 1, column: 1 });
});
