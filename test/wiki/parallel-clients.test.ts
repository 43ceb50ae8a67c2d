import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import type { Json } from "../../templates/runtime/model/json.ts";
import { createWiki } from "../../templates/wiki/seed/create-wiki.ts";
import { wikiStub } from "../../templates/wiki/server/wiki-stub.ts";
import { writableWiki } from "../../templates/wiki/writes/writable-wiki.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { exportWiki } from "./export.ts";
import { learnedResults } from "./learned.ts";
import { PASSWORDS, startWiki } from "./server.ts";
import type { UserName, Wiki } from "./server.ts";
import { serveStub } from "./stub-server.ts";

const directory = join(tmpdir(), `paramsmith-parallel-clients-wiki-${process.pid}`);
let wiki: Wiki;
let stub: Awaited<ReturnType<typeof serveStub>>;

beforeAll(async () => {
  wiki = await startWiki({ directory, workers: 3 });
  const { api } = await wholeCatalogue(wiki);
  const content = writableWiki(createWiki(await exportWiki(wiki.directory)));
  stub = await serveStub(wikiStub({ api, results: learnedResults() }, content));
});
afterAll(async () => {
  await stub?.stop();
  await wiki?.stop();
  for (const path of [directory, `${directory}.lock`])
    rmSync(path, { recursive: true, force: true });
});

type Params = Readonly<Record<string, string>>;

/** A client with cookies of its own. */
function clientOf(endpoint: string) {
  const cookies = new Map<string, string>();
  const post = async (params: Params): Promise<Json> => {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { cookie: [...cookies].map((each) => each.join("=")).join("; ") },
      body: new URLSearchParams({
        ...params,
        format: "json",
        formatversion: "2",
        errorformat: "none",
      }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || value === "deleted") cookies.delete(name);
      else cookies.set(name, value);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what JSON.parse gives is JSON
    return JSON.parse(await response.text()) as Json;
  };
  const token = async (type: string): Promise<string> =>
    String(
      at(await post({ action: "query", meta: "tokens", type }), "query", "tokens", `${type}token`),
    );
  const logIn = async (username: UserName, logintoken: string): Promise<Json> =>
    post({
      action: "clientlogin",
      username,
      password: PASSWORDS[username],
      loginreturnurl: "http://127.0.0.1/",
      logintoken,
    });
  return { post, token, logIn };
}

type Client = ReturnType<typeof clientOf>;

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => propertyOf(part, name), value);
}

/** The code of the first error, or a member of the response. */
function outcome(response: Json, ...path: readonly string[]): unknown {
  const errors = propertyOf(response, "errors");
  return Array.isArray(errors) ? propertyOf(errors[0], "code") : at(response, ...path);
}

async function latest(client: Client, titles: string) {
  const response = await client.post({
    action: "query",
    prop: "revisions",
    titles,
    rvprop: "ids|content",
    rvslots: "main",
  });
  const pages = at(response, "query", "pages");
  const revisions = at(Array.isArray(pages) ? pages[0] : undefined, "revisions");
  const [revision] = Array.isArray(revisions) ? revisions : [];
  return {
    revid: String(at(revision, "revid")),
    text: String(at(revision, "slots", "main", "content")),
  };
}

/** Adds lines, one after the other, each again and again until nobody has saved the page in between. */
async function addLines(
  client: Client,
  token: string,
  title: string,
  [line, ...others]: readonly string[],
): Promise<void> {
  if (line === undefined) return;
  const { revid, text } = await latest(client, title);
  const saved = await client.post({
    action: "edit",
    title,
    text: `${line}\n${text}`,
    baserevid: revid,
    token,
  });
  const isConflict = outcome(saved, "edit", "result") === "editconflict";
  await addLines(client, token, title, isConflict ? [line, ...others] : others);
}

/** What two clients get that log in and write at once. Which of them is first, does not show. */
async function writeAtOnce(endpoint: string): Promise<Readonly<Record<string, unknown>>> {
  const clients = [clientOf(endpoint), clientOf(endpoint)] as const;
  const [admin, other] = clients;
  const [first, second] = await Promise.all(clients.map(async (each) => each.token("login")));
  if (first === undefined || second === undefined) throw new Error("There is no login token.");
  const foreign = outcome(await other.logIn("Highlimits", first), "clientlogin", "status");
  const logins = await Promise.all([
    admin.logIn("Admin", first),
    other.logIn("Highlimits", second),
  ]);
  const [token = "", otherToken = ""] = await Promise.all(
    clients.map(async (each) => each.token("csrf")),
  );
  const edit = async (client: Client, own: string, params: Params): Promise<unknown> =>
    outcome(await client.post({ action: "edit", token: own, ...params }), "edit", "result");
  const both = async (params: (name: string) => Params): Promise<readonly unknown[]> => {
    const done = await Promise.all([
      edit(admin, token, params("one")),
      edit(other, otherToken, params("two")),
    ]);
    return done.toSorted();
  };
  const created = await both(() => ({ title: "Shared", text: "start", createonly: "1" }));
  const { revid } = await latest(admin, "Shared");
  const conflict = await both((text) => ({ title: "Shared", text, baserevid: revid }));
  await Promise.all([
    addLines(admin, token, "Shared", ["admin 0", "admin 1", "admin 2"]),
    addLines(other, otherToken, "Shared", ["other 0", "other 1", "other 2"]),
  ]);
  const { text } = await latest(other, "Shared");
  const again = clientOf(endpoint);
  await again.logIn("Admin", await again.token("login"));
  const exchanged = await edit(other, token, { title: "Shared", text: "x" });
  const withOther = await edit(again, token, { title: "Shared", text: "x" });
  await admin.post({ action: "logout", token });
  const users = await Promise.all(
    [admin, other, again].map(async (each) =>
      outcome(await each.post({ action: "query", meta: "userinfo" }), "query", "userinfo", "name"),
    ),
  );
  return {
    foreign,
    logins: logins.map((each) => at(each, "clientlogin", "username")),
    created,
    conflict,
    text: text
      .split("\n")
      .filter((line) => /^(?:admin|other) /.test(line))
      .toSorted(),
    "the token of another": exchanged,
    "the token of another session of the account": withOther,
    "after the log-out": await edit(admin, token, { title: "Shared", text: "x" }),
    "users at the end": users,
  };
}

it("clients that write at once get from the stub what they get from the wiki", async () => {
  const [fromWiki, fromStub] = [await writeAtOnce(wiki.endpoint), await writeAtOnce(stub.endpoint)];
  console.log(JSON.stringify(fromWiki));
  expect(fromWiki).toMatchObject({
    created: ["Success", "articleexists"],
    conflict: ["Success", "editconflict"],
  });
  expect(fromStub).toEqual(fromWiki);
}, 120_000);
