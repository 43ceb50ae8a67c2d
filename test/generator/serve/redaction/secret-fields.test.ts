import { describe, expect, it } from "vitest";
import {
  decodedPart,
  responseSecretFields,
  secretFields,
} from "../../../../generator/serve/secret-fields.js";

/** The places of the fields named `token` in a text, marked by braces, and their decoded values. */
function found(text: string): readonly [marked: string, ...values: readonly string[]] {
  const fields = secretFields(text, (name) => name === "token");
  const starts = new Map(fields.map((field) => [`${field.start}-${field.end}`, field]));
  const sorted = [...starts.values()].toSorted((a, b) => b.start - a.start);
  let marked = text;
  for (const { start, end } of sorted)
    marked = `${marked.slice(0, start)}⟦${marked.slice(start, end)}⟧${marked.slice(end)}`;
  return [marked, ...sorted.toReversed().map(({ value }) => value)];
}

describe("a secret field", () => {
  it.each<readonly [string, string, ...(readonly string[])]>([
    ["JSON", '{"token":"⟦ab⟧","other":"cd"}', "ab"],
    ["JSON with white space", '{"token" : "⟦ab⟧"}', "ab"],
    ["JSON, with escapes", String.raw`{"token":"⟦a\"b\\⟧","x":"y"}`, 'a"b\\'],
    ["JSON, as a number", '{"token":⟦-12⟧,"other":34}', "-12"],
    ["JSON that ends early", '{"token":"⟦ab⟧', "ab"],
    ["JSON that ends in an escape", '{"token":"⟦ab\\⟧', "ab\\"],
    ["a script", "{token: '⟦a\"b⟧'}", 'a"b'],
    ["PHP", "['token' => '⟦ab⟧']", "ab"],
    ["an attribute", '<a token="⟦a&lt;b⟧" x="y">', "a<b"],
    ["an attribute that ends early", '<a token="⟦ab⟧', "ab"],
    ["PHP's serialization", 's:5:"token";s:2:"⟦ab⟧";', "ab"],
    ["PHP's serialization that ends early", 's:5:"token";s:2:"⟦ab⟧', "ab"],
    ["an element", "<token>⟦a&amp;b⟧</token>", "a&b"],
    ["an element with attributes", '<token x="y">⟦ab⟧</token>', "ab"],
    ["an input", '<input name="token" value="⟦a&amp;b⟧">', "a&b"],
    ["an input in another order", "<INPUT VALUE='⟦ab⟧' NAME='token'>", "ab"],
    ["a meta element", '<meta name="token" content="⟦ab⟧">', "ab"],
    ["a button", '<button name="token" value="⟦ab⟧">', "ab"],
    ["an address", "https://a.example/?x=1&token=⟦a%2Bb⟧&y=2", "a+b"],
    ["a fragment", "/#token=⟦ab⟧", "ab"],
    ["a form", "token=⟦a+b⟧&x=y", "a b"],
    ["a form with an encoded name", "x=token&to%6Ben=⟦ab⟧", "ab"],
    ["an encoded address", "/?to=%2F%3Ftoken%3D⟦ab⟧&x=y", "ab"],
    ["JSON in HTML", "<pre>&quot;token&quot;: &quot;⟦ab⟧&quot;</pre>", "ab"],
    ["XML in HTML", "&lt;token&gt;⟦ab⟧&lt;/token&gt;", "ab"],
    ["HTML with numbers of characters", "&#34;token&#34;:&#34;⟦ab⟧&#34;", "ab"],
    ["JSON in JSON", String.raw`{"a":"{\"token\":\"⟦ab⟧\"}"}`, "ab"],
    ["JSON in JSON in ASCII", String.raw`{"a":"{\u0022token\u0022:\u0022⟦ab⟧\u0022}"}`, "ab"],
    ["a script in JSON", String.raw`{"a":"{token: \u0027⟦ab⟧\u0027}"}`, "ab"],
    ["a script in JSON, with backslashes", String.raw`"\"x\", token: \'⟦ab⟧\'"`, "ab"],
    ["JSON in JSON that begins with it", String.raw`token:\"⟦ab⟧\"`, "ab"],
    ["several", '{"token":"⟦ab⟧"}{"token":"⟦cd⟧"}', "ab", "cd"],
  ])("is found in %s", (_, marked, ...values) => {
    expect(found(marked.replaceAll(/[⟦⟧]/g, ""))).toEqual([marked, ...values]);
  });

  it.each([
    "",
    "token",
    '"token"',
    'a.token="x" ',
    '{"tokens":"ab"}',
    '{"token":1.5}',
    '{"token":1e5}',
    '{"token":true}',
    '{"token":["ab"]}',
    `{"token"${" ".repeat(9)}:"ab"}`,
    "<token></token>",
    "<tokens>ab</tokens>",
    "<token>ab",
    '<p name="token" value="ab">',
    '<input name="other" value="token">',
    '<input data-name="token" data-value="ab">',
    "/?tokens=ab",
    "/?token=&x=y",
    "token: ab",
    "the token=",
    's:5:"other";s:5:"token";',
  ])("is not found in %s", (text) => {
    expect(found(text)).toEqual([text]);
  });

  it("may have any name that a spec marks as secret", () => {
    expect(secretFields('{"pin":"ab"}', (name) => name === "pin")).toEqual([
      { start: 8, end: 10, value: "ab" },
    ]);
    expect(secretFields("/?pin=ab&x=y", (name) => name === "pin")).toEqual([
      { start: 6, end: 8, value: "ab" },
    ]);
  });

  it.each([
    "csrftoken",
    "wpEditToken",
    "sessionid",
    "session_id",
    "session-id",
    "lgpassword",
    "passwd",
    "clientSecret",
    "api_key",
    "accesskey",
  ])("of a response is called %s", (name) => {
    const field = { start: name.length + 5, end: name.length + 7, value: "ab" };
    expect(responseSecretFields(`{"${name}":"ab"}`)).toEqual([field]);
  });

  it.each(["name", "key", "sid", "tokens", "passwords"])(
    "of a response is not called %s",
    (name) => {
      expect(responseSecretFields(`{"${name}":"ab"}`)).toEqual([]);
    },
  );

  it("is found once in an address, although its value has another name", () => {
    expect(found("/?token=a?token=b")).toEqual(["/?token=⟦a?token=b⟧", "a?token=b"]);
  });
});

describe("a part of a form", () => {
  it.each([
    ["a+b", "a b"],
    ["a%20b%2B", "a b+"],
    ["%C3%A4", "ä"],
    ["100%+%zz", "100% %zz"],
    ["", ""],
  ])("%j stands for %j", (text, decoded) => {
    expect(decodedPart(text)).toBe(decoded);
  });
});

describe("a field within a text of JSON", () => {
  it.each<readonly [string, number, number, string]>([
    [String.raw`pw=\"abcd\"`, 5, 9, "abcd"],
    [String.raw`pw=\u0022abcd\u0022`, 9, 13, "abcd"],
    [String.raw`pw=\u0027abcd\u0027`, 9, 13, "abcd"],
    [String.raw`\"pw="abcd"`, 6, 10, "abcd"],
    [String.raw`{"pw":"abcd\"ef"}`, 7, 15, 'abcd"ef'],
    [String.raw`{"pw":"abcd\"`, 7, 13, 'abcd"'],
  ])("is told once: %s", (text, start, end, value) => {
    expect(secretFields(text, (name) => name === "pw")).toEqual([{ start, end, value }]);
  });
});
