import { describe, expect, it } from "vitest";
import { createParaminfoHandler } from "../../../../generated/paraminfo/handlers.js";
import type { ParaminfoHandlers } from "../../../../generated/paraminfo/handlers.js";
import { jsonModule } from "../../../../generated/paraminfo/json.js";
import { mainModule } from "../../../../generated/paraminfo/main.js";
import { queryModule } from "../../../../generated/paraminfo/query.js";
import { catalogueHandler } from "../../../../templates/runtime/query-service/catalogue-handler.js";
import type { HandlerContext } from "../../../../templates/runtime/query-service/handler.js";
import { allRules } from "../../../../templates/runtime/rules/all.js";
import { moduleWith } from "../one-parameter.js";
import { CONTINUE_REQUESTS, ERROR_FORMATS } from "../parse/page-source-requests.js";

const API = "https://example.org/w/api.php";
const PLAIN = "format=json&formatversion=2&errorformat=plaintext";

/** The JSON that a service answers to a GET request. */
async function ask(
  service: (request: Request) => Promise<Response>,
  query: string,
): Promise<unknown> {
  const response = await service(new Request(`${API}?${PLAIN}&${query}`));
  return response.json();
}

describe("a request to a service of handlers", () => {
  const seen: unknown[] = [];
  const service = createParaminfoHandler({
    allpages: (args, { asGenerator, main }) => {
      seen.push({ args, asGenerator, assert: main["assert"] });
      return [{ pageid: 1, ns: 0, title: "A" }];
    },
    siteinfo: ({ prop }) => ({ prop: [...prop] }),
  });

  it("gives the module's arguments to its handler, with defaults applied", async () => {
    seen.length = 0;
    await ask(service, "action=query&list=allpages&aplimit=max&assert=user");
    expect(seen).toMatchObject([
      { args: { limit: 500, namespace: 0, dir: "ascending" }, asGenerator: false, assert: "user" },
    ]);
  });

  it("is answered with each module's result in its place", async () => {
    expect(await ask(service, "action=query&list=allpages&meta=siteinfo")).toEqual({
      batchcomplete: true,
      query: { allpages: [{ pageid: 1, ns: 0, title: "A" }], siteinfo: { prop: ["general"] } },
    });
  });

  it.each(ERROR_FORMATS)("has pages from one source only, with errorformat=%s", async (format) => {
    const request = `action=query&errorformat=${format}&formatversion=2&format=json&titles=A&pageids=1`;
    const response = await service(new Request(`${API}?${request}&list=allpages`));
    expect(response.headers.get("mediawiki-api-error")).toBe("multisource");
    expect(await response.json()).toMatchObject(
      format === "bc"
        ? { error: { code: "multisource", info: 'pageids: cannot be used with "titles"' } }
        : { errors: [{ code: "multisource", module: "query" }] },
    );
  });

  it.each(CONTINUE_REQUESTS)(
    "has the error of %s that a wiki finds first: %s",
    async (query, error) => {
      const request = `action=query&errorformat=plaintext&formatversion=2&format=json&${query}`;
      const response = await service(new Request(`${API}?${request}`));
      const [module, code] = error.split(" ");
      expect(await response.json()).toMatchObject({ errors: [{ module, code }] });
    },
  );

  it("may name the result of a module that has nothing to show for", async () => {
    expect(await ask(service, "action=query")).toEqual({ batchcomplete: true });
  });

  it.each([
    "action=query&list=allpages",
    "action=query&list=nothing",
    "action=query&list=allusers",
  ])("by HEAD has the head of what GET gives, and no body: %s", async (query) => {
    const get = await service(new Request(`${API}?${PLAIN}&${query}`));
    const head = await service(new Request(`${API}?${PLAIN}&${query}`, { method: "HEAD" }));
    const length = String((await get.arrayBuffer()).byteLength);
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual(
      expect.arrayContaining([...get.headers, ["content-length", length]]),
    );
    expect(await head.text()).toBe("");
  });

  it("may come by POST, in the address and in the body, which wins", async () => {
    seen.length = 0;
    const body = new URLSearchParams({ action: "query", list: "allpages", aplimit: "7" });
    const response = await service(
      new Request(`${API}?${PLAIN}&aplimit=5`, { method: "POST", body }),
    );
    expect(response.status).toBe(200);
    expect(seen).toMatchObject([{ args: { limit: 7 } }]);
  });

  it("may not come by POST in another form, whose body is not read", async () => {
    const response = await service(
      new Request(`${API}?${PLAIN}&action=query&list=allpages`, {
        method: "POST",
        body: "aplimit=x",
        headers: { "content-type": "text/plain" },
      }),
    );
    expect(await response.json()).not.toHaveProperty("errors");
  });

  it("may hold bytes that are no text", async () => {
    expect(await ask(service, "action=query&list=allpages&apfrom=%FF")).toMatchObject({
      warnings: [{ code: "badutf8", module: "query+allpages" }],
    });
  });

  it("gets the members back that it asks the root for", async () => {
    expect(
      await ask(service, "action=query&requestid=7&curtimestamp=1&list=allpages&aplimit=max"),
    ).toMatchObject({
      requestid: "7",
      curtimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      limits: { allpages: 500 },
    });
  });

  it("gets no script, even if it names a function", async () => {
    const response = await service(new Request(`${API}?${PLAIN}&action=query&callback=f`));
    expect(await response.json()).toMatchObject({ batchcomplete: true });
  });

  it("is answered as JSON", async () => {
    const response = await service(new Request(`${API}?action=query&${PLAIN}`));
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.has("mediawiki-api-error")).toBe(false);
  });
});

describe("a module without a handler", () => {
  it("is answered with 501 in the API's error form", async () => {
    const service = createParaminfoHandler({});
    const response = await service(new Request(`${API}?${PLAIN}&action=query&list=allpages`));
    expect(response.status).toBe(501);
    expect(response.headers.get("mediawiki-api-error")).toBe("notimplemented");
    expect(await response.json()).toEqual({
      errors: [
        {
          code: "notimplemented",
          text: "Neither this server nor a handler implements query+allpages.",
          module: "query+allpages",
        },
      ],
    });
  });

  it("hides those that have one, which are not called", async () => {
    const service = createParaminfoHandler({
      allpages: () => expect.unreachable("must not be called"),
    });
    expect(await ask(service, "action=query&list=allpages%7Calllinks")).toMatchObject({
      errors: [{ code: "notimplemented", module: "query+alllinks" }],
    });
  });

  it("is told of only after the request has been found right", async () => {
    expect(
      await ask(createParaminfoHandler({}), "action=query&list=allpages&aplimit=x"),
    ).toMatchObject({ errors: [{ code: "badinteger" }] });
  });

  it("may be one that the root names and the catalogue does not have", async () => {
    const service = catalogueHandler({ main: mainModule, query: queryModule }, allRules, {});
    expect(await ask(service, "action=query&list=allpages")).toMatchObject({
      errors: [{ code: "notimplemented", module: "query+allpages" }],
    });
    expect(await ask(service, "action=query&generator=allpages")).toMatchObject({
      errors: [{ code: "notimplemented", module: "query+allpages" }],
    });
  });

  it("may be an action", async () => {
    expect(await ask(createParaminfoHandler({}), "action=parse")).toMatchObject({
      errors: [
        { code: "notimplemented", text: "Neither this server nor a handler implements parse." },
      ],
    });
  });

  it("may have a name that every object has", async () => {
    const module = moduleWith({}, { name: "toString", path: "query+toString" });
    const query = {
      ...queryModule,
      params: {
        list: { type: "enum", values: ["toString"], multi: { lowlimit: 1, highlimit: 1 } },
      },
    } as const;
    const service = catalogueHandler({ main: mainModule, query, toString: module }, allRules, {});
    expect(await ask(service, "action=query&list=toString")).toMatchObject({
      errors: [{ code: "notimplemented" }],
    });
  });
});

describe("the handlers", () => {
  it("may be methods of a class, called as such", async () => {
    class Wiki implements Pick<ParaminfoHandlers, "allpages"> {
      readonly #title = "A";

      allpages(): { readonly title: string }[] {
        return [{ title: this.#title }];
      }
    }
    expect(
      await ask(createParaminfoHandler(new Wiki()), "action=query&list=allpages"),
    ).toMatchObject({
      query: { allpages: [{ title: "A" }] },
    });
  });

  it("may take their time, and are asked one after the other", async () => {
    const order: string[] = [];
    const service = createParaminfoHandler({
      allpages: async () => {
        await Promise.resolve();
        order.push("allpages");
        return [];
      },
      alllinks: () => {
        order.push("alllinks");
        return [];
      },
    });
    await ask(service, "action=query&list=allpages%7Calllinks");
    expect(order).toEqual(["allpages", "alllinks"]);
  });

  it("may implement an action", async () => {
    const module = moduleWith({}, { name: "parse", path: "parse", group: "action", prefix: "" });
    const service = catalogueHandler(
      { main: mainModule, json: jsonModule, parse: module },
      allRules,
      {
        parse: (_args: object, { continueWith }: HandlerContext) => {
          continueWith({ offset: 2 });
          return { title: "A" };
        },
      },
    );
    expect(await ask(service, "action=parse")).toEqual({
      continue: { offset: 2, continue: "-||" },
      parse: { title: "A" },
    });
  });

  it("name the parameters that continue them as requests do, or without the prefix", async () => {
    for (const name of ["apcontinue", "continue"]) {
      const service = createParaminfoHandler({
        allpages: (_args, { continueWith }) => {
          continueWith({ [name]: "C" });
          return [];
        },
      });
      // oxlint-disable-next-line no-await-in-loop -- one service after the other
      expect(await ask(service, "action=query&list=allpages")).toMatchObject({
        continue: { apcontinue: "C", continue: "-||" },
      });
    }
  });

  it("pass on what they throw", async () => {
    const service = createParaminfoHandler({
      allpages: () => {
        throw new Error("out of order");
      },
    });
    await expect(ask(service, "action=query&list=allpages")).rejects.toThrow("out of order");
  });
});

describe("a generator", () => {
  const service = createParaminfoHandler({
    allpages: ({ from }, { continueWith, asGenerator }) => {
      continueWith({ [asGenerator ? "gapfrom" : "apfrom"]: "C" });
      return [
        { pageid: 1, title: "A" },
        { pageid: 2, title: from ?? "B" },
      ];
    },
    info: (_args, { pages }) =>
      Array.isArray(pages) ? pages.map((page) => ({ ...page, length: 5 })) : [],
    links: (_args, { query, continueWith }) => {
      if (query["indexpageids"] === true) continueWith({ plcontinue: "2|0|X" });
      return [
        { title: "B", links: ["X"] },
        { title: "D", links: [] },
      ];
    },
  });

  it("gives its pages to what comes after it, which adds to them", async () => {
    expect(await ask(service, "action=query&generator=allpages&prop=info%7Clinks")).toEqual({
      batchcomplete: true,
      continue: { gapfrom: "C", continue: "gapfrom||" },
      query: {
        pages: [
          { pageid: 1, title: "A", length: 5 },
          { pageid: 2, title: "B", length: 5, links: ["X"] },
          { title: "D", links: [] },
        ],
      },
    });
  });

  it("stays where it is while another module goes on", async () => {
    const first = "action=query&generator=allpages&prop=links&indexpageids=1&gapfrom=B";
    expect(await ask(service, first)).toMatchObject({
      continue: { plcontinue: "2|0|X", continue: "||" },
    });
    const later = `${first}&continue=gapfrom%7C%7C`;
    expect(await ask(service, later)).toMatchObject({
      continue: { plcontinue: "2|0|X", gapfrom: "B", continue: "gapfrom||" },
    });
    expect(await ask(service, later)).not.toHaveProperty("batchcomplete");
  });

  it("has the values of its own parameters, not of those of the list", async () => {
    expect(await ask(service, "action=query&generator=allpages&gapfrom=Z&apfrom=Y")).toMatchObject({
      warnings: [{ code: "unrecognizedparams" }],
      query: { pages: [{ title: "A" }, { title: "Z" }] },
    });
  });

  it("must be able to be one", async () => {
    expect(await ask(service, "action=query&generator=allusers")).toMatchObject({
      errors: [{ module: "query" }],
    });
  });
});
