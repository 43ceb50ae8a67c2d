import * as api from "../../generated/paraminfo/index.js";
import { enumValues } from "./enum-values.ts";
import { listWalks } from "./walk.ts";
import type { Scope, Walk } from "./walk.ts";

const REVISION = ["ids", "timestamp", "user", "comment", "size", "tags", "flags"] as const;

/** Walks of every list with a `limit`, in the wiki with the first content. */
export const LIST_WALKS: readonly Walk[] = listWalks({
  allcategories: ({ limit }) => api.allcategories({ limit, prop: ["size", "hidden"] }),
  alldeletedrevisions: ({ limit, few }) =>
    api.alldeletedrevisions({ limit, prop: REVISION, ...few({ namespace: [2, 14] }) }),
  "alldeletedrevisions newer": ({ limit, few }) =>
    api.alldeletedrevisions({ limit, dir: "newer", ...few({ namespace: [1, 2] }) }),
  allfileusages: ({ limit, few }) =>
    api.allfileusages({ limit, prop: ["ids", "title"], ...few({ to: "D" }) }),
  "allfileusages unique": ({ limit }) => api.allfileusages({ limit, unique: true }),
  allimages: ({ limit }) => api.allimages({ limit, prop: ["timestamp", "size", "sha1"] }),
  "allimages timestamp": ({ limit }) => api.allimages({ limit, sort: "timestamp", dir: "older" }),
  alllinks: ({ limit, few }) =>
    api.alllinks({ limit, prop: ["ids", "title"], ...few({ to: "Alpine C" }) }),
  "alllinks descending": ({ limit, few }) =>
    api.alllinks({ limit, dir: "descending", ...few({ to: "Alpine C" }) }),
  "alllinks unique": ({ limit, few }) => api.alllinks({ limit, unique: true, ...few({ to: "C" }) }),
  allpages: ({ limit, few }) => api.allpages({ limit, ...few({ to: "Alpine Z" }) }),
  "allpages protected": ({ limit }) =>
    api.allpages({ limit, prtype: ["edit", "move"], dir: "descending" }),
  allredirects: ({ limit }) =>
    api.allredirects({ limit, prop: ["ids", "title", "fragment", "interwiki"] }),
  allrevisions: ({ limit, few }) =>
    api.allrevisions({ limit, prop: REVISION, ...few({ namespace: [10, 12, 14] }) }),
  alltransclusions: ({ limit, few }) =>
    api.alltransclusions({ limit, prop: ["ids", "title"], ...few({ to: "Do" }) }),
  "alltransclusions from a title": ({ limit }) =>
    api.alltransclusions({ limit, prop: ["ids", "title"], from: "Box", to: "Do" }),
  "alltransclusions unique": ({ limit }) => api.alltransclusions({ limit, unique: true }),
  allusers: ({ limit }) => api.allusers({ limit, prop: ["groups", "editcount", "registration"] }),
  "allusers active": ({ limit }) => api.allusers({ limit, activeusers: true, prop: "blockinfo" }),
  backlinks: ({ limit, few }) =>
    api.backlinks({ limit, title: "Anemone", ...few({ title: "Bluebell" }) }),
  "backlinks redirect": ({ limit, few }) =>
    api.backlinks({ limit, title: "Anemone", redirect: true, ...few({ title: "Daffodil" }) }),
  blocks: ({ limit }) => api.blocks({ limit, prop: ["id", "user", "by", "flags", "restrictions"] }),
  categorymembers: ({ limit, few }) =>
    api.categorymembers({
      limit,
      title: "Category:Plants",
      prop: ["ids", "title", "type", "sortkey", "timestamp"],
      ...few({ title: "Category:Herbs" }),
    }),
  "categorymembers from a sort key": ({ limit }) =>
    api.categorymembers({ limit, title: "Category:Plants", startsortkeyprefix: "S" }),
  "categorymembers timestamp": ({ limit, few }) =>
    api.categorymembers({
      limit,
      title: "Category:Plants",
      sort: "timestamp",
      ...few({ title: "Category:Never described" }),
    }),
  deletedrevs: ({ limit, few }) =>
    api.deletedrevs({ limit, prop: ["revid", "user", "len"], ...few({ from: "Deleted 8" }) }),
  embeddedin: ({ limit, few }) =>
    api.embeddedin({
      limit,
      title: "Template:Note",
      ...few({ title: "Template:Box", namespace: 0 }),
    }),
  exturlusage: ({ limit, few }) =>
    api.exturlusage({ limit, prop: ["ids", "title", "url"], ...few({ query: "flora.example" }) }),
  filearchive: ({ limit }) => api.filearchive({ limit, prop: ["sha1", "timestamp", "size"] }),
  imageusage: ({ limit }) => api.imageusage({ limit, title: "File:Meadow.png" }),
  "imageusage redirect": ({ limit }) =>
    api.imageusage({ limit, title: "File:Meadow.png", redirect: true }),
  iwbacklinks: ({ limit, few }) =>
    api.iwbacklinks({
      limit,
      prefix: "otherwiki",
      prop: ["iwprefix", "iwtitle"],
      ...few({ prefix: "elsewhere" }),
    }),
  langbacklinks: ({ limit, few }) =>
    api.langbacklinks({ limit, prop: ["lllang", "lltitle"], ...few({ lang: "fr" }) }),
  logevents: ({ limit, few }) =>
    api.logevents({
      limit,
      prop: ["ids", "title", "type", "user", "timestamp"],
      ...few({ type: "delete" }),
    }),
  mystashedfiles: ({ limit }) => api.mystashedfiles({ limit, prop: ["size", "type"] }),
  pagepropnames: ({ limit }) => api.pagepropnames({ limit }),
  pageswithprop: ({ limit }) =>
    api.pageswithprop({ limit, propname: "displaytitle", prop: ["ids", "title", "value"] }),
  prefixsearch: ({ limit, few }) =>
    api.prefixsearch({ limit, search: "A", ...few({ search: "Alp" }) }),
  protectedtitles: ({ limit }) =>
    api.protectedtitles({ limit, prop: ["timestamp", "user", "level", "expiry"] }),
  random: ({ limit, few }) => api.random({ limit, ...few({ namespace: 4 }) }),
  recentchanges: ({ limit, few }) =>
    api.recentchanges({
      limit,
      prop: ["ids", "title", "user", "timestamp", "sizes", "flags", "tags"],
      ...few({ namespace: [10, 12] }),
    }),
  search: ({ limit, few }) => api.search({ limit, search: "leaf", ...few({ search: "Alpine" }) }),
  "search title": ({ limit }) => api.search({ limit, search: "Short", what: "title" }),
  tags: ({ limit }) => api.tags({ limit, prop: ["displayname", "hitcount", "active", "source"] }),
  usercontribs: ({ limit, few }) =>
    api.usercontribs({ limit, user: "Admin", ...few({ user: "Fern" }) }),
  "usercontribs of several": ({ limit, few }) =>
    api.usercontribs({
      limit,
      user: ["Amber", "Clover", "Élodie"],
      ...few({ namespace: [1, 2, 10] }),
    }),
  watchlist: ({ limit, few }) =>
    api.watchlist({
      limit,
      prop: ["ids", "title", "user", "timestamp"],
      ...few({ namespace: [1, 4, 6] }),
    }),
  "watchlist allrev": ({ limit, few }) =>
    api.watchlist({ limit, allrev: true, ...few({ namespace: [1, 4, 6] }) }),
  watchlistraw: ({ limit, few }) =>
    api.watchlistraw({ limit, prop: "changed", ...few({ namespace: [10, 12] }) }),
  ...Object.fromEntries(
    enumValues(api.querypageModule, "page").map((page) => [`querypage ${page}`, queryPage(page)]),
  ),
});

/** Query pages that list nearly every page. */
const LONG: ReadonlySet<string> = new Set([
  "Ancientpages",
  "Fewestrevisions",
  "Longpages",
  "Mostrevisions",
  "Shortpages",
]);

function queryPage(page: api.QuerypageParams["page"]) {
  return ({ limit, few }: Scope) =>
    api.querypage({ limit, page, ...(LONG.has(page) && few({ offset: 180 })) });
}
