// Compiled from spec/schemas/ by ajv (`npm run spec-types`). Do not edit.
"use strict";
export const wiki = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"wiki.schema.json","title":"WikiData","description":"The data of a wiki for the stub. Omitted data is derived from the other data.","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"site":{"$ref":"#/$defs/WikiSite"},"namespaces":{"type":"array","items":{"$ref":"#/$defs/WikiNamespaceData"}},"users":{"type":"array","items":{"$ref":"#/$defs/WikiUserData"}},"pages":{"type":"array","items":{"$ref":"#/$defs/WikiPageData"},"description":"In the order in which they were made."},"deleted":{"type":"array","items":{"$ref":"#/$defs/WikiDeletedPageData"}},"logs":{"type":"array","items":{"$ref":"#/$defs/WikiLogData"}},"blocks":{"type":"array","items":{"$ref":"#/$defs/WikiBlockData"}},"tags":{"type":"array","items":{"$ref":"#/$defs/WikiTagData"}},"protectedtitles":{"type":"array","items":{"$ref":"#/$defs/WikiProtectedTitleData"}},"watchlist":{"type":"array","items":{"$ref":"#/$defs/WikiWatchlistData"}},"tables":{"$ref":"#/$defs/WikiTables"}},"$defs":{"WikiTimestamp":{"title":"WikiTimestamp","description":"ISO 8601 in UTC, to the second: 2024-01-31T09:00:00Z.","type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},"WikiExpiry":{"title":"WikiExpiry","description":"A timestamp, or infinity if there is no end.","type":"string","pattern":"^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"},"WikiFacts":{"title":"WikiFacts","description":"Any JSON value, which responses contain unchanged.","type":"object"},"WikiNamespace":{"title":"WikiNamespace","description":"A namespace, as `siteinfo` returns it.","type":"object","required":["id","case","name","subpages","content","nonincludable"],"additionalProperties":false,"properties":{"id":{"type":"integer"},"case":{"type":"string","description":"first-letter: the first letter of titles is a capital, also if the request has a small one. case-sensitive: titles are as written.","enum":["first-letter","case-sensitive"]},"name":{"type":"string","description":"Its name in this wiki; empty for the main one."},"canonical":{"type":"string"},"subpages":{"type":"boolean"},"content":{"type":"boolean"},"nonincludable":{"type":"boolean"},"namespaceprotection":{"type":"string"},"defaultcontentmodel":{"type":"string"}}},"WikiNamespaceAlias":{"title":"WikiNamespaceAlias","description":"Another name of a namespace.","type":"object","required":["id","alias"],"additionalProperties":false,"properties":{"id":{"type":"integer"},"alias":{"type":"string"}}},"WikiInterwiki":{"title":"WikiInterwiki","description":"Another wiki, and the prefix of titles that link to it.","type":"object","required":["prefix","url"],"additionalProperties":false,"properties":{"prefix":{"type":"string"},"url":{"type":"string","description":"The URL of a page, with $1 in place of the title."},"local":{"const":true},"trans":{"const":true},"language":{"type":"string"},"bcp47":{"type":"string"},"linktext":{"type":"string"},"sitename":{"type":"string"},"wikiid":{"type":"string"},"api":{"type":"string"},"protorel":{"type":"boolean"},"localinterwiki":{"const":true},"extralanglink":{"const":true},"deflang":{"type":"string"}}},"WikiPageRow":{"title":"WikiPageRow","description":"A page in its current state.","type":"object","required":["pageid","ns","title","redirect","new","length","touched","lastrevid","contentmodel","pagelanguage","pagelanguagehtmlcode","pagelanguagedir"],"additionalProperties":false,"properties":{"pageid":{"type":"integer","minimum":1},"ns":{"type":"integer"},"title":{"type":"string","minLength":1,"description":"With the name of the namespace, and with spaces."},"redirect":{"type":"boolean"},"new":{"type":"boolean","description":"Whether the page has only one revision."},"length":{"type":"integer","minimum":0,"description":"Bytes in UTF-8."},"touched":{"$ref":"#/$defs/WikiTimestamp"},"lastrevid":{"type":"integer","minimum":0},"contentmodel":{"type":"string"},"pagelanguage":{"type":"string"},"pagelanguagehtmlcode":{"type":"string"},"pagelanguagedir":{"type":"string"}}},"WikiRevisionRow":{"title":"WikiRevisionRow","description":"A revision of a page that exists.","type":"object","required":["revid","pageid","parentid","user","userid","timestamp","comment","minor","size","sha1","content","contentmodel","contentformat","roles","tags"],"additionalProperties":false,"properties":{"revid":{"type":"integer","minimum":1},"pageid":{"type":"integer","minimum":0},"parentid":{"type":"integer","minimum":0,"description":"0 for the first."},"user":{"type":"string"},"userid":{"type":"integer","minimum":0,"description":"0 for an IP address."},"anon":{"const":true,"description":"Whether it was made by an IP address, not by a user."},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"minor":{"type":"boolean"},"size":{"type":"integer","minimum":0,"description":"Bytes in UTF-8."},"sha1":{"type":"string","description":"Hexadecimal."},"content":{"type":"string","description":"The stored text. If `texthidden` is set, callers do not see it. The same applies to user and comment."},"contentmodel":{"type":"string"},"contentformat":{"type":"string"},"roles":{"type":"array","items":{"type":"string"}},"tags":{"type":"array","items":{"type":"string"}},"texthidden":{"const":true},"sha1hidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}},"WikiDeletedRevisionRow":{"title":"WikiDeletedRevisionRow","description":"A revision of a page that was deleted. The page may exist again.","type":"object","required":["revid","pageid","ns","title","parentid","user","userid","timestamp","comment","minor","size","sha1","content","contentmodel","contentformat","roles","tags"],"additionalProperties":false,"properties":{"revid":{"type":"integer","minimum":1},"pageid":{"type":"integer","minimum":0,"description":"The id that the page had; 0 if it is unknown."},"archiveid":{"type":"integer","minimum":1,"description":"The number of the row among deleted revisions, from which a request continues. Default: its position."},"ns":{"type":"integer"},"title":{"type":"string","minLength":1},"parentid":{"type":"integer","minimum":0,"description":"0 for the first."},"user":{"type":"string"},"userid":{"type":"integer","minimum":0,"description":"0 for an IP address."},"anon":{"const":true,"description":"Whether it was made by an IP address, not by a user."},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"minor":{"type":"boolean"},"size":{"type":"integer","minimum":0,"description":"Bytes in UTF-8."},"sha1":{"type":"string","description":"Hexadecimal."},"content":{"type":"string","description":"The stored text. If `texthidden` is set, callers do not see it. The same applies to user and comment."},"contentmodel":{"type":"string"},"contentformat":{"type":"string"},"roles":{"type":"array","items":{"type":"string"}},"tags":{"type":"array","items":{"type":"string"}},"texthidden":{"const":true},"sha1hidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}},"WikiGroupMembership":{"title":"WikiGroupMembership","description":"A group to which a user was added.","type":"object","required":["group","expiry"],"additionalProperties":false,"properties":{"group":{"type":"string"},"expiry":{"$ref":"#/$defs/WikiExpiry"}}},"WikiUserRow":{"title":"WikiUserRow","description":"A registered user.","type":"object","required":["userid","name","editcount","groups","groupmemberships","implicitgroups","rights","gender","emailable"],"additionalProperties":false,"properties":{"userid":{"type":"integer","minimum":1},"name":{"type":"string","minLength":1},"registration":{"$ref":"#/$defs/WikiTimestamp"},"editcount":{"type":"integer","minimum":0},"groups":{"type":"array","items":{"type":"string"},"description":"The groups to which the user was added; not automatic groups such as *."},"groupmemberships":{"type":"array","items":{"$ref":"#/$defs/WikiGroupMembership"}},"implicitgroups":{"type":"array","items":{"type":"string"},"description":"The groups that follow from the account and its edits."},"rights":{"type":"array","items":{"type":"string"}},"gender":{"type":"string"},"emailable":{"type":"boolean"},"email":{"description":"Only the user can see it.","type":"string"},"emailauthenticated":{"$ref":"#/$defs/WikiTimestamp"},"hidden":{"const":true,"description":"Whether only users with the right to see hidden users can see this one."},"systemuser":{"const":true,"description":"Whether login as this user is impossible. MediaWiki 1.43 and later report it."},"active":{"const":true,"description":"Whether the user was active recently; `recentactions` is the number of actions."},"recentactions":{"type":"integer","minimum":0}}},"WikiLinkRow":{"title":"WikiLinkRow","description":"A link from a page to a title, of the kind of its table.","type":"object","required":["pageid","ns","title"],"additionalProperties":false,"properties":{"pageid":{"type":"integer","minimum":1},"ns":{"type":"integer"},"title":{"type":"string","minLength":1,"description":"The target of the link. The page may be missing."},"target":{"type":"integer","minimum":1,"description":"The number of the title among the titles of links, by which MediaWiki 1.43 and later order links."}}},"WikiRedirectRow":{"title":"WikiRedirectRow","description":"The target of a redirect.","type":"object","required":["pageid","ns","title"],"additionalProperties":false,"properties":{"pageid":{"type":"integer","minimum":1},"ns":{"type":"integer"},"title":{"type":"string","minLength":1},"fragment":{"type":"string"},"interwiki":{"type":"string"}}},"WikiCategoryLinkRow":{"title":"WikiCategoryLinkRow","description":"A page in a category.","type":"object","required":["pageid","ns","title","sortkey","sortkeyprefix","timestamp","type"],"additionalProperties":false,"properties":{"pageid":{"type":"integer","minimum":1},"ns":{"type":"integer"},"title":{"type":"string","minLength":1,"description":"The category, with the name of the namespace."},"sortkey":{"type":"string","description":"The sort key: bytes in hexadecimal, by which members are ordered."},"sortkeyprefix":{"type":"string"},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"type":{"type":"string","enum":["page","subcat","file"]}}},"WikiCategoryRow":{"title":"WikiCategoryRow","description":"A category that has or had members. Its page may be missing.","type":"object","required":["category","size","pages","files","subcats","hidden"],"additionalProperties":false,"properties":{"category":{"type":"string","minLength":1,"description":"Without the name of the namespace."},"size":{"type":"integer","minimum":0},"pages":{"type":"integer","minimum":0,"description":"The number of members that are neither files nor categories."},"files":{"type":"integer","minimum":0},"subcats":{"type":"integer","minimum":0},"hidden":{"type":"boolean"}}},"WikiExtlinkRow":{"title":"WikiExtlinkRow","description":"A link to a URL.","type":"object","required":["id","pageid","url","index"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":1},"pageid":{"type":"integer","minimum":1},"url":{"type":"string"},"index":{"type":"string","description":"The URL with the parts of its host in reverse order. Links are ordered by its first 60 bytes, then by id."}}},"WikiLanglinkRow":{"title":"WikiLanglinkRow","description":"A link to the same page in another language.","type":"object","required":["pageid","lang","title"],"additionalProperties":false,"properties":{"pageid":{"type":"integer","minimum":1},"lang":{"type":"string"},"title":{"type":"string"}}},"WikiIwlinkRow":{"title":"WikiIwlinkRow","description":"A link to a page of another wiki.","type":"object","required":["pageid","prefix","title"],"additionalProperties":false,"properties":{"pageid":{"type":"integer","minimum":1},"prefix":{"type":"string"},"title":{"type":"string","description":"With underscores, as in responses."}}},"WikiPagePropRow":{"title":"WikiPagePropRow","description":"A property of a page.","type":"object","required":["pageid","name","value"],"additionalProperties":false,"properties":{"pageid":{"type":"integer","minimum":1},"name":{"type":"string","minLength":1},"value":{"type":"string"}}},"WikiRestrictionRow":{"title":"WikiRestrictionRow","description":"A protection of a page.","type":"object","required":["pageid","type","level","expiry"],"additionalProperties":false,"properties":{"pageid":{"type":"integer","minimum":1},"type":{"type":"string"},"level":{"type":"string"},"expiry":{"$ref":"#/$defs/WikiExpiry"},"cascade":{"const":true}}},"WikiProtectedTitleRow":{"title":"WikiProtectedTitleRow","description":"A title that only some users may create.","type":"object","required":["ns","title","timestamp","user","userid","comment","expiry","level"],"additionalProperties":false,"properties":{"ns":{"type":"integer"},"title":{"type":"string","minLength":1},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"user":{"type":"string"},"userid":{"type":"integer","minimum":0},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"expiry":{"$ref":"#/$defs/WikiExpiry"},"level":{"type":"string"}}},"WikiFileRow":{"title":"WikiFileRow","description":"A file in its current version.","type":"object","required":["name","ns","title","timestamp","user","userid","size","width","height","comment","url","descriptionurl","descriptionshorturl","sha1","mime","mediatype","bitdepth"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"description":"With underscores, and without the name of the namespace."},"ns":{"type":"integer"},"title":{"type":"string","minLength":1},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"user":{"type":"string"},"userid":{"type":"integer","minimum":0},"anon":{"const":true},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"pagecount":{"type":"integer","minimum":0},"duration":{"type":"number"},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"url":{"type":"string"},"descriptionurl":{"type":"string"},"descriptionshorturl":{"type":"string"},"sha1":{"type":"string","description":"Hexadecimal."},"mime":{"type":"string"},"mediatype":{"type":"string"},"bitdepth":{"type":"integer","minimum":0},"metadata":{},"commonmetadata":{},"extmetadata":{},"badfile":{"const":true}}},"WikiOldFileRow":{"title":"WikiOldFileRow","description":"An earlier version of a file.","type":"object","required":["name","ns","title","timestamp","user","userid","size","width","height","comment","url","descriptionurl","descriptionshorturl","sha1","mime","mediatype","bitdepth","archivename"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"description":"With underscores, and without the name of the namespace."},"ns":{"type":"integer"},"title":{"type":"string","minLength":1},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"user":{"type":"string"},"userid":{"type":"integer","minimum":0},"anon":{"const":true},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"pagecount":{"type":"integer","minimum":0},"duration":{"type":"number"},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"url":{"type":"string"},"descriptionurl":{"type":"string"},"descriptionshorturl":{"type":"string"},"sha1":{"type":"string","description":"Hexadecimal."},"mime":{"type":"string"},"mediatype":{"type":"string"},"bitdepth":{"type":"integer","minimum":0},"metadata":{},"commonmetadata":{},"extmetadata":{},"archivename":{"type":"string"},"filehidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}},"WikiDeletedFileRow":{"title":"WikiDeletedFileRow","description":"A version of a file that was deleted.","type":"object","required":["id","name","ns","title","timestamp","user","userid","size","width","height","description","sha1","mime","mediatype","bitdepth"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":1},"name":{"type":"string","minLength":1,"description":"With underscores, and without the name of the namespace."},"ns":{"type":"integer"},"title":{"type":"string","minLength":1},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"user":{"type":"string"},"userid":{"type":"integer","minimum":0},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"pagecount":{"type":"integer","minimum":0},"description":{"type":"string"},"parseddescription":{"type":"string"},"sha1":{"type":"string","description":"Hexadecimal."},"mime":{"type":"string"},"mediatype":{"type":"string"},"bitdepth":{"type":"integer","minimum":0},"metadata":{},"archivename":{"type":"string"},"filehidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}},"WikiLogEventRow":{"title":"WikiLogEventRow","description":"An entry of a log.","type":"object","required":["logid","ns","title","pageid","logpage","params","type","action","user","userid","timestamp","comment","tags"],"additionalProperties":false,"properties":{"logid":{"type":"integer","minimum":1},"ns":{"type":"integer"},"title":{"type":"string"},"pageid":{"type":"integer","minimum":0,"description":"The page that currently has the title."},"logpage":{"type":"integer","minimum":0,"description":"The page of the entry, at the time of the event."},"revid":{"type":"integer","minimum":1,"description":"The revision that the event created, if any. MediaWiki 1.43 and later report it."},"params":{"$ref":"#/$defs/WikiFacts"},"type":{"type":"string"},"action":{"type":"string"},"user":{"type":"string"},"userid":{"type":"integer","minimum":0},"anon":{"const":true},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}},"actionhidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}},"WikiChangeRow":{"title":"WikiChangeRow","description":"A recent change.","type":"object","required":["rcid","type","ns","title","pageid","revid","old_revid","user","userid","bot","new","minor","oldlen","newlen","timestamp","comment","redirect","patrolled","unpatrolled","autopatrolled","tags","source"],"additionalProperties":false,"properties":{"rcid":{"type":"integer","minimum":1},"type":{"type":"string","enum":["edit","new","log","categorize","external"]},"ns":{"type":"integer"},"title":{"type":"string"},"pageid":{"type":"integer","minimum":0},"revid":{"type":"integer","minimum":0},"old_revid":{"type":"integer","minimum":0},"user":{"type":"string"},"userid":{"type":"integer","minimum":0},"anon":{"const":true},"bot":{"type":"boolean"},"new":{"type":"boolean"},"minor":{"type":"boolean"},"oldlen":{"type":"integer","minimum":0},"newlen":{"type":"integer","minimum":0},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"redirect":{"type":"boolean"},"patrolled":{"type":"boolean"},"unpatrolled":{"type":"boolean"},"autopatrolled":{"type":"boolean"},"logid":{"type":"integer","minimum":0,"description":"Only for entries of a log, like the three members after it."},"logtype":{"type":"string"},"logaction":{"type":"string"},"logparams":{"$ref":"#/$defs/WikiFacts"},"logdisplay":{"description":"The description of the event for readers, in HTML.","type":"string"},"tags":{"type":"array","items":{"type":"string"}},"sha1":{"type":"string"},"source":{"type":"string","description":"Such as mw.edit."},"actionhidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"sha1hidden":{"const":true},"suppressed":{"const":true}}},"WikiBlockRestrictions":{"title":"WikiBlockRestrictions","description":"The restrictions of a partial block.","type":"object","additionalProperties":false,"properties":{"namespaces":{"type":"array","items":{"type":"integer"}},"actions":{"type":"array","items":{"type":"string"}},"pages":{"type":"array","items":{"$ref":"#/$defs/WikiBlockPage"}}}},"WikiBlockPage":{"title":"WikiBlockPage","description":"A page of a partial block. A deleted page has no title.","type":"object","required":["id"],"additionalProperties":false,"properties":{"id":{"type":"integer"},"ns":{"type":"integer"},"title":{"type":"string"}}},"WikiBlockRow":{"title":"WikiBlockRow","description":"A block.","type":"object","required":["id","target","by","byid","timestamp","expiry","reason","automatic","anononly","nocreate","autoblock","noemail","hidden","allowusertalk","partial","restrictions"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":1},"target":{"type":"string","description":"The target of the block. In an automatic block, it is one IP address, which responses do not show.","enum":["user","ip","range"]},"user":{"type":"string","description":"A name of a user, an IP address or a range."},"userid":{"type":"integer","minimum":0},"by":{"type":"string"},"byid":{"type":"integer","minimum":0},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"expiry":{"$ref":"#/$defs/WikiExpiry"},"reason":{"type":"string"},"parsedreason":{"type":"string"},"rangestart":{"type":"string"},"rangeend":{"type":"string"},"automatic":{"type":"boolean"},"anononly":{"type":"boolean"},"nocreate":{"type":"boolean"},"autoblock":{"type":"boolean"},"noemail":{"type":"boolean"},"hidden":{"type":"boolean"},"allowusertalk":{"type":"boolean"},"partial":{"type":"boolean"},"restrictions":{"$ref":"#/$defs/WikiBlockRestrictions"}}},"WikiTagRow":{"title":"WikiTagRow","description":"A change tag.","type":"object","required":["name","displayname","description","hitcount","defined","source","active"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"displayname":{"type":"string"},"description":{"type":"string"},"hitcount":{"type":"integer","minimum":0},"defined":{"type":"boolean"},"source":{"type":"array","items":{"type":"string"}},"active":{"type":"boolean"}}},"WikiWatchlistRow":{"title":"WikiWatchlistRow","description":"A title that a user watches.","type":"object","required":["owner","ns","title"],"additionalProperties":false,"properties":{"owner":{"type":"string","minLength":1,"description":"The name of the user."},"ns":{"type":"integer"},"title":{"type":"string","minLength":1},"notificationtimestamp":{"$ref":"#/$defs/WikiTimestamp"},"expiry":{"$ref":"#/$defs/WikiExpiry"}}},"WikiMessageRow":{"title":"WikiMessageRow","description":"A message of the interface.","type":"object","required":["name","normalizedname"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"normalizedname":{"type":"string"},"content":{"type":"string"},"missing":{"const":true},"customised":{"const":true},"default":{"type":"string"},"defaultmissing":{"const":true}}},"WikiQueryPageRow":{"title":"WikiQueryPageRow","description":"A special page that lists pages.","type":"object","required":["name","results"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"right":{"type":"string","description":"The right that a request requires."},"disabled":{"const":true},"cached":{"const":true},"cachedtimestamp":{"$ref":"#/$defs/WikiTimestamp"},"maxresults":{"type":"integer","minimum":0},"results":{"type":"array","items":{"$ref":"#/$defs/WikiQueryPageResult"}}}},"WikiQueryPageResult":{"title":"WikiQueryPageResult","description":"A page that a special page lists.","type":"object","required":["ns","title"],"additionalProperties":false,"properties":{"value":{"type":["string","integer","number"]},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"ns":{"type":"integer"},"title":{"type":"string"},"databaseResult":{"$ref":"#/$defs/WikiFacts"}}},"WikiTables":{"title":"WikiTables","description":"Tables as lists of plain records, in the order of their creation. Columns have the names that responses use. A table replaces the one that is derived from the other data.","type":"object","additionalProperties":false,"properties":{"pages":{"type":"array","items":{"$ref":"#/$defs/WikiPageRow"}},"revisions":{"type":"array","items":{"$ref":"#/$defs/WikiRevisionRow"}},"deletedrevisions":{"type":"array","items":{"$ref":"#/$defs/WikiDeletedRevisionRow"}},"users":{"type":"array","items":{"$ref":"#/$defs/WikiUserRow"}},"pagelinks":{"type":"array","items":{"$ref":"#/$defs/WikiLinkRow"}},"templatelinks":{"type":"array","items":{"$ref":"#/$defs/WikiLinkRow"}},"imagelinks":{"type":"array","items":{"$ref":"#/$defs/WikiLinkRow"}},"redirects":{"type":"array","items":{"$ref":"#/$defs/WikiRedirectRow"}},"categorylinks":{"type":"array","items":{"$ref":"#/$defs/WikiCategoryLinkRow"}},"categories":{"type":"array","items":{"$ref":"#/$defs/WikiCategoryRow"}},"extlinks":{"type":"array","items":{"$ref":"#/$defs/WikiExtlinkRow"}},"langlinks":{"type":"array","items":{"$ref":"#/$defs/WikiLanglinkRow"}},"iwlinks":{"type":"array","items":{"$ref":"#/$defs/WikiIwlinkRow"}},"pageprops":{"type":"array","items":{"$ref":"#/$defs/WikiPagePropRow"}},"restrictions":{"type":"array","items":{"$ref":"#/$defs/WikiRestrictionRow"}},"protectedtitles":{"type":"array","items":{"$ref":"#/$defs/WikiProtectedTitleRow"}},"files":{"type":"array","items":{"$ref":"#/$defs/WikiFileRow"}},"oldfiles":{"type":"array","items":{"$ref":"#/$defs/WikiOldFileRow"}},"filearchive":{"type":"array","items":{"$ref":"#/$defs/WikiDeletedFileRow"}},"logevents":{"type":"array","items":{"$ref":"#/$defs/WikiLogEventRow"}},"changes":{"type":"array","items":{"$ref":"#/$defs/WikiChangeRow"}},"blocks":{"type":"array","items":{"$ref":"#/$defs/WikiBlockRow"}},"tags":{"type":"array","items":{"$ref":"#/$defs/WikiTagRow"}},"watchlist":{"type":"array","items":{"$ref":"#/$defs/WikiWatchlistRow"}},"messages":{"type":"array","items":{"$ref":"#/$defs/WikiMessageRow"}},"querypages":{"type":"array","items":{"$ref":"#/$defs/WikiQueryPageRow"}}}},"WikiSite":{"title":"WikiSite","description":"Facts of the wiki. Their names are those of responses: the parts of `siteinfo`, `userinfo` of an anonymous user, `repos`, `languageinfo`, `authmanagerinfo`.","type":"object","additionalProperties":false,"properties":{"general":{"$ref":"#/$defs/WikiFacts"},"namespaces":{"type":"object","additionalProperties":{"$ref":"#/$defs/WikiNamespace"},"description":"By number."},"namespacealiases":{"type":"array","items":{"$ref":"#/$defs/WikiNamespaceAlias"}},"specialpagealiases":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"interwikimap":{"type":"array","items":{"$ref":"#/$defs/WikiInterwiki"}},"magicwords":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"dbrepllag":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"statistics":{"$ref":"#/$defs/WikiFacts"},"usergroups":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"libraries":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"extensions":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"fileextensions":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"rightsinfo":{"$ref":"#/$defs/WikiFacts"},"restrictions":{"$ref":"#/$defs/WikiFacts"},"languages":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"languagevariants":{},"skins":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"extensiontags":{"type":"array","items":{"type":"string"}},"functionhooks":{"type":"array","items":{"type":"string"}},"showhooks":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"variables":{"type":"array","items":{"type":"string"}},"protocols":{"type":"array","items":{"type":"string"}},"defaultoptions":{"$ref":"#/$defs/WikiFacts"},"uploaddialog":{"$ref":"#/$defs/WikiFacts"},"autocreatetempuser":{"$ref":"#/$defs/WikiFacts"},"clientlibraries":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"copyuploaddomains":{"type":"array","items":{"type":"string"}},"autopromote":{},"autopromoteonce":{},"userinfo":{"$ref":"#/$defs/WikiFacts"},"repos":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"languageinfo":{"$ref":"#/$defs/WikiFacts"},"authmanagerinfo":{"$ref":"#/$defs/WikiFacts"}}},"WikiRevisionData":{"title":"WikiRevisionData","description":"A revision, oldest first.","type":"object","required":["text"],"additionalProperties":false,"properties":{"text":{"type":"string"},"user":{"type":"string","description":"A name of a user, or an IP address. Default: Admin."},"comment":{"type":"string"},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"minor":{"type":"boolean"},"bot":{"type":"boolean","description":"Whether recent changes mark it as the edit of a bot."},"revid":{"type":"integer","minimum":1},"tags":{"type":"array","items":{"type":"string"}},"contentmodel":{"type":"string"},"patrolled":{"type":"boolean"},"texthidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}},"WikiCategoryData":{"title":"WikiCategoryData","description":"A category of a page: its name, or its name and the sort key of the page.","anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/WikiSortedCategoryData"}]},"WikiSortedCategoryData":{"title":"WikiSortedCategoryData","description":"A category of a page, with the sort key of the page.","type":"object","required":["title"],"additionalProperties":false,"properties":{"title":{"type":"string","minLength":1},"sortkey":{"type":"string"}}},"WikiProtectionData":{"title":"WikiProtectionData","description":"A protection of a page.","type":"object","required":["type","level"],"additionalProperties":false,"properties":{"type":{"type":"string","minLength":1},"level":{"type":"string","minLength":1},"expiry":{"$ref":"#/$defs/WikiExpiry"},"cascade":{"type":"boolean"}}},"WikiLanglinkData":{"title":"WikiLanglinkData","description":"A link to another language.","type":"object","required":["lang","title"],"additionalProperties":false,"properties":{"lang":{"type":"string","minLength":1},"title":{"type":"string"}}},"WikiIwlinkData":{"title":"WikiIwlinkData","description":"A link to another wiki.","type":"object","required":["prefix","title"],"additionalProperties":false,"properties":{"prefix":{"type":"string","minLength":1},"title":{"type":"string"}}},"WikiFileVersionData":{"title":"WikiFileVersionData","description":"A version of a file, oldest first.","type":"object","additionalProperties":false,"properties":{"user":{"type":"string"},"comment":{"type":"string"},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"mime":{"type":"string","description":"Default: derived from the ending of the page's title."},"mediatype":{"type":"string"},"bitdepth":{"type":"integer","minimum":0},"sha1":{"type":"string","description":"Hexadecimal. Default: derived from the title and the version."},"metadata":{}}},"WikiPageData":{"title":"WikiPageData","description":"A page. Omitted members are derived from the text of its last revision.","type":"object","required":["title"],"additionalProperties":false,"properties":{"title":{"type":"string","minLength":1},"pageid":{"type":"integer","minimum":1},"text":{"type":"string","description":"For a page with one revision."},"revisions":{"type":"array","items":{"$ref":"#/$defs/WikiRevisionData"}},"contentmodel":{"type":"string"},"language":{"type":"string","description":"Default: that of the wiki."},"categories":{"type":"array","items":{"$ref":"#/$defs/WikiCategoryData"}},"links":{"type":"array","items":{"type":"string","minLength":1},"description":"Titles."},"templates":{"type":"array","items":{"type":"string","minLength":1},"description":"Titles of the pages that this page uses, with the name of the namespace."},"images":{"type":"array","items":{"type":"string","minLength":1},"description":"Files that the page uses. Their namespace may be omitted."},"extlinks":{"type":"array","items":{"type":"string","minLength":1},"description":"URLs."},"langlinks":{"type":"array","items":{"$ref":"#/$defs/WikiLanglinkData"}},"iwlinks":{"type":"array","items":{"$ref":"#/$defs/WikiIwlinkData"}},"redirect":{"type":"string","minLength":1,"description":"The title to which the page redirects, optionally with a fragment after #."},"props":{"type":"object","additionalProperties":{"type":"string"}},"protection":{"type":"array","items":{"$ref":"#/$defs/WikiProtectionData"}},"file":{"type":"array","items":{"$ref":"#/$defs/WikiFileVersionData"},"minItems":1,"description":"Versions of the file that the page describes."}}},"WikiDeletedPageData":{"title":"WikiDeletedPageData","description":"A page that was deleted.","type":"object","required":["title","revisions"],"additionalProperties":false,"properties":{"title":{"type":"string","minLength":1},"revisions":{"type":"array","items":{"$ref":"#/$defs/WikiRevisionData"}},"user":{"type":"string","description":"The user who deleted it. Default: Admin."},"comment":{"type":"string"},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"file":{"type":"array","items":{"$ref":"#/$defs/WikiFileVersionData"},"minItems":1}}},"WikiUserData":{"title":"WikiUserData","description":"A registered user. Users of revisions and log entries are registered without an entry.","type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"userid":{"type":"integer","minimum":1},"registration":{"$ref":"#/$defs/WikiTimestamp"},"editcount":{"type":"integer","minimum":0,"description":"Default: the number of revisions."},"gender":{"type":"string","enum":["female","male","unknown"]},"emailable":{"type":"boolean"},"hidden":{"const":true},"groups":{"type":"array","items":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/WikiGroupMembership"}]}}}},"WikiLogData":{"title":"WikiLogData","description":"An entry of a log that is not derived from other data.","type":"object","required":["type","action","title"],"additionalProperties":false,"properties":{"type":{"type":"string","minLength":1},"action":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"user":{"type":"string"},"comment":{"type":"string"},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"logid":{"type":"integer","minimum":1},"params":{"$ref":"#/$defs/WikiFacts"},"tags":{"type":"array","items":{"type":"string"}},"bot":{"type":"boolean"},"actionhidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}},"WikiBlockData":{"title":"WikiBlockData","description":"A block of a user, an address or a range such as 192.0.2.0/24.","type":"object","required":["user"],"additionalProperties":false,"properties":{"user":{"type":"string","minLength":1},"by":{"type":"string","description":"Default: Admin."},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"expiry":{"$ref":"#/$defs/WikiExpiry"},"reason":{"type":"string"},"id":{"type":"integer","minimum":1},"anononly":{"type":"boolean"},"nocreate":{"type":"boolean"},"autoblock":{"type":"boolean"},"noemail":{"type":"boolean"},"hidden":{"type":"boolean"},"allowusertalk":{"type":"boolean"},"automatic":{"type":"boolean","description":"Whether the block is automatic: of an IP address that a blocked user had."},"pages":{"type":"array","items":{"type":"string","minLength":1},"description":"With this member or one of the two after it, the block is partial."},"namespaces":{"type":"array","items":{"type":"integer"}},"actions":{"type":"array","items":{"type":"string"}}}},"WikiTagData":{"title":"WikiTagData","description":"A change tag. Tags of revisions need no entry.","type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"displayname":{"type":"string"},"description":{"type":"string"},"source":{"type":"array","items":{"type":"string"}},"active":{"type":"boolean"}}},"WikiProtectedTitleData":{"title":"WikiProtectedTitleData","description":"A title that only some users may create.","type":"object","required":["title","level"],"additionalProperties":false,"properties":{"title":{"type":"string","minLength":1},"level":{"type":"string","minLength":1},"user":{"type":"string"},"comment":{"type":"string"},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"expiry":{"$ref":"#/$defs/WikiExpiry"}}},"WikiWatchlistData":{"title":"WikiWatchlistData","description":"A title that a user watches.","type":"object","required":["owner","title"],"additionalProperties":false,"properties":{"owner":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"notificationtimestamp":{"$ref":"#/$defs/WikiTimestamp"},"expiry":{"$ref":"#/$defs/WikiExpiry"}}},"WikiNamespaceData":{"title":"WikiNamespaceData","description":"A namespace besides the usual ones; odd numbers are talk namespaces.","type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":100},"name":{"type":"string","minLength":1},"content":{"type":"boolean"},"subpages":{"type":"boolean"},"aliases":{"type":"array","items":{"type":"string"}},"case":{"enum":["first-letter","case-sensitive"]}}}}};
const schema58 = {"title":"WikiNamespaceData","description":"A namespace besides the usual ones; odd numbers are talk namespaces.","type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":100},"name":{"type":"string","minLength":1},"content":{"type":"boolean"},"subpages":{"type":"boolean"},"aliases":{"type":"array","items":{"type":"string"}},"case":{"enum":["first-letter","case-sensitive"]}}};
const func1 = Object.prototype.hasOwnProperty;
const func5 = (function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
});
const schema32 = {"title":"WikiSite","description":"Facts of the wiki. Their names are those of responses: the parts of `siteinfo`, `userinfo` of an anonymous user, `repos`, `languageinfo`, `authmanagerinfo`.","type":"object","additionalProperties":false,"properties":{"general":{"$ref":"#/$defs/WikiFacts"},"namespaces":{"type":"object","additionalProperties":{"$ref":"#/$defs/WikiNamespace"},"description":"By number."},"namespacealiases":{"type":"array","items":{"$ref":"#/$defs/WikiNamespaceAlias"}},"specialpagealiases":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"interwikimap":{"type":"array","items":{"$ref":"#/$defs/WikiInterwiki"}},"magicwords":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"dbrepllag":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"statistics":{"$ref":"#/$defs/WikiFacts"},"usergroups":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"libraries":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"extensions":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"fileextensions":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"rightsinfo":{"$ref":"#/$defs/WikiFacts"},"restrictions":{"$ref":"#/$defs/WikiFacts"},"languages":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"languagevariants":{},"skins":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"extensiontags":{"type":"array","items":{"type":"string"}},"functionhooks":{"type":"array","items":{"type":"string"}},"showhooks":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"variables":{"type":"array","items":{"type":"string"}},"protocols":{"type":"array","items":{"type":"string"}},"defaultoptions":{"$ref":"#/$defs/WikiFacts"},"uploaddialog":{"$ref":"#/$defs/WikiFacts"},"autocreatetempuser":{"$ref":"#/$defs/WikiFacts"},"clientlibraries":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"copyuploaddomains":{"type":"array","items":{"type":"string"}},"autopromote":{},"autopromoteonce":{},"userinfo":{"$ref":"#/$defs/WikiFacts"},"repos":{"type":"array","items":{"$ref":"#/$defs/WikiFacts"}},"languageinfo":{"$ref":"#/$defs/WikiFacts"},"authmanagerinfo":{"$ref":"#/$defs/WikiFacts"}}};
const schema34 = {"title":"WikiNamespace","description":"A namespace, as `siteinfo` returns it.","type":"object","required":["id","case","name","subpages","content","nonincludable"],"additionalProperties":false,"properties":{"id":{"type":"integer"},"case":{"type":"string","description":"first-letter: the first letter of titles is a capital, also if the request has a small one. case-sensitive: titles are as written.","enum":["first-letter","case-sensitive"]},"name":{"type":"string","description":"Its name in this wiki; empty for the main one."},"canonical":{"type":"string"},"subpages":{"type":"boolean"},"content":{"type":"boolean"},"nonincludable":{"type":"boolean"},"namespaceprotection":{"type":"string"},"defaultcontentmodel":{"type":"string"}}};
const schema37 = {"title":"WikiInterwiki","description":"Another wiki, and the prefix of titles that link to it.","type":"object","required":["prefix","url"],"additionalProperties":false,"properties":{"prefix":{"type":"string"},"url":{"type":"string","description":"The URL of a page, with $1 in place of the title."},"local":{"const":true},"trans":{"const":true},"language":{"type":"string"},"bcp47":{"type":"string"},"linktext":{"type":"string"},"sitename":{"type":"string"},"wikiid":{"type":"string"},"api":{"type":"string"},"protorel":{"type":"boolean"},"localinterwiki":{"const":true},"extralanglink":{"const":true},"deflang":{"type":"string"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.general !== undefined){
let data0 = data.general;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
vErrors = addError(vErrors, {instancePath:instancePath+"/general",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.namespaces !== undefined){
let data1 = data.namespaces;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/WikiNamespace/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data2.case === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/WikiNamespace/required",keyword:"required",params:{missingProperty: "case"},message:"must have required property '"+"case"+"'"});
errors++;
}
if(data2.name === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/WikiNamespace/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data2.subpages === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/WikiNamespace/required",keyword:"required",params:{missingProperty: "subpages"},message:"must have required property '"+"subpages"+"'"});
errors++;
}
if(data2.content === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/WikiNamespace/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});
errors++;
}
if(data2.nonincludable === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/WikiNamespace/required",keyword:"required",params:{missingProperty: "nonincludable"},message:"must have required property '"+"nonincludable"+"'"});
errors++;
}
for(const key2 in data2){
if(!(func1.call(schema34.properties, key2))){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/WikiNamespace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/id",schemaPath:"#/$defs/WikiNamespace/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data2.case !== undefined){
let data4 = data2.case;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/case",schemaPath:"#/$defs/WikiNamespace/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data4 === "first-letter") || (data4 === "case-sensitive"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/case",schemaPath:"#/$defs/WikiNamespace/properties/case/enum",keyword:"enum",params:{allowedValues: schema34.properties.case.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/$defs/WikiNamespace/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data2.canonical !== undefined){
if(typeof data2.canonical !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/canonical",schemaPath:"#/$defs/WikiNamespace/properties/canonical/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data2.subpages !== undefined){
if(typeof data2.subpages !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/subpages",schemaPath:"#/$defs/WikiNamespace/properties/subpages/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data2.content !== undefined){
if(typeof data2.content !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/content",schemaPath:"#/$defs/WikiNamespace/properties/content/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data2.nonincludable !== undefined){
if(typeof data2.nonincludable !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/nonincludable",schemaPath:"#/$defs/WikiNamespace/properties/nonincludable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data2.namespaceprotection !== undefined){
if(typeof data2.namespaceprotection !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/namespaceprotection",schemaPath:"#/$defs/WikiNamespace/properties/namespaceprotection/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data2.defaultcontentmodel !== undefined){
if(typeof data2.defaultcontentmodel !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/defaultcontentmodel",schemaPath:"#/$defs/WikiNamespace/properties/defaultcontentmodel/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/WikiNamespace/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.namespacealiases !== undefined){
let data12 = data.namespacealiases;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.id === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespacealiases/" + i0,schemaPath:"#/$defs/WikiNamespaceAlias/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data13.alias === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespacealiases/" + i0,schemaPath:"#/$defs/WikiNamespaceAlias/required",keyword:"required",params:{missingProperty: "alias"},message:"must have required property '"+"alias"+"'"});
errors++;
}
for(const key3 in data13){
if(!((key3 === "id") || (key3 === "alias"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespacealiases/" + i0,schemaPath:"#/$defs/WikiNamespaceAlias/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"});
errors++;
}
}
if(data13.id !== undefined){
let data14 = data13.id;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespacealiases/" + i0+"/id",schemaPath:"#/$defs/WikiNamespaceAlias/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data13.alias !== undefined){
if(typeof data13.alias !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespacealiases/" + i0+"/alias",schemaPath:"#/$defs/WikiNamespaceAlias/properties/alias/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/namespacealiases/" + i0,schemaPath:"#/$defs/WikiNamespaceAlias/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/namespacealiases",schemaPath:"#/properties/namespacealiases/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.specialpagealiases !== undefined){
let data16 = data.specialpagealiases;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
vErrors = addError(vErrors, {instancePath:instancePath+"/specialpagealiases/" + i1,schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specialpagealiases",schemaPath:"#/properties/specialpagealiases/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.interwikimap !== undefined){
let data18 = data.interwikimap;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.prefix === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2,schemaPath:"#/$defs/WikiInterwiki/required",keyword:"required",params:{missingProperty: "prefix"},message:"must have required property '"+"prefix"+"'"});
errors++;
}
if(data19.url === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2,schemaPath:"#/$defs/WikiInterwiki/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
for(const key4 in data19){
if(!(func1.call(schema37.properties, key4))){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2,schemaPath:"#/$defs/WikiInterwiki/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"});
errors++;
}
}
if(data19.prefix !== undefined){
if(typeof data19.prefix !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/prefix",schemaPath:"#/$defs/WikiInterwiki/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data19.url !== undefined){
if(typeof data19.url !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/url",schemaPath:"#/$defs/WikiInterwiki/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data19.local !== undefined){
if(true !== data19.local){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/local",schemaPath:"#/$defs/WikiInterwiki/properties/local/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data19.trans !== undefined){
if(true !== data19.trans){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/trans",schemaPath:"#/$defs/WikiInterwiki/properties/trans/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data19.language !== undefined){
if(typeof data19.language !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/language",schemaPath:"#/$defs/WikiInterwiki/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data19.bcp47 !== undefined){
if(typeof data19.bcp47 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/bcp47",schemaPath:"#/$defs/WikiInterwiki/properties/bcp47/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data19.linktext !== undefined){
if(typeof data19.linktext !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/linktext",schemaPath:"#/$defs/WikiInterwiki/properties/linktext/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data19.sitename !== undefined){
if(typeof data19.sitename !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/sitename",schemaPath:"#/$defs/WikiInterwiki/properties/sitename/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data19.wikiid !== undefined){
if(typeof data19.wikiid !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/wikiid",schemaPath:"#/$defs/WikiInterwiki/properties/wikiid/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data19.api !== undefined){
if(typeof data19.api !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/api",schemaPath:"#/$defs/WikiInterwiki/properties/api/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data19.protorel !== undefined){
if(typeof data19.protorel !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/protorel",schemaPath:"#/$defs/WikiInterwiki/properties/protorel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data19.localinterwiki !== undefined){
if(true !== data19.localinterwiki){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/localinterwiki",schemaPath:"#/$defs/WikiInterwiki/properties/localinterwiki/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data19.extralanglink !== undefined){
if(true !== data19.extralanglink){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/extralanglink",schemaPath:"#/$defs/WikiInterwiki/properties/extralanglink/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data19.deflang !== undefined){
if(typeof data19.deflang !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2+"/deflang",schemaPath:"#/$defs/WikiInterwiki/properties/deflang/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap/" + i2,schemaPath:"#/$defs/WikiInterwiki/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/interwikimap",schemaPath:"#/properties/interwikimap/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.magicwords !== undefined){
let data34 = data.magicwords;
if(Array.isArray(data34)){
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
let data35 = data34[i3];
if(!(data35 && typeof data35 == "object" && !Array.isArray(data35))){
vErrors = addError(vErrors, {instancePath:instancePath+"/magicwords/" + i3,schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/magicwords",schemaPath:"#/properties/magicwords/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.dbrepllag !== undefined){
let data36 = data.dbrepllag;
if(Array.isArray(data36)){
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
let data37 = data36[i4];
if(!(data37 && typeof data37 == "object" && !Array.isArray(data37))){
vErrors = addError(vErrors, {instancePath:instancePath+"/dbrepllag/" + i4,schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/dbrepllag",schemaPath:"#/properties/dbrepllag/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.statistics !== undefined){
let data38 = data.statistics;
if(!(data38 && typeof data38 == "object" && !Array.isArray(data38))){
vErrors = addError(vErrors, {instancePath:instancePath+"/statistics",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.usergroups !== undefined){
let data39 = data.usergroups;
if(Array.isArray(data39)){
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
let data40 = data39[i5];
if(!(data40 && typeof data40 == "object" && !Array.isArray(data40))){
vErrors = addError(vErrors, {instancePath:instancePath+"/usergroups/" + i5,schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/usergroups",schemaPath:"#/properties/usergroups/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.libraries !== undefined){
let data41 = data.libraries;
if(Array.isArray(data41)){
const len6 = data41.length;
for(let i6=0; i6<len6; i6++){
let data42 = data41[i6];
if(!(data42 && typeof data42 == "object" && !Array.isArray(data42))){
vErrors = addError(vErrors, {instancePath:instancePath+"/libraries/" + i6,schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/libraries",schemaPath:"#/properties/libraries/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.extensions !== undefined){
let data43 = data.extensions;
if(Array.isArray(data43)){
const len7 = data43.length;
for(let i7=0; i7<len7; i7++){
let data44 = data43[i7];
if(!(data44 && typeof data44 == "object" && !Array.isArray(data44))){
vErrors = addError(vErrors, {instancePath:instancePath+"/extensions/" + i7,schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.fileextensions !== undefined){
let data45 = data.fileextensions;
if(Array.isArray(data45)){
const len8 = data45.length;
for(let i8=0; i8<len8; i8++){
let data46 = data45[i8];
if(!(data46 && typeof data46 == "object" && !Array.isArray(data46))){
vErrors = addError(vErrors, {instancePath:instancePath+"/fileextensions/" + i8,schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/fileextensions",schemaPath:"#/properties/fileextensions/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.rightsinfo !== undefined){
let data47 = data.rightsinfo;
if(!(data47 && typeof data47 == "object" && !Array.isArray(data47))){
vErrors = addError(vErrors, {instancePath:instancePath+"/rightsinfo",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.restrictions !== undefined){
let data48 = data.restrictions;
if(!(data48 && typeof data48 == "object" && !Array.isArray(data48))){
vErrors = addError(vErrors, {instancePath:instancePath+"/restrictions",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.languages !== undefined){
let data49 = data.languages;
if(Array.isArray(data49)){
const len9 = data49.length;
for(let i9=0; i9<len9; i9++){
let data50 = data49[i9];
if(!(data50 && typeof data50 == "object" && !Array.isArray(data50))){
vErrors = addError(vErrors, {instancePath:instancePath+"/languages/" + i9,schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.skins !== undefined){
let data51 = data.skins;
if(Array.isArray(data51)){
const len10 = data51.length;
for(let i10=0; i10<len10; i10++){
let data52 = data51[i10];
if(!(data52 && typeof data52 == "object" && !Array.isArray(data52))){
vErrors = addError(vErrors, {instancePath:instancePath+"/skins/" + i10,schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/skins",schemaPath:"#/properties/skins/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.extensiontags !== undefined){
let data53 = data.extensiontags;
if(Array.isArray(data53)){
const len11 = data53.length;
for(let i11=0; i11<len11; i11++){
if(typeof data53[i11] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/extensiontags/" + i11,schemaPath:"#/properties/extensiontags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/extensiontags",schemaPath:"#/properties/extensiontags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.functionhooks !== undefined){
let data55 = data.functionhooks;
if(Array.isArray(data55)){
const len12 = data55.length;
for(let i12=0; i12<len12; i12++){
if(typeof data55[i12] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/functionhooks/" + i12,schemaPath:"#/properties/functionhooks/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/functionhooks",schemaPath:"#/properties/functionhooks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.showhooks !== undefined){
let data57 = data.showhooks;
if(Array.isArray(data57)){
const len13 = data57.length;
for(let i13=0; i13<len13; i13++){
let data58 = data57[i13];
if(!(data58 && typeof data58 == "object" && !Array.isArray(data58))){
vErrors = addError(vErrors, {instancePath:instancePath+"/showhooks/" + i13,schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/showhooks",schemaPath:"#/properties/showhooks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.variables !== undefined){
let data59 = data.variables;
if(Array.isArray(data59)){
const len14 = data59.length;
for(let i14=0; i14<len14; i14++){
if(typeof data59[i14] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/variables/" + i14,schemaPath:"#/properties/variables/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.protocols !== undefined){
let data61 = data.protocols;
if(Array.isArray(data61)){
const len15 = data61.length;
for(let i15=0; i15<len15; i15++){
if(typeof data61[i15] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/protocols/" + i15,schemaPath:"#/properties/protocols/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/protocols",schemaPath:"#/properties/protocols/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.defaultoptions !== undefined){
let data63 = data.defaultoptions;
if(!(data63 && typeof data63 == "object" && !Array.isArray(data63))){
vErrors = addError(vErrors, {instancePath:instancePath+"/defaultoptions",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.uploaddialog !== undefined){
let data64 = data.uploaddialog;
if(!(data64 && typeof data64 == "object" && !Array.isArray(data64))){
vErrors = addError(vErrors, {instancePath:instancePath+"/uploaddialog",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.autocreatetempuser !== undefined){
let data65 = data.autocreatetempuser;
if(!(data65 && typeof data65 == "object" && !Array.isArray(data65))){
vErrors = addError(vErrors, {instancePath:instancePath+"/autocreatetempuser",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.clientlibraries !== undefined){
let data66 = data.clientlibraries;
if(Array.isArray(data66)){
const len16 = data66.length;
for(let i16=0; i16<len16; i16++){
let data67 = data66[i16];
if(!(data67 && typeof data67 == "object" && !Array.isArray(data67))){
vErrors = addError(vErrors, {instancePath:instancePath+"/clientlibraries/" + i16,schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/clientlibraries",schemaPath:"#/properties/clientlibraries/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.copyuploaddomains !== undefined){
let data68 = data.copyuploaddomains;
if(Array.isArray(data68)){
const len17 = data68.length;
for(let i17=0; i17<len17; i17++){
if(typeof data68[i17] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/copyuploaddomains/" + i17,schemaPath:"#/properties/copyuploaddomains/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/copyuploaddomains",schemaPath:"#/properties/copyuploaddomains/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.userinfo !== undefined){
let data70 = data.userinfo;
if(!(data70 && typeof data70 == "object" && !Array.isArray(data70))){
vErrors = addError(vErrors, {instancePath:instancePath+"/userinfo",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.repos !== undefined){
let data71 = data.repos;
if(Array.isArray(data71)){
const len18 = data71.length;
for(let i18=0; i18<len18; i18++){
let data72 = data71[i18];
if(!(data72 && typeof data72 == "object" && !Array.isArray(data72))){
vErrors = addError(vErrors, {instancePath:instancePath+"/repos/" + i18,schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/repos",schemaPath:"#/properties/repos/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.languageinfo !== undefined){
let data73 = data.languageinfo;
if(!(data73 && typeof data73 == "object" && !Array.isArray(data73))){
vErrors = addError(vErrors, {instancePath:instancePath+"/languageinfo",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.authmanagerinfo !== undefined){
let data74 = data.authmanagerinfo;
if(!(data74 && typeof data74 == "object" && !Array.isArray(data74))){
vErrors = addError(vErrors, {instancePath:instancePath+"/authmanagerinfo",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"title":"WikiUserData","description":"A registered user. Users of revisions and log entries are registered without an entry.","type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"userid":{"type":"integer","minimum":1},"registration":{"$ref":"#/$defs/WikiTimestamp"},"editcount":{"type":"integer","minimum":0,"description":"Default: the number of revisions."},"gender":{"type":"string","enum":["female","male","unknown"]},"emailable":{"type":"boolean"},"hidden":{"const":true},"groups":{"type":"array","items":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/WikiGroupMembership"}]}}}};
const pattern4 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$", "u");
const pattern5 = new RegExp("^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"});
errors++;
}
if(data.expiry === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiry"},message:"must have required property '"+"expiry"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "group") || (key0 === "expiry"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.group !== undefined){
if(typeof data.group !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.expiry !== undefined){
let data1 = data.expiry;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/pattern",keyword:"pattern",params:{pattern: "^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"},message:"must match pattern \""+"^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "userid")) || (key0 === "registration")) || (key0 === "editcount")) || (key0 === "gender")) || (key0 === "emailable")) || (key0 === "hidden")) || (key0 === "groups"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.userid !== undefined){
let data1 = data.userid;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.registration !== undefined){
let data2 = data.registration;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
vErrors = addError(vErrors, {instancePath:instancePath+"/registration",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/registration",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.editcount !== undefined){
let data3 = data.editcount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/editcount",schemaPath:"#/properties/editcount/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/editcount",schemaPath:"#/properties/editcount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.gender !== undefined){
let data4 = data.gender;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data4 === "female") || (data4 === "male")) || (data4 === "unknown"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues: schema59.properties.gender.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.emailable !== undefined){
if(typeof data.emailable !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/emailable",schemaPath:"#/properties/emailable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.hidden !== undefined){
if(true !== data.hidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.groups !== undefined){
let data7 = data.groups;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
if(typeof data8 === "string"){
if(func5(data8) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs20 === errors;
valid4 = valid4 || _valid0;
const _errs22 = errors;
if(!(validate24(data8, {instancePath:instancePath+"/groups/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
vErrors = addError(vErrors, {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"title":"WikiPageData","description":"A page. Omitted members are derived from the text of its last revision.","type":"object","required":["title"],"additionalProperties":false,"properties":{"title":{"type":"string","minLength":1},"pageid":{"type":"integer","minimum":1},"text":{"type":"string","description":"For a page with one revision."},"revisions":{"type":"array","items":{"$ref":"#/$defs/WikiRevisionData"}},"contentmodel":{"type":"string"},"language":{"type":"string","description":"Default: that of the wiki."},"categories":{"type":"array","items":{"$ref":"#/$defs/WikiCategoryData"}},"links":{"type":"array","items":{"type":"string","minLength":1},"description":"Titles."},"templates":{"type":"array","items":{"type":"string","minLength":1},"description":"Titles of the pages that this page uses, with the name of the namespace."},"images":{"type":"array","items":{"type":"string","minLength":1},"description":"Files that the page uses. Their namespace may be omitted."},"extlinks":{"type":"array","items":{"type":"string","minLength":1},"description":"URLs."},"langlinks":{"type":"array","items":{"$ref":"#/$defs/WikiLanglinkData"}},"iwlinks":{"type":"array","items":{"$ref":"#/$defs/WikiIwlinkData"}},"redirect":{"type":"string","minLength":1,"description":"The title to which the page redirects, optionally with a fragment after #."},"props":{"type":"object","additionalProperties":{"type":"string"}},"protection":{"type":"array","items":{"$ref":"#/$defs/WikiProtectionData"}},"file":{"type":"array","items":{"$ref":"#/$defs/WikiFileVersionData"},"minItems":1,"description":"Versions of the file that the page describes."}}};
const schema64 = {"title":"WikiRevisionData","description":"A revision, oldest first.","type":"object","required":["text"],"additionalProperties":false,"properties":{"text":{"type":"string"},"user":{"type":"string","description":"A name of a user, or an IP address. Default: Admin."},"comment":{"type":"string"},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"minor":{"type":"boolean"},"bot":{"type":"boolean","description":"Whether recent changes mark it as the edit of a bot."},"revid":{"type":"integer","minimum":1},"tags":{"type":"array","items":{"type":"string"}},"contentmodel":{"type":"string"},"patrolled":{"type":"boolean"},"texthidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema64.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.minor !== undefined){
if(typeof data.minor !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/minor",schemaPath:"#/properties/minor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.bot !== undefined){
if(typeof data.bot !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.revid !== undefined){
let data6 = data.revid;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/revid",schemaPath:"#/properties/revid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
vErrors = addError(vErrors, {instancePath:instancePath+"/revid",schemaPath:"#/properties/revid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.tags !== undefined){
let data7 = data.tags;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.contentmodel !== undefined){
if(typeof data.contentmodel !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/contentmodel",schemaPath:"#/properties/contentmodel/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.patrolled !== undefined){
if(typeof data.patrolled !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/patrolled",schemaPath:"#/properties/patrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.texthidden !== undefined){
if(true !== data.texthidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/texthidden",schemaPath:"#/properties/texthidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.userhidden !== undefined){
if(true !== data.userhidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/userhidden",schemaPath:"#/properties/userhidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.commenthidden !== undefined){
if(true !== data.commenthidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/commenthidden",schemaPath:"#/properties/commenthidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.suppressed !== undefined){
if(true !== data.suppressed){
vErrors = addError(vErrors, {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(func5(data) < 1){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/$defs/WikiSortedCategoryData/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "sortkey"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/$defs/WikiSortedCategoryData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/$defs/WikiSortedCategoryData/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/$defs/WikiSortedCategoryData/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sortkey !== undefined){
if(typeof data.sortkey !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/sortkey",schemaPath:"#/$defs/WikiSortedCategoryData/properties/sortkey/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/$defs/WikiSortedCategoryData/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate30.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.level === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "level")) || (key0 === "expiry")) || (key0 === "cascade"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(typeof data1 === "string"){
if(func5(data1) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/level",schemaPath:"#/properties/level/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.expiry !== undefined){
let data2 = data.expiry;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/pattern",keyword:"pattern",params:{pattern: "^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"},message:"must match pattern \""+"^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cascade !== undefined){
if(typeof data.cascade !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/cascade",schemaPath:"#/properties/cascade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema72 = {"title":"WikiFileVersionData","description":"A version of a file, oldest first.","type":"object","additionalProperties":false,"properties":{"user":{"type":"string"},"comment":{"type":"string"},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"mime":{"type":"string","description":"Default: derived from the ending of the page's title."},"mediatype":{"type":"string"},"bitdepth":{"type":"integer","minimum":0},"sha1":{"type":"string","description":"Hexadecimal. Default: derived from the title and the version."},"metadata":{}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema72.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.timestamp !== undefined){
let data2 = data.timestamp;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.size !== undefined){
let data3 = data.size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.width !== undefined){
let data4 = data.width;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
vErrors = addError(vErrors, {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.height !== undefined){
let data5 = data.height;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.mime !== undefined){
if(typeof data.mime !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.mediatype !== undefined){
if(typeof data.mediatype !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/mediatype",schemaPath:"#/properties/mediatype/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bitdepth !== undefined){
let data8 = data.bitdepth;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/bitdepth",schemaPath:"#/properties/bitdepth/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
vErrors = addError(vErrors, {instancePath:instancePath+"/bitdepth",schemaPath:"#/properties/bitdepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.sha1 !== undefined){
if(typeof data.sha1 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema63.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.pageid !== undefined){
let data1 = data.pageid;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.revisions !== undefined){
let data3 = data.revisions;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data3[i0], {instancePath:instancePath+"/revisions/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.contentmodel !== undefined){
if(typeof data.contentmodel !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/contentmodel",schemaPath:"#/properties/contentmodel/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.categories !== undefined){
let data7 = data.categories;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate30(data7[i1], {instancePath:instancePath+"/categories/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.links !== undefined){
let data9 = data.links;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(func5(data10) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/links/" + i2,schemaPath:"#/properties/links/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/links/" + i2,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.templates !== undefined){
let data11 = data.templates;
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 === "string"){
if(func5(data12) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/templates/" + i3,schemaPath:"#/properties/templates/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/templates/" + i3,schemaPath:"#/properties/templates/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/templates",schemaPath:"#/properties/templates/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.images !== undefined){
let data13 = data.images;
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(typeof data14 === "string"){
if(func5(data14) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/images/" + i4,schemaPath:"#/properties/images/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/images/" + i4,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.extlinks !== undefined){
let data15 = data.extlinks;
if(Array.isArray(data15)){
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if(typeof data16 === "string"){
if(func5(data16) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i5,schemaPath:"#/properties/extlinks/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i5,schemaPath:"#/properties/extlinks/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks",schemaPath:"#/properties/extlinks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.langlinks !== undefined){
let data17 = data.langlinks;
if(Array.isArray(data17)){
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.lang === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i6,schemaPath:"#/$defs/WikiLanglinkData/required",keyword:"required",params:{missingProperty: "lang"},message:"must have required property '"+"lang"+"'"});
errors++;
}
if(data18.title === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i6,schemaPath:"#/$defs/WikiLanglinkData/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key1 in data18){
if(!((key1 === "lang") || (key1 === "title"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i6,schemaPath:"#/$defs/WikiLanglinkData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data18.lang !== undefined){
let data19 = data18.lang;
if(typeof data19 === "string"){
if(func5(data19) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i6+"/lang",schemaPath:"#/$defs/WikiLanglinkData/properties/lang/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i6+"/lang",schemaPath:"#/$defs/WikiLanglinkData/properties/lang/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data18.title !== undefined){
if(typeof data18.title !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i6+"/title",schemaPath:"#/$defs/WikiLanglinkData/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i6,schemaPath:"#/$defs/WikiLanglinkData/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks",schemaPath:"#/properties/langlinks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.iwlinks !== undefined){
let data21 = data.iwlinks;
if(Array.isArray(data21)){
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.prefix === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i7,schemaPath:"#/$defs/WikiIwlinkData/required",keyword:"required",params:{missingProperty: "prefix"},message:"must have required property '"+"prefix"+"'"});
errors++;
}
if(data22.title === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i7,schemaPath:"#/$defs/WikiIwlinkData/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key2 in data22){
if(!((key2 === "prefix") || (key2 === "title"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i7,schemaPath:"#/$defs/WikiIwlinkData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
if(data22.prefix !== undefined){
let data23 = data22.prefix;
if(typeof data23 === "string"){
if(func5(data23) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i7+"/prefix",schemaPath:"#/$defs/WikiIwlinkData/properties/prefix/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i7+"/prefix",schemaPath:"#/$defs/WikiIwlinkData/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data22.title !== undefined){
if(typeof data22.title !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i7+"/title",schemaPath:"#/$defs/WikiIwlinkData/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i7,schemaPath:"#/$defs/WikiIwlinkData/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks",schemaPath:"#/properties/iwlinks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.redirect !== undefined){
let data25 = data.redirect;
if(typeof data25 === "string"){
if(func5(data25) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.props !== undefined){
let data26 = data.props;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key3 in data26){
if(typeof data26[key3] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/props/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/props/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.protection !== undefined){
let data28 = data.protection;
if(Array.isArray(data28)){
const len8 = data28.length;
for(let i8=0; i8<len8; i8++){
if(!(validate32(data28[i8], {instancePath:instancePath+"/protection/" + i8,parentData:data28,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/protection",schemaPath:"#/properties/protection/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.file !== undefined){
let data30 = data.file;
if(Array.isArray(data30)){
if(data30.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len9 = data30.length;
for(let i9=0; i9<len9; i9++){
if(!(validate34(data30[i9], {instancePath:instancePath+"/file/" + i9,parentData:data30,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.revisions === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revisions"},message:"must have required property '"+"revisions"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "revisions")) || (key0 === "user")) || (key0 === "comment")) || (key0 === "timestamp")) || (key0 === "file"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.revisions !== undefined){
let data1 = data.revisions;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data1[i0], {instancePath:instancePath+"/revisions/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.file !== undefined){
let data6 = data.file;
if(Array.isArray(data6)){
if(data6.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate34(data6[i1], {instancePath:instancePath+"/file/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema76 = {"title":"WikiLogData","description":"An entry of a log that is not derived from other data.","type":"object","required":["type","action","title"],"additionalProperties":false,"properties":{"type":{"type":"string","minLength":1},"action":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"user":{"type":"string"},"comment":{"type":"string"},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"logid":{"type":"integer","minimum":1},"params":{"$ref":"#/$defs/WikiFacts"},"tags":{"type":"array","items":{"type":"string"}},"bot":{"type":"boolean"},"actionhidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.action === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema76.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.action !== undefined){
let data1 = data.action;
if(typeof data1 === "string"){
if(func5(data1) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/action",schemaPath:"#/properties/action/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func5(data2) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.logid !== undefined){
let data6 = data.logid;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/logid",schemaPath:"#/properties/logid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
vErrors = addError(vErrors, {instancePath:instancePath+"/logid",schemaPath:"#/properties/logid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.params !== undefined){
let data7 = data.params;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
vErrors = addError(vErrors, {instancePath:instancePath+"/params",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.tags !== undefined){
let data8 = data.tags;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.bot !== undefined){
if(typeof data.bot !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.actionhidden !== undefined){
if(true !== data.actionhidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/actionhidden",schemaPath:"#/properties/actionhidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.userhidden !== undefined){
if(true !== data.userhidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/userhidden",schemaPath:"#/properties/userhidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.commenthidden !== undefined){
if(true !== data.commenthidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/commenthidden",schemaPath:"#/properties/commenthidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.suppressed !== undefined){
if(true !== data.suppressed){
vErrors = addError(vErrors, {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"title":"WikiBlockData","description":"A block of a user, an address or a range such as 192.0.2.0/24.","type":"object","required":["user"],"additionalProperties":false,"properties":{"user":{"type":"string","minLength":1},"by":{"type":"string","description":"Default: Admin."},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"expiry":{"$ref":"#/$defs/WikiExpiry"},"reason":{"type":"string"},"id":{"type":"integer","minimum":1},"anononly":{"type":"boolean"},"nocreate":{"type":"boolean"},"autoblock":{"type":"boolean"},"noemail":{"type":"boolean"},"hidden":{"type":"boolean"},"allowusertalk":{"type":"boolean"},"automatic":{"type":"boolean","description":"Whether the block is automatic: of an IP address that a blocked user had."},"pages":{"type":"array","items":{"type":"string","minLength":1},"description":"With this member or one of the two after it, the block is partial."},"namespaces":{"type":"array","items":{"type":"integer"}},"actions":{"type":"array","items":{"type":"string"}}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema79.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.user !== undefined){
let data0 = data.user;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.by !== undefined){
if(typeof data.by !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.timestamp !== undefined){
let data2 = data.timestamp;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.expiry !== undefined){
let data3 = data.expiry;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/pattern",keyword:"pattern",params:{pattern: "^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"},message:"must match pattern \""+"^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.id !== undefined){
let data5 = data.id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.anononly !== undefined){
if(typeof data.anononly !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/anononly",schemaPath:"#/properties/anononly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.nocreate !== undefined){
if(typeof data.nocreate !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/nocreate",schemaPath:"#/properties/nocreate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.autoblock !== undefined){
if(typeof data.autoblock !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/autoblock",schemaPath:"#/properties/autoblock/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.noemail !== undefined){
if(typeof data.noemail !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/noemail",schemaPath:"#/properties/noemail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.allowusertalk !== undefined){
if(typeof data.allowusertalk !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/allowusertalk",schemaPath:"#/properties/allowusertalk/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.automatic !== undefined){
if(typeof data.automatic !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/automatic",schemaPath:"#/properties/automatic/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.pages !== undefined){
let data13 = data.pages;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(typeof data14 === "string"){
if(func5(data14) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.namespaces !== undefined){
let data15 = data.namespaces;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i1,schemaPath:"#/properties/namespaces/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.actions !== undefined){
let data17 = data.actions;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(typeof data17[i2] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/actions/" + i2,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.level === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "level")) || (key0 === "user")) || (key0 === "comment")) || (key0 === "timestamp")) || (key0 === "expiry"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(typeof data1 === "string"){
if(func5(data1) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/level",schemaPath:"#/properties/level/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.timestamp !== undefined){
let data4 = data.timestamp;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.expiry !== undefined){
let data5 = data.expiry;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/pattern",keyword:"pattern",params:{pattern: "^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"},message:"must match pattern \""+"^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "owner") || (key0 === "title")) || (key0 === "notificationtimestamp")) || (key0 === "expiry"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.owner !== undefined){
let data0 = data.owner;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func5(data1) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.notificationtimestamp !== undefined){
let data2 = data.notificationtimestamp;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
vErrors = addError(vErrors, {instancePath:instancePath+"/notificationtimestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/notificationtimestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.expiry !== undefined){
let data3 = data.expiry;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/pattern",keyword:"pattern",params:{pattern: "^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"},message:"must match pattern \""+"^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema89 = {"title":"WikiTables","description":"Tables as lists of plain records, in the order of their creation. Columns have the names that responses use. A table replaces the one that is derived from the other data.","type":"object","additionalProperties":false,"properties":{"pages":{"type":"array","items":{"$ref":"#/$defs/WikiPageRow"}},"revisions":{"type":"array","items":{"$ref":"#/$defs/WikiRevisionRow"}},"deletedrevisions":{"type":"array","items":{"$ref":"#/$defs/WikiDeletedRevisionRow"}},"users":{"type":"array","items":{"$ref":"#/$defs/WikiUserRow"}},"pagelinks":{"type":"array","items":{"$ref":"#/$defs/WikiLinkRow"}},"templatelinks":{"type":"array","items":{"$ref":"#/$defs/WikiLinkRow"}},"imagelinks":{"type":"array","items":{"$ref":"#/$defs/WikiLinkRow"}},"redirects":{"type":"array","items":{"$ref":"#/$defs/WikiRedirectRow"}},"categorylinks":{"type":"array","items":{"$ref":"#/$defs/WikiCategoryLinkRow"}},"categories":{"type":"array","items":{"$ref":"#/$defs/WikiCategoryRow"}},"extlinks":{"type":"array","items":{"$ref":"#/$defs/WikiExtlinkRow"}},"langlinks":{"type":"array","items":{"$ref":"#/$defs/WikiLanglinkRow"}},"iwlinks":{"type":"array","items":{"$ref":"#/$defs/WikiIwlinkRow"}},"pageprops":{"type":"array","items":{"$ref":"#/$defs/WikiPagePropRow"}},"restrictions":{"type":"array","items":{"$ref":"#/$defs/WikiRestrictionRow"}},"protectedtitles":{"type":"array","items":{"$ref":"#/$defs/WikiProtectedTitleRow"}},"files":{"type":"array","items":{"$ref":"#/$defs/WikiFileRow"}},"oldfiles":{"type":"array","items":{"$ref":"#/$defs/WikiOldFileRow"}},"filearchive":{"type":"array","items":{"$ref":"#/$defs/WikiDeletedFileRow"}},"logevents":{"type":"array","items":{"$ref":"#/$defs/WikiLogEventRow"}},"changes":{"type":"array","items":{"$ref":"#/$defs/WikiChangeRow"}},"blocks":{"type":"array","items":{"$ref":"#/$defs/WikiBlockRow"}},"tags":{"type":"array","items":{"$ref":"#/$defs/WikiTagRow"}},"watchlist":{"type":"array","items":{"$ref":"#/$defs/WikiWatchlistRow"}},"messages":{"type":"array","items":{"$ref":"#/$defs/WikiMessageRow"}},"querypages":{"type":"array","items":{"$ref":"#/$defs/WikiQueryPageRow"}}}};
const schema90 = {"title":"WikiPageRow","description":"A page in its current state.","type":"object","required":["pageid","ns","title","redirect","new","length","touched","lastrevid","contentmodel","pagelanguage","pagelanguagehtmlcode","pagelanguagedir"],"additionalProperties":false,"properties":{"pageid":{"type":"integer","minimum":1},"ns":{"type":"integer"},"title":{"type":"string","minLength":1,"description":"With the name of the namespace, and with spaces."},"redirect":{"type":"boolean"},"new":{"type":"boolean","description":"Whether the page has only one revision."},"length":{"type":"integer","minimum":0,"description":"Bytes in UTF-8."},"touched":{"$ref":"#/$defs/WikiTimestamp"},"lastrevid":{"type":"integer","minimum":0},"contentmodel":{"type":"string"},"pagelanguage":{"type":"string"},"pagelanguagehtmlcode":{"type":"string"},"pagelanguagedir":{"type":"string"}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pageid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data.ns === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.redirect === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect"},message:"must have required property '"+"redirect"+"'"});
errors++;
}
if(data.new === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "new"},message:"must have required property '"+"new"+"'"});
errors++;
}
if(data.length === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "length"},message:"must have required property '"+"length"+"'"});
errors++;
}
if(data.touched === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "touched"},message:"must have required property '"+"touched"+"'"});
errors++;
}
if(data.lastrevid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastrevid"},message:"must have required property '"+"lastrevid"+"'"});
errors++;
}
if(data.contentmodel === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentmodel"},message:"must have required property '"+"contentmodel"+"'"});
errors++;
}
if(data.pagelanguage === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pagelanguage"},message:"must have required property '"+"pagelanguage"+"'"});
errors++;
}
if(data.pagelanguagehtmlcode === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pagelanguagehtmlcode"},message:"must have required property '"+"pagelanguagehtmlcode"+"'"});
errors++;
}
if(data.pagelanguagedir === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pagelanguagedir"},message:"must have required property '"+"pagelanguagedir"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema90.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.pageid !== undefined){
let data0 = data.pageid;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.ns !== undefined){
let data1 = data.ns;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/ns",schemaPath:"#/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func5(data2) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.redirect !== undefined){
if(typeof data.redirect !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.new !== undefined){
if(typeof data.new !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/new",schemaPath:"#/properties/new/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.length !== undefined){
let data5 = data.length;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.touched !== undefined){
let data6 = data.touched;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
vErrors = addError(vErrors, {instancePath:instancePath+"/touched",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/touched",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.lastrevid !== undefined){
let data7 = data.lastrevid;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/lastrevid",schemaPath:"#/properties/lastrevid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
vErrors = addError(vErrors, {instancePath:instancePath+"/lastrevid",schemaPath:"#/properties/lastrevid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.contentmodel !== undefined){
if(typeof data.contentmodel !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/contentmodel",schemaPath:"#/properties/contentmodel/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.pagelanguage !== undefined){
if(typeof data.pagelanguage !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelanguage",schemaPath:"#/properties/pagelanguage/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.pagelanguagehtmlcode !== undefined){
if(typeof data.pagelanguagehtmlcode !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelanguagehtmlcode",schemaPath:"#/properties/pagelanguagehtmlcode/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.pagelanguagedir !== undefined){
if(typeof data.pagelanguagedir !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelanguagedir",schemaPath:"#/properties/pagelanguagedir/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema92 = {"title":"WikiRevisionRow","description":"A revision of a page that exists.","type":"object","required":["revid","pageid","parentid","user","userid","timestamp","comment","minor","size","sha1","content","contentmodel","contentformat","roles","tags"],"additionalProperties":false,"properties":{"revid":{"type":"integer","minimum":1},"pageid":{"type":"integer","minimum":0},"parentid":{"type":"integer","minimum":0,"description":"0 for the first."},"user":{"type":"string"},"userid":{"type":"integer","minimum":0,"description":"0 for an IP address."},"anon":{"const":true,"description":"Whether it was made by an IP address, not by a user."},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"minor":{"type":"boolean"},"size":{"type":"integer","minimum":0,"description":"Bytes in UTF-8."},"sha1":{"type":"string","description":"Hexadecimal."},"content":{"type":"string","description":"The stored text. If `texthidden` is set, callers do not see it. The same applies to user and comment."},"contentmodel":{"type":"string"},"contentformat":{"type":"string"},"roles":{"type":"array","items":{"type":"string"}},"tags":{"type":"array","items":{"type":"string"}},"texthidden":{"const":true},"sha1hidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.revid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revid"},message:"must have required property '"+"revid"+"'"});
errors++;
}
if(data.pageid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data.parentid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentid"},message:"must have required property '"+"parentid"+"'"});
errors++;
}
if(data.user === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.userid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userid"},message:"must have required property '"+"userid"+"'"});
errors++;
}
if(data.timestamp === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"});
errors++;
}
if(data.comment === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data.minor === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minor"},message:"must have required property '"+"minor"+"'"});
errors++;
}
if(data.size === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"});
errors++;
}
if(data.sha1 === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha1"},message:"must have required property '"+"sha1"+"'"});
errors++;
}
if(data.content === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});
errors++;
}
if(data.contentmodel === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentmodel"},message:"must have required property '"+"contentmodel"+"'"});
errors++;
}
if(data.contentformat === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentformat"},message:"must have required property '"+"contentformat"+"'"});
errors++;
}
if(data.roles === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"});
errors++;
}
if(data.tags === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema92.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.revid !== undefined){
let data0 = data.revid;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/revid",schemaPath:"#/properties/revid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/revid",schemaPath:"#/properties/revid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.pageid !== undefined){
let data1 = data.pageid;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.parentid !== undefined){
let data2 = data.parentid;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/parentid",schemaPath:"#/properties/parentid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
vErrors = addError(vErrors, {instancePath:instancePath+"/parentid",schemaPath:"#/properties/parentid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.userid !== undefined){
let data4 = data.userid;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.anon !== undefined){
if(true !== data.anon){
vErrors = addError(vErrors, {instancePath:instancePath+"/anon",schemaPath:"#/properties/anon/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.timestamp !== undefined){
let data6 = data.timestamp;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parsedcomment !== undefined){
if(typeof data.parsedcomment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/parsedcomment",schemaPath:"#/properties/parsedcomment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.minor !== undefined){
if(typeof data.minor !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/minor",schemaPath:"#/properties/minor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.size !== undefined){
let data10 = data.size;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
vErrors = addError(vErrors, {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.sha1 !== undefined){
if(typeof data.sha1 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.contentmodel !== undefined){
if(typeof data.contentmodel !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/contentmodel",schemaPath:"#/properties/contentmodel/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.contentformat !== undefined){
if(typeof data.contentformat !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/contentformat",schemaPath:"#/properties/contentformat/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.roles !== undefined){
let data15 = data.roles;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(typeof data15[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data17 = data.tags;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(typeof data17[i1] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.texthidden !== undefined){
if(true !== data.texthidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/texthidden",schemaPath:"#/properties/texthidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.sha1hidden !== undefined){
if(true !== data.sha1hidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/sha1hidden",schemaPath:"#/properties/sha1hidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.userhidden !== undefined){
if(true !== data.userhidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/userhidden",schemaPath:"#/properties/userhidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.commenthidden !== undefined){
if(true !== data.commenthidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/commenthidden",schemaPath:"#/properties/commenthidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.suppressed !== undefined){
if(true !== data.suppressed){
vErrors = addError(vErrors, {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema94 = {"title":"WikiDeletedRevisionRow","description":"A revision of a page that was deleted. The page may exist again.","type":"object","required":["revid","pageid","ns","title","parentid","user","userid","timestamp","comment","minor","size","sha1","content","contentmodel","contentformat","roles","tags"],"additionalProperties":false,"properties":{"revid":{"type":"integer","minimum":1},"pageid":{"type":"integer","minimum":0,"description":"The id that the page had; 0 if it is unknown."},"archiveid":{"type":"integer","minimum":1,"description":"The number of the row among deleted revisions, from which a request continues. Default: its position."},"ns":{"type":"integer"},"title":{"type":"string","minLength":1},"parentid":{"type":"integer","minimum":0,"description":"0 for the first."},"user":{"type":"string"},"userid":{"type":"integer","minimum":0,"description":"0 for an IP address."},"anon":{"const":true,"description":"Whether it was made by an IP address, not by a user."},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"minor":{"type":"boolean"},"size":{"type":"integer","minimum":0,"description":"Bytes in UTF-8."},"sha1":{"type":"string","description":"Hexadecimal."},"content":{"type":"string","description":"The stored text. If `texthidden` is set, callers do not see it. The same applies to user and comment."},"contentmodel":{"type":"string"},"contentformat":{"type":"string"},"roles":{"type":"array","items":{"type":"string"}},"tags":{"type":"array","items":{"type":"string"}},"texthidden":{"const":true},"sha1hidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.revid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revid"},message:"must have required property '"+"revid"+"'"});
errors++;
}
if(data.pageid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data.ns === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.parentid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentid"},message:"must have required property '"+"parentid"+"'"});
errors++;
}
if(data.user === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.userid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userid"},message:"must have required property '"+"userid"+"'"});
errors++;
}
if(data.timestamp === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"});
errors++;
}
if(data.comment === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data.minor === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minor"},message:"must have required property '"+"minor"+"'"});
errors++;
}
if(data.size === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"});
errors++;
}
if(data.sha1 === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha1"},message:"must have required property '"+"sha1"+"'"});
errors++;
}
if(data.content === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});
errors++;
}
if(data.contentmodel === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentmodel"},message:"must have required property '"+"contentmodel"+"'"});
errors++;
}
if(data.contentformat === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentformat"},message:"must have required property '"+"contentformat"+"'"});
errors++;
}
if(data.roles === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"});
errors++;
}
if(data.tags === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema94.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.revid !== undefined){
let data0 = data.revid;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/revid",schemaPath:"#/properties/revid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/revid",schemaPath:"#/properties/revid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.pageid !== undefined){
let data1 = data.pageid;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.archiveid !== undefined){
let data2 = data.archiveid;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/archiveid",schemaPath:"#/properties/archiveid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
vErrors = addError(vErrors, {instancePath:instancePath+"/archiveid",schemaPath:"#/properties/archiveid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.ns !== undefined){
let data3 = data.ns;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/ns",schemaPath:"#/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.title !== undefined){
let data4 = data.title;
if(typeof data4 === "string"){
if(func5(data4) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parentid !== undefined){
let data5 = data.parentid;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/parentid",schemaPath:"#/properties/parentid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/parentid",schemaPath:"#/properties/parentid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.userid !== undefined){
let data7 = data.userid;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.anon !== undefined){
if(true !== data.anon){
vErrors = addError(vErrors, {instancePath:instancePath+"/anon",schemaPath:"#/properties/anon/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.timestamp !== undefined){
let data9 = data.timestamp;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parsedcomment !== undefined){
if(typeof data.parsedcomment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/parsedcomment",schemaPath:"#/properties/parsedcomment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.minor !== undefined){
if(typeof data.minor !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/minor",schemaPath:"#/properties/minor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.size !== undefined){
let data13 = data.size;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
vErrors = addError(vErrors, {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.sha1 !== undefined){
if(typeof data.sha1 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.contentmodel !== undefined){
if(typeof data.contentmodel !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/contentmodel",schemaPath:"#/properties/contentmodel/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.contentformat !== undefined){
if(typeof data.contentformat !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/contentformat",schemaPath:"#/properties/contentformat/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.roles !== undefined){
let data18 = data.roles;
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
if(typeof data18[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data20 = data.tags;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
if(typeof data20[i1] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.texthidden !== undefined){
if(true !== data.texthidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/texthidden",schemaPath:"#/properties/texthidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.sha1hidden !== undefined){
if(true !== data.sha1hidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/sha1hidden",schemaPath:"#/properties/sha1hidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.userhidden !== undefined){
if(true !== data.userhidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/userhidden",schemaPath:"#/properties/userhidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.commenthidden !== undefined){
if(true !== data.commenthidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/commenthidden",schemaPath:"#/properties/commenthidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.suppressed !== undefined){
if(true !== data.suppressed){
vErrors = addError(vErrors, {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema96 = {"title":"WikiUserRow","description":"A registered user.","type":"object","required":["userid","name","editcount","groups","groupmemberships","implicitgroups","rights","gender","emailable"],"additionalProperties":false,"properties":{"userid":{"type":"integer","minimum":1},"name":{"type":"string","minLength":1},"registration":{"$ref":"#/$defs/WikiTimestamp"},"editcount":{"type":"integer","minimum":0},"groups":{"type":"array","items":{"type":"string"},"description":"The groups to which the user was added; not automatic groups such as *."},"groupmemberships":{"type":"array","items":{"$ref":"#/$defs/WikiGroupMembership"}},"implicitgroups":{"type":"array","items":{"type":"string"},"description":"The groups that follow from the account and its edits."},"rights":{"type":"array","items":{"type":"string"}},"gender":{"type":"string"},"emailable":{"type":"boolean"},"email":{"description":"Only the user can see it.","type":"string"},"emailauthenticated":{"$ref":"#/$defs/WikiTimestamp"},"hidden":{"const":true,"description":"Whether only users with the right to see hidden users can see this one."},"systemuser":{"const":true,"description":"Whether login as this user is impossible. MediaWiki 1.43 and later report it."},"active":{"const":true,"description":"Whether the user was active recently; `recentactions` is the number of actions."},"recentactions":{"type":"integer","minimum":0}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userid"},message:"must have required property '"+"userid"+"'"});
errors++;
}
if(data.name === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.editcount === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "editcount"},message:"must have required property '"+"editcount"+"'"});
errors++;
}
if(data.groups === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"});
errors++;
}
if(data.groupmemberships === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupmemberships"},message:"must have required property '"+"groupmemberships"+"'"});
errors++;
}
if(data.implicitgroups === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "implicitgroups"},message:"must have required property '"+"implicitgroups"+"'"});
errors++;
}
if(data.rights === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rights"},message:"must have required property '"+"rights"+"'"});
errors++;
}
if(data.gender === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gender"},message:"must have required property '"+"gender"+"'"});
errors++;
}
if(data.emailable === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emailable"},message:"must have required property '"+"emailable"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema96.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.userid !== undefined){
let data0 = data.userid;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func5(data1) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.registration !== undefined){
let data2 = data.registration;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
vErrors = addError(vErrors, {instancePath:instancePath+"/registration",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/registration",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.editcount !== undefined){
let data3 = data.editcount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/editcount",schemaPath:"#/properties/editcount/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/editcount",schemaPath:"#/properties/editcount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.groups !== undefined){
let data4 = data.groups;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.groupmemberships !== undefined){
let data6 = data.groupmemberships;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate24(data6[i1], {instancePath:instancePath+"/groupmemberships/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/groupmemberships",schemaPath:"#/properties/groupmemberships/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.implicitgroups !== undefined){
let data8 = data.implicitgroups;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(typeof data8[i2] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/implicitgroups/" + i2,schemaPath:"#/properties/implicitgroups/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/implicitgroups",schemaPath:"#/properties/implicitgroups/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.rights !== undefined){
let data10 = data.rights;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(typeof data10[i3] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/rights/" + i3,schemaPath:"#/properties/rights/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/rights",schemaPath:"#/properties/rights/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.gender !== undefined){
if(typeof data.gender !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.emailable !== undefined){
if(typeof data.emailable !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/emailable",schemaPath:"#/properties/emailable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.emailauthenticated !== undefined){
let data15 = data.emailauthenticated;
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
vErrors = addError(vErrors, {instancePath:instancePath+"/emailauthenticated",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/emailauthenticated",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.hidden !== undefined){
if(true !== data.hidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.systemuser !== undefined){
if(true !== data.systemuser){
vErrors = addError(vErrors, {instancePath:instancePath+"/systemuser",schemaPath:"#/properties/systemuser/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.active !== undefined){
if(true !== data.active){
vErrors = addError(vErrors, {instancePath:instancePath+"/active",schemaPath:"#/properties/active/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.recentactions !== undefined){
let data19 = data.recentactions;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/recentactions",schemaPath:"#/properties/recentactions/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
vErrors = addError(vErrors, {instancePath:instancePath+"/recentactions",schemaPath:"#/properties/recentactions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema103 = {"title":"WikiCategoryLinkRow","description":"A page in a category.","type":"object","required":["pageid","ns","title","sortkey","sortkeyprefix","timestamp","type"],"additionalProperties":false,"properties":{"pageid":{"type":"integer","minimum":1},"ns":{"type":"integer"},"title":{"type":"string","minLength":1,"description":"The category, with the name of the namespace."},"sortkey":{"type":"string","description":"The sort key: bytes in hexadecimal, by which members are ordered."},"sortkeyprefix":{"type":"string"},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"type":{"type":"string","enum":["page","subcat","file"]}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pageid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data.ns === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.sortkey === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sortkey"},message:"must have required property '"+"sortkey"+"'"});
errors++;
}
if(data.sortkeyprefix === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sortkeyprefix"},message:"must have required property '"+"sortkeyprefix"+"'"});
errors++;
}
if(data.timestamp === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"});
errors++;
}
if(data.type === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "pageid") || (key0 === "ns")) || (key0 === "title")) || (key0 === "sortkey")) || (key0 === "sortkeyprefix")) || (key0 === "timestamp")) || (key0 === "type"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.pageid !== undefined){
let data0 = data.pageid;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.ns !== undefined){
let data1 = data.ns;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/ns",schemaPath:"#/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func5(data2) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sortkey !== undefined){
if(typeof data.sortkey !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/sortkey",schemaPath:"#/properties/sortkey/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sortkeyprefix !== undefined){
if(typeof data.sortkeyprefix !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/sortkeyprefix",schemaPath:"#/properties/sortkeyprefix/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data6 === "page") || (data6 === "subcat")) || (data6 === "file"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema103.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pageid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data.type === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.level === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"});
errors++;
}
if(data.expiry === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiry"},message:"must have required property '"+"expiry"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "pageid") || (key0 === "type")) || (key0 === "level")) || (key0 === "expiry")) || (key0 === "cascade"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.pageid !== undefined){
let data0 = data.pageid;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.level !== undefined){
if(typeof data.level !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.expiry !== undefined){
let data3 = data.expiry;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/pattern",keyword:"pattern",params:{pattern: "^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"},message:"must match pattern \""+"^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cascade !== undefined){
if(true !== data.cascade){
vErrors = addError(vErrors, {instancePath:instancePath+"/cascade",schemaPath:"#/properties/cascade/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema112 = {"title":"WikiProtectedTitleRow","description":"A title that only some users may create.","type":"object","required":["ns","title","timestamp","user","userid","comment","expiry","level"],"additionalProperties":false,"properties":{"ns":{"type":"integer"},"title":{"type":"string","minLength":1},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"user":{"type":"string"},"userid":{"type":"integer","minimum":0},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"expiry":{"$ref":"#/$defs/WikiExpiry"},"level":{"type":"string"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ns === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.timestamp === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"});
errors++;
}
if(data.user === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.userid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userid"},message:"must have required property '"+"userid"+"'"});
errors++;
}
if(data.comment === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data.expiry === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiry"},message:"must have required property '"+"expiry"+"'"});
errors++;
}
if(data.level === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema112.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.ns !== undefined){
let data0 = data.ns;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/ns",schemaPath:"#/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func5(data1) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.timestamp !== undefined){
let data2 = data.timestamp;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.userid !== undefined){
let data4 = data.userid;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parsedcomment !== undefined){
if(typeof data.parsedcomment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/parsedcomment",schemaPath:"#/properties/parsedcomment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.expiry !== undefined){
let data7 = data.expiry;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/pattern",keyword:"pattern",params:{pattern: "^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"},message:"must match pattern \""+"^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.level !== undefined){
if(typeof data.level !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema115 = {"title":"WikiFileRow","description":"A file in its current version.","type":"object","required":["name","ns","title","timestamp","user","userid","size","width","height","comment","url","descriptionurl","descriptionshorturl","sha1","mime","mediatype","bitdepth"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"description":"With underscores, and without the name of the namespace."},"ns":{"type":"integer"},"title":{"type":"string","minLength":1},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"user":{"type":"string"},"userid":{"type":"integer","minimum":0},"anon":{"const":true},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"pagecount":{"type":"integer","minimum":0},"duration":{"type":"number"},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"url":{"type":"string"},"descriptionurl":{"type":"string"},"descriptionshorturl":{"type":"string"},"sha1":{"type":"string","description":"Hexadecimal."},"mime":{"type":"string"},"mediatype":{"type":"string"},"bitdepth":{"type":"integer","minimum":0},"metadata":{},"commonmetadata":{},"extmetadata":{},"badfile":{"const":true}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.ns === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.timestamp === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"});
errors++;
}
if(data.user === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.userid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userid"},message:"must have required property '"+"userid"+"'"});
errors++;
}
if(data.size === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"});
errors++;
}
if(data.width === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"});
errors++;
}
if(data.height === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"});
errors++;
}
if(data.comment === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data.url === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data.descriptionurl === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "descriptionurl"},message:"must have required property '"+"descriptionurl"+"'"});
errors++;
}
if(data.descriptionshorturl === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "descriptionshorturl"},message:"must have required property '"+"descriptionshorturl"+"'"});
errors++;
}
if(data.sha1 === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha1"},message:"must have required property '"+"sha1"+"'"});
errors++;
}
if(data.mime === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mime"},message:"must have required property '"+"mime"+"'"});
errors++;
}
if(data.mediatype === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mediatype"},message:"must have required property '"+"mediatype"+"'"});
errors++;
}
if(data.bitdepth === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bitdepth"},message:"must have required property '"+"bitdepth"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema115.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.ns !== undefined){
let data1 = data.ns;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/ns",schemaPath:"#/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func5(data2) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.userid !== undefined){
let data5 = data.userid;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.anon !== undefined){
if(true !== data.anon){
vErrors = addError(vErrors, {instancePath:instancePath+"/anon",schemaPath:"#/properties/anon/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.size !== undefined){
let data7 = data.size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
vErrors = addError(vErrors, {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.width !== undefined){
let data8 = data.width;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
vErrors = addError(vErrors, {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.height !== undefined){
let data9 = data.height;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
vErrors = addError(vErrors, {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.pagecount !== undefined){
let data10 = data.pagecount;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagecount",schemaPath:"#/properties/pagecount/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagecount",schemaPath:"#/properties/pagecount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.duration !== undefined){
let data11 = data.duration;
if(!((typeof data11 == "number") && (isFinite(data11)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parsedcomment !== undefined){
if(typeof data.parsedcomment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/parsedcomment",schemaPath:"#/properties/parsedcomment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.descriptionurl !== undefined){
if(typeof data.descriptionurl !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/descriptionurl",schemaPath:"#/properties/descriptionurl/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.descriptionshorturl !== undefined){
if(typeof data.descriptionshorturl !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/descriptionshorturl",schemaPath:"#/properties/descriptionshorturl/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sha1 !== undefined){
if(typeof data.sha1 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.mime !== undefined){
if(typeof data.mime !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.mediatype !== undefined){
if(typeof data.mediatype !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/mediatype",schemaPath:"#/properties/mediatype/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bitdepth !== undefined){
let data20 = data.bitdepth;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/bitdepth",schemaPath:"#/properties/bitdepth/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
vErrors = addError(vErrors, {instancePath:instancePath+"/bitdepth",schemaPath:"#/properties/bitdepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.badfile !== undefined){
if(true !== data.badfile){
vErrors = addError(vErrors, {instancePath:instancePath+"/badfile",schemaPath:"#/properties/badfile/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema117 = {"title":"WikiOldFileRow","description":"An earlier version of a file.","type":"object","required":["name","ns","title","timestamp","user","userid","size","width","height","comment","url","descriptionurl","descriptionshorturl","sha1","mime","mediatype","bitdepth","archivename"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"description":"With underscores, and without the name of the namespace."},"ns":{"type":"integer"},"title":{"type":"string","minLength":1},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"user":{"type":"string"},"userid":{"type":"integer","minimum":0},"anon":{"const":true},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"pagecount":{"type":"integer","minimum":0},"duration":{"type":"number"},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"url":{"type":"string"},"descriptionurl":{"type":"string"},"descriptionshorturl":{"type":"string"},"sha1":{"type":"string","description":"Hexadecimal."},"mime":{"type":"string"},"mediatype":{"type":"string"},"bitdepth":{"type":"integer","minimum":0},"metadata":{},"commonmetadata":{},"extmetadata":{},"archivename":{"type":"string"},"filehidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.ns === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.timestamp === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"});
errors++;
}
if(data.user === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.userid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userid"},message:"must have required property '"+"userid"+"'"});
errors++;
}
if(data.size === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"});
errors++;
}
if(data.width === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"});
errors++;
}
if(data.height === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"});
errors++;
}
if(data.comment === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data.url === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data.descriptionurl === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "descriptionurl"},message:"must have required property '"+"descriptionurl"+"'"});
errors++;
}
if(data.descriptionshorturl === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "descriptionshorturl"},message:"must have required property '"+"descriptionshorturl"+"'"});
errors++;
}
if(data.sha1 === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha1"},message:"must have required property '"+"sha1"+"'"});
errors++;
}
if(data.mime === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mime"},message:"must have required property '"+"mime"+"'"});
errors++;
}
if(data.mediatype === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mediatype"},message:"must have required property '"+"mediatype"+"'"});
errors++;
}
if(data.bitdepth === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bitdepth"},message:"must have required property '"+"bitdepth"+"'"});
errors++;
}
if(data.archivename === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "archivename"},message:"must have required property '"+"archivename"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema117.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.ns !== undefined){
let data1 = data.ns;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/ns",schemaPath:"#/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func5(data2) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.userid !== undefined){
let data5 = data.userid;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.anon !== undefined){
if(true !== data.anon){
vErrors = addError(vErrors, {instancePath:instancePath+"/anon",schemaPath:"#/properties/anon/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.size !== undefined){
let data7 = data.size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
vErrors = addError(vErrors, {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.width !== undefined){
let data8 = data.width;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
vErrors = addError(vErrors, {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.height !== undefined){
let data9 = data.height;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
vErrors = addError(vErrors, {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.pagecount !== undefined){
let data10 = data.pagecount;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagecount",schemaPath:"#/properties/pagecount/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagecount",schemaPath:"#/properties/pagecount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.duration !== undefined){
let data11 = data.duration;
if(!((typeof data11 == "number") && (isFinite(data11)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parsedcomment !== undefined){
if(typeof data.parsedcomment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/parsedcomment",schemaPath:"#/properties/parsedcomment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.descriptionurl !== undefined){
if(typeof data.descriptionurl !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/descriptionurl",schemaPath:"#/properties/descriptionurl/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.descriptionshorturl !== undefined){
if(typeof data.descriptionshorturl !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/descriptionshorturl",schemaPath:"#/properties/descriptionshorturl/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sha1 !== undefined){
if(typeof data.sha1 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.mime !== undefined){
if(typeof data.mime !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.mediatype !== undefined){
if(typeof data.mediatype !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/mediatype",schemaPath:"#/properties/mediatype/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bitdepth !== undefined){
let data20 = data.bitdepth;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/bitdepth",schemaPath:"#/properties/bitdepth/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
vErrors = addError(vErrors, {instancePath:instancePath+"/bitdepth",schemaPath:"#/properties/bitdepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.archivename !== undefined){
if(typeof data.archivename !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/archivename",schemaPath:"#/properties/archivename/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.filehidden !== undefined){
if(true !== data.filehidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/filehidden",schemaPath:"#/properties/filehidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.userhidden !== undefined){
if(true !== data.userhidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/userhidden",schemaPath:"#/properties/userhidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.commenthidden !== undefined){
if(true !== data.commenthidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/commenthidden",schemaPath:"#/properties/commenthidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.suppressed !== undefined){
if(true !== data.suppressed){
vErrors = addError(vErrors, {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema119 = {"title":"WikiDeletedFileRow","description":"A version of a file that was deleted.","type":"object","required":["id","name","ns","title","timestamp","user","userid","size","width","height","description","sha1","mime","mediatype","bitdepth"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":1},"name":{"type":"string","minLength":1,"description":"With underscores, and without the name of the namespace."},"ns":{"type":"integer"},"title":{"type":"string","minLength":1},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"user":{"type":"string"},"userid":{"type":"integer","minimum":0},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"pagecount":{"type":"integer","minimum":0},"description":{"type":"string"},"parseddescription":{"type":"string"},"sha1":{"type":"string","description":"Hexadecimal."},"mime":{"type":"string"},"mediatype":{"type":"string"},"bitdepth":{"type":"integer","minimum":0},"metadata":{},"archivename":{"type":"string"},"filehidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.name === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.ns === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.timestamp === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"});
errors++;
}
if(data.user === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.userid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userid"},message:"must have required property '"+"userid"+"'"});
errors++;
}
if(data.size === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"});
errors++;
}
if(data.width === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"});
errors++;
}
if(data.height === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"});
errors++;
}
if(data.description === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.sha1 === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha1"},message:"must have required property '"+"sha1"+"'"});
errors++;
}
if(data.mime === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mime"},message:"must have required property '"+"mime"+"'"});
errors++;
}
if(data.mediatype === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mediatype"},message:"must have required property '"+"mediatype"+"'"});
errors++;
}
if(data.bitdepth === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bitdepth"},message:"must have required property '"+"bitdepth"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema119.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func5(data1) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.ns !== undefined){
let data2 = data.ns;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/ns",schemaPath:"#/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func5(data3) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.timestamp !== undefined){
let data4 = data.timestamp;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.userid !== undefined){
let data6 = data.userid;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.size !== undefined){
let data7 = data.size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
vErrors = addError(vErrors, {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.width !== undefined){
let data8 = data.width;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
vErrors = addError(vErrors, {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.height !== undefined){
let data9 = data.height;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
vErrors = addError(vErrors, {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.pagecount !== undefined){
let data10 = data.pagecount;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagecount",schemaPath:"#/properties/pagecount/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagecount",schemaPath:"#/properties/pagecount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parseddescription !== undefined){
if(typeof data.parseddescription !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/parseddescription",schemaPath:"#/properties/parseddescription/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sha1 !== undefined){
if(typeof data.sha1 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.mime !== undefined){
if(typeof data.mime !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.mediatype !== undefined){
if(typeof data.mediatype !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/mediatype",schemaPath:"#/properties/mediatype/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bitdepth !== undefined){
let data16 = data.bitdepth;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/bitdepth",schemaPath:"#/properties/bitdepth/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
vErrors = addError(vErrors, {instancePath:instancePath+"/bitdepth",schemaPath:"#/properties/bitdepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.archivename !== undefined){
if(typeof data.archivename !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/archivename",schemaPath:"#/properties/archivename/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.filehidden !== undefined){
if(true !== data.filehidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/filehidden",schemaPath:"#/properties/filehidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.userhidden !== undefined){
if(true !== data.userhidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/userhidden",schemaPath:"#/properties/userhidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.commenthidden !== undefined){
if(true !== data.commenthidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/commenthidden",schemaPath:"#/properties/commenthidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.suppressed !== undefined){
if(true !== data.suppressed){
vErrors = addError(vErrors, {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema121 = {"title":"WikiLogEventRow","description":"An entry of a log.","type":"object","required":["logid","ns","title","pageid","logpage","params","type","action","user","userid","timestamp","comment","tags"],"additionalProperties":false,"properties":{"logid":{"type":"integer","minimum":1},"ns":{"type":"integer"},"title":{"type":"string"},"pageid":{"type":"integer","minimum":0,"description":"The page that currently has the title."},"logpage":{"type":"integer","minimum":0,"description":"The page of the entry, at the time of the event."},"revid":{"type":"integer","minimum":1,"description":"The revision that the event created, if any. MediaWiki 1.43 and later report it."},"params":{"$ref":"#/$defs/WikiFacts"},"type":{"type":"string"},"action":{"type":"string"},"user":{"type":"string"},"userid":{"type":"integer","minimum":0},"anon":{"const":true},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}},"actionhidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"suppressed":{"const":true}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.logid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logid"},message:"must have required property '"+"logid"+"'"});
errors++;
}
if(data.ns === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.pageid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data.logpage === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logpage"},message:"must have required property '"+"logpage"+"'"});
errors++;
}
if(data.params === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "params"},message:"must have required property '"+"params"+"'"});
errors++;
}
if(data.type === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.action === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.user === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.userid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userid"},message:"must have required property '"+"userid"+"'"});
errors++;
}
if(data.timestamp === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"});
errors++;
}
if(data.comment === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data.tags === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema121.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.logid !== undefined){
let data0 = data.logid;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/logid",schemaPath:"#/properties/logid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/logid",schemaPath:"#/properties/logid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.ns !== undefined){
let data1 = data.ns;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/ns",schemaPath:"#/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.pageid !== undefined){
let data3 = data.pageid;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.logpage !== undefined){
let data4 = data.logpage;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/logpage",schemaPath:"#/properties/logpage/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
vErrors = addError(vErrors, {instancePath:instancePath+"/logpage",schemaPath:"#/properties/logpage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.revid !== undefined){
let data5 = data.revid;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/revid",schemaPath:"#/properties/revid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/revid",schemaPath:"#/properties/revid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.params !== undefined){
let data6 = data.params;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
vErrors = addError(vErrors, {instancePath:instancePath+"/params",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.action !== undefined){
if(typeof data.action !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.userid !== undefined){
let data10 = data.userid;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.anon !== undefined){
if(true !== data.anon){
vErrors = addError(vErrors, {instancePath:instancePath+"/anon",schemaPath:"#/properties/anon/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.timestamp !== undefined){
let data12 = data.timestamp;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parsedcomment !== undefined){
if(typeof data.parsedcomment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/parsedcomment",schemaPath:"#/properties/parsedcomment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.tags !== undefined){
let data15 = data.tags;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(typeof data15[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.actionhidden !== undefined){
if(true !== data.actionhidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/actionhidden",schemaPath:"#/properties/actionhidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.userhidden !== undefined){
if(true !== data.userhidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/userhidden",schemaPath:"#/properties/userhidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.commenthidden !== undefined){
if(true !== data.commenthidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/commenthidden",schemaPath:"#/properties/commenthidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.suppressed !== undefined){
if(true !== data.suppressed){
vErrors = addError(vErrors, {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema124 = {"title":"WikiChangeRow","description":"A recent change.","type":"object","required":["rcid","type","ns","title","pageid","revid","old_revid","user","userid","bot","new","minor","oldlen","newlen","timestamp","comment","redirect","patrolled","unpatrolled","autopatrolled","tags","source"],"additionalProperties":false,"properties":{"rcid":{"type":"integer","minimum":1},"type":{"type":"string","enum":["edit","new","log","categorize","external"]},"ns":{"type":"integer"},"title":{"type":"string"},"pageid":{"type":"integer","minimum":0},"revid":{"type":"integer","minimum":0},"old_revid":{"type":"integer","minimum":0},"user":{"type":"string"},"userid":{"type":"integer","minimum":0},"anon":{"const":true},"bot":{"type":"boolean"},"new":{"type":"boolean"},"minor":{"type":"boolean"},"oldlen":{"type":"integer","minimum":0},"newlen":{"type":"integer","minimum":0},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"comment":{"type":"string"},"parsedcomment":{"type":"string"},"redirect":{"type":"boolean"},"patrolled":{"type":"boolean"},"unpatrolled":{"type":"boolean"},"autopatrolled":{"type":"boolean"},"logid":{"type":"integer","minimum":0,"description":"Only for entries of a log, like the three members after it."},"logtype":{"type":"string"},"logaction":{"type":"string"},"logparams":{"$ref":"#/$defs/WikiFacts"},"logdisplay":{"description":"The description of the event for readers, in HTML.","type":"string"},"tags":{"type":"array","items":{"type":"string"}},"sha1":{"type":"string"},"source":{"type":"string","description":"Such as mw.edit."},"actionhidden":{"const":true},"userhidden":{"const":true},"commenthidden":{"const":true},"sha1hidden":{"const":true},"suppressed":{"const":true}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rcid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rcid"},message:"must have required property '"+"rcid"+"'"});
errors++;
}
if(data.type === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.ns === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.pageid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data.revid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revid"},message:"must have required property '"+"revid"+"'"});
errors++;
}
if(data.old_revid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "old_revid"},message:"must have required property '"+"old_revid"+"'"});
errors++;
}
if(data.user === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.userid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userid"},message:"must have required property '"+"userid"+"'"});
errors++;
}
if(data.bot === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bot"},message:"must have required property '"+"bot"+"'"});
errors++;
}
if(data.new === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "new"},message:"must have required property '"+"new"+"'"});
errors++;
}
if(data.minor === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minor"},message:"must have required property '"+"minor"+"'"});
errors++;
}
if(data.oldlen === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oldlen"},message:"must have required property '"+"oldlen"+"'"});
errors++;
}
if(data.newlen === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newlen"},message:"must have required property '"+"newlen"+"'"});
errors++;
}
if(data.timestamp === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"});
errors++;
}
if(data.comment === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data.redirect === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect"},message:"must have required property '"+"redirect"+"'"});
errors++;
}
if(data.patrolled === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "patrolled"},message:"must have required property '"+"patrolled"+"'"});
errors++;
}
if(data.unpatrolled === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unpatrolled"},message:"must have required property '"+"unpatrolled"+"'"});
errors++;
}
if(data.autopatrolled === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autopatrolled"},message:"must have required property '"+"autopatrolled"+"'"});
errors++;
}
if(data.tags === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});
errors++;
}
if(data.source === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema124.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.rcid !== undefined){
let data0 = data.rcid;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/rcid",schemaPath:"#/properties/rcid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/rcid",schemaPath:"#/properties/rcid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data1 === "edit") || (data1 === "new")) || (data1 === "log")) || (data1 === "categorize")) || (data1 === "external"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema124.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.ns !== undefined){
let data2 = data.ns;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/ns",schemaPath:"#/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.pageid !== undefined){
let data4 = data.pageid;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageid",schemaPath:"#/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.revid !== undefined){
let data5 = data.revid;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/revid",schemaPath:"#/properties/revid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/revid",schemaPath:"#/properties/revid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.old_revid !== undefined){
let data6 = data.old_revid;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/old_revid",schemaPath:"#/properties/old_revid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
vErrors = addError(vErrors, {instancePath:instancePath+"/old_revid",schemaPath:"#/properties/old_revid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.userid !== undefined){
let data8 = data.userid;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.anon !== undefined){
if(true !== data.anon){
vErrors = addError(vErrors, {instancePath:instancePath+"/anon",schemaPath:"#/properties/anon/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.bot !== undefined){
if(typeof data.bot !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.new !== undefined){
if(typeof data.new !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/new",schemaPath:"#/properties/new/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.minor !== undefined){
if(typeof data.minor !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/minor",schemaPath:"#/properties/minor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.oldlen !== undefined){
let data13 = data.oldlen;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/oldlen",schemaPath:"#/properties/oldlen/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
vErrors = addError(vErrors, {instancePath:instancePath+"/oldlen",schemaPath:"#/properties/oldlen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.newlen !== undefined){
let data14 = data.newlen;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/newlen",schemaPath:"#/properties/newlen/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
vErrors = addError(vErrors, {instancePath:instancePath+"/newlen",schemaPath:"#/properties/newlen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.timestamp !== undefined){
let data15 = data.timestamp;
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.comment !== undefined){
if(typeof data.comment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parsedcomment !== undefined){
if(typeof data.parsedcomment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/parsedcomment",schemaPath:"#/properties/parsedcomment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.redirect !== undefined){
if(typeof data.redirect !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.patrolled !== undefined){
if(typeof data.patrolled !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/patrolled",schemaPath:"#/properties/patrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.unpatrolled !== undefined){
if(typeof data.unpatrolled !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/unpatrolled",schemaPath:"#/properties/unpatrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.autopatrolled !== undefined){
if(typeof data.autopatrolled !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/autopatrolled",schemaPath:"#/properties/autopatrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.logid !== undefined){
let data22 = data.logid;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/logid",schemaPath:"#/properties/logid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
vErrors = addError(vErrors, {instancePath:instancePath+"/logid",schemaPath:"#/properties/logid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.logtype !== undefined){
if(typeof data.logtype !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/logtype",schemaPath:"#/properties/logtype/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.logaction !== undefined){
if(typeof data.logaction !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/logaction",schemaPath:"#/properties/logaction/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.logparams !== undefined){
let data25 = data.logparams;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
vErrors = addError(vErrors, {instancePath:instancePath+"/logparams",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.logdisplay !== undefined){
if(typeof data.logdisplay !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/logdisplay",schemaPath:"#/properties/logdisplay/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.tags !== undefined){
let data27 = data.tags;
if(Array.isArray(data27)){
const len0 = data27.length;
for(let i0=0; i0<len0; i0++){
if(typeof data27[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.sha1 !== undefined){
if(typeof data.sha1 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.actionhidden !== undefined){
if(true !== data.actionhidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/actionhidden",schemaPath:"#/properties/actionhidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.userhidden !== undefined){
if(true !== data.userhidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/userhidden",schemaPath:"#/properties/userhidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.commenthidden !== undefined){
if(true !== data.commenthidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/commenthidden",schemaPath:"#/properties/commenthidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.sha1hidden !== undefined){
if(true !== data.sha1hidden){
vErrors = addError(vErrors, {instancePath:instancePath+"/sha1hidden",schemaPath:"#/properties/sha1hidden/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.suppressed !== undefined){
if(true !== data.suppressed){
vErrors = addError(vErrors, {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema127 = {"title":"WikiBlockRow","description":"A block.","type":"object","required":["id","target","by","byid","timestamp","expiry","reason","automatic","anononly","nocreate","autoblock","noemail","hidden","allowusertalk","partial","restrictions"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":1},"target":{"type":"string","description":"The target of the block. In an automatic block, it is one IP address, which responses do not show.","enum":["user","ip","range"]},"user":{"type":"string","description":"A name of a user, an IP address or a range."},"userid":{"type":"integer","minimum":0},"by":{"type":"string"},"byid":{"type":"integer","minimum":0},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"expiry":{"$ref":"#/$defs/WikiExpiry"},"reason":{"type":"string"},"parsedreason":{"type":"string"},"rangestart":{"type":"string"},"rangeend":{"type":"string"},"automatic":{"type":"boolean"},"anononly":{"type":"boolean"},"nocreate":{"type":"boolean"},"autoblock":{"type":"boolean"},"noemail":{"type":"boolean"},"hidden":{"type":"boolean"},"allowusertalk":{"type":"boolean"},"partial":{"type":"boolean"},"restrictions":{"$ref":"#/$defs/WikiBlockRestrictions"}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "namespaces") || (key0 === "actions")) || (key0 === "pages"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.namespaces !== undefined){
let data0 = data.namespaces;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/properties/namespaces/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.actions !== undefined){
let data2 = data.actions;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/actions/" + i1,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pages !== undefined){
let data4 = data.pages;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/pages/" + i2,schemaPath:"#/$defs/WikiBlockPage/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
for(const key1 in data5){
if(!(((key1 === "id") || (key1 === "ns")) || (key1 === "title"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pages/" + i2,schemaPath:"#/$defs/WikiBlockPage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data5.id !== undefined){
let data6 = data5.id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pages/" + i2+"/id",schemaPath:"#/$defs/WikiBlockPage/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data5.ns !== undefined){
let data7 = data5.ns;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pages/" + i2+"/ns",schemaPath:"#/$defs/WikiBlockPage/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data5.title !== undefined){
if(typeof data5.title !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/pages/" + i2+"/title",schemaPath:"#/$defs/WikiBlockPage/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pages/" + i2,schemaPath:"#/$defs/WikiBlockPage/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.target === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"});
errors++;
}
if(data.by === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"});
errors++;
}
if(data.byid === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "byid"},message:"must have required property '"+"byid"+"'"});
errors++;
}
if(data.timestamp === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"});
errors++;
}
if(data.expiry === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiry"},message:"must have required property '"+"expiry"+"'"});
errors++;
}
if(data.reason === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.automatic === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "automatic"},message:"must have required property '"+"automatic"+"'"});
errors++;
}
if(data.anononly === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "anononly"},message:"must have required property '"+"anononly"+"'"});
errors++;
}
if(data.nocreate === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nocreate"},message:"must have required property '"+"nocreate"+"'"});
errors++;
}
if(data.autoblock === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoblock"},message:"must have required property '"+"autoblock"+"'"});
errors++;
}
if(data.noemail === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "noemail"},message:"must have required property '"+"noemail"+"'"});
errors++;
}
if(data.hidden === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hidden"},message:"must have required property '"+"hidden"+"'"});
errors++;
}
if(data.allowusertalk === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowusertalk"},message:"must have required property '"+"allowusertalk"+"'"});
errors++;
}
if(data.partial === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "partial"},message:"must have required property '"+"partial"+"'"});
errors++;
}
if(data.restrictions === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "restrictions"},message:"must have required property '"+"restrictions"+"'"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema127.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.target !== undefined){
let data1 = data.target;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data1 === "user") || (data1 === "ip")) || (data1 === "range"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{allowedValues: schema127.properties.target.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.user !== undefined){
if(typeof data.user !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.userid !== undefined){
let data3 = data.userid;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/userid",schemaPath:"#/properties/userid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.by !== undefined){
if(typeof data.by !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.byid !== undefined){
let data5 = data.byid;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/byid",schemaPath:"#/properties/byid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/byid",schemaPath:"#/properties/byid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.timestamp !== undefined){
let data6 = data.timestamp;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.expiry !== undefined){
let data7 = data.expiry;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/pattern",keyword:"pattern",params:{pattern: "^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"},message:"must match pattern \""+"^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parsedreason !== undefined){
if(typeof data.parsedreason !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/parsedreason",schemaPath:"#/properties/parsedreason/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.rangestart !== undefined){
if(typeof data.rangestart !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/rangestart",schemaPath:"#/properties/rangestart/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.rangeend !== undefined){
if(typeof data.rangeend !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/rangeend",schemaPath:"#/properties/rangeend/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.automatic !== undefined){
if(typeof data.automatic !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/automatic",schemaPath:"#/properties/automatic/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.anononly !== undefined){
if(typeof data.anononly !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/anononly",schemaPath:"#/properties/anononly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.nocreate !== undefined){
if(typeof data.nocreate !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/nocreate",schemaPath:"#/properties/nocreate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.autoblock !== undefined){
if(typeof data.autoblock !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/autoblock",schemaPath:"#/properties/autoblock/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.noemail !== undefined){
if(typeof data.noemail !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/noemail",schemaPath:"#/properties/noemail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.allowusertalk !== undefined){
if(typeof data.allowusertalk !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/allowusertalk",schemaPath:"#/properties/allowusertalk/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.partial !== undefined){
if(typeof data.partial !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/partial",schemaPath:"#/properties/partial/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.restrictions !== undefined){
if(!(validate76(data.restrictions, {instancePath:instancePath+"/restrictions",parentData:data,parentDataProperty:"restrictions",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"});
errors++;
}
if(data.ns === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "owner") || (key0 === "ns")) || (key0 === "title")) || (key0 === "notificationtimestamp")) || (key0 === "expiry"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.owner !== undefined){
let data0 = data.owner;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.ns !== undefined){
let data1 = data.ns;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/ns",schemaPath:"#/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func5(data2) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.notificationtimestamp !== undefined){
let data3 = data.notificationtimestamp;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/notificationtimestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/notificationtimestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.expiry !== undefined){
let data4 = data.expiry;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/pattern",keyword:"pattern",params:{pattern: "^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"},message:"must match pattern \""+"^(infinity|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/expiry",schemaPath:"#/$defs/WikiExpiry/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema139 = {"title":"WikiQueryPageResult","description":"A page that a special page lists.","type":"object","required":["ns","title"],"additionalProperties":false,"properties":{"value":{"type":["string","integer","number"]},"timestamp":{"$ref":"#/$defs/WikiTimestamp"},"ns":{"type":"integer"},"title":{"type":"string"},"databaseResult":{"$ref":"#/$defs/WikiFacts"}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ns === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data.title === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "value") || (key0 === "timestamp")) || (key0 === "ns")) || (key0 === "title")) || (key0 === "databaseResult"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
vErrors = addError(vErrors, {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema139.properties.value.type},message:"must be string,integer,number"});
errors++;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.ns !== undefined){
let data2 = data.ns;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/ns",schemaPath:"#/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.databaseResult !== undefined){
let data4 = data.databaseResult;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
vErrors = addError(vErrors, {instancePath:instancePath+"/databaseResult",schemaPath:"#/$defs/WikiFacts/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.results === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "right")) || (key0 === "disabled")) || (key0 === "cached")) || (key0 === "cachedtimestamp")) || (key0 === "maxresults")) || (key0 === "results"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func5(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.right !== undefined){
if(typeof data.right !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/right",schemaPath:"#/properties/right/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.disabled !== undefined){
if(true !== data.disabled){
vErrors = addError(vErrors, {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.cached !== undefined){
if(true !== data.cached){
vErrors = addError(vErrors, {instancePath:instancePath+"/cached",schemaPath:"#/properties/cached/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.cachedtimestamp !== undefined){
let data4 = data.cachedtimestamp;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
vErrors = addError(vErrors, {instancePath:instancePath+"/cachedtimestamp",schemaPath:"#/$defs/WikiTimestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/cachedtimestamp",schemaPath:"#/$defs/WikiTimestamp/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.maxresults !== undefined){
let data5 = data.maxresults;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/maxresults",schemaPath:"#/properties/maxresults/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/maxresults",schemaPath:"#/properties/maxresults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.results !== undefined){
let data6 = data.results;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate82(data6[i0], {instancePath:instancePath+"/results/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate82.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema89.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.pages !== undefined){
let data0 = data.pages;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate50(data0[i0], {instancePath:instancePath+"/pages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.revisions !== undefined){
let data2 = data.revisions;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate52(data2[i1], {instancePath:instancePath+"/revisions/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.deletedrevisions !== undefined){
let data4 = data.deletedrevisions;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate54(data4[i2], {instancePath:instancePath+"/deletedrevisions/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/deletedrevisions",schemaPath:"#/properties/deletedrevisions/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.users !== undefined){
let data6 = data.users;
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
if(!(validate56(data6[i3], {instancePath:instancePath+"/users/" + i3,parentData:data6,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagelinks !== undefined){
let data8 = data.pagelinks;
if(Array.isArray(data8)){
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.pageid === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks/" + i4,schemaPath:"#/$defs/WikiLinkRow/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data9.ns === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks/" + i4,schemaPath:"#/$defs/WikiLinkRow/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data9.title === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks/" + i4,schemaPath:"#/$defs/WikiLinkRow/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key1 in data9){
if(!((((key1 === "pageid") || (key1 === "ns")) || (key1 === "title")) || (key1 === "target"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks/" + i4,schemaPath:"#/$defs/WikiLinkRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data9.pageid !== undefined){
let data10 = data9.pageid;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks/" + i4+"/pageid",schemaPath:"#/$defs/WikiLinkRow/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks/" + i4+"/pageid",schemaPath:"#/$defs/WikiLinkRow/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data9.ns !== undefined){
let data11 = data9.ns;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks/" + i4+"/ns",schemaPath:"#/$defs/WikiLinkRow/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data9.title !== undefined){
let data12 = data9.title;
if(typeof data12 === "string"){
if(func5(data12) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks/" + i4+"/title",schemaPath:"#/$defs/WikiLinkRow/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks/" + i4+"/title",schemaPath:"#/$defs/WikiLinkRow/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data9.target !== undefined){
let data13 = data9.target;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks/" + i4+"/target",schemaPath:"#/$defs/WikiLinkRow/properties/target/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks/" + i4+"/target",schemaPath:"#/$defs/WikiLinkRow/properties/target/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks/" + i4,schemaPath:"#/$defs/WikiLinkRow/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pagelinks",schemaPath:"#/properties/pagelinks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.templatelinks !== undefined){
let data14 = data.templatelinks;
if(Array.isArray(data14)){
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
let data15 = data14[i5];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.pageid === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks/" + i5,schemaPath:"#/$defs/WikiLinkRow/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data15.ns === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks/" + i5,schemaPath:"#/$defs/WikiLinkRow/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data15.title === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks/" + i5,schemaPath:"#/$defs/WikiLinkRow/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key2 in data15){
if(!((((key2 === "pageid") || (key2 === "ns")) || (key2 === "title")) || (key2 === "target"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks/" + i5,schemaPath:"#/$defs/WikiLinkRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
if(data15.pageid !== undefined){
let data16 = data15.pageid;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks/" + i5+"/pageid",schemaPath:"#/$defs/WikiLinkRow/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks/" + i5+"/pageid",schemaPath:"#/$defs/WikiLinkRow/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data15.ns !== undefined){
let data17 = data15.ns;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks/" + i5+"/ns",schemaPath:"#/$defs/WikiLinkRow/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data15.title !== undefined){
let data18 = data15.title;
if(typeof data18 === "string"){
if(func5(data18) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks/" + i5+"/title",schemaPath:"#/$defs/WikiLinkRow/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks/" + i5+"/title",schemaPath:"#/$defs/WikiLinkRow/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data15.target !== undefined){
let data19 = data15.target;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks/" + i5+"/target",schemaPath:"#/$defs/WikiLinkRow/properties/target/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks/" + i5+"/target",schemaPath:"#/$defs/WikiLinkRow/properties/target/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks/" + i5,schemaPath:"#/$defs/WikiLinkRow/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/templatelinks",schemaPath:"#/properties/templatelinks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.imagelinks !== undefined){
let data20 = data.imagelinks;
if(Array.isArray(data20)){
const len6 = data20.length;
for(let i6=0; i6<len6; i6++){
let data21 = data20[i6];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.pageid === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks/" + i6,schemaPath:"#/$defs/WikiLinkRow/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data21.ns === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks/" + i6,schemaPath:"#/$defs/WikiLinkRow/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data21.title === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks/" + i6,schemaPath:"#/$defs/WikiLinkRow/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key3 in data21){
if(!((((key3 === "pageid") || (key3 === "ns")) || (key3 === "title")) || (key3 === "target"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks/" + i6,schemaPath:"#/$defs/WikiLinkRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"});
errors++;
}
}
if(data21.pageid !== undefined){
let data22 = data21.pageid;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks/" + i6+"/pageid",schemaPath:"#/$defs/WikiLinkRow/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks/" + i6+"/pageid",schemaPath:"#/$defs/WikiLinkRow/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data21.ns !== undefined){
let data23 = data21.ns;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks/" + i6+"/ns",schemaPath:"#/$defs/WikiLinkRow/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data21.title !== undefined){
let data24 = data21.title;
if(typeof data24 === "string"){
if(func5(data24) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks/" + i6+"/title",schemaPath:"#/$defs/WikiLinkRow/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks/" + i6+"/title",schemaPath:"#/$defs/WikiLinkRow/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data21.target !== undefined){
let data25 = data21.target;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks/" + i6+"/target",schemaPath:"#/$defs/WikiLinkRow/properties/target/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 1 || isNaN(data25)){
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks/" + i6+"/target",schemaPath:"#/$defs/WikiLinkRow/properties/target/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks/" + i6,schemaPath:"#/$defs/WikiLinkRow/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/imagelinks",schemaPath:"#/properties/imagelinks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.redirects !== undefined){
let data26 = data.redirects;
if(Array.isArray(data26)){
const len7 = data26.length;
for(let i7=0; i7<len7; i7++){
let data27 = data26[i7];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.pageid === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/$defs/WikiRedirectRow/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data27.ns === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/$defs/WikiRedirectRow/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"});
errors++;
}
if(data27.title === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/$defs/WikiRedirectRow/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key4 in data27){
if(!(((((key4 === "pageid") || (key4 === "ns")) || (key4 === "title")) || (key4 === "fragment")) || (key4 === "interwiki"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/$defs/WikiRedirectRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"});
errors++;
}
}
if(data27.pageid !== undefined){
let data28 = data27.pageid;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects/" + i7+"/pageid",schemaPath:"#/$defs/WikiRedirectRow/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 1 || isNaN(data28)){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects/" + i7+"/pageid",schemaPath:"#/$defs/WikiRedirectRow/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data27.ns !== undefined){
let data29 = data27.ns;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects/" + i7+"/ns",schemaPath:"#/$defs/WikiRedirectRow/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data27.title !== undefined){
let data30 = data27.title;
if(typeof data30 === "string"){
if(func5(data30) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects/" + i7+"/title",schemaPath:"#/$defs/WikiRedirectRow/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects/" + i7+"/title",schemaPath:"#/$defs/WikiRedirectRow/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data27.fragment !== undefined){
if(typeof data27.fragment !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects/" + i7+"/fragment",schemaPath:"#/$defs/WikiRedirectRow/properties/fragment/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data27.interwiki !== undefined){
if(typeof data27.interwiki !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects/" + i7+"/interwiki",schemaPath:"#/$defs/WikiRedirectRow/properties/interwiki/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/$defs/WikiRedirectRow/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.categorylinks !== undefined){
let data33 = data.categorylinks;
if(Array.isArray(data33)){
const len8 = data33.length;
for(let i8=0; i8<len8; i8++){
if(!(validate59(data33[i8], {instancePath:instancePath+"/categorylinks/" + i8,parentData:data33,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate59.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/categorylinks",schemaPath:"#/properties/categorylinks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.categories !== undefined){
let data35 = data.categories;
if(Array.isArray(data35)){
const len9 = data35.length;
for(let i9=0; i9<len9; i9++){
let data36 = data35[i9];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.category === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9,schemaPath:"#/$defs/WikiCategoryRow/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data36.size === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9,schemaPath:"#/$defs/WikiCategoryRow/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"});
errors++;
}
if(data36.pages === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9,schemaPath:"#/$defs/WikiCategoryRow/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'"});
errors++;
}
if(data36.files === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9,schemaPath:"#/$defs/WikiCategoryRow/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"});
errors++;
}
if(data36.subcats === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9,schemaPath:"#/$defs/WikiCategoryRow/required",keyword:"required",params:{missingProperty: "subcats"},message:"must have required property '"+"subcats"+"'"});
errors++;
}
if(data36.hidden === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9,schemaPath:"#/$defs/WikiCategoryRow/required",keyword:"required",params:{missingProperty: "hidden"},message:"must have required property '"+"hidden"+"'"});
errors++;
}
for(const key5 in data36){
if(!((((((key5 === "category") || (key5 === "size")) || (key5 === "pages")) || (key5 === "files")) || (key5 === "subcats")) || (key5 === "hidden"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9,schemaPath:"#/$defs/WikiCategoryRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"});
errors++;
}
}
if(data36.category !== undefined){
let data37 = data36.category;
if(typeof data37 === "string"){
if(func5(data37) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9+"/category",schemaPath:"#/$defs/WikiCategoryRow/properties/category/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9+"/category",schemaPath:"#/$defs/WikiCategoryRow/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data36.size !== undefined){
let data38 = data36.size;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9+"/size",schemaPath:"#/$defs/WikiCategoryRow/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9+"/size",schemaPath:"#/$defs/WikiCategoryRow/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data36.pages !== undefined){
let data39 = data36.pages;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9+"/pages",schemaPath:"#/$defs/WikiCategoryRow/properties/pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9+"/pages",schemaPath:"#/$defs/WikiCategoryRow/properties/pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data36.files !== undefined){
let data40 = data36.files;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9+"/files",schemaPath:"#/$defs/WikiCategoryRow/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9+"/files",schemaPath:"#/$defs/WikiCategoryRow/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data36.subcats !== undefined){
let data41 = data36.subcats;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9+"/subcats",schemaPath:"#/$defs/WikiCategoryRow/properties/subcats/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9+"/subcats",schemaPath:"#/$defs/WikiCategoryRow/properties/subcats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data36.hidden !== undefined){
if(typeof data36.hidden !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9+"/hidden",schemaPath:"#/$defs/WikiCategoryRow/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/categories/" + i9,schemaPath:"#/$defs/WikiCategoryRow/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.extlinks !== undefined){
let data43 = data.extlinks;
if(Array.isArray(data43)){
const len10 = data43.length;
for(let i10=0; i10<len10; i10++){
let data44 = data43[i10];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.id === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i10,schemaPath:"#/$defs/WikiExtlinkRow/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data44.pageid === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i10,schemaPath:"#/$defs/WikiExtlinkRow/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data44.url === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i10,schemaPath:"#/$defs/WikiExtlinkRow/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data44.index === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i10,schemaPath:"#/$defs/WikiExtlinkRow/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'"});
errors++;
}
for(const key6 in data44){
if(!((((key6 === "id") || (key6 === "pageid")) || (key6 === "url")) || (key6 === "index"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i10,schemaPath:"#/$defs/WikiExtlinkRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"});
errors++;
}
}
if(data44.id !== undefined){
let data45 = data44.id;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i10+"/id",schemaPath:"#/$defs/WikiExtlinkRow/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 1 || isNaN(data45)){
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i10+"/id",schemaPath:"#/$defs/WikiExtlinkRow/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data44.pageid !== undefined){
let data46 = data44.pageid;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i10+"/pageid",schemaPath:"#/$defs/WikiExtlinkRow/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 1 || isNaN(data46)){
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i10+"/pageid",schemaPath:"#/$defs/WikiExtlinkRow/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data44.url !== undefined){
if(typeof data44.url !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i10+"/url",schemaPath:"#/$defs/WikiExtlinkRow/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data44.index !== undefined){
if(typeof data44.index !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i10+"/index",schemaPath:"#/$defs/WikiExtlinkRow/properties/index/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks/" + i10,schemaPath:"#/$defs/WikiExtlinkRow/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/extlinks",schemaPath:"#/properties/extlinks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.langlinks !== undefined){
let data49 = data.langlinks;
if(Array.isArray(data49)){
const len11 = data49.length;
for(let i11=0; i11<len11; i11++){
let data50 = data49[i11];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.pageid === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i11,schemaPath:"#/$defs/WikiLanglinkRow/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data50.lang === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i11,schemaPath:"#/$defs/WikiLanglinkRow/required",keyword:"required",params:{missingProperty: "lang"},message:"must have required property '"+"lang"+"'"});
errors++;
}
if(data50.title === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i11,schemaPath:"#/$defs/WikiLanglinkRow/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key7 in data50){
if(!(((key7 === "pageid") || (key7 === "lang")) || (key7 === "title"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i11,schemaPath:"#/$defs/WikiLanglinkRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"});
errors++;
}
}
if(data50.pageid !== undefined){
let data51 = data50.pageid;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i11+"/pageid",schemaPath:"#/$defs/WikiLanglinkRow/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 1 || isNaN(data51)){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i11+"/pageid",schemaPath:"#/$defs/WikiLanglinkRow/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data50.lang !== undefined){
if(typeof data50.lang !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i11+"/lang",schemaPath:"#/$defs/WikiLanglinkRow/properties/lang/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data50.title !== undefined){
if(typeof data50.title !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i11+"/title",schemaPath:"#/$defs/WikiLanglinkRow/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks/" + i11,schemaPath:"#/$defs/WikiLanglinkRow/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/langlinks",schemaPath:"#/properties/langlinks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.iwlinks !== undefined){
let data54 = data.iwlinks;
if(Array.isArray(data54)){
const len12 = data54.length;
for(let i12=0; i12<len12; i12++){
let data55 = data54[i12];
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.pageid === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i12,schemaPath:"#/$defs/WikiIwlinkRow/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data55.prefix === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i12,schemaPath:"#/$defs/WikiIwlinkRow/required",keyword:"required",params:{missingProperty: "prefix"},message:"must have required property '"+"prefix"+"'"});
errors++;
}
if(data55.title === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i12,schemaPath:"#/$defs/WikiIwlinkRow/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key8 in data55){
if(!(((key8 === "pageid") || (key8 === "prefix")) || (key8 === "title"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i12,schemaPath:"#/$defs/WikiIwlinkRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"});
errors++;
}
}
if(data55.pageid !== undefined){
let data56 = data55.pageid;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i12+"/pageid",schemaPath:"#/$defs/WikiIwlinkRow/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 < 1 || isNaN(data56)){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i12+"/pageid",schemaPath:"#/$defs/WikiIwlinkRow/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data55.prefix !== undefined){
if(typeof data55.prefix !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i12+"/prefix",schemaPath:"#/$defs/WikiIwlinkRow/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data55.title !== undefined){
if(typeof data55.title !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i12+"/title",schemaPath:"#/$defs/WikiIwlinkRow/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks/" + i12,schemaPath:"#/$defs/WikiIwlinkRow/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/iwlinks",schemaPath:"#/properties/iwlinks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pageprops !== undefined){
let data59 = data.pageprops;
if(Array.isArray(data59)){
const len13 = data59.length;
for(let i13=0; i13<len13; i13++){
let data60 = data59[i13];
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.pageid === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageprops/" + i13,schemaPath:"#/$defs/WikiPagePropRow/required",keyword:"required",params:{missingProperty: "pageid"},message:"must have required property '"+"pageid"+"'"});
errors++;
}
if(data60.name === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageprops/" + i13,schemaPath:"#/$defs/WikiPagePropRow/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data60.value === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageprops/" + i13,schemaPath:"#/$defs/WikiPagePropRow/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});
errors++;
}
for(const key9 in data60){
if(!(((key9 === "pageid") || (key9 === "name")) || (key9 === "value"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageprops/" + i13,schemaPath:"#/$defs/WikiPagePropRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"});
errors++;
}
}
if(data60.pageid !== undefined){
let data61 = data60.pageid;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageprops/" + i13+"/pageid",schemaPath:"#/$defs/WikiPagePropRow/properties/pageid/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 1 || isNaN(data61)){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageprops/" + i13+"/pageid",schemaPath:"#/$defs/WikiPagePropRow/properties/pageid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data60.name !== undefined){
let data62 = data60.name;
if(typeof data62 === "string"){
if(func5(data62) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageprops/" + i13+"/name",schemaPath:"#/$defs/WikiPagePropRow/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pageprops/" + i13+"/name",schemaPath:"#/$defs/WikiPagePropRow/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data60.value !== undefined){
if(typeof data60.value !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/pageprops/" + i13+"/value",schemaPath:"#/$defs/WikiPagePropRow/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pageprops/" + i13,schemaPath:"#/$defs/WikiPagePropRow/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pageprops",schemaPath:"#/properties/pageprops/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.restrictions !== undefined){
let data64 = data.restrictions;
if(Array.isArray(data64)){
const len14 = data64.length;
for(let i14=0; i14<len14; i14++){
if(!(validate61(data64[i14], {instancePath:instancePath+"/restrictions/" + i14,parentData:data64,parentDataProperty:i14,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate61.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/restrictions",schemaPath:"#/properties/restrictions/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.protectedtitles !== undefined){
let data66 = data.protectedtitles;
if(Array.isArray(data66)){
const len15 = data66.length;
for(let i15=0; i15<len15; i15++){
if(!(validate63(data66[i15], {instancePath:instancePath+"/protectedtitles/" + i15,parentData:data66,parentDataProperty:i15,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/protectedtitles",schemaPath:"#/properties/protectedtitles/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.files !== undefined){
let data68 = data.files;
if(Array.isArray(data68)){
const len16 = data68.length;
for(let i16=0; i16<len16; i16++){
if(!(validate65(data68[i16], {instancePath:instancePath+"/files/" + i16,parentData:data68,parentDataProperty:i16,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate65.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.oldfiles !== undefined){
let data70 = data.oldfiles;
if(Array.isArray(data70)){
const len17 = data70.length;
for(let i17=0; i17<len17; i17++){
if(!(validate67(data70[i17], {instancePath:instancePath+"/oldfiles/" + i17,parentData:data70,parentDataProperty:i17,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/oldfiles",schemaPath:"#/properties/oldfiles/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.filearchive !== undefined){
let data72 = data.filearchive;
if(Array.isArray(data72)){
const len18 = data72.length;
for(let i18=0; i18<len18; i18++){
if(!(validate69(data72[i18], {instancePath:instancePath+"/filearchive/" + i18,parentData:data72,parentDataProperty:i18,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/filearchive",schemaPath:"#/properties/filearchive/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.logevents !== undefined){
let data74 = data.logevents;
if(Array.isArray(data74)){
const len19 = data74.length;
for(let i19=0; i19<len19; i19++){
if(!(validate71(data74[i19], {instancePath:instancePath+"/logevents/" + i19,parentData:data74,parentDataProperty:i19,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/logevents",schemaPath:"#/properties/logevents/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.changes !== undefined){
let data76 = data.changes;
if(Array.isArray(data76)){
const len20 = data76.length;
for(let i20=0; i20<len20; i20++){
if(!(validate73(data76[i20], {instancePath:instancePath+"/changes/" + i20,parentData:data76,parentDataProperty:i20,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate73.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.blocks !== undefined){
let data78 = data.blocks;
if(Array.isArray(data78)){
const len21 = data78.length;
for(let i21=0; i21<len21; i21++){
if(!(validate75(data78[i21], {instancePath:instancePath+"/blocks/" + i21,parentData:data78,parentDataProperty:i21,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data80 = data.tags;
if(Array.isArray(data80)){
const len22 = data80.length;
for(let i22=0; i22<len22; i22++){
let data81 = data80[i22];
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.name === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22,schemaPath:"#/$defs/WikiTagRow/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data81.displayname === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22,schemaPath:"#/$defs/WikiTagRow/required",keyword:"required",params:{missingProperty: "displayname"},message:"must have required property '"+"displayname"+"'"});
errors++;
}
if(data81.description === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22,schemaPath:"#/$defs/WikiTagRow/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data81.hitcount === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22,schemaPath:"#/$defs/WikiTagRow/required",keyword:"required",params:{missingProperty: "hitcount"},message:"must have required property '"+"hitcount"+"'"});
errors++;
}
if(data81.defined === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22,schemaPath:"#/$defs/WikiTagRow/required",keyword:"required",params:{missingProperty: "defined"},message:"must have required property '"+"defined"+"'"});
errors++;
}
if(data81.source === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22,schemaPath:"#/$defs/WikiTagRow/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"});
errors++;
}
if(data81.active === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22,schemaPath:"#/$defs/WikiTagRow/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"});
errors++;
}
for(const key10 in data81){
if(!(((((((key10 === "name") || (key10 === "displayname")) || (key10 === "description")) || (key10 === "hitcount")) || (key10 === "defined")) || (key10 === "source")) || (key10 === "active"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22,schemaPath:"#/$defs/WikiTagRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"});
errors++;
}
}
if(data81.name !== undefined){
let data82 = data81.name;
if(typeof data82 === "string"){
if(func5(data82) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22+"/name",schemaPath:"#/$defs/WikiTagRow/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22+"/name",schemaPath:"#/$defs/WikiTagRow/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data81.displayname !== undefined){
if(typeof data81.displayname !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22+"/displayname",schemaPath:"#/$defs/WikiTagRow/properties/displayname/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data81.description !== undefined){
if(typeof data81.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22+"/description",schemaPath:"#/$defs/WikiTagRow/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data81.hitcount !== undefined){
let data85 = data81.hitcount;
if(!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22+"/hitcount",schemaPath:"#/$defs/WikiTagRow/properties/hitcount/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 < 0 || isNaN(data85)){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22+"/hitcount",schemaPath:"#/$defs/WikiTagRow/properties/hitcount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data81.defined !== undefined){
if(typeof data81.defined !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22+"/defined",schemaPath:"#/$defs/WikiTagRow/properties/defined/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data81.source !== undefined){
let data87 = data81.source;
if(Array.isArray(data87)){
const len23 = data87.length;
for(let i23=0; i23<len23; i23++){
if(typeof data87[i23] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22+"/source/" + i23,schemaPath:"#/$defs/WikiTagRow/properties/source/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22+"/source",schemaPath:"#/$defs/WikiTagRow/properties/source/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data81.active !== undefined){
if(typeof data81.active !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22+"/active",schemaPath:"#/$defs/WikiTagRow/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i22,schemaPath:"#/$defs/WikiTagRow/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.watchlist !== undefined){
let data90 = data.watchlist;
if(Array.isArray(data90)){
const len24 = data90.length;
for(let i24=0; i24<len24; i24++){
if(!(validate79(data90[i24], {instancePath:instancePath+"/watchlist/" + i24,parentData:data90,parentDataProperty:i24,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/watchlist",schemaPath:"#/properties/watchlist/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.messages !== undefined){
let data92 = data.messages;
if(Array.isArray(data92)){
const len25 = data92.length;
for(let i25=0; i25<len25; i25++){
let data93 = data92[i25];
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
if(data93.name === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/messages/" + i25,schemaPath:"#/$defs/WikiMessageRow/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data93.normalizedname === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/messages/" + i25,schemaPath:"#/$defs/WikiMessageRow/required",keyword:"required",params:{missingProperty: "normalizedname"},message:"must have required property '"+"normalizedname"+"'"});
errors++;
}
for(const key11 in data93){
if(!(((((((key11 === "name") || (key11 === "normalizedname")) || (key11 === "content")) || (key11 === "missing")) || (key11 === "customised")) || (key11 === "default")) || (key11 === "defaultmissing"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/messages/" + i25,schemaPath:"#/$defs/WikiMessageRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"});
errors++;
}
}
if(data93.name !== undefined){
let data94 = data93.name;
if(typeof data94 === "string"){
if(func5(data94) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/messages/" + i25+"/name",schemaPath:"#/$defs/WikiMessageRow/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/messages/" + i25+"/name",schemaPath:"#/$defs/WikiMessageRow/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data93.normalizedname !== undefined){
if(typeof data93.normalizedname !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/messages/" + i25+"/normalizedname",schemaPath:"#/$defs/WikiMessageRow/properties/normalizedname/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data93.content !== undefined){
if(typeof data93.content !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/messages/" + i25+"/content",schemaPath:"#/$defs/WikiMessageRow/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data93.missing !== undefined){
if(true !== data93.missing){
vErrors = addError(vErrors, {instancePath:instancePath+"/messages/" + i25+"/missing",schemaPath:"#/$defs/WikiMessageRow/properties/missing/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data93.customised !== undefined){
if(true !== data93.customised){
vErrors = addError(vErrors, {instancePath:instancePath+"/messages/" + i25+"/customised",schemaPath:"#/$defs/WikiMessageRow/properties/customised/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data93.default !== undefined){
if(typeof data93.default !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/messages/" + i25+"/default",schemaPath:"#/$defs/WikiMessageRow/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data93.defaultmissing !== undefined){
if(true !== data93.defaultmissing){
vErrors = addError(vErrors, {instancePath:instancePath+"/messages/" + i25+"/defaultmissing",schemaPath:"#/$defs/WikiMessageRow/properties/defaultmissing/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/messages/" + i25,schemaPath:"#/$defs/WikiMessageRow/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.querypages !== undefined){
let data101 = data.querypages;
if(Array.isArray(data101)){
const len26 = data101.length;
for(let i26=0; i26<len26; i26++){
if(!(validate81(data101[i26], {instancePath:instancePath+"/querypages/" + i26,parentData:data101,parentDataProperty:i26,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate81.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/querypages",schemaPath:"#/properties/querypages/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="wiki.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.site !== undefined){
if(!(validate21(data.site, {instancePath:instancePath+"/site",parentData:data,parentDataProperty:"site",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate21.errors);
errors = vErrors.length;
}
}
if(data.namespaces !== undefined){
let data2 = data.namespaces;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/WikiNamespaceData/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data3.name === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/WikiNamespaceData/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
for(const key1 in data3){
if(!((((((key1 === "id") || (key1 === "name")) || (key1 === "content")) || (key1 === "subpages")) || (key1 === "aliases")) || (key1 === "case"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/WikiNamespaceData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0+"/id",schemaPath:"#/$defs/WikiNamespaceData/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 100 || isNaN(data4)){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0+"/id",schemaPath:"#/$defs/WikiNamespaceData/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"});
errors++;
}
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 === "string"){
if(func5(data5) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0+"/name",schemaPath:"#/$defs/WikiNamespaceData/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0+"/name",schemaPath:"#/$defs/WikiNamespaceData/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data3.content !== undefined){
if(typeof data3.content !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0+"/content",schemaPath:"#/$defs/WikiNamespaceData/properties/content/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data3.subpages !== undefined){
if(typeof data3.subpages !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0+"/subpages",schemaPath:"#/$defs/WikiNamespaceData/properties/subpages/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data3.aliases !== undefined){
let data8 = data3.aliases;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0+"/aliases/" + i1,schemaPath:"#/$defs/WikiNamespaceData/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0+"/aliases",schemaPath:"#/$defs/WikiNamespaceData/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data3.case !== undefined){
let data10 = data3.case;
if(!((data10 === "first-letter") || (data10 === "case-sensitive"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0+"/case",schemaPath:"#/$defs/WikiNamespaceData/properties/case/enum",keyword:"enum",params:{allowedValues: schema58.properties.case.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/WikiNamespaceData/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.users !== undefined){
let data11 = data.users;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate23(data11[i2], {instancePath:instancePath+"/users/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pages !== undefined){
let data13 = data.pages;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(!(validate27(data13[i3], {instancePath:instancePath+"/pages/" + i3,parentData:data13,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate27.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.deleted !== undefined){
let data15 = data.deleted;
if(Array.isArray(data15)){
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
if(!(validate37(data15[i4], {instancePath:instancePath+"/deleted/" + i4,parentData:data15,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate37.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.logs !== undefined){
let data17 = data.logs;
if(Array.isArray(data17)){
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
if(!(validate41(data17[i5], {instancePath:instancePath+"/logs/" + i5,parentData:data17,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate41.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.blocks !== undefined){
let data19 = data.blocks;
if(Array.isArray(data19)){
const len6 = data19.length;
for(let i6=0; i6<len6; i6++){
if(!(validate43(data19[i6], {instancePath:instancePath+"/blocks/" + i6,parentData:data19,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data21 = data.tags;
if(Array.isArray(data21)){
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.name === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i7,schemaPath:"#/$defs/WikiTagData/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
for(const key2 in data22){
if(!(((((key2 === "name") || (key2 === "displayname")) || (key2 === "description")) || (key2 === "source")) || (key2 === "active"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i7,schemaPath:"#/$defs/WikiTagData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
if(data22.name !== undefined){
let data23 = data22.name;
if(typeof data23 === "string"){
if(func5(data23) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i7+"/name",schemaPath:"#/$defs/WikiTagData/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i7+"/name",schemaPath:"#/$defs/WikiTagData/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data22.displayname !== undefined){
if(typeof data22.displayname !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i7+"/displayname",schemaPath:"#/$defs/WikiTagData/properties/displayname/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data22.description !== undefined){
if(typeof data22.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i7+"/description",schemaPath:"#/$defs/WikiTagData/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data22.source !== undefined){
let data26 = data22.source;
if(Array.isArray(data26)){
const len8 = data26.length;
for(let i8=0; i8<len8; i8++){
if(typeof data26[i8] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i7+"/source/" + i8,schemaPath:"#/$defs/WikiTagData/properties/source/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i7+"/source",schemaPath:"#/$defs/WikiTagData/properties/source/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data22.active !== undefined){
if(typeof data22.active !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i7+"/active",schemaPath:"#/$defs/WikiTagData/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i7,schemaPath:"#/$defs/WikiTagData/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.protectedtitles !== undefined){
let data29 = data.protectedtitles;
if(Array.isArray(data29)){
const len9 = data29.length;
for(let i9=0; i9<len9; i9++){
if(!(validate45(data29[i9], {instancePath:instancePath+"/protectedtitles/" + i9,parentData:data29,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate45.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/protectedtitles",schemaPath:"#/properties/protectedtitles/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.watchlist !== undefined){
let data31 = data.watchlist;
if(Array.isArray(data31)){
const len10 = data31.length;
for(let i10=0; i10<len10; i10++){
if(!(validate47(data31[i10], {instancePath:instancePath+"/watchlist/" + i10,parentData:data31,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate47.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/watchlist",schemaPath:"#/properties/watchlist/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tables !== undefined){
if(!(validate49(data.tables, {instancePath:instancePath+"/tables",parentData:data,parentDataProperty:"tables",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate49.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function addError(errors, error) {
if (errors === null) return [error];
errors.push(error);
return errors;
}

function joinErrors(errors, more) {
if (errors === null) return more;
for (const error of more) errors.push(error);
return errors;
}
