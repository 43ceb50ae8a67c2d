import { expect, it } from "vitest";
import {
  createParaminfoStub,
  createWiki,
  sampleWiki,
} from "../../../../generated/paraminfo/stub.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";
import { clientOf } from "../actions/stub-client.js";

/** A writable wiki, and an administrator who posts requests with tokens. */
async function start() {
  const users = [{ name: "Admin", groups: ["sysop"] }];
  const wiki = writableWiki(createWiki({ users, pages: [{ title: "Rose", text: "x" }] }));
  const handler = createParaminfoStub({ wiki });
  const client = clientOf(handler);
  await client.logIn("Admin@test");
  const token = await client.token();
  const post = async (params: Readonly<Record<string, string>>) =>
    client.post({ errorformat: "none", token, ...params });
  return { wiki, handler, post };
}

type Post = Awaited<ReturnType<typeof start>>["post"];

async function edit(post: Post): Promise<void> {
  await post({ action: "edit", title: "New", text: "[[Rose]] [[Category:Plants]]" });
}

async function moveAndDelete(post: Post): Promise<void> {
  await post({ action: "move", from: "Rose", to: "Tulip" });
  await post({ action: "delete", title: "New" });
}

it("returns to a snapshot, and to its beginning", async () => {
  const { wiki, post } = await start();
  const first = wiki.current();
  await edit(post);
  const [snapshot, content] = [wiki.snapshot(), wiki.current()];
  await moveAndDelete(post);
  expect(wiki.current()).not.toEqual(content);
  wiki.restore(snapshot);
  expect(wiki.current()).toBe(content);
  wiki.reset();
  expect(wiki.current()).toBe(first);
});

it("is the same after the same requests, and shares nothing with another", async () => {
  const [one, other] = [await start(), await start()];
  const untouched = JSON.stringify(other.wiki.current());
  await edit(one.post);
  await moveAndDelete(one.post);
  expect(JSON.stringify(other.wiki.current())).toBe(untouched);
  await edit(other.post);
  await moveAndDelete(other.post);
  expect(one.wiki.current()).toEqual(other.wiki.current());
});

it("is necessary for writing: a stub with another one does not implement edits", async () => {
  const client = clientOf(createParaminfoStub({ wiki: sampleWiki() }));
  const params = { action: "edit", title: "X", text: "x", token: await client.token() };
  expect(await client.post(params)).toMatchObject({ error: { code: "notimplemented" } });
});

it("refuses a text that is longer than the wiki allows", async () => {
  const { post } = await start();
  const text = "x".repeat(2_097_153);
  expect(await post({ action: "edit", title: "Rose", text })).toEqual({
    errors: [{ code: "contenttoobig", module: "edit" }],
  });
});

it("has new accounts, which can log in, with the parameters that the wiki names", async () => {
  const client = clientOf((await start()).handler);
  const asked = { meta: "authmanagerinfo", amirequestsfor: "create", amimergerequestfields: 1 };
  const { query } = await client.get({ action: "query", ...asked });
  const names = ["username", "password", "retype", "email", "realname", "reason"];
  expect(Object.keys(Object(query).authmanagerinfo.fields)).toEqual(names);
  await client.post({
    action: "createaccount",
    createtoken: await client.token("createaccount"),
    createreturnurl: "https://a.example/",
    username: "dora",
    password: "longpassword",
    retype: "longpassword",
  });
  await client.logIn("Dora@test");
  const rows = { list: "users", ususers: "Dora", usprop: "editcount" };
  expect(await client.get({ action: "query", meta: "userinfo", ...rows })).toMatchObject({
    query: { userinfo: { name: "Dora" }, users: [{ name: "Dora", editcount: 0 }] },
  });
});
