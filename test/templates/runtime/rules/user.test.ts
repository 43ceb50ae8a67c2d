import { describe, expect, it } from "vitest";
import { designation } from "../../../../templates/runtime/rules/user.js";
import { asServer, strictIssues } from "../one-parameter.js";

describe("a user designation", () => {
  it.each([
    ["an id", "#123", "id", "#123"],
    ["the id zero", "#0", "id", "#0"],
    ["a name", "Foo", "name", "Foo"],
    ["a name in small letters", "foo bar", "name", "Foo bar"],
    ["a name with another first letter", "éa", "name", "Éa"],
    ["a name with underscores", "Foo_bar", "name", "Foo bar"],
    ["a name with the prefix of its page", "User:foo", "name", "Foo"],
    ["a name with the prefix in capitals and spaces", "USER : foo", "name", "Foo"],
    ["a name with an at sign", "a@b", "name", "A@b"],
    ["a name with a colon", "en:foo", "name", "En:foo"],
    ["a name with a character reference", "A&amp;B", "name", "A&B"],
    ["a name of 255 bytes", "A".repeat(255), "name", "A".repeat(255)],
    ["a temporary name", "~2025-1", "temp", "~2025-1"],
    ["a name that ends like a temporary one", "A~2025-1", "name", "A~2025-1"],
    ["an address", "1.2.3.4", "ip", "1.2.3.4"],
    ["an address with zeros", "User:001.2.3.4", "ip", "1.2.3.4"],
    ["a masked address", "1.2.3.xxx", "ip", "1.2.3.xxx"],
    ["an IPv6 address", "::1", "ip", "0:0:0:0:0:0:0:1"],
    ["a range of addresses", "1.2.3.0/24", "cidr", "1.2.3.0/24"],
    ["a range of IPv6 addresses", "2001:db8::/32", "cidr", "2001:DB8:0:0:0:0:0:0/32"],
    ["a user of another wiki", "en>Foo", "interwiki", "en>Foo"],
    ["a user of another wiki, however odd", ">", "interwiki", ">"],
  ])("may be %s", (_what, text, kind, value) => {
    expect(designation(text, {})).toEqual({ kind, value });
  });

  it.each([
    ["nothing", ""],
    ["white space", " _ "],
    ["the prefix alone", "User:"],
    ["a number sign without digits", "#"],
    ["a number sign further in", "Foo#1"],
    ["an id with something behind it", "#12x"],
    ["a user of another wiki with a number sign", "en>Foo#1"],
    ["a slash", "Foo/bar"],
    ["a pipe", "a|b"],
    ["brackets", "a[b]"],
    ["braces", "a{b}"],
    ["a less-than sign", "a<b"],
    ["a control character", "a\u007Fb"],
    ["a control character beyond ASCII", "a\u0085b"],
    ["a white space of another kind", "a\u200Bb"],
    ["a private character", "a\uE000b"],
    ["an impossible address", "300.300.300.300"],
    ["a range that is too large", "1.2.3.4/33"],
    ["a title of another namespace", "Talk:Foo"],
    ["a title of another namespace after the prefix", "User:Talk:Foo"],
    ["a title of the main namespace", ":Foo"],
    ["two prefixes", "User:User:Foo"],
    ["256 bytes", "A".repeat(256)],
  ])("is not %s", (_what, text) => {
    expect(designation(text, {})).toBeUndefined();
  });
});

describe("a first and a last address", () => {
  // Observed on MediaWiki 1.39, 1.43 and 1.45, with `list=blocks` and `list=usercontribs`.
  it.each([
    ["1.2.3.4 - 1.2.3.9", "1.2.3.4 - 1.2.3.9"],
    ["1.2.3.4-1.2.3.9", "1.2.3.4-1.2.3.9"],
    ["1.2.3.04-1.2.3.9", "1.2.3.04-1.2.3.9"],
    ["1.2.3.4_-_1.2.3.9", "1.2.3.4 - 1.2.3.9"],
    ["1.2.3.4  -  1.2.3.9", "1.2.3.4 - 1.2.3.9"],
    ["2001:db8::1-2001:db8::5", "2001:db8::1-2001:db8::5"],
  ])("are a range since MediaWiki 1.42: %s", (text, value) => {
    expect(designation(text, { version: 42 })).toEqual({ kind: "cidr", value });
    expect(designation(text, { version: 41 })).toMatchObject({ kind: "name" });
  });

  it.each(["999.2.3.4 - 1.2.3.9", "1.2.3.xxx - 1.2.3.9", "1.2.3.4-2001:db8::5"])(
    "are a name where they are not of one kind: %s",
    (text) => {
      expect(designation(text, { version: 43 })).toEqual({ kind: "name", value: text });
    },
  );
});

describe("a name like a range of addresses", () => {
  it.each(["999.2.3.4-1.2.3.9", "User:1.2.3.xxx-1.2.3.9"])(
    "is a user before MediaWiki 1.42: %s",
    (text) => {
      expect(designation(text, { version: 41 })).toMatchObject({ kind: "name" });
      expect(designation(text, { version: 42 })).toBeUndefined();
      const validate = (version: number) =>
        strictIssues({ type: "user", subtypes: ["name"] }, text, { version });
      expect(validate(41)).toEqual([]);
      expect(validate(42)).toMatchObject([{ code: "baduser" }]);
    },
  );
});

describe("a user parameter", () => {
  const texts = {
    name: "Foo",
    ip: "1.2.3.4",
    cidr: "1.2.3.0/24",
    interwiki: "en>Foo",
    id: "#1",
  };

  it.each(Object.keys(texts))("that takes only %s takes no other kind", (subtype) => {
    const param = { type: "user", subtypes: [subtype] } as const;
    for (const [kind, text] of Object.entries(texts)) {
      const expected = kind === subtype ? [] : ["error baduser"];
      expect([kind, asServer(param, text).found]).toEqual([kind, expected]);
    }
  });

  it("that takes names takes names like those of temporary accounts, which not every wiki has", () => {
    expect(asServer({ type: "user", subtypes: ["name"] }, "~2025-1").found).toEqual([]);
    expect(asServer({ type: "user", subtypes: ["temp"] }, "~2025-1").found).toEqual([]);
    expect(asServer({ type: "user", subtypes: ["temp"] }, "Foo").found).toEqual(["error baduser"]);
    expect(asServer({ type: "user", subtypes: ["ip"] }, "~2025-1").found).toEqual([
      "error baduser",
    ]);
  });
});
