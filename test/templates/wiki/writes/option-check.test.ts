import { describe, expect, it } from "vitest";
import { siteOf } from "../../../../templates/wiki/data/site.js";
import { optionProblem } from "../../../../templates/wiki/writes/option-check.js";

const NAMES = [
  "watchdefault",
  "watchmoves",
  "watchdeletion",
  "watchcreations",
  "watchrollback",
  "watchuploads",
  "norollbackdiff",
  "showrollbackconfirmation",
  "minordefault",
  "hidepatrolled",
  "newpageshidepatrolled",
  "watchlisthidepatrolled",
  "gender",
  "editfont",
  "skin",
  "language",
  "rclimit",
  "wllimit",
  "rcdays",
  "watchlistdays",
  "searchlimit",
  "nickname",
  "realname",
  "email",
  "variant-zh",
];
const site = siteOf({
  userinfo: { options: Object.fromEntries(NAMES.map((name) => [name, ""])) },
  skins: [{ code: "vector" }, { code: "fallback", unusable: true }],
  languages: [{ code: "de" }, { code: "en" }],
});

const problem = (name: string, value: string | null, rights: readonly string[] = []) =>
  optionProblem(site, new Set(rights), name, value);

const ABSENT = "no such preference";

describe("an option of a script", () => {
  it.each([
    ["userjs-a_B-9", "x", undefined],
    [`userjs-${"a".repeat(248)}`, "x", undefined],
    [`userjs-${"a".repeat(249)}`, "x", "the name is longer than 255 bytes"],
    ["userjs-a.b", "x", "the name has invalid characters"],
    ["userjs-é", null, "the name has invalid characters"],
    ["userjs-a", null, undefined],
    ["userjs-a", "x".repeat(65_530), undefined],
    ["userjs-a", "x".repeat(65_531), "the value is too long"],
    ["userjs-a", "é".repeat(32_766), "the value is too long"],
    ["xuserjs-a", "x", ABSENT],
  ])("is checked by its name and length: %.20s, %.5s", (name, value, expected) => {
    expect(problem(name, value)).toBe(expected);
  });
});

describe("a preference", () => {
  it.each([
    ["realname", "x", "this module cannot set it"],
    ["email", "x", ABSENT],
    ["variant-zh", "x", ABSENT],
    ["nosuch", "x", ABSENT],
    ["toString", "x", ABSENT],
    ["nickname", "anything", undefined],
    ["nickname", "x".repeat(65_531), "the value is too long"],
    ["gender", "unknown", undefined],
    ["gender", "female", undefined],
    ["gender", "male", undefined],
    ["gender", "x", "the value is not an option"],
    ["gender", null, undefined],
    ["editfont", "monospace", undefined],
    ["editfont", "sans-serif", undefined],
    ["editfont", "serif", undefined],
    ["editfont", "", "the value is not an option"],
    ["skin", "vector", undefined],
    ["skin", "fallback", "the value is not an option"],
    ["language", "de", undefined],
    ["language", "fr", "the value is not an option"],
    ["rclimit", "50", undefined],
    ["wllimit", "+5", undefined],
    ["rcdays", " -1.5 ", undefined],
    ["watchlistdays", "1.", "the value is not a number"],
    ["searchlimit", "x1", "the value is not a number"],
    ["rclimit", "1x", "the value is not a number"],
    ["rcdays", "", "the value is not a number"],
  ])("is checked by its values: %s, %.10s", (name, value, expected) => {
    expect(problem(name, value)).toBe(expected);
  });

  it.each([
    ["watchdefault", ["edit"]],
    ["watchmoves", ["move"]],
    ["watchdeletion", ["delete"]],
    ["watchcreations", ["createpage", "createtalk"]],
    ["watchrollback", ["rollback"]],
    ["watchuploads", ["upload"]],
    ["norollbackdiff", ["rollback"]],
    ["showrollbackconfirmation", ["rollback"]],
    ["minordefault", ["minoredit"]],
    ["hidepatrolled", ["patrol", "patrolmarks"]],
    ["newpageshidepatrolled", ["patrol", "patrolmarks"]],
    ["watchlisthidepatrolled", ["patrol", "patrolmarks"]],
  ])("%s needs one of the rights %j", (name, rights) => {
    for (const right of rights) expect(problem(name, "1", [right])).toBeUndefined();
    expect(problem(name, "1", ["read"])).toBe(ABSENT);
    expect(problem(name, null)).toBe(ABSENT);
  });
});
