import { describe, expect, it } from "vitest";
import { parseSearch } from "../../../../templates/wiki/search/search-query.js";
import { siteOf } from "../../../../templates/wiki/data/site.js";

const site = siteOf({
  namespaces: {
    "0": { id: 0, name: "" },
    "3": { id: 3, name: "User talk", canonical: "User talk" },
  },
});

const plain = (text: string, ...words: readonly string[]): object => ({
  text,
  isPhrase: false,
  isBeginning: false,
  words: words.length === 0 ? [text] : words,
});

describe("a search", () => {
  it.each([
    ["rose", [plain("rose")]],
    ["  Red ROSE ", [plain("red"), plain("rose")]],
    ["rose-hip", [plain("rose-hip", "rose", "hip")]],
    ["it's a_b 2.5", [plain("it's", "it", "s"), plain("a_b", "a", "b"), plain("2.5", "2", "5")]],
    ["-rose", [plain("rose")]],
    ["--rose", [plain("-rose", "rose")]],
    ["+rose <bud> [[x]]", [plain("rose"), plain("bud"), plain("x")]],
    ["ÜBER 漢", [plain("über"), plain("漢")]],
    ["-", [{ ...plain("-"), words: [] }]],
    ["*", []],
    ["", []],
    ["?", []],
  ])("has the terms of %j", (search, terms) => {
    expect(parseSearch(site, search)).toEqual({ namespaces: undefined, terms });
  });

  it.each([
    ["ro*", [{ ...plain("ro"), isBeginning: true }]],
    ["ro *", [plain("ro")]],
    ["*ro", [plain("ro")]],
    ["ro*se", [{ ...plain("ro"), isBeginning: true }, plain("se")]],
    ['"Red rose"', [{ ...plain("red rose", "red", "rose"), isPhrase: true }]],
    ['-"red" rose', [{ ...plain("red"), isPhrase: true }, plain("rose")]],
    ['""', [{ ...plain(""), isPhrase: true, words: [] }]],
    ['"red rose', [plain("red"), plain("rose")]],
  ])("has the beginnings and phrases of %j", (search, terms) => {
    expect(parseSearch(site, search)).toEqual({ namespaces: undefined, terms });
  });

  it.each([
    ["all:rose", "all", ["rose"]],
    ["All:rose", undefined, ["all", "rose"]],
    ["user talk:rose", [3], ["rose"]],
    ["User_Talk: rose:x", [3], ["rose", "x"]],
    [":rose", [0], ["rose"]],
    ["nosuch:rose", undefined, ["nosuch", "rose"]],
  ])("takes the namespaces of %j", (search, namespaces, texts) => {
    const query = parseSearch(site, search);
    expect(query.namespaces).toEqual(namespaces);
    expect(query.terms.map(({ text }) => text)).toEqual(texts);
  });
});
