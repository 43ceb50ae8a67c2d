import { describe, expect, it } from "vitest";
import { callStub, listIn } from "../asking.js";

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

const ask = callStub(DATA);

describe("the newest version", () => {
  // Observed on each version with the same pages: test/wiki/stub-shares.test.ts.
  it("lists links by the number of their target", async () => {
    const { continue: next } = await ask("list=alllinks&allimit=2&alprop=title|ids");
    expect(next).toMatchObject({ alcontinue: expect.stringMatching(/^\d+\|\d+$/) });
  });

  it("continues lists of external links by their number", async () => {
    const { continue: next } = await ask("list=exturlusage&eulimit=2&euprop=url");
    expect(next).toMatchObject({ eucontinue: "3" });
  });

  it("continues pages with a property at a number only", async () => {
    const request = "list=pageswithprop&pwppropname=displaytitle&pwpcontinue=x";
    expect(await ask(request)).toMatchObject({ error: { code: "badcontinue" } });
  });

  it.each(["x|y", "20240101000000|y", "x", "|", "20240101000000|1|2"])(
    "continues the log at a time and a number, not at %s",
    async (value) => {
      const request = `list=logevents&lecontinue=${encodeURIComponent(value)}`;
      expect(await ask(request)).toMatchObject({ error: { code: "badcontinue" } });
    },
  );

  it("lists everybody with a right of all users", async () => {
    const request = "list=allusers&aurights=edit&auprop=";
    expect(listIn(await ask(request), "allusers").length).toBeGreaterThanOrEqual(2);
    expect(listIn(await ask(`${request}&augroup=bot`), "allusers")).toEqual([]);
  });

  it("has the revisions of events with their numbers", async () => {
    const events = callStub(LOG);
    const [first] = listIn(await events("list=logevents&leprop=ids"), "logevents");
    expect(first).toHaveProperty("revid", 7);
    const [other] = listIn(await events("list=logevents&leprop=type"), "logevents");
    expect(other).not.toHaveProperty("revid");
  });

  it("has no numbers of the pages of deleted revisions", async () => {
    const deleted = [{ title: "A", revisions: [{ text: "An older page." }] }];
    const response = await callStub({ ...DATA, deleted })("list=alldeletedrevisions", "Admin");
    expect(listIn(response, "alldeletedrevisions")[0]?.["pageid"]).toBe(0);
  });
});
