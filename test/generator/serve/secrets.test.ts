import { describe, expect, it } from "vitest";
import {
  REDACTED_TOKEN,
  redactedBody,
} from "../../../generator/serve/recording/response-secrets.js";
import { redactedPairs, redactedUrl, secretsOf } from "../../../generator/serve/redaction.js";
import type { ServedSpec } from "../../../generator/serve/specs/served-spec.js";

const catalogue: ServedSpec = {
  kind: "catalogue",
  name: "wiki",
  modules: [
    {
      name: "a",
      path: "query+a",
      group: "list",
      prefix: "aa",
      select: { action: "query", list: "a" },
      generator: true,
      params: {
        key: { type: "string", sensitive: true },
        word: { type: "password" },
        title: { type: "string" },
      },
    },
  ],
  results: [],
  selections: [],
};
const isSecret = secretsOf([catalogue]);

describe("what is secret in a request", () => {
  it.each([
    "aakey",
    "gaakey",
    "aaword",
    "token",
    "lgtoken",
    "centralauthtoken",
    "lgpassword",
    "Password",
    "retype",
  ])("is the value of %s", (name) => {
    expect(isSecret(name)).toBe(true);
  });

  it.each(["key", "aatitle", "titles", "meta", "type", "list"])(
    "is not the value of %s",
    (name) => {
      expect(isSecret(name)).toBe(false);
    },
  );

  it("is left out of addresses and forms, whose rest stays as it was written", () => {
    expect(redactedUrl("/api.php?a=%C3%A4&lg%74oken=abc%2B%5C&&x&aakey=1=2", isSecret)).toBe(
      "/api.php?a=%C3%A4&lg%74oken=***&&x&aakey=***",
    );
    expect(redactedUrl("/api.php", isSecret)).toBe("/api.php");
    expect(redactedPairs("lgname=A&lgpassword=p+w", isSecret)).toBe("lgname=A&lgpassword=***");
    expect(redactedPairs("%zztoken=1", isSecret)).toBe("%zztoken=***");
  });
});

describe("an answer without its secrets", () => {
  it("has no token, wherever one stands, and is otherwise as it was", () => {
    const body = String.raw`{"query": {"tokens":{"csrftoken":"abc123+\\","logintoken":"def456+\\"}, "n": 1.0}, "login":{"token":"abc123+\\","result":"NeedToken"}}`;
    const hidden = JSON.stringify(REDACTED_TOKEN);
    expect(redactedBody(body, [])).toBe(
      `{"query": {"tokens":{"csrftoken":${hidden},"logintoken":${hidden}}, "n": 1.0}, "login":{"token":${hidden},"result":"NeedToken"}}`,
    );
  });

  it("has none that is written in another way either", () => {
    const body = String.raw`{"query":{"tokens":{"csrftoken":"\u0061bc123+\\"}}}`;
    expect(JSON.parse(redactedBody(body, []))).toEqual({
      query: { tokens: { csrftoken: REDACTED_TOKEN } },
    });
  });

  it("keeps the token of whoever is not logged in, and what is merely about tokens", () => {
    const body = String.raw`{"query":{"tokens":{"csrftoken":"+\\"}},"warnings":{"tokens":{"warnings":"x"}},"list":["token"]}`;
    expect(redactedBody(body, [])).toContain(String.raw`"csrftoken":"+\\"`);
    expect(redactedBody(body, [])).toContain('"list":["token"]');
  });

  it("has nothing of what the request sent in secret, in any writing", () => {
    const secret = 'hunt"er 22';
    const body = `{"info":${JSON.stringify(`no ${secret}!`)},"url":"${encodeURIComponent(secret)}"}`;
    const answer = redactedBody(body, [secret, "abc"]);
    expect(answer).toBe('{"info":"no ***!","url":"***"}');
  });

  it("that is no JSON is left alone", () => {
    expect(redactedBody("<p>token</p>", [])).toBe("<p>token</p>");
  });
});
