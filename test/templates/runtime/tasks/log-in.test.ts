import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../templates/runtime/action-api/api-error.js";
import type { Send } from "../../../../templates/runtime/client/send.js";
import { logIn } from "../../../../templates/runtime/tasks/log-in.js";

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

describe("logIn", () => {
  it("sends the password by POST with a token for it", async () => {
    const { send, sent } = wiki({ result: "Success", lguserid: 4, lgusername: "Example" });
    expect(await logIn(send, BOT)).toEqual({
      result: "Success",
      lguserid: 4,
      lgusername: "Example",
    });
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
    const pending = logIn(wiki(login).send, BOT);
    await expect(pending).rejects.toBeInstanceOf(ApiError);
    await expect(pending).rejects.toMatchObject({ code });
    await expect(pending).rejects.toThrow(message);
  });
});
