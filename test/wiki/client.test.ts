/** The generated client and its tasks change a real wiki and a stub with the same content: one program for both. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { delete_ } from "../../generated/actions/delete.js";
import { editPage } from "../../generated/actions/edit.js";
import * as actions from "../../generated/actions/index.js";
import { logIn } from "../../generated/actions/login.js";
import { uploadFile } from "../../generated/actions/upload.js";
import { watch } from "../../generated/actions/watch.js";
import * as queries from "../../generated/paraminfo/index.js";
import { createClient } from "../../templates/runtime/client/create-client.js";
import type { ClientOptions } from "../../templates/runtime/client/create-client.js";
import { sendOnce, sendRequest } from "../../templates/runtime/client/send.js";
import type { Send, SendWithTokens } from "../../templates/runtime/client/send.js";
import { fetchSender, m3apiSender, mwnSender } from "../../templates/runtime/client/senders.js";
import { fetchToken, withTokens } from "../../templates/runtime/client/tokens.js";
import { BOT_RESULT, botResult } from "../examples/bot/run-bot.ts";
import { BOT_PASSWORD, createBotPassword } from "./bot-password.ts";
import { m3apiSession, mwnBot } from "./clients.ts";
import { startCopiedWiki } from "./copied-wiki.ts";
import { pngOf } from "./sample-images.ts";
import { cookiesOf, PASSWORDS } from "./server.ts";
import type { UserName, Wiki } from "./server.ts";
import { serveStub, twinsOf } from "./twins.ts";

let wiki: Wiki;
let stub: Awaited<ReturnType<typeof serveStub>>;

beforeAll(async () => {
  wiki = await startCopiedWiki({ workers: 3 });
  stub = await serveStub((await twinsOf(wiki)).stub);
});
afterAll(async () => {
  await stub?.stop();
  await wiki?.stop();
});

/** The `fetch` of the smallest cookie jar, and the addresses of its requests. */
function session() {
  let cookies = "";
  const addresses: string[] = [];
  return {
    addresses,
    async fetch(request: Request): Promise<Response> {
      addresses.push(request.url);
      request.headers.set("cookie", cookies);
      const response = await fetch(request);
      cookies = cookiesOf(response, cookies);
      return response;
    },
  };
}

async function clientOf(endpoint: string, name: UserName): Promise<SendWithTokens> {
  const send = fetchSender(endpoint, session());
  await logIn(send, { name, password: PASSWORDS[name] });
  return withTokens(send);
}

async function addLine(send: SendWithTokens, line: string): Promise<void> {
  await editPage(send, "Busy", ({ content }) => `${content}\n${line}`.trim(), { tries: 9 });
}

async function textOf(send: Send, titles: string): Promise<string> {
  const request = queries.revisions({ prop: ["content"], slots: "main" }, { titles });
  const { query } = await sendRequest(request, send);
  return String(query?.pages?.[0]?.revisions?.[0]?.slots?.main?.content);
}

describe.each([
  ["a real wiki", () => wiki],
  ["the test wiki", () => stub],
])("on %s, the client", (_, target) => {
  let endpoint: string;
  let admin: SendWithTokens;
  let other: SendWithTokens;

  beforeAll(async () => {
    ({ endpoint } = target());
    admin = await clientOf(endpoint, "Admin");
    other = await clientOf(endpoint, "Highlimits");
  });

  it("changes pages, with tokens of every type that the actions need", async () => {
    const first = await sendRequest(actions.edit({ title: "A", text: "one" }), admin);
    expect(first).toMatchObject({ edit: { result: "Success", new: true } });
    const second = await sendRequest(actions.edit({ title: "A", appendtext: " two" }), other);
    expect(second).toMatchObject({ edit: { result: "Success" } });
    const revid = Object(second)["edit"].newrevid;
    const steps = [
      [actions.patrol({ revid }), { patrol: { title: "A" } }],
      [actions.rollback({ title: "A", user: "Highlimits" }), { rollback: { old_revid: revid } }],
      [actions.watch({ titles: ["A"] }), { watch: [{ title: "A", watched: true }] }],
      [
        actions.userrights({ user: "Highlimits", add: "sysop" }),
        { userrights: { added: ["sysop"] } },
      ],
      [actions.protect({ title: "A", protections: ["edit=sysop"] }), { protect: { title: "A" } }],
      [actions.move({ from: "A", to: "B" }), { move: { to: "B" } }],
      [delete_({ title: "B" }), { delete: { title: "B" } }],
      // Those of the page, that of its protection, and that of the move.
      [actions.undelete({ title: "B" }), { undelete: { revisions: 5 } }],
    ] as const;
    for (const [request, expected] of steps) {
      // oxlint-disable-next-line no-await-in-loop -- each changes what the one before left
      expect(await sendRequest(request, admin)).toMatchObject(expected);
    }
  });

  it("has tokens of its session alone, and never a secret in an address", async () => {
    const own = session();
    const send = fetchSender(endpoint, own);
    const foreign = await fetchToken("login", fetchSender(endpoint, session()));
    const account = { name: "Admin", password: PASSWORDS.Admin };
    const refused = await sendRequest(actions.login({ ...account, token: foreign }), send);
    expect(refused).toMatchObject({ login: { result: "Failed" } });
    await logIn(send, account);
    const token = await fetchToken("csrf", admin);
    const text = actions.edit({ title: "Foreign", text: "x", token });
    await expect(sendRequest(text, send)).rejects.toMatchObject({ code: "badtoken" });
    await expect(sendRequest(text, other)).rejects.toMatchObject({ code: "badtoken" });
    await sendRequest(actions.logout({}), withTokens(send));
    const { query } = await sendRequest(queries.userinfo(), send);
    expect(query?.userinfo.anon).toBe(true);
    await expect(sendRequest(queries.userinfo({}, { assert: "user" }), send)).rejects.toMatchObject(
      {
        code: "assertuserfailed",
      },
    );
    expect(own.addresses.length).toBeGreaterThan(5);
    expect(own.addresses.filter((address) => /token=|password/.test(address))).toEqual([]);
  });

  it("keeps the edits of others that are saved in between, within the same second", async () => {
    await sendRequest(actions.edit({ title: "Shared", text: "start" }), admin);
    let calls = 0;
    const result = await editPage(admin, "Shared", async ({ content }) => {
      calls += 1;
      const text = `${content} other${calls}`;
      if (calls < 3) await sendRequest(actions.edit({ title: "Shared", text }), other);
      return { text: `${content} mine`, summary: "Add" };
    });
    expect(result).toMatchObject({ result: "Success", title: "Shared" });
    expect([calls, await textOf(admin, "Shared")]).toEqual([3, "start other1 other2 mine"]);
  });

  it("keeps what concurrent edits add, and creates a page once", async () => {
    await sendRequest(actions.edit({ title: "Busy", text: "" }), admin);
    await Promise.all([addLine(admin, "one"), addLine(other, "two")]);
    expect((await textOf(admin, "Busy")).split("\n").toSorted()).toEqual(["one", "two"]);
    const create = actions.edit({ title: "Once", text: "x", createonly: true });
    const created = await Promise.allSettled(
      [admin, other].map((send) => sendRequest(create, send)),
    );
    expect(created.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(created).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: "articleexists" }) }),
    );
  });

  it("does not edit a page that does not exist", async () => {
    await expect(editPage(admin, "Nowhere", () => "text")).rejects.toMatchObject({
      code: "nocreate-missing",
    });
    await expect(editPage(admin, "<", () => "text")).rejects.toMatchObject({
      code: "invalidtitle",
    });
  });

  it("uploads a file of several chunks, and warns of one that exists", async () => {
    const png = pngOf(1, 1, 0, 3100);
    const progress: number[] = [];
    const options = { chunkSize: 1024, onProgress: (bytes: number) => progress.push(bytes) };
    const saved = await uploadFile(admin, "Chunks.png", png, { comment: "New" }, options);
    expect(saved).toMatchObject({
      result: "Success",
      filename: "Chunks.png",
      imageinfo: { size: png.length },
    });
    expect(progress.length).toBeGreaterThan(3);
    const again = await uploadFile(admin, "Chunks.png", png);
    expect(again).toMatchObject({ result: "Warning", warnings: { exists: "Chunks.png" } });
  });

  it.each<[string, () => Promise<Send>]>([
    ["fetch", async () => admin],
    ["m3api", async () => m3apiSender(await m3apiSession({ endpoint }))],
    ["mwn", async () => mwnSender(await mwnBot({ endpoint }))],
  ])("uploads by the sender of %s byte by byte", async (name, sender) => {
    const send = withTokens(await sender());
    const file = pngOf(1, 1, name.length);
    const filename = `By ${name}.png`;
    const request = actions.upload({ filename, file, comment: "ä|b", ignorewarnings: true });
    expect(await sendRequest(request, send)).toHaveProperty("upload.result", "Success");
    const info = queries.imageinfo({ prop: ["sha1", "comment"] }, { titles: `File:${filename}` });
    const response = await sendRequest(info, send);
    const hash = Buffer.from(await crypto.subtle.digest("SHA-1", new Uint8Array(file)));
    expect(response.query?.pages?.[0]).toHaveProperty("imageinfo", [
      { sha1: hash.toString("hex"), comment: "ä|b" },
    ]);
  });
});

/** `createClient` for the wiki, and the cookies and actions of its requests. */
function recording(options: ClientOptions = {}) {
  const sent: string[] = [];
  let cookie = "";
  const send = async (request: Request): Promise<Response> => {
    cookie = request.headers.get("cookie") ?? "";
    const body = request.method === "POST" ? await request.clone().text() : "";
    const parameters = new URLSearchParams(`${new URL(request.url).search}&${body}`);
    sent.push([parameters.get("action"), parameters.get("type")].filter(Boolean).join(" "));
    return fetch(request);
  };
  const client = createClient(wiki.endpoint, { fetch: send, onWarning: "throw", ...options });
  return { client, sent, cookie: () => cookie };
}

const LOGIN = { username: "Admin@recipes", password: BOT_PASSWORD };

describe("on a real wiki alone, the client", () => {
  beforeAll(async () => {
    await createBotPassword(wiki);
    const grants = "basic,highvolume,editpage,createeditmovepage,uploadfile";
    await createBotPassword(wiki, "Highlimits", grants);
  });

  it("logs in with a bot password, and again with new tokens after the session has ended", async () => {
    const { client, sent, cookie } = recording({ login: LOGIN });
    expect(await client.account()).toMatchObject({ name: "Admin" });
    await sendRequest(watch({ titles: ["Main Page"] }), client);
    expect(sent).toEqual(["query login", "login", "query", "query watch", "watch"]);

    // The session ends on the server, as if it had expired.
    const same = fetchSender(wiki.endpoint, { headers: { cookie: cookie() } });
    const token = await fetchToken("csrf", same);
    const logout = { action: "logout", token, format: "json", formatversion: "2" };
    await sendOnce(logout, withTokens(same), { method: "POST" });
    sent.length = 0;
    const all = await Promise.all([
      sendRequest(watch({ titles: ["Main Page"], unwatch: true }), client),
      sendRequest(queries.userinfo(), client),
      client.account(),
    ]);
    expect(all).toMatchObject([
      { watch: [{ title: "Main Page", unwatched: true }] },
      { query: { userinfo: { name: "Admin" } } },
      { name: "Admin" },
    ]);
    expect(sent.filter((action) => action === "login")).toHaveLength(1);
    // The ended session rejects the old token first, so that the client may request one more there.
    const tokens = sent.filter((action) => action === "query watch");
    expect([1, 2]).toContain(tokens.length);
  });

  it.each<[string, ClientOptions, code: string, sent: readonly string[]]>([
    [
      "a wrong password",
      { login: { ...LOGIN, password: "x".repeat(32) } },
      "wrongpassword",
      ["query login", "login"],
    ],
    [
      "an account that is not a bot",
      { login: LOGIN, assert: "bot" },
      "assertbotfailed",
      ["query login", "login", "query"],
    ],
    ["a wrong access token", { login: { accessToken: "wrong" } }, "assertuserfailed", ["query"]],
  ])("throws the error of %s, without another login", async (_, options, code, expected) => {
    const { client, sent } = recording(options);
    await expect(client.account()).rejects.toMatchObject({ code });
    expect(sent).toEqual(expected);
    if (code === "wrongpassword") await expect(client.account()).rejects.toMatchObject({ code });
    expect(sent).toEqual(expected);
  });

  it("does not log in without a cookie jar", async () => {
    const bot = { name: LOGIN.username, password: LOGIN.password };
    await expect(logIn(fetchSender(wiki.endpoint), bot)).rejects.toThrow(/keeps cookies/);
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
