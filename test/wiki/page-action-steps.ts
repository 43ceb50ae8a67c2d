import { stepsOf as step } from "./action-steps.ts";
import type { FileStep } from "./write-comparison.ts";

const edit = step("edit");
const move = step("move");
const remove = step("delete");
const undelete = step("undelete");
const protect = step("protect");
const rollback = step("rollback", "rollback");
const patrol = step("patrol", "patrol");
const tag = step("tag");
const watch = step("watch", "watch");
const language = step("setpagelanguage");

/** Pages of several users, in several namespaces, with talk pages and pages below them. */
const PAGES: readonly FileStep[] = [
  edit("Admin", { title: "Oak", text: "one [[Elm]]\n\ntwo\n\nthree" }),
  edit("Highlimits", { title: "Oak", text: "one [[Elm]]\n\nTWO\n\nthree" }),
  edit(undefined, { title: "Oak", text: "one [[Elm]]\n\nTWO\n\nTHREE" }),
  edit("Admin", { title: "Talk:Oak", text: "talk" }),
  edit("Admin", { title: "Oak/Leaf", text: "leaf" }),
  edit("Highlimits", { title: "Elm", text: "#REDIRECT [[Oak]]" }),
  edit("Highlimits", { title: "User:Highlimits", text: "own" }),
  edit("Admin", { title: "User:Highlimits/Below", text: "below" }),
  edit("Admin", { title: "Category:Trees", text: "trees" }),
  edit("Highlimits", { title: "Ash", text: "a\nb\nc\nd" }),
  edit("Highlimits", { title: "Ash", text: "a\nB\nc\nd" }),
  edit("Highlimits", { title: "Ash", text: "a\nB\nc\nD" }),
];

/** Moves that are refused, and those with what goes along. */
const MOVES: readonly FileStep[] = [
  move("Admin", { from: "Special:Version", to: "Here" }),
  move("Admin", { from: "Oak", to: "Special:Version" }),
  move("Admin", { from: "Oak", to: "Talk:" }),
  move("Admin", { from: "Oak", to: "File:Oak.png" }),
  move("Admin", { from: "Oak", to: "[[x" }),
  move("Admin", { from: "x|y", to: "Oak" }),
  move("Admin", { from: "Oak", to: "Oak" }),
  move("Admin", { from: "Oak", to: "en:Oak" }),
  move("Admin", { from: "No such page here", to: "Oak" }),
  move("Admin", { fromid: "99999", to: "Oak" }),
  move("Admin", { fromid: "1", from: "Oak", to: "Oak 2" }),
  move("Admin", { to: "Oak 2" }),
  move(undefined, { from: "Oak", to: "Oak 2" }),
  move("Highlimits", { from: "User:Highlimits", to: "User:Highlimits 2" }),
  move("Highlimits", { from: "Oak/Leaf", to: "User:Nobody" }),
  move("Highlimits", { from: "Category:Trees", to: "Category:Wood" }),
  move("Highlimits", { from: "Oak/Leaf", to: "Category:Leaf" }),
  move("Highlimits", { from: "Ash", to: "Ash 2", noredirect: "1" }),
  move("Admin", { from: "Ash 2", to: "Ash", reason: "back [[x]]" }),
  move("Highlimits", { from: "Oak", to: "Ash" }),
  move("Highlimits", { from: "Oak", to: "Elm", reason: "over its redirect" }),
  move("Admin", { from: "Elm", to: "Oak", movetalk: "1", noredirect: "1" }),
  move("Admin", { from: "Oak", to: "Larch", movetalk: "1", movesubpages: "1", tags: "nosuch" }),
  move("Admin", { from: "Oak", to: "Larch", movetalk: "1", movesubpages: "1", watchlist: "watch" }),
  move("Admin", { from: "Larch", to: "Ash", ignorewarnings: "1" }),
  move("Admin", { from: "User:Highlimits", to: "User:Admin/Moved", movesubpages: "1" }),
];

/** Protection, and what it prevents. */
const PROTECTIONS: readonly FileStep[] = [
  protect("Highlimits", { title: "Ash", protections: "edit=sysop" }),
  protect(undefined, { title: "Ash", protections: "edit=sysop" }),
  protect("Admin", { title: "Special:Version", protections: "edit=sysop" }),
  protect("Admin", { title: "x|y", protections: "edit=sysop" }),
  protect("Admin", { protections: "edit=sysop" }),
  protect("Admin", { pageid: "99999", protections: "edit=sysop" }),
  protect("Admin", { title: "Ash", protections: "edit=nosuch" }),
  protect("Admin", { title: "Ash", protections: "nosuch=sysop" }),
  protect("Admin", { title: "Ash", protections: "edit" }),
  protect("Admin", { title: "Ash", protections: "create=sysop" }),
  protect("Admin", { title: "Ash", protections: "edit=sysop", expiry: "garbage" }),
  protect("Admin", { title: "Ash", protections: "edit=sysop", expiry: "2001-01-01" }),
  protect("Admin", { title: "Ash", protections: "edit=sysop|move=sysop", expiry: "a|b|c" }),
  protect("Admin", { title: "Ash", protections: "edit=sysop", tags: "nosuch" }),
  protect("Admin", {
    title: "Ash",
    protections: "edit=autoconfirmed|move=sysop",
    expiry: "2090-01-01T00:00:00Z|infinite",
    reason: "both",
  }),
  edit(undefined, { title: "Ash", text: "x" }),
  move("Highlimits", { from: "Ash", to: "Ash 3" }),
  protect("Admin", { title: "Ash", protections: "edit=autoconfirmed|move=sysop", reason: "again" }),
  protect("Admin", { title: "Ash", protections: "edit=sysop", cascade: "1", watchlist: "watch" }),
  edit("Highlimits", { title: "Ash", text: "x" }),
  protect("Admin", { title: "Ash", protections: "edit=all|move=all", reason: "free" }),
  protect("Admin", { title: "Ash", protections: "edit=all" }),
  protect("Admin", { title: "Not yet", protections: "edit=sysop" }),
  protect("Admin", { title: "Not yet", protections: "create=sysop", expiry: "infinite" }),
  edit("Highlimits", { title: "Not yet", text: "x" }),
  protect("Admin", { title: "Not yet", protections: "create=autoconfirmed", reason: "less" }),
  protect("Admin", { title: "Not yet", protections: "create=autoconfirmed" }),
  protect("Admin", { title: "Not yet", protections: "create=all", reason: "free" }),
  protect("Admin", { title: "Talk:Not yet", protections: "create=sysop", expiry: "2091-02-03" }),
  edit("Admin", { title: "Talk:Not yet", text: "made all the same" }),
];

/** Edits that are taken back and marked as seen, and tags that nobody may add. */
const REVISIONS: readonly FileStep[] = [
  rollback("Highlimits", { title: "Ash", user: "Highlimits" }),
  rollback(undefined, { title: "Ash", user: "Highlimits" }),
  rollback("Admin", { title: "Ash", user: "Admin" }),
  rollback("Admin", { title: "Ash", user: "x|y" }),
  rollback("Admin", { title: "No such page here", user: "Admin" }),
  rollback("Admin", { title: "x|y", user: "Admin" }),
  rollback("Admin", { pageid: "99999", user: "Admin" }),
  rollback("Admin", { user: "Admin" }),
  rollback("Admin", { title: "Ash", user: "Highlimits" }),
  edit("Admin", { title: "Birch", text: "a" }),
  edit("Highlimits", { title: "Birch", text: "b" }),
  edit("Highlimits", { title: "Birch", text: "c" }),
  rollback("Admin", {
    title: "Birch",
    user: "Highlimits",
    summary: "$1 of $2: $3, $5, $9",
    markbot: "1",
    watchlist: "watch",
  }),
  rollback("Admin", { title: "Birch", user: "Highlimits" }),
  edit("Highlimits", { title: "Birch", text: "d" }),
  rollback("Admin", { title: "birch", user: "#3", tags: "nosuch" }),
  rollback("Admin", { title: "birch", user: "#3" }),
  edit(undefined, { title: "Birch", text: "e" }),
  rollback("Admin", { title: "Birch", user: "127.0.0.1", summary: "plain" }),
  edit("Highlimits", { title: "Birch", text: "a" }),
  edit("Highlimits", { title: "Birch", text: "again" }),
  edit("Highlimits", { title: "Birch", text: "a" }),
  rollback("Admin", { title: "Birch", user: "Highlimits" }),
  ...["rcid", "revid"].flatMap((id) =>
    ["1", "2", "5", "9", "14", "99999"].map((number) => patrol("Admin", { [id]: number })),
  ),
  patrol("Admin", { rcid: "3", revid: "3" }),
  patrol("Admin", {}),
  patrol("Highlimits", { rcid: "6" }),
  patrol(undefined, { rcid: "6" }),
  patrol("Admin", { rcid: "6", tags: "nosuch" }),
  tag("Highlimits", { revid: "3", add: "nosuch" }),
  tag(undefined, { revid: "3", add: "nosuch" }),
  tag("Admin", { add: "nosuch" }),
  tag("Admin", { revid: "99999", add: "nosuch" }),
  tag("Admin", { rcid: "99999", add: "nosuch" }),
  tag("Admin", { logid: "99999", add: "nosuch" }),
  tag("Admin", { revid: "3", add: "nosuch" }),
  tag("Admin", { revid: "3", add: "nosuch|idle" }),
  tag("Admin", { revid: "3", add: "mw-rollback" }),
  tag("Admin", { revid: "3", remove: "mw-rollback" }),
  tag("Admin", { revid: "3", remove: "mw-rollback|mw-undo" }),
  tag("Admin", { revid: "3" }),
  tag("Admin", { revid: "3|4", rcid: "5", logid: "2", add: "nosuch", reason: "several" }),
  tag("Admin", { revid: "3", add: "nosuch" }),
  tag("Admin", { revid: "3|5", add: "nosuch", remove: "nosuch" }),
];

/** Pages that go, come back, are watched, and get a language. */
const LIVES: readonly FileStep[] = [
  remove("Highlimits", { title: "Ash" }),
  remove(undefined, { title: "Ash" }),
  remove("Admin", { title: "No such page here" }),
  remove("Admin", { title: "x|y" }),
  remove("Admin", { pageid: "99999" }),
  remove("Admin", {}),
  remove("Admin", { title: "Ash", tags: "nosuch" }),
  remove("Admin", { title: "Birch", reason: "gone [[x]]", watchlist: "unwatch" }),
  remove("Admin", { title: "Ash" }),
  remove("Admin", { title: "Larch", deletetalk: "1", reason: "with its talk" }),
  undelete("Highlimits", { title: "Ash" }),
  undelete("Admin", { title: "x|y" }),
  undelete("Admin", { title: "No such page here" }),
  undelete("Admin", { title: "Oak/Leaf" }),
  undelete("Admin", { title: "Ash", timestamps: "2001-01-01T00:00:00Z" }),
  undelete("Admin", { title: "Ash", tags: "nosuch" }),
  undelete("Admin", { title: "Ash", reason: "back" }),
  edit("Highlimits", { title: "Birch", text: "new" }),
  undelete("Admin", { title: "Birch", reason: "below the new text", watchlist: "watch" }),
  undelete("Admin", { title: "Larch", undeletetalk: "1" }),
  watch(undefined, { titles: "Ash" }),
  watch("Admin", { titles: "Ash|x|y|Special:Version|No such page here|Talk:Ash" }),
  watch("Admin", { titles: "Ash", unwatch: "1" }),
  watch("Admin", { title: "Ash" }),
  watch("Admin", { title: "Ash", titles: "Ash" }),
  watch("Admin", { titles: "Ash", pageids: "1" }),
  watch("Admin", { pageids: "1|99999" }),
  watch("Admin", { revids: "1|99999" }),
  watch("Admin", {}),
  language("Admin", { title: "Ash", lang: "de" }),
  language("Highlimits", { title: "Ash", lang: "de" }),
];

/** Pages that are moved, protected, deleted, restored and watched, and their revisions. */
export const PAGE_ACTION_STEPS: readonly FileStep[] = [
  ...PAGES,
  ...MOVES,
  ...PROTECTIONS,
  ...REVISIONS,
  ...LIVES,
];

/** Queries that show what these steps change. A job of the server tags reverted edits later. */
export const PAGE_ACTION_EFFECTS: readonly string[] = [
  "titles=Oak|Talk:Oak|Elm|Larch|Talk:Larch|Ash|Birch|Not yet|Talk:Not yet&prop=info|revisions|deletedrevisions&inprop=protection|watched&rvslots=main&rvprop=ids|flags|user|comment|content|tags&drvslots=main&drvprop=ids|user|comment|content",
  "list=logevents|protectedtitles&leprop=ids|title|type|user|comment|details|tags&lelimit=4&ptprop=level|expiry|user|comment",
];
