import { expect, it } from "vitest";
import { parseTitle } from "../../../../../templates/wiki/data/title.js";
import { linksOfText } from "../../../../../templates/wiki/writes/effects/present-text.js";
import { tinySite } from "../../tiny-wiki.js";

const site = tinySite();

function linksIn(text: string): readonly string[] {
  const title = parseTitle(site, "Apple");
  if (title.kind !== "title") throw new Error("Apple is a title.");
  return linksOfText(site, title, text).links.map((link) =>
    link.fragment === "" ? link.text : `${link.text}#${link.fragment}`,
  );
}

it.each([
  ["[[Pear]] [[Talk:Apple]]", ["Pear", "Talk:Apple"]],
  ["[[Apple]] [[apple|x]] [[Pear]]", ["Pear"]],
  ["[[Apple#Taste]]", ["Apple#Taste"]],
  ["[[Pear#Taste]]", ["Pear#Taste"]],
  ["#REDIRECT [[Apple]]", ["Apple"]],
  ["#REDIRECT [[Pear]]\n[[Apple]]", ["Pear"]],
])("the links of the page Apple with the text %j are %j", (text, links) => {
  expect(linksIn(text)).toEqual(links);
});
