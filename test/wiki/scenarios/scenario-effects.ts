import { TITLES } from "./page-steps.ts";

const titles = encodeURIComponent([...TITLES, "Category:D"].join("|"));

/** Queries that show all that steps can change. */
export const EFFECTS: readonly string[] = [
  `titles=${titles}&prop=info|links|categories|templates|images|extlinks|pageprops|categoryinfo|redirects&inprop=watched|notificationtimestamp|protection&cllimit=max&clprop=sortkey|hidden&pllimit=max&tllimit=max&imlimit=max&ellimit=max&rdlimit=max&rdprop=pageid|title|fragment`,
  [
    "list=allrevisions|alldeletedrevisions|recentchanges|logevents|watchlistraw|allcategories|allpages|protectedtitles|tags|users",
    "meta=siteinfo",
    "arvprop=ids|flags|user|userid|size|sha1|contentmodel|comment|content|tags|timestamp&arvlimit=max&arvslots=main",
    "adrprop=ids|flags|user|userid|size|sha1|contentmodel|comment|content|tags|timestamp&adrlimit=max&adrslots=main",
    "rcprop=title|ids|sizes|flags|user|userid|comment|loginfo|tags|sha1|redirect|patrolled|timestamp&rclimit=max",
    "leprop=ids|title|type|user|userid|comment|details|tags|timestamp&lelimit=max",
    "wrprop=changed&wrlimit=max",
    "acprop=size|hidden&aclimit=max",
    "apnamespace=0&aplimit=max",
    "ptprop=user|comment|expiry|level|timestamp",
    "tgprop=hitcount|active|source&tglimit=max",
    "ususers=Admin|Highlimits&usprop=editcount",
    "siprop=statistics",
  ].join("&"),
];
