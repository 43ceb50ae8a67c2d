import { describe, expect, it } from "vitest";
import {
  boundsOf,
  INTEGER_FORMATS,
  isCheckedFormat,
  isKnownFormat,
  schemaFormat,
  TEXT_FORMATS,
} from "../../../../generator/spec/schema/formats.js";

type Texts = readonly [valid: readonly string[], invalid: readonly string[]];

/** Texts of each format, by the standards that define them. */
const TEXTS: Readonly<Record<string, Texts>> = {
  date: [
    [
      "2024-01-31",
      "2024-04-30",
      "2023-02-28",
      "2024-02-29",
      "2000-02-29",
      "2012-12-01",
      "0400-02-29",
      "1996-02-29",
    ],
    [
      "2023-02-29",
      "1900-02-29",
      "2024-02-30",
      "2024-04-31",
      "2024-11-31",
      "2024-13-01",
      "2024-00-10",
      "2024-01-00",
      "2024-01-32",
      "2024-1-01",
      "20240101",
      "2024-01-01Z",
      " 2024-01-01",
      "2022-02-29",
    ],
  ],
  time: [
    ["00:00:00Z", "23:59:59z", "23:59:60Z", "12:30:45.123Z", "19:00:00+01:30", "09:59:59-23:59"],
    [
      "24:00:00Z",
      "12:60:00Z",
      "12:00:60Z",
      "12:00:00",
      "12:00Z",
      "12:00:00.Z",
      "12:00:00+24:00",
      "12:00:00+01:60",
      "12:00:00+0100",
      "x12:00:00Z",
      "12:00:00Zx",
    ],
  ],
  "date-time": [
    ["2024-02-29T23:59:60Z", "2024-01-01t00:00:00.5-08:00", "2024-01-01 00:00:00Z"],
    [
      "2024-01-01",
      "2024-01-01T00:00:00",
      "2023-02-29T00:00:00Z",
      "2024-01-01_00:00:00Z",
      "2024-01-01T25:00:00Z",
      "2024-01-01T00:00:00Z ",
    ],
  ],
  duration: [
    ["P1Y2M3D", "PT1H2M3S", "P1DT12H", "P4W", "P10Y", "P2M", "PT36H", "PT5S", "P1YT1M", "PT10M"],
    ["P", "PT", "P1", "1Y", "P1YT", "P1D1Y", "P1W1D", "PT1D", "P1H", "P1S", "p1Y", "P1Yx", "xP1Y"],
  ],
  uuid: [
    [
      "123e4567-e89b-12d3-a456-426614174000",
      "123E4567-E89B-12D3-A456-426614174000",
      "urn:uuid:123e4567-e89b-12d3-a456-426614174000",
    ],
    [
      "123e4567e89b12d3a456426614174000",
      "123e4567-e89b-12d3-a456-42661417400",
      "123e4567-e89b-12d3-a456-4266141740000",
      "g23e4567-e89b-12d3-a456-426614174000",
      "uuid:123e4567-e89b-12d3-a456-426614174000",
      "123e4567-e89b-12d3-426614174000",
    ],
  ],
  uri: [
    [
      "https://a.example",
      "https://user:x@a.example:80/b/c?d=e/?#f?/",
      "mailto:a@b.example",
      "urn:a:b",
      "file:///a",
      "a:",
      "a+b-c.1:/d",
      "a:/",
      "http://[::1]/",
      "http://[v1.a:b]",
      "http://%41/%2f",
      "http://a.example:",
      "a:%20",
      "a:?b",
      "a://",
      "a:b//c",
      "http://a;b@c",
    ],
    [
      "a",
      "//a.example",
      "/a",
      "1a:b",
      "a b:c",
      "a:b c",
      "a:%2",
      "a:%zz",
      "http://[::1",
      "http://[::g]",
      "http://a:b:c",
      "http://[v1]",
      "http://%41:%2f",
      "a:#b#c",
      "",
      "a:\\b",
      "a:/b|",
    ],
  ],
  "uri-reference": [
    [
      "",
      "a",
      "a/b:c",
      "/a",
      "//a.example/b",
      "?a",
      "#a",
      "https://a.example",
      "./a:b",
      "a//b",
      "%41/b",
    ],
    ["a b", "%2", "#a#b", "1a:b", "\\", ":a", "//a b"],
  ],
  email: [
    ["a@b.example", "a.b+c@d-e.example", "A!#$%&'*+/=?^_`{|}~-@b.co"],
    [
      "a",
      "a@b",
      "@b.example",
      "a@",
      "a..b@c.example",
      ".a@b.example",
      "a.@b.example",
      "a@-b.example",
      "a@b-.example",
      "a@b..example",
      "a b@c.example",
      "a@b.example.",
      `a@${"b".repeat(64)}.example`,
      "xx a@b.example",
    ],
  ],
  hostname: [
    [
      "a",
      "a.example",
      "a-b.c1",
      "a.example.",
      "1.2.3",
      "a".repeat(63),
      `${"a.".repeat(126)}a`,
      `${"a.".repeat(126)}a.`,
    ],
    [
      "",
      ".",
      "-a",
      "a-",
      "a..b",
      "a_b",
      "a.-b",
      "a".repeat(64),
      `${"a.".repeat(127)}a`,
      ".a",
      "a b",
    ],
  ],
  ipv4: [
    ["0.0.0.0", "255.255.255.255", "1.20.199.249", "10.99.200.250"],
    [
      "256.0.0.0",
      "1.2.3",
      "1.2.3.4.5",
      "01.2.3.4",
      "1.2.3.4 ",
      "1.2.3.a",
      "260.0.0.0",
      "1,2,3,4",
      "300.1.1.1",
    ],
  ],
  ipv6: [
    [
      "1:2:3:4:5:6:7:8",
      "1:2:3:4:5:6:7::",
      "1:2:3:4:5:6::",
      "1:2:3:4:5::",
      "1:2:3:4::",
      "1:2:3::",
      "1:2::",
      "1::",
      "::",
      "1:2:3:4:5:6::8",
      "1:2:3:4:5::8",
      "1:2:3:4:5::7:8",
      "1:2:3:4::6:7:8",
      "1:2:3::5:6:7:8",
      "1:2::4:5:6:7:8",
      "1::3:4:5:6:7:8",
      "::2:3:4:5:6:7:8",
      "::8",
      "1:2:3:4:5:6:1.2.3.4",
      "1:2:3:4:5::1.2.3.4",
      "1:2:3:4::1.2.3.4",
      "1:2:3:4::6:1.2.3.4",
      "1:2:3::5:6:1.2.3.4",
      "1:2::4:5:6:1.2.3.4",
      "1::3:4:5:6:1.2.3.4",
      "::2:3:4:5:6:1.2.3.4",
      "::1.2.3.4",
      "ABCD:ef01::",
      "1:2:3::1.2.3.4",
      "1:2::1.2.3.4",
      "1::1.2.3.4",
    ],
    [
      "1:2:3:4:5:6:7",
      "1:2:3:4:5:6:7:8:9",
      "1::2::3",
      ":1",
      "1:",
      ":::",
      "12345::",
      "g::",
      "1:2:3:4:5:6:7:8::",
      "1:2:3:4:5:6:7:1.2.3.4",
      "::1.2.3",
      "::1.2.3.256",
      "",
      "1.2.3.4",
      "1:2:3:4:5:6::7:8",
      "::1 ",
      "::1:2:3:4:5:6:7:8",
      "1::2:3:4:5:6:7:8",
      "1:2::3:4:5:6:7:8",
      "1:2:3::4:5:6:7:8",
      "1:2:3:4::5:6:7:8",
      "1:2:3:4:5::6:7:8",
      "1:2:3:4:5::6:1.2.3.4",
    ],
  ],
  "json-pointer": [
    ["", "/", "/a/b", "/a~0b~1c", "//", "/ a"],
    ["a", "/a~", "/a~2", "a/", "/~01~"],
  ],
  "relative-json-pointer": [
    ["0", "12", "0#", "1/a", "10/a~0/b", "0/"],
    ["", "01", "-1", "#", "/a", "1#/a", "1a", "0/~2", "0##"],
  ],
  byte: [
    ["", "YQ==", "YWI=", "YWJj", "YWJjZA==", "+/8="],
    ["YQ", "YQ=", "YWI", "YWJj=", "YWJ_", "YQ==YQ==", "Y===", "a b="],
  ],
  base64url: [
    ["", "YQ", "YQ==", "YWI=", "-_8"],
    ["+/8=", "YQ===", "Y Q", "YQ=a"],
  ],
  int64: [
    ["0", "-12", "12345678901234567890"],
    ["", "-", "+1", "1.0", "1e3", " 1", "1 ", "a1"],
  ],
  uint64: [
    ["0", "12"],
    ["", "-1", "1.0", "1a", "a1"],
  ],
};

describe("the formats of text", () => {
  it("are these", () => {
    expect([...TEXT_FORMATS.keys()]).toEqual(Object.keys(TEXTS));
  });

  it.each(Object.entries(TEXTS))(
    "have texts that are a %s, and others",
    (format, [valid, invalid]) => {
      const pattern = TEXT_FORMATS.get(format);
      expect(valid.filter((text) => !pattern?.test(text))).toEqual([]);
      expect(invalid.filter((text) => pattern?.test(text))).toEqual([]);
    },
  );
});

describe("the formats of integers", () => {
  it("have the bounds of their bits, unless numbers of JSON are rounded there", () => {
    expect(Object.fromEntries(INTEGER_FORMATS)).toEqual({
      int8: { minimum: -128, maximum: 127 },
      uint8: { minimum: 0, maximum: 255 },
      int16: { minimum: -32768, maximum: 32767 },
      uint16: { minimum: 0, maximum: 65535 },
      int32: { minimum: -2147483648, maximum: 2147483647 },
      uint32: { minimum: 0, maximum: 4294967295 },
      int64: {},
      uint64: { minimum: 0 },
    });
  });

  it.each([
    [{}, {}],
    [
      { minimum: 1, maximum: 2 },
      { minimum: 1, maximum: 2 },
    ],
    [{ format: "uint8" }, { minimum: 0, maximum: 255 }],
    [
      { format: "uint8", minimum: 1, maximum: 300 },
      { minimum: 1, maximum: 255 },
    ],
    [
      { format: "uint8", minimum: -1, maximum: 3 },
      { minimum: 0, maximum: 3 },
    ],
    [{ format: "int64", minimum: 3 }, { minimum: 3 }],
    [{ format: "date", maximum: 3 }, { maximum: 3 }],
    [{ minimum: "1", maximum: null }, {}],
  ])("%j has the bounds %j", (schema, bounds) => {
    const found = boundsOf(schema);
    expect(Object.entries(found)).toEqual(Object.entries(bounds));
  });
});

describe("a format", () => {
  it.each([
    ["date", true, true],
    ["int32", true, true],
    ...[
      "binary",
      "decimal",
      "decimal128",
      "double",
      "float",
      "html",
      "commonmark",
      "media-range",
      "password",
      "regex",
    ].map((name) => [name, true, false] as const),
    ["isbn", false, false],
    ["", false, false],
  ] as const)("%s is known: %s, and checked: %s", (format, known, checked) => {
    expect([isKnownFormat(format), isCheckedFormat(format)]).toEqual([known, checked]);
  });

  it("that is no text is not checked", () => {
    expect([isCheckedFormat(undefined), isCheckedFormat(["date"])]).toEqual([false, false]);
  });

  it.each([
    [{ format: "date" }, "date"],
    [{ format: "date", contentEncoding: "base64" }, "date"],
    [{ contentEncoding: "base64" }, "byte"],
    [{ contentEncoding: "base64url" }, "base64url"],
    [{ contentEncoding: "quoted-printable" }, undefined],
    [{ format: 1, contentEncoding: "base64" }, "byte"],
    [{ contentEncoding: 1 }, undefined],
    [{}, undefined],
  ])("of %j is %s", (schema, format) => {
    expect(schemaFormat(schema)).toBe(format);
  });
});
