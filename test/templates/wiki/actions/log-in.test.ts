import { describe, expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import { clientOf } from "./stub-client.js";

const wiki = createWiki({ users: [{ name: "Admin", groups: ["sysop"] }, { name: "Ann Lee" }] });
const newClient = () => clientOf(createParaminfoStub({ wiki }));
const whoAmI = { action: "query", meta: "userinfo" };
const ANONYMOUS = { query: { userinfo: { anon: true } } };

// What follows was observed on MediaWiki 1.39, 1.43 and 1.45.
describe("a request for a token of the type login", () => {
  it("begins a session, which later requests go on with", async () => {
    const client = newClient();
    const token = await client.token("login");
    expect(client.last().cookies).toEqual([
      expect.stringMatching(/^stub_session=\w{32}; path=\/; HttpOnly$/),
    ]);
    expect(await client.token("login")).toBe(token);
    expect(client.last().cookies).toBeUndefined();
  });

  it("gives each client a token of its own", async () => {
    const handler = createParaminfoStub({ wiki });
    const tokens = await Promise.all(
      [clientOf(handler), clientOf(handler)].map((each) => each.token("login")),
    );
    expect(new Set(tokens).size).toBe(2);
  });

  it("is the only one that does: others have the token of everybody", async () => {
    const client = newClient();
    expect(await client.token("csrf")).toBe("+\\");
    expect(client.last().cookies).toBeUndefined();
  });
});

describe("action=login", () => {
  it("logs in by a name as its owner writes it, with three cookies", async () => {
    const client = newClient();
    const lgtoken = await client.token("login");
    const session = client.last().cookies?.[0];
    const answer = await client.post({
      action: "login",
      lgname: "ann_Lee@bot",
      lgpassword: "x",
      lgtoken,
    });
    expect(answer).toEqual({ login: { result: "Success", lguserid: 2, lgusername: "Ann Lee" } });
    expect(client.last().cookies?.map((each) => each.split("=", 1)[0])).toEqual([
      "stub_session",
      "stubUserID",
      "stubUserName",
    ]);
    expect(client.last().cookies?.[0]).not.toBe(session);
    expect(await client.get(whoAmI)).toMatchObject({ query: { userinfo: { name: "Ann Lee" } } });
    expect(await client.token("csrf")).not.toBe("+\\");
  });

  it("warns of the password of the account itself", async () => {
    const client = newClient();
    const lgtoken = await client.token("login");
    const given = { action: "login", lgname: "admin", lgtoken, errorformat: "none" };
    expect(await client.post({ ...given, lgpassword: "x" })).toMatchObject({
      warnings: [
        { code: "deprecation", module: "login", data: { feature: "main-account-login" } },
        { code: "deprecation-help", module: "main" },
      ],
      login: { result: "Success", lgusername: "Admin" },
    });
  });

  it("takes a bot password in its old form, with the name of the application in it", async () => {
    const client = newClient();
    const lgtoken = await client.token("login");
    const lgpassword = "bot@0123456789abcdefghijklmnopqrstuv";
    const answer = await client.post({ action: "login", lgname: "Admin", lgpassword, lgtoken });
    expect(answer).toMatchObject({ login: { result: "Success" } });
    expect(answer).not.toHaveProperty("warnings");
  });

  it("requires a token first, which begins a session", async () => {
    const client = newClient();
    const given = { action: "login", lgname: "Admin@b", lgpassword: "x" };
    const { login, warnings } = await client.post({ ...given, errorformat: "none" });
    expect(login).toEqual({ result: "NeedToken", token: await client.token("login") });
    expect(warnings).toMatchObject([{ data: { feature: "action=login&!lgtoken" } }, {}]);
    const lgtoken = await client.token("login");
    expect(await client.post({ ...given, lgtoken })).toMatchObject({
      login: { result: "Success" },
    });
  });

  it.each([
    [{ lgname: "Admin", lgpassword: "x", lgtoken: "abc+\\" }, "WrongToken"],
    [{ lgname: "Nobody", lgpassword: "x" }, "Failed"],
    [{ lgname: "Admin", lgpassword: "" }, "Failed"],
    [{ lgname: "", lgpassword: "" }, "Failed"],
    [{}, "Failed"],
  ])("refuses %j with %s", async (given, result) => {
    const client = newClient();
    const lgtoken = await client.token("login");
    expect(await client.post({ action: "login", lgtoken, ...given })).toMatchObject({
      login: { result },
    });
    expect(await client.get(whoAmI)).toMatchObject(ANONYMOUS);
  });

  it("fails without the session of the token", async () => {
    const lgtoken = await newClient().token("login");
    const given = { action: "login", lgname: "Admin", lgpassword: "x", lgtoken };
    expect(await newClient().post(given)).toMatchObject({ login: { result: "Failed" } });
  });
});

describe("action=clientlogin", () => {
  const given = { action: "clientlogin", loginreturnurl: "http://x/" };

  it("logs in", async () => {
    const client = newClient();
    const logintoken = await client.token("login");
    const answer = await client.post({ ...given, logintoken, username: "admin", password: "x" });
    expect(answer).toEqual({ clientlogin: { status: "PASS", username: "Admin" } });
    expect(await client.get(whoAmI)).toMatchObject({ query: { userinfo: { name: "Admin" } } });
  });

  it.each([
    [{ username: "Nobody", password: "x" }, "wrongpassword"],
    [{ username: "Admin", password: "" }, "wrongpassword"],
    [{ username: "Admin" }, "authmanager-authn-no-primary"],
    [{ logincontinue: 1 }, "authmanager-authn-not-in-progress"],
  ])("fails with %j", async (more, messagecode) => {
    const client = newClient();
    const logintoken = await client.token("login");
    expect(await client.post({ ...given, logintoken, ...more })).toMatchObject({
      clientlogin: { status: "FAIL", messagecode, canpreservestate: false },
    });
  });

  it.each([
    [{ logintoken: "x" }, "badtoken"],
    [{ logintoken: undefined }, "missingparam"],
    [{ loginreturnurl: undefined }, "missingparam"],
    [{ loginreturnurl: "x" }, "badurl_loginreturnurl"],
  ])("is refused with %j", async (more, code) => {
    const client = newClient();
    const logintoken = await client.token("login");
    const named = { username: "Admin", password: "x", errorformat: "none" };
    expect(await client.post({ ...given, logintoken, ...named, ...more })).toMatchObject({
      errors: [{ code, module: "clientlogin" }],
    });
  });
});

describe("action=logout", () => {
  it("ends the session, and deletes its cookies", async () => {
    const client = newClient();
    await client.logIn("Admin");
    const token = await client.token();
    expect(await client.post({ action: "logout", token })).toEqual({});
    expect(client.last().cookies).toEqual([
      expect.stringMatching(/^stub_session=deleted; .*Max-Age=0/),
      expect.stringMatching(/^stubUserID=deleted; /),
      expect.stringMatching(/^paramsmith_user=deleted; /),
    ]);
    expect(await client.get(whoAmI)).toMatchObject(ANONYMOUS);
  });

  it("warns users who have not logged in", async () => {
    const given = { action: "logout", token: "+\\", errorformat: "none" };
    const warned = { warnings: [{ code: "notloggedin", module: "logout" }] };
    expect(await newClient().post(given)).toEqual(warned);
  });

  it("is refused without the token, or with another", async () => {
    const client = newClient();
    await client.logIn("Admin");
    const refused = async (given: object) =>
      client.post({ action: "logout", errorformat: "none", ...given });
    expect(await refused({})).toMatchObject({
      errors: [{ code: "missingparam", module: "logout" }],
    });
    expect(await refused({ token: "x" })).toMatchObject({
      errors: [{ code: "badtoken", module: "logout" }],
    });
    expect(await client.get(whoAmI)).toMatchObject({ query: { userinfo: { name: "Admin" } } });
  });
});

describe("a secret in an address", () => {
  it.each([
    [{ action: "login", lgname: "Admin" }, { lgpassword: "x", lgtoken: "y" }, "login"],
    [{ action: "clientlogin", loginreturnurl: "http://x/" }, { logintoken: "x" }, "clientlogin"],
    [{ action: "clientlogin", logintoken: "x" }, { password: "x" }, "clientlogin"],
    [{ action: "logout" }, { token: "x" }, "logout"],
  ])("is refused: %j with %j in it", async (body, address, module) => {
    const answer = await newClient().post({ ...body, errorformat: "plaintext" }, address);
    expect(answer).toMatchObject({ errors: [{ code: "mustpostparams", module }] });
    for (const name of Object.keys(address)) expect(JSON.stringify(answer)).toContain(name);
  });

  it("is refused of a GET too, and a login by GET without one for its method", async () => {
    const client = newClient();
    const get = async (given: object) => client.get({ errorformat: "none", ...given });
    expect(await get({ action: "logout", token: "x" })).toMatchObject({
      errors: [{ code: "mustpostparams" }],
    });
    expect(await get({ action: "login", lgname: "Admin" })).toMatchObject({
      errors: [{ code: "mustbeposted", module: "main" }],
    });
  });
});
