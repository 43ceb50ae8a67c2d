// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { OwnModule } from "../module-answer.js";
import { siteInfo } from "./site-info.js";
import { userInfo } from "./user-info.js";
import { tokens } from "./tokens.js";
import { languageInfo } from "./language-info.js";
import { fileRepos } from "./file-repos.js";
import { authManagerInfo } from "./auth-manager-info.js";
import { codexIcons } from "./codex-icons.js";
import { messages } from "./messages.js";
import { queryPage } from "./query-page.js";
import { prefixSearch, search } from "./search.js";
import { randomPages } from "./random-pages.js";
import { stashedFileInfo, stashedFiles } from "./stash.js";
import { duplicateFiles } from "./duplicate-files.js";
import { imageInfo } from "./image-info.js";
import { backlinksOf } from "./backlinks.js";
import { contributors } from "./contributors.js";
import { pageprops } from "./pageprops.js";
import { pageInfo } from "./page-info.js";
import { users } from "./users.js";

/** The modules that no table explains, by the name that their selection gives. */
export const ownModules: Readonly<Record<string, OwnModule>> = {
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
  "random pages": randomPages,
  "stashed files": stashedFiles,
  "stashed file info": stashedFileInfo,
  "duplicate files": duplicateFiles,
  "image info": imageInfo,
  contributors,
  users,
};
