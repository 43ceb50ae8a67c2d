import { describe, expect, it } from "vitest";
import {
  cookieSecrets,
  isSecretPart,
  sentSecrets,
  userRanges,
  userSecrets,
} from "../../../../generator/serve/sent-secrets.js";
import type { ServiceRequest } from "../../../../templates/runtime/http/service.js";

function isSecret(name: string): boolean {
  return name === "code" || name === "a_b" || name === "x-code";
}

function secretsIn(request: Partial<ServiceRequest>): readonly string[] {
  return sentSecrets({ method: "GET", url: "/", headers: {}, body: "", ...request }, isSecret);
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };

describe("the secrets of a request", () => {
  it.each<readonly [string, Partial<ServiceRequest>, readonly string[]]>([
    ["none", {}, [""]],
    ["a parameter of the query", { url: "/?a=b&code=c%20d+e" }, ["c d e", "c d e", ""]],
    ["a list, and each of its values", { url: "/?code=c|d" }, ["c|d", "c", "d", ""]],
    [
      "a list that is joined with U+001F",
      { url: "/?code=%1Fc|d%1Fe" },
      ["\u001Fc|d\u001Fe", "", "c|d", "e", ""],
    ],
    ["a name that PHP reads as another", { url: "/?a.b=c" }, ["c", "c", ""]],
    ["a user in an address", { url: "/?to=http://u:p@a.example/" }, ["u:p", "p", ""]],
    [
      "the parameter of a form that was posted",
      { method: "POST", headers: FORM, body: "code=c" },
      ["c", "c", "c", "c", ""],
    ],
    [
      "the parameter of a form that was not posted",
      { method: "PUT", headers: FORM, body: "code=c&d=e" },
      ["c", "c", ""],
    ],
    [
      "the fields of a body of JSON, by their names or by common names",
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"code":"c","token":"d","e":"f"}',
      },
      ["c", "d", ""],
    ],
    ["a header", { headers: { "x-code": "c", "x-other": "d" } }, ["", "c"]],
    [
      "cookies",
      { headers: { cookie: 'a=b; code="c%20d"; sid=e' } },
      ["", "c%20d", "c d", "e", "e"],
    ],
  ])("are %s", (_, request, secrets) => {
    const found = secretsIn(request).filter((value) => value !== "");
    expect(found).toEqual(secrets.filter((value) => value !== ""));
  });

  const basic = Buffer.from("me:päss?>").toString("base64");

  it.each<readonly [string, readonly string[]]>([
    ["abcdef", ["abcdef"]],
    [" abcdef ", ["abcdef"]],
    ["Bearer abcdef", ["abcdef"]],
    ["Bearer  abcdef  ", ["abcdef"]],
    [`Basic ${basic}`, [basic, "bWU6cMOkc3M/Pg", "bWU6cMOkc3M_Pg", "me:päss?>", "päss?>"]],
    [`BASIC ${basic}`, [basic, "bWU6cMOkc3M/Pg", "bWU6cMOkc3M_Pg", "me:päss?>", "päss?>"]],
    [
      'OAuth oauth_token="12345678", oauth_signature="abcdefgh"',
      ['oauth_token="12345678", oauth_signature="abcdefgh"', "12345678", "abcdefgh"],
    ],
    [
      'Digest username="12345678", nonce="n2345678", Response="r2345678", key="k2345678", secret="s2345678"',
      [
        'username="12345678", nonce="n2345678", Response="r2345678", key="k2345678", secret="s2345678"',
        ..."n2345678 r2345678 k2345678 s2345678".split(" "),
      ],
    ],
    ['OAuth oauth_token="1234567"', ['oauth_token="1234567"']],
  ])("are the credentials of %j", (header, secrets) => {
    expect(secretsIn({ headers: { authorization: header } }).filter(Boolean)).toEqual(secrets);
    expect(secretsIn({ headers: { "proxy-authorization": header } }).filter(Boolean)).toEqual(
      secrets,
    );
  });
});

describe("the name of a part", () => {
  it.each(["code", "c%6Fde", "a.b", "a%2Eb", "a b", "a+b", "code[]", "code[x]"])(
    "is secret as %s",
    (name) => {
      expect(isSecretPart(name, isSecret)).toBe(true);
    },
  );

  it.each(["", "codes", "a", "a-b", "x[code]"])("is not as %j", (name) => {
    expect(isSecretPart(name, isSecret)).toBe(false);
  });
});

describe("users in addresses", () => {
  const text =
    'at <https://u:p%20w:x@a.example/> and "ftp://bot@b.example", ://c/d@e, ://f?g@h, ://@i';

  it("are found with their passwords", () => {
    expect(userSecrets(text)).toEqual(["u:p w:x", "p w:x", "bot"]);
  });

  it("are from the slashes to the sign before the host", () => {
    expect(userRanges(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "u:p%20w:x",
      "bot",
    ]);
  });
});

describe("a cookie", () => {
  it.each<readonly [string, readonly string[]]>([
    ["code=abc", ["abc", "abc"]],
    [' code = "a%20b" ', ["a%20b", "a b"]],
    ["code=a=b", ["a=b", "a=b"]],
    ['code="a"b"', ['"a"b"', '"a"b"']],
    ['code="a', ['"a', '"a']],
    ["theme=abc", []],
    ["code", []],
    ["=code", []],
    ["", []],
  ])("%j has its value, also decoded, if it is secret", (pair, secrets) => {
    expect(cookieSecrets(pair, isSecret)).toEqual(secrets);
  });
});
