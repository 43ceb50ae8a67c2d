import { describe, expect, it } from "vitest";
import type {
  Handler,
  HandlerContext,
} from "../../../../templates/runtime/query-service/handler.js";
import { isJsonArray, isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { Json, JsonObject } from "../../../../templates/runtime/model/json.js";
import { callStub, listIn } from "../asking.js";
import type { Ask } from "../asking.js";

const PAGES = [
  { title: "Rose", text: "" },
  { title: "Tulip", text: "" },
];

/** The pages that a handler is asked about. */
function pagesIn({ pages }: HandlerContext): readonly JsonObject[] {
  return pages !== undefined && isJsonArray(pages) ? pages.filter(isJsonObject) : [];
}

/** A stub where one module is answered by a handler. */
function withHandler(path: string, answer: (context: HandlerContext) => Json): Ask {
  const handler: Handler<unknown> = (_args, context) => answer(context);
  return callStub({ pages: PAGES }, new Map([[path, handler]]));
}

describe("a handler in place of a module", () => {
  it("is told the request, the parameters of others and the pages that it is about", async () => {
    let told: unknown;
    const ask = withHandler("query+links", (context) => {
      const { request, main, query, asGenerator } = context;
      told = {
        method: request.method,
        format: main["format"],
        indexpageids: query["indexpageids"],
        asGenerator,
        titles: pagesIn(context).map(({ title }) => title),
      };
      return [];
    });
    await ask("prop=links&titles=Rose|None&indexpageids=1");
    expect(told).toEqual({
      method: "GET",
      format: "json",
      indexpageids: true,
      asGenerator: false,
      titles: expect.arrayContaining(["Rose", "None"]),
    });
  });

  it("adds to pages, which it names by their ids or titles; what is none of them is left out", async () => {
    const ask = withHandler("query+links", (context) => [
      {
        ...pagesIn(context).find(({ title }) => title === "Rose"),
        links: [{ ns: 0, title: "A" }],
      },
      { title: "None", links: [{ ns: 0, title: "B" }] },
      { title: "Elsewhere", links: [] },
      { title: 7, links: [] },
      { title: "<>", links: [] },
      "odd",
    ]);
    const answer = await ask("prop=links&titles=Rose|None");
    const linked = listIn(answer, "pages").map(({ title, links }) => ({ title, links }));
    expect(linked).toHaveLength(2);
    expect(linked).toEqual(
      expect.arrayContaining([
        { title: "Rose", links: [{ ns: 0, title: "A" }] },
        { title: "None", links: [{ ns: 0, title: "B" }] },
      ]),
    );
  });

  it("says where it goes on, by the names of its parameters or of requests", async () => {
    const ask = withHandler("query+allpages", ({ continueWith }) => {
      continueWith({ apcontinue: "C" });
      return [{ pageid: 1, ns: 0, title: "A" }];
    });
    const answer = await ask("list=allpages");
    expect(answer["continue"]).toMatchObject({ apcontinue: "C" });
    expect(listIn(answer, "allpages")).toEqual([{ pageid: 1, ns: 0, title: "A" }]);
    const plain = withHandler("query+allpages", ({ continueWith }) => {
      continueWith({ continue: "D" });
      return [];
    });
    expect((await plain("list=allpages"))["continue"]).toMatchObject({ apcontinue: "D" });
  });

  it("can generate pages, of which there may be none", async () => {
    const ask = withHandler("query+allpages", ({ asGenerator }) =>
      asGenerator
        ? [{ pageid: 2 }, { pageid: 99, title: "New" }, { title: "<>" }, { title: 1 }]
        : [],
    );
    const answer = await ask("generator=allpages&prop=info");
    expect(listIn(answer, "pages").map(({ title }) => title)).toEqual(
      expect.arrayContaining(["New"]),
    );
    const nothing = withHandler("query+allpages", () => ({ odd: true }));
    expect(listIn(await nothing("generator=allpages&prop=info"), "pages")).toEqual([]);
  });
});
