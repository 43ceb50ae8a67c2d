import { describe, expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import { clientOf } from "./stub-client.js";

const wiki = createWiki({ users: [{ name: "Admin", groups: ["sysop"] }, { name: "Ann Lee" }] });
const newClient = () => clientOf(createParaminfoStub({ wiki }));
const whoAmI = { action: "query", meta: "userinfo" };
const named = (name: string) => ({ query: { userinfo: { name } } });
const ANONYMOUS = { query: { userinfo: { anon: true } } };
const LOGIN = { action: "login", lgname: "Admin@b", lgpassword: "x" };
const OLD_PASSWORD = "bot@0123456789abcdefghijklmnopqrstuv";
const FORM = {
  action: "clientlogin",
  loginreturnurl: "http://x/",
  username: "admin",
  password: "x",
};
const CSRF = { action: "checktoken", type: "csrf" };

/** The response with the result of `action=login`. */
const login = (result: string, more: object = {}) => ({ login: { result, ...more } });
const failed = (messagecode: string) => ({ clientlogin: { status: "FAIL", messagecode } });
const refused = (code: string, module: string) => ({ errors: [{ code, module }] });
const checked = (result: string) => ({ checktoken: { result } });

type Params = Parameters<ReturnType<typeof newClient>["post"]>[0];

// What follows was observed on MediaWiki 1.39, 1.43 and 1.45.
describe("a posted request of a client that has a token of the type login", () => {
  it.each<readonly [sent: Params, expected: object, who: object]>([
    [{ ...LOGIN, lgname: "ann_Lee@bot" }, login("Success", { lguserid: 2 }), named("Ann Lee")],
    [{ ...LOGIN, lgname: "Admin", lgpassword: OLD_PASSWORD }, login("Success"), named("Admin")],
    [{ ...LOGIN, lgtoken: "abc+\\" }, login("WrongToken"), ANONYMOUS],
    [{ ...LOGIN, lgname: "Nobody" }, login("Failed"), ANONYMOUS],
    [{ ...LOGIN, lgpassword: "" }, login("Failed"), ANONYMOUS],
    [{ action: "login", lgname: "", lgpassword: "" }, login("Failed"), ANONYMOUS],
    [{ action: "login" }, login("Failed"), ANONYMOUS],
    [FORM, { clientlogin: { status: "PASS", username: "Admin" } }, named("Admin")],
    [{ ...FORM, username: "Nobody" }, failed("wrongpassword"), ANONYMOUS],
    [{ ...FORM, password: "" }, failed("wrongpassword"), ANONYMOUS],
    [{ ...FORM, password: undefined }, failed("authmanager-authn-no-primary"), ANONYMOUS],
    [{ ...FORM, logincontinue: 1 }, failed("authmanager-authn-not-in-progress"), ANONYMOUS],
    [{ ...FORM, logintoken: "x" }, refused("badtoken", "clientlogin"), ANONYMOUS],
    [{ ...FORM, logintoken: undefined }, refused("missingparam", "clientlogin"), ANONYMOUS],
    [{ ...FORM, loginreturnurl: undefined }, refused("missingparam", "clientlogin"), ANONYMOUS],
    [{ ...FORM, loginreturnurl: "x" }, refused("badurl_loginreturnurl", "clientlogin"), ANONYMOUS],
    [
      { action: "logout", token: "+\\" },
      { warnings: [{ code: "notloggedin", module: "logout" }] },
      ANONYMOUS,
    ],
  ])("%j", async (sent, expected, who) => {
    const client = newClient();
    const token = await client.token("login");
    const given = sent["action"] === "login" ? { lgtoken: token } : { logintoken: token };
    const body = { ...(sent["action"] !== "logout" && given), errorformat: "none", ...sent };
    expect(await client.post(body)).toMatchObject(expected);
    expect(await client.get(whoAmI)).toMatchObject(who);
  });
});

describe("a posted request of a client that has logged in", () => {
  it.each<readonly [sent: Params, expected: object, who: object]>([
    [{ action: "logout" }, refused("missingparam", "logout"), named("Admin")],
    [{ action: "logout", token: "x" }, refused("badtoken", "logout"), named("Admin")],
    [{ action: "logout", token: "own" }, {}, ANONYMOUS],
    [
      { ...CSRF, token: "own" },
      { checktoken: { generated: expect.stringMatching(/^2024-01-/) } },
      {},
    ],
    [{ ...CSRF, token: "own", maxtokenage: 0 }, checked("valid"), {}],
    [{ ...CSRF, token: "own", maxtokenage: -1 }, checked("expired"), {}],
    [{ ...CSRF, token: "own", type: "watch" }, checked("invalid"), {}],
    [{ ...CSRF, token: "x" }, checked("invalid"), {}],
  ])("%j", async (sent, expected, who) => {
    const client = newClient();
    await client.logIn("Admin");
    const token = sent["token"] === "own" ? await client.token() : sent["token"];
    expect(await client.post({ errorformat: "none", ...sent, token })).toMatchObject(expected);
    expect(await client.get(whoAmI)).toMatchObject(who);
  });
});

describe("a session", () => {
  it("begins with a token of the type login, has its own, and gets a new id with the login", async () => {
    const client = newClient();
    expect(await client.token("csrf")).toBe("+\\");
    expect(client.last().cookies).toBeUndefined();
    const token = await client.token("login");
    const [cookie] = client.last().cookies ?? [];
    expect(cookie).toMatch(/^stub_session=\w{32}; path=\/; HttpOnly$/);
    expect(await client.token("login")).toBe(token);
    expect(client.last().cookies).toBeUndefined();
    expect(await clientOf(createParaminfoStub({ wiki })).token("login")).toBe(token);
    await client.post({ ...LOGIN, lgtoken: token });
    const names = client.last().cookies?.map((each) => each.split("=", 1)[0]);
    expect(names).toEqual(["stub_session", "stubUserID", "stubUserName"]);
    expect(client.last().cookies?.[0]).not.toBe(cookie);
    await client.post({ action: "logout", token: await client.token() });
    expect(client.last().cookies).toEqual([
      expect.stringMatching(/^stub_session=deleted; .*Max-Age=0/),
      expect.stringMatching(/^stubUserID=deleted; /),
      expect.stringMatching(/^paramsmith_user=deleted; /),
    ]);
  });

  it("is its client's alone: others have another token, and that of another is none", async () => {
    const handler = createParaminfoStub({ wiki });
    const [one, other] = [clientOf(handler), clientOf(handler)];
    const lgtoken = await one.token("login");
    expect(await other.token("login")).not.toBe(lgtoken);
    expect(await newClient().post({ ...LOGIN, lgtoken })).toMatchObject(login("Failed"));
  });

  it("begins with a login without a token, which gets one and two warnings", async () => {
    const client = newClient();
    expect(await client.post({ ...LOGIN, errorformat: "none" })).toMatchObject({
      ...login("NeedToken", { token: await client.token("login") }),
      warnings: [{ data: { feature: "action=login&!lgtoken" } }, {}],
    });
    const lgtoken = await client.token("login");
    expect(
      await client.post({ ...LOGIN, lgname: "Admin", lgtoken, errorformat: "none" }),
    ).toMatchObject({
      ...login("Success"),
      warnings: [
        { code: "deprecation", module: "login", data: { feature: "main-account-login" } },
        { code: "deprecation-help", module: "main" },
      ],
    });
  });
});

describe("a secret in an address", () => {
  it("is rejected after a wrong token if the catalogue does not have its parameter", async () => {
    const client = newClient();
    const { password, ...form } = FORM;
    const body = { ...form, logintoken: await client.token("login"), errorformat: "none" };
    const exposed = await client.post(body, { password });
    expect(exposed).toMatchObject(refused("mustpostparams", "clientlogin"));
    const wrong = await client.post({ ...body, logintoken: "x" }, { password });
    expect(wrong).toMatchObject(refused("badtoken", "clientlogin"));
  });

  it.each([
    [{ action: "login", lgname: "Admin" }, { lgpassword: "x", lgtoken: "y" }, "login"],
    [{ action: "clientlogin", loginreturnurl: "http://x/" }, { logintoken: "x" }, "clientlogin"],
    [{ action: "logout" }, { token: "x" }, "logout"],
  ])("is refused: %j with %j in it", async (body, address, module) => {
    const client = newClient();
    const answer = await client.post({ ...body, errorformat: "plaintext" }, address);
    expect(answer).toMatchObject({ errors: [{ code: "mustpostparams", module }] });
    for (const name of Object.keys(address)) expect(JSON.stringify(answer)).toContain(name);
    expect(client.last().cookies).toBeUndefined();
  });

  it.each([
    [{ action: "logout", token: "x" }, "mustpostparams"],
    [{ action: "login", lgname: "Admin" }, "mustbeposted"],
  ])("is refused of a GET: %j", async (sent, code) => {
    expect(await newClient().get({ errorformat: "none", ...sent })).toMatchObject({
      errors: [{ code }],
    });
  });
});
