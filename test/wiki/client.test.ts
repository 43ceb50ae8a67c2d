/** `createClient` with a real wiki: what it answers after a session is lost, and the bot. */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { watch } from "../../generated/actions/watch.js";
import { userinfo } from "../../generated/paraminfo/userinfo.js";
import { createClient } from "../../templates/runtime/client/create-client.js";
import type { ClientOptions } from "../../templates/runtime/client/create-client.js";
import { fetchToken, withTokens } from "../../templates/runtime/client/tokens.js";
import { fetchSender } from "../../templates/runtime/client/senders.js";
import { sendOnce, sendRequest } from "../../templates/runtime/client/send.js";
import { BOT_RESULT, botResult } from "../examples/bot/run-bot.ts";
import { BOT_PASSWORD, createBotPassword } from "./bot-password.ts";
import { PASSWORDS, startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";

const LOGIN = { username: "Admin@recipes", password: BOT_PASSWORD };
const directory = join(tmpdir(), `paramsmith-client-wiki-${process.pid}`);
let wiki: Wiki;

beforeAll(async () => {
  wiki = await startWiki({ directory, workers: 3 });
  await createBotPassword(wiki);
  const grants = "basic,highvolume,editpage,createeditmovepage,uploadfile";
  await createBotPassword(wiki, "Highlimits", grants);
}, 1_800_000);
afterAll(async () => {
  await wiki?.stop();
  // Another run needs a wiki without these changes.
  for (const path of [directory, `${directory}.lock`])
    rmSync(path, { recursive: true, force: true });
});

/** A client, and the cookies and actions of its requests. */
function recording(options: ClientOptions = {}) {
  const actions: string[] = [];
  let cookie = "";
  const send = async (request: Request): Promise<Response> => {
    cookie = request.headers.get("cookie") ?? "";
    const body = request.method === "POST" ? await request.clone().text() : "";
    const parameters = new URLSearchParams(`${new URL(request.url).search}&${body}`);
    actions.push([parameters.get("action"), parameters.get("type")].filter(Boolean).join(" "));
    return fetch(request);
  };
  const client = createClient(wiki.endpoint, { fetch: send, onWarning: "throw", ...options });
  return { client, actions, cookie: () => cookie };
}

function watchMainPage(unwatch: boolean) {
  return watch({ titles: ["Main Page"], unwatch });
}

describe("a client of a real wiki", () => {
  it("logs in with a bot password, and again with new tokens after the session has ended", async () => {
    const { client, actions, cookie } = recording({ login: LOGIN });
    expect(await client.account()).toMatchObject({ name: "Admin" });
    await sendRequest(watchMainPage(false), client);
    expect(actions).toEqual(["query login", "login", "query", "query watch", "watch"]);

    // The session ends on the server, as if it had expired.
    const same = fetchSender(wiki.endpoint, { headers: { cookie: cookie() } });
    const token = await fetchToken("csrf", same);
    const logout = { action: "logout", token, format: "json", formatversion: "2" };
    await sendOnce(logout, withTokens(same), { method: "POST" });
    actions.length = 0;
    const all = await Promise.all([
      sendRequest(watchMainPage(true), client),
      sendRequest(userinfo(), client),
      client.account(),
    ]);
    expect(all).toMatchObject([
      { watch: [{ title: "Main Page", unwatched: true }] },
      { query: { userinfo: { name: "Admin" } } },
      { name: "Admin" },
    ]);
    expect(actions.filter((action) => action === "login")).toHaveLength(1);
    // The ended session rejects the old token first, so that the client may request one more there.
    const tokens = actions.filter((action) => action === "query watch");
    expect([1, 2]).toContain(tokens.length);
  });

  it("throws what the wiki says of a wrong password, once sent", async () => {
    const { client, actions } = recording({ login: { ...LOGIN, password: "x".repeat(32) } });
    await expect(client.account()).rejects.toMatchObject({ code: "wrongpassword" });
    await expect(client.account()).rejects.toMatchObject({ code: "wrongpassword" });
    expect(actions).toEqual(["query login", "login"]);
  });

  it("throws that an account is no bot, without another login", async () => {
    const { client, actions } = recording({ login: LOGIN, assert: "bot" });
    await expect(client.account()).rejects.toMatchObject({ code: "assertbotfailed" });
    expect(actions).toEqual(["query login", "login", "query"]);
  });

  it("throws that a token is not accepted", async () => {
    const { client } = recording({ login: { accessToken: "wrong" } });
    await expect(client.account()).rejects.toMatchObject({ code: "assertuserfailed" });
  });

  it("runs the bot of the documentation as the test wiki does", async () => {
    const result = await botResult({
      url: wiki.endpoint,
      admin: { username: "Admin", password: PASSWORDS.Admin },
      bot: { username: "Highlimits@recipes", password: BOT_PASSWORD },
    });
    expect(result).toEqual(BOT_RESULT);
  });
});
