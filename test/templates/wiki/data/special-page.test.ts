import { expect, it } from "vitest";
import { ownName, specialName } from "../../../../templates/wiki/data/special-page.js";
import { siteOf } from "../../../../templates/wiki/data/site.js";
import { titleOf } from "../../../../templates/wiki/data/title.js";
import { tinySite } from "../tiny-wiki.js";

const site = siteOf({
  ...tinySite().facts,
  specialpagealiases: [
    { realname: "Mypage", aliases: ["MyPage"] },
    { realname: "Mytalk", aliases: ["MyTalk"] },
    { realname: "Allpages", aliases: ["AllPages", "All"] },
  ],
});

it.each([
  ["All", { name: "Allpages", key: "AllPages" }],
  ["aLLPAGES", { name: "Allpages", key: "AllPages" }],
  ["All/a/B", { name: "Allpages", key: "AllPages/a/B", rest: "a/B" }],
  ["All/", { name: "Allpages", key: "AllPages/", rest: "" }],
  ["Nosuch/All", undefined],
])("the special page %j is %j", (key, expected) => {
  expect(specialName(site, key)).toEqual(expected);
});

it.each([
  [-1, "all/B", "Special:AllPages/B"],
  [-1, "nosuch", "Special:nosuch"],
  [0, "all", "all"],
  [0, "MyPage", "MyPage"],
  [-1, "mypage", "Special:MyPage"],
  [-1, "MyTalk/a/b", "Special:MyTalk/a/b"],
  [-1, "MyPage/", "Special:MyPage/"],
])("the title %d:%s is written %s", (ns, key, own) => {
  const title = titleOf(site, ns, key, "x");
  expect(ownName(site, title)).toMatchObject({ text: own, fragment: "x" });
});
