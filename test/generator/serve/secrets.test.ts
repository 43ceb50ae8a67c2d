import { describe, expect, it } from "vitest";
import {
  REDACTED_TOKEN,
  redactedBody,
} from "../../../generator/serve/recording/response-secrets.js";
import { redactedPairs, redactedUrl, secretsOf } from "../../../generator/serve/redaction.js";
import { recordedRequestOf, secretValues } from "../../../generator/serve/recording/exchange.js";
import { readSpecs } from "../../../generator/serve/specs/read-specs.js";
import type { ServiceRequest } from "../../../templates/runtime/http/service.js";
import { REPOSITORY } from "../support/places.js";
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

describe("what is secret in a request to a directory", () => {
  const [alliance] = readSpecs(["spec/alliance"], REPOSITORY).value ?? [];
  if (alliance?.kind !== "directory") throw new Error("There is no directory.");
  const directory: ServedSpec = {
    ...alliance,
    model: {
      ...alliance.model,
      securitySchemes: [
        { kind: "apiKey", name: "first", in: "header", wireName: "X-Pets-Id" },
        { kind: "apiKey", name: "second", in: "query", wireName: "petsId" },
        { kind: "apiKey", name: "third", in: "cookie", wireName: "pets_sid" },
        { kind: "basic", name: "fourth" },
      ],
    },
  };
  const isKey = secretsOf([directory]);
  const CANARIES = ["canary-header", "canary-query", "canary-cookie", "canary-password"];
  const basic = Buffer.from("user:canary-password").toString("base64");
  const request: ServiceRequest = {
    method: "GET",
    url: "/alliances?size=2&petsId=canary-query",
    headers: {
      "x-pets-id": "canary-header",
      cookie: "theme=dark; pets_sid=canary-cookie",
      authorization: `Basic ${basic}`,
      "x-other": "no secret at all",
    },
    body: "",
  };

  it("is the API key in each location, by its name in the document", () => {
    expect(["x-pets-id", "petsId", "pets_sid"].filter(isKey)).toHaveLength(3);
    expect(["first", "size", "theme", "x-other"].filter(isKey)).toEqual([]);
    expect(secretsOf([alliance])("petsId")).toBe(false);
  });

  it("is not in addresses and recordings", () => {
    expect(redactedUrl(request.url, isKey)).toBe("/alliances?size=2&petsId=***");
    expect(recordedRequestOf(request, isKey)).toEqual({
      path: "/alliances",
      params: { size: "2", petsId: "***" },
    });
  });

  it("is not in a response that repeats it", () => {
    const secrets = secretValues(request, isKey);
    const echo = JSON.stringify({ echo: [...CANARIES, basic, "no secret at all", "dark"] });
    expect(redactedBody(echo, secrets)).toBe(
      '{"echo":["***","***","***","***","***","no secret at all","dark"]}',
    );
    const bearer = { ...request, headers: { authorization: "Bearer canary-token" } };
    expect(redactedBody('"canary-token"', secretValues(bearer, isKey))).toBe('"***"');
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
