import { backlinksOf } from "../modules/lists/backlinks.js";
import { queryPage } from "../modules/lists/query-page.js";
import { prefixSearch, search } from "../modules/lists/search.js";
import { users } from "../modules/lists/users.js";
import {
  authManagerInfo,
  codexIcons,
  fileRepos,
  languageInfo,
  tokens,
} from "../modules/meta/facts.js";
import { messages } from "../modules/meta/messages.js";
import { siteInfo } from "../modules/meta/site-info.js";
import { userInfo } from "../modules/meta/user-info.js";
import { contributors } from "../modules/properties/contributors.js";
import { imageInfo } from "../modules/properties/image-info.js";
import { pageInfo } from "../modules/properties/page-info.js";
import { pageprops } from "../modules/properties/pageprops.js";
import { stashedFileInfo, stashedFiles } from "../modules/properties/stash.js";
import { has, refuseMix } from "../select/request-condition.js";
import type { Selections } from "../select/selection.js";

/** Query modules that functions implement instead of tables. */
export const customModules: Selections = {
  allmessages: { run: messages },
  authmanagerinfo: { run: authManagerInfo },
  backlinks: { run: backlinksOf("pagelinks") },
  codexicons: { run: codexIcons },
  contributors: {
    anyValue: ["group", "excludegroup", "rights", "excluderights"],
    run: contributors,
  },
  embeddedin: { run: backlinksOf("templatelinks") },
  filerepoinfo: { run: fileRepos },
  imageinfo: { run: imageInfo },
  imageusage: { run: backlinksOf("imagelinks") },
  info: {
    run: pageInfo,
    refuse: [
      refuseMix(
        "preloadcontent and editintro take one page and one revision.",
        has("prop", "preloadcontent", "editintro"),
        ({ pages }) => pages.titles().length > 1 || pages.revids.length > 1,
      ),
    ],
  },
  languageinfo: { run: languageInfo },
  mystashedfiles: { run: stashedFiles },
  pageprops: { run: pageprops },
  prefixsearch: { run: prefixSearch },
  querypage: { run: queryPage },
  search: { run: search },
  // Newer wikis have more facts than the shipped catalogue.
  siteinfo: { run: siteInfo, anyValue: ["prop"] },
  // The server checks first whether the caller is logged in.
  stashimageinfo: { run: stashedFileInfo, refuse: [] },
  tokens: { run: tokens },
  userinfo: { run: userInfo },
  users: { run: users },
};
