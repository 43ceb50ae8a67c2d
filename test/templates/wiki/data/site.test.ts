import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { pageAddress } from "../../../../templates/wiki/data/page-address.js";
import { databaseLag, siteOf, timeOf } from "../../../../templates/wiki/data/site.js";
import { parseTitle } from "../../../../templates/wiki/data/title.js";
import { tinySite } from "../tiny-wiki.js";

describe("how far a wiki's database lags", () => {
  it.each<[string, JsonObject, { readonly host: string; readonly lag: number }]>([
    [
      "is what the facts say of the first",
      {
        dbrepllag: [
          { host: "a", lag: 3 },
          { host: "b", lag: 9 },
        ],
      },
      { host: "a", lag: 3 },
    ],
    [
      "is read of an object of databases, too",
      { dbrepllag: { one: { host: "a", lag: 4 } } },
      { host: "a", lag: 4 },
    ],
    ["is nothing where the facts do not say", {}, { host: "", lag: 0 }],
    ["is nothing where the facts say something else", { dbrepllag: "soon" }, { host: "", lag: 0 }],
    [
      "is nothing where a database does not say",
      { dbrepllag: [{ host: "a" }] },
      { host: "a", lag: 0 },
    ],
  ])("%s", (_what, facts, expected) => {
    expect(databaseLag(siteOf(facts))).toEqual(expected);
  });
});

describe("the address of a page", () => {
  it("is where the wiki's facts say", () => {
    const site = siteOf({
      ...tinySite().facts,
      general: { server: "//a.example", articlepath: "/$1", script: "/w/index.php" },
    });
    const { full, withQuery } = pageAddress(site, 1, "What's_~new");
    expect(full).toBe("//a.example/Talk:What%27s_~new");
    expect(withQuery("action=edit")).toBe(
      "//a.example/w/index.php?title=Talk:What%27s_~new&action=edit",
    );
  });

  it("is where wikis usually have it where the facts do not say", () => {
    const { full, withQuery } = pageAddress(siteOf({}), 0, "A_$1_b");
    expect(full).toBe("/wiki/A_$1_b");
    expect(withQuery("action=edit")).toBe("/index.php?title=A_$1_b&action=edit");
  });
});

describe("the time of a wiki", () => {
  it("is that of the facts, and the start of 2024 without one", () => {
    expect(timeOf(siteOf({ general: { time: "2025-06-07T08:09:10Z" } }))).toBe(
      "2025-06-07T08:09:10Z",
    );
    expect(timeOf(siteOf({ general: {} }))).toBe("2024-01-01T00:00:00Z");
    expect(timeOf(siteOf({}))).toBe("2024-01-01T00:00:00Z");
  });
});

describe("the main page", () => {
  it("is what a prefix of this wiki alone leads to, and has a name where the facts have none", () => {
    const { general: _general, ...facts } = tinySite().facts;
    expect(parseTitle(tinySite(), "home:")).toMatchObject({ kind: "title", text: "Home" });
    expect(parseTitle(siteOf(facts), "home:")).toMatchObject({ kind: "title", text: "Main Page" });
  });
});

it("reads no title from bytes that were no UTF-8", () => {
  expect(parseTitle(tinySite(), "A\uFFFDb")).toMatchObject({ kind: "invalid" });
});
