// Query modules of the stub that no selection describes.

import type { CustomModule } from "../call/module-response.js";
import { siteInfo } from "./meta/site-info.js";
import { userInfo } from "./meta/user-info.js";
import { authManagerInfo, codexIcons, fileRepos, languageInfo, tokens } from "./meta/facts.js";
import { messages } from "./meta/messages.js";
import { queryPage } from "./lists/query-page.js";
import { prefixSearch, search } from "./lists/search.js";
import { stashedFileInfo, stashedFiles } from "./properties/stash.js";
import { imageInfo } from "./properties/image-info.js";
import { backlinksOf } from "./lists/backlinks.js";
import { contributors } from "./properties/contributors.js";
import { pageprops } from "./properties/pageprops.js";
import { pageInfo } from "./properties/page-info.js";
import { users } from "./lists/users.js";

/** Modules that no table describes, by their names in selections. */
export const customModules = {
  backlinks: backlinksOf("pagelinks"),
  embeddedin: backlinksOf("templatelinks"),
  imageusage: backlinksOf("imagelinks"),
  pageprops,

  "page info": pageInfo,
  "site info": siteInfo,
  "user info": userInfo,
  tokens,
  "language info": languageInfo,
  "file repositories": fileRepos,
  authentication: authManagerInfo,
  icons: codexIcons,
  messages,
  "query page": queryPage,
  search,
  "prefix search": prefixSearch,
  "stashed files": stashedFiles,
  "stashed file info": stashedFileInfo,
  "image info": imageInfo,
  contributors,
  users,
} satisfies Readonly<Record<string, CustomModule>>;
