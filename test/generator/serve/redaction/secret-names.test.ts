import { describe, expect, it } from "vitest";
import {
  isSecretCookie,
  isSecretField,
  markedNames,
  publicWords,
  secretsOf,
} from "../../../../generator/serve/secret-names.js";
import type { SecretSource } from "../../../../generator/serve/secret-names.js";

const catalogue: SecretSource = {
  kind: "catalogue",
  modules: [
    {
      name: "books",
      path: "query+books",
      group: "list",
      prefix: "bk",
      select: { action: "query", list: "books" },
      generator: true,
      params: {
        code: { type: "string", sensitive: true },
        word: { type: "password" },
        title: { type: "string" },
        sort: { type: "enum", values: ["newest", "oldest"] },
      },
    },
    {
      name: "enter",
      path: "enter",
      group: "action",
      prefix: "",
      select: { action: "enter" },
      generator: false,
      params: { pin: { type: "integer", sensitive: true } },
    },
  ],
};

const openapi: SecretSource = {
  kind: "openapi",
  stub: {
    endpoints: {
      "GET /pets": {
        operationId: "pets",
        method: "GET",
        path: "/pets",
        params: {
          chip: { in: "query", type: "password" },
          size: { in: "query", type: "enum", values: ["small", "large"] },
        },
      },
    },
  },
  model: { apiKeys: ["X-Pets-Id", "petsId"] },
};

describe("names that a spec marks as secret", () => {
  it("are the wire names of a module's sensitive parameters, also as a generator's", () => {
    expect(markedNames(catalogue)).toEqual(["bkcode", "gbkcode", "bkword", "gbkword", "pin"]);
  });

  it("are parameters of an OpenAPI document, and its API keys as headers, too", () => {
    expect(markedNames(openapi)).toEqual(["chip", "X-Pets-Id", "x-pets-id", "petsId", "petsid"]);
  });

  it("are secret for these specs only", () => {
    const names = ["bkcode", "pin", "chip", "x-pets-id", "code", "bktitle", "size"];
    expect(names.filter(secretsOf([catalogue, openapi]))).toEqual(names.slice(0, 4));
    expect(names.filter(secretsOf([openapi]))).toEqual(["chip", "x-pets-id"]);
    expect(names.filter(secretsOf([]))).toEqual([]);
  });
});

describe("names that are always secret", () => {
  const isSecret = secretsOf([]);

  it.each(
    `token csrftoken TOKENS passwd lgpassword passphrase clientsecret secrets Authorization
    proxy-authorization apikey api-key API_KEY x-api-key-2 accesskey access-key access_key sessionid
    session-id session_id retype otp OTP pwd`.split(/\s+/),
  )("contain or are a word such as that in %s", (name) => {
    expect(isSecret(name)).toBe(true);
  });

  it.each(
    `pass tok secre authoriz api key apis-key api--key api.key access session sessions-id session.id
    retyped preretype otps potp pwds xpwd`.split(/\s+/),
  )("are not like %s", (name) => {
    expect(isSecret(name)).toBe(false);
  });
});

function isMarked(name: string): boolean {
  return name === "marked";
}

describe("a cookie", () => {
  it.each(
    `marked wikiSession JSESSIONID PHPSESSID sess auth myAuth jwt csrf XSRF-TOKEN sid SID connect.sid
    a_sid a-sid`.split(/\s+/),
  )("is secret if it is named %s", (name) => {
    expect(isSecretCookie(name, "1", isMarked)).toBe(true);
  });

  it.each(["inside", "sidebar", "a.sidx", "theme", "ses"])("is not if it is named %s", (name) => {
    expect(isSecretCookie(name, "1", isMarked)).toBe(false);
  });

  it.each<readonly [string, boolean]>([
    ["0123456789abcdef", true],
    ["0123456789ABCDE.", true],
    ["0123456789abcde", false],
    ["0123456789012345", false],
    ["abcdefghijklmnop", false],
    ["", false],
  ])("with the value %j looks generated: %s", (value, isGenerated) => {
    expect(isSecretCookie("theme", value, isMarked)).toBe(isGenerated);
  });
});

describe("a field of a response", () => {
  it.each(
    `token csrftoken wpEditToken access_token sessionid session-id lgsession_id password newPassword
    passwd secret client_secret apikey api-key api_key accesskey access-key ACCESS_KEY`.split(
      /\s+/,
    ),
  )("is secret if it is named %s", (name) => {
    expect(isSecretField(name)).toBe(true);
  });

  it.each(
    `tokens tokentype sessionids session session--id passwords passw secrets secretary apikeys api.key
    accesskeys key`.split(/\s+/),
  )("is not if it is named %s", (name) => {
    expect(isSecretField(name)).toBe(false);
  });
});

describe("public words", () => {
  const common = ["true", "false", "null", "none", "undefined", "json", "jsonfm", "html", "https"];

  it("are those of JSON and of formats, for every spec", () => {
    expect([...publicWords([])]).toEqual(common);
  });

  it("are the names of modules and parameters, and values of enumerations", () => {
    expect([...publicWords([catalogue])].toSorted()).toEqual(
      [
        ...common,
        ..."books code word title sort newest oldest enter pin".split(" "),
        ..."bkcode gbkcode bkword gbkword bktitle gbktitle bksort gbksort".split(" "),
      ].toSorted(),
    );
    expect([...publicWords([openapi])].toSorted()).toEqual(
      [...common, "chip", "size", "small", "large"].toSorted(),
    );
  });
});
