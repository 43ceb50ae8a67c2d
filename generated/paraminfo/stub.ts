// Generated from spec/paraminfo/catalogue.json by `paramsmith generate`. Do not edit.

import type { ServiceHandler } from "../runtime/http/service.js";
import { allRules } from "../runtime/rules/all.js";
import type { CatalogueStubData } from "../runtime/wiki/server/catalogue-stub.js";
import { catalogueStub } from "../runtime/wiki/server/catalogue-stub.js";
import type { CatalogueStubOptions } from "../runtime/wiki/server/stub-options.js";
import type { ParaminfoHandlers } from "./handlers.js";
import { paraminfoApi } from "./handlers.js";
import { allcategoriesResult } from "./results/allcategories.js";
import { alldeletedrevisionsResult } from "./results/alldeletedrevisions.js";
import { allfileusagesResult } from "./results/allfileusages.js";
import { allimagesResult } from "./results/allimages.js";
import { alllinksResult } from "./results/alllinks.js";
import { allmessagesResult } from "./results/allmessages.js";
import { allpagesResult } from "./results/allpages.js";
import { allredirectsResult } from "./results/allredirects.js";
import { allrevisionsResult } from "./results/allrevisions.js";
import { alltransclusionsResult } from "./results/alltransclusions.js";
import { allusersResult } from "./results/allusers.js";
import { authmanagerinfoResult } from "./results/authmanagerinfo.js";
import { backlinksResult } from "./results/backlinks.js";
import { blocksResult } from "./results/blocks.js";
import { categoriesResult } from "./results/categories.js";
import { categoryinfoResult } from "./results/categoryinfo.js";
import { categorymembersResult } from "./results/categorymembers.js";
import { codexiconsResult } from "./results/codexicons.js";
import { contributorsResult } from "./results/contributors.js";
import { deletedrevisionsResult } from "./results/deletedrevisions.js";
import { deletedrevsResult } from "./results/deletedrevs.js";
import { duplicatefilesResult } from "./results/duplicatefiles.js";
import { embeddedinResult } from "./results/embeddedin.js";
import { extlinksResult } from "./results/extlinks.js";
import { exturlusageResult } from "./results/exturlusage.js";
import { filearchiveResult } from "./results/filearchive.js";
import { filerepoinfoResult } from "./results/filerepoinfo.js";
import { fileusageResult } from "./results/fileusage.js";
import { imageinfoResult } from "./results/imageinfo.js";
import { imagesResult } from "./results/images.js";
import { imageusageResult } from "./results/imageusage.js";
import { infoResult } from "./results/info.js";
import { iwbacklinksResult } from "./results/iwbacklinks.js";
import { iwlinksResult } from "./results/iwlinks.js";
import { langbacklinksResult } from "./results/langbacklinks.js";
import { langlinksResult } from "./results/langlinks.js";
import { languageinfoResult } from "./results/languageinfo.js";
import { linksResult } from "./results/links.js";
import { linkshereResult } from "./results/linkshere.js";
import { logeventsResult } from "./results/logevents.js";
import { mystashedfilesResult } from "./results/mystashedfiles.js";
import { pagepropnamesResult } from "./results/pagepropnames.js";
import { pagepropsResult } from "./results/pageprops.js";
import { pageswithpropResult } from "./results/pageswithprop.js";
import { prefixsearchResult } from "./results/prefixsearch.js";
import { protectedtitlesResult } from "./results/protectedtitles.js";
import { queryResult } from "./results/query.js";
import { querypageResult } from "./results/querypage.js";
import { randomResult } from "./results/random.js";
import { recentchangesResult } from "./results/recentchanges.js";
import { redirectsResult } from "./results/redirects.js";
import { revisionsResult } from "./results/revisions.js";
import { searchResult } from "./results/search.js";
import { siteinfoResult } from "./results/siteinfo.js";
import { stashimageinfoResult } from "./results/stashimageinfo.js";
import { tagsResult } from "./results/tags.js";
import { templatesResult } from "./results/templates.js";
import { tokensResult } from "./results/tokens.js";
import { transcludedinResult } from "./results/transcludedin.js";
import { usercontribsResult } from "./results/usercontribs.js";
import { userinfoResult } from "./results/userinfo.js";
import { usersResult } from "./results/users.js";
import { watchlistResult } from "./results/watchlist.js";
import { watchlistrawResult } from "./results/watchlistraw.js";
import { allcategoriesSelection } from "./selections/allcategories.js";
import { alldeletedrevisionsSelection } from "./selections/alldeletedrevisions.js";
import { allfileusagesSelection } from "./selections/allfileusages.js";
import { allimagesSelection } from "./selections/allimages.js";
import { alllinksSelection } from "./selections/alllinks.js";
import { allmessagesSelection } from "./selections/allmessages.js";
import { allpagesSelection } from "./selections/allpages.js";
import { allredirectsSelection } from "./selections/allredirects.js";
import { allrevisionsSelection } from "./selections/allrevisions.js";
import { alltransclusionsSelection } from "./selections/alltransclusions.js";
import { allusersSelection } from "./selections/allusers.js";
import { authmanagerinfoSelection } from "./selections/authmanagerinfo.js";
import { backlinksSelection } from "./selections/backlinks.js";
import { blocksSelection } from "./selections/blocks.js";
import { categoriesSelection } from "./selections/categories.js";
import { categoryinfoSelection } from "./selections/categoryinfo.js";
import { categorymembersSelection } from "./selections/categorymembers.js";
import { codexiconsSelection } from "./selections/codexicons.js";
import { contributorsSelection } from "./selections/contributors.js";
import { deletedrevisionsSelection } from "./selections/deletedrevisions.js";
import { deletedrevsSelection } from "./selections/deletedrevs.js";
import { duplicatefilesSelection } from "./selections/duplicatefiles.js";
import { embeddedinSelection } from "./selections/embeddedin.js";
import { extlinksSelection } from "./selections/extlinks.js";
import { exturlusageSelection } from "./selections/exturlusage.js";
import { filearchiveSelection } from "./selections/filearchive.js";
import { filerepoinfoSelection } from "./selections/filerepoinfo.js";
import { fileusageSelection } from "./selections/fileusage.js";
import { imageinfoSelection } from "./selections/imageinfo.js";
import { imagesSelection } from "./selections/images.js";
import { imageusageSelection } from "./selections/imageusage.js";
import { infoSelection } from "./selections/info.js";
import { iwbacklinksSelection } from "./selections/iwbacklinks.js";
import { iwlinksSelection } from "./selections/iwlinks.js";
import { langbacklinksSelection } from "./selections/langbacklinks.js";
import { langlinksSelection } from "./selections/langlinks.js";
import { languageinfoSelection } from "./selections/languageinfo.js";
import { linksSelection } from "./selections/links.js";
import { linkshereSelection } from "./selections/linkshere.js";
import { logeventsSelection } from "./selections/logevents.js";
import { mystashedfilesSelection } from "./selections/mystashedfiles.js";
import { pagepropnamesSelection } from "./selections/pagepropnames.js";
import { pagepropsSelection } from "./selections/pageprops.js";
import { pageswithpropSelection } from "./selections/pageswithprop.js";
import { prefixsearchSelection } from "./selections/prefixsearch.js";
import { protectedtitlesSelection } from "./selections/protectedtitles.js";
import { querypageSelection } from "./selections/querypage.js";
import { randomSelection } from "./selections/random.js";
import { recentchangesSelection } from "./selections/recentchanges.js";
import { redirectsSelection } from "./selections/redirects.js";
import { revisionsSelection } from "./selections/revisions.js";
import { searchSelection } from "./selections/search.js";
import { siteinfoSelection } from "./selections/siteinfo.js";
import { stashimageinfoSelection } from "./selections/stashimageinfo.js";
import { tagsSelection } from "./selections/tags.js";
import { templatesSelection } from "./selections/templates.js";
import { tokensSelection } from "./selections/tokens.js";
import { transcludedinSelection } from "./selections/transcludedin.js";
import { usercontribsSelection } from "./selections/usercontribs.js";
import { userinfoSelection } from "./selections/userinfo.js";
import { usersSelection } from "./selections/users.js";
import { watchlistSelection } from "./selections/watchlist.js";
import { watchlistrawSelection } from "./selections/watchlistraw.js";

/** The options of a stub. */
export interface ParaminfoStubOptions extends CatalogueStubOptions {
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<ParaminfoHandlers> | undefined;
}

/** The selections of rows, and the learned results of the modules. */
const stub: CatalogueStubData = {
  selections: [
    allcategoriesSelection,
    alldeletedrevisionsSelection,
    allfileusagesSelection,
    allimagesSelection,
    alllinksSelection,
    allmessagesSelection,
    allpagesSelection,
    allredirectsSelection,
    allrevisionsSelection,
    alltransclusionsSelection,
    allusersSelection,
    authmanagerinfoSelection,
    backlinksSelection,
    blocksSelection,
    categoriesSelection,
    categoryinfoSelection,
    categorymembersSelection,
    codexiconsSelection,
    contributorsSelection,
    deletedrevisionsSelection,
    deletedrevsSelection,
    duplicatefilesSelection,
    embeddedinSelection,
    extlinksSelection,
    exturlusageSelection,
    filearchiveSelection,
    filerepoinfoSelection,
    fileusageSelection,
    imageinfoSelection,
    imagesSelection,
    imageusageSelection,
    infoSelection,
    iwbacklinksSelection,
    iwlinksSelection,
    langbacklinksSelection,
    langlinksSelection,
    languageinfoSelection,
    linksSelection,
    linkshereSelection,
    logeventsSelection,
    mystashedfilesSelection,
    pagepropnamesSelection,
    pagepropsSelection,
    pageswithpropSelection,
    prefixsearchSelection,
    protectedtitlesSelection,
    querypageSelection,
    randomSelection,
    recentchangesSelection,
    redirectsSelection,
    revisionsSelection,
    searchSelection,
    siteinfoSelection,
    stashimageinfoSelection,
    tagsSelection,
    templatesSelection,
    tokensSelection,
    transcludedinSelection,
    usercontribsSelection,
    userinfoSelection,
    usersSelection,
    watchlistSelection,
    watchlistrawSelection,
  ],
  results: [
    queryResult,
    allcategoriesResult,
    alldeletedrevisionsResult,
    allfileusagesResult,
    allimagesResult,
    alllinksResult,
    allmessagesResult,
    allpagesResult,
    allredirectsResult,
    allrevisionsResult,
    alltransclusionsResult,
    allusersResult,
    authmanagerinfoResult,
    backlinksResult,
    blocksResult,
    categoriesResult,
    categoryinfoResult,
    categorymembersResult,
    codexiconsResult,
    contributorsResult,
    deletedrevisionsResult,
    deletedrevsResult,
    duplicatefilesResult,
    embeddedinResult,
    extlinksResult,
    exturlusageResult,
    filearchiveResult,
    filerepoinfoResult,
    fileusageResult,
    imageinfoResult,
    imagesResult,
    imageusageResult,
    infoResult,
    iwbacklinksResult,
    iwlinksResult,
    langbacklinksResult,
    langlinksResult,
    languageinfoResult,
    linksResult,
    linkshereResult,
    logeventsResult,
    mystashedfilesResult,
    pagepropnamesResult,
    pagepropsResult,
    pageswithpropResult,
    prefixsearchResult,
    protectedtitlesResult,
    querypageResult,
    randomResult,
    recentchangesResult,
    redirectsResult,
    revisionsResult,
    searchResult,
    siteinfoResult,
    stashimageinfoResult,
    tagsResult,
    templatesResult,
    tokensResult,
    transcludedinResult,
    usercontribsResult,
    userinfoResult,
    usersResult,
    watchlistResult,
    watchlistrawResult,
  ],
};

/** Creates a service that responds from a wiki. Given handlers replace its responses. */
export function createParaminfoStub(options?: ParaminfoStubOptions): ServiceHandler {
  return catalogueStub(paraminfoApi, allRules, stub, options);
}

export { createWiki } from "../runtime/wiki/seed/create-wiki.js";
export { seededWiki, seededWikiData } from "../runtime/wiki/seed/seeded-wiki.js";
export type { Wiki } from "../runtime/wiki/data/wiki.js";
export type { WikiData } from "../runtime/wiki/data/wiki-data.js";
