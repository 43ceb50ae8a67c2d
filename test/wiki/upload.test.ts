import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { import_ } from "../../generated/actions/import.js";
import { upload } from "../../generated/actions/upload.js";
import { imageinfo } from "../../generated/paraminfo/imageinfo.js";
import { sendRequest } from "../../templates/runtime/client/send.js";
import type { SendWithTokens } from "../../templates/runtime/client/send.js";
import { fetchSender, m3apiSender, mwnSender } from "../../templates/runtime/client/senders.js";
import { withTokens } from "../../templates/runtime/client/tokens.js";
import { m3apiSession, mwnBot } from "./clients.ts";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";

const directory = join(mkdtempSync(join(tmpdir(), "paramsmith-upload-")), "wiki");
let wiki: Wiki;
let senders: Readonly<Record<string, SendWithTokens>>;

beforeAll(async () => {
  wiki = await startWiki({ directory });
  senders = {
    fetch: withTokens(
      fetchSender(wiki.endpoint, { headers: { cookie: await wiki.login("Admin") } }),
    ),
    m3api: withTokens(m3apiSender(await m3apiSession(wiki))),
    mwn: withTokens(mwnSender(await mwnBot(wiki))),
  };
});
afterAll(async () => {
  await wiki?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** The sender of a name. */
function senderOf(name: string): SendWithTokens {
  const send = senders[name];
  if (!send) throw new Error(`There is no sender ${name}.`);
  return send;
}

/** An image of one colour: the smallest GIF, with bytes that are no text. */
function gif(colour: number): Uint8Array {
  const head = "GIF89a\u0001\0\u0001\0\u0080\0\0";
  const tail = "!ù\u0004\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0001D\0;";
  return Uint8Array.from(`${head}${String.fromCodePoint(colour).repeat(6)}${tail}`, (each) =>
    each.charCodeAt(0),
  );
}

async function sha1(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-1", new Uint8Array(bytes))).toString("hex");
}

describe.each(["fetch", "m3api", "mwn"])("an upload by the sender of %s", (name) => {
  it("arrives byte by byte at a real wiki", async () => {
    const send = senderOf(name);
    const file = gif(200 + name.length);
    const filename = `By ${name}.gif`;
    const request = upload({ filename, file, comment: "ä|b", ignorewarnings: true });
    expect(await sendRequest(request, send)).toHaveProperty("upload.result", "Success");
    const titles = `File:${filename}`;
    const info = imageinfo({ prop: ["sha1", "comment"] }, { titles });
    const response = await sendRequest(info, send);
    expect(response.query?.pages?.[0]).toHaveProperty("imageinfo", [
      { sha1: await sha1(file), comment: "ä|b" },
    ]);
  });
});

it("an import takes its file in the same way", async () => {
  const xml = new Blob(["<mediawiki xml:lang='en'></mediawiki>"]);
  const request = import_({ xml, interwikiprefix: "a" });
  expect(await sendRequest(request, senderOf("fetch"))).toHaveProperty("import", []);
});
