import { describe, expect, it } from "vitest";
import { createWiki } from "../../../../generated/paraminfo/stub.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { accountWiki } from "./account-wiki.js";
import type { Params } from "./account-wiki.js";

/** Observed on MediaWiki 1.39 and 1.43. */
describe("a change of groups", () => {
  it("leaves out memberships that stay as they are, and keeps the positions of the others", async () => {
    const { admin } = await accountWiki();
    const rights = async (params: Params): Promise<JsonObject> =>
      admin("userrights", { user: "Ann", ...params }, "userrights");
    const expiry = "2036-05-06T07:08:09Z";
    expect(await rights({ add: "bot|sysop", expiry })).toMatchObject({
      userrights: { added: ["bot", "sysop"], removed: [] },
    });
    expect(await rights({ add: "bot|bureaucrat", expiry })).toMatchObject({
      userrights: { added: { "1": "bureaucrat" } },
    });
    expect(await rights({ add: "bot" })).toMatchObject({ userrights: { added: ["bot"] } });
    expect(await rights({ remove: "suppress|bureaucrat" })).toMatchObject({
      userrights: { removed: { "1": "bureaucrat" } },
    });
  });
});

describe("a preference", () => {
  it("that needs a right is unknown to others", async () => {
    const options = {
      watchrollback: false,
      watchdeletion: false,
      watchdefault: false,
    };
    const { site } = createWiki({});
    const { admin, ann } = await accountWiki({ site: { userinfo: { ...site.userinfo, options } } });
    const change = "watchrollback=1|watchdeletion=1|watchdefault=1";
    expect(await admin("options", { change })).toEqual({ options: "success" });
    expect(await ann("options", { change })).toEqual({
      options: "success",
      warnings: [
        { code: "validationfailed", module: "options" },
        { code: "validationfailed", module: "options" },
      ],
    });
  });

  it("decides whether a change of a page adds it to the watch list", async () => {
    const options = { watchdefault: true, watchcreations: true, watchdeletion: false };
    const { site } = createWiki({});
    const { admin, wiki } = await accountWiki({
      site: { userinfo: { ...site.userinfo, options } },
    });
    const watched = (): readonly string[] =>
      wiki.current().tables.watchlist.flatMap(({ ns, title }) => (ns === 0 ? [title] : []));
    await admin("delete", { title: "Rose" });
    expect(watched()).toEqual([]);
    await admin("options", { change: "watchdeletion=1|watchdefault=0" });
    await admin("edit", { title: "Rose", text: "new" });
    expect(watched()).toEqual(["Rose"]);
    await admin("watch", { titles: "Rose", unwatch: true }, "watch");
    await admin("edit", { title: "Rose", text: "newer" });
    expect(watched()).toEqual([]);
    await admin("delete", { title: "Rose" });
    expect(watched()).toEqual(["Rose"]);
  });
});
