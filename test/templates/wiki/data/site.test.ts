import { expect, it } from "vitest";
import { pageAddress } from "../../../../templates/wiki/data/page-address.js";
import { databaseLag, siteOf, timeOf } from "../../../../templates/wiki/data/site.js";
import { parseTitle } from "../../../../templates/wiki/data/title.js";
import { tinySite } from "../tiny-wiki.js";

it("the lag is that of the first database; none without facts", () => {
  const dbrepllag = [
    { host: "a", lag: 3 },
    { host: "b", lag: 9 },
  ];
  expect(databaseLag(siteOf({ dbrepllag }))).toEqual({ host: "a", lag: 3 });
  expect(databaseLag(siteOf({ dbrepllag: "soon" }))).toEqual({ host: "", lag: 0 });
});

it("the address of a page follows from the facts", () => {
  const general = { server: "//a.example", articlepath: "/$1", script: "/w/index.php" };
  const address = pageAddress(siteOf({ ...tinySite().facts, general }), 1, "What's_~new");
  expect(address.full).toBe("//a.example/Talk:What%27s_~new");
  expect(address.withQuery("x=1")).toBe("//a.example/w/index.php?title=Talk:What%27s_~new&x=1");
});

it("a wiki without facts has usual addresses, time and main page", () => {
  const { full, withQuery } = pageAddress(siteOf({}), 0, "A_$1_b");
  expect([full, withQuery("x=1")]).toEqual(["/wiki/A_$1_b", "/index.php?title=A_$1_b&x=1"]);
  expect(timeOf(siteOf({}))).toBe("2024-01-01T00:00:00Z");
  const { general: _general, ...facts } = tinySite().facts;
  expect(parseTitle(siteOf(facts), "home:")).toMatchObject({ kind: "title", text: "Main Page" });
});

it("bytes that are not UTF-8 are not part of a title", () => {
  expect(parseTitle(tinySite(), "A\uFFFDb")).toMatchObject({ kind: "invalid" });
});
