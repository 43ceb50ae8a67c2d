import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Send } from "../../templates/runtime/client/send.js";
import { startRecipeServer } from "./recipe-server.ts";
import type { RecipeServer } from "./recipe-server.ts";
import { compileRecipes, RECIPE_NAMES, shownOutput } from "./recipes.ts";
import type { Recipes } from "./recipes.ts";

const HTTP_CLIENTS = ["ky", "ky-1", "axios", "undici", "bot-password"] as const;
const SESSIONS = ["bot-password", "m3api", "mwn"] as const;

const QUERY = { action: "query", format: "json", formatversion: "2", errorformat: "plaintext" };
const SITE = { ...QUERY, meta: "siteinfo", siprop: "namespaces" };
const GET = { method: "GET" } as const;

let recipes: Recipes;
let server: RecipeServer;

beforeAll(() => {
  vi.stubEnv("WIKI_PASSWORD", "any");
  recipes = compileRecipes();
});
afterAll(() => recipes?.remove());
beforeEach(async () => {
  server = await startRecipeServer();
});
afterEach(async () => server.stop());

/** The sender of a recipe, without the requests that the recipe sends itself. */
async function sender(name: string): Promise<Send> {
  const { exports } = await recipes.run(name, server.endpoint);
  server.received.length = 0;
  return exports.send;
}

it("the recipes compile with the types of the packages", () => {
  expect(recipes.errors).toBe("");
});

it.each(RECIPE_NAMES)("%s prints what the page shows", async (name) => {
  expect((await recipes.run(name, server.endpoint)).printed).toBe(shownOutput(name));
});

describe.each([...new Set([...HTTP_CLIENTS, ...SESSIONS])])("The sender of %s", (name) => {
  it("throws an error of the API with its code and text", async () => {
    const send = await sender(name);
    await expect(send({ ...QUERY, list: "allpages", aplimit: "x" }, GET)).rejects.toMatchObject({
      name: "ApiError",
      code: "badinteger",
      message: expect.stringContaining("aplimit"),
    });
  });

  it("sends a long request as a form, and gets the response of a GET", async () => {
    const send = await sender(name);
    const long = { ...SITE, titles: `Main Page${" ".repeat(3000)}` };
    const short = await send(SITE, GET);
    expect(await send(long, GET)).toMatchObject({ query: Object(short).query });
    const [first, second] = server.received;
    expect([first?.method, second?.method]).toEqual(["GET", "POST"]);
    expect(second?.headers).toMatchObject({
      "content-type": expect.stringMatching(/^application\/x-www-form-urlencoded/),
      "content-length": expect.stringMatching(/^\d{4}$/),
    });
  });

  it("sends the name of the program", async () => {
    const send = await sender(name);
    await send(SITE, GET);
    expect(server.received[0]?.headers["user-agent"]).toContain("example/1.0 (me@wiki.example)");
  });
});

describe.each(HTTP_CLIENTS)("The fetch of %s", (name) => {
  it("keeps the status and the text of a response that is no JSON", async () => {
    const send = await sender(name);
    server.replies.push({ kind: "response", status: 403, body: "Not from here." });
    await expect(send(SITE, GET)).rejects.toMatchObject({
      name: "HttpError",
      status: 403,
      body: "Not from here.",
    });
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ["a status", 503, "busy"],
    ["an error", 200, '{"errors":[{"code":"maxlag","text":"2 seconds lagged"}]}'],
  ])("is repeated when the Retry-After of %s has passed", async (_, status, body) => {
    const send = await sender(name);
    const headers = { "retry-after": "2" };
    server.replies.push({ kind: "response", status, headers, body });
    const start = performance.now();
    expect(await send(SITE, GET)).toHaveProperty("query.namespaces");
    expect(performance.now() - start).toBeGreaterThan(1900);
    expect(server.received).toHaveLength(2);
  });

  it("is repeated when the network fails", async () => {
    const send = await sender(name);
    server.replies.push({ kind: "reset" });
    expect(await send(SITE, GET)).toHaveProperty("query.namespaces");
    expect(server.received).toHaveLength(2);
  });

  it("is not repeated when the network fails and the request may have arrived", async () => {
    const send = await sender(name);
    server.replies.push({ kind: "reset" });
    const pending = send({ ...QUERY, action: "purge" }, { method: "POST" });
    await expect(pending).rejects.toMatchObject({
      name: expect.stringMatching(/^(?:TypeError|NetworkError)$/),
    });
    expect(server.received).toHaveLength(1);
  });

  it("closes the connection when the signal is aborted", async () => {
    const send = await sender(name);
    server.replies.push({ kind: "late", wanted: new Promise(() => undefined) });
    await expectAborted(send);
    await expect.poll(() => server.abandoned()).toBe(1);
  });
});

describe.each(["m3api", "mwn"])("A request of %s", (name) => {
  it("is no longer waited for when the signal is aborted, but not cancelled", async () => {
    const send = await sender(name);
    const respond = new AbortController();
    const wanted = once(respond.signal, "abort").then(() => undefined);
    server.replies.push({ kind: "late", wanted });
    await expectAborted(send);
    expect(server.pending()).toBe(1);
    respond.abort();
    await expect.poll(() => server.pending()).toBe(0);
    expect(server.abandoned()).toBe(0);
  });
});

/** Aborts a request that the server has received. */
async function expectAborted(send: Send): Promise<void> {
  const abort = new AbortController();
  const pending = send(SITE, { ...GET, signal: abort.signal });
  await expect.poll(() => server.received.length).toBe(1);
  const reason = new Error("enough");
  abort.abort(reason);
  await expect(pending).rejects.toBe(reason);
}

describe.each(SESSIONS)("The session of %s", (name) => {
  it("belongs to every request", async () => {
    const send = await sender(name);
    const user = { ...QUERY, meta: "userinfo", assert: "user" };
    const expected = { query: { userinfo: { name: "Admin" } } };
    expect(await send(user, GET)).toMatchObject(expected);
    expect(await send(user, { method: "POST" })).toMatchObject(expected);
  });

  it("gets the account's tokens", async () => {
    const send = await sender(name);
    const response = await send({ ...QUERY, meta: "tokens", type: "csrf" }, GET);
    expect(response).toHaveProperty(
      "query.tokens.csrftoken",
      expect.stringMatching(/^\w{40}\+\\$/),
    );
  });
});

it("undici sends one request at a time", async () => {
  const send = await sender("undici");
  await Promise.all([send(SITE, GET), send(SITE, GET), send(SITE, GET)]);
  expect(server.received).toHaveLength(3);
  expect(server.mostPending()).toBe(1);
});

it("120 titles are four requests: one for the titles, and three batches", async () => {
  await recipes.run("batches", server.endpoint);
  expect(server.received.map(({ url }) => url.includes("titles="))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
