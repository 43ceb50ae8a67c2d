import { describe, expect, it } from "vitest";
import { createParaminfoHandler } from "../../../../generated/paraminfo/handlers.js";

const API = "https://example.org/w/api.php";

const service = createParaminfoHandler({
  allpages: () => [{ pageid: 5, title: "A", redirect: true, missing: false, pages: [{ a: 1 }] }],
  info: () => [
    { pageid: 5, title: "A", new: true, touched: null },
    { title: "B", missing: true },
    { title: "C", missing: true },
  ],
});

async function ask(query: string): Promise<{ response: Response; body: unknown }> {
  const response = await service(new Request(`${API}?action=query&format=json&${query}`));
  return { response, body: await response.json() };
}

const WARNED = "list=allpages&aplimit=0&apprtype=x&foo=1&bar.x=1";
const RANGE = "aplimit: must be between 1 and 500, not 0";
const VALUES = 'apprtype: does not know "x"';
const NAMES = "No selected module has these parameters: foo, bar_x";

describe("an error", () => {
  it.each([
    [
      "bc",
      "1",
      { error: { code: "badinteger", info: 'apminsize: "x" is not an integer of 64 bits' } },
    ],
    [
      "bc",
      "2",
      { error: { code: "badinteger", info: 'apminsize: "x" is not an integer of 64 bits' } },
    ],
    [
      "plaintext",
      "2",
      {
        errors: [
          {
            code: "badinteger",
            text: 'apminsize: "x" is not an integer of 64 bits',
            module: "query+allpages",
          },
        ],
      },
    ],
    [
      "plaintext",
      "1",
      {
        errors: [
          {
            code: "badinteger",
            "*": 'apminsize: "x" is not an integer of 64 bits',
            module: "query+allpages",
          },
        ],
      },
    ],
    [
      "wikitext",
      "2",
      {
        errors: [
          {
            code: "badinteger",
            text: 'apminsize: "x" is not an integer of 64 bits',
            module: "query+allpages",
          },
        ],
      },
    ],
    [
      "html",
      "2",
      {
        errors: [
          {
            code: "badinteger",
            html: 'apminsize: "x" is not an integer of 64 bits',
            module: "query+allpages",
          },
        ],
      },
    ],
    [
      "html",
      "1",
      {
        errors: [
          {
            code: "badinteger",
            "*": 'apminsize: "x" is not an integer of 64 bits',
            module: "query+allpages",
          },
        ],
      },
    ],
    ["none", "2", { errors: [{ code: "badinteger", module: "query+allpages" }] }],
    ["none", "1", { errors: [{ code: "badinteger", module: "query+allpages" }] }],
    [
      "raw",
      "2",
      {
        errors: [
          {
            code: "badinteger",
            key: "rawmessage",
            params: ['apminsize: "x" is not an integer of 64 bits'],
            module: "query+allpages",
          },
        ],
      },
    ],
  ])("has the form %s in format version %s", async (errorformat, formatversion, expected) => {
    const { response, body } = await ask(
      `list=allpages&apminsize=x&errorformat=${errorformat}&formatversion=${formatversion}`,
    );
    expect(body).toEqual(expected);
    expect(response.status).toBe(200);
    expect(response.headers.get("mediawiki-api-error")).toBe("badinteger");
  });

  it("carries its data, in the older form beside its code", async () => {
    const values = Array.from({ length: 51 }, (_, index) => index).join("%7C");
    const data = { limit: 50, lowlimit: 50, highlimit: 500 };
    const many = `list=users&ususerids=${values}&formatversion=2`;
    expect((await ask(`${many}&errorformat=bc`)).body).toMatchObject({
      error: { code: "toomanyvalues", ...data },
    });
    expect((await ask(`${many}&errorformat=plaintext`)).body).toMatchObject({
      errors: [{ code: "toomanyvalues", data }],
    });
  });

  it("comes with the warnings about the same module, and without those about names", async () => {
    const query = "list=allpages&aplimit=0&apminsize=x&apprtype=x&foo=1&formatversion=2";
    expect((await ask(`${query}&errorformat=plaintext`)).body).toMatchObject({
      errors: [{ code: "badinteger" }],
      warnings: [{ code: "unrecognizedvalues" }, { code: "outofrange" }],
    });
  });

  it("has the older form where the wanted one is not known", async () => {
    expect((await ask("errorformat=foo&formatversion=2")).body).toMatchObject({
      error: { code: "badvalue" },
    });
  });

  it("has its markup escaped in HTML", async () => {
    const { body } = await ask(
      "list=allpages&apminsize=%3Cb%3E%26&errorformat=html&formatversion=2",
    );
    expect(body).toMatchObject({
      errors: [{ html: 'apminsize: "&lt;b&gt;&amp;" is not an integer of 64 bits' }],
    });
  });
});

describe("warnings", () => {
  const listed = [
    { code: "unrecognizedvalues", data: { values: ["x"] }, module: "query+allpages" },
    { code: "outofrange", module: "query+allpages" },
    { code: "unrecognizedparams", module: "main" },
  ];

  it("are a list, the names that nobody knows in one", async () => {
    const { body } = await ask(`${WARNED}&errorformat=plaintext&formatversion=2`);
    const texts = [VALUES, RANGE, NAMES];
    expect(body).toMatchObject({
      warnings: listed.map((each, index) => ({ ...each, text: texts[index] })),
    });
    expect(body).toHaveProperty("query");
  });

  it("have no text where none is wanted", async () => {
    const { body } = await ask(`${WARNED}&errorformat=none&formatversion=2`);
    expect(body).toMatchObject({ warnings: listed });
    expect(JSON.stringify(body)).not.toContain("must be between");
  });

  it("are texts by module in the older form", async () => {
    expect((await ask(`${WARNED}&errorformat=bc&formatversion=2`)).body).toMatchObject({
      warnings: { allpages: { warnings: `${VALUES}\n${RANGE}` }, main: { warnings: NAMES } },
    });
    expect((await ask(`${WARNED}&errorformat=bc&formatversion=1`)).body).toMatchObject({
      warnings: { allpages: { "*": `${VALUES}\n${RANGE}` }, main: { "*": NAMES } },
    });
  });

  it("are absent where there are none", async () => {
    expect((await ask("list=allpages&formatversion=2")).body).not.toHaveProperty("warnings");
  });
});

describe("an answer in format version 1", () => {
  it("has empty texts for what is true and leaves out what is false", async () => {
    expect((await ask("list=allpages&formatversion=1")).body).toEqual({
      batchcomplete: "",
      query: { allpages: [{ pageid: 5, title: "A", redirect: "", pages: [{ a: 1 }] }] },
    });
  });

  it("has its pages by id, those without one counted downwards", async () => {
    expect((await ask("prop=info&formatversion=1")).body).toEqual({
      batchcomplete: "",
      query: {
        pages: {
          5: { pageid: 5, title: "A", new: "", touched: null },
          "-1": { title: "B", missing: "" },
          "-2": { title: "C", missing: "" },
        },
      },
    });
  });

  it("is what a request gets that asks for none", async () => {
    expect((await ask("list=allpages")).body).toHaveProperty("batchcomplete", "");
  });
});

describe("an answer in format version 2", () => {
  it.each(["2", "latest"])("has real booleans and a list of pages: %s", async (formatversion) => {
    expect((await ask(`prop=info&formatversion=${formatversion}`)).body).toEqual({
      batchcomplete: true,
      query: {
        pages: [
          { pageid: 5, title: "A", new: true, touched: null },
          { title: "B", missing: true },
          { title: "C", missing: true },
        ],
      },
    });
  });
});
