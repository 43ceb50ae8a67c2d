import type { AnyModule, ParamDescriptor } from "../../../templates/runtime/model/descriptor.js";
import type { ModuleCall } from "../../../templates/wiki/call/module-call.js";
import { anonymous } from "../../../templates/wiki/store/caller.js";
import { NO_PAGES } from "../../../templates/wiki/pages/page-set.js";
import type { TableRow } from "../../../templates/wiki/values/row.js";
import type { Site } from "../../../templates/wiki/data/site.js";
import { siteOf } from "../../../templates/wiki/data/site.js";
import { storeOf } from "../../../templates/wiki/store/store.js";
import type { Store, StoredWiki } from "../../../templates/wiki/store/store.js";
import { wireParams } from "../../../templates/runtime/wire/wire-params.js";

const FACTS: StoredWiki["site"] = {
  general: { server: "https://tiny.example", mainpage: "Home" },
  namespaces: {
    "-2": { id: -2, name: "Media", canonical: "Media", case: "first-letter" },
    "-1": { id: -1, name: "Special", canonical: "Special", case: "first-letter" },
    "0": { id: 0, name: "", case: "first-letter" },
    "1": { id: 1, name: "Talk", canonical: "Talk", case: "first-letter" },
    "2": { id: 2, name: "User", canonical: "User", case: "first-letter" },
    "3": { id: 3, name: "User talk", canonical: "User talk", case: "first-letter" },
    "4": { id: 4, name: "Tiny", canonical: "Project", case: "first-letter" },
    "6": { id: 6, name: "File", canonical: "File", case: "first-letter" },
    "8": { id: 8, name: "MediaWiki", canonical: "MediaWiki", case: "first-letter" },
    "14": { id: 14, name: "Category", canonical: "Category", case: "first-letter" },
    "100": { id: 100, name: "word", canonical: "word", case: "case-sensitive" },
  },
  namespacealiases: [{ id: 6, alias: "Image" }],
  interwikimap: [
    { prefix: "de", url: "https://de.example/wiki/$1", language: "Deutsch" },
    { prefix: "home", url: "https://tiny.example/wiki/$1", localinterwiki: true },
  ],
  specialpagealiases: [
    { realname: "Mypage", aliases: ["MyPage"] },
    { realname: "Allpages", aliases: ["AllPages", "All"] },
  ],
  languageinfo: { de: { code: "de", autonym: "Deutsch" } },
};

function page(pageid: number, ns: number, title: string, more: TableRow = {}): TableRow {
  return { pageid, ns, title, redirect: false, length: pageid * 10, ...more };
}

const TABLES: StoredWiki["tables"] = {
  pages: [
    page(1, 0, "Home"),
    page(2, 0, "Apple"),
    page(3, 0, "Pear tree"),
    page(4, 1, "Talk:Apple"),
    page(5, 0, "Old", { redirect: true }),
    page(6, 0, "Older", { redirect: true }),
    page(7, 0, "Round", { redirect: true }),
    page(8, 0, "Away", { redirect: true }),
    page(9, 14, "Category:Fruit"),
  ],
  redirects: [
    { pageid: 5, ns: 0, title: "Apple", fragment: "Taste" },
    { pageid: 6, ns: 0, title: "Old" },
    { pageid: 7, ns: 0, title: "Round" },
    { pageid: 8, ns: 0, title: "Main", interwiki: "de" },
  ],
  revisions: [
    { revid: 11, pageid: 1 },
    { revid: 12, pageid: 2 },
  ],
  deletedrevisions: [{ revid: 21, ns: 0, title: "Gone" }],
  files: [{ name: "Leaf.png", ns: 6, title: "File:Leaf.png" }],
  messages: [{ name: "mainpage", normalizedname: "mainpage" }],
  pagelinks: [
    { pageid: 1, ns: 0, title: "Apple" },
    { pageid: 1, ns: 0, title: "Pear tree" },
    { pageid: 2, ns: 1, title: "Talk:Apple" },
    { pageid: 3, ns: 0, title: "Apple" },
  ],
};

/** A wiki of nine pages, made by hand. */
export function tinyStore(): Store {
  return storeOf({ site: FACTS, tables: TABLES });
}

/** What the tiny wiki says of titles. */
export function tinySite(): Site {
  return siteOf(FACTS);
}

/** A module of nothing but parameters, and how it is asked; what is left out is as nobody would say it. */
export function askedOf(
  args: Readonly<Record<string, unknown>>,
  more: Partial<ModuleCall> = {},
): ModuleCall {
  const store = more.store ?? tinyStore();
  return {
    module: MODULE,
    args,
    asGenerator: false,
    wire: wireParams({}),
    main: {},
    query: {},
    pages: NO_PAGES,
    caller: anonymous(store),
    store,
    ...more,
  };
}

const ANY: ParamDescriptor = { type: "string" };

const MODULE: AnyModule = {
  name: "colours",
  path: "query+colours",
  group: "list",
  prefix: "co",
  select: { action: "query", list: "colours" },
  generator: true,
  params: { name: ANY, from: ANY, continue: ANY },
};
