import { describe, expect, it } from "vitest";
import {
  ownName,
  pageOfCaller,
  specialName,
} from "../../../../templates/wiki/data/special-page.js";
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

describe("the name of a special page", () => {
  it.each([
    ["All", { name: "Allpages", key: "AllPages" }],
    ["aLLPAGES", { name: "Allpages", key: "AllPages" }],
    ["All/a/B", { name: "Allpages", key: "AllPages/a/B", rest: "a/B" }],
    ["All/", { name: "Allpages", key: "AllPages/", rest: "" }],
    ["Nosuch", undefined],
    ["Nosuch/All", undefined],
  ])("of %j is %j", (key, expected) => {
    expect(specialName(site, key)).toEqual(expected);
  });

  it("is in the titles that the wiki writes", () => {
    const own = (ns: number, key: string): string =>
      ownName(site, titleOf(site, ns, key, "x")).text;
    expect(own(-1, "all/B")).toBe("Special:AllPages/B");
    expect(ownName(site, titleOf(site, -1, "all", "x")).fragment).toBe("x");
    expect(own(-1, "nosuch")).toBe("Special:nosuch");
    expect(own(0, "all")).toBe("all");
  });
});

describe("a page of the caller", () => {
  it.each([
    [-1, "mypage", "User:Ann Lee"],
    [-1, "MyTalk/a/b", "User talk:Ann Lee/a/b"],
    [-1, "MyPage/", "User:Ann Lee"],
    [-1, "AllPages", undefined],
    [0, "MyPage", undefined],
  ])("of %d:%s is %j", (ns, key, text) => {
    expect(pageOfCaller(site, titleOf(site, ns, key), "Ann Lee")?.text).toBe(text);
  });
});
