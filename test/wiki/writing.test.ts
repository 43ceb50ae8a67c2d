/** The generated client and its tasks change a real wiki and a stub with the same content: one program for both. */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { delete_ } from "../../generated/actions/delete.js";
import { editPage } from "../../generated/actions/edit.js";
import { import_ } from "../../generated/actions/import.js";
import * as actions from "../../generated/actions/index.js";
import { logIn } from "../../generated/actions/login.js";
import { uploadFile } from "../../generated/actions/upload.js";
import * as queries from "../../generated/paraminfo/index.js";
import { sendRequest } from "../../templates/runtime/client/send.js";
import type { Send, SendWithTokens } from "../../templates/runtime/client/send.js";
import { fetchSender, m3apiSender, mwnSender } from "../../templates/runtime/client/senders.js";
import { fetchToken, withTokens } from "../../templates/runtime/client/tokens.js";
import { BOT_PASSWORD, createBotPassword } from "./bot-password.ts";
import { m3apiSession, mwnBot } from "./clients.ts";
import { pngOf } from "./sample-images.ts";
import { cookiesOf, PASSWORDS, startWiki } from "./server.ts";
import type { UserName, Wiki } from "./server.ts";
import { serveStub, twinsOf } from "./twins.ts";

const directory = join(tmpdir(), `paramsmith-writing-wiki-${process.pid}`);
let wiki: Wiki;
let stub: Awaited<ReturnType<typeof serveStub>>;

beforeAll(async () => {
  wiki = await startWiki({ directory, workers: 3 });
  stub = await serveStub((await twinsOf(wiki)).stub);
});
afterAll(async () => {
  await stub?.stop();
  await wiki?.stop();
  // Another run needs a wiki without these changes.
  for (const path of [directory, `${directory}.lock`])
    rmSync(path, { recursive: true, force: true });
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

  it("reads without a token", async () => {
    const send = fetchSender(endpoint);
    const [search, titles] = await sendRequest(actions.opensearch({ search: "Main" }), send);
    expect([search, titles]).toEqual(["Main", ["Main Page"]]);
    const steps = [
      [
        actions.parse({ text: "''a''", contentmodel: "wikitext", prop: "text" }),
        { parse: { text: expect.stringContaining("<i>a</i>") } },
      ],
      [actions.purge({ titles: "Main Page" }), { purge: [{ title: "Main Page", purged: true }] }],
      [
        actions.compare({ fromtitle: "Main Page", totitle: "Main Page" }),
        { compare: { body: "" } },
      ],
    ] as const;
    for (const [request, expected] of steps) {
      // oxlint-disable-next-line no-await-in-loop -- few requests
      expect(await sendRequest(request, send)).toMatchObject(expected);
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

describe("on a real wiki alone, the client", () => {
  it("logs in with a bot password, and not with a wrong one or without a cookie jar", async () => {
    await createBotPassword(wiki);
    const bot = { name: "Admin@recipes", password: BOT_PASSWORD };
    const send = fetchSender(wiki.endpoint, session());
    expect(await logIn(send, bot)).toMatchObject({
      lgusername: "Admin",
      lguserid: expect.any(Number),
    });
    const { query } = await sendRequest(queries.userinfo({}, { assert: "user" }), send);
    expect(query?.userinfo.name).toBe("Admin");
    const wrong = logIn(fetchSender(wiki.endpoint, session()), { ...bot, password: "x" });
    await expect(wrong).rejects.toThrow(/password/);
    await expect(logIn(fetchSender(wiki.endpoint), bot)).rejects.toThrow(/keeps cookies/);
  });

  it("has tokens of other types", async () => {
    const admin = await clientOf(wiki.endpoint, "Admin");
    const create = actions.createaccount({ returnurl: wiki.endpoint });
    expect(await sendRequest(create, admin)).toHaveProperty("createaccount.status");
    const send = withTokens(fetchSender(wiki.endpoint));
    await expect(sendRequest(create, send)).rejects.toMatchObject({ code: "badtoken" });
    const check = actions.checktoken({ type: "csrf", token: "+\\" });
    expect(await sendRequest(check, send)).toHaveProperty("checktoken.result");
  });

  it("sends the file of an import", async () => {
    const xml = new Blob(["<mediawiki xml:lang='en'></mediawiki>"]);
    const admin = await clientOf(wiki.endpoint, "Admin");
    const request = import_({ xml, interwikiprefix: "a" });
    expect(await sendRequest(request, admin)).toHaveProperty("import", []);
  });
});
