import type { UserName } from "./server.ts";

/** One request that changes a wiki. */
export interface WriteStep {
  readonly action: string;
  /** Default: nobody has logged in. */
  readonly user?: UserName;
  readonly params: Readonly<Record<string, string>>;
  /** Later steps refer to the response by this name. */
  readonly as?: string;
  /** Parameters whose values are members of an earlier response, or a path from its root: `edit.newrevid`. */
  readonly from?: Readonly<Record<string, readonly [as: string, member: string]>>;
}

const edit = (
  user: UserName | undefined,
  params: WriteStep["params"],
  more: Pick<WriteStep, "as" | "from"> = {},
): WriteStep => ({ action: "edit", ...(user && { user }), params, ...more });

const LINES = "1\n2\n3\n4\n5";
const SECTIONS = "lead [[A]]\n\n== One ==\na\n=== Below ===\nb\n== Two ==\n{{T}} [[Category:C|k]]";

/** Edits of every kind, one after the other: what each changes, the next sees. */
export const EDITS: readonly WriteStep[] = [
  edit("Admin", {
    title: "Steps",
    text: "[[Main Page]] [[Nowhere]] [[Category:C]] https://a.example/x {{T}} [[File:X.png]]",
  }),
  edit("Admin", {
    title: "Category:C",
    text: "__HIDDENCAT__ [[Category:D]]",
    summary: "sum [[x]]",
  }),
  edit("Highlimits", {
    title: "steps",
    text: "[[Nowhere]] https://a.example/x https://b.example",
    bot: "1",
    minor: "1",
  }),
  edit(undefined, { title: "Talk:Steps", text: "[[Category:C|z]] ~~<nowiki/>~~", minor: "1" }),
  edit("Admin", {
    title: "Steps",
    text: "[[Nowhere]] https://a.example/x https://b.example  \n\n",
  }),
  edit("Admin", { title: "Steps", appendtext: "\nmore [[Category:C]]", prependtext: "before\n" }),
  edit("Highlimits", { title: "Sections", text: SECTIONS }),
  edit("Highlimits", { title: "Sections", section: "1", text: "== One ==\nanother" }),
  edit("Highlimits", { title: "Sections", section: "0", appendtext: " end" }),
  edit("Highlimits", { title: "Sections", section: "2", text: "" }),
  edit("Admin", { title: "Sections", section: "new", sectiontitle: "New", text: "n" }),
  edit("Admin", { title: "Sections", section: "new", summary: "Other", text: "o" }),
  edit(undefined, { title: "Sections", section: "new", text: "p" }),
  edit("Admin", { title: "Sections", section: "7", text: "x" }),
  edit("Admin", { title: "Sections", section: "x", text: "x" }),
  edit("Admin", { title: "Turned", text: "#REDIRECT [[Steps#there]]" }),
  edit("Admin", { title: "Turned", text: "#REDIRECT [[Sections]]" }),
  edit("Admin", { title: "Turned", text: "not a redirect any more" }),
  edit("Highlimits", { title: "Turned", text: "" }),
  edit("Admin", { title: "Turned", text: "b".repeat(600) }),
  edit("Admin", { title: "Turned", text: "short [[" }),
  edit("Admin", { title: "Long", text: `é[[${"word ".repeat(120)}` }),
  edit("Admin", { title: "Blank", text: "" }),
  edit("Admin", { title: "Steps", text: "x", createonly: "1" }),
  edit("Admin", { title: "Nothing there", text: "x", nocreate: "1" }),
  edit("Admin", { title: "Steps" }),
  edit("Admin", { text: "x" }),
  edit("Admin", { title: "Steps", pageid: "1", text: "x" }),
  edit("Admin", { title: "<>", text: "x" }),
  edit("Admin", { title: "Special:Version", text: "x" }),
  edit("Admin", { pageid: "99999", text: "x" }),
  edit("Admin", { title: "Steps", text: "x", tags: "nosuch" }),
  edit("Admin", { title: "Steps", text: "x", md5: "d41d8cd98f00b204e9800998ecf8427e" }),
  edit("Admin", { title: "Steps", text: "hashed", md5: "df9f7c813fdc72029b41758ef8dbb528" }),
  edit(undefined, { title: "MediaWiki:Steps", text: "x" }),
  edit("Admin", { title: "MediaWiki:Steps.json", text: '{"a":[1,{}],"b":"<&>"}' }),
  edit("Admin", { title: "MediaWiki:Steps.json", text: "{" }),
  edit("Highlimits", { title: "User:Admin/steps.js", text: "x" }),
  edit("Admin", { title: "User:Admin/steps.css", text: "  a  \n" }),
  edit("Admin", { title: "Lines", text: LINES }, { as: "base" }),
  edit("Highlimits", { title: "Lines", text: LINES.replace("5", "five") }),
  edit(
    "Admin",
    { title: "Lines", text: LINES.replace("1", "one") },
    { from: { baserevid: ["base", "newrevid"] } },
  ),
  edit(
    "Admin",
    { title: "Lines", text: LINES.replace("5", "V") },
    { from: { baserevid: ["base", "newrevid"] } },
  ),
  edit(
    "Admin",
    { title: "Lines", text: LINES.replace("5", "V") },
    { from: { basetimestamp: ["base", "newtimestamp"] } },
  ),
  edit(
    "Admin",
    { title: "Lines", section: "new", sectiontitle: "S", text: "s" },
    { from: { baserevid: ["base", "newrevid"] } },
  ),
  edit("Admin", { title: "Lines", text: "conflict", baserevid: "99999" }),
  edit("Highlimits", { title: "Watched", text: "w", watchlist: "watch" }),
  edit("Admin", { title: "Watched", text: "ww", watchlist: "nochange" }),
  edit("Highlimits", { title: "Watched", text: "www", watchlist: "unwatch" }),
  edit("Admin", { title: "Turned", text: "#REDIRECT [[Lines]]" }),
  edit("Admin", { title: "Turned", appendtext: "\nfollowed", redirect: "1" }),
  edit("Admin", { title: "Signed", text: "~~~ <nowiki>~~~</nowiki> [[Help:A (b)|]] [[A, B|]]" }),
];

/** Queries that show all effects of an edit of a title: on the page, and on the wiki. */
export function effectsOf(title: string): readonly string[] {
  const name = encodeURIComponent(title);
  return [
    `titles=${name}&prop=info|links|categories|templates|images|extlinks|pageprops|revisions|categoryinfo&inprop=watched|notificationtimestamp&cllimit=max&clprop=sortkey|hidden&rvprop=ids|flags|comment|user|userid|size|sha1|content|tags|contentmodel&rvslots=main&pllimit=max`,
    [
      "list=recentchanges|logevents|backlinks|embeddedin|categorymembers|allcategories|watchlistraw|usercontribs|users|exturlusage|tags",
      "meta=siteinfo",
      "rclimit=3&rcprop=title|ids|sizes|flags|user|userid|comment|loginfo|tags|sha1|redirect|patrolled",
      "lelimit=3",
      `bltitle=${name}&eititle=Template:T&blredirect=1`,
      "cmtitle=Category:C&cmprop=ids|title|sortkey|sortkeyprefix|type",
      "acprop=size|hidden",
      "wrprop=changed&wrlimit=max",
      "ucuser=Admin&uclimit=2&ucprop=ids|title|comment|size|sizediff|flags|patrolled|tags",
      "ususers=Admin|Highlimits&usprop=editcount",
      "siprop=statistics",
      "euquery=a.example&euprotocol=https",
      "tgprop=hitcount|active|source&tglimit=max",
    ].join("&"),
  ];
}
