import { describe, expect, it } from "vitest";
import { ask, codes } from "../../revision-wiki.js";

const found = async (request: string, as?: "Admin") => (await ask(request, as))["query"];

describe("list=usercontribs", () => {
  it("orders what one user did by time, and what several did by user first", async () => {
    expect(await ask("list=usercontribs&ucuser=Bea&ucprop=ids&uclimit=1")).toMatchObject({
      continue: { uccontinue: "20240101000000|1" },
      query: { usercontribs: [{ userid: 2, user: "Bea", revid: 3, parentid: 2, pageid: 1 }] },
    });
    const both = "list=usercontribs&ucuser=Bea|Cleo&ucprop=ids";
    expect(await ask(`${both}&uclimit=1`)).toMatchObject({
      continue: { uccontinue: "actor|2|20240103000000|3" },
      query: { usercontribs: [{ user: "Cleo", revid: 4 }] },
    });
    expect(await codes(`${both}&uccontinue=name|2|20240103000000|3`)).toEqual([
      ["badcontinue"],
      [],
    ]);
  });

  it("finds users by their addresses, without those whose name is hidden", async () => {
    const range = "list=usercontribs&uciprange=192.0.2.0/24&ucprop=ids";
    expect(await found(range)).toMatchObject({ usercontribs: [{ user: "192.0.2.9" }] });
    expect(await found(range, "Admin")).toMatchObject({
      usercontribs: [{ user: "192.0.2.9" }, { user: "192.0.2.7", userhidden: true }],
    });
    expect(await codes("list=usercontribs&uciprange=192.0.0.0/8")).toEqual([["cidrtoobroad"], []]);
    expect(await codes("list=usercontribs&uciprange=somewhere")).toEqual([["invalidiprange"], []]);
  });

  it("wants one way to say who, and no filters that exclude each other", async () => {
    expect(await codes("list=usercontribs")).toEqual([["missingparam"], []]);
    expect(await codes("list=usercontribs&ucuser=Bea&ucuserids=2")).toEqual([
      ["invalidparammix"],
      [],
    ]);
    expect(await codes("list=usercontribs&ucuser=Bea&ucshow=top|!top")).toEqual([["show"], []]);
    expect(await codes("list=usercontribs&ucuser=Bea&ucprop=patrolled")).toEqual([
      ["permissiondenied"],
      [],
    ]);
  });

  it("tells what is the last revision, what is new, and what it changed", async () => {
    expect(await found("list=usercontribs&ucuser=Bea&ucprop=flags|sizediff")).toMatchObject({
      usercontribs: [
        { new: false, top: true, sizediff: 30 },
        { new: true, top: false, sizediff: 3 },
      ],
    });
    expect(await found("list=usercontribs&ucuser=Bea&ucshow=new&ucprop=tags")).toMatchObject({
      usercontribs: [{ tags: ["fruit"] }],
    });
  });
});

describe("prop=contributors", () => {
  it("names accounts, and counts the others whose name is not hidden", async () => {
    expect(await found("prop=contributors&titles=Apple|User:Bea/x.js")).toMatchObject({
      pages: [
        { title: "Apple", contributors: [{ userid: 2, name: "Bea" }] },
        { title: "User:Bea/x.js", anoncontributors: 1 },
      ],
    });
  });

  it("takes groups or rights, and not both", async () => {
    expect(await found("prop=contributors&titles=Apple&pcexcludegroup=bot")).toEqual({
      pages: [{ pageid: 1, ns: 0, title: "Apple" }],
    });
    expect(await codes("prop=contributors&titles=Apple&pcgroup=bot&pcrights=edit")).toEqual([
      ["invalidparammix"],
      [],
    ]);
  });

  it("says where it goes on by page and user", async () => {
    expect(await ask("prop=contributors&titles=Apple|Pear&pclimit=1")).toMatchObject({
      continue: { pccontinue: "2|3" },
    });
  });
});

describe("list=users", () => {
  it("puts names that nobody can have first, and keeps the others in their order", async () => {
    expect(await found("list=users&ususers=cleo|1.2.3.4|Nobody|Bea")).toEqual({
      users: [
        { name: "1.2.3.4", invalid: true },
        { userid: 3, name: "Cleo" },
        { name: "Nobody", missing: true },
        { userid: 2, name: "Bea" },
      ],
    });
  });

  it("does not know hidden users, unless the caller may see them", async () => {
    expect(await found("list=users&ususers=Shade")).toEqual({
      users: [{ name: "Shade", missing: true }],
    });
    expect(await found("list=users&ususers=Shade", "Admin")).toEqual({
      users: [{ userid: 4, name: "Shade", hidden: true }],
    });
  });

  it("tells when a block ends, with dates as pages show them", async () => {
    expect(await found("list=users&ususers=Cleo&usprop=blockinfo")).toMatchObject({
      users: [
        {
          blockedby: "Admin",
          blockreason: "why",
          blockpartial: false,
          blockexpiry: "2090-03-01T12:00:00Z",
          blockexpiryformatted: "12:00, 1 March 2090",
        },
      ],
    });
  });
});

describe("list=allusers", () => {
  it("goes on by the name that the next answer begins with", async () => {
    expect(await ask("list=allusers&aulimit=1")).toMatchObject({
      continue: { aufrom: "Bea" },
      query: { allusers: [{ name: "Admin" }] },
    });
    expect(await found("list=allusers&aufrom=b&aulimit=1")).toMatchObject({
      allusers: [{ name: "Bea" }],
    });
  });
});

describe("list=blocks", () => {
  it("shows blocks of hidden users to nobody who may not see them", async () => {
    expect(await found("list=blocks&bkprop=user")).toEqual({
      blocks: [{ user: "198.51.100.0/24" }, { user: "Cleo" }],
    });
    expect(await found("list=blocks&bkprop=user", "Admin")).toMatchObject({
      blocks: [{ user: "Shade" }, { user: "198.51.100.0/24" }, { user: "Cleo" }],
    });
  });

  it("finds the ranges that an address is in", async () => {
    expect(await found("list=blocks&bkprop=user&bkip=198.51.100.7")).toEqual({
      blocks: [{ user: "198.51.100.0/24" }],
    });
    expect(await found("list=blocks&bkprop=user&bkip=198.51.101.7")).toEqual({ blocks: [] });
    expect(await codes("list=blocks&bkip=nowhere")).toEqual([["param_ip"], []]);
    expect(await codes("list=blocks&bkip=198.51.100.7&bkusers=Cleo")).toEqual([
      ["invalidparammix"],
      [],
    ]);
  });

  it("filters by what is blocked and for how long", async () => {
    expect(await found("list=blocks&bkprop=user|expiry&bkshow=temp|account")).toEqual({
      blocks: [
        {
          user: "Cleo",
          expiry: "2090-03-01T12:00:00Z",
          "duration-l10n": "6 decades, 6 years, 1 month, 21 days and 12 hours",
        },
      ],
    });
    expect(await codes("list=blocks&bkshow=ip|!ip")).toEqual([["show"], []]);
  });
});
