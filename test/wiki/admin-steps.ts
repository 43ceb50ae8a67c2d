import { stepsOf as step } from "./action-steps.ts";
import { pngOf } from "./sample-images.ts";
import type { UserName } from "./server.ts";
import type { FileStep } from "./write-comparison.ts";

const edit = step("edit");
const rights = step("userrights", "userrights");
const model = step("changecontentmodel");
const merge = step("mergehistory");
const hide = step("revisiondelete");
const manage = step("managetags");
const seen = step("setnotificationtimestamp");
const stash = step("stashedit");
const email = step("emailuser");
const clear = step("clearhasmsg");
const create = step("createaccount", "createaccount");
const block = step("block");
const unblock = step("unblock");

/** A step to whose response later steps refer. */
const named = (as: string, each: FileStep): FileStep => ({ ...each, as });
/** A step with a parameter from an earlier response. */
const using = (each: FileStep, name: string, as: string, path: string): FileStep => ({
  ...each,
  from: { [name]: [as, path] },
});

/** Content models of pages, by their own action and by edits. */
const MODELS: readonly FileStep[] = [
  edit("Admin", { title: "Model", text: '{"a":1}' }),
  model("Highlimits", { title: "Model", model: "json" }),
  model(undefined, { title: "Model", model: "json" }),
  model("Admin", { title: "Nowhere", model: "json" }),
  model("Admin", { title: "Special:Version", model: "json" }),
  model("Admin", { title: "Model", model: "wikitext" }),
  model("Admin", { title: "Model", model: "json", tags: "nosuch" }),
  model("Admin", { title: "Model", model: "json", summary: "sum [[x]]", bot: "1" }),
  model("Admin", { title: "Model", model: "text" }),
  model("Admin", { title: "Model" }),
  model("Admin", { model: "text" }),
  edit("Admin", { title: "Plain", text: "x" }),
  model("Admin", { title: "Plain", model: "json" }),
  edit("Highlimits", { title: "Plain", text: "y", contentmodel: "text" }),
  edit("Admin", { title: "Plain", text: "y", contentmodel: "text", summary: "as text" }),
  edit("Highlimits", { title: "Plain", text: "z" }),
  edit("Highlimits", { title: "Made as text", text: "y", contentmodel: "text" }),
  edit("Admin", { title: "Made as text", text: "y", contentmodel: "text" }),
];

/** Histories that become one. */
const MERGES: readonly FileStep[] = [
  edit("Admin", { title: "Older", text: "one" }),
  named("older", edit("Highlimits", { title: "Older", text: "two" })),
  edit("Admin", { title: "Newer", text: "three" }),
  named("newer", edit("Admin", { title: "Newer", text: "four" })),
  merge("Highlimits", { from: "Older", to: "Newer" }),
  merge(undefined, { from: "Older", to: "Newer" }),
  merge("Admin", { from: "Nowhere", to: "Newer" }),
  merge("Admin", { from: "Older", to: "Nowhere" }),
  merge("Admin", { from: "Older", to: "Older" }),
  merge("Admin", { from: "<>", to: "Older" }),
  merge("Admin", { from: "Older", to: "<>" }),
  merge("Admin", { fromid: "99999", to: "Older" }),
  merge("Admin", { from: "Older", toid: "99999" }),
  merge("Admin", { from: "Older" }),
  merge("Admin", { to: "Older" }),
  merge("Admin", { from: "Older", fromid: "1", to: "Newer" }),
  merge("Admin", { from: "Newer", to: "Older" }),
  merge("Admin", { from: "Older", to: "Newer", timestamp: "garbage" }),
  merge("Admin", { from: "Older", to: "Newer", timestamp: "2001-01-01T00:00:00Z" }),
  merge("Admin", { from: "Older", to: "Newer", reason: "r [[x]]" }),
  merge("Admin", { from: "Older", to: "Newer" }),
];

/** Parts of revisions and log entries that are hidden and shown again. */
const HIDDEN: readonly FileStep[] = [
  named("one", edit("Admin", { title: "Hidden", text: "one", summary: "s one" })),
  named("two", edit("Highlimits", { title: "Hidden", text: "two", summary: "s two" })),
  named("three", edit("Admin", { title: "Hidden", text: "three" })),
  using(hide("Admin", { type: "revision", hide: "content" }), "ids", "one", "edit.newrevid"),
  using(hide("Highlimits", { type: "revision", hide: "content" }), "ids", "one", "edit.newrevid"),
  rights("Admin", { user: "Admin", add: "suppress" }),
  hide("Admin", { type: "revision", ids: "1" }),
  hide("Admin", { type: "revision", ids: "", hide: "content" }),
  hide("Admin", { type: "revision", hide: "content" }),
  hide("Admin", { type: "revision", ids: "1", hide: "user", show: "user" }),
  hide("Admin", { type: "revision", ids: "1", hide: "user", tags: "nosuch" }),
  hide("Admin", { type: "revision", ids: "99999", hide: "content" }),
  hide("Admin", { type: "revision", ids: "99999", hide: "content", target: "Hidden" }),
  hide("Admin", { type: "nosuch", ids: "1", hide: "content" }),
  using(
    hide("Admin", { type: "revision", hide: "content", reason: "r [[x]]" }),
    "ids",
    "one",
    "edit.newrevid",
  ),
  using(hide("Admin", { type: "revision", hide: "content" }), "ids", "one", "edit.newrevid"),
  using(hide("Admin", { type: "revision", hide: "content" }), "ids", "three", "edit.newrevid"),
  using(hide("Admin", { type: "revision", hide: "user|comment" }), "ids", "two", "edit.newrevid"),
  using(
    hide("Admin", { type: "revision", hide: "user", suppress: "yes" }),
    "ids",
    "three",
    "edit.newrevid",
  ),
  using(hide("Admin", { type: "revision", show: "user" }), "ids", "three", "edit.newrevid"),
  using(
    hide("Admin", { type: "revision", show: "user", suppress: "no" }),
    "ids",
    "three",
    "edit.newrevid",
  ),
  using(
    hide("Admin", { type: "revision", show: "content|user|comment" }),
    "ids",
    "two",
    "edit.newrevid",
  ),
  named("block", block("Admin", { user: "192.0.2.7", reason: "because" })),
  hide("Admin", { type: "logging", ids: "1", hide: "content|comment|user", reason: "z" }),
  hide("Admin", { type: "logging", ids: "1", hide: "content" }),
  hide("Admin", { type: "logging", ids: "1|99999", show: "content|comment" }),
  hide("Admin", { type: "archive", ids: "20200101000000", hide: "content" }),
  rights("Admin", { user: "Admin", remove: "suppress" }),
];

/** Tags that come and go. */
const TAGS: readonly FileStep[] = [
  ...([undefined, "Highlimits"] as const).map((user) =>
    manage(user, { operation: "create", tag: "mine" }),
  ),
  ...["", "a,b", "a|b", "a/b", "<>", "mw-undo"].map((tag) =>
    manage("Admin", { operation: "create", tag }),
  ),
  manage("Admin", { operation: "nosuch", tag: "mine" }),
  manage("Admin", { operation: "create", tag: "mine", tags: "nosuch" }),
  manage("Admin", { operation: "create", tag: "mine", reason: "why [[x]]" }),
  manage("Admin", { operation: "create", tag: "mine" }),
  ...["activate", "deactivate", "delete"].flatMap((operation) =>
    ["nosuch", "mw-undo"].map((tag) => manage("Admin", { operation, tag })),
  ),
  manage("Admin", { operation: "activate", tag: "mine" }),
  manage("Admin", { operation: "deactivate", tag: "mine", reason: "off" }),
  manage("Admin", { operation: "activate", tag: "mine" }),
  manage("Admin", { operation: "create", tag: "mine" }),
  edit("Admin", { title: "Tagged", text: "x", tags: "mine" }),
  manage("Admin", { operation: "deactivate", tag: "mine" }),
  edit("Admin", { title: "Tagged", text: "y", tags: "mine" }),
  manage("Admin", { operation: "activate", tag: "mine" }),
  manage("Highlimits", { operation: "delete", tag: "mine" }),
  manage("Admin", { operation: "delete", tag: "mine", reason: "gone" }),
];

/** Changes that users have not seen. */
const NOTICES: readonly FileStep[] = [
  { ...step("watch", "watch")("Admin", { titles: "Main Page|Missing page" }) },
  named("seen", edit("Highlimits", { title: "Main Page", text: "seen?" })),
  edit("Highlimits", { title: "Main Page", text: "seen!" }),
  seen(undefined, { titles: "Main Page" }),
  seen("Admin", {}),
  seen("Admin", { titles: "Main Page", timestamp: "2020-01-01T00:00:00Z" }),
  seen("Admin", { titles: "Main Page|Talk:Main Page|Nowhere|Missing page|Special:Version|<>" }),
  seen("Admin", { pageids: "1|99999" }),
  seen("Admin", { revids: "1|99999" }),
  seen("Admin", { entirewatchlist: "1", timestamp: "2021-02-03T04:05:06Z" }),
  seen("Admin", { entirewatchlist: "1" }),
  seen("Admin", { entirewatchlist: "1", titles: "Main Page" }),
  seen("Admin", { titles: "Main Page", timestamp: "2020-01-01T00:00:00Z", torevid: "1" }),
  seen("Admin", { titles: "Main Page", torevid: "1" }),
  seen("Admin", { titles: "Main Page", torevid: "99999" }),
  seen("Admin", { titles: "Main Page|Hidden", torevid: "1" }),
  seen("Admin", { titles: "Main Page", newerthanrevid: "1" }),
  using(seen("Admin", { titles: "Main Page" }), "newerthanrevid", "seen", "edit.newrevid"),
  seen("Admin", { entirewatchlist: "1", newerthanrevid: "1" }),
  edit("Admin", { title: "User talk:Highlimits", text: "hello" }),
  clear("Highlimits", {}),
  clear(undefined, {}),
];

const WIKITEXT = { contentmodel: "wikitext", contentformat: "text/x-wiki" };

/** Texts that are kept before they are saved. */
const STASHED: readonly FileStep[] = [
  stash("Highlimits", { ...WIKITEXT, title: "Main Page", text: "x", baserevid: "1" }),
  stash("Admin", { ...WIKITEXT, title: "Nowhere at all", text: "x\r\ny  \n", baserevid: "0" }),
  stash("Admin", { ...WIKITEXT, title: "Main Page", text: "zzz", baserevid: "1" }),
  using(
    stash("Admin", { ...WIKITEXT, title: "Main Page", text: "seen" }),
    "baserevid",
    "seen",
    "edit.newrevid",
  ),
  stash("Admin", { ...WIKITEXT, title: "Main Page", text: "x", baserevid: "99999" }),
  stash("Admin", { ...WIKITEXT, title: "Main Page", baserevid: "1" }),
  stash("Admin", {
    ...WIKITEXT,
    title: "Main Page",
    text: "x",
    stashedtexthash: "0".repeat(40),
    baserevid: "1",
  }),
  stash("Admin", {
    ...WIKITEXT,
    title: "Main Page",
    stashedtexthash: "0".repeat(40),
    baserevid: "1",
  }),
  stash("Admin", {
    ...WIKITEXT,
    contentmodel: "json",
    title: "Main Page",
    text: "x",
    baserevid: "1",
  }),
  stash("Admin", { ...WIKITEXT, title: "Special:Version", text: "x", baserevid: "1" }),
  stash("Admin", { ...WIKITEXT, title: "<>", text: "x", baserevid: "1" }),
];

const PASSWORDS = { password: "long-enough-word", retype: "long-enough-word" };
const NEW = { ...PASSWORDS, createreturnurl: "https://a.example/", username: "new_user one" };

/** Accounts that are made, and email to them. */
const ACCOUNTS: readonly FileStep[] = [
  create(undefined, {}),
  create(undefined, { ...NEW, createreturnurl: "x" }),
  create(undefined, { createreturnurl: "https://a.example/" }),
  create(undefined, { createcontinue: "1" }),
  create(undefined, { ...NEW, retype: "other" }),
  create(undefined, { ...NEW, password: "short", retype: "short" }),
  create(undefined, { ...NEW, password: "New user one", retype: "New user one" }),
  create(undefined, { createreturnurl: NEW.createreturnurl, username: "Nobody else" }),
  ...["Admin", "<>", "192.0.2.1", "", "A/b", "Ab@c", "A=b"].map((username) =>
    create(undefined, { ...NEW, username }),
  ),
  { ...create(undefined, NEW), token: "csrf" },
  create(undefined, { ...NEW, email: "a@example.org", realname: "Real" }),
  create(undefined, NEW),
  create("Admin", { ...NEW, username: "User:Made by admin", reason: "for [[x]]" }),
  rights("Admin", { user: "New user one", add: "bot" }),
  block("Admin", { user: "127.0.0.1", nocreate: "1", anononly: "1" }),
  create(undefined, { ...NEW, username: "From a blocked address" }),
  unblock("Admin", { user: "127.0.0.1" }),
  email("Admin", { target: "Highlimits", subject: "s", text: "t" }),
  email("Admin", { target: "Nobody such", subject: "s", text: "t" }),
  email("Admin", { target: "<>", subject: "s", text: "t" }),
  email("Admin", { target: "192.0.2.1", subject: "s", text: "t" }),
  email("Admin", { target: "Admin", subject: "s" }),
  email(undefined, { target: "Highlimits", subject: "s", text: "t" }),
];

const upload = (bytes: Uint8Array, params: FileStep["params"]): FileStep => ({
  ...step("upload")("Admin", { filename: "Reverted.png", ...params }),
  files: { file: bytes },
});
const revert = (user: UserName | undefined, params: FileStep["params"]): FileStep =>
  step("filerevert")(user, { filename: "Reverted.png", ...params });
const OLD = "query.pages.0.imageinfo.1.archivename";

/** Versions of a file that come back. */
const REVERTS: readonly FileStep[] = [
  named("first", upload(pngOf(3, 2), { comment: "one" })),
  named("second", upload(pngOf(4, 2), { comment: "two", ignorewarnings: "1" })),
  named(
    "versions",
    step("query")("Admin", {
      titles: "File:Reverted.png",
      prop: "imageinfo",
      iiprop: "archivename",
      iilimit: "9",
    }),
  ),
  using(revert(undefined, {}), "archivename", "versions", OLD),
  using(revert("Admin", { filename: "Nowhere.png" }), "archivename", "versions", OLD),
  using(revert("Admin", { filename: "<>" }), "archivename", "versions", OLD),
  revert("Admin", { archivename: "20200101000000!Reverted.png" }),
  revert("Admin", {}),
  named("again", using(revert("Admin", { comment: "back" }), "archivename", "versions", OLD)),
  using(revert("Admin", { comment: "again" }), "archivename", "versions", OLD),
];

/** What administrators do besides writing pages, and new accounts. */
export const ADMIN_STEPS: readonly FileStep[] = [
  ...MODELS,
  ...MERGES,
  ...HIDDEN,
  ...TAGS,
  ...NOTICES,
  ...STASHED,
  ...ACCOUNTS,
  ...REVERTS,
];

/** Queries that show all effects of the steps. */
export const ADMIN_EFFECTS: readonly string[] = [
  [
    "list=logevents|recentchanges|tags|users|watchlistraw",
    "lelimit=3",
    "leprop=ids|title|type|user|userid|comment|details|tags",
    "rclimit=3",
    "rcprop=title|ids|sizes|flags|user|userid|comment|loginfo|tags|redirect|patrolled|sha1",
    "tglimit=3",
    "tgprop=hitcount|defined|source|active",
    "ususers=Admin|Highlimits|New user one|Made by admin",
    "usprop=groups|rights|editcount|gender|emailable",
    "wrprop=changed",
    "wrlimit=max",
    "meta=siteinfo|userinfo",
    "siprop=statistics",
    "uiprop=hasmsg|unreadcount",
  ].join("&"),
  "titles=Model|Plain|Made as text|Older|Newer|Hidden|Tagged&prop=info|revisions&rvslots=main&rvprop=ids|flags|user|userid|comment|content|contentmodel|tags|size|sha1",
  ...["Older", "Newer", "Hidden"].map(
    (title) =>
      `titles=${title}&prop=revisions&rvlimit=max&rvslots=main&rvprop=ids|flags|user|comment|content|tags|size|sha1`,
  ),
  "titles=File:Reverted.png&prop=imageinfo|revisions&iilimit=max&iiprop=user|comment|size|sha1|dimensions&rvprop=ids|comment|content&rvslots=main",
];
