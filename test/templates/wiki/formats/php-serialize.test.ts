import { expect, it } from "vitest";
import { phpSerialize } from "../../../../templates/wiki/formats/php-serialize.js";

it.each([
  [null, "N;"],
  [true, "b:1;"],
  [-3, "i:-3;"],
  [1.5, "d:1.5;"],
  ["ä", 's:2:"ä";'],
  [[], "a:0:{}"],
  [["a", 1], 'a:2:{i:0;s:1:"a";i:1;i:1;}'],
  [{ "-1": 1, "01": 2, 7: 3 }, 'a:3:{i:7;i:3;i:-1;i:1;s:2:"01";i:2;}'],
])("%j is written as PHP writes it", (value, text) => {
  expect(phpSerialize(value)).toBe(text);
});
