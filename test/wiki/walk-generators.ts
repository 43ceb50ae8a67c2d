import * as api from "../../generated/paraminfo/index.js";
import type { GeneratorPart } from "../../templates/runtime/request/query-types.js";
import { pagesOf } from "../../templates/runtime/client/pages-of.js";
import type { PagesOptions } from "../../templates/runtime/client/pages-of.js";
import type { Scope, Walk } from "./walk.ts";

/** A generator, and the pages that it starts from if it needs some. */
interface Source {
  readonly generator: GeneratorPart;
  readonly titles?: readonly string[];
}

const ARTICLES = ["Anemone", "Bluebell", "Decorated", "Alpine Bluebell", "Edelweiss"] as const;

/** Every module that can be a generator, in the wiki with the first content. */
const SOURCES: Readonly<Record<string, (scope: Scope) => Source>> = {
  allcategories: ({ limit }) => ({ generator: api.allcategories({ limit }) }),
  alldeletedrevisions: ({ limit, few }) => ({
    generator: api.alldeletedrevisions({
      limit,
      generatetitles: true,
      ...few({ namespace: [1, 2] }),
    }),
  }),
  allfileusages: ({ limit, few }) => ({
    generator: api.allfileusages({ limit, ...few({ to: "D" }) }),
  }),
  allimages: ({ limit }) => ({ generator: api.allimages({ limit }) }),
  alllinks: ({ limit, few }) => ({
    generator: api.alllinks({ limit, ...few({ to: "Alpine C" }) }),
  }),
  allpages: ({ limit, few }) => ({
    generator: api.allpages({ limit, ...few({ to: "Alpine Z" }) }),
  }),
  allredirects: ({ limit }) => ({ generator: api.allredirects({ limit }) }),
  allrevisions: ({ limit, few }) => ({
    generator: api.allrevisions({ limit, ...few({ namespace: [10, 12, 14] }) }),
  }),
  alltransclusions: ({ limit, few }) => ({
    generator: api.alltransclusions({ limit, ...few({ from: "B", to: "Do" }) }),
  }),
  backlinks: ({ limit, few }) => ({
    generator: api.backlinks({ limit, title: "Anemone", ...few({ title: "Bluebell" }) }),
  }),
  categories: ({ limit }) => ({ generator: api.categories({ limit }), titles: ARTICLES }),
  categorymembers: ({ limit, few }) => ({
    generator: api.categorymembers({
      limit,
      title: "Category:Plants",
      ...few({ title: "Category:Herbs" }),
    }),
  }),
  deletedrevisions: ({ limit, pool }) => ({
    generator: api.deletedrevisions({ limit }),
    titles: pool.deleted.slice(0, 5),
  }),
  duplicatefiles: ({ limit, pool }) => ({
    generator: api.duplicatefiles({ limit }),
    titles: pool.file.slice(0, 50),
  }),
  embeddedin: ({ limit, few }) => ({
    generator: api.embeddedin({
      limit,
      title: "Template:Note",
      ...few({ title: "Template:Box", namespace: 0 }),
    }),
  }),
  exturlusage: ({ limit, few }) => ({
    generator: api.exturlusage({ limit, ...few({ query: "flora.example" }) }),
  }),
  fileusage: ({ limit, pool }) => ({
    generator: api.fileusage({ limit }),
    titles: pool.file.slice(0, 50),
  }),
  images: ({ limit }) => ({ generator: api.images({ limit }), titles: ARTICLES }),
  imageusage: ({ limit }) => ({ generator: api.imageusage({ limit, title: "File:Meadow.png" }) }),
  iwbacklinks: ({ limit, few }) => ({
    generator: api.iwbacklinks({ limit, prefix: "otherwiki", ...few({ prefix: "elsewhere" }) }),
  }),
  langbacklinks: ({ limit }) => ({ generator: api.langbacklinks({ limit }) }),
  links: ({ limit }) => ({ generator: api.links({ limit }), titles: ARTICLES }),
  linkshere: ({ limit, few }) => ({
    generator: api.linkshere({ limit }),
    titles: few({ titles: ["Bluebell", "Edelweiss"] }).titles ?? ARTICLES,
  }),
  pageswithprop: ({ limit }) => ({
    generator: api.pageswithprop({ limit, propname: "displaytitle" }),
  }),
  prefixsearch: ({ limit, few }) => ({
    generator: api.prefixsearch({ limit, search: "A", ...few({ search: "Alp" }) }),
  }),
  protectedtitles: ({ limit }) => ({ generator: api.protectedtitles({ limit }) }),
  querypage: ({ limit, few }) => ({
    generator: api.querypage({ limit, page: "Lonelypages", ...few({ page: "Listredirects" }) }),
  }),
  random: ({ limit, few }) => ({ generator: api.random({ limit, ...few({ namespace: 4 }) }) }),
  recentchanges: ({ limit, few }) => ({
    generator: api.recentchanges({ limit, ...few({ namespace: [10, 12] }) }),
  }),
  redirects: ({ limit }) => ({ generator: api.redirects({ limit }), titles: ARTICLES }),
  revisions: ({ limit }) => ({ generator: api.revisions({ limit }), titles: ["Chronicle"] }),
  search: ({ limit, few }) => ({
    generator: api.search({ limit, search: "leaf", ...few({ search: "Alpine" }) }),
  }),
  templates: ({ limit }) => ({ generator: api.templates({ limit }), titles: ARTICLES }),
  transcludedin: ({ limit, few }) => ({
    generator: api.transcludedin({ limit }),
    titles: few({ titles: ["Template:Box", "Template:B"] }).titles ?? [
      "Template:Box",
      "Template:Note",
    ],
  }),
  watchlist: ({ limit, few }) => ({
    generator: api.watchlist({ limit, ...few({ namespace: [1, 4, 6] }) }),
  }),
  watchlistraw: ({ limit, few }) => ({
    generator: api.watchlistraw({ limit, ...few({ namespace: [10, 12] }) }),
  }),
};

/** Walks of the pages of every generator. */
export function generatorWalks(repeats: PagesOptions["repeats"]): readonly Walk[] {
  return Object.entries(SOURCES).map(([name, source]) => ({
    name: `${name} as generator`,
    module: name,
    rows: (scope) => {
      const { generator, titles } = source(scope);
      const request = api.query([api.info()], { generator, ...(titles && { titles }) });
      return pagesOf(request, scope.send, { repeats });
    },
  }));
}
