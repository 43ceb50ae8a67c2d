/**
 * The query module catalogue, written down a second time.
 *
 * `spec/paraminfo/catalogue.json` is the catalogue the generator reads. This table is an
 * independent reading of the same source document, so that a slip in either one shows up as a
 * difference. It is not derived from the JSON: correct it from the source document only.
 *
 * Each parameter is one line of the notation described in `notation.ts`. In short:
 *
 * - `name type`: the type is a type name, or the allowed values in round brackets, `(a|b)`; the
 *   empty value is `''`.
 * - `[]`: several values are accepted, with lowlimit 50, highlimit 500 and limit 50.
 * - `='text'` or `=0`: the default, a string in quotes or a number; several values are one string
 *   joined with `|`, and `=''` is the empty default.
 * - `1..500/5000`: min, max and highmax; `0..` is a min alone.
 * - `all:'*'`: the value that stands for all the allowed values.
 * - `extranamespaces:-2,-1`, `subtypes:name,ip`, `deprecatedvalues:token`: as in the catalogue.
 * - `info:useronly`, `info:modes(1,2)`: a condition, with its values when it has some.
 * - `vars:slot=slots`: the variable of a templated name and the parameter its values come from.
 * - `required`, `allowsduplicates`, `sensitive`, `deprecated`: flags.
 *
 * What a line does not say is absent. A module without `templated` has no templated parameters,
 * and one without `helpurls` has no such member.
 *
 * @module
 */
import type { ModuleNotation } from "./notation.ts";

/** The values of `prop` in the four modules of the revision family. */
const REVISION_PROPERTIES =
  "(comment|content|contentmodel|flags|ids|parsedcomment|roles|sha1|size|slotsha1|slotsize|tags" +
  "|timestamp|user|userid|parsetree)";

/** The content formats of the revision family. */
const CONTENT_FORMATS =
  "(application/json|application/octet-stream|application/unknown|application/x-binary|text/css" +
  "|text/javascript|text/plain|text/unknown|text/x-wiki|unknown/unknown)";

/** The parameters the revision family shares, before `limit`. */
const REVISION_FAMILY_BEFORE_LIMIT: readonly string[] = [
  `prop ${REVISION_PROPERTIES} [] ='ids|timestamp|flags|comment|user' deprecatedvalues:parsetree`,
  "slots (main) [] all:'*'",
];

/** The parameters the revision family shares, after `limit`. */
const REVISION_FAMILY_AFTER_LIMIT: readonly string[] = [
  "expandtemplates boolean deprecated",
  "generatexml boolean deprecated",
  "parse boolean deprecated",
  "section string",
  "diffto string deprecated",
  "difftotext string deprecated",
  "difftotextpst boolean deprecated",
  `contentformat ${CONTENT_FORMATS} deprecated`,
];

/** The templated parameter of the revision family. */
const REVISION_FAMILY_TEMPLATED: readonly string[] = [
  `contentformat-{slot} ${CONTENT_FORMATS} vars:slot=slots`,
];

/** The values of `protocol` in `extlinks` and `exturlusage`. */
const PROTOCOLS =
  "(''|bitcoin|ftp|ftps|geo|git|gopher|http|https|irc|ircs|magnet|mailto|matrix|mms|news|nntp" +
  "|redis|sftp|sip|sips|sms|ssh|svn|tel|telnet|urn|worldwind|xmpp)";

/** The user rights `allusers` filters by. */
const ALL_RIGHTS =
  "(apihighlimits|applychangetags|autoconfirmed|autocreateaccount|autopatrol|bigdelete|block" +
  "|blockemail|bot|browsearchive|changeemail|changetags|confirmemail|createaccount|createpage" +
  "|createtalk|delete|delete-redirect|deletechangetags|deletedhistory|deletedtext" +
  "|deletelogentry|deleterevision|edit|editcontentmodel|editinterface|editmyoptions" +
  "|editmyprivateinfo|editmyusercss|editmyuserjs|editmyuserjson|editmyuserjsredirect" +
  "|editmywatchlist|editprotected|editsemiprotected|editsitecss|editsitejs|editsitejson" +
  "|editusercss|edituserjs|edituserjson|hideuser|import|importupload|interwiki|ipblock-exempt" +
  "|linkpurge|mailpassword|managechangetags|markbotedits|mergehistory|minoredit|move" +
  "|move-categorypages|move-rootuserpages|move-subpages|movefile|nominornewtalk|noratelimit" +
  "|override-export-depth|pagelang|patrol|patrolmarks|protect|purge|read|renameuser" +
  "|renameuser-global|renderfile|renderfile-nonstandard|reupload|reupload-own|reupload-shared" +
  "|rollback|sendemail|siteadmin|stashbasehtml|stashedit|suppressionlog|suppressredirect" +
  "|suppressrevision|unblockself|undelete|unwatchedpages|upload|upload_by_url|userrights" +
  "|userrights-interwiki|viewmyprivateinfo|viewmywatchlist|viewsuppressed)";

/**
 * The user rights `contributors` filters by: those above without changeemail, confirmemail,
 * linkpurge, mailpassword, purge, renderfile, renderfile-nonstandard, stashbasehtml, stashedit.
 */
const CONTRIBUTOR_RIGHTS =
  "(apihighlimits|applychangetags|autoconfirmed|autocreateaccount|autopatrol|bigdelete|block" +
  "|blockemail|bot|browsearchive|changetags|createaccount|createpage" +
  "|createtalk|delete|delete-redirect|deletechangetags|deletedhistory|deletedtext" +
  "|deletelogentry|deleterevision|edit|editcontentmodel|editinterface|editmyoptions" +
  "|editmyprivateinfo|editmyusercss|editmyuserjs|editmyuserjson|editmyuserjsredirect" +
  "|editmywatchlist|editprotected|editsemiprotected|editsitecss|editsitejs|editsitejson" +
  "|editusercss|edituserjs|edituserjson|hideuser|import|importupload|interwiki|ipblock-exempt" +
  "|managechangetags|markbotedits|mergehistory|minoredit|move" +
  "|move-categorypages|move-rootuserpages|move-subpages|movefile|nominornewtalk|noratelimit" +
  "|override-export-depth|pagelang|patrol|patrolmarks|protect|read|renameuser" +
  "|renameuser-global|reupload|reupload-own|reupload-shared" +
  "|rollback|sendemail|siteadmin|suppressionlog|suppressredirect" +
  "|suppressrevision|unblockself|undelete|unwatchedpages|upload|upload_by_url|userrights" +
  "|userrights-interwiki|viewmyprivateinfo|viewmywatchlist|viewsuppressed)";

/** The values of `action` in `logevents`. */
const LOG_ACTIONS =
  "(block/block|block/reblock|block/unblock|contentmodel/change|contentmodel/new|create/create" +
  "|delete/delete|delete/delete_redir|delete/delete_redir2|delete/event|delete/restore" +
  "|delete/revision|import/interwiki|import/upload|interwiki/iw_add|interwiki/iw_delete" +
  "|interwiki/iw_edit|managetags/activate|managetags/create|managetags/deactivate" +
  "|managetags/delete|merge/merge|move/move|move/move_redir|newusers/autocreate" +
  "|newusers/byemail|newusers/create|newusers/create2|newusers/newusers|patrol/autopatrol" +
  "|patrol/patrol|protect/modify|protect/move_prot|protect/protect|protect/unprotect" +
  "|renameuser/renameuser|rights/autopromote|rights/rights|suppress/block|suppress/delete" +
  "|suppress/event|suppress/reblock|suppress/revision|tag/update|upload/overwrite" +
  "|upload/revert|upload/upload)";

/** The values of `page` in `querypage`. */
const QUERY_PAGES =
  "(Ancientpages|BrokenRedirects|Deadendpages|DoubleRedirects|Fewestrevisions" +
  "|ListDuplicatedFiles|Listredirects|Lonelypages|Longpages|MediaStatistics|Mostcategories" +
  "|Mostimages|Mostinterwikis|Mostlinked|Mostlinkedcategories|Mostlinkedtemplates" +
  "|Mostrevisions|Shortpages|Uncategorizedcategories|Uncategorizedimages|Uncategorizedpages" +
  "|Uncategorizedtemplates|Unusedcategories|Unusedimages|Unusedtemplates|Unwatchedpages" +
  "|Wantedcategories|Wantedfiles|Wantedpages|Wantedtemplates|Withoutinterwiki)";

/** Every module of the catalogue by its name, in the order of the source document. */
export const CATALOGUE_TABLE: Readonly<Record<string, ModuleNotation>> = {
  allcategories: {
    group: "list",
    prefix: "ac",
    flags: "readrights generator",
    params: [
      "from string",
      "continue string",
      "to string",
      "prefix string",
      "dir (ascending|descending) ='ascending'",
      "min integer",
      "max integer",
      "limit limit =10 1..500/5000",
      "prop (hidden|size) [] =''",
    ],
  },
  alldeletedrevisions: {
    group: "list",
    prefix: "adr",
    flags: "readrights generator",
    params: [
      ...REVISION_FAMILY_BEFORE_LIMIT,
      "limit limit 1..500/5000",
      ...REVISION_FAMILY_AFTER_LIMIT,
      "user user subtypes:name,ip,temp,interwiki,id",
      "namespace namespace [] all:'*'",
      "start timestamp info:useronly",
      "end timestamp info:useronly",
      "dir (newer|older) ='older'",
      "from string info:nonuseronly",
      "to string info:nonuseronly",
      "prefix string info:nonuseronly",
      "excludeuser user subtypes:name,ip,temp,interwiki,id info:nonuseronly",
      "tag string",
      "continue string",
      "generatetitles boolean",
    ],
    templated: REVISION_FAMILY_TEMPLATED,
  },
  allfileusages: {
    group: "list",
    prefix: "af",
    flags: "readrights generator",
    params: [
      "continue string",
      "from string",
      "to string",
      "prefix string",
      "unique boolean",
      "prop (ids|title) [] ='title'",
      "limit limit =10 1..500/5000",
      "dir (ascending|descending) ='ascending'",
    ],
  },
  allimages: {
    group: "list",
    prefix: "ai",
    flags: "readrights generator",
    params: [
      "sort (name|timestamp) ='name'",
      "dir (ascending|descending|newer|older) ='ascending'",
      "from string",
      "to string",
      "continue string",
      "start timestamp",
      "end timestamp",
      "prop (badfile|bitdepth|canonicaltitle|comment|commonmetadata|dimensions|extmetadata" +
        "|mediatype|metadata|mime|parsedcomment|sha1|size|timestamp|url|user|userid) []" +
        " ='timestamp|url'",
      "prefix string",
      "minsize integer",
      "maxsize integer",
      "sha1 string",
      "sha1base36 string",
      "user user subtypes:name,ip,temp,interwiki,id",
      "filterbots (all|bots|nobots) ='all'",
      "mime string []",
      "limit limit =10 1..500/5000",
    ],
  },
  alllinks: {
    group: "list",
    prefix: "al",
    flags: "readrights generator",
    params: [
      "continue string",
      "from string",
      "to string",
      "prefix string",
      "unique boolean",
      "prop (ids|title) [] ='title'",
      "namespace namespace =0 extranamespaces:-2,-1",
      "limit limit =10 1..500/5000",
      "dir (ascending|descending) ='ascending'",
    ],
  },
  allmessages: {
    group: "meta",
    prefix: "am",
    flags: "readrights",
    params: [
      "messages string [] ='*'",
      "prop (default) []",
      "enableparser boolean",
      "nocontent boolean",
      "includelocal boolean",
      "args string [] allowsduplicates",
      "filter string",
      "customised (all|modified|unmodified) ='all'",
      "lang string",
      "from string",
      "to string",
      "title string",
      "prefix string",
    ],
  },
  allpages: {
    group: "list",
    prefix: "ap",
    flags: "readrights generator",
    params: [
      "from string",
      "continue string",
      "to string",
      "prefix string",
      "namespace namespace =0",
      "filterredir (all|nonredirects|redirects) ='all'",
      "filterlanglinks (all|withlanglinks|withoutlanglinks) ='all'",
      "minsize integer",
      "maxsize integer",
      "prtype (edit|move|upload) []",
      "prlevel (''|autoconfirmed|sysop) []",
      "prfiltercascade (all|cascading|noncascading) ='all'",
      "prexpiry (all|definite|indefinite) ='all'",
      "limit limit =10 1..500/5000",
      "dir (ascending|descending) ='ascending'",
    ],
  },
  allredirects: {
    group: "list",
    prefix: "ar",
    flags: "readrights generator",
    params: [
      "continue string",
      "from string",
      "to string",
      "prefix string",
      "unique boolean",
      "prop (fragment|ids|interwiki|title) [] ='title'",
      "namespace namespace =0 extranamespaces:-2,-1",
      "limit limit =10 1..500/5000",
      "dir (ascending|descending) ='ascending'",
    ],
  },
  allrevisions: {
    group: "list",
    prefix: "arv",
    flags: "readrights generator",
    params: [
      ...REVISION_FAMILY_BEFORE_LIMIT,
      "limit limit 1..500/5000",
      ...REVISION_FAMILY_AFTER_LIMIT,
      "user user subtypes:name,ip,temp,interwiki,id",
      "namespace namespace [] all:'*'",
      "start timestamp",
      "end timestamp",
      "dir (newer|older) ='older'",
      "excludeuser user subtypes:name,ip,temp,interwiki,id",
      "continue string",
      "generatetitles boolean",
    ],
    templated: REVISION_FAMILY_TEMPLATED,
  },
  alltransclusions: {
    group: "list",
    prefix: "at",
    flags: "readrights generator",
    params: [
      "continue string",
      "from string",
      "to string",
      "prefix string",
      "unique boolean",
      "prop (ids|title) [] ='title'",
      "namespace namespace =10 extranamespaces:-2,-1",
      "limit limit =10 1..500/5000",
      "dir (ascending|descending) ='ascending'",
    ],
  },
  allusers: {
    group: "list",
    prefix: "au",
    flags: "readrights",
    params: [
      "from string",
      "to string",
      "prefix string",
      "dir (ascending|descending) ='ascending'",
      "group (bot|bureaucrat|interface-admin|suppress|sysop) []",
      "excludegroup (bot|bureaucrat|interface-admin|suppress|sysop) []",
      `rights ${ALL_RIGHTS} []`,
      "prop (blockinfo|centralids|editcount|groups|implicitgroups|registration|rights) []",
      "limit limit =10 1..500/5000",
      "witheditsonly boolean",
      "activeusers boolean",
      "attachedwiki string",
      "excludenamed boolean",
      "excludetemp boolean",
    ],
  },
  authmanagerinfo: {
    group: "meta",
    prefix: "ami",
    flags: "",
    params: [
      "securitysensitiveoperation string",
      "requestsfor (change|create|create-continue|link|link-continue|login|login-continue|remove" +
        "|unlink)",
      "mergerequestfields boolean",
      "messageformat (html|none|raw|wikitext) ='wikitext'",
    ],
  },
  backlinks: {
    group: "list",
    prefix: "bl",
    flags: "readrights generator",
    params: [
      "title string",
      "pageid integer",
      "continue string",
      "namespace namespace [] all:'*'",
      "dir (ascending|descending) ='ascending'",
      "filterredir (all|nonredirects|redirects) ='all'",
      "limit limit =10 1..500/5000",
      "redirect boolean",
    ],
  },
  blocks: {
    group: "list",
    prefix: "bk",
    flags: "readrights",
    params: [
      "start timestamp",
      "end timestamp",
      "dir (newer|older) ='older'",
      "ids integer []",
      "users user [] subtypes:name,ip,temp,cidr",
      "ip string",
      "limit limit =10 1..500/5000",
      "prop (by|byid|expiry|flags|id|parsedreason|range|reason|restrictions|timestamp|user|userid)" +
        " [] ='id|user|by|timestamp|expiry|reason|flags'",
      "show (!account|!ip|!range|!temp|account|ip|range|temp) []",
      "continue string",
    ],
  },
  categories: {
    group: "prop",
    prefix: "cl",
    flags: "readrights generator",
    params: [
      "prop (hidden|sortkey|timestamp) []",
      "show (!hidden|hidden) []",
      "limit limit =10 1..500/5000",
      "continue string",
      "categories string []",
      "dir (ascending|descending) ='ascending'",
    ],
  },
  categoryinfo: {
    group: "prop",
    prefix: "ci",
    flags: "readrights",
    params: ["continue string"],
  },
  categorymembers: {
    group: "list",
    prefix: "cm",
    flags: "readrights generator",
    params: [
      "title string",
      "pageid integer",
      "prop (ids|sortkey|sortkeyprefix|timestamp|title|type) [] ='ids|title'",
      "namespace namespace [] all:'*'",
      "type (file|page|subcat) [] ='page|subcat|file'",
      "continue string",
      "limit limit =10 1..500/5000",
      "sort (sortkey|timestamp) ='sortkey'",
      "dir (asc|ascending|desc|descending|newer|older) ='ascending'",
      "start timestamp",
      "end timestamp",
      "starthexsortkey string",
      "endhexsortkey string",
      "startsortkeyprefix string",
      "endsortkeyprefix string",
      "startsortkey string deprecated",
      "endsortkey string deprecated",
    ],
  },
  codexicons: {
    group: "list",
    prefix: "",
    flags: "readrights",
    params: ["names string [] required"],
  },
  contributors: {
    group: "prop",
    prefix: "pc",
    flags: "readrights",
    params: [
      "group (bot|bureaucrat|interface-admin|suppress|sysop) []",
      "excludegroup (bot|bureaucrat|interface-admin|suppress|sysop) []",
      `rights ${CONTRIBUTOR_RIGHTS} []`,
      `excluderights ${CONTRIBUTOR_RIGHTS} []`,
      "limit limit =10 1..500/5000",
      "continue string",
    ],
  },
  deletedrevisions: {
    group: "prop",
    prefix: "drv",
    flags: "readrights generator",
    params: [
      ...REVISION_FAMILY_BEFORE_LIMIT,
      "limit limit 1..500/5000",
      ...REVISION_FAMILY_AFTER_LIMIT,
      "start timestamp",
      "end timestamp",
      "dir (newer|older) ='older'",
      "tag string",
      "user user subtypes:name,ip,temp,interwiki,id",
      "excludeuser user subtypes:name,ip,temp,interwiki,id",
      "continue string",
    ],
    templated: REVISION_FAMILY_TEMPLATED,
  },
  deletedrevs: {
    group: "list",
    prefix: "dr",
    flags: "readrights deprecated",
    params: [
      "start timestamp info:modes(1,2)",
      "end timestamp info:modes(1,2)",
      "dir (newer|older) ='older' info:modes(1,3)",
      "from string info:modes(3)",
      "to string info:modes(3)",
      "prefix string info:modes(3)",
      "unique boolean info:modes(3)",
      "namespace namespace =0 info:modes(3)",
      "tag string",
      "user user subtypes:name,ip,temp,interwiki,id",
      "excludeuser user subtypes:name,ip,temp,interwiki,id",
      "prop (comment|content|len|minor|parentid|parsedcomment|revid|sha1|tags|user|userid|token)" +
        " [] ='user|comment' deprecatedvalues:token",
      "limit limit =10 1..500/5000",
      "continue string",
    ],
  },
  duplicatefiles: {
    group: "prop",
    prefix: "df",
    flags: "readrights generator",
    params: [
      "limit limit =10 1..500/5000",
      "continue string",
      "dir (ascending|descending) ='ascending'",
      "localonly boolean",
    ],
  },
  embeddedin: {
    group: "list",
    prefix: "ei",
    flags: "readrights generator",
    params: [
      "title string",
      "pageid integer",
      "continue string",
      "namespace namespace [] all:'*'",
      "dir (ascending|descending) ='ascending'",
      "filterredir (all|nonredirects|redirects) ='all'",
      "limit limit =10 1..500/5000",
    ],
  },
  extlinks: {
    group: "prop",
    prefix: "el",
    flags: "readrights",
    params: [
      "limit limit =10 1..500/5000",
      "continue string",
      `protocol ${PROTOCOLS} =''`,
      "query string",
      "expandurl boolean deprecated",
    ],
  },
  exturlusage: {
    group: "list",
    prefix: "eu",
    flags: "readrights generator",
    params: [
      "prop (ids|title|url) [] ='ids|title|url'",
      "continue string",
      `protocol ${PROTOCOLS} =''`,
      "query string",
      "namespace namespace [] all:'*'",
      "limit limit =10 1..500/5000",
      "expandurl boolean deprecated",
    ],
  },
  filearchive: {
    group: "list",
    prefix: "fa",
    flags: "readrights",
    params: [
      "from string",
      "to string",
      "prefix string",
      "dir (ascending|descending) ='ascending'",
      "sha1 string",
      "sha1base36 string",
      "prop (archivename|bitdepth|description|dimensions|mediatype|metadata|mime" +
        "|parseddescription|sha1|size|timestamp|user) [] ='timestamp'",
      "limit limit =10 1..500/5000",
      "continue string",
    ],
  },
  filerepoinfo: {
    group: "meta",
    prefix: "fri",
    flags: "readrights",
    params: [
      "prop (canUpload|displayname|favicon|initialCapital|local|name|rootUrl|scriptDirUrl" +
        "|thumbUrl|url) [] ='canUpload|displayname|favicon|initialCapital|local|name|rootUrl" +
        "|scriptDirUrl|thumbUrl|url'",
    ],
  },
  fileusage: {
    group: "prop",
    prefix: "fu",
    flags: "readrights generator",
    params: [
      "prop (pageid|redirect|title) [] ='pageid|title|redirect'",
      "namespace namespace [] all:'*'",
      "show (!redirect|redirect) []",
      "limit limit =10 1..500/5000",
      "continue string",
    ],
  },
  imageinfo: {
    group: "prop",
    prefix: "ii",
    flags: "readrights",
    params: [
      "prop (archivename|badfile|bitdepth|canonicaltitle|comment|commonmetadata|dimensions" +
        "|extmetadata|mediatype|metadata|mime|parsedcomment|sha1|size|thumbmime|timestamp" +
        "|uploadwarning|url|user|userid) [] ='timestamp|user'",
      "limit limit =1 1..500/5000",
      "start timestamp",
      "end timestamp",
      "urlwidth integer =-1",
      "urlheight integer =-1",
      "metadataversion string ='1'",
      "extmetadatalanguage string ='en'",
      "extmetadatamultilang boolean",
      "extmetadatafilter string []",
      "urlparam string =''",
      "badfilecontexttitle string",
      "continue string",
      "localonly boolean",
    ],
  },
  images: {
    group: "prop",
    prefix: "im",
    flags: "readrights generator",
    params: [
      "limit limit =10 1..500/5000",
      "continue string",
      "images string []",
      "dir (ascending|descending) ='ascending'",
    ],
  },
  imageusage: {
    group: "list",
    prefix: "iu",
    flags: "readrights generator",
    params: [
      "title string",
      "pageid integer",
      "continue string",
      "namespace namespace [] all:'*'",
      "dir (ascending|descending) ='ascending'",
      "filterredir (all|nonredirects|redirects) ='all'",
      "limit limit =10 1..500/5000",
      "redirect boolean",
    ],
  },
  info: {
    group: "prop",
    prefix: "in",
    flags: "readrights",
    params: [
      "prop (associatedpage|displaytitle|editintro|linkclasses|notificationtimestamp" +
        "|preloadcontent|protection|subjectid|talkid|url|varianttitles|visitingwatchers|watched" +
        "|watchers|preload|readable) [] deprecatedvalues:preload,readable",
      "linkcontext title ='Main Page'",
      "testactions string []",
      "testactionsdetail (boolean|full|quick) ='boolean'",
      "testactionsautocreate boolean",
      "preloadcustom string info:preloadcontentonly",
      "preloadparams string [] info:preloadcontentonly",
      "preloadnewsection boolean info:preloadcontentonly",
      "editintrostyle (lessframes|moreframes) ='moreframes' info:editintroonly",
      "editintroskip string [] info:editintroonly",
      "editintrocustom string info:editintroonly",
      "continue string",
    ],
  },
  iwbacklinks: {
    group: "list",
    prefix: "iwbl",
    flags: "readrights generator",
    params: [
      "prefix string",
      "title string",
      "continue string",
      "limit limit =10 1..500/5000",
      "prop (iwprefix|iwtitle) [] =''",
      "dir (ascending|descending) ='ascending'",
    ],
  },
  iwlinks: {
    group: "prop",
    prefix: "iw",
    flags: "readrights",
    params: [
      "prop (url) []",
      "prefix string",
      "title string",
      "dir (ascending|descending) ='ascending'",
      "limit limit =10 1..500/5000",
      "continue string",
      "url boolean deprecated",
    ],
  },
  langbacklinks: {
    group: "list",
    prefix: "lbl",
    flags: "readrights generator",
    params: [
      "lang string",
      "title string",
      "continue string",
      "limit limit =10 1..500/5000",
      "prop (lllang|lltitle) [] =''",
      "dir (ascending|descending) ='ascending'",
    ],
  },
  langlinks: {
    group: "prop",
    prefix: "ll",
    flags: "readrights",
    params: [
      "prop (autonym|langname|url) []",
      "lang string",
      "title string",
      "dir (ascending|descending) ='ascending'",
      "inlanguagecode string ='en'",
      "limit limit =10 1..500/5000",
      "continue string",
      "url boolean deprecated",
    ],
  },
  languageinfo: {
    group: "meta",
    prefix: "li",
    flags: "readrights",
    helpurls: [],
    params: [
      "prop (autonym|bcp47|code|dir|fallbacks|name|variantnames|variants) [] ='code'",
      "code string [] ='*'",
      "continue string",
    ],
  },
  links: {
    group: "prop",
    prefix: "pl",
    flags: "readrights generator",
    params: [
      "namespace namespace [] all:'*' extranamespaces:-2,-1",
      "limit limit =10 1..500/5000",
      "continue string",
      "titles string []",
      "dir (ascending|descending) ='ascending'",
    ],
  },
  linkshere: {
    group: "prop",
    prefix: "lh",
    flags: "readrights generator",
    params: [
      "prop (pageid|redirect|title) [] ='pageid|title|redirect'",
      "namespace namespace [] all:'*'",
      "show (!redirect|redirect) []",
      "limit limit =10 1..500/5000",
      "continue string",
    ],
  },
  logevents: {
    group: "list",
    prefix: "le",
    flags: "readrights",
    params: [
      "prop (comment|details|ids|parsedcomment|tags|timestamp|title|type|user|userid) []" +
        " ='ids|title|type|user|timestamp|comment|details'",
      "type (''|block|contentmodel|create|delete|import|interwiki|managetags|merge|move|newusers" +
        "|patrol|protect|renameuser|rights|suppress|tag|upload)",
      `action ${LOG_ACTIONS}`,
      "start timestamp",
      "end timestamp",
      "dir (newer|older) ='older'",
      "user user subtypes:name,ip,temp,interwiki,id",
      "title string",
      "namespace namespace extranamespaces:-2,-1",
      "prefix string",
      "tag string",
      "limit limit =10 1..500/5000",
      "continue string",
    ],
  },
  mystashedfiles: {
    group: "list",
    prefix: "msf",
    flags: "readrights",
    params: ["prop (size|type) [] =''", "limit limit =10 1..500/5000", "continue string"],
  },
  pagepropnames: {
    group: "list",
    prefix: "ppn",
    flags: "readrights",
    params: ["continue string", "limit limit =10 1..500/5000"],
  },
  pageprops: {
    group: "prop",
    prefix: "pp",
    flags: "readrights",
    params: ["continue string", "prop string []"],
  },
  pageswithprop: {
    group: "list",
    prefix: "pwp",
    flags: "readrights generator",
    params: [
      "propname string required",
      "prop (ids|title|value) [] ='ids|title'",
      "continue string",
      "limit limit =10 1..500/5000",
      "dir (ascending|descending) ='ascending'",
    ],
  },
  prefixsearch: {
    group: "list",
    prefix: "ps",
    flags: "readrights generator",
    params: [
      "search string required",
      "namespace namespace [] =0 all:'*'",
      "limit limit =10 1..500/5000",
      "offset integer =0 0..",
    ],
  },
  protectedtitles: {
    group: "list",
    prefix: "pt",
    flags: "readrights generator",
    params: [
      "namespace namespace [] all:'*'",
      "level (autoconfirmed|sysop) []",
      "limit limit =10 1..500/5000",
      "dir (newer|older) ='older'",
      "start timestamp",
      "end timestamp",
      "prop (comment|expiry|level|parsedcomment|timestamp|user|userid) [] ='timestamp|level'",
      "continue string",
    ],
  },
  querypage: {
    group: "list",
    prefix: "qp",
    flags: "readrights generator",
    params: [`page ${QUERY_PAGES} required`, "offset integer =0", "limit limit =10 1..500/5000"],
  },
  random: {
    group: "list",
    prefix: "rn",
    flags: "readrights generator",
    params: [
      "namespace namespace [] all:'*'",
      "filterredir (all|nonredirects|redirects) ='nonredirects'",
      "minsize integer",
      "maxsize integer",
      "contentmodel (css|javascript|json|sanitized-css|text|unknown|wikitext)",
      "redirect boolean deprecated",
      "limit limit =1 1..500/5000",
      "continue string",
    ],
  },
  recentchanges: {
    group: "list",
    prefix: "rc",
    flags: "readrights generator",
    params: [
      "start timestamp",
      "end timestamp",
      "dir (newer|older) ='older'",
      "namespace namespace [] all:'*' extranamespaces:-2,-1",
      "user user subtypes:name,ip,temp,interwiki,id",
      "excludeuser user subtypes:name,ip,temp,interwiki,id",
      "tag string",
      "prop (comment|flags|ids|loginfo|parsedcomment|patrolled|redirect|sha1|sizes|tags|timestamp" +
        "|title|user|userid) [] ='title|timestamp|ids'",
      "show (!anon|!autopatrolled|!bot|!minor|!patrolled|!redirect|anon|autopatrolled|bot|minor" +
        "|patrolled|redirect|unpatrolled) []",
      "limit limit =10 1..500/5000",
      "type (categorize|edit|external|log|new) [] ='edit|new|log|categorize'",
      "toponly boolean",
      "title string",
      "continue string",
      "generaterevisions boolean",
      "slot (main)",
    ],
  },
  redirects: {
    group: "prop",
    prefix: "rd",
    flags: "readrights generator",
    params: [
      "prop (fragment|pageid|title) [] ='pageid|title'",
      "namespace namespace [] all:'*'",
      "show (!fragment|fragment) []",
      "limit limit =10 1..500/5000",
      "continue string",
    ],
  },
  revisions: {
    group: "prop",
    prefix: "rv",
    flags: "readrights generator",
    params: [
      ...REVISION_FAMILY_BEFORE_LIMIT,
      "limit limit 1..500/5000 info:singlepageonly",
      ...REVISION_FAMILY_AFTER_LIMIT,
      "startid integer info:singlepageonly",
      "endid integer info:singlepageonly",
      "start timestamp info:singlepageonly",
      "end timestamp info:singlepageonly",
      "dir (newer|older) ='older' info:singlepageonly",
      "user user subtypes:name,ip,temp,interwiki,id info:singlepageonly",
      "excludeuser user subtypes:name,ip,temp,interwiki,id info:singlepageonly",
      "tag string",
      "continue string",
    ],
    templated: REVISION_FAMILY_TEMPLATED,
  },
  search: {
    group: "list",
    prefix: "sr",
    flags: "readrights generator",
    params: [
      "search string required",
      "namespace namespace [] =0 all:'*'",
      "limit limit =10 1..500/5000",
      "offset integer =0 0..",
      "what (nearmatch|text|title)",
      "info (rewrittenquery|suggestion|totalhits) [] ='totalhits|suggestion|rewrittenquery'",
      "prop (categorysnippet|extensiondata|isfilematch|redirectsnippet|redirecttitle" +
        "|sectionsnippet|sectiontitle|size|snippet|timestamp|titlesnippet|wordcount|hasrelated" +
        "|score) [] ='size|wordcount|timestamp|snippet' deprecatedvalues:hasrelated,score",
      "interwiki boolean",
      "enablerewrites boolean",
      "sort (relevance) ='relevance'",
    ],
  },
  siteinfo: {
    group: "meta",
    prefix: "si",
    flags: "readrights",
    params: [
      "prop (autocreatetempuser|autopromote|autopromoteonce|clientlibraries|dbrepllag" +
        "|defaultoptions|extensions|extensiontags|fileextensions|functionhooks|general" +
        "|interwikimap|languages|languagevariants|libraries|magicwords|namespacealiases" +
        "|namespaces|protocols|restrictions|rightsinfo|showhooks|skins|specialpagealiases" +
        "|statistics|uploaddialog|usergroups|variables) [] ='general'",
      "filteriw (!local|local)",
      "showalldb boolean",
      "numberingroup boolean",
      "inlanguagecode string",
    ],
  },
  stashimageinfo: {
    group: "prop",
    prefix: "sii",
    flags: "readrights",
    params: [
      "filekey string []",
      "sessionkey string [] deprecated",
      "prop (badfile|bitdepth|canonicaltitle|commonmetadata|dimensions|extmetadata|metadata|mime" +
        "|sha1|size|thumbmime|timestamp|url) [] ='timestamp|url'",
      "urlwidth integer =-1",
      "urlheight integer =-1",
      "urlparam string =''",
    ],
  },
  tags: {
    group: "list",
    prefix: "tg",
    flags: "readrights",
    params: [
      "continue string",
      "limit limit =10 1..500/5000",
      "prop (active|defined|description|displayname|hitcount|source) [] =''",
    ],
  },
  templates: {
    group: "prop",
    prefix: "tl",
    flags: "readrights generator",
    params: [
      "namespace namespace [] all:'*' extranamespaces:-2,-1",
      "limit limit =10 1..500/5000",
      "continue string",
      "templates string []",
      "dir (ascending|descending) ='ascending'",
    ],
  },
  tokens: {
    group: "meta",
    prefix: "",
    flags: "",
    params: ["type (createaccount|csrf|login|patrol|rollback|userrights|watch) [] ='csrf' all:'*'"],
  },
  transcludedin: {
    group: "prop",
    prefix: "ti",
    flags: "readrights generator",
    params: [
      "prop (pageid|redirect|title) [] ='pageid|title|redirect'",
      "namespace namespace [] all:'*'",
      "show (!redirect|redirect) []",
      "limit limit =10 1..500/5000",
      "continue string",
    ],
  },
  usercontribs: {
    group: "list",
    prefix: "uc",
    flags: "readrights",
    params: [
      "limit limit =10 1..500/5000",
      "start timestamp",
      "end timestamp",
      "continue string",
      "user user [] subtypes:name,ip,temp,interwiki",
      "userids integer []",
      "userprefix string",
      "iprange string",
      "dir (newer|older) ='older'",
      "namespace namespace [] all:'*'",
      "prop (comment|flags|ids|parsedcomment|patrolled|size|sizediff|tags|timestamp|title) []" +
        " ='ids|title|timestamp|comment|size|flags'",
      "show (!autopatrolled|!minor|!new|!patrolled|!top|autopatrolled|minor|new|patrolled|top) []",
      "tag string",
      "toponly boolean deprecated",
    ],
  },
  userinfo: {
    group: "meta",
    prefix: "ui",
    flags: "readrights",
    params: [
      "prop (acceptlang|blockinfo|cancreateaccount|centralids|changeablegroups|editcount|email" +
        "|groupmemberships|groups|hasmsg|implicitgroups|latestcontrib|options|ratelimits|realname" +
        "|registrationdate|rights|theoreticalratelimits|unreadcount) [] all:'*'",
      "attachedwiki string",
    ],
  },
  users: {
    group: "list",
    prefix: "us",
    flags: "readrights",
    params: [
      "prop (blockinfo|cancreate|centralids|editcount|emailable|gender|groupmemberships|groups" +
        "|implicitgroups|registration|rights) []",
      "attachedwiki string",
      "users string []",
      "userids integer []",
    ],
  },
  watchlist: {
    group: "list",
    prefix: "wl",
    flags: "readrights generator",
    params: [
      "allrev boolean",
      "start timestamp",
      "end timestamp",
      "namespace namespace [] all:'*'",
      "user user subtypes:name,ip,temp,interwiki,id",
      "excludeuser user subtypes:name,ip,temp,interwiki,id",
      "dir (newer|older) ='older'",
      "limit limit =10 1..500/5000",
      "prop (comment|expiry|flags|ids|loginfo|notificationtimestamp|parsedcomment|patrol|sizes" +
        "|tags|timestamp|title|user|userid) [] ='ids|title|flags'",
      "show (!anon|!autopatrolled|!bot|!minor|!patrolled|!unread|anon|autopatrolled|bot|minor" +
        "|patrolled|unread) []",
      "type (categorize|edit|external|log|new) [] ='edit|new|log|categorize'",
      "owner user subtypes:name",
      "token string sensitive",
      "continue string",
    ],
  },
  watchlistraw: {
    group: "list",
    prefix: "wr",
    flags: "readrights generator",
    params: [
      "continue string",
      "namespace namespace [] all:'*'",
      "limit limit =10 1..500/5000",
      "prop (changed) []",
      "show (!changed|changed) []",
      "owner user subtypes:name",
      "token string sensitive",
      "dir (ascending|descending) ='ascending'",
      "fromtitle string",
      "totitle string",
    ],
  },
};
