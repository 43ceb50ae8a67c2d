// Generated from spec/schemas/wiki.schema.json by `npm run spec-types`. Do not edit.
import type { Json } from "../../runtime/model/json.js";

/**
 * ISO 8601 in UTC, to the second: 2024-01-31T09:00:00Z.
 */
export type WikiTimestamp = string;
/**
 * A timestamp, or infinity if there is no end.
 */
export type WikiExpiry = string;
/**
 * A category of a page: its name, or its name and the sort key of the page.
 */
export type WikiCategoryData = string | WikiSortedCategoryData;

/**
 * The data of a wiki for the stub. Omitted data is derived from the other data.
 */
export type WikiData = {
  readonly $schema?: string;
  readonly site?: WikiSite;
  readonly namespaces?: readonly WikiNamespaceData[];
  readonly users?: readonly WikiUserData[];
  /**
   * In the order in which they were made.
   */
  readonly pages?: readonly WikiPageData[];
  readonly deleted?: readonly WikiDeletedPageData[];
  readonly logs?: readonly WikiLogData[];
  readonly blocks?: readonly WikiBlockData[];
  readonly tags?: readonly WikiTagData[];
  readonly protectedtitles?: readonly WikiProtectedTitleData[];
  readonly watchlist?: readonly WikiWatchlistData[];
  readonly tables?: WikiTables;
};
/**
 * Facts of the wiki. Their names are those of responses: the parts of `siteinfo`, `userinfo` of an anonymous user, `repos`, `languageinfo`, `authmanagerinfo`.
 */
export type WikiSite = {
  readonly general?: WikiFacts;
  /**
   * By number.
   */
  readonly namespaces?: {
    readonly [k: string]: WikiNamespace;
  };
  readonly namespacealiases?: readonly WikiNamespaceAlias[];
  readonly specialpagealiases?: readonly WikiFacts[];
  readonly interwikimap?: readonly WikiInterwiki[];
  readonly magicwords?: readonly WikiFacts[];
  readonly dbrepllag?: readonly WikiFacts[];
  readonly statistics?: WikiFacts;
  readonly usergroups?: readonly WikiFacts[];
  readonly libraries?: readonly WikiFacts[];
  readonly extensions?: readonly WikiFacts[];
  readonly fileextensions?: readonly WikiFacts[];
  readonly rightsinfo?: WikiFacts;
  readonly restrictions?: WikiFacts;
  readonly languages?: readonly WikiFacts[];
  readonly languagevariants?: Json;
  readonly skins?: readonly WikiFacts[];
  readonly extensiontags?: readonly string[];
  readonly functionhooks?: readonly string[];
  readonly showhooks?: readonly WikiFacts[];
  readonly variables?: readonly string[];
  readonly protocols?: readonly string[];
  readonly defaultoptions?: WikiFacts;
  readonly uploaddialog?: WikiFacts;
  readonly autocreatetempuser?: WikiFacts;
  readonly clientlibraries?: readonly WikiFacts[];
  readonly copyuploaddomains?: readonly string[];
  readonly autopromote?: Json;
  readonly autopromoteonce?: Json;
  readonly userinfo?: WikiFacts;
  readonly repos?: readonly WikiFacts[];
  readonly languageinfo?: WikiFacts;
  readonly authmanagerinfo?: WikiFacts;
};
/**
 * Any JSON value, which responses contain unchanged.
 */
export type WikiFacts = {
  readonly [k: string]: Json | undefined;
};
/**
 * A namespace, as `siteinfo` returns it.
 */
export type WikiNamespace = {
  readonly id: number;
  /**
   * first-letter: the first letter of titles is a capital, also if the request has a small one. case-sensitive: titles are as written.
   */
  readonly case: "first-letter" | "case-sensitive";
  /**
   * Its name in this wiki; empty for the main one.
   */
  readonly name: string;
  readonly canonical?: string;
  readonly subpages: boolean;
  readonly content: boolean;
  readonly nonincludable: boolean;
  readonly namespaceprotection?: string;
  readonly defaultcontentmodel?: string;
};
/**
 * Another name of a namespace.
 */
export type WikiNamespaceAlias = {
  readonly id: number;
  readonly alias: string;
};
/**
 * Another wiki, and the prefix of titles that link to it.
 */
export type WikiInterwiki = {
  readonly prefix: string;
  /**
   * The URL of a page, with $1 in place of the title.
   */
  readonly url: string;
  readonly local?: true;
  readonly trans?: true;
  readonly language?: string;
  readonly bcp47?: string;
  readonly linktext?: string;
  readonly sitename?: string;
  readonly wikiid?: string;
  readonly api?: string;
  readonly protorel?: boolean;
  readonly localinterwiki?: true;
  readonly extralanglink?: true;
  readonly deflang?: string;
};
/**
 * A namespace besides the usual ones; odd numbers are talk namespaces.
 */
export type WikiNamespaceData = {
  readonly id: number;
  readonly name: string;
  readonly content?: boolean;
  readonly subpages?: boolean;
  readonly aliases?: readonly string[];
  readonly case?: "first-letter" | "case-sensitive";
};
/**
 * A registered user. Users of revisions and log entries are registered without an entry.
 */
export type WikiUserData = {
  readonly name: string;
  readonly userid?: number;
  readonly registration?: WikiTimestamp;
  /**
   * Default: the number of revisions.
   */
  readonly editcount?: number;
  readonly gender?: "female" | "male" | "unknown";
  readonly emailable?: boolean;
  readonly hidden?: true;
  readonly groups?: readonly (string | WikiGroupMembership)[];
};
/**
 * A group to which a user was added.
 */
export type WikiGroupMembership = {
  readonly group: string;
  readonly expiry: WikiExpiry;
};
/**
 * A page. Omitted members are derived from the text of its last revision.
 */
export type WikiPageData = {
  readonly title: string;
  readonly pageid?: number;
  /**
   * For a page with one revision.
   */
  readonly text?: string;
  readonly revisions?: readonly WikiRevisionData[];
  readonly contentmodel?: string;
  /**
   * Default: that of the wiki.
   */
  readonly language?: string;
  readonly categories?: readonly WikiCategoryData[];
  /**
   * Titles.
   */
  readonly links?: readonly string[];
  /**
   * Titles of the pages that this page uses, with the name of the namespace.
   */
  readonly templates?: readonly string[];
  /**
   * Files that the page uses. Their namespace may be omitted.
   */
  readonly images?: readonly string[];
  /**
   * URLs.
   */
  readonly extlinks?: readonly string[];
  readonly langlinks?: readonly WikiLanglinkData[];
  readonly iwlinks?: readonly WikiIwlinkData[];
  /**
   * The title to which the page redirects, optionally with a fragment after #.
   */
  readonly redirect?: string;
  readonly props?: {
    readonly [k: string]: string;
  };
  readonly protection?: readonly WikiProtectionData[];
  /**
   * Versions of the file that the page describes.
   *
   * @minItems 1
   */
  readonly file?: readonly WikiFileVersionData[];
};
/**
 * A revision, oldest first.
 */
export type WikiRevisionData = {
  readonly text: string;
  /**
   * A name of a user, or an IP address. Default: Admin.
   */
  readonly user?: string;
  readonly comment?: string;
  readonly timestamp?: WikiTimestamp;
  readonly minor?: boolean;
  /**
   * Whether recent changes mark it as the edit of a bot.
   */
  readonly bot?: boolean;
  readonly revid?: number;
  readonly tags?: readonly string[];
  readonly contentmodel?: string;
  readonly patrolled?: boolean;
  readonly texthidden?: true;
  readonly userhidden?: true;
  readonly commenthidden?: true;
  readonly suppressed?: true;
};
/**
 * A category of a page, with the sort key of the page.
 */
export type WikiSortedCategoryData = {
  readonly title: string;
  readonly sortkey?: string;
};
/**
 * A link to another language.
 */
export type WikiLanglinkData = {
  readonly lang: string;
  readonly title: string;
};
/**
 * A link to another wiki.
 */
export type WikiIwlinkData = {
  readonly prefix: string;
  readonly title: string;
};
/**
 * A protection of a page.
 */
export type WikiProtectionData = {
  readonly type: string;
  readonly level: string;
  readonly expiry?: WikiExpiry;
  readonly cascade?: boolean;
};
/**
 * A version of a file, oldest first.
 */
export type WikiFileVersionData = {
  readonly user?: string;
  readonly comment?: string;
  readonly timestamp?: WikiTimestamp;
  readonly size?: number;
  readonly width?: number;
  readonly height?: number;
  /**
   * Default: derived from the ending of the page's title.
   */
  readonly mime?: string;
  readonly mediatype?: string;
  readonly bitdepth?: number;
  /**
   * Hexadecimal. Default: derived from the title and the version.
   */
  readonly sha1?: string;
  readonly metadata?: Json;
};
/**
 * A page that was deleted.
 */
export type WikiDeletedPageData = {
  readonly title: string;
  readonly revisions: readonly WikiRevisionData[];
  /**
   * The user who deleted it. Default: Admin.
   */
  readonly user?: string;
  readonly comment?: string;
  readonly timestamp?: WikiTimestamp;
  /**
   * @minItems 1
   */
  readonly file?: readonly WikiFileVersionData[];
};
/**
 * An entry of a log that is not derived from other data.
 */
export type WikiLogData = {
  readonly type: string;
  readonly action: string;
  readonly title: string;
  readonly user?: string;
  readonly comment?: string;
  readonly timestamp?: WikiTimestamp;
  readonly logid?: number;
  readonly params?: WikiFacts;
  readonly tags?: readonly string[];
  readonly bot?: boolean;
  readonly actionhidden?: true;
  readonly userhidden?: true;
  readonly commenthidden?: true;
  readonly suppressed?: true;
};
/**
 * A block of a user, an address or a range such as 192.0.2.0/24.
 */
export type WikiBlockData = {
  readonly user: string;
  /**
   * Default: Admin.
   */
  readonly by?: string;
  readonly timestamp?: WikiTimestamp;
  readonly expiry?: WikiExpiry;
  readonly reason?: string;
  readonly id?: number;
  readonly anononly?: boolean;
  readonly nocreate?: boolean;
  readonly autoblock?: boolean;
  readonly noemail?: boolean;
  readonly hidden?: boolean;
  readonly allowusertalk?: boolean;
  /**
   * Whether the block is automatic: of an IP address that a blocked user had.
   */
  readonly automatic?: boolean;
  /**
   * With this member or one of the two after it, the block is partial.
   */
  readonly pages?: readonly string[];
  readonly namespaces?: readonly number[];
  readonly actions?: readonly string[];
};
/**
 * A change tag. Tags of revisions need no entry.
 */
export type WikiTagData = {
  readonly name: string;
  readonly displayname?: string;
  readonly description?: string;
  readonly source?: readonly string[];
  readonly active?: boolean;
};
/**
 * A title that only some users may create.
 */
export type WikiProtectedTitleData = {
  readonly title: string;
  readonly level: string;
  readonly user?: string;
  readonly comment?: string;
  readonly timestamp?: WikiTimestamp;
  readonly expiry?: WikiExpiry;
};
/**
 * A title that a user watches.
 */
export type WikiWatchlistData = {
  readonly owner: string;
  readonly title: string;
  readonly notificationtimestamp?: WikiTimestamp;
  readonly expiry?: WikiExpiry;
};
/**
 * Tables as lists of plain records, in the order of their creation. Columns have the names that responses use. A table replaces the one that is derived from the other data.
 */
export type WikiTables = {
  readonly pages?: readonly WikiPageRow[];
  readonly revisions?: readonly WikiRevisionRow[];
  readonly deletedrevisions?: readonly WikiDeletedRevisionRow[];
  readonly users?: readonly WikiUserRow[];
  readonly pagelinks?: readonly WikiLinkRow[];
  readonly templatelinks?: readonly WikiLinkRow[];
  readonly imagelinks?: readonly WikiLinkRow[];
  readonly redirects?: readonly WikiRedirectRow[];
  readonly categorylinks?: readonly WikiCategoryLinkRow[];
  readonly categories?: readonly WikiCategoryRow[];
  readonly extlinks?: readonly WikiExtlinkRow[];
  readonly langlinks?: readonly WikiLanglinkRow[];
  readonly iwlinks?: readonly WikiIwlinkRow[];
  readonly pageprops?: readonly WikiPagePropRow[];
  readonly restrictions?: readonly WikiRestrictionRow[];
  readonly protectedtitles?: readonly WikiProtectedTitleRow[];
  readonly files?: readonly WikiFileRow[];
  readonly oldfiles?: readonly WikiOldFileRow[];
  readonly filearchive?: readonly WikiDeletedFileRow[];
  readonly logevents?: readonly WikiLogEventRow[];
  readonly changes?: readonly WikiChangeRow[];
  readonly blocks?: readonly WikiBlockRow[];
  readonly tags?: readonly WikiTagRow[];
  readonly watchlist?: readonly WikiWatchlistRow[];
  readonly messages?: readonly WikiMessageRow[];
  readonly querypages?: readonly WikiQueryPageRow[];
};
/**
 * A page in its current state.
 */
export type WikiPageRow = {
  readonly pageid: number;
  readonly ns: number;
  /**
   * With the name of the namespace, and with spaces.
   */
  readonly title: string;
  readonly redirect: boolean;
  /**
   * Whether the page has only one revision.
   */
  readonly new: boolean;
  /**
   * Bytes in UTF-8.
   */
  readonly length: number;
  readonly touched: WikiTimestamp;
  readonly lastrevid: number;
  readonly contentmodel: string;
  readonly pagelanguage: string;
  readonly pagelanguagehtmlcode: string;
  readonly pagelanguagedir: string;
};
/**
 * A revision of a page that exists.
 */
export type WikiRevisionRow = {
  readonly revid: number;
  readonly pageid: number;
  /**
   * 0 for the first.
   */
  readonly parentid: number;
  readonly user: string;
  /**
   * 0 for an IP address.
   */
  readonly userid: number;
  /**
   * Whether it was made by an IP address, not by a user.
   */
  readonly anon?: true;
  readonly timestamp: WikiTimestamp;
  readonly comment: string;
  readonly parsedcomment?: string;
  readonly minor: boolean;
  /**
   * Bytes in UTF-8.
   */
  readonly size: number;
  /**
   * Hexadecimal.
   */
  readonly sha1: string;
  /**
   * The stored text. If `texthidden` is set, callers do not see it. The same applies to user and comment.
   */
  readonly content: string;
  readonly contentmodel: string;
  readonly contentformat: string;
  readonly roles: readonly string[];
  readonly tags: readonly string[];
  readonly texthidden?: true;
  readonly sha1hidden?: true;
  readonly userhidden?: true;
  readonly commenthidden?: true;
  readonly suppressed?: true;
};
/**
 * A revision of a page that was deleted. The page may exist again.
 */
export type WikiDeletedRevisionRow = {
  readonly revid: number;
  /**
   * The id that the page had; 0 if it is unknown.
   */
  readonly pageid: number;
  /**
   * The number of the row among deleted revisions, from which a request continues. Default: its position.
   */
  readonly archiveid?: number;
  readonly ns: number;
  readonly title: string;
  /**
   * 0 for the first.
   */
  readonly parentid: number;
  readonly user: string;
  /**
   * 0 for an IP address.
   */
  readonly userid: number;
  /**
   * Whether it was made by an IP address, not by a user.
   */
  readonly anon?: true;
  readonly timestamp: WikiTimestamp;
  readonly comment: string;
  readonly parsedcomment?: string;
  readonly minor: boolean;
  /**
   * Bytes in UTF-8.
   */
  readonly size: number;
  /**
   * Hexadecimal.
   */
  readonly sha1: string;
  /**
   * The stored text. If `texthidden` is set, callers do not see it. The same applies to user and comment.
   */
  readonly content: string;
  readonly contentmodel: string;
  readonly contentformat: string;
  readonly roles: readonly string[];
  readonly tags: readonly string[];
  readonly texthidden?: true;
  readonly sha1hidden?: true;
  readonly userhidden?: true;
  readonly commenthidden?: true;
  readonly suppressed?: true;
};
/**
 * A registered user.
 */
export type WikiUserRow = {
  readonly userid: number;
  readonly name: string;
  readonly registration?: WikiTimestamp;
  readonly editcount: number;
  /**
   * The groups to which the user was added; not automatic groups such as *.
   */
  readonly groups: readonly string[];
  readonly groupmemberships: readonly WikiGroupMembership[];
  /**
   * The groups that follow from the account and its edits.
   */
  readonly implicitgroups: readonly string[];
  readonly rights: readonly string[];
  readonly gender: string;
  readonly emailable: boolean;
  /**
   * Only the user can see it.
   */
  readonly email?: string;
  readonly emailauthenticated?: WikiTimestamp;
  /**
   * Whether only users with the right to see hidden users can see this one.
   */
  readonly hidden?: true;
  /**
   * Whether login as this user is impossible. MediaWiki 1.43 and later report it.
   */
  readonly systemuser?: true;
  /**
   * Whether the user was active recently; `recentactions` is the number of actions.
   */
  readonly active?: true;
  readonly recentactions?: number;
};
/**
 * A link from a page to a title, of the kind of its table.
 */
export type WikiLinkRow = {
  readonly pageid: number;
  readonly ns: number;
  /**
   * The target of the link. The page may be missing.
   */
  readonly title: string;
  /**
   * The number of the title among the titles of links, by which MediaWiki 1.43 and later order links.
   */
  readonly target?: number;
};
/**
 * The target of a redirect.
 */
export type WikiRedirectRow = {
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
  readonly fragment?: string;
  readonly interwiki?: string;
};
/**
 * A page in a category.
 */
export type WikiCategoryLinkRow = {
  readonly pageid: number;
  readonly ns: number;
  /**
   * The category, with the name of the namespace.
   */
  readonly title: string;
  /**
   * The sort key: bytes in hexadecimal, by which members are ordered.
   */
  readonly sortkey: string;
  readonly sortkeyprefix: string;
  readonly timestamp: WikiTimestamp;
  readonly type: "page" | "subcat" | "file";
};
/**
 * A category that has or had members. Its page may be missing.
 */
export type WikiCategoryRow = {
  /**
   * Without the name of the namespace.
   */
  readonly category: string;
  readonly size: number;
  /**
   * The number of members that are neither files nor categories.
   */
  readonly pages: number;
  readonly files: number;
  readonly subcats: number;
  readonly hidden: boolean;
};
/**
 * A link to a URL.
 */
export type WikiExtlinkRow = {
  readonly id: number;
  readonly pageid: number;
  readonly url: string;
  /**
   * The URL with the parts of its host in reverse order. Links are ordered by its first 60 bytes, then by id.
   */
  readonly index: string;
};
/**
 * A link to the same page in another language.
 */
export type WikiLanglinkRow = {
  readonly pageid: number;
  readonly lang: string;
  readonly title: string;
};
/**
 * A link to a page of another wiki.
 */
export type WikiIwlinkRow = {
  readonly pageid: number;
  readonly prefix: string;
  /**
   * With underscores, as in responses.
   */
  readonly title: string;
};
/**
 * A property of a page.
 */
export type WikiPagePropRow = {
  readonly pageid: number;
  readonly name: string;
  readonly value: string;
};
/**
 * A protection of a page.
 */
export type WikiRestrictionRow = {
  readonly pageid: number;
  readonly type: string;
  readonly level: string;
  readonly expiry: WikiExpiry;
  readonly cascade?: true;
};
/**
 * A title that only some users may create.
 */
export type WikiProtectedTitleRow = {
  readonly ns: number;
  readonly title: string;
  readonly timestamp: WikiTimestamp;
  readonly user: string;
  readonly userid: number;
  readonly comment: string;
  readonly parsedcomment?: string;
  readonly expiry: WikiExpiry;
  readonly level: string;
};
/**
 * A file in its current version.
 */
export type WikiFileRow = {
  /**
   * With underscores, and without the name of the namespace.
   */
  readonly name: string;
  readonly ns: number;
  readonly title: string;
  readonly timestamp: WikiTimestamp;
  readonly user: string;
  readonly userid: number;
  readonly anon?: true;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly pagecount?: number;
  readonly duration?: number;
  readonly comment: string;
  readonly parsedcomment?: string;
  readonly url: string;
  readonly descriptionurl: string;
  readonly descriptionshorturl: string;
  /**
   * Hexadecimal.
   */
  readonly sha1: string;
  readonly mime: string;
  readonly mediatype: string;
  readonly bitdepth: number;
  readonly metadata?: Json;
  readonly commonmetadata?: Json;
  readonly extmetadata?: Json;
  readonly badfile?: true;
};
/**
 * An earlier version of a file.
 */
export type WikiOldFileRow = {
  /**
   * With underscores, and without the name of the namespace.
   */
  readonly name: string;
  readonly ns: number;
  readonly title: string;
  readonly timestamp: WikiTimestamp;
  readonly user: string;
  readonly userid: number;
  readonly anon?: true;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly pagecount?: number;
  readonly duration?: number;
  readonly comment: string;
  readonly parsedcomment?: string;
  readonly url: string;
  readonly descriptionurl: string;
  readonly descriptionshorturl: string;
  /**
   * Hexadecimal.
   */
  readonly sha1: string;
  readonly mime: string;
  readonly mediatype: string;
  readonly bitdepth: number;
  readonly metadata?: Json;
  readonly commonmetadata?: Json;
  readonly extmetadata?: Json;
  readonly archivename: string;
  readonly filehidden?: true;
  readonly userhidden?: true;
  readonly commenthidden?: true;
  readonly suppressed?: true;
};
/**
 * A version of a file that was deleted.
 */
export type WikiDeletedFileRow = {
  readonly id: number;
  /**
   * With underscores, and without the name of the namespace.
   */
  readonly name: string;
  readonly ns: number;
  readonly title: string;
  readonly timestamp: WikiTimestamp;
  readonly user: string;
  readonly userid: number;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly pagecount?: number;
  readonly description: string;
  readonly parseddescription?: string;
  /**
   * Hexadecimal.
   */
  readonly sha1: string;
  readonly mime: string;
  readonly mediatype: string;
  readonly bitdepth: number;
  readonly metadata?: Json;
  readonly archivename?: string;
  readonly filehidden?: true;
  readonly userhidden?: true;
  readonly commenthidden?: true;
  readonly suppressed?: true;
};
/**
 * An entry of a log.
 */
export type WikiLogEventRow = {
  readonly logid: number;
  readonly ns: number;
  readonly title: string;
  /**
   * The page that currently has the title.
   */
  readonly pageid: number;
  /**
   * The page of the entry, at the time of the event.
   */
  readonly logpage: number;
  /**
   * The revision that the event created, if any. MediaWiki 1.43 and later report it.
   */
  readonly revid?: number;
  readonly params: WikiFacts;
  readonly type: string;
  readonly action: string;
  readonly user: string;
  readonly userid: number;
  readonly anon?: true;
  readonly timestamp: WikiTimestamp;
  readonly comment: string;
  readonly parsedcomment?: string;
  readonly tags: readonly string[];
  readonly actionhidden?: true;
  readonly userhidden?: true;
  readonly commenthidden?: true;
  readonly suppressed?: true;
};
/**
 * A recent change.
 */
export type WikiChangeRow = {
  readonly rcid: number;
  readonly type: "edit" | "new" | "log" | "categorize" | "external";
  readonly ns: number;
  readonly title: string;
  readonly pageid: number;
  readonly revid: number;
  readonly old_revid: number;
  readonly user: string;
  readonly userid: number;
  readonly anon?: true;
  readonly bot: boolean;
  readonly new: boolean;
  readonly minor: boolean;
  readonly oldlen: number;
  readonly newlen: number;
  readonly timestamp: WikiTimestamp;
  readonly comment: string;
  readonly parsedcomment?: string;
  readonly redirect: boolean;
  readonly patrolled: boolean;
  readonly unpatrolled: boolean;
  readonly autopatrolled: boolean;
  /**
   * Only for entries of a log, like the three members after it.
   */
  readonly logid?: number;
  readonly logtype?: string;
  readonly logaction?: string;
  readonly logparams?: WikiFacts;
  /**
   * The description of the event for readers, in HTML.
   */
  readonly logdisplay?: string;
  readonly tags: readonly string[];
  readonly sha1?: string;
  /**
   * Such as mw.edit.
   */
  readonly source: string;
  readonly actionhidden?: true;
  readonly userhidden?: true;
  readonly commenthidden?: true;
  readonly sha1hidden?: true;
  readonly suppressed?: true;
};
/**
 * A block.
 */
export type WikiBlockRow = {
  readonly id: number;
  /**
   * The target of the block. In an automatic block, it is one IP address, which responses do not show.
   */
  readonly target: "user" | "ip" | "range";
  /**
   * A name of a user, an IP address or a range.
   */
  readonly user?: string;
  readonly userid?: number;
  readonly by: string;
  readonly byid: number;
  readonly timestamp: WikiTimestamp;
  readonly expiry: WikiExpiry;
  readonly reason: string;
  readonly parsedreason?: string;
  readonly rangestart?: string;
  readonly rangeend?: string;
  readonly automatic: boolean;
  readonly anononly: boolean;
  readonly nocreate: boolean;
  readonly autoblock: boolean;
  readonly noemail: boolean;
  readonly hidden: boolean;
  readonly allowusertalk: boolean;
  readonly partial: boolean;
  readonly restrictions: WikiBlockRestrictions;
};
/**
 * The restrictions of a partial block.
 */
export type WikiBlockRestrictions = {
  readonly namespaces?: readonly number[];
  readonly actions?: readonly string[];
  readonly pages?: readonly WikiBlockPage[];
};
/**
 * A page of a partial block. A deleted page has no title.
 */
export type WikiBlockPage = {
  readonly id: number;
  readonly ns?: number;
  readonly title?: string;
};
/**
 * A change tag.
 */
export type WikiTagRow = {
  readonly name: string;
  readonly displayname: string;
  readonly description: string;
  readonly hitcount: number;
  readonly defined: boolean;
  readonly source: readonly string[];
  readonly active: boolean;
};
/**
 * A title that a user watches.
 */
export type WikiWatchlistRow = {
  /**
   * The name of the user.
   */
  readonly owner: string;
  readonly ns: number;
  readonly title: string;
  readonly notificationtimestamp?: WikiTimestamp;
  readonly expiry?: WikiExpiry;
};
/**
 * A message of the interface.
 */
export type WikiMessageRow = {
  readonly name: string;
  readonly normalizedname: string;
  readonly content?: string;
  readonly missing?: true;
  readonly customised?: true;
  readonly default?: string;
  readonly defaultmissing?: true;
};
/**
 * A special page that lists pages.
 */
export type WikiQueryPageRow = {
  readonly name: string;
  /**
   * The right that a request requires.
   */
  readonly right?: string;
  readonly disabled?: true;
  readonly cached?: true;
  readonly cachedtimestamp?: WikiTimestamp;
  readonly maxresults?: number;
  readonly results: readonly WikiQueryPageResult[];
};
/**
 * A page that a special page lists.
 */
export type WikiQueryPageResult = {
  readonly value?: string | number;
  readonly timestamp?: WikiTimestamp;
  readonly ns: number;
  readonly title: string;
  readonly databaseResult?: WikiFacts;
};
