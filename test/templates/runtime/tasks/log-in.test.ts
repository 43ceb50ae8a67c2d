import { describe, expect, it } from "vitest";
import { logIn } from "../../../../generated/actions/login.js";
import { ApiError } from "../../../../templates/runtime/action-api/api-error.js";
import type { Send } from "../../../../templates/runtime/client/send.js";
import { logInWith } from "../../../../templates/runtime/tasks/log-in.js";

const BOT = { name: "Example@bot", password: "secret" };

function wiki(login: object) {
  const sent: object[] = [];
  const send: Send = async (parameters, { method }) => {
    sent.push([method, parameters]);
    return parameters["meta"] === "tokens"
      ? { query: { tokens: { logintoken: "l+\\" } } }
      : { login };
  };
  return { send, sent };
}

/** The login with generated code, and the login without it. */
const WAYS = [
  ["logIn", async (send: Send) => logIn(send, BOT)],
  [
    "logInWith",
    async (send: Send) => logInWith(send, { username: BOT.name, password: BOT.password }),
  ],
] as const;

describe.each(WAYS)("%s", (_name, log) => {
  it("sends the password by POST with a token for it", async () => {
    const success = { result: "Success", lguserid: 4, lgusername: "Example" };
    const { send, sent } = wiki(success);
    expect(await log(send)).toEqual(success);
    expect(sent).toMatchObject([
      ["GET", { action: "query", meta: "tokens", type: "login" }],
      ["POST", { action: "login", lgname: "Example@bot", lgpassword: "secret", lgtoken: "l+\\" }],
    ]);
  });

  it.each([
    [
      "with a message",
      { result: "Failed", reason: { code: "wrongpassword", text: "Wrong." } },
      "wrongpassword",
      /^wrongpassword: Wrong\.\nhelp: /,
    ],
    ["with a text", { result: "Failed", reason: "Wrong." }, "Failed", /^Failed: Wrong\./],
    ["that says nothing", {}, "Failed", /^Failed: help: /],
    ["without a reason", { result: "WrongToken" }, "WrongToken", /^WrongToken: help: /],
  ])("throws the refusal of a wiki %s", async (_, login, code, message) => {
    const pending = log(wiki(login).send);
    await expect(pending).rejects.toBeInstanceOf(ApiError);
    await expect(pending).rejects.toMatchObject({ code });
    await expect(pending).rejects.toThrow(message);
  });
});

it("stops a login while its token is fetched", async () => {
  const controller = new AbortController();
  const silent: Send = async () => {
    controller.abort(new Error("enough"));
    return new Promise(() => {});
  };
  const pending = logIn(silent, BOT, { signal: controller.signal });
  await expect(pending).rejects.toThrow("enough");
});
