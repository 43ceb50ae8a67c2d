import type { UserName } from "../server.ts";
import { FILE_NAMES } from "./file-steps.ts";
import { TITLES } from "./page-steps.ts";

/** A query that shows what steps changed, and who sends it. */
export interface EffectQuery {
  readonly user: UserName;
  readonly request: string;
}

const titles = encodeURIComponent(
  [
    ...TITLES,
    "Category:D",
    "Project:Rose",
    "Talk:Lily/Rose",
    ...FILE_NAMES.map((name) => `File:${name}`),
  ].join("|"),
);

/** All that steps can change, as an administrator sees it. */
const ALL = [
  `titles=${titles}`,
  "prop=info|links|categories|templates|images|extlinks|pageprops|categoryinfo|redirects|imageinfo|duplicatefiles|fileusage",
  "inprop=watched|notificationtimestamp|protection&cllimit=max&clprop=sortkey|hidden&pllimit=max&tllimit=max&imlimit=max&ellimit=max&rdlimit=max&rdprop=pageid|title|fragment",
  "iilimit=max&iiprop=timestamp|user|userid|comment|url|size|dimensions|sha1|mime|mediatype|bitdepth|archivename|canonicaltitle",
  "dflimit=max&fulimit=max",
  "list=allrevisions|alldeletedrevisions|recentchanges|logevents|watchlistraw|allcategories|allpages|protectedtitles|tags|users|blocks|allimages|mystashedfiles",
  "meta=siteinfo|userinfo",
  "arvprop=ids|flags|user|userid|size|sha1|contentmodel|comment|content|tags|timestamp&arvlimit=max&arvslots=main",
  "adrprop=ids|flags|user|userid|size|sha1|contentmodel|comment|content|tags|timestamp&adrlimit=max&adrslots=main",
  "rcprop=title|ids|sizes|flags|user|userid|comment|loginfo|tags|sha1|redirect|patrolled|timestamp&rclimit=max",
  "leprop=ids|title|type|user|userid|comment|details|tags|timestamp&lelimit=max",
  "wrprop=changed&wrlimit=max",
  "acprop=size|hidden&aclimit=max",
  "apnamespace=0&aplimit=max",
  "ptprop=user|comment|expiry|level|timestamp",
  "tgprop=hitcount|active|source&tglimit=max",
  "ususers=Admin|Highlimits&usprop=editcount|blockinfo|groups|groupmemberships|rights|gender",
  "bkprop=id|user|userid|by|byid|timestamp|expiry|reason|range|flags|restrictions&bklimit=max",
  "ailimit=max&aiprop=size|sha1|mime|user|comment|canonicaltitle|dimensions|timestamp",
  "msfprop=size|type&msflimit=max",
  "siprop=statistics&uiprop=options|blockinfo",
].join("&");

/** What only the other account sees. */
const OWN = [
  "list=watchlistraw|mystashedfiles&wrprop=changed&wrlimit=max&msflimit=max",
  "meta=userinfo&uiprop=options|blockinfo|groups|rights",
].join("&");

/** Queries that show all that steps can change. */
export const EFFECTS: readonly EffectQuery[] = [
  { user: "Admin", request: ALL },
  { user: "Highlimits", request: OWN },
];
