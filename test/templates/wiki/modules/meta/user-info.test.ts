import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../../../templates/runtime/model/json.js";
import { createWiki } from "../../../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../../../templates/wiki/server/wiki-stub.js";
import type { TableRow } from "../../../../../templates/wiki/values/row.js";
import type { StoredWiki } from "../../../../../templates/wiki/store/store.js";
import { catalogueApi } from "../../../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../../../wiki/learned.js";

const PARTS = { api: catalogueApi(), results: learnedResults() };
const ALL = [
  "blockinfo|hasmsg|groups|groupmemberships|implicitgroups|rights|changeablegroups|options|editcount",
  "ratelimits|email|realname|acceptlang|registrationdate|unreadcount|centralids|latestcontrib",
].join("|");

const BASE = createWiki({ users: [{ name: "Ann Lee" }, { name: "Ben" }] });
const [ANN, BEN]: readonly TableRow[] = BASE.tables["users"] ?? [];

/** What a wiki with other tables says of who asks. */
async function userInfo(
  tables: StoredWiki["tables"],
  { user, prop = ALL, site }: { user?: string; prop?: string; site?: JsonObject } = {},
): Promise<unknown> {
  const wiki = { site: { ...BASE.site, ...site }, tables: { ...BASE.tables, ...tables } };
  const { body } = await wikiStub(PARTS, wiki).service({
    method: "GET",
    url: `/api.php?action=query&format=json&formatversion=2&meta=userinfo&uiprop=${prop}`,
    headers: user === undefined ? {} : { cookie: `paramsmith_user=${encodeURIComponent(user)}` },
    body: "",
  });
  const { query } = JSON.parse(body);
  return query.userinfo;
}

describe("what a wiki says of who asks", () => {
  it("has all that is stored of an account", async () => {
    const found = await userInfo(
      {
        users: [
          {
            ...ANN,
            userid: 7,
            groups: ["cook"],
            implicitgroups: ["*", "user"],
            groupmemberships: [{ group: "cook", expiry: "infinity" }],
            rights: ["read", "eat"],
            editcount: 12,
            registration: "2023-01-02T03:04:05Z",
            emailable: true,
          },
        ],
        useroptions: [
          { owner: "Ann Lee", name: "language", value: "de" },
          { owner: "Ann Lee", name: "minordefault", value: "0" },
          { owner: "Ben", name: "language", value: "fr" },
        ],
        watchlist: [
          {
            owner: "Ann Lee",
            ns: 3,
            title: "User talk:Ann Lee",
            notificationtimestamp: "2024-01-01T00:00:00Z",
          },
          { owner: "Ann Lee", ns: 0, title: "Rose", notificationtimestamp: "2024-01-01T00:00:00Z" },
          { owner: "Ann Lee", ns: 0, title: "Tulip" },
        ],
        revisions: [
          { revid: 3, user: "Ann Lee", timestamp: "2024-02-01T00:00:00Z" },
          { revid: 2, user: "Ann Lee", timestamp: "2024-03-01T00:00:00Z" },
          { revid: 1, user: "Ben", timestamp: "2024-04-01T00:00:00Z" },
        ],
      },
      {
        user: "Ann Lee",
        site: { userinfo: { anon: true, options: { language: "en", skin: "vector" } } },
      },
    );
    expect(found).toEqual({
      id: 7,
      name: "Ann Lee",
      messages: true,
      groups: ["cook", "*", "user"],
      groupmemberships: [{ group: "cook", expiry: "infinity" }],
      implicitgroups: ["*", "user"],
      rights: ["read", "eat"],
      changeablegroups: { add: [], remove: [], "add-self": [], "remove-self": [] },
      options: { language: "de", skin: "vector", minordefault: 0 },
      editcount: 12,
      ratelimits: {},
      email: "ann.lee@example.org",
      emailauthenticated: "2023-01-02T03:04:05Z",
      realname: "",
      acceptlang: [],
      registrationdate: "2023-01-02T03:04:05Z",
      unreadcount: 2,
      centralids: { local: 7 },
      attachedlocal: { local: true },
      latestcontrib: "2024-03-01T00:00:00Z",
    });
  });

  it("has defaults for what is not stored", async () => {
    expect(
      await userInfo(
        { users: [{ name: "Ann Lee", userid: 7 }], revisions: [] },
        { user: "Ann Lee" },
      ),
    ).toMatchObject({
      id: 7,
      name: "Ann Lee",
      messages: false,
      groups: ["*", "user", "autoconfirmed"],
      groupmemberships: [],
      implicitgroups: ["*", "user", "autoconfirmed"],
      editcount: 0,
      unreadcount: 0,
      email: "",
    });
    expect(
      await userInfo(
        { users: [{ name: "Ann Lee", userid: 7 }], revisions: [] },
        { user: "Ann Lee", prop: "registrationdate|latestcontrib" },
      ),
    ).toEqual({ id: 7, name: "Ann Lee" });
  });

  it.each([
    ["changes of a page of the same name", { ns: 0, title: "Ann Lee" }, false],
    ["changes of another's talk page", { ns: 3, title: "User talk:Ben" }, false],
    ["changes of the own talk page", { ns: 3, title: "User talk:Ann Lee" }, true],
  ])("counts %s as messages or not", async (_which, entry, isMessage) => {
    const unseen = { owner: "Ann Lee", notificationtimestamp: "2024-01-01T00:00:00Z", ...entry };
    expect(
      await userInfo(
        { users: [{ ...ANN }], watchlist: [unseen] },
        { user: "Ann Lee", prop: "hasmsg" },
      ),
    ).toMatchObject({ messages: isMessage });
  });

  it("has no address of who cannot be written to, and the stored one otherwise", async () => {
    const ask = async (more: object): Promise<unknown> =>
      userInfo({ users: [{ ...BEN, ...more }] }, { user: "Ben", prop: "email" });
    const userid = BEN?.["userid"];
    expect(await ask({ emailable: false, email: "b@c.example" })).toEqual({
      id: userid,
      name: "Ben",
      email: "",
    });
    expect(
      await ask({
        emailable: true,
        email: "b@c.example",
        emailauthenticated: "2024-05-06T00:00:00Z",
      }),
    ).toEqual({
      id: userid,
      name: "Ben",
      email: "b@c.example",
      emailauthenticated: "2024-05-06T00:00:00Z",
    });
  });

  it("has the block of the caller if it is requested", async () => {
    const blocks = [
      {
        id: 3,
        user: "Ben",
        by: "Ann Lee",
        byid: 1,
        reason: "x",
        timestamp: "2024-01-01T00:00:00Z",
        expiry: "infinity",
      },
    ];
    expect(await userInfo({ blocks }, { user: "Ben", prop: "blockinfo" })).toMatchObject({
      blockid: 3,
      blockedby: "Ann Lee",
      blockreason: "x",
      blockexpiry: "infinite",
    });
    expect(await userInfo({ blocks }, { user: "Ben", prop: "realname" })).toEqual({
      id: BEN?.["userid"],
      name: "Ben",
      realname: "",
    });
  });

  it("has the facts of the wiki about who has not logged in", async () => {
    const site = { userinfo: { id: 0, name: "192.0.2.1", anon: true, editcount: 5 } };
    expect(await userInfo({}, { site, prop: "editcount|centralids|groups" })).toMatchObject({
      id: 0,
      name: "192.0.2.1",
      anon: true,
      centralids: { local: 0 },
      attachedlocal: { local: false },
    });
  });
});
