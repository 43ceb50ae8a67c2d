import type { Selection } from "../select/selection.js";
import { allcategories } from "./allcategories.js";
import { alldeletedrevisions } from "./alldeletedrevisions.js";
import { allfileusages } from "./allfileusages.js";
import { allimages } from "./allimages.js";
import { alllinks } from "./alllinks.js";
import { allmessages } from "./allmessages.js";
import { allpages } from "./allpages.js";
import { allredirects } from "./allredirects.js";
import { allrevisions } from "./allrevisions.js";
import { alltransclusions } from "./alltransclusions.js";
import { allusers } from "./allusers.js";
import { authmanagerinfo } from "./authmanagerinfo.js";
import { backlinks } from "./backlinks.js";
import { blocks } from "./blocks.js";
import { categories } from "./categories.js";
import { categoryinfo } from "./categoryinfo.js";
import { categorymembers } from "./categorymembers.js";
import { codexicons } from "./codexicons.js";
import { contributors } from "./contributors.js";
import { deletedrevisions } from "./deletedrevisions.js";
import { deletedrevs } from "./deletedrevs.js";
import { duplicatefiles } from "./duplicatefiles.js";
import { embeddedin } from "./embeddedin.js";
import { extlinks } from "./extlinks.js";
import { exturlusage } from "./exturlusage.js";
import { filearchive } from "./filearchive.js";
import { filerepoinfo } from "./filerepoinfo.js";
import { fileusage } from "./fileusage.js";
import { imageinfo } from "./imageinfo.js";
import { images } from "./images.js";
import { imageusage } from "./imageusage.js";
import { info } from "./info.js";
import { iwbacklinks } from "./iwbacklinks.js";
import { iwlinks } from "./iwlinks.js";
import { langbacklinks } from "./langbacklinks.js";
import { langlinks } from "./langlinks.js";
import { languageinfo } from "./languageinfo.js";
import { links } from "./links.js";
import { linkshere } from "./linkshere.js";
import { logevents } from "./logevents.js";
import { mystashedfiles } from "./mystashedfiles.js";
import { pagepropnames } from "./pagepropnames.js";
import { pageprops } from "./pageprops.js";
import { pageswithprop } from "./pageswithprop.js";
import { prefixsearch } from "./prefixsearch.js";
import { protectedtitles } from "./protectedtitles.js";
import { querypage } from "./querypage.js";
import { random } from "./random.js";
import { recentchanges } from "./recentchanges.js";
import { redirects } from "./redirects.js";
import { revisions } from "./revisions.js";
import { search } from "./search.js";
import { siteinfo } from "./siteinfo.js";
import { stashimageinfo } from "./stashimageinfo.js";
import { tags } from "./tags.js";
import { templates } from "./templates.js";
import { tokens } from "./tokens.js";
import { transcludedin } from "./transcludedin.js";
import { usercontribs } from "./usercontribs.js";
import { userinfo } from "./userinfo.js";
import { users } from "./users.js";
import { watchlist } from "./watchlist.js";
import { watchlistraw } from "./watchlistraw.js";

const ALL: readonly Selection[] = [
  allcategories,
  alldeletedrevisions,
  allfileusages,
  allimages,
  alllinks,
  allmessages,
  allpages,
  allredirects,
  allrevisions,
  alltransclusions,
  allusers,
  authmanagerinfo,
  backlinks,
  blocks,
  categories,
  categoryinfo,
  categorymembers,
  codexicons,
  contributors,
  deletedrevisions,
  deletedrevs,
  duplicatefiles,
  embeddedin,
  extlinks,
  exturlusage,
  filearchive,
  filerepoinfo,
  fileusage,
  imageinfo,
  images,
  imageusage,
  info,
  iwbacklinks,
  iwlinks,
  langbacklinks,
  langlinks,
  languageinfo,
  links,
  linkshere,
  logevents,
  mystashedfiles,
  pagepropnames,
  pageprops,
  pageswithprop,
  prefixsearch,
  protectedtitles,
  querypage,
  random,
  recentchanges,
  redirects,
  revisions,
  search,
  siteinfo,
  stashimageinfo,
  tags,
  templates,
  tokens,
  transcludedin,
  usercontribs,
  userinfo,
  users,
  watchlist,
  watchlistraw,
];

/** The selections of the query modules that the wiki knows, by module path. */
export const selections: ReadonlyMap<string, Selection> = new Map(
  ALL.map((each) => [each.module, each]),
);
