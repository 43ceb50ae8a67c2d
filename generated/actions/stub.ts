// Generated from spec/actions/catalogue.json by `paramsmith generate`. Do not edit.

import { queryResult } from "../paraminfo/results/query.js";
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
import type { CatalogueStubData, CatalogueStubOptions, ServiceHandler } from "paramsmith/wiki";
import { allRules, catalogueStub } from "paramsmith/wiki";

/** Options for a stub. */
export interface ActionsStubOptions extends CatalogueStubOptions {
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<ActionsHandlers> | undefined;
}

/** The learned results of the modules and their descriptions. */
const stub: CatalogueStubData = {
  results: [
    queryResult,
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
    acquiretempusername: {
      description:
        "Reserves a temporary account name for the session of a user who is not logged in.",
    },
    block: {
      description: "Blocks an account, an IP address or an IP range, or changes an existing block.",
      manual: "https://www.mediawiki.org/wiki/API:Block",
    },
    changeauthenticationdata: {
      description: "Changes the current user's credentials, such as the password.",
      manual: "https://www.mediawiki.org/wiki/API:Manage_authentication_data",
    },
    changecontentmodel: {
      description: "Changes the content model of a page.",
      manual: "https://www.mediawiki.org/wiki/Help:ChangeContentModel",
    },
    checktoken: {
      description: "Checks whether a token is valid for the session.",
      manual: "https://www.mediawiki.org/wiki/API:Checktoken",
    },
    clearhasmsg: {
      description: "Clears the current user's notification about new messages.",
      manual: "https://www.mediawiki.org/wiki/API:ClearHasMsg",
    },
    clientlogin: {
      description:
        "Logs in with any authentication method of the wiki, in several steps if necessary.",
      manual: "https://www.mediawiki.org/wiki/API:Login",
    },
    compare: {
      description: "Compares two revisions, pages or texts.",
      manual: "https://www.mediawiki.org/wiki/API:Compare",
    },
    createaccount: {
      description: "Creates an account, in several steps if the wiki requires it.",
      manual: "https://www.mediawiki.org/wiki/API:Account_creation",
    },
    cspreport: {
      description: "Records a browser's report about a Content Security Policy violation.",
    },
    delete: {
      description: "Deletes a page, or an old version of a file.",
      manual: "https://www.mediawiki.org/wiki/API:Delete",
    },
    edit: {
      description: "Creates a page or edits its text.",
      manual: "https://www.mediawiki.org/wiki/API:Edit",
    },
    emailuser: {
      description: "Sends an email to a user.",
      manual: "https://www.mediawiki.org/wiki/API:Email",
    },
    expandtemplates: {
      description: "Expands the templates, variables and parser functions in wikitext.",
      manual: "https://www.mediawiki.org/wiki/API:Expandtemplates",
    },
    feedcontributions: {
      description: "Returns a user's edits as a feed.",
      manual: "https://www.mediawiki.org/wiki/API:Feedcontributions",
    },
    feedrecentchanges: {
      description: "Returns recent changes as a feed.",
      manual: "https://www.mediawiki.org/wiki/API:Feedrecentchanges",
    },
    feedwatchlist: {
      description: "Returns the changes on a watchlist as a feed.",
      manual: "https://www.mediawiki.org/wiki/API:Watchlist_feed",
    },
    filerevert: {
      description: "Restores an old version of a file.",
      manual: "https://www.mediawiki.org/wiki/API:Filerevert",
    },
    help: {
      description: "Returns the documentation of modules as HTML.",
      manual: "https://www.mediawiki.org/wiki/API:Main_page",
    },
    imagerotate: {
      description: "Rotates images and uploads the results.",
      manual: "https://www.mediawiki.org/wiki/API:Imagerotate",
    },
    import: {
      description: "Imports pages from an XML file or from a different wiki.",
      manual: "https://www.mediawiki.org/wiki/API:Import",
    },
    linkaccount: {
      description: "Links the current user's account to an account of a different service.",
      manual: "https://www.mediawiki.org/wiki/API:Linkaccount",
    },
    login: {
      description:
        "Logs in with a bot password, or with an account's password if the wiki allows it.",
      manual: "https://www.mediawiki.org/wiki/API:Login",
    },
    logout: {
      description: "Logs out and ends the session.",
      manual: "https://www.mediawiki.org/wiki/API:Logout",
    },
    managetags: {
      description: "Creates, deletes, activates or deactivates a change tag.",
      manual: "https://www.mediawiki.org/wiki/API:Tag_management",
    },
    mergehistory: {
      description: "Moves revisions from one page's history to a different page's history.",
      manual: "https://www.mediawiki.org/wiki/API:Mergehistory",
    },
    move: {
      description: "Moves a page to a different title.",
      manual: "https://www.mediawiki.org/wiki/API:Move",
    },
    opensearch: {
      description: "Suggests titles that complete the given text, in the OpenSearch format.",
      manual: "https://www.mediawiki.org/wiki/API:Opensearch",
    },
    options: {
      description: "Changes the current user's preferences.",
      manual: "https://www.mediawiki.org/wiki/API:Options",
    },
    paraminfo: {
      description: "Describes modules and their parameters.",
      manual: "https://www.mediawiki.org/wiki/API:Parameter_information",
    },
    parse: {
      description: "Converts a page or text to HTML, and returns data about its content.",
      manual: "https://www.mediawiki.org/wiki/API:Parsing_wikitext",
    },
    patrol: {
      description: "Marks a change as patrolled.",
      manual: "https://www.mediawiki.org/wiki/API:Patrol",
    },
    protect: {
      description: "Changes the protection of a page: who can edit, move, create or upload it.",
      manual: "https://www.mediawiki.org/wiki/API:Protect",
    },
    purge: {
      description: "Clears the cache of pages, and updates their links if requested.",
      manual: "https://www.mediawiki.org/wiki/API:Purge",
    },
    removeauthenticationdata: {
      description: "Removes credentials of the current user.",
      manual: "https://www.mediawiki.org/wiki/API:Manage_authentication_data",
    },
    resetpassword: {
      description: "Sends a user an email with a temporary password.",
      manual: "https://www.mediawiki.org/wiki/API:Manage_authentication_data",
    },
    revisiondelete: {
      description: "Hides parts of revisions, log entries or file versions, or shows them again.",
      manual: "https://www.mediawiki.org/wiki/API:Revisiondelete",
    },
    rollback: {
      description: "Reverts a user's most recent consecutive edits to a page.",
      manual: "https://www.mediawiki.org/wiki/API:Rollback",
    },
    rsd: {
      description:
        "Returns the Really Simple Discovery (RSD) document, which lists the wiki's APIs.",
      manual: "https://www.mediawiki.org/wiki/API:Rsd",
    },
    setnotificationtimestamp: {
      description: "Sets which changes to watched pages count as seen.",
      manual: "https://www.mediawiki.org/wiki/API:SetNotificationTimestamp",
    },
    setpagelanguage: {
      description: "Changes the language of a page.",
      manual: "https://www.mediawiki.org/wiki/API:SetPageLanguage",
    },
    stashedit: {
      description: "Parses text in advance, so that saving the same text later takes less time.",
      manual: "https://www.mediawiki.org/wiki/API:Stashedit",
    },
    tag: {
      description: "Adds change tags to revisions and log entries, or removes them.",
      manual: "https://www.mediawiki.org/wiki/API:Tag",
    },
    unblock: {
      description: "Unblocks an account, an IP address or an IP range.",
      manual: "https://www.mediawiki.org/wiki/API:Block",
    },
    undelete: {
      description: "Restores deleted revisions of a page and deleted versions of a file.",
      manual: "https://www.mediawiki.org/wiki/API:Undelete",
    },
    unlinkaccount: {
      description:
        "Removes the link from the current user's account to an account of a different service.",
      manual: "https://www.mediawiki.org/wiki/API:Manage_authentication_data",
    },
    upload: {
      description: "Uploads a file in one request or in chunks, or publishes a stashed file.",
      manual: "https://www.mediawiki.org/wiki/API:Upload",
    },
    userrights: {
      description: "Adds a user to groups, or removes a user from groups.",
      manual: "https://www.mediawiki.org/wiki/API:User_group_membership",
    },
    validatepassword: {
      description: "Checks whether a password meets the wiki's policies.",
      manual: "https://www.mediawiki.org/wiki/API:Validatepassword",
    },
    watch: {
      description: "Adds pages to the current user's watchlist, or removes them.",
      manual: "https://www.mediawiki.org/wiki/API:Watch",
    },
  },
};

/** Creates a service that responds with a wiki's data. Handlers replace its responses. */
export function createActionsStub(options?: ActionsStubOptions): ServiceHandler {
  return catalogueStub(actionsApi, allRules, stub, options);
}

export { createWiki, sampleWiki } from "paramsmith/wiki";
export type { Wiki, WikiData } from "paramsmith/wiki";
