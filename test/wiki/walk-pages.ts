import * as api from "../../generated/paraminfo/index.js";
import { pageWalks } from "./walk.ts";
import type { Scope, Walk } from "./walk.ts";

/** The pages that modules tell about: articles, or few of them. */
function articles({ few }: Scope) {
  return { generator: api.allpages({ limit: "max", ...few({ to: "Alpine D" }) }) };
}

function files({ few }: Scope) {
  return { generator: api.allimages({ limit: "max", ...few({ from: "Leaf", to: "Pf" }) }) };
}

function targets({ few }: Scope) {
  return { generator: api.allpages({ limit: "max", ...few({ from: "Bluebell", to: "Crocus" }) }) };
}

/** Walks of every module that tells about pages, in the wiki with the first content. */
export const PAGE_WALKS: readonly Walk[] = pageWalks({
  categories: (scope) =>
    api.query(
      [api.categories({ limit: scope.limit, prop: ["sortkey", "hidden"] })],
      articles(scope),
    ),
  categoryinfo: ({ limit }) =>
    api.query([api.categoryinfo()], { generator: api.allcategories({ limit }) }),
  contributors: (scope) => api.query([api.contributors({ limit: scope.limit })], articles(scope)),
  "contributors of one page": ({ limit }) =>
    api.query([api.contributors({ limit })], { titles: ["Chronicle", "Anemone", "Main Page"] }),
  deletedrevisions: ({ limit, pool }) =>
    api.query([api.deletedrevisions({ limit, prop: ["ids", "user", "timestamp"] })], {
      titles: pool.deleted.slice(0, 5),
    }),
  "deletedrevisions of one page": ({ limit }) =>
    api.query([api.deletedrevisions({ limit, dir: "newer" })], { titles: "Deleted 2" }),
  duplicatefiles: ({ limit }) =>
    api.query([api.duplicatefiles({ limit })], { generator: api.allimages({ limit: "max" }) }),
  extlinks: (scope) => api.query([api.extlinks({ limit: scope.limit })], articles(scope)),
  fileusage: (scope) => api.query([api.fileusage({ limit: scope.limit })], files(scope)),
  imageinfo: (scope) =>
    api.query(
      [api.imageinfo({ limit: scope.limit, prop: ["timestamp", "user", "sha1", "size"] })],
      files(scope),
    ),
  "imageinfo of one file": ({ limit }) =>
    api.query([api.imageinfo({ limit })], { titles: "File:Meadow.png" }),
  images: (scope) => api.query([api.images({ limit: scope.limit })], articles(scope)),
  info: ({ limit, few }) =>
    api.query([api.info({ prop: ["protection", "url", "watched", "displaytitle"] })], {
      generator: api.allpages({ limit, ...few({ to: "Alpine Z" }) }),
    }),
  iwlinks: (scope) =>
    api.query([api.iwlinks({ limit: scope.limit, prop: "url" })], articles(scope)),
  langlinks: (scope) =>
    api.query([api.langlinks({ limit: scope.limit, prop: ["url", "autonym"] })], articles(scope)),
  links: (scope) => api.query([api.links({ limit: scope.limit })], articles(scope)),
  "links descending": (scope) =>
    api.query(
      [api.links({ limit: scope.limit, dir: "descending", namespace: [0, 4] })],
      articles(scope),
    ),
  linkshere: (scope) => api.query([api.linkshere({ limit: scope.limit })], targets(scope)),
  pageprops: ({ limit, few }) =>
    api.query([api.pageprops()], {
      generator: api.allpages({ limit, ...few({ to: "Alpine Z" }) }),
    }),
  redirects: (scope) => api.query([api.redirects({ limit: scope.limit })], targets(scope)),
  revisions: ({ limit, few }) =>
    api.query([api.revisions({ prop: ["ids", "timestamp", "user", "content"], slots: "main" })], {
      generator: api.allpages({ limit, ...few({ to: "Alpine Z" }) }),
    }),
  "revisions of one page": ({ limit }) =>
    api.query([api.revisions({ limit, prop: ["ids", "timestamp", "comment"] })], {
      titles: "Chronicle",
    }),
  templates: (scope) => api.query([api.templates({ limit: scope.limit })], articles(scope)),
  transcludedin: ({ limit, few }) =>
    api.query([api.transcludedin({ limit })], {
      generator: api.allpages({ limit: "max", namespace: 10, ...few({ to: "D" }) }),
    }),
});
