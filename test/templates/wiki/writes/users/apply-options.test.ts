import { expect, it } from "vitest";
import { createWiki } from "../../../../../templates/wiki/seed/create-wiki.js";
import { applyOptions } from "../../../../../templates/wiki/writes/users/apply-options.js";

const BASE = createWiki({
  site: {
    userinfo: { options: { flag: true, off: false, count: 50, text: "a", nothing: null } },
  },
  users: [
    { name: "Ann", gender: "female" },
    { name: "Ben", gender: "male" },
  ],
});

/** The options of a wiki after a change of Ann's, and the genders of both. */
function changed(
  set: Readonly<Record<string, string | null>>,
  { reset = [], version = "1.43.0" }: { reset?: readonly string[]; version?: string } = {},
) {
  const wiki = {
    ...BASE,
    site: { ...BASE.site, general: { ...BASE.site.general, generator: `MediaWiki ${version}` } },
    tables: {
      ...BASE.tables,
      useroptions: [
        { owner: "Ann", name: "old", value: "1" },
        { owner: "Ben", name: "old", value: "2" },
      ],
    },
  };
  const { tables } = applyOptions(wiki, { kind: "options", user: "Ann", reset, set }).wiki;
  return {
    options: (tables.useroptions ?? []).map(
      ({ owner, name, value }) => `${owner} ${name}=${value}`,
    ),
    genders: tables.users.map(({ gender }) => gender),
  };
}

it.each([
  ["flag", "1", []],
  ["flag", "true", []],
  ["flag", "0", ["Ann flag=0"]],
  ["flag", "", ["Ann flag="]],
  ["off", "0", []],
  ["off", "", []],
  ["off", "1", ["Ann off=1"]],
  ["count", "50", []],
  ["count", "050.0", []],
  ["count", "51", ["Ann count=51"]],
  ["count", " ", ["Ann count= "]],
  ["text", "a", []],
  ["text", "b", ["Ann text=b"]],
  ["nothing", "", []],
  ["nothing", "x", ["Ann nothing=x"]],
  ["userjs-a", "x", ["Ann userjs-a=x"]],
  ["userjs-a", "", ["Ann userjs-a="]],
  ["userjs-a", null, []],
])("%s with the value %j keeps %j", (name, value, kept) => {
  expect(changed({ [name]: value }).options).toEqual(["Ann old=1", "Ben old=2", ...kept]);
});

it("an empty option without a default is not kept until 1.43", () => {
  expect(changed({ "userjs-a": "" }, { version: "1.39.0" }).options).toEqual([
    "Ann old=1",
    "Ben old=2",
  ]);
  expect(changed({ "userjs-a": "x" }, { version: "1.39.0" }).options).toEqual([
    "Ann old=1",
    "Ben old=2",
    "Ann userjs-a=x",
  ]);
});

it("options that are reset or set replace those of the account", () => {
  expect(changed({}, { reset: ["old"] }).options).toEqual(["Ben old=2"]);
  expect(changed({ old: "3" }).options).toEqual(["Ben old=2", "Ann old=3"]);
});

it("a gender is also that of the account", () => {
  expect(changed({}).genders).toEqual(["female", "male"]);
  expect(changed({ gender: "male" }).genders).toEqual(["male", "male"]);
  expect(changed({ gender: null }).genders).toEqual(["unknown", "male"]);
  expect(changed({}, { reset: ["gender"] }).genders).toEqual(["unknown", "male"]);
});
