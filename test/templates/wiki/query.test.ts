/** Queries of a stub that no table of requests can have: handlers, catalogues of other wikis, and lists in parts. */
import { describe, expect, it } from "vitest";
import { isJsonArray, isJsonObject } from "../../../templates/runtime/model/json.js";
import type { Json, JsonObject } from "../../../templates/runtime/model/json.js";
import type { Api } from "../../../templates/runtime/parse/parsed-request.js";
import type { HandlerContext } from "../../../templates/runtime/query-service/handler.js";
import { createWiki } from "../../../templates/wiki/seed/create-wiki.js";
import type { WikiInput } from "../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../templates/wiki/server/wiki-stub.js";
import { textOrEmpty } from "../../../templates/wiki/values/row.js";
import { writableWiki } from "../../../templates/wiki/writes/writable-wiki.js";
import { catalogueApi } from "../../generator/inspect/catalogue-api.js";
import { catalogue, module as queryModule, parameter } from "../../generator/support/specs.js";
import { apiFrom } from "../../wiki/catalogue.js";
import { learnedResults } from "../../wiki/learned.js";
import {
  CONTINUE_REQUESTS,
  FINISHED_REQUESTS,
  PAGE_SOURCE_REQUESTS,
} from "../runtime/parse/page-source-requests.js";
import { clientOf } from "./actions/stub-client.js";

/** Responds to what follows `action=query&`, in JSON of format version 2. */
type Ask = (request: string) => Promise<JsonObject>;

const PAGES = [
  { title: "Rose", text: "[[Tulip]]" },
  { title: "Tulip", text: "#REDIRECT [[Rose]]" },
  { title: "Talk:Rose", text: "[[Rose]]" },
];

interface Stub {
  readonly api?: Api;
  readonly data?: WikiInput;
  /** The path of a module, and the handler in its place. */
  readonly handler?: readonly [path: string, answer: (context: HandlerContext) => Json];
}

function stubOf({ api = catalogueApi(), data, handler }: Stub) {
  const wiki = writableWiki(createWiki({ users: [{ name: "Ann" }], pages: PAGES, ...data }));
  const handlers = new Map(
    handler && [[handler[0], (_args: unknown, context: HandlerContext) => handler[1](context)]],
  );
  return wikiStub({ api, results: learnedResults() }, wiki, handlers);
}

function asking(stub: Stub): Ask {
  const client = clientOf(stubOf(stub));
  return async (request) =>
    client.get({ action: "query", ...Object.fromEntries(new URLSearchParams(request)) });
}

/** A list in a response's `query`. */
function listIn({ query }: JsonObject, name: string): readonly JsonObject[] {
  const list: Json | undefined = isJsonObject(query) ? query[name] : undefined;
  return list !== undefined && isJsonArray(list) ? list.filter(isJsonObject) : [];
}

describe("the pages of a query", () => {
  it.each([...CONTINUE_REQUESTS, ...FINISHED_REQUESTS, ...PAGE_SOURCE_REQUESTS])(
    "from %s have the error %s first, as on a wiki",
    async (query, error) => {
      const { error: found } = await asking({})(query);
      expect(Object(found).code).toBe(error?.split(" ")[1]);
    },
  );
});

describe("lists in parts", () => {
  it.each([
    ["list=random&rnfilterredir=all&rnlimit=2", "random", 3],
    ["list=backlinks&bltitle=Rose&bllimit=1", "backlinks", 2],
    ["list=querypage&qppage=Uncategorizedpages&qplimit=1", "querypage", 0],
    ["list=allpages&aplimit=1", "allpages", 2],
    ["list=allpages&aplimit=1&apdir=descending", "allpages", 2],
  ])("%s have each row once", async (request, list, count) => {
    const ask = asking({});
    const titles: string[] = [];
    let proceed: Json | undefined = {};
    for (let left = 9; isJsonObject(proceed ?? null); left -= 1) {
      expect(left).toBeGreaterThan(0);
      const next = Object.entries(Object(proceed)).map(([name, value]) => [name, String(value)]);
      const query = new URLSearchParams(request);
      for (const [name = "", value = ""] of next) query.set(name, value);
      // oxlint-disable-next-line no-await-in-loop -- each continues the one before
      const response = await ask(query.toString());
      titles.push(...listIn(response, list).map(({ title }) => textOrEmpty(title)));
      proceed = response["continue"];
    }
    expect(new Set(titles).size).toBe(count);
    expect(titles).toHaveLength(count);
  });
});

it("continues contributions of several users, and contributors after 100 pages", async () => {
  const pages = Array.from({ length: 101 }, (_, index) => ({
    title: `Page ${index}`,
    revisions: [{ text: "x", user: index % 2 === 0 ? "Ann" : "Ben" }],
  }));
  const ask = asking({ data: { users: [{ name: "Ann" }, { name: "Ben" }], pages } });
  const read = async (request: string): Promise<readonly JsonObject[]> => {
    const parts: JsonObject[] = [];
    for (let proceed: Json | undefined = {}; isJsonObject(proceed ?? null);) {
      const next = new URLSearchParams(Object(proceed)).toString();
      // oxlint-disable-next-line no-await-in-loop -- each continues the one before
      const response = await ask(`${request}&${next}`);
      parts.push(response);
      proceed = response["continue"];
    }
    return parts;
  };
  const contributions = await read("list=usercontribs&ucuser=Ben|Ann&ucprop=ids&uclimit=40");
  const users = contributions.flatMap((part) =>
    listIn(part, "usercontribs").map(({ user }) => user),
  );
  expect(contributions).toHaveLength(3);
  expect(users).toEqual([...Array<string>(50).fill("Ben"), ...Array<string>(51).fill("Ann")]);
  const contributors = await read("generator=allpages&gaplimit=500&prop=contributors&pclimit=500");
  expect(contributors.map((part) => part["continue"])).toEqual([
    expect.objectContaining({ pccontinue: "101|0" }),
    undefined,
  ]);
});

/** The titles of the pages that a handler generates. */
async function generated(rows: Json): Promise<readonly unknown[]> {
  const ask = asking({ handler: ["query+allpages", () => rows] });
  return listIn(await ask("generator=allpages&prop=info"), "pages").map(({ title }) => title);
}

/** The pages that a handler is asked about. */
function pagesIn({ pages }: HandlerContext): readonly JsonObject[] {
  return pages !== undefined && isJsonArray(pages) ? pages.filter(isJsonObject) : [];
}

describe("a handler in place of a module", () => {
  it("is told the request, the parameters of others and the pages that it is about", async () => {
    let told: unknown;
    const answer = (context: HandlerContext): Json => {
      const { request, main, query, asGenerator } = context;
      const titles = pagesIn(context).map(({ title }) => title);
      told = {
        method: request.method,
        format: main["format"],
        indexpageids: query["indexpageids"],
        asGenerator,
        titles,
      };
      return [];
    };
    await asking({ handler: ["query+links", answer] })(
      "prop=links&titles=Rose|None&indexpageids=1",
    );
    expect(told).toEqual({
      method: "GET",
      format: "json",
      indexpageids: true,
      asGenerator: false,
      titles: expect.arrayContaining(["Rose", "None"]),
    });
  });

  it("adds to pages, which it names by their ids or titles; what is none of them is left out", async () => {
    const links = [{ ns: 0, title: "A" }];
    const answer = (context: HandlerContext): Json => [
      { ...pagesIn(context).find(({ title }) => title === "Rose"), links },
      { title: "None", links },
      { title: "Elsewhere", links: [] },
      { title: 7, links: [] },
      { title: "<>", links: [] },
      "odd",
    ];
    const response = await asking({ handler: ["query+links", answer] })(
      "prop=links&titles=Rose|None",
    );
    expect(listIn(response, "pages").map(({ title, links: own }) => [title, own])).toEqual([
      ["None", links],
      ["Rose", links],
    ]);
  });

  it("says where it continues, by the names of its parameters or of requests", async () => {
    for (const name of ["apcontinue", "continue"]) {
      const answer = ({ continueWith }: HandlerContext): Json => {
        continueWith({ [name]: "C" });
        return [{ pageid: 1, ns: 0, title: "A" }];
      };
      // oxlint-disable-next-line no-await-in-loop -- two requests
      expect(await asking({ handler: ["query+allpages", answer] })("list=allpages")).toMatchObject({
        continue: { apcontinue: "C" },
        query: { allpages: [{ pageid: 1, ns: 0, title: "A" }] },
      });
    }
  });

  it("can generate pages, of which there may be none", async () => {
    const rows = [{ pageid: 2 }, { pageid: 99, title: "New" }, { title: "<>" }, { title: 1 }];
    expect(await generated(rows)).toEqual(expect.arrayContaining(["New"]));
    expect(await generated({ odd: true })).toEqual([]);
  });
});

describe("the catalogue of another wiki", () => {
  const limit = parameter("limit", "limit", { default: 10, max: 500, highmax: 5000, min: 1 });
  const api = apiFrom(
    catalogue(
      queryModule("allpages", [], { prefix: "ap", generator: true }),
      queryModule("oddities", [limit, parameter("continue", "string")], { prefix: "od" }),
      queryModule(
        "trackingcategories",
        [
          limit,
          parameter("continue", "string"),
          parameter("trackingcatname", "string", { multi: true }),
          parameter("prop", ["size", "hidden"], { multi: true }),
        ],
        { prefix: "tc", generator: true },
      ),
    ),
  );

  it("has a module that returns the rows of the data", async () => {
    const ask = asking({ api, data: { rows: { oddities: [{ id: 1 }, { id: 2 }] } } });
    expect(await ask("list=oddities&odlimit=1")).toMatchObject({
      continue: { odcontinue: 1 },
      query: { oddities: [{ id: 1 }] },
    });
    expect(await ask("list=oddities&odlimit=1&odcontinue=1&continue=-||")).toEqual({
      batchcomplete: true,
      query: { oddities: [{ id: 2 }] },
    });
  });

  it("has tracking categories, whose titles are in the data. Observed on MediaWiki 1.45", async () => {
    const trackingcategories = { a: "Broken", b: "Loops", c: "Nowhere" };
    const texts = ["[[Category:Broken]]", "[[Category:Loops]] [[Category:Broken]] [[Category:X]]"];
    const pages = texts.map((text, index) => ({ title: `Page ${index}`, text }));
    const ask = asking({ api, data: { site: { trackingcategories }, pages } });
    expect(await ask("list=trackingcategories&tclimit=1&tcprop=size|hidden")).toEqual({
      batchcomplete: true,
      continue: { continue: "-||", tccontinue: "Loops" },
      query: {
        trackingcategories: [
          {
            category: "Broken",
            size: 2,
            pages: 2,
            files: 0,
            subcats: 0,
            hidden: false,
            catid: "a",
          },
        ],
      },
    });
    expect(await ask("list=trackingcategories&tctrackingcatname=b|c")).toEqual({
      batchcomplete: true,
      query: { trackingcategories: [{ category: "Loops", catid: "b" }] },
    });
    expect(await ask("list=trackingcategories&tctrackingcatname=x")).toEqual({
      batchcomplete: true,
    });
    expect(await ask("generator=trackingcategories&gtctrackingcatname=a")).toMatchObject({
      query: { pages: [{ title: "Category:Broken", missing: true }] },
    });
  });

  it("has a module that is empty with a warning, and the rest of the query has a response", async () => {
    const text =
      "The stub does not implement query+oddities, and its data does not contain rows for it.";
    expect(await asking({ api })("list=oddities&titles=Rose")).toMatchObject({
      warnings: { oddities: { warnings: text } },
      query: { oddities: [], pages: [{ title: "Rose" }] },
    });
  });

  it("has a module whose rows are a function of the arguments", async () => {
    const ask = asking({ data: { rows: { echo: (args) => [{ args: JSON.stringify(args) }] } } });
    expect(await ask("list=echo&ectext=a")).toMatchObject({
      query: { echo: [{ args: '{"ectext":"a"}' }] },
    });
  });

  it("has parameters and values of an action that the stub rejects, and only where they are sent", async () => {
    const { modules, rules } = catalogueApi();
    const edit = writableWiki(createWiki({})).actions.find(({ module }) => module.name === "edit");
    if (edit?.module.params["watchlist"]?.type !== "enum") throw new Error("There is no edit.");
    const { watchlist } = edit.module.params;
    const params = {
      ...edit.module.params,
      captchaid: { type: "string" } as const,
      watchlist: { ...watchlist, values: [...watchlist.values, "later"] },
    };
    const other = new Map([...modules, ["edit", { ...edit.module, params }]]);
    const client = clientOf(stubOf({ api: { modules: other, rules } }));
    await client.logIn("Ann");
    const token = await client.token();
    const sent = { action: "edit", title: "A", text: "a", token, errorformat: "none" };
    for (const unknown of [{ captchaid: "5" }, { watchlist: "later" }])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await client.post({ ...sent, ...unknown })).toEqual({
        errors: [{ code: "notimplemented", module: "edit" }],
      });
    // A parameter that no module has is a warning, only if the action succeeds.
    const { text: _text, ...withoutText } = sent;
    expect(await client.post({ ...withoutText, nosuch: 1 })).toEqual({
      errors: [{ code: "missingparam", module: "edit" }],
    });
    expect(await client.post({ ...sent, nosuch: 1 })).toMatchObject({
      edit: { result: "Success" },
      warnings: [{ code: "unrecognizedparams", module: "main" }],
    });
  });
});

describe("a long request", () => {
  it("can be a search for a phrase that a text nearly has", async () => {
    const ask = asking({
      data: { pages: [{ title: "A", text: `${"a b ".repeat(40_000)}c & d` }] },
    });
    const search = (phrase: string): Promise<JsonObject> =>
      ask(`list=search&srwhat=text&srprop=snippet&srsearch=${encodeURIComponent(phrase)}`);
    expect(listIn(await search(`"${"a b ".repeat(39_999)}a c"`), "search")).toEqual([]);
    expect(listIn(await search('"C d" amp*'), "search")).toEqual([]);
    const [found] = listIn(await search('"C d"'), "search");
    expect(found?.["snippet"]).toMatch(
      /b <span class="searchmatch">c<\/span> &amp; <span class="searchmatch">d<\/span>$/,
    );
    // The first 100 different terms are searched.
    expect(listIn(await search(`${"a ".repeat(200)}z`), "search")).toEqual([]);
    const endings = Array.from({ length: 99 }, (_, index) => `"b a ${"b a ".repeat(index)}"`);
    expect(listIn(await search(`${endings.join(" ")} z c`), "search")).toEqual([]);
    expect(listIn(await search(`${endings.join(" ")} c z`), "search")).toHaveLength(1);
  });

  it("can follow 20,000 redirects", async () => {
    const pages = Array.from({ length: 20_000 }, (_, index) => ({
      title: `R${index}`,
      redirect: `R${index + 1}`,
    }));
    const client = clientOf(stubOf({ data: { pages: [...pages, { title: "R20000" }] } }));
    expect(
      await client.get({ action: "parse", page: "R0", redirects: "1", prop: "wikitext" }),
    ).toMatchObject({ parse: { title: "R20000" } });
  });
});
