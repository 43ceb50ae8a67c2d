import { expect, it } from "vitest";
import { siteOf } from "../../../../templates/wiki/data/site.js";
import { hasAll } from "../../../../templates/wiki/search/matching.js";
import { parseSearch } from "../../../../templates/wiki/search/search-query.js";

const WORDS = ["battle", "of", "the", "port", "of", "kobe"];

it.each([
  ["kobe battle", true],
  ["battle kyoto", false],
  ["bat", false],
  ["bat*", true],
  ["attle*", false],
  ["of-kob*", true],
  ["kob-of*", false],
  ['"the port of"', true],
  ['"of kobe" battle', true],
  ['"port kobe"', false],
  ['"kobe battle"', false],
  ['"kobe x"', false],
  ['"bat"', false],
  ["", false],
  ['""', false],
  ["-", false],
  ['"" kobe', true],
])("what has the words of a title is found by %j: %j", (search, isFound) => {
  expect(hasAll(WORDS, parseSearch(siteOf({}), search).terms)).toBe(isFound);
});
