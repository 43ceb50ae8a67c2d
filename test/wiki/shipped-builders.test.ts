import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checktoken } from "../../generated/actions/checktoken.js";
import { compare } from "../../generated/actions/compare.js";
import { createaccount } from "../../generated/actions/createaccount.js";
import { delete_ } from "../../generated/actions/delete.js";
import { edit } from "../../generated/actions/edit.js";
import { login } from "../../generated/actions/login.js";
import { move } from "../../generated/actions/move.js";
import { opensearch } from "../../generated/actions/opensearch.js";
import { parse } from "../../generated/actions/parse.js";
import { patrol } from "../../generated/actions/patrol.js";
import { protect } from "../../generated/actions/protect.js";
import { purge } from "../../generated/actions/purge.js";
import { rollback } from "../../generated/actions/rollback.js";
import { undelete } from "../../generated/actions/undelete.js";
import { userrights } from "../../generated/actions/userrights.js";
import { watch } from "../../generated/actions/watch.js";
import { sendRequest } from "../../templates/runtime/client/send.js";
import type { Send, SendWithTokens } from "../../templates/runtime/client/send.js";
import { fetchSender } from "../../templates/runtime/client/senders.js";
import { withTokens } from "../../templates/runtime/client/tokens.js";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";

const directory = join(mkdtempSync(join(tmpdir(), "paramsmith-writing-")), "wiki");
let wiki: Wiki;
let admin: SendWithTokens;
let other: SendWithTokens;
/** The addresses of all requests, which servers log. */
const addresses: string[] = [];

beforeAll(async () => {
  wiki = await startWiki({ directory });
  admin = withTokens(sender(await wiki.login("Admin")));
  other = withTokens(sender(await wiki.login("Highlimits")));
});
afterAll(async () => {
  await wiki?.stop();
  rmSync(directory, { recursive: true, force: true });
});

function sender(cookie: string): Send {
  return fetchSender(wiki.endpoint, {
    headers: { cookie },
    fetch: async (request) => {
      addresses.push(request.url);
      return fetch(request);
    },
  });
}

describe("the builders of the shipped actions", () => {
  it("change a real wiki, with tokens of every type that they need", async () => {
    const first = await sendRequest(edit({ title: "A", text: "one" }), admin);
    expect(first).toMatchObject({ edit: { result: "Success", new: true } });
    const second = await sendRequest(edit({ title: "A", appendtext: " two" }), other);
    expect(second).toMatchObject({ edit: { result: "Success" } });
    const revid = Object(second)["edit"].newrevid;
    expect(await sendRequest(patrol({ revid }), admin)).toHaveProperty("patrol.title", "A");
    expect(await sendRequest(rollback({ title: "A", user: "Highlimits" }), admin)).toHaveProperty(
      "rollback.old_revid",
      revid,
    );
    expect(await sendRequest(watch({ titles: ["A"] }), admin)).toMatchObject({
      watch: [{ title: "A", watched: true }],
    });
    expect(
      await sendRequest(userrights({ user: "Highlimits", add: ["sysop"] }), admin),
    ).toMatchObject({ userrights: { added: ["sysop"] } });
    expect(
      await sendRequest(protect({ title: "A", protections: ["edit=sysop"] }), admin),
    ).toHaveProperty("protect.title", "A");
    expect(await sendRequest(move({ from: "A", to: "B" }), admin)).toHaveProperty("move.to", "B");
    expect(await sendRequest(delete_({ title: "B" }), admin)).toHaveProperty("delete.title", "B");
    expect(await sendRequest(undelete({ title: "B" }), admin)).toHaveProperty(
      "undelete.revisions",
      // Those of the page, and that of the move.
      5,
    );
  });

  it("read from a real wiki without a token", async () => {
    const send = sender("");
    expect(
      await sendRequest(parse({ text: "''a''", contentmodel: "wikitext", prop: "text" }), send),
    ).toMatchObject({ parse: { text: expect.stringContaining("<i>a</i>") } });
    expect(await sendRequest(purge({ titles: "Main Page" }), send)).toMatchObject({
      purge: [{ title: "Main Page", purged: true }],
    });
    const diff = compare({ fromtitle: "Main Page", totitle: "Main Page" });
    expect(await sendRequest(diff, send)).toHaveProperty("compare.body", "");
    const [search, titles] = await sendRequest(opensearch({ search: "Main" }), send);
    expect([search, titles]).toEqual(["Main", ["Main Page"]]);
  });

  it("have tokens of other types, and the wiki's word on a wrong one", async () => {
    // The token belongs to a session, which only a cookie keeps.
    const create = createaccount({ returnurl: wiki.endpoint });
    expect(await sendRequest(create, admin)).toHaveProperty("createaccount.status");
    const send = withTokens(sender(""));
    await expect(sendRequest(create, send)).rejects.toMatchObject({ code: "badtoken" });
    const needed = await sendRequest(login({ name: "Admin", password: "no" }), send);
    expect(needed).toMatchObject({ login: { result: "NeedToken" } });
    await expect(
      sendRequest(checktoken({ type: "csrf", token: "+\\" }), send),
    ).resolves.toHaveProperty("checktoken.result");
  });

  it("never have a secret in an address", () => {
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => /token=|password/.test(address))).toEqual([]);
  });
});
