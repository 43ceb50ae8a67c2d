import { describe, expect, it } from "vitest";
import { createParaminfoStub } from "../../../../generated/paraminfo/stub.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";

const { service } = createParaminfoStub({ wiki: createWiki({ users: [{ name: "Admin" }] }) });

async function send(params: Readonly<Record<string, string>>): Promise<unknown> {
  const query = new URLSearchParams({ format: "json", formatversion: "2", ...params });
  const { body } = await service({
    method: "POST",
    url: "/api.php",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie: "paramsmith_user=Admin",
    },
    body: query.toString(),
  });
  return JSON.parse(body);
}

async function csrfToken(): Promise<string> {
  const response = await send({ action: "query", meta: "tokens" });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the response to meta=tokens
  return (response as { query: { tokens: { csrftoken: string } } }).query.tokens.csrftoken;
}

describe("action=checktoken", () => {
  it("finds the token of the caller's session valid, with the time when it was made", async () => {
    const token = await csrfToken();
    expect(await send({ action: "checktoken", type: "csrf", token })).toEqual({
      checktoken: { result: "valid", generated: expect.stringMatching(/^2024-01-\d\dT/) },
    });
  });

  it("finds that of another type, and any other text, invalid", async () => {
    const token = await csrfToken();
    expect(await send({ action: "checktoken", type: "watch", token })).toMatchObject({
      checktoken: { result: "invalid" },
    });
    expect(await send({ action: "checktoken", type: "csrf", token: "x" })).toEqual({
      checktoken: { result: "invalid" },
    });
  });

  it("finds a token expired that is older than the given seconds", async () => {
    const token = await csrfToken();
    const parameters = { action: "checktoken", type: "csrf", token };
    expect(await send({ ...parameters, maxtokenage: "-1" })).toMatchObject({
      checktoken: { result: "expired" },
    });
    expect(await send({ ...parameters, maxtokenage: "10" })).toMatchObject({
      checktoken: { result: "valid" },
    });
  });

  it("warns of a token whose plus became a space", async () => {
    expect(await send({ action: "checktoken", type: "csrf", token: "a \\" })).toMatchObject({
      warnings: { checktoken: { warnings: expect.stringContaining("percent-encode") } },
      checktoken: { result: "invalid" },
    });
  });
});
