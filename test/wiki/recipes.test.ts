/**
 * The recipes of the pages against MediaWiki: those with a session log in with a bot password.
 *
 * @module
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { watch } from "../../generated/actions/watch.js";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { sendRequest } from "../../templates/runtime/client/send.js";
import { withTokens } from "../../templates/runtime/client/tokens.js";
import { compileRecipes, shownOutput } from "../recipes/recipes.ts";
import type { Recipes } from "../recipes/recipes.ts";
import { BOT_PASSWORD, createBotPassword } from "./bot-password.ts";
import { startFilledWiki, useWiki } from "./server.ts";

const PROGRAMS = ["ky", "axios", "undici", "bot-password", "m3api", "mwn", "batches"];
const SESSIONS = ["bot-password", "m3api", "mwn"];

let recipes: Recipes;
const wiki = useWiki(() => startFilledWiki("first"));

beforeAll(async () => {
  await createBotPassword(wiki());
  recipes = compileRecipes();
});
beforeEach(() => {
  vi.stubEnv("WIKI_PASSWORD", BOT_PASSWORD);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
afterAll(async () => {
  recipes?.remove();
});

it.each(PROGRAMS)("%s prints the output that its page shows", async (name) => {
  expect((await recipes.run(name, wiki().endpoint)).printed).toBe(shownOutput(name));
});

describe.each(SESSIONS)("The session of %s", (name) => {
  it("is none with a wrong password", async () => {
    vi.stubEnv("WIKI_PASSWORD", "a wrong password");
    await expect(recipes.run(name, wiki().endpoint)).rejects.toThrow(
      /assertuserfailed|Incorrect username or password/,
    );
  });

  it("has the tokens of an action, and may do what the bot password grants", async () => {
    const { exports } = await recipes.run(name, wiki().endpoint);
    const send = withTokens(exports.send);
    const titles = ["No page of the wiki"];
    // The second request undoes the first: other tests use the same wiki.
    for (const [unwatch, result] of [
      [false, "watched"],
      [true, "unwatched"],
    ] as const) {
      const request = watch({ titles, unwatch });
      // oxlint-disable-next-line no-await-in-loop -- two requests
      expect(propertyOf(await sendRequest(request, send), "watch")).toMatchObject([
        { title: "No page of the wiki", [result]: true },
      ]);
    }
  });

  it("may not do what the bot password does not grant", async () => {
    const { exports } = await recipes.run(name, wiki().endpoint);
    const request = { action: "query", list: "deletedrevs", drprop: "content", format: "json" };
    await expect(exports.send(request, { method: "GET" })).rejects.toMatchObject({
      name: "ApiError",
      code: "permissiondenied",
    });
  });
});
