// Generated from spec/paraminfo/catalogue.json by `paramsmith generate`. Do not edit.

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
import type { CatalogueStubData, CatalogueStubOptions, ServiceHandler } from "paramsmith/wiki";
import { allRules, catalogueStub } from "paramsmith/wiki";

/** Options for a stub. */
export interface ParaminfoStubOptions extends CatalogueStubOptions {
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<ParaminfoHandlers> | undefined;
}

/** The learned results of the modules and their descriptions. */
const stub: CatalogueStubData = {
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
  help: {
    main: {
      description: "Selects the action, the response format, and options for every request.",
      manual: "https://www.mediawiki.org/wiki/API:Main_page",
    },
    query: {
      description: "Fetches data about a wiki and its pages with property, list and meta modules.",
      manual: "https://www.mediawiki.org/wiki/API:Query",
    },
    json: {
      description: "Writes the response as JSON.",
      manual: "https://www.mediawiki.org/wiki/API:Data_formats",
    },
    "query+allcategories": {
      description: "Lists the categories of a wiki, including those without a page.",
      manual: "https://www.mediawiki.org/wiki/API:Allcategories",
    },
    "query+alldeletedrevisions": {
      description: "Lists a user's or a wiki's deleted revisions.",
      manual: "https://www.mediawiki.org/wiki/API:Alldeletedrevisions",
    },
    "query+allfileusages": {
      description: "Lists all uses of files on pages, including files that do not exist.",
      manual: "https://www.mediawiki.org/wiki/API:Allfileusages",
    },
    "query+allimages": {
      description: "Lists a wiki's files by name or upload time.",
      manual: "https://www.mediawiki.org/wiki/API:Allimages",
    },
    "query+alllinks": {
      description: "Lists all links between pages that point to a namespace.",
      manual: "https://www.mediawiki.org/wiki/API:Alllinks",
    },
    "query+allmessages": {
      description: "Returns interface messages of the wiki.",
      manual: "https://www.mediawiki.org/wiki/API:Allmessages",
    },
    "query+allpages": {
      description: "Lists the pages in a namespace by title.",
      manual: "https://www.mediawiki.org/wiki/API:Allpages",
    },
    "query+allredirects": {
      description: "Lists all redirects to a namespace.",
      manual: "https://www.mediawiki.org/wiki/API:Allredirects",
    },
    "query+allrevisions": {
      description: "Lists revisions of all pages by time.",
      manual: "https://www.mediawiki.org/wiki/API:Allrevisions",
    },
    "query+alltransclusions": {
      description:
        "Lists all transclusions of pages in a namespace, including pages that do not exist.",
      manual: "https://www.mediawiki.org/wiki/API:Alltransclusions",
    },
    "query+allusers": {
      description: "Lists registered users by name.",
      manual: "https://www.mediawiki.org/wiki/API:Allusers",
    },
    "query+authmanagerinfo": {
      description:
        "Returns the requirements for logging in, creating accounts and changing credentials.",
      manual: "https://www.mediawiki.org/wiki/API:Authmanagerinfo",
    },
    "query+backlinks": {
      description: "Lists the pages that link to a page.",
      manual: "https://www.mediawiki.org/wiki/API:Backlinks",
    },
    "query+blocks": {
      description: "Lists blocked users and IP addresses.",
      manual: "https://www.mediawiki.org/wiki/API:Blocks",
    },
    "query+categories": {
      description: "Lists the categories that pages belong to.",
      manual: "https://www.mediawiki.org/wiki/API:Categories",
    },
    "query+categoryinfo": {
      description: "Returns the number of pages, files and subcategories of each given category.",
      manual: "https://www.mediawiki.org/wiki/API:Categoryinfo",
    },
    "query+categorymembers": {
      description: "Lists the pages, files and subcategories in a category.",
      manual: "https://www.mediawiki.org/wiki/API:Categorymembers",
    },
    "query+codexicons": {
      description: "Returns icons of the Codex design system.",
      manual: "https://www.mediawiki.org/wiki/API:CodexIcons",
    },
    "query+contributors": {
      description:
        "Lists the users who edited pages, and counts contributors who were not logged in.",
      manual: "https://www.mediawiki.org/wiki/API:Contributors",
    },
    "query+deletedrevisions": {
      description: "Returns the deleted revisions of pages, or individual deleted revisions.",
      manual: "https://www.mediawiki.org/wiki/API:Deletedrevisions",
    },
    "query+deletedrevs": {
      description: "Lists deleted revisions by page, by user or by namespace.",
      manual: "https://www.mediawiki.org/wiki/API:Deletedrevs",
    },
    "query+duplicatefiles": {
      description: "Lists files with the same content (SHA-1 hash) as the given files.",
      manual: "https://www.mediawiki.org/wiki/API:Duplicatefiles",
    },
    "query+embeddedin": {
      description: "Lists the pages that transclude a page.",
      manual: "https://www.mediawiki.org/wiki/API:Embeddedin",
    },
    "query+extlinks": {
      description: "Lists the external links on pages.",
      manual: "https://www.mediawiki.org/wiki/API:Extlinks",
    },
    "query+exturlusage": {
      description: "Lists the pages that contain a given external link.",
      manual: "https://www.mediawiki.org/wiki/API:Exturlusage",
    },
    "query+filearchive": {
      description: "Lists deleted files by name.",
      manual: "https://www.mediawiki.org/wiki/API:Filearchive",
    },
    "query+filerepoinfo": {
      description: "Returns the file repositories of the wiki.",
      manual: "https://www.mediawiki.org/wiki/API:Filerepoinfo",
    },
    "query+fileusage": {
      description: "Lists the pages that use the given files.",
      manual: "https://www.mediawiki.org/wiki/API:Fileusage",
    },
    "query+imageinfo": {
      description: "Returns information about files and their earlier versions.",
      manual: "https://www.mediawiki.org/wiki/API:Imageinfo",
    },
    "query+images": {
      description: "Lists the files that pages use.",
      manual: "https://www.mediawiki.org/wiki/API:Images",
    },
    "query+imageusage": {
      description: "Lists the pages that use a file.",
      manual: "https://www.mediawiki.org/wiki/API:Imageusage",
    },
    "query+info": {
      description:
        "Returns basic information about pages: length, latest revision, language, protection and more.",
      manual: "https://www.mediawiki.org/wiki/API:Info",
    },
    "query+iwbacklinks": {
      description: "Lists the pages that contain a given interwiki link.",
      manual: "https://www.mediawiki.org/wiki/API:Iwbacklinks",
    },
    "query+iwlinks": {
      description: "Lists the interwiki links on pages.",
      manual: "https://www.mediawiki.org/wiki/API:Iwlinks",
    },
    "query+langbacklinks": {
      description: "Lists the pages that contain a given language link.",
      manual: "https://www.mediawiki.org/wiki/API:Langbacklinks",
    },
    "query+langlinks": {
      description: "Lists the links of pages to the same subject in other languages.",
      manual: "https://www.mediawiki.org/wiki/API:Langlinks",
    },
    "query+languageinfo": {
      description: "Returns information about the languages that MediaWiki knows.",
      manual: "https://www.mediawiki.org/wiki/API:Languageinfo",
    },
    "query+links": {
      description: "Lists the pages that pages link to.",
      manual: "https://www.mediawiki.org/wiki/API:Links",
    },
    "query+linkshere": {
      description: "Lists the pages with links to the given pages.",
      manual: "https://www.mediawiki.org/wiki/API:Linkshere",
    },
    "query+logevents": {
      description: "Lists log entries.",
      manual: "https://www.mediawiki.org/wiki/API:Logevents",
    },
    "query+mystashedfiles": {
      description: "Lists the files that the current user has stashed.",
      manual: "https://www.mediawiki.org/wiki/API:Mystashedfiles",
    },
    "query+pagepropnames": {
      description: "Lists the names of the page properties that the wiki's pages use.",
      manual: "https://www.mediawiki.org/wiki/API:Pagepropnames",
    },
    "query+pageprops": {
      description:
        "Returns properties that are set in the content of pages, such as `displaytitle`.",
      manual: "https://www.mediawiki.org/wiki/API:Pageprops",
    },
    "query+pageswithprop": {
      description: "Lists the pages that use a page property.",
      manual: "https://www.mediawiki.org/wiki/API:Pageswithprop",
    },
    "query+prefixsearch": {
      description: "Suggests pages whose titles begin with the given text, like a search box.",
      manual: "https://www.mediawiki.org/wiki/API:Prefixsearch",
    },
    "query+protectedtitles": {
      description: "Lists titles that are protected from creation.",
      manual: "https://www.mediawiki.org/wiki/API:Protectedtitles",
    },
    "query+querypage": {
      description: "Returns the list on a special page, such as pages without incoming links.",
      manual: "https://www.mediawiki.org/wiki/API:Querypage",
    },
    "query+random": {
      description: "Returns random pages.",
      manual: "https://www.mediawiki.org/wiki/API:Random",
    },
    "query+recentchanges": {
      description: "Lists recent changes on the wiki.",
      manual: "https://www.mediawiki.org/wiki/API:Recentchanges",
    },
    "query+redirects": {
      description: "Lists the redirects to the given pages.",
      manual: "https://www.mediawiki.org/wiki/API:Redirects",
    },
    "query+revisions": {
      description:
        "Returns revisions: the latest revision of each page, the history of one page, or individual revisions.",
      manual: "https://www.mediawiki.org/wiki/API:Revisions",
    },
    "query+search": {
      description: "Searches pages by text or title.",
      manual: "https://www.mediawiki.org/wiki/API:Search",
    },
    "query+siteinfo": {
      description:
        "Returns information about the wiki: its name, version, namespaces, extensions and more.",
      manual: "https://www.mediawiki.org/wiki/API:Siteinfo",
    },
    "query+stashimageinfo": {
      description: "Returns information about files in the upload stash.",
      manual: "https://www.mediawiki.org/wiki/API:Stashimageinfo",
    },
    "query+tags": {
      description: "Lists change tags.",
      manual: "https://www.mediawiki.org/wiki/API:Tags",
    },
    "query+templates": {
      description: "Lists the pages that pages transclude.",
      manual: "https://www.mediawiki.org/wiki/API:Templates",
    },
    "query+tokens": {
      description: "Returns tokens for actions that change data.",
      manual: "https://www.mediawiki.org/wiki/API:Tokens",
    },
    "query+transcludedin": {
      description: "Lists the pages that transclude the given pages.",
      manual: "https://www.mediawiki.org/wiki/API:Transcludedin",
    },
    "query+usercontribs": {
      description: "Lists users' edits.",
      manual: "https://www.mediawiki.org/wiki/API:Usercontribs",
    },
    "query+userinfo": {
      description: "Returns information about the current user.",
      manual: "https://www.mediawiki.org/wiki/API:Userinfo",
    },
    "query+users": {
      description: "Returns information about the given users.",
      manual: "https://www.mediawiki.org/wiki/API:Users",
    },
    "query+watchlist": {
      description: "Lists recent changes to the pages on the current user's watchlist.",
      manual: "https://www.mediawiki.org/wiki/API:Watchlist",
    },
    "query+watchlistraw": {
      description: "Lists the pages on the current user's watchlist.",
      manual: "https://www.mediawiki.org/wiki/API:Watchlistraw",
    },
  },
};

/** Creates a service that responds with a wiki's data. Handlers replace its responses. */
export function createParaminfoStub(options?: ParaminfoStubOptions): ServiceHandler {
  return catalogueStub(paraminfoApi, allRules, stub, options);
}

export { createWiki, sampleWiki } from "paramsmith/wiki";
export type { Wiki, WikiData } from "paramsmith/wiki";
