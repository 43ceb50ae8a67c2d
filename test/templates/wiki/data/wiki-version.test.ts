import { describe, expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import { isWikiVersion, ofVersion } from "../../../../templates/wiki/data/wiki-version.js";
import type { WikiVersion } from "../../../../templates/wiki/data/wiki-version.js";
import { callStub, listIn } from "../asking.js";
import type { Ask } from "../asking.js";

const PAGES = [
  { title: "A", text: "[[Zoo]] [[Ape]] https://b.example/1 [https://a.example/2 x]" },
  { title: "B", text: "[[Ape]] [[Bee]] https://a.example/1" },
];
const DATA = {
  pages: PAGES,
  users: [{ name: "Cleo" }, { name: "Dee" }],
  blocks: [{ user: "Cleo", reason: "a", expiry: "2090-03-01T12:00:00Z" }],
};

const EVENT = {
  logid: 1,
  ns: 0,
  title: "A",
  pageid: 1,
  logpage: 1,
  revid: 7,
  params: {},
  type: "move",
  action: "move",
  user: "Cleo",
  userid: 1,
  timestamp: "2024-01-01T09:00:00Z",
  comment: "",
  tags: [],
};
const LOG = { pages: PAGES, tables: { logevents: [EVENT] } };

function stubOf(version: WikiVersion): Ask {
  return callStub(DATA, new Map(), version);
}

describe("a stub of a version", () => {
  // Observed on each version with the same pages: test/wiki/stub-shares.test.ts.
  it("lists links by title before 1.43, and by the number of their target since", async () => {
    const request = "list=alllinks&allimit=2&alprop=title|ids";
    const older = await stubOf("1.39")(request);
    expect(listIn(older, "alllinks").map(({ title }) => title)).toEqual(["Ape", "Ape"]);
    expect(older["continue"]).toMatchObject({ alcontinue: "Bee|2" });
    for (const version of ["1.43", "1.45"] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one version after the other
      const newer = await stubOf(version)(request);
      expect(newer["continue"]).toMatchObject({ alcontinue: expect.stringMatching(/^\d+\|\d+$/) });
    }
  });

  it("continues lists of external links by their number since 1.43", async () => {
    const request = "list=exturlusage&eulimit=2&euprop=url";
    expect((await stubOf("1.39")(request))["continue"]).toMatchObject({
      eucontinue: "https://example.b./1|1",
    });
    expect((await stubOf("1.43")(request))["continue"]).toMatchObject({ eucontinue: "3" });
  });

  it("continues pages with a property at a number only since 1.43", async () => {
    const request = "list=pageswithprop&pwppropname=displaytitle&pwpcontinue=x";
    expect(await stubOf("1.39")(request)).not.toHaveProperty("error");
    for (const version of ["1.43", "1.45"] as const)
      // oxlint-disable-next-line no-await-in-loop -- one version after the other
      expect(await stubOf(version)(request)).toMatchObject({ error: { code: "badcontinue" } });
  });

  it.each(["x|y", "20240101000000|y", "x", "|", "20240101000000|1|2"])(
    "continues the log at a time and a number, not at %s",
    async (value) => {
      const request = `list=logevents&lecontinue=${encodeURIComponent(value)}`;
      expect(await stubOf("1.43")(request)).toMatchObject({ error: { code: "badcontinue" } });
    },
  );

  it("has the fields of the version", async () => {
    const request = "list=blocks|users&bkprop=expiry&ususers=Cleo&usprop=blockinfo";
    const fields = async (version: WikiVersion): Promise<readonly string[]> => {
      const answer = await stubOf(version)(request);
      return [...listIn(answer, "blocks"), ...listIn(answer, "users")].flatMap(Object.keys);
    };
    const later = ["duration-l10n", "blockemail", "blockowntalk"];
    expect((await fields("1.39")).filter((name) => later.includes(name))).toEqual([]);
    expect((await fields("1.43")).filter((name) => later.includes(name))).toEqual(later.slice(1));
    expect((await fields("1.45")).filter((name) => later.includes(name))).toEqual(later);
  });

  it("lists everybody with a right of all users since 1.43", async () => {
    const request = "list=allusers&aurights=edit&auprop=";
    expect(listIn(await stubOf("1.39")(request), "allusers")).toEqual([]);
    expect(listIn(await stubOf("1.43")(request), "allusers").length).toBeGreaterThanOrEqual(2);
    expect(listIn(await stubOf("1.43")(`${request}&augroup=bot`), "allusers")).toEqual([]);
  });

  it("has the revisions of events since 1.43, with their numbers", async () => {
    const events = callStub(LOG, new Map(), "1.43");
    expect(listIn(await events("list=logevents&leprop=ids"), "logevents")[0]).toHaveProperty(
      "revid",
      7,
    );
    expect(listIn(await events("list=logevents&leprop=type"), "logevents")[0]).not.toHaveProperty(
      "revid",
    );
    const older = callStub(LOG, new Map(), "1.39");
    expect(listIn(await older("list=logevents&leprop=ids"), "logevents")[0]).not.toHaveProperty(
      "revid",
    );
  });

  it("has no numbers of the pages of deleted revisions since 1.45", async () => {
    const data = {
      ...DATA,
      deleted: [{ title: "A", revisions: [{ text: "An older page." }] }],
    };
    const first = async (version: WikiVersion): Promise<unknown> =>
      listIn(
        await callStub(data, new Map(), version)("list=alldeletedrevisions", "Admin"),
        "alldeletedrevisions",
      )[0]?.["pageid"];
    expect(await first("1.43")).toBeGreaterThan(0);
    expect(await first("1.45")).toBe(0);
  });

  it("names the page of a generator of query pages before 1.43 only", async () => {
    const request = "generator=querypage&gqppage=Wantedpages";
    expect((await stubOf("1.39")(request))["query"]).toHaveProperty("querypage");
    expect((await stubOf("1.43")(request))["query"] ?? {}).not.toHaveProperty("querypage");
  });
});

describe("the option version", () => {
  it("decides the software that the stub reports; the newest by default", async () => {
    expect(await generatorOf(createParaminfoStub({ version: "1.39" }))).toBe("MediaWiki 1.39.17");
    expect(await generatorOf(createParaminfoStub({ version: "1.43" }))).toBe("MediaWiki 1.43.9");
    expect(await generatorOf(createParaminfoStub())).toBe("MediaWiki 1.45.0");
  });

  it("keeps a release of the version in the wiki's data", async () => {
    const general = { generator: "MediaWiki 1.43.3" };
    const base = createWiki({ pages: PAGES });
    const wiki = { ...base, site: { ...base.site, general } };
    expect(ofVersion(wiki, "1.43")).toBe(wiki);
    expect(ofVersion(wiki, undefined)).toBe(wiki);
    expect(await generatorOf(createParaminfoStub({ wiki, version: "1.45" }))).toBe(
      "MediaWiki 1.45.0",
    );
  });

  it("is one of the known versions, which the error lists", () => {
    const text: string = "1.40";
    expect(isWikiVersion(text)).toBe(false);
    // @ts-expect-error -- an unknown version is an error of the compiler, too
    expect(() => createParaminfoStub({ version: "1.40" })).toThrow(
      new RangeError("The stub has no MediaWiki 1.40. It has 1.39, 1.43, 1.45."),
    );
  });
});

async function generatorOf(stub: ReturnType<typeof createParaminfoStub>): Promise<unknown> {
  const url = "https://wiki.example/w/api.php?action=query&meta=siteinfo&format=json";
  const answer: unknown = await (await stub(new Request(url))).json();
  return Object(answer).query.general.generator;
}
