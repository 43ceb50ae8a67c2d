import { textPages } from "../../../../templates/wiki/render/page-source.js";
import { describe, expect, it } from "vitest";
import { siteOf } from "../../../../templates/wiki/data/site.js";
import { parseTitle } from "../../../../templates/wiki/data/title.js";
import type { Title } from "../../../../templates/wiki/data/title.js";
import type { WikiPageData } from "../../../../templates/wiki/data/wiki-data.js";
import { linksOf } from "../../../../templates/wiki/wikitext/links.js";
import type { PageLinks } from "../../../../templates/wiki/wikitext/links.js";

const NAMES = {
  "-2": "Media",
  "-1": "Special",
  2: "User",
  6: "File",
  10: "Template",
  14: "Category",
};

const SITE = siteOf({
  general: { server: "https://links.example", mainpage: "Home" },
  namespaces: Object.fromEntries(
    [[0, ""] as const, ...Object.entries(NAMES)].map(([id, name]) => [
      String(id),
      { id: Number(id), name, canonical: name, case: "first-letter", subpages: name === "User" },
    ]),
  ),
  namespacealiases: [],
  interwikimap: [
    { prefix: "de", url: "https://de.example/$1", language: "Deutsch" },
    { prefix: "fr", url: "https://fr.example/$1", language: "français" },
    { prefix: "w", url: "https://w.example/$1" },
  ],
  specialpagealiases: [],
  languageinfo: {},
});

const HELP = "Write a title as the wiki would show it.";

function titleAt(text: string): Title {
  const title = parseTitle(SITE, text);
  if (title.kind !== "title") throw new RangeError(text);
  return title;
}

interface FoundLinks {
  readonly links: object;
  readonly reports: readonly string[];
}

/** The links of a page as texts, and what was reported. */
function read(markup: string, data: Partial<WikiPageData> = {}, page = "User:Ann"): FoundLinks {
  const reports: string[] = [];
  const report = (...parts: readonly string[]): void => {
    reports.push(parts.join(" | "));
  };
  const title = titleAt(page);
  const all = linksOf(
    textPages(SITE, () => []),
    title,
    { title: page, ...data },
    { text: markup, contentmodel: data.contentmodel ?? "wikitext" },
    "/pages/0",
    report,
  );
  return { links: textsOf(all), reports };
}

/** The links of a page, of which nothing is reported. */
function found(...given: Parameters<typeof read>): object {
  const { links, reports } = read(...given);
  expect(reports).toEqual([]);
  return links;
}

/** The parts that are not empty. */
function textsOf({ redirect, props, ...lists }: PageLinks): object {
  const { links, templates, images, categories, extlinks, langlinks, iwlinks } = lists;
  const parts = {
    links: links.map(({ text, fragment }) => (fragment === "" ? text : `${text}#${fragment}`)),
    templates: templates.map(({ text }) => text),
    images: images.map(({ text }) => text),
    categories: categories.map(({ title, prefix }) => `${title.text}|${prefix}`),
    extlinks,
    langlinks: langlinks.map((each) => `${each.lang}:${each.title}`),
    iwlinks: iwlinks.map((each) => `${each.prefix}:${each.title}`),
  };
  return {
    ...Object.fromEntries(Object.entries(parts).filter(([, list]) => list.length > 0)),
    ...(redirect && { redirect: redirect.text }),
    ...(Object.keys(props).length > 0 && { props }),
  };
}

describe("The links of a text", () => {
  it.each<readonly [contentmodel: string, links: object]>([
    ["css", { links: ["Apple", "Pear"] }],
    ["text", {}],
  ])("of the model %s do not have a redirect", (contentmodel, links) => {
    expect(found("#REDIRECT [[Apple]] [[Pear]]", { contentmodel })).toEqual(links);
  });

  it.each<readonly [markup: string, links: object]>([
    ["", {}],
    ["[[apple]] [[Apple|x]] [[apple#a]] [[Pear]]", { links: ["Apple", "Pear"] }],
    ["[[User:Bob]] [[Special:Version]] [[#a]] [[<]] [[:Apple]]", { links: ["User:Bob", "Apple"] }],
    ["[[/Part]] [[/Other/]] [[ /Part ]]", { links: ["User:Ann/Part", "User:Ann/Other"] }],
    [
      "[[Category:A]] [[Category:B|b]] [[ Category:A|second]] [[:Category:C|c]]",
      { links: ["Category:C"], categories: ["Category:A|second", "Category:B|b"] },
    ],
    [
      "[[Category:A]] [[Category:B|b]] {{DEFAULTSORT: key }}",
      {
        categories: ["Category:A|key", "Category:B|b"],
        props: { defaultsort: "key" },
      },
    ],
    [
      "[[File:A.png]] [[:File:B.png]] [[Media:C.png]] [[:Media:D.png]] [[File:A.png|thumb]]",
      { links: ["File:B.png"], images: ["File:A.png", "File:C.png", "File:D.png"] },
    ],
    [
      "<gallery>\nE.png|e\nFile:F.png\nUser:G.png\n<\nFile:\n</gallery>",
      { images: ["File:E.png", "File:F.png"] },
    ],
    [
      "{{one}} {{One}} {{:Two}} {{User:Bob}} {{PAGENAME}} {{lc:X}} {{#if:x}} {{Special:Version}} {{<}} {{#a}} {{de:X}}",
      // Templates that are missing are linked.
      {
        links: ["Template:One", "Two", "User:Bob"],
        templates: ["Template:One", "Two", "User:Bob"],
      },
    ],
    [
      "[[de:Eins]] [[DE:Zwei]] [[:de:Drei vier]] [[w:Five six]] [[w:Five_six]] [[fr:Un]]",
      { langlinks: ["de:Eins", "fr:Un"], iwlinks: ["de:Drei_vier", "w:Five_six"] },
    ],
    ["http://a.example http://a.example //b", { extlinks: ["http://a.example"] }],
    [
      "__NOTOC__ __NOSUCH__ {{DISPLAYTITLE:''user''<nowiki/>:ann}} {{DISPLAYTITLE:A:b}} {{displaytitle}}",
      {
        links: ["Template:Displaytitle"],
        templates: ["Template:Displaytitle"],
        props: { notoc: "", displaytitle: "<i>user</i>:ann" },
      },
    ],
    [
      "#REDIRECT [[apple#Taste|x]] [[Pear]] [[Apple]]",
      { links: ["Apple#Taste", "Pear"], redirect: "Apple" },
    ],
    ["\n #redirect : [[Apple]]", { links: ["Apple"], redirect: "Apple" }],
    ["#REDIRECT[[w:Some page]]", { iwlinks: ["w:Some_page"], redirect: "w:Some page" }],
    ["#REDIRECT [[Special:Version]]", {}],
    ["#REDIRECT [[#a]] [[Pear]]", { links: ["Pear"] }],
    ["#REDIRECT Apple [[Pear]]", { links: ["Pear"] }],
    ["#REDIRECT [[]] [[Pear]]", { links: ["Pear"] }],
    ["#REDIRECT [[Apple", {}],
    ["#REDIRECTED [[Apple]]", { links: ["Apple"] }],
    ["x #REDIRECT [[Apple]]", { links: ["Apple"] }],
  ])("%j are of each kind once", (markup, links) => {
    expect(found(markup)).toEqual(links);
  });

  it("are no subpages in a namespace without any", () => {
    expect(found("[[/Part]]", {}, "Home")).toEqual({ links: ["/Part"] });
  });
});

function other(text: string): string {
  return `"${text}" is not the title of a page of this wiki.`;
}

describe("The links of data", () => {
  const markup =
    "#REDIRECT [[Old]]\n[[A]] {{B}} [[File:C.png]] [[Category:D]] http://e.example [[de:F]] [[w:G]] __NOTOC__";

  it("are in the place of those of the text", () => {
    const data: Partial<WikiPageData> = {
      redirect: "new",
      links: ["h", "H", "User:I"],
      templates: ["j", "User:K"],
      images: ["l.png", "File:M.png"],
      categories: ["n", { title: "Category:O", sortkey: "o" }, { title: "P" }, "N"],
      extlinks: ["q", "q"],
      langlinks: [
        { lang: "de", title: "r s" },
        { lang: "de", title: "t" },
      ],
      iwlinks: [
        { prefix: "w", title: "u v" },
        { prefix: "w", title: "u_v" },
      ],
      props: { w: "x" },
    };
    expect(found(markup, data)).toEqual({
      redirect: "New",
      links: ["H", "User:I"],
      templates: ["Template:J", "User:K"],
      images: ["File:L.png", "File:M.png"],
      categories: ["Category:N|", "Category:O|o", "Category:P|"],
      extlinks: ["q", "q"],
      langlinks: ["de:r s"],
      iwlinks: ["w:u_v"],
      props: { w: "x" },
    });
  });

  it("may be none, and leave the others to the text", () => {
    const none = { links: [], templates: [], images: [], categories: [], iwlinks: [] };
    expect(found(markup, none)).toEqual({
      redirect: "Old",
      extlinks: ["http://e.example"],
      langlinks: ["de:F"],
      props: { notoc: "" },
    });
    expect(found("#REDIRECT [[w:A]]", { extlinks: [], langlinks: [], props: {} })).toEqual({
      redirect: "w:A",
      iwlinks: ["w:A"],
    });
  });

  it("are reported where they are no titles of pages", () => {
    const { reports } = read("", {
      redirect: "Special:Version",
      links: ["A", "w:B", "#c"],
      templates: ["de:D"],
      images: ["E.png", "User:F"],
      categories: ["G", "Special:H", { title: "File:I" }],
    });
    expect(reports).toEqual([
      `/pages/0/redirect | ${other("Special:Version")} | ${HELP}`,
      `/pages/0/links/1 | ${other("w:B")} | ${HELP}`,
      `/pages/0/links/2 | ${other("#c")} | ${HELP}`,
      `/pages/0/templates/0 | ${other("de:D")} | ${HELP}`,
      `/pages/0/images/1 | "User:F" is in another namespace than number 6. | ${HELP}`,
      `/pages/0/categories/1 | ${other("Special:H")} | ${HELP}`,
      `/pages/0/categories/2 | "File:I" is in another namespace than number 14. | ${HELP}`,
    ]);
  });

  it("are reported with the reason of the server if they are invalid", () => {
    const invalid = parseTitle(SITE, "a<b");
    expect(invalid.kind).toBe("invalid");
    const reason = invalid.kind === "invalid" ? invalid.reason : "";
    expect(read("#REDIRECT [[Old]]", { redirect: "a<b", links: ["a<b"] })).toEqual({
      links: {},
      reports: [
        `/pages/0/redirect | ${reason} | ${HELP}`,
        `/pages/0/links/0 | ${reason} | ${HELP}`,
      ],
    });
  });
});
