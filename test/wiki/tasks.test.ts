import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { edit } from "../../generated/actions/edit.js";
import { revisions } from "../../generated/paraminfo/revisions.js";
import { userinfo } from "../../generated/paraminfo/userinfo.js";
import { sendRequest } from "../../templates/runtime/client/send.js";
import type { SendWithTokens } from "../../templates/runtime/client/send.js";
import { fetchSender } from "../../templates/runtime/client/senders.js";
import { withTokens } from "../../templates/runtime/client/tokens.js";
import { editPage } from "../../templates/runtime/tasks/edit-page.js";
import { logIn } from "../../templates/runtime/tasks/log-in.js";
import { uploadFile } from "../../templates/runtime/tasks/upload-file.js";
import { BOT_PASSWORD, createBotPassword } from "./bot-password.ts";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";

const directory = join(mkdtempSync(join(tmpdir(), "paramsmith-tasks-")), "wiki");
let wiki: Wiki;
let admin: SendWithTokens;
let other: SendWithTokens;

beforeAll(async () => {
  wiki = await startWiki({ directory });
  await createBotPassword(wiki);
  admin = withTokens(sender(await wiki.login("Admin")));
  other = withTokens(sender(await wiki.login("Highlimits")));
});
afterAll(async () => {
  await wiki?.stop();
  rmSync(directory, { recursive: true, force: true });
});

function sender(cookie: string) {
  return fetchSender(wiki.endpoint, { headers: { cookie } });
}

/** The `fetch` of the smallest cookie jar. */
function jar(): (request: Request) => Promise<Response> {
  const cookies = new Map<string, string>();
  return async (request) => {
    request.headers.set("cookie", [...cookies].map((each) => each.join("=")).join("; "));
    const response = await fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
}

async function addLine(send: SendWithTokens, line: string): Promise<void> {
  await editPage(send, "Busy", ({ content }) => `${content}\n${line}`.trim(), { tries: 9 });
}

async function textOf(titles: string): Promise<unknown> {
  const request = revisions({ prop: ["content"], slots: "main" }, { titles });
  const { query } = await sendRequest(request, admin);
  return query?.pages?.[0]?.revisions?.[0]?.slots?.main?.content;
}

describe("editPage on a real wiki", () => {
  it("adds to the edits of others that are saved in between, within the same second", async () => {
    await sendRequest(edit({ title: "Shared", text: "start" }), admin);
    let calls = 0;
    const result = await editPage(admin, "Shared", async ({ content }) => {
      calls += 1;
      const text = `${content} other${calls}`;
      if (calls < 3) await sendRequest(edit({ title: "Shared", text }), other);
      return { text: `${content} mine`, summary: "Add" };
    });
    expect(result).toMatchObject({ result: "Success", title: "Shared" });
    expect([calls, await textOf("Shared")]).toEqual([3, "start other1 other2 mine"]);
  });

  it("keeps what all of several concurrent edits add", async () => {
    await sendRequest(edit({ title: "Busy", text: "" }), admin);
    await Promise.all([addLine(admin, "one"), addLine(other, "two")]);
    expect(
      String(await textOf("Busy"))
        .split("\n")
        .toSorted(),
    ).toEqual(["one", "two"]);
  });

  it("refuses a page that does not exist", async () => {
    await expect(editPage(admin, "Nowhere", () => "text")).rejects.toMatchObject({
      code: "nocreate-missing",
    });
    await expect(editPage(admin, "<", () => "text")).rejects.toMatchObject({
      code: "invalidtitle",
    });
  });
});

/** A text of three chunks of the least size that wikis accept, and one byte. */
const LONG_TEXT = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><desc>${"ä".repeat(
  1500,
)}</desc></svg>`;

describe("uploadFile on a real wiki", () => {
  it("saves a file of several chunks, and warns of one that exists", async () => {
    const png = pngWith(new TextEncoder().encode(LONG_TEXT));
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
});

/** An image of one pixel, with bytes after it that its readers ignore. */
function pngWith(more: Uint8Array): Uint8Array {
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
  return Uint8Array.from([...Buffer.from(pixel, "base64"), ...more]);
}

describe("logIn on a real wiki", () => {
  it("logs in with a bot password, and edits", async () => {
    const send = fetchSender(wiki.endpoint, { fetch: jar() });
    const bot = { name: "Admin@recipes", password: BOT_PASSWORD };
    expect(await logIn(send, bot)).toMatchObject({ name: "Admin", id: expect.any(Number) });
    const { query } = await sendRequest(userinfo({}, { assert: "user" }), send);
    expect(query?.userinfo.name).toBe("Admin");
  });

  it("is refused with a wrong password, and without a cookie jar", async () => {
    const send = fetchSender(wiki.endpoint, { fetch: jar() });
    const wrong = logIn(send, { name: "Admin@recipes", password: `${BOT_PASSWORD}x` });
    await expect(wrong).rejects.toThrow(/password/);
    const bot = { name: "Admin@recipes", password: BOT_PASSWORD };
    await expect(logIn(fetchSender(wiki.endpoint), bot)).rejects.toThrow(/keeps cookies/);
  });
});
