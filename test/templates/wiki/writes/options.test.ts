import { expect, it } from "vitest";
import { accountWiki } from "./account-wiki.js";
import type { Params } from "./account-wiki.js";

const DEFAULTS = {
  flag: true,
  off: false,
  count: 50,
  text: "a",
  nothing: null,
  old: "",
  gender: "",
};

/** Ann's options after changes of them, and the gender of her account. */
async function after(...changes: readonly Params[]) {
  const { wiki, ann } = await accountWiki({
    site: {
      userinfo: { options: DEFAULTS },
    },
    users: [{ name: "Admin" }, { name: "Ann", gender: "female" }],
  });
  for (const change of [{ change: "old=1" }, ...changes])
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await ann("options", change);
  const { useroptions = [], users } = wiki.current().tables;
  return {
    options: useroptions.map(({ owner, name, value }) => `${owner} ${name}=${value}`),
    gender: users.find(({ name }) => name === "Ann")?.gender,
  };
}

it.each<[name: string, value: string | undefined, kept: readonly string[]]>([
  ["flag", "1", []],
  ["flag", "true", []],
  ["flag", "0", ["Ann flag=0"]],
  ["flag", "", ["Ann flag="]],
  ["off", "0", []],
  ["off", "", []],
  ["off", "1", ["Ann off=1"]],
  ["count", "050.0", []],
  ["count", "51", ["Ann count=51"]],
  ["text", "a", []],
  ["text", "b", ["Ann text=b"]],
  ["nothing", "", []],
  ["nothing", "x", ["Ann nothing=x"]],
  ["userjs-a", "x", ["Ann userjs-a=x"]],
  ["userjs-a", "", ["Ann userjs-a="]],
  ["userjs-a", undefined, []],
])("%s with the value %j keeps %j", async (optionname, value, kept) => {
  const change = { optionname, ...(value !== undefined && { optionvalue: value }) };
  expect((await after(change)).options).toEqual(["Ann old=1", ...kept]);
});

it("options that are reset or set replace those of the account", async () => {
  expect((await after({ reset: true })).options).toEqual([]);
  expect((await after({ change: "old=3" })).options).toEqual(["Ann old=3"]);
});

it("a gender is also that of the account", async () => {
  expect((await after()).gender).toBe("female");
  expect((await after({ change: "gender=male" })).gender).toBe("male");
  expect((await after({ change: "gender" })).gender).toBe("unknown");
  expect((await after({ change: "gender=male" }, { reset: true })).gender).toBe("unknown");
});
