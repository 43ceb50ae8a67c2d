import { describe, expect, it } from "vitest";
import type { RowCondition } from "../../../../templates/wiki/select/condition-types.js";
import {
  amongTitles,
  byTitlePart,
  titleWarnings,
} from "../../../../templates/wiki/select/title-condition.js";
import type { TitlePartTest } from "../../../../templates/wiki/select/title-condition.js";
import { askedOf, tinyStore } from "../tiny-wiki.js";

const PAGES = tinyStore().rows("pages");

/** The titles of the pages of the tiny wiki that a condition on a part of a title selects. */
function selected(part: string, test: TitlePartTest, down: boolean): readonly unknown[] | object {
  const filter = byTitlePart(part, test, askedOf({}), { table: "pages", down });
  return "kind" in filter ? filter : PAGES.filter(filter).map(({ title }) => title);
}

const FROM_PEAR = ["Pear tree", "Talk:Apple", "Round", "Category:Fruit"];
const TO_PEAR = ["Home", "Apple", "Old", "Older", "Away"];

const ALL_MAIN = ["Home", "Apple", "Pear tree", "Old", "Older", "Round", "Away"];

describe("A part of a title", () => {
  it.each<readonly [TitlePartTest, part: string, up: readonly string[], down: readonly string[]]>([
    ["title starts", "ol", ["Old", "Older"], ["Old", "Older"]],
    ["title starts", "talk:", ["Talk:Apple"], ["Talk:Apple"]],
    ["title starts", "Category:Fruit", ["Category:Fruit"], ["Category:Fruit"]],
    ["title starts", "Category:Fruit2", [], []],
    ["title from", "pear", FROM_PEAR, TO_PEAR],
    ["title to", "pear", TO_PEAR, FROM_PEAR],
    ["title from", "Pear tree", FROM_PEAR, ["Home", "Apple", "Pear tree", "Old", "Older", "Away"]],
    [
      "title from",
      "Category:A",
      ["Category:Fruit"],
      ["Home", "Apple", "Pear tree", "Talk:Apple", "Old", "Older", "Round", "Away"],
    ],
    ["title to", "Talk:A", ALL_MAIN, ["Talk:Apple", "Category:Fruit"]],
  ])("selects pages by %s %s, in both directions", (test, part, up, down) => {
    expect(selected(part, test, false)).toEqual(up);
    expect(selected(part, test, true)).toEqual(down);
  });

  it("must be one", () => {
    expect(selected("a<b", "title from", false)).toMatchObject({
      kind: "refused",
      code: "invalidtitle",
      text: '"a<b" is no part of a title.',
    });
  });
});

describe("Titles", () => {
  it("select the pages that have them, of any or of one namespace", () => {
    const given = ["apple", "Talk:Apple", "<", "de:Away", 9, "Category:Fruit"];
    const among = (namespace?: number): readonly unknown[] =>
      PAGES.filter(amongTitles(given, namespace, askedOf({}))).map(({ title }) => title);
    expect([among(), among(0), among(14), among(2)]).toEqual([
      ["Apple", "Talk:Apple", "Category:Fruit"],
      ["Apple"],
      ["Category:Fruit"],
      [],
    ]);
  });

  it("that are none, or of another namespace, have warnings if the condition has them", () => {
    const conditions: readonly RowCondition[] = [
      { column: "name", is: "red" },
      { param: "plain", column: "key", test: "title" },
      { param: "titles", column: "key", test: "title", namespace: 0, warn: "bad" },
    ];
    const args = { plain: "<", titles: ["Apple", "<", "Talk:Apple"] };
    expect(titleWarnings(conditions, askedOf(args))).toEqual([
      { code: "bad", text: '"<" is no title that titles takes.' },
      { code: "bad", text: '"Talk:Apple" is no title that titles takes.' },
    ]);
    expect(titleWarnings(conditions, askedOf({}))).toEqual([]);
  });
});
