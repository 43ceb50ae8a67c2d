import { expect, it } from "vitest";
import { nearMatch } from "../../../../templates/wiki/search/near-match.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { storeOf } from "../../../../templates/wiki/store/store.js";

const TITLES = [
  "Red rose",
  "Blue Rose",
  "HIP",
  "Half-Blue (Bud)",
  "Über-Bär",
  "Talk:Red rose",
  "File:Rose.png",
];
const store = storeOf(createWiki({ pages: TITLES.map((title) => ({ title, text: "x" })) }));

it.each([
  ["Red rose", "Red rose"],
  ["red_rose", "Red rose"],
  ["RED ROSE", "Red rose"],
  ["blue rose", "Blue Rose"],
  ["BLUE rose", "Blue Rose"],
  ["blue_rose", undefined],
  ["hip", "HIP"],
  ["half-blue (bud)", "Half-Blue (Bud)"],
  ["über-bär", "Über-Bär"],
  ["ÜBER-BÄR", "Über-Bär"],
  ["talk:red rose", "Talk:Red rose"],
  ["Media:Rose.png", "File:Rose.png"],
  ['"hip"', "HIP"],
  ['""', undefined],
  ["#Red rose", undefined],
  ["Red rose#x", "Red rose"],
  ["", undefined],
  ["<", undefined],
  ["Tulip", undefined],
])("the page of a near match for %j is %j", (search, title) => {
  expect(nearMatch(store, search)?.["title"]).toBe(title);
});
