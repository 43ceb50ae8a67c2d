import { expect, it } from "vitest";
import { repeatedParams } from "../../../generator/base/exchange-line.js";

it.each([
  ["", []],
  [
    "a.b=1&c[]=3&d=x+y%2B",
    [
      ["a.b", "1"],
      ["c[]", "3"],
      ["d", "x y+"],
    ],
  ],
  [
    "a=1&b=2&a=3&a=4",
    [
      ["a", ["1", "3", "4"]],
      ["b", "2"],
    ],
  ],
  ["a=&a=", [["a", ["", ""]]]],
])("the parameters of %j are %j, with all values of a repeated name", (query, expected) => {
  expect([...repeatedParams(query)]).toEqual(expected);
});
