// Generated from spec/actions/catalogue.json by `paramsmith generate`. Do not edit.

import type { ServiceHandler } from "../runtime/http/service.js";
import { allRules } from "../runtime/rules/all.js";
import type { CatalogueStubData } from "../runtime/wiki/server/catalogue-stub.js";
import { catalogueStub } from "../runtime/wiki/server/catalogue-stub.js";
import type { CatalogueStubOptions } from "../runtime/wiki/server/stub-options.js";
import type { ActionsHandlers } from "./handlers.js";
import { actionsApi } from "./handlers.js";
import { acquiretempusernameResult } from "./results/acquiretempusername.js";
import { blockResult } from "./results/block.js";
import { changeauthenticationdataResult } from "./results/changeauthenticationdata.js";
import { changecontentmodelResult } from "./results/changecontentmodel.js";
import { checktokenResult } from "./results/checktoken.js";
import { clearhasmsgResult } from "./results/clearhasmsg.js";
import { clientloginResult } from "./results/clientlogin.js";
import { compareResult } from "./results/compare.js";
import { createaccountResult } from "./results/createaccount.js";
import { cspreportResult } from "./results/cspreport.js";
import { delete_Result } from "./results/delete.js";
import { editResult } from "./results/edit.js";
import { emailuserResult } from "./results/emailuser.js";
import { expandtemplatesResult } from "./results/expandtemplates.js";
import { feedcontributionsResult } from "./results/feedcontributions.js";
import { feedrecentchangesResult } from "./results/feedrecentchanges.js";
import { feedwatchlistResult } from "./results/feedwatchlist.js";
import { filerevertResult } from "./results/filerevert.js";
import { helpResult } from "./results/help.js";
import { imagerotateResult } from "./results/imagerotate.js";
import { import_Result } from "./results/import.js";
import { linkaccountResult } from "./results/linkaccount.js";
import { loginResult } from "./results/login.js";
import { logoutResult } from "./results/logout.js";
import { managetagsResult } from "./results/managetags.js";
import { mergehistoryResult } from "./results/mergehistory.js";
import { moveResult } from "./results/move.js";
import { opensearchResult } from "./results/opensearch.js";
import { optionsResult } from "./results/options_.js";
import { paraminfoResult } from "./results/paraminfo.js";
import { parseResult } from "./results/parse.js";
import { patrolResult } from "./results/patrol.js";
import { protectResult } from "./results/protect.js";
import { purgeResult } from "./results/purge.js";
import { queryResult } from "./results/query.js";
import { removeauthenticationdataResult } from "./results/removeauthenticationdata.js";
import { resetpasswordResult } from "./results/resetpassword.js";
import { revisiondeleteResult } from "./results/revisiondelete.js";
import { rollbackResult } from "./results/rollback.js";
import { rsdResult } from "./results/rsd.js";
import { setnotificationtimestampResult } from "./results/setnotificationtimestamp.js";
import { setpagelanguageResult } from "./results/setpagelanguage.js";
import { stasheditResult } from "./results/stashedit.js";
import { tagResult } from "./results/tag.js";
import { unblockResult } from "./results/unblock.js";
import { undeleteResult } from "./results/undelete.js";
import { unlinkaccountResult } from "./results/unlinkaccount.js";
import { uploadResult } from "./results/upload.js";
import { userrightsResult } from "./results/userrights.js";
import { validatepasswordResult } from "./results/validatepassword.js";
import { watchResult } from "./results/watch.js";

/** The options of a stub. */
export interface ActionsStubOptions extends CatalogueStubOptions {
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<ActionsHandlers> | undefined;
}

/** The selections of rows, and the learned results of the modules. */
const stub: CatalogueStubData = {
  selections: [],
  results: [
    acquiretempusernameResult,
    blockResult,
    changeauthenticationdataResult,
    changecontentmodelResult,
    checktokenResult,
    clearhasmsgResult,
    clientloginResult,
    compareResult,
    createaccountResult,
    cspreportResult,
    delete_Result,
    editResult,
    emailuserResult,
    expandtemplatesResult,
    feedcontributionsResult,
    feedrecentchangesResult,
    feedwatchlistResult,
    filerevertResult,
    helpResult,
    imagerotateResult,
    import_Result,
    linkaccountResult,
    loginResult,
    logoutResult,
    managetagsResult,
    mergehistoryResult,
    moveResult,
    opensearchResult,
    optionsResult,
    paraminfoResult,
    parseResult,
    patrolResult,
    protectResult,
    purgeResult,
    queryResult,
    removeauthenticationdataResult,
    resetpasswordResult,
    revisiondeleteResult,
    rollbackResult,
    rsdResult,
    setnotificationtimestampResult,
    setpagelanguageResult,
    stasheditResult,
    tagResult,
    unblockResult,
    undeleteResult,
    unlinkaccountResult,
    uploadResult,
    userrightsResult,
    validatepasswordResult,
    watchResult,
  ],
  help: {
    acquiretempusername: {
      description:
        "Acquire a temporary user username and stash it in the current session, if temp account creation is enabled and the current user is logged out. If a name has already been stashed, returns the same name.",
    },
    block: { description: "Block a user." },
    changeauthenticationdata: { description: "Change authentication data for the current user." },
    changecontentmodel: { description: "Change the content model of a page" },
    checktoken: { description: "Check the validity of a token from action=query&meta=tokens." },
    clearhasmsg: { description: "Clears the hasmsg flag for the current user." },
    clientlogin: { description: "Log in to the wiki using the interactive flow." },
    compare: { description: "Get the difference between two pages." },
    createaccount: { description: "Create a new user account." },
    cspreport: {
      description:
        "Used by browsers to report violations of the Content Security Policy. This module should never be used, except when used automatically by a CSP compliant web browser.",
    },
    delete: { description: "Delete a page." },
    edit: { description: "Create and edit pages." },
    emailuser: { description: "Email a user." },
    expandtemplates: { description: "Expands all templates within wikitext." },
    feedcontributions: { description: "Returns a user's contributions feed." },
    feedrecentchanges: { description: "Returns a recent changes feed." },
    feedwatchlist: { description: "Returns a watchlist feed." },
    filerevert: { description: "Revert a file to an old version." },
    help: { description: "Display help for the specified modules." },
    imagerotate: { description: "Rotate one or more images." },
    import: { description: "Import a page from another wiki, or from an XML file." },
    linkaccount: {
      description: "Link an account from a third-party provider to the current user.",
    },
    login: { description: "Log in and get authentication cookies." },
    logout: { description: "Log out and clear session data." },
    managetags: { description: "Perform management tasks relating to change tags." },
    mergehistory: { description: "Merge page histories." },
    move: { description: "Move a page." },
    opensearch: { description: "Search the wiki using the OpenSearch protocol." },
    options: { description: "Change preferences of the current user." },
    paraminfo: { description: "Obtain information about API modules." },
    parse: { description: "Parses content and returns parser output." },
    patrol: { description: "Patrol a page or revision." },
    protect: { description: "Change the protection level of a page." },
    purge: { description: "Purge the cache for the given titles." },
    removeauthenticationdata: { description: "Remove authentication data for the current user." },
    resetpassword: { description: "Send a password reset email to a user." },
    revisiondelete: { description: "Delete and undelete revisions." },
    rollback: { description: "Undo the last edit to the page." },
    rsd: { description: "Export an RSD (Really Simple Discovery) schema." },
    setnotificationtimestamp: {
      description: "Update the notification timestamp for watched pages.",
    },
    setpagelanguage: { description: "Change the language of a page." },
    stashedit: { description: "Prepare an edit in shared cache." },
    tag: { description: "Add or remove change tags from individual revisions or log entries." },
    unblock: { description: "Unblock a user." },
    undelete: { description: "Undelete revisions of a deleted page." },
    unlinkaccount: { description: "Remove a linked third-party account from the current user." },
    upload: { description: "Upload a file, or get the status of pending uploads." },
    userrights: { description: "Change a user's group membership." },
    validatepassword: { description: "Validate a password against the wiki's password policies." },
    watch: { description: "Add or remove pages from the current user's watchlist." },
  },
};

/**
 * Creates a service that responds from a wiki. Given handlers replace its responses.
 *
 * The catalogue has no selections: requests for modules without a handler get the error `notimplemented`.
 */
export function createActionsStub(options?: ActionsStubOptions): ServiceHandler {
  return catalogueStub(actionsApi, allRules, stub, options);
}

export { createWiki } from "../runtime/wiki/seed/create-wiki.js";
export { seededWiki, seededWikiData } from "../runtime/wiki/seed/seeded-wiki.js";
export type { Wiki } from "../runtime/wiki/data/wiki.js";
export type { WikiData } from "../runtime/wiki/data/wiki-data.js";
