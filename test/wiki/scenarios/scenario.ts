import * as fc from "fast-check";
import type { UserName } from "../server.ts";
import { ACCOUNT_STEPS } from "./account-steps.ts";
import { FILE_NAMES, FILE_STEPS, IMPORT_STEPS } from "./file-steps.ts";
import { PAGE_STEPS, TITLES } from "./page-steps.ts";
import type { ScenarioStep } from "./step-form.ts";
import type { StepRequest } from "./step-wiki.ts";

/** The steps of a scenario. */
const LENGTH = 20;

/** A scenario: steps of the actions that change pages, accounts and files. */
export const scenario: fc.Arbitrary<readonly ScenarioStep[]> = fc.array(
  fc.oneof(...PAGE_STEPS, ...ACCOUNT_STEPS, ...FILE_STEPS, ...IMPORT_STEPS),
  { minLength: LENGTH, maxLength: LENGTH, size: "max" },
);

/** A request before the scenarios. */
type First = Required<Pick<StepRequest, "request" | "token">> & Pick<StepRequest, "user">;

const post = (params: Readonly<Record<string, string>>, user?: StepRequest["user"]): First => ({
  request: new URLSearchParams({ ...params, format: "json" }).toString(),
  token: "csrf",
  ...(user && { user }),
});

const edit = (title: string, text: string, user?: StepRequest["user"]): First =>
  post({ action: "edit", title, text }, user);

/** What the wiki of scenarios has: tags, and pages with revisions of several users. */
export const BEGINNING: readonly First[] = [
  post({ action: "managetags", operation: "create", tag: "mine" }, "Admin"),
  post({ action: "managetags", operation: "create", tag: "other" }, "Admin"),
  edit("Template:T", "a template", "Admin"),
  edit("Rose", "one", "Admin"),
  edit("Rose", "two\nlines\nhere", "Highlimits"),
  edit("Rose", "two\nlines\nthere"),
  edit("Talk:Rose", "talk"),
  edit("Rose/Sub", "[[Rose]] [[Category:C]]", "Highlimits"),
  edit("Lily", "[[Rose]] {{T}}", "Admin"),
  edit("Category:C", "[[Category:D]]", "Admin"),
];

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
