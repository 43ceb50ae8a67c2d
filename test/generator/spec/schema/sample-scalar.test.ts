import { isIPv4, isIPv6 } from "node:net";
import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import { textSample } from "../../../../generator/spec/schema/sample-scalar.js";
import { drawFrom } from "../../../../templates/runtime/sample/draw.js";
import { sampled } from "../../../../templates/runtime/sample/sample.js";
import type { SampleRule } from "../../../../templates/runtime/sample/sample.js";

/** Forty texts of a sample. */
function textsOf(sample: SampleRule | undefined): readonly string[] {
  if (!sample) return [];
  return Array.from({ length: 40 }, (_, seed) =>
    String(sampled(sample, drawFrom(seed), { named: {}, sampleValues: {} })),
  );
}

/** Whether a text has a format, by its standard or by who else reads it. */
const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  // RFC 3339, 5.6
  time: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text),
  "date-time": (text) => isDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
  // RFC 3339, appendix A
  duration: (text) =>
    /^P(?=[\dT])(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/.test(text),
  uuid: isUuid,
  guid: isUuid,
  email: isEmail,
  "idn-email": isEmail,
  hostname: isHost,
  "idn-hostname": isHost,
  ipv4: isIPv4,
  ipv6: isIPv6,
  uri: (text) => URL.canParse(text),
  iri: (text) => URL.canParse(text),
  url: (text) => URL.canParse(text),
  "uri-reference": isReference,
  "iri-reference": isReference,
  "uri-template": isReference,
  // RFC 6901
  "json-pointer": (text) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(text),
  "relative-json-pointer": (text) => /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/.test(text),
  byte: (text) => Buffer.from(text, "base64").toString("base64") === text,
  base64url: (text) => Buffer.from(text, "base64url").toString("base64url") === text,
  int64: (text) => BigInt.asIntN(64, BigInt(text)) === BigInt(text),
  uint64: (text) => BigInt.asUintN(64, BigInt(text)) === BigInt(text),
  regex: (text) => new RegExp(text, "u").source === text,
};

function isDate(text: string): boolean {
  return new Date(`${text}T00:00:00Z`).toISOString() === `${text}T00:00:00.000Z`;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

function isEmail(text: string): boolean {
  const [name = "", host = "", ...others] = text.split("@");
  return name !== "" && isHost(host) && others.length === 0;
}

function isHost(text: string): boolean {
  return URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text;
}

function isReference(text: string): boolean {
  return text !== "" && URL.canParse(text, "http://a.example");
}

describe("The sample of a text with a format", () => {
  it.each(Object.entries(FORMATS))("%s has it, whatever its name", (format, isOne) => {
    for (const name of ["id", "name", "x"]) {
      const texts = textsOf(textSample({ type: "string", format }, name));
      expect(texts).toHaveLength(40);
      expect(texts.filter((text) => !isOne(text))).toEqual([]);
      expect(new Set(texts).size).toBeGreaterThan(1);
    }
  });

  // RFC 5737 and RFC 3849.
  it("is an address for documentation", () => {
    for (const text of textsOf(textSample({ format: "ipv4" }, "x")))
      expect(text).toMatch(/^(?:192\.0\.2|198\.51\.100|203\.0\.113)\./);
    for (const text of textsOf(textSample({ format: "ipv6" }, "x")))
      expect(text).toMatch(/^2001:db8:/);
  });

  it("must match its pattern and its bounds too, or there is none", () => {
    const date = { kind: "text", as: "date" };
    expect(textSample({ format: "date", pattern: "^2" }, "x")).toEqual(date);
    expect(textSample({ format: "date", minLength: 10, maxLength: 10 }, "x")).toEqual({
      ...date,
      min: 10,
      max: 10,
    });
    expect(textSample({ format: "date", pattern: "^x" }, "x")).toBeUndefined();
    expect(textSample({ format: "date", maxLength: 9 }, "x")).toBeUndefined();
    expect(textSample({ format: "date", minLength: 11 }, "x")).toBeUndefined();
    expect(textSample({ format: "ipv4", maxLength: 3 }, "x")).toBeUndefined();
  });

  it("is that of the pattern if it does not suit the usual text of the format", () => {
    const pattern = String.raw`^\d{4}-01-01$`;
    const texts = textsOf(textSample({ format: "date", pattern }, "x"));
    expect(texts).toHaveLength(40);
    for (const text of texts) expect(text).toMatch(new RegExp(pattern));
  });
});

describe("The sample of a text", () => {
  it("matches its pattern, whatever its name", () => {
    for (const text of textsOf(textSample({ pattern: "^[a-c]{2}x$" }, "id")))
      expect(text).toMatch(/^[a-c]{2}x$/);
    expect(textSample({ pattern: "^a{3}$", maxLength: 2 }, "x")).toBeUndefined();
  });

  it.each([
    "id",
    "ids",
    "_id",
    "town_id",
    "town_ids",
    "town-id",
    "townId",
    "townIds",
    "uuid",
    "GUID",
    "_key",
    "key",
  ])("of the name %s is an identifier", (name) => {
    const texts = textsOf(textSample({}, name));
    for (const text of texts) expect(text).toMatch(/^[0-9a-f]+$/);
    expect(new Set(texts).size).toBeGreaterThan(1);
    for (const text of textsOf(textSample({ minLength: 3, maxLength: 3 }, name)))
      expect(text).toMatch(/^[0-9a-f]{3}$/);
  });

  it.each(["grid", "TownID", "idea", "id_of", "Id", "tId2", "keys", "__key", "my_key", "uuids"])(
    "of the name %s is none",
    (name) => {
      expect(textSample({}, name)).toEqual({ kind: "text", as: "words" });
    },
  );

  it.each(["name", "Name", "firstName", "first_name", "first-name", "title", "LABEL", "aCaption"])(
    "of the name %s is a name",
    (name) => {
      expect(textSample({}, name)).toEqual({ kind: "text", as: "name" });
    },
  );

  it.each(["names", "name2", "title_of", "1name", ""])("of the name %s is words", (name) => {
    expect(textSample({}, name)).toEqual({ kind: "text", as: "words" });
  });

  it.each<readonly [JsonSchema, bounds: object | undefined]>([
    [{ minLength: 0 }, {}],
    [{ minLength: 1 }, { min: 1 }],
    [{ maxLength: 5 }, { max: 5 }],
    [
      { minLength: 5, maxLength: 5 },
      { min: 5, max: 5 },
    ],
    [{ minLength: 6, maxLength: 5 }, undefined],
    [{ minLength: 1e6 }, { min: 1e6 }],
    [{ minLength: 1e6 + 1 }, undefined],
    [{ minLength: "6", maxLength: "5" }, {}],
    [{ format: "unknown", maxLength: 5 }, { max: 5 }],
  ])("with %j has the bounds %j", (schema, bounds) => {
    expect(textSample(schema, "x")).toEqual(bounds && { kind: "text", as: "words", ...bounds });
  });
});
