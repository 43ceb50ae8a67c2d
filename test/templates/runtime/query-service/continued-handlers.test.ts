import { describe, expect, it } from "vitest";
import { allcategories } from "../../../../generated/paraminfo/allcategories.js";
import { allpages } from "../../../../generated/paraminfo/allpages.js";
import { info } from "../../../../generated/paraminfo/info.js";
import { links } from "../../../../generated/paraminfo/links.js";
import { paraminfoApi } from "../../../../generated/paraminfo/handlers.js";
import { query } from "../../../../generated/paraminfo/query.js";
import { tags } from "../../../../generated/paraminfo/tags.js";
import { continueQuery } from "../../../../templates/runtime/client/continue-query.js";
import { pagesOf } from "../../../../templates/runtime/client/pages-of.js";
import { collect, rowsOf } from "../../../../templates/runtime/client/rows-of.js";
import type { Send } from "../../../../templates/runtime/client/send.js";
import { isJsonArray, isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { Json, JsonObject } from "../../../../templates/runtime/model/json.js";
import { catalogueHandler } from "../../../../templates/runtime/query-service/catalogue-handler.js";
import type { HandlerContext } from "../../../../templates/runtime/query-service/handler.js";
import { allRules } from "../../../../templates/runtime/rules/all.js";

const TITLES = ["A", "B", "C", "D", "E"];
const LINKS = ["X", "Y", "Z"];

const GET = { method: "GET" } as const;

interface Continued {
  readonly continue?: string;
}

/** Two pages of a list, from where the arguments say. */
function listPages(
  { continue: from = "A" }: Continued,
  { continueWith, asGenerator }: HandlerContext,
): Json {
  const start = TITLES.indexOf(from);
  const next = TITLES[start + 2];
  if (next !== undefined) continueWith({ [asGenerator ? "gapcontinue" : "apcontinue"]: next });
  return TITLES.slice(start, start + 2).map((title, index) => ({
    pageid: start + index + 1,
    ns: 0,
    title,
  }));
}

/** One link of each page, from where the arguments say. */
function listLinks(
  { continue: from = "X" }: Continued,
  { continueWith, pages }: HandlerContext,
): Json {
  const next = LINKS[LINKS.indexOf(from) + 1];
  if (next !== undefined) continueWith({ plcontinue: next });
  return pagesIn(pages).map(({ pageid }) => ({ pageid: pageid ?? 0, links: [{ title: from }] }));
}

function pagesIn(pages: Json | undefined): readonly JsonObject[] {
  return pages !== undefined && isJsonArray(pages) ? pages.filter(isJsonObject) : [];
}

interface Walk {
  readonly send: Send;
  readonly requests: Readonly<Record<string, string>>[];
  readonly calls: string[];
}

/** A service of handlers, with the requests to it and the calls of its handlers. */
function service(): Walk {
  const requests: Readonly<Record<string, string>>[] = [];
  const calls: string[] = [];
  const logged =
    (name: string, handler: (args: Continued, context: HandlerContext) => Json) =>
    (args: Continued, context: HandlerContext): Json => {
      calls.push(name);
      return handler(args, context);
    };
  const handle = catalogueHandler(paraminfoApi, allRules, {
    allpages: logged("allpages", listPages),
    allcategories: logged("allcategories", (_args, { asGenerator }) =>
      asGenerator ? [{ pageid: 9, title: "Category:Flowers" }] : [{ category: "Flowers" }],
    ),
    tags: logged("tags", () => [{ name: "mine" }]),
    info: logged("info", (_args, { pages }) =>
      pagesIn(pages).map((page) => ({ ...page, touched: "2024-01-31T00:00:00Z" })),
    ),
    links: logged("links", listLinks),
  });
  const send: Send = async (parameters) => {
    requests.push(parameters);
    const address = `https://example.org/w/api.php?${new URLSearchParams(parameters).toString()}`;
    return (await handle(new Request(address))).json();
  };
  return { send, requests, calls };
}

/** The names of the rows that all responses have at a member of `query`. */
function namesIn(responses: readonly object[], list: string, name: string): readonly unknown[] {
  return responses.flatMap((response) => {
    const rows: unknown = Object(Reflect.get(response, "query"))[list];
    return Array.isArray(rows) ? rows.map((row) => Object(row)[name]) : [];
  });
}

describe("a walk through a service of handlers", () => {
  it("gives each row of two lists once, if one of them finishes first", async () => {
    const { send, calls } = service();
    const request = query([allpages({ limit: 2 }), allcategories({ limit: 2 })]);
    const responses = await collect(continueQuery(request, send));
    expect(responses).toHaveLength(3);
    expect(namesIn(responses, "allpages", "title")).toEqual(TITLES);
    expect(namesIn(responses, "allcategories", "category")).toEqual(["Flowers"]);
    expect(calls).toEqual(["allpages", "allcategories", "allpages", "allpages"]);
  });

  it("names the finished modules in `continue`, and has complete batches", async () => {
    const { send, requests } = service();
    const request = query([allpages({ limit: 2 }), allcategories({ limit: 2 }), tags()]);
    const responses = await collect(continueQuery(request, send));
    expect(responses.map(({ batchcomplete }) => batchcomplete)).toEqual([true, true, true]);
    expect(requests.map(({ continue: value }) => value)).toEqual([
      request.toRecord()["continue"],
      "-||allcategories|tags",
      "-||allcategories|tags",
    ]);
  });

  it("gives each row of one list once", async () => {
    const { send } = service();
    const rows = await collect(rowsOf(allpages({ limit: 2 }), send));
    expect(rows.map(({ title }) => title)).toEqual(TITLES);
  });

  it("gives the pages of a generator with all that its modules add to them", async () => {
    const { send, calls } = service();
    const request = query([info(), links()], { generator: allpages({ limit: 2 }) });
    const pages = await collect(pagesOf(request, send));
    expect(pages).toEqual(
      TITLES.map((title, index) => ({
        pageid: index + 1,
        ns: 0,
        title,
        touched: "2024-01-31T00:00:00Z",
        links: LINKS.map((link) => ({ title: link })),
      })),
    );
    expect(calls.filter((name) => name === "info")).toHaveLength(3);
  });

  it("keeps the generator at its pages until a batch is complete", async () => {
    const { send, requests } = service();
    const request = query([info(), links()], { generator: allpages({ limit: 2 }) });
    const responses = await collect(continueQuery(request, send, { maxRequests: 5 }));
    expect(responses.map(({ batchcomplete }) => batchcomplete)).toEqual([
      undefined,
      undefined,
      true,
      undefined,
      undefined,
    ]);
    expect(requests.map(({ continue: mark, gapcontinue }) => [mark, gapcontinue])).toEqual([
      [request.toRecord()["continue"], undefined],
      ["||info", undefined],
      ["||info", undefined],
      ["gapcontinue||", "C"],
      ["gapcontinue||info", "C"],
    ]);
  });

  it("runs neither a finished generator nor its modules while a list goes on", async () => {
    const { send, calls } = service();
    const request = query([info(), allpages({ limit: 2 })], { generator: allcategories() });
    const responses = await collect(continueQuery(request, send));
    expect(namesIn(responses, "allpages", "title")).toEqual(TITLES);
    expect(namesIn(responses, "pages", "title")).toEqual(["Category:Flowers"]);
    expect(calls).toEqual(["allcategories", "info", "allpages", "allpages", "allpages"]);
  });

  it("fails with badcontinue if `continue` is not a value of the service", async () => {
    const { send, calls } = service();
    const sent = send({ action: "query", list: "allpages", continue: "odd", format: "json" }, GET);
    expect(await sent).toMatchObject({ error: { code: "badcontinue" } });
    expect(calls).toEqual([]);
  });
});
