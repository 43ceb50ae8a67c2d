import { expect, it } from "vitest";
import { summaryText } from "../../../../../templates/wiki/writes/effects/summary-text.js";

/** As `WikitextContent::getTextForSummary` of MediaWiki. */
it.each([
  ["a\nb\rc", "wikitext", 9, "a b c"],
  ["abcdefghij", "wikitext", 10, "abcdefghij"],
  ["abcdefghij", "wikitext", 9, "abcdef..."],
  ["äöüäöü", "wikitext", 12, "äöüäöü"],
  ["äöüäöü", "wikitext", 10, "äöü..."],
  ["[[a]] [[b", "wikitext", 20, "[[a]] b"],
  ["[[a]] [[b]", "wikitext", 20, "[[a]] b"],
  ["[[a]] b", "wikitext", 20, "[[a]] b"],
  ["[[a]]", "wikitext", 20, "[[a]]"],
  ["a]", "wikitext", 20, "a]"],
  ["[[abcdefghij]]", "wikitext", 12, "abcdefg..."],
  ["[[a", "css", 20, "[[a"],
])("the beginning of %j of %s in %i bytes is %j", (text, model, room, expected) => {
  expect(summaryText(text, model, room)).toBe(expected);
});
