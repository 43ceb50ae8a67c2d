// Generated from spec/actions/catalogue.json by `paramsmith generate`. Do not edit.

import type { ServiceHandler } from "@paramsmith/runtime/internal/http/service";
import { allRules } from "@paramsmith/runtime/internal/rules/all";
import type { CatalogueStubData } from "@paramsmith/runtime/internal/wiki/server/catalogue-stub";
import { catalogueStub } from "@paramsmith/runtime/internal/wiki/server/catalogue-stub";
import type { CatalogueStubOptions } from "@paramsmith/runtime/internal/wiki/server/stub-options";
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
        "Acquire a temporary user username and stash it in the current session, if temp account creation is enabled and the current user is logged out. If a name has already been stashed, returns the same name.\nIf the user later performs an action that results in temp account creation, the stashed username will be used for their account. It may also be used in previews. However, the account is not created yet, and the name is not visible to other users.",
    },
    block: { description: "Block a user." },
    changeauthenticationdata: { description: "Change authentication data for the current user." },
    changecontentmodel: { description: "Change the content model of a page" },
    checktoken: { description: "Check the validity of a token from action=query&meta=tokens." },
    clearhasmsg: { description: "Clears the hasmsg flag for the current user." },
    clientlogin: {
      description:
        "Log in to the wiki using the interactive flow.\nThe general procedure to use this module is:\n1. Fetch the fields available from action=query&meta=authmanagerinfo with amirequestsfor=login, and a login token from action=query&meta=tokens.\n2. Present the fields to the user, and obtain their submission.\n3. Post to this module, supplying loginreturnurl and any relevant fields.\n4. Check the status in the response.\n- If you received PASS or FAIL, you're done. The operation either succeeded or it didn't.\n- If you received UI, present the new fields to the user and obtain their submission. Then post to this module with logincontinue and the relevant fields set, and repeat step 4.\n- If you received REDIRECT, direct the user to the redirecttarget and wait for the return to loginreturnurl. Then post to this module with logincontinue and any fields passed to the return URL, and repeat step 4.\n- If you received RESTART, that means the authentication worked but we don't have a linked user account. You might treat this as UI or as FAIL.",
    },
    compare: {
      description:
        'Get the difference between two pages.\nA revision number, a page title, a page ID, text, or a relative reference for both "from" and "to" must be passed.',
    },
    createaccount: {
      description:
        "Create a new user account.\nThe general procedure to use this module is:\n1. Fetch the fields available from action=query&meta=authmanagerinfo with amirequestsfor=create, and a createaccount token from action=query&meta=tokens.\n2. Present the fields to the user, and obtain their submission.\n3. Post to this module, supplying createreturnurl and any relevant fields.\n4. Check the status in the response.\n- If you received PASS or FAIL, you're done. The operation either succeeded or it didn't.\n- If you received UI, present the new fields to the user and obtain their submission. Then post to this module with createcontinue and the relevant fields set, and repeat step 4.\n- If you received REDIRECT, direct the user to the redirecttarget and wait for the return to createreturnurl. Then post to this module with createcontinue and any fields passed to the return URL, and repeat step 4.\n- If you received RESTART, that means the authentication worked but we don't have a linked user account. You might treat this as UI or as FAIL.",
    },
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
    import: {
      description:
        "Import a page from another wiki, or from an XML file.\nNote that the HTTP POST must be done as a file upload (i.e. using multipart/form-data) when sending a file for the xml parameter.",
    },
    json: {
      description: "Output data in JSON format.",
      manual: "https://www.mediawiki.org/wiki/API:Data_formats",
    },
    linkaccount: {
      description:
        "Link an account from a third-party provider to the current user.\nThe general procedure to use this module is:\n1. Fetch the fields available from action=query&meta=authmanagerinfo with amirequestsfor=link, and a csrf token from action=query&meta=tokens.\n2. Present the fields to the user, and obtain their submission.\n3. Post to this module, supplying linkreturnurl and any relevant fields.\n4. Check the status in the response.\n- If you received PASS or FAIL, you're done. The operation either succeeded or it didn't.\n- If you received UI, present the new fields to the user and obtain their submission. Then post to this module with linkcontinue and the relevant fields set, and repeat step 4.\n- If you received REDIRECT, direct the user to the redirecttarget and wait for the return to linkreturnurl. Then post to this module with linkcontinue and any fields passed to the return URL, and repeat step 4.\n- If you received RESTART, that means the authentication worked but we don't have a linked user account. You might treat this as UI or as FAIL.",
    },
    login: {
      description:
        "Log in and get authentication cookies.\nThis action should only be used in combination with Special:BotPasswords; use for main-account login is deprecated and may fail without warning. To safely log in to the main account, use action=clientlogin.",
    },
    logout: { description: "Log out and clear session data." },
    main: {
      description:
        '- Documentation\n- Etiquette & usage guidelines\n- FAQ\n- Mailing list\n- API Announcements\n- Bugs & requests\nStatus: The MediaWiki API is a mature and stable interface that is actively supported and improved. While we try to avoid it, we may occasionally need to make breaking changes; subscribe to the mediawiki-api-announce mailing list for notice of updates.\nErroneous requests: When erroneous requests are sent to the API, an HTTP header will be sent with the key "MediaWiki-API-Error" and then both the value of the header and the error code sent back will be set to the same value. For more information see API: Errors and warnings.\nTesting: For ease of testing API requests, see Special:ApiSandbox.',
      manual: "https://www.mediawiki.org/wiki/API:Main_page",
    },
    managetags: { description: "Perform management tasks relating to change tags." },
    mergehistory: { description: "Merge page histories." },
    move: { description: "Move a page." },
    opensearch: { description: "Search the wiki using the OpenSearch protocol." },
    options: {
      description:
        "Change preferences of the current user.\nOnly options which are registered in core or in one of installed extensions, or options with keys prefixed with userjs- (intended to be used by user scripts), can be set.",
    },
    paraminfo: { description: "Obtain information about API modules." },
    parse: {
      description:
        "Parses content and returns parser output.\nSee the various prop-modules of action=query to get information from the current version of a page.\nThere are several ways to specify the text to parse:\n1. Specify a page or revision, using page, pageid, or oldid.\n2. Specify content explicitly, using text, title, revid, and contentmodel.\n3. Specify only a summary to parse. prop should be given an empty value.",
    },
    patrol: { description: "Patrol a page or revision." },
    protect: { description: "Change the protection level of a page." },
    purge: { description: "Purge the cache for the given titles." },
    query: {
      description:
        "Fetch data from and about MediaWiki.\nAll data modifications will first have to use query to acquire a token to prevent abuse from malicious sites.",
      manual: "https://www.mediawiki.org/wiki/API:Query",
    },
    removeauthenticationdata: { description: "Remove authentication data for the current user." },
    resetpassword: { description: "Send a password reset email to a user." },
    revisiondelete: { description: "Delete and undelete revisions." },
    rollback: {
      description:
        "Undo the last edit to the page.\nIf the last user who edited the page made multiple edits in a row, they will all be rolled back.",
    },
    rsd: { description: "Export an RSD (Really Simple Discovery) schema." },
    setnotificationtimestamp: {
      description:
        'Update the notification timestamp for watched pages.\nThis affects the highlighting of changed pages in the watchlist and history, and the sending of email when the "Email me when a page or a file on my watchlist is changed" preference is enabled.',
    },
    setpagelanguage: {
      description:
        "Change the language of a page.\nChanging the language of a page is not allowed on this wiki.\nEnable $wgPageLanguageUseDB to use this action.",
    },
    stashedit: {
      description:
        "Prepare an edit in shared cache.\nThis is intended to be used via AJAX from the edit form to improve the performance of the page save.",
    },
    tag: { description: "Add or remove change tags from individual revisions or log entries." },
    unblock: { description: "Unblock a user." },
    undelete: {
      description:
        "Undelete revisions of a deleted page.\nA list of deleted revisions (including timestamps) can be retrieved through prop=deletedrevisions, and a list of deleted file IDs can be retrieved through list=filearchive.",
    },
    unlinkaccount: { description: "Remove a linked third-party account from the current user." },
    upload: {
      description:
        "Upload a file, or get the status of pending uploads.\nSeveral methods are available:\n- Upload file contents directly, using the file parameter.\n- Upload the file in pieces, using the filesize, chunk, and offset parameters.\n- Have the MediaWiki server fetch a file from a URL, using the url parameter.\n- Complete an earlier upload that failed due to warnings, was uploaded in pieces, or stored otherwise in the upload stash, using the filekey parameter.\nNote that the HTTP POST must be done as a file upload (i.e. using multipart/form-data) when sending the file or chunk.",
    },
    userrights: { description: "Change a user's group membership." },
    validatepassword: {
      description:
        "Validate a password against the wiki's password policies.\nValidity is reported as Good if the password is acceptable, Change if the password may be used for login but must be changed, or Invalid if the password is not usable.",
    },
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

export { createWiki } from "@paramsmith/runtime/internal/wiki/seed/create-wiki";
export { seededWiki, seededWikiData } from "@paramsmith/runtime/internal/wiki/seed/seeded-wiki";
export type { Wiki } from "@paramsmith/runtime/internal/wiki/data/wiki";
export type { WikiData } from "@paramsmith/runtime/internal/wiki/data/wiki-data";
