import { expect, it } from "vitest";
import {
  listOrEmpty,
  numberOrUndefined,
  numberOrZero,
  objectOrEmpty,
  textOrEmpty,
} from "../../../../templates/wiki/values/row.js";

it("reads the number of a cell, and nothing or zero where the cell holds none", () => {
  expect(
    [7, 0, "7", null, undefined].map((cell) => [numberOrUndefined(cell), numberOrZero(cell)]),
  ).toEqual([
    [7, 7],
    [0, 0],
    [undefined, 0],
    [undefined, 0],
    [undefined, 0],
  ]);
});

it("reads the text of a cell, and the empty text where the cell holds none", () => {
  expect(["a", "", 7, undefined].map(textOrEmpty)).toEqual(["a", "", "", ""]);
});

it("reads the list or the object of a cell, and an empty one where the cell holds none", () => {
  expect([["a"], [], "a", {}, null, undefined].map(listOrEmpty)).toEqual([
    ["a"],
    [],
    [],
    [],
    [],
    [],
  ]);
  expect([{ a: 1 }, ["a"], "a", null, undefined].map(objectOrEmpty)).toEqual([
    { a: 1 },
    {},
    {},
    {},
    {},
  ]);
});
