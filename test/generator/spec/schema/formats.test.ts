import { fullFormats } from "ajv-formats/dist/formats.js";
import type { Format } from "ajv";
import { describe, expect, it } from "vitest";
import {
  boundsOf,
  INTEGER_FORMATS,
  isCheckedFormat,
  isKnownFormat,
  schemaFormat,
  TEXT_FORMATS,
} from "../../../../generator/spec/schema/formats.js";
import { FORMATS } from "../../../property/tricky-schemas.js";

type Texts = readonly [valid: readonly string[], invalid: readonly string[]];

/** Texts of formats that other validators check less strictly or not at all, by the standards that define them. */
const TEXTS: Readonly<Record<string, Texts>> = {
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

/** The formats that ajv checks by the same standards. */
const SAME = {
  date: fullFormats.date,
  duration: fullFormats.duration,
  uuid: fullFormats.uuid,
  hostname: fullFormats.hostname,
  ipv4: fullFormats.ipv4,
  ipv6: fullFormats.ipv6,
  "json-pointer": fullFormats["json-pointer"],
  "relative-json-pointer": fullFormats["relative-json-pointer"],
};

/** A format of ajv as a function. */
function isAcceptedBy(format: Format): (text: string) => boolean {
  if (format instanceof RegExp) return (text) => format.test(text);
  if (typeof format === "object" && "validate" in format && typeof format.validate === "function") {
    const { validate } = format;
    return (text) => Reflect.apply(validate, format, [text]) === true;
  }
  throw new TypeError("The format is neither a pattern nor a function.");
}

/** The numbers from 0 to one less than a limit. */
const below = (limit: number): readonly number[] => [...Array(limit).keys()];

/** Dates around the ends of months, of leap years and of others. */
const DATES = ["0400", "1900", "2000", "2023", "2024"].flatMap((year) =>
  below(14).flatMap((month) =>
    below(33).map((day) =>
      [year, month, day].map((each) => String(each).padStart(2, "0")).join("-"),
    ),
  ),
);

/** Addresses of too few to too many groups, shortened at each place or not, with an address of IPv4 at the end or not. */
const ADDRESSES = below(10).flatMap((count) =>
  ["", "1.2.3.4"].flatMap((end) => {
    const groups = [...below(count).map(String), ...(end === "" ? [] : [end])];
    const shortened = below(groups.length + 1).map(
      (at) => `${groups.slice(0, at).join(":")}::${groups.slice(at).join(":")}`,
    );
    return [groups.join(":"), ...shortened];
  }),
);

describe("the formats of text", () => {
  it("are these", () => {
    const tested = [...Object.keys(SAME), ...Object.keys(TEXTS)];
    expect([...TEXT_FORMATS.keys()].toSorted()).toEqual(tested.toSorted());
  });

  it.each(Object.entries(SAME))("have the texts that ajv accepts as a %s", (format, other) => {
    const texts = [
      ...Object.values(FORMATS),
      ...Object.values(TEXTS).flat(),
      DATES,
      ADDRESSES,
    ].flat();
    const pattern = TEXT_FORMATS.get(format);
    const isAccepted = isAcceptedBy(other);
    expect(texts.filter((text) => pattern?.test(text) !== isAccepted(text))).toEqual([]);
    expect(texts.some(isAccepted)).toBe(true);
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
