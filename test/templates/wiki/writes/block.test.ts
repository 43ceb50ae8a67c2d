import { describe, expect, it } from "vitest";
import { createWiki } from "../../../../generated/paraminfo/stub.js";
import { accountWiki, errors } from "./account-wiki.js";
import type { Params } from "./account-wiki.js";

/** Observed on MediaWiki 1.39 and 1.43. */
describe("the error of a blocked user", () => {
  const edit = { title: "Rose", text: "y" };

  it("has the end of the block as text", async () => {
    const { admin, ann } = await accountWiki();
    await admin("block", { user: "Ann", expiry: "2036-05-06T07:08:09Z" });
    const formatted = "07:08, 6 May 2036";
    expect(await ann("edit", edit)).toMatchObject({
      errors: [
        {
          code: "blocked",
          data: { blockinfo: { blockexpiryformatted: formatted, blockexpiryrelative: formatted } },
        },
      ],
    });
    await admin("block", { user: "Ann", expiry: "never", reblock: true });
    expect(JSON.stringify(await ann("edit", edit))).not.toContain("blockexpiryformatted");
  });

  it("combines the blocks of the account and of the address", async () => {
    const { admin, ann } = await accountWiki();
    await admin("block", { user: "Ann", nocreate: true, allowusertalk: true });
    await admin("block", { user: "127.0.0.0/16", expiry: "2036-05-06T07:08:09Z" });
    expect(await ann("edit", edit)).toMatchObject({
      errors: [
        {
          code: "blocked",
          data: {
            blockinfo: {
              blockid: null,
              blockedby: "",
              blockedbyid: 0,
              blockexpiry: "infinite",
              blockpartial: false,
              blocknocreate: true,
              blockanononly: false,
              blockcomponents: [{ blockid: 1 }, { blockid: 2 }],
            },
          },
        },
      ],
    });
    expect(await ann("edit", { title: "User talk:Ann", text: "x" })).toMatchObject(
      errors("blocked"),
    );
  });

  it("comes after that of tags, which they may not add", async () => {
    const { admin, ann } = await accountWiki();
    const patrol = { revid: 1, tags: "mine" };
    await admin("block", { user: "Ann" });
    expect(await ann("patrol", patrol, "patrol")).toMatchObject(errors("tags-apply-blocked"));
    const partial = { partial: true, pagerestrictions: "Rose", allowusertalk: true };
    await admin("block", { user: "Ann", ...partial, reblock: true });
    expect(await ann("patrol", patrol, "patrol")).toMatchObject(
      errors("permissiondenied", "blocked"),
    );
  });
});

describe("a block of the whole wiki", () => {
  it("comes after the error of a namespace without pages; observed on MediaWiki 1.39 and 1.43", async () => {
    const logs = [{ type: "managetags", action: "create", title: "Special:Tags" }];
    const { admin, ann, wiki } = await accountWiki({ logs });
    const change = wiki.current().tables.changes.find(({ ns }) => ns < 0);
    await admin("block", { user: "Ann" });
    expect(await ann("patrol", { rcid: change?.rcid ?? 0 }, "patrol")).toMatchObject(
      errors("permissiondenied", "unsupportednamespace", "blocked"),
    );
  });

  it("comes before all other errors of undelete, tag and purge", async () => {
    const usergroups = withRights("user", "changetags");
    const { admin, ann } = await accountWiki({ site: { usergroups } });
    const tag = { revid: 1, add: "mine" };
    expect(await ann("undelete", { title: "Lily" })).toMatchObject(errors("permissiondenied"));
    expect(await ann("tag", tag)).toMatchObject({ tag: [{ status: "success" }] });
    await admin("block", { user: "Ann" });
    expect(await ann("undelete", { title: "<>" })).toMatchObject(errors("blocked"));
    expect(await ann("tag", tag)).toMatchObject(errors("blocked"));
    expect(await ann("purge", { titles: "Rose" })).toMatchObject(errors("blocked"));
  });
});

/** The groups of a wiki, one of them with further rights. */
function withRights(name: string, ...rights: readonly string[]) {
  return createWiki({}).site.usergroups.map((group) =>
    group["name"] === name && Array.isArray(group["rights"])
      ? { ...group, rights: [...group["rights"], ...rights] }
      : group,
  );
}

describe("a block in the place of another", () => {
  const address = { user: "192.0.2.7", nocreate: true, allowusertalk: true, reason: "r" };
  const partial = { ...address, partial: true, pagerestrictions: "Rose" };
  const RIGHTS = ["blockemail", "hideuser"];
  const again = async (first: Params, second: Params) => {
    const { admin } = await accountWiki({ site: { usergroups: withRights("sysop", ...RIGHTS) } });
    await admin("block", first);
    return admin("block", { ...second, reblock: true });
  };

  it.each([
    [address, address],
    [{ user: "Ann" }, { user: "Ann", anononly: true }],
    [{ ...address, autoblock: true }, address],
    [partial, partial],
  ])("is refused if nothing differs: %j, then %j", async (first, second) => {
    expect(await again(first, second)).toMatchObject(errors("alreadyblocked"));
  });

  it.each([
    [address, { ...address, anononly: true }],
    [{ ...address, anononly: true }, address],
    [address, { ...address, expiry: "2036-05-06T07:08:09Z" }],
    [address, { ...address, reason: "other" }],
    [address, { ...address, nocreate: false }],
    [address, { ...address, allowusertalk: false }],
    [{ user: "Ann" }, { user: "Ann", autoblock: true }],
    [{ user: "Ann" }, { user: "Ann", noemail: true }],
    [{ user: "Ann" }, { user: "Ann", hidename: true }],
    [address, partial],
    [partial, address],
    [partial, { ...partial, pagerestrictions: "" }],
    [partial, { ...partial, namespacerestrictions: 1 }],
  ])("replaces it if something differs: %j, then %j", async (first, second) => {
    expect(await again(first, second)).toHaveProperty("block");
  });
});

describe("a partial block", () => {
  const partial = { user: "Ann", partial: true, allowusertalk: true };

  it("of the namespace of user talk leaves the account its talk page if it says so", async () => {
    const { admin, ann } = await accountWiki();
    const talk = { title: "User talk:Ann", text: "x" };
    await admin("block", { ...partial, namespacerestrictions: 3 });
    expect(await ann("edit", talk)).toHaveProperty("edit");
    expect(await ann("edit", { ...talk, title: "User talk:Bob" })).toMatchObject(errors("blocked"));
    await admin("block", {
      user: "Ann",
      partial: true,
      namespacerestrictions: 3,
      reblock: true,
    });
    expect(await ann("edit", talk)).toMatchObject(errors("blocked"));
  });

  it("of a page keeps an account from changing tags", async () => {
    const { admin, ann } = await accountWiki({
      site: { usergroups: withRights("user", "changetags") },
    });
    await admin("block", { ...partial, pagerestrictions: "Rose" });
    expect(await ann("tag", { revid: 1, add: "mine" })).toMatchObject({
      tag: [{ status: "failure" }],
    });
  });

  it("names its pages in their usual form, with the titles of the present", async () => {
    const { admin, wiki } = await accountWiki();
    expect(await admin("block", { ...partial, pagerestrictions: "rose" })).toMatchObject({
      block: { pagerestrictions: ["Rose"] },
    });
    const pages = async () => admin("query", { list: "blocks", bkprop: "restrictions" });
    const [rose] = wiki.current().tables.pages;
    const id = rose?.pageid;
    expect(await pages()).toMatchObject({
      query: { blocks: [{ restrictions: { pages: [{ id, ns: 0, title: "Rose" }] } }] },
    });
    await admin("move", { from: "Rose", to: "Lily" });
    expect(await pages()).toMatchObject({
      query: { blocks: [{ restrictions: { pages: [{ id, ns: 0, title: "Lily" }] } }] },
    });
    await admin("delete", { title: "Lily" });
    const { query } = await pages();
    expect(query).toEqual({ blocks: [{ restrictions: { pages: [{ id }] } }] });
  });

  it("of a missing page is refused before anything else", async () => {
    const { ann } = await accountWiki();
    expect(await ann("block", { ...partial, pagerestrictions: "Nowhere" })).toMatchObject(
      errors("missingtitle"),
    );
    expect(await ann("block", { ...partial, pagerestrictions: "Rose" })).toMatchObject(
      errors("permissiondenied"),
    );
  });
});
