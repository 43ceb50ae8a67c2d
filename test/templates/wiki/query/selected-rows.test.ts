import { describe, expect, it } from "vitest";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { allOf, callStub, listIn } from "../asking.js";

const ask = callStub({
  users: [{ name: "Admin", groups: ["sysop"] }, { name: "Bea" }],
  pages: [
    {
      title: "Apple",
      revisions: [
        { text: "One", user: "Bea" },
        { text: "One two", user: "Bea", comment: "/* A */ [[Pear]]" },
        { text: "One two three", user: "192.0.2.1", minor: true },
      ],
    },
    { title: "Pear", text: "[[Category:Fruit]] [[de:Birne]] [//example.org/ both]" },
    { title: "Category:Empty", text: "" },
  ],
  deleted: [{ title: "Gone", revisions: [{ text: "Was here", user: "Bea" }] }],
  blocks: [
    { user: "Bea", pages: ["Apple"], reason: "<b>", expiry: "2097-01-01T00:00:00Z" },
    { user: "192.0.2.0/24" },
  ],
  site: {
    interwikimap: [
      { prefix: "de", language: "Deutsch", url: "https://de.example/wiki/$1", protorel: false },
    ],
  },
});

async function errorCode(request: string): Promise<unknown> {
  const { error } = await ask(request);
  return isJsonObject(error) ? error["code"] : undefined;
}

async function first(request: string, list: string, user?: string): Promise<JsonObject> {
  const [row] = listIn(await ask(request, user), list);
  return row ?? {};
}

describe("revisions", () => {
  it("have comments with links, and the size of the revision before", async () => {
    expect(
      await first("list=usercontribs&ucuser=Bea&ucprop=parsedcomment|sizediff", "usercontribs"),
    ).toMatchObject({ sizediff: 4, parsedcomment: expect.stringContaining('title="Pear"') });
  });
});

describe("a list", () => {
  it("returns each row once, in both directions", async () => {
    const whole = listIn(await ask("list=allpages&aplimit=max"), "allpages");
    const up = await allOf(ask, "list=allpages&aplimit=1", "allpages");
    const down = await allOf(ask, "list=allpages&aplimit=1&apdir=descending", "allpages");
    expect(up.flat()).toEqual(whole);
    expect(down.flat().toReversed()).toEqual(whole);
  });

  it("finds the pages of revisions as a generator", async () => {
    const found = await ask("generator=allrevisions&garvlimit=max&prop=info");
    expect(listIn(found, "pages").map(({ title }) => title)).toEqual([
      "Apple",
      "Pear",
      "Category:Empty",
    ]);
  });
});

describe("categories", () => {
  it("have their sizes, with a page or without", async () => {
    const { query } = await ask("prop=categoryinfo&titles=Category:Fruit|Category:Empty|Apple");
    expect(query).toMatchObject({
      pages: expect.arrayContaining([
        expect.objectContaining({
          missing: true,
          categoryinfo: expect.objectContaining({ size: 1 }),
        }),
        expect.objectContaining({
          title: "Category:Empty",
          categoryinfo: expect.objectContaining({ size: 0 }),
        }),
        expect.not.objectContaining({ categoryinfo: expect.anything() }),
      ]),
    });
  });
});

describe("blocks", () => {
  it("name the pages that they are about, and their end", async () => {
    const prop = "bkprop=id|user|restrictions|expiry|reason|parsedreason";
    expect(await first(`list=blocks&bkusers=Bea&${prop}`, "blocks")).toMatchObject({
      expiry: "2097-01-01T00:00:00Z",
      restrictions: { pages: [{ id: 1, ns: 0, title: "Apple" }] },
    });
    expect(await first("list=blocks&bkip=192.0.2.7", "blocks")).toMatchObject({
      user: "192.0.2.0/24",
    });
    expect(await errorCode("list=blocks&bkip=x")).toBe("param_ip");
  });
});

describe("links", () => {
  it("have addresses on request", async () => {
    expect(await first("prop=langlinks&titles=Pear&llprop=url|autonym", "pages")).toMatchObject({
      langlinks: [{ lang: "de", url: "https://de.example/wiki/Birne" }],
    });
    const [page] = listIn(await ask("prop=extlinks&titles=Pear&elexpandurl=1"), "pages");
    expect(page).toMatchObject({ extlinks: [{ url: "http://example.org/" }] });
  });
});
