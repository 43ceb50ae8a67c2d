// Generated from spec/paraminfo/catalogue.json by `paramsmith generate`. Do not edit.

import type { AnyModule, FetchHandler, HandlerOf } from "paramsmith/server";
import { allRules, catalogueHandler } from "paramsmith/server";
import { allcategoriesModule } from "./allcategories.js";
import { alldeletedrevisionsModule } from "./alldeletedrevisions.js";
import { allfileusagesModule } from "./allfileusages.js";
import { allimagesModule } from "./allimages.js";
import { alllinksModule } from "./alllinks.js";
import { allmessagesModule } from "./allmessages.js";
import { allpagesModule } from "./allpages.js";
import { allredirectsModule } from "./allredirects.js";
import { allrevisionsModule } from "./allrevisions.js";
import { alltransclusionsModule } from "./alltransclusions.js";
import { allusersModule } from "./allusers.js";
import { authmanagerinfoModule } from "./authmanagerinfo.js";
import { backlinksModule } from "./backlinks.js";
import { blocksModule } from "./blocks.js";
import { categoriesModule } from "./categories.js";
import { categoryinfoModule } from "./categoryinfo.js";
import { categorymembersModule } from "./categorymembers.js";
import { codexiconsModule } from "./codexicons.js";
import { contributorsModule } from "./contributors.js";
import { deletedrevisionsModule } from "./deletedrevisions.js";
import { deletedrevsModule } from "./deletedrevs.js";
import { duplicatefilesModule } from "./duplicatefiles.js";
import { embeddedinModule } from "./embeddedin.js";
import { extlinksModule } from "./extlinks.js";
import { exturlusageModule } from "./exturlusage.js";
import { filearchiveModule } from "./filearchive.js";
import { filerepoinfoModule } from "./filerepoinfo.js";
import { fileusageModule } from "./fileusage.js";
import { imageinfoModule } from "./imageinfo.js";
import { imagesModule } from "./images.js";
import { imageusageModule } from "./imageusage.js";
import { infoModule } from "./info.js";
import { iwbacklinksModule } from "./iwbacklinks.js";
import { iwlinksModule } from "./iwlinks.js";
import { jsonModule } from "./json.js";
import { langbacklinksModule } from "./langbacklinks.js";
import { langlinksModule } from "./langlinks.js";
import { languageinfoModule } from "./languageinfo.js";
import { linksModule } from "./links.js";
import { linkshereModule } from "./linkshere.js";
import { logeventsModule } from "./logevents.js";
import { mainModule } from "./main.js";
import { mystashedfilesModule } from "./mystashedfiles.js";
import { pagepropnamesModule } from "./pagepropnames.js";
import { pagepropsModule } from "./pageprops.js";
import { pageswithpropModule } from "./pageswithprop.js";
import { prefixsearchModule } from "./prefixsearch.js";
import { protectedtitlesModule } from "./protectedtitles.js";
import { queryModule } from "./query.js";
import { querypageModule } from "./querypage.js";
import { randomModule } from "./random.js";
import { recentchangesModule } from "./recentchanges.js";
import { redirectsModule } from "./redirects.js";
import { revisionsModule } from "./revisions.js";
import { searchModule } from "./search.js";
import { siteinfoModule } from "./siteinfo.js";
import { stashimageinfoModule } from "./stashimageinfo.js";
import { tagsModule } from "./tags.js";
import { templatesModule } from "./templates.js";
import { tokensModule } from "./tokens.js";
import { transcludedinModule } from "./transcludedin.js";
import { usercontribsModule } from "./usercontribs.js";
import { userinfoModule } from "./userinfo.js";
import { usersModule } from "./users.js";
import { watchlistModule } from "./watchlist.js";
import { watchlistrawModule } from "./watchlistraw.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface ParaminfoHandlers {
  readonly allcategories: HandlerOf<typeof allcategoriesModule>;
  readonly alldeletedrevisions: HandlerOf<typeof alldeletedrevisionsModule>;
  readonly allfileusages: HandlerOf<typeof allfileusagesModule>;
  readonly allimages: HandlerOf<typeof allimagesModule>;
  readonly alllinks: HandlerOf<typeof alllinksModule>;
  readonly allmessages: HandlerOf<typeof allmessagesModule>;
  readonly allpages: HandlerOf<typeof allpagesModule>;
  readonly allredirects: HandlerOf<typeof allredirectsModule>;
  readonly allrevisions: HandlerOf<typeof allrevisionsModule>;
  readonly alltransclusions: HandlerOf<typeof alltransclusionsModule>;
  readonly allusers: HandlerOf<typeof allusersModule>;
  readonly authmanagerinfo: HandlerOf<typeof authmanagerinfoModule>;
  readonly backlinks: HandlerOf<typeof backlinksModule>;
  readonly blocks: HandlerOf<typeof blocksModule>;
  readonly categories: HandlerOf<typeof categoriesModule>;
  readonly categoryinfo: HandlerOf<typeof categoryinfoModule>;
  readonly categorymembers: HandlerOf<typeof categorymembersModule>;
  readonly codexicons: HandlerOf<typeof codexiconsModule>;
  readonly contributors: HandlerOf<typeof contributorsModule>;
  readonly deletedrevisions: HandlerOf<typeof deletedrevisionsModule>;
  readonly deletedrevs: HandlerOf<typeof deletedrevsModule>;
  readonly duplicatefiles: HandlerOf<typeof duplicatefilesModule>;
  readonly embeddedin: HandlerOf<typeof embeddedinModule>;
  readonly extlinks: HandlerOf<typeof extlinksModule>;
  readonly exturlusage: HandlerOf<typeof exturlusageModule>;
  readonly filearchive: HandlerOf<typeof filearchiveModule>;
  readonly filerepoinfo: HandlerOf<typeof filerepoinfoModule>;
  readonly fileusage: HandlerOf<typeof fileusageModule>;
  readonly imageinfo: HandlerOf<typeof imageinfoModule>;
  readonly images: HandlerOf<typeof imagesModule>;
  readonly imageusage: HandlerOf<typeof imageusageModule>;
  readonly info: HandlerOf<typeof infoModule>;
  readonly iwbacklinks: HandlerOf<typeof iwbacklinksModule>;
  readonly iwlinks: HandlerOf<typeof iwlinksModule>;
  readonly langbacklinks: HandlerOf<typeof langbacklinksModule>;
  readonly langlinks: HandlerOf<typeof langlinksModule>;
  readonly languageinfo: HandlerOf<typeof languageinfoModule>;
  readonly links: HandlerOf<typeof linksModule>;
  readonly linkshere: HandlerOf<typeof linkshereModule>;
  readonly logevents: HandlerOf<typeof logeventsModule>;
  readonly mystashedfiles: HandlerOf<typeof mystashedfilesModule>;
  readonly pagepropnames: HandlerOf<typeof pagepropnamesModule>;
  readonly pageprops: HandlerOf<typeof pagepropsModule>;
  readonly pageswithprop: HandlerOf<typeof pageswithpropModule>;
  readonly prefixsearch: HandlerOf<typeof prefixsearchModule>;
  readonly protectedtitles: HandlerOf<typeof protectedtitlesModule>;
  readonly querypage: HandlerOf<typeof querypageModule>;
  readonly random: HandlerOf<typeof randomModule>;
  readonly recentchanges: HandlerOf<typeof recentchangesModule>;
  readonly redirects: HandlerOf<typeof redirectsModule>;
  readonly revisions: HandlerOf<typeof revisionsModule>;
  readonly search: HandlerOf<typeof searchModule>;
  readonly siteinfo: HandlerOf<typeof siteinfoModule>;
  readonly stashimageinfo: HandlerOf<typeof stashimageinfoModule>;
  readonly tags: HandlerOf<typeof tagsModule>;
  readonly templates: HandlerOf<typeof templatesModule>;
  readonly tokens: HandlerOf<typeof tokensModule>;
  readonly transcludedin: HandlerOf<typeof transcludedinModule>;
  readonly usercontribs: HandlerOf<typeof usercontribsModule>;
  readonly userinfo: HandlerOf<typeof userinfoModule>;
  readonly users: HandlerOf<typeof usersModule>;
  readonly watchlist: HandlerOf<typeof watchlistModule>;
  readonly watchlistraw: HandlerOf<typeof watchlistrawModule>;
}

/** The modules by builder name, for parsing requests. */
export const paraminfoApi: Readonly<Record<string, AnyModule>> = {
  main: mainModule,
  query: queryModule,
  json: jsonModule,
  allcategories: allcategoriesModule,
  alldeletedrevisions: alldeletedrevisionsModule,
  allfileusages: allfileusagesModule,
  allimages: allimagesModule,
  alllinks: alllinksModule,
  allmessages: allmessagesModule,
  allpages: allpagesModule,
  allredirects: allredirectsModule,
  allrevisions: allrevisionsModule,
  alltransclusions: alltransclusionsModule,
  allusers: allusersModule,
  authmanagerinfo: authmanagerinfoModule,
  backlinks: backlinksModule,
  blocks: blocksModule,
  categories: categoriesModule,
  categoryinfo: categoryinfoModule,
  categorymembers: categorymembersModule,
  codexicons: codexiconsModule,
  contributors: contributorsModule,
  deletedrevisions: deletedrevisionsModule,
  deletedrevs: deletedrevsModule,
  duplicatefiles: duplicatefilesModule,
  embeddedin: embeddedinModule,
  extlinks: extlinksModule,
  exturlusage: exturlusageModule,
  filearchive: filearchiveModule,
  filerepoinfo: filerepoinfoModule,
  fileusage: fileusageModule,
  imageinfo: imageinfoModule,
  images: imagesModule,
  imageusage: imageusageModule,
  info: infoModule,
  iwbacklinks: iwbacklinksModule,
  iwlinks: iwlinksModule,
  langbacklinks: langbacklinksModule,
  langlinks: langlinksModule,
  languageinfo: languageinfoModule,
  links: linksModule,
  linkshere: linkshereModule,
  logevents: logeventsModule,
  mystashedfiles: mystashedfilesModule,
  pagepropnames: pagepropnamesModule,
  pageprops: pagepropsModule,
  pageswithprop: pageswithpropModule,
  prefixsearch: prefixsearchModule,
  protectedtitles: protectedtitlesModule,
  querypage: querypageModule,
  random: randomModule,
  recentchanges: recentchangesModule,
  redirects: redirectsModule,
  revisions: revisionsModule,
  search: searchModule,
  siteinfo: siteinfoModule,
  stashimageinfo: stashimageinfoModule,
  tags: tagsModule,
  templates: templatesModule,
  tokens: tokensModule,
  transcludedin: transcludedinModule,
  usercontribs: usercontribsModule,
  userinfo: userinfoModule,
  users: usersModule,
  watchlist: watchlistModule,
  watchlistraw: watchlistrawModule,
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createParaminfoHandler(handlers: Partial<ParaminfoHandlers>): FetchHandler {
  return catalogueHandler(paraminfoApi, allRules, handlers);
}
