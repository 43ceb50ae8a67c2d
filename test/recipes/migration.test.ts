import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fetchSender } from "../../templates/runtime/client/senders.js";
import { mwnBot } from "../wiki/clients.ts";
import type { Bot } from "../wiki/clients.ts";
import { startRecipeServer } from "./recipe-server.ts";
import type { RecipeServer } from "./recipe-server.ts";
import { compileRecipes } from "./recipes.ts";
import type { Api, ParamsBefore, Recipes } from "./recipes.ts";

let recipes: Recipes;
let server: RecipeServer;
let bot: Bot;

beforeAll(async () => {
  recipes = compileRecipes();
  server = await startRecipeServer();
  bot = await mwnBot(server);
});
afterAll(async () => {
  await server?.stop();
  recipes?.remove();
});

/** As `mw.Api` does, mwn joins lists; the default action is of `mw.Api` alone. */
const get: Api["get"] = async (params) =>
  bot.request({ action: "query", ...params }, { method: "get" });

/** The parameters on the wire, without the form of errors and a default of mwn. */
function contentOf(params: ParamsBefore): ParamsBefore {
  const { errorformat: _, maxlag: __, ...others } = params;
  // Any value is true.
  return { ...others, ...("redirects" in others && { redirects: "" }) };
}

it("both requests of a pair are the same on the wire", async () => {
  const { pairs } = (await recipes.run("requests", server.endpoint)).exports;
  expect(pairs).toHaveLength(4);
  for (const [before, after] of pairs) {
    // oxlint-disable-next-line no-await-in-loop -- the last request that the server received is compared
    await get(before);
    const { searchParams } = new URL(server.received.at(-1)?.url ?? "", server.endpoint);
    expect(contentOf(after.toRecord())).toEqual(contentOf(Object.fromEntries(searchParams)));
  }
});

it("both loops find the same titles, in several requests", async () => {
  const { before, after } = (await recipes.run("loop", server.endpoint)).exports;
  const start = server.received.length;
  const expected = await before({ get });
  expect(expected.length).toBeGreaterThan(120);
  expect(server.received.length - start).toBe(Math.ceil(expected.length / 40));
  expect(await after(fetchSender(server.endpoint))).toEqual(expected);
});

describe("The mistakes that types-mediawiki-api accepts", () => {
  it("give a warning and more rows", async () => {
    const { ignored } = (await recipes.run("mistakes", server.endpoint)).exports;
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(await get({ ...ignored, errorformat: "plaintext" })).toMatchObject({
      warnings: [{ code: "unrecognizedparams", text: expect.stringContaining("limit") }],
      query: { allpages: { length: 10 } },
    });
  });

  it("give an error", async () => {
    const { refused } = (await recipes.run("mistakes", server.endpoint)).exports;
    await expect(get(refused)).rejects.toMatchObject({ code: "multisource" });
  });
});
