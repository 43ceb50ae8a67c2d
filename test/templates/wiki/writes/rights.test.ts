import { describe, expect, it } from "vitest";
import { accountWiki, errors } from "./account-wiki.js";
import type { Params } from "./account-wiki.js";

async function start(now = "2024-01-01T00:00:00Z") {
  const { wiki, admin, ann } = await accountWiki({ site: { general: { time: now } } });
  const groups = (): unknown =>
    wiki.current().tables.users.find(({ name }) => name === "Ann")?.groupmemberships;
  return {
    groups,
    rights: async (params: Params) => admin("userrights", { user: "Ann", ...params }, "userrights"),
    rightsAsAnn: async (params: Params) =>
      ann("userrights", { user: "Ann", ...params }, "userrights"),
  };
}

describe("a change of groups", () => {
  it("has an end for all groups, or one for each", async () => {
    const { groups, rights } = await start();
    expect(
      await rights({ add: "bot|sysop", expiry: "2036-05-06T07:08:09Z|infinite" }),
    ).toMatchObject({ userrights: { user: "Ann", added: ["bot", "sysop"], removed: [] } });
    expect(groups()).toEqual([
      { group: "bot", expiry: "2036-05-06T07:08:09Z" },
      { group: "sysop", expiry: "infinity" },
    ]);
    await rights({ add: "bot|sysop", expiry: "2037-01-01T00:00:00Z" });
    expect(groups()).toEqual([
      { group: "bot", expiry: "2037-01-01T00:00:00Z" },
      { group: "sysop", expiry: "2037-01-01T00:00:00Z" },
    ]);
    await rights({ add: "bot" });
    expect(groups()).toEqual([
      { group: "bot", expiry: "infinity" },
      { group: "sysop", expiry: "2037-01-01T00:00:00Z" },
    ]);
    expect(await rights({ remove: "sysop" })).toMatchObject({ userrights: { removed: ["sysop"] } });
    expect(groups()).toEqual([{ group: "bot", expiry: "infinity" }]);
  });

  it.each<[string, Params, string]>([
    [
      "too few ends",
      { add: "bot|sysop|bureaucrat", expiry: "infinite|2036-05-06T07:08:09Z" },
      "toofewexpiries",
    ],
    ["an end that is no time", { add: "bot", expiry: "x" }, "invalidexpiry"],
    ["an end in the past", { add: "bot", expiry: "2001-01-01T00:00:00Z" }, "pastexpiry"],
  ])("is refused for %s", async (_which, params, code) => {
    const { groups, rights } = await start();
    expect(await rights(params)).toMatchObject(errors(code));
    expect(groups()).toEqual([]);
  });

  it("leaves out what the caller may not change", async () => {
    const { rightsAsAnn } = await start();
    expect(await rightsAsAnn({ add: "sysop" })).toMatchObject({
      userrights: { added: [], removed: [] },
    });
  });
});
