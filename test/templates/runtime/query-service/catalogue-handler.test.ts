/** What requests as text do not show of handlers; others are in `cases/query.txt`. */
import { describe, expect, it } from "vitest";
import { createParaminfoHandler } from "../../../../generated/paraminfo/handlers.js";
import type { ParaminfoHandlers } from "../../../../generated/paraminfo/handlers.js";
import { jsonModule } from "../../../../generated/paraminfo/json.js";
import { mainModule } from "../../../../generated/paraminfo/main.js";
import { queryModule } from "../../../../generated/paraminfo/query.js";
import { catalogueHandler } from "../../../../templates/runtime/query-service/catalogue-handler.js";
import type { HandlerContext } from "../../../../templates/runtime/query-service/handler.js";
import type { FetchHandler } from "../../../../templates/runtime/http/service.js";
import { allRules } from "../../../../templates/runtime/rules/all.js";
import { moduleWith } from "../one-parameter.js";

const PLAIN = "format=json&formatversion=2&errorformat=plaintext";

/** The JSON that a service returns for a GET request. */
async function ask(service: FetchHandler, query: string): Promise<unknown> {
  return (await service(new Request(`https://a.example/?${PLAIN}&${query}`))).json();
}

it("a response can have the time", async () => {
  const service = createParaminfoHandler({ allpages: () => [] });
  expect(await ask(service, "action=query&list=allpages&curtimestamp=1")).toMatchObject({
    curtimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  });
});

describe("a module without a handler", () => {
  const missing = { errors: [{ code: "notimplemented" }] };

  it("hides those that have one, which are not called", async () => {
    const service = createParaminfoHandler({
      allpages: () => expect.unreachable("must not be called"),
    });
    expect(await ask(service, "action=query&list=allpages|alllinks")).toMatchObject(missing);
  });

  it.each(["list", "generator"])("may lack in the catalogue: %s", async (name) => {
    const service = catalogueHandler({ main: mainModule, query: queryModule }, allRules, {});
    expect(await ask(service, `action=query&${name}=allpages`)).toMatchObject(missing);
  });

  it("may have a name that every object has", async () => {
    const module = moduleWith({}, { name: "toString", path: "query+toString" });
    const list = {
      type: "enum",
      values: ["toString"],
      multi: { lowlimit: 1, highlimit: 1 },
    } as const;
    const query = { ...queryModule, params: { list } };
    const service = catalogueHandler({ main: mainModule, query, toString: module }, allRules, {});
    expect(await ask(service, "action=query&list=toString")).toMatchObject(missing);
  });
});

describe("the handlers", () => {
  it("receive the arguments of their module and of the request", async () => {
    const seen: unknown[] = [];
    const service = createParaminfoHandler({
      allpages: (args, { asGenerator, main }) => {
        seen.push({ args, asGenerator, assert: main["assert"] });
        return [];
      },
    });
    await ask(service, "action=query&list=allpages&aplimit=max&assert=user");
    await ask(service, "action=query&generator=allpages&gaplimit=7&aplimit=8");
    expect(seen).toMatchObject([
      { args: { limit: 500, namespace: 0 }, asGenerator: false, assert: "user" },
      { args: { limit: 7 }, asGenerator: true },
    ]);
  });

  it("may be methods of a class", async () => {
    class Wiki implements Pick<ParaminfoHandlers, "allpages"> {
      readonly #title = "A";
      allpages(): { readonly title: string }[] {
        return [{ title: this.#title }];
      }
    }
    const response = await ask(createParaminfoHandler(new Wiki()), "action=query&list=allpages");
    expect(response).toMatchObject({ query: { allpages: [{ title: "A" }] } });
  });

  it("may take their time, and are called one after the other", async () => {
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
    await ask(service, "action=query&list=allpages|alllinks");
    expect(order).toEqual(["allpages", "alllinks"]);
  });

  it("may implement an action", async () => {
    const module = moduleWith({}, { name: "parse", path: "parse", group: "action", prefix: "" });
    const modules = { main: mainModule, json: jsonModule, parse: module };
    const service = catalogueHandler(modules, allRules, {
      parse: (_args: object, { continueWith }: HandlerContext) => {
        continueWith({ offset: 2 });
        return { title: "A" };
      },
    });
    expect(await ask(service, "action=parse")).toEqual({
      continue: { offset: 2, continue: "-||" },
      parse: { title: "A" },
    });
  });

  it("pass on what they throw", async () => {
    const service = createParaminfoHandler({ allpages: () => expect.fail("out of order") });
    await expect(ask(service, "action=query&list=allpages")).rejects.toThrow("out of order");
  });
});
