// Query modules that no table describes: a function implements each.

import { allmessagesModule } from "../../../generated/paraminfo/allmessages.js";
import { authmanagerinfoModule } from "../../../generated/paraminfo/authmanagerinfo.js";
import { backlinksModule } from "../../../generated/paraminfo/backlinks.js";
import { codexiconsModule } from "../../../generated/paraminfo/codexicons.js";
import { contributorsModule } from "../../../generated/paraminfo/contributors.js";
import { embeddedinModule } from "../../../generated/paraminfo/embeddedin.js";
import { filerepoinfoModule } from "../../../generated/paraminfo/filerepoinfo.js";
import { imageinfoModule } from "../../../generated/paraminfo/imageinfo.js";
import { imageusageModule } from "../../../generated/paraminfo/imageusage.js";
import { infoModule } from "../../../generated/paraminfo/info.js";
import { languageinfoModule } from "../../../generated/paraminfo/languageinfo.js";
import { mystashedfilesModule } from "../../../generated/paraminfo/mystashedfiles.js";
import { pagepropsModule } from "../../../generated/paraminfo/pageprops.js";
import { prefixsearchModule } from "../../../generated/paraminfo/prefixsearch.js";
import { querypageModule } from "../../../generated/paraminfo/querypage.js";
import { searchModule } from "../../../generated/paraminfo/search.js";
import { siteinfoModule } from "../../../generated/paraminfo/siteinfo.js";
import { stashimageinfoModule } from "../../../generated/paraminfo/stashimageinfo.js";
import { tokensModule } from "../../../generated/paraminfo/tokens.js";
import { userinfoModule } from "../../../generated/paraminfo/userinfo.js";
import { usersModule } from "../../../generated/paraminfo/users.js";
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
import type { AnyModule } from "../../runtime/model/descriptor.js";
import type { CustomSelection } from "../select/selection.js";
import { exclusive } from "./parts.js";

/** The query modules with a function. */
export const customModules: readonly CustomSelection[] = [
  { kind: "own", module: allmessagesModule, run: messages },
  { kind: "own", module: authmanagerinfoModule, run: authManagerInfo },
  { kind: "own", module: backlinksModule, run: backlinksOf("pagelinks") },
  { kind: "own", module: codexiconsModule, run: codexIcons },
  {
    kind: "own",
    module: contributorsModule,
    anyValue: ["group", "excludegroup", "rights", "excluderights"],
    run: contributors,
    refuse: exclusive("group", "excludegroup", "rights", "excluderights"),
  },
  { kind: "own", module: embeddedinModule, run: backlinksOf("templatelinks") },
  { kind: "own", module: filerepoinfoModule, run: fileRepos },
  { kind: "own", module: imageinfoModule, run: imageInfo },
  { kind: "own", module: imageusageModule, run: backlinksOf("imagelinks") },
  {
    kind: "own",
    module: infoModule,
    run: pageInfo,
    refuse: [
      {
        when: [
          { param: "prop", is: ["preloadcontent", "editintro"] },
          { anyOf: [{ pages: "several" }, { revids: "several live" }] },
        ],
        code: "invalidparammix",
        text: "preloadcontent and editintro take one page and one revision.",
      },
    ],
  },
  { kind: "own", module: languageinfoModule, run: languageInfo },
  { kind: "own", module: mystashedfilesModule, run: stashedFiles },
  { kind: "own", module: pagepropsModule, run: pageprops },
  { kind: "own", module: prefixsearchModule, run: prefixSearch },
  { kind: "own", module: querypageModule, run: queryPage },
  { kind: "own", module: searchModule, run: search },
  { kind: "own", module: withLaterProps(siteinfoModule), run: siteInfo },
  { kind: "own", module: stashimageinfoModule, run: stashedFileInfo },
  { kind: "own", module: tokensModule, run: tokens },
  { kind: "own", module: userinfoModule, run: userInfo },
  {
    kind: "own",
    module: usersModule,
    run: users,
    refuse: exclusive("userids", "users"),
  },
];

/** Wikis newer than the shipped catalogue have these values. */
function withLaterProps(module: AnyModule): AnyModule {
  const { prop } = module.params;
  if (prop?.type !== "enum") return module;
  const later = { ...prop, values: [...prop.values, "copyuploaddomains"] };
  return { ...module, params: { ...module.params, prop: later } };
}
