import { stepsOf as step } from "./action-steps.ts";
import type { FileStep } from "./write-comparison.ts";

const block = step("block");
const unblock = step("unblock");
const rights = step("userrights", "userrights");
const watch = step("watch", "watch");
const options = step("options");
const edit = step("edit");

/** Blocks of every kind, what they prevent, and their end. */
const BLOCKS: readonly FileStep[] = [
  edit("Highlimits", { title: "Before the block", text: "x" }),
  block("Admin", { user: "Highlimits", reason: "r [[x]]" }),
  edit("Highlimits", { title: "X", text: "x" }),
  edit("Highlimits", { title: "User talk:Highlimits", text: "x" }),
  block("Highlimits", { user: "Admin" }),
  watch("Highlimits", { titles: "Main Page" }),
  block("Admin", { user: "Highlimits", reason: "again" }),
  block("Admin", { user: "Highlimits", reason: "again", reblock: "1", expiry: "2 weeks" }),
  block("Admin", { user: "highlimits", nocreate: "1", reblock: "1" }),
  unblock("Admin", { user: "Highlimits", reason: "ok" }),
  unblock("Admin", { user: "Highlimits" }),
  unblock("Admin", { id: "99" }),
  unblock("Admin", {}),
  unblock("Admin", { id: "1", user: "Highlimits" }),
  unblock("Highlimits", { user: "Highlimits" }),
  unblock(undefined, { user: "Highlimits" }),
  block("Admin", {}),
  block("Admin", { user: "Highlimits", userid: "3" }),
  block("Admin", { userid: "3333" }),
  block("Admin", { user: "Nobody such" }),
  block("Highlimits", { user: "192.0.2.1" }),
  block(undefined, { user: "192.0.2.1" }),
  block("Admin", {
    user: "192.0.2.1",
    anononly: "1",
    nocreate: "1",
    expiry: "2090-01-01T00:00:00Z",
  }),
  block("Admin", { user: "192.0.2.77/24", anononly: "1", allowusertalk: "1" }),
  block("Admin", { user: "2001:db8::/32", noemail: "1" }),
  block("Admin", { user: "192.0.0.0/8" }),
  unblock("Admin", { user: "192.0.2.5" }),
  unblock("Admin", { user: "192.0.2.0/24" }),
  block("Admin", { user: "Highlimits", partial: "1" }),
  block("Admin", { user: "Highlimits", partial: "1", allowusertalk: "1" }),
  block("Admin", {
    user: "Highlimits",
    partial: "1",
    pagerestrictions: "Main Page|Before the block",
    namespacerestrictions: "2|3",
    allowusertalk: "1",
    watchuser: "1",
  }),
  edit("Highlimits", { title: "Main Page", text: "x" }),
  edit("Highlimits", { title: "User:Highlimits", text: "x" }),
  edit("Highlimits", { title: "Elsewhere", text: "x" }),
  block("Admin", { user: "Highlimits", partial: "1", pagerestrictions: "Nowhere", reblock: "1" }),
  unblock("Admin", { user: "Highlimits", watchuser: "1" }),
  ...["yesterday", "1 day", "", "never", "garbage", "2020-01-01", "tomorrow", "3 hours"].map(
    (expiry) => block("Admin", { user: "Highlimits", expiry, reblock: "1" }),
  ),
  block("Admin", { user: "Highlimits", expiry: "1 month 2 days", reblock: "1" }),
  block("Admin", { user: "Highlimits", expiry: "next week", reblock: "1" }),
  block("Admin", { user: "Highlimits", noemail: "1", hidename: "1", reblock: "1" }),
  block("Admin", { user: "Highlimits", noemail: "1", reblock: "1" }),
  block("Admin", { user: "Highlimits", tags: "nosuch", reblock: "1" }),
  unblock("Admin", { user: "#3" }),
  block("Admin", { user: "Admin" }),
  edit("Admin", { title: "X", text: "x" }),
  block("Admin", { user: "Highlimits" }),
  unblock("Admin", { user: "Admin" }),
  block("Admin", { user: "127.0.0.1" }),
  edit("Highlimits", { title: "From a blocked address", text: "x" }),
  edit(undefined, { title: "From a blocked address", text: "x" }),
  block("Admin", { user: "127.0.0.1", anononly: "1", reblock: "1" }),
  edit("Highlimits", { title: "From a blocked address", text: "x" }),
  edit(undefined, { title: "From a blocked address", text: "x" }),
  unblock("Admin", { user: "127.0.0.1" }),
];

/** What a partial block with the namespace of user talk does. */
const PARTIAL: readonly FileStep[] = ["1", undefined].flatMap((allowusertalk) => [
  block("Admin", {
    user: "Highlimits",
    partial: "1",
    namespacerestrictions: "3",
    reblock: "1",
    ...(allowusertalk && { allowusertalk }),
  }),
  edit("Highlimits", { title: "User talk:Highlimits", text: `free ${allowusertalk ?? "not"}` }),
  edit("Highlimits", { title: "User talk:Admin", text: "x" }),
]);

/** Changes of groups, allowed and not. */
const RIGHTS: readonly FileStep[] = [
  rights("Admin", { user: "Highlimits", add: "sysop|bureaucrat", reason: "promo" }),
  rights("Admin", { user: "Highlimits", add: "sysop", expiry: "1 week" }),
  rights("Admin", { user: "highlimits", add: "sysop" }),
  rights("Admin", {
    user: "Highlimits",
    remove: "sysop|bureaucrat|interface-admin",
    add: "bot",
    expiry: "2099-01-01",
  }),
  rights("Admin", { user: "Highlimits", remove: "sysop" }),
  rights("Admin", { user: "Highlimits" }),
  rights("Admin", { user: "Nobody there", add: "sysop" }),
  rights("Admin", { add: "sysop" }),
  rights("Admin", { user: "Highlimits", add: "nosuch" }),
  rights("Admin", { user: "Highlimits", add: "sysop|bot", expiry: "1 week|2 weeks|3 weeks" }),
  rights("Admin", { user: "Highlimits", add: "sysop", expiry: "garbage" }),
  rights("Admin", { user: "Highlimits", add: "sysop", expiry: "2001-01-01" }),
  rights("Highlimits", { user: "Highlimits", add: "sysop" }),
  rights(undefined, { user: "Highlimits", add: "sysop" }),
  rights("Admin", { user: "Highlimits", add: "sysop", tags: "nosuch" }),
  rights("Admin", { user: "#3", remove: "bot", add: "bot" }),
  { ...rights("Admin", { user: "Highlimits", add: "sysop" }), token: "csrf" },
  rights("Admin", {
    user: "Highlimits",
    add: "interface-admin|sysop",
    expiry: "2098-01-01|infinity",
    watchuser: "1",
  }),
  rights("Admin", { user: "Highlimits", remove: "interface-admin|sysop" }),
  rights("Admin", { user: "Highlimits", add: "interface-admin|sysop" }),
  rights("Admin", { user: "Highlimits", add: "bot|interface-admin", remove: "interface-admin" }),
  rights("Admin", { user: "Highlimits", add: "sysop", remove: "sysop" }),
  rights("Admin", { user: "Highlimits", remove: "interface-admin|sysop" }),
];

/** Watch lists and preferences. */
const LISTS: readonly FileStep[] = [
  watch("Admin", { titles: "Main Page|Nowhere|Special:Version|<>|User:X" }),
  watch("Admin", { titles: "Main Page", unwatch: "1" }),
  watch("Admin", { titles: "Talk:Main Page", unwatch: "1" }),
  watch("Admin", { title: "Main Page" }),
  watch("Admin", { title: "Special:Version" }),
  watch("Admin", { title: "<>" }),
  watch("Admin", { title: "Main Page", titles: "Main Page" }),
  watch("Admin", { pageids: "1|99" }),
  watch("Admin", { revids: "1|999" }),
  watch("Admin", {}),
  watch(undefined, { titles: "Main Page" }),
  watch("Highlimits", { titles: "Media:X.png|main page#x|en:Foo", redirects: "1" }),
  { ...watch("Admin", { titles: "Main Page" }), token: "csrf" },
  options("Admin", { change: "skin=vector|nickname=Foo|userjs-x=1|bad=2|hideminor=1" }),
  options("Admin", { optionname: "nickname", optionvalue: "x|y" }),
  options("Admin", { optionname: "nickname" }),
  options("Admin", { optionvalue: "x" }),
  options("Admin", {}),
  options("Admin", { reset: "1", resetkinds: "userjs" }),
  options("Admin", { reset: "1" }),
  options("Admin", { reset: "1", change: "rclimit=20" }),
  options("Admin", { change: "rclimit=abc" }),
  options("Highlimits", { change: "gender=male|realname=x|email=a@b|searchNs0=0" }),
  options("Highlimits", { change: "userjs-bad key=1|editfont=zzz|skin=nosuch|gender=" }),
  options("Highlimits", { change: "userjs-a=|userjs-b" }),
  options("Highlimits", { change: "gender" }),
  options(undefined, { change: "skin=vector" }),
];

/** Changes of users of every kind, one after the other. */
export const USER_STEPS: readonly FileStep[] = [...BLOCKS, ...RIGHTS, ...LISTS, ...PARTIAL];

/** Queries that show all effects of the steps. */
export const USER_EFFECTS: readonly string[] = [
  [
    "list=blocks|logevents|recentchanges|users|watchlistraw",
    "bkprop=id|user|userid|by|byid|timestamp|expiry|reason|range|flags|restrictions",
    "lelimit=2",
    "leprop=ids|title|type|user|userid|comment|details|tags",
    "rclimit=2",
    "rcprop=title|ids|sizes|flags|user|userid|comment|loginfo|tags|redirect|patrolled",
    "ususers=Admin|Highlimits|192.0.2.1",
    "usprop=blockinfo|groups|groupmemberships|rights|editcount|gender",
    "wrprop=changed",
    "wrlimit=max",
  ].join("&"),
  "meta=userinfo|siteinfo&uiprop=options|blockinfo|groups|groupmemberships|rights&siprop=statistics",
  "titles=Main Page&prop=info&inprop=watched|notificationtimestamp&intestactions=edit|move|delete",
];
