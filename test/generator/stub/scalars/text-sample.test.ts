import { describe, expect, it } from "vitest";
import type { DirectorySchema } from "../../../../generator/model/json-schema.js";
import { textSample } from "../../../../generator/stub/scalars/text-sample.js";
import { drawFrom } from "../../../../templates/runtime/sample/draw.js";
import { sampled } from "../../../../templates/runtime/sample/sample.js";
import type { SampleRule } from "../../../../templates/runtime/sample/sample.js";

/** Ten texts of a sample. */
function textsOf(sample: SampleRule | undefined): readonly string[] {
  if (!sample) return [];
  return Array.from({ length: 10 }, (_, seed) =>
    String(sampled(sample, drawFrom(seed), { named: {}, given: {} })),
  );
}

describe("The sample of a text with a format", () => {
  it.each([
    ["date", "date"],
    ["time", "time"],
    ["date-time", "date-time"],
    ["uuid", "uuid"],
    ["guid", "uuid"],
    ["email", "email"],
    ["idn-email", "email"],
    ["hostname", "host"],
    ["idn-hostname", "host"],
    ["uri", "uri"],
    ["uri-reference", "uri"],
    ["uri-template", "uri"],
    ["iri", "uri"],
    ["iri-reference", "uri"],
    ["url", "uri"],
  ])("%s is a text of the kind %s, whatever its name", (format, as) => {
    expect(textSample({ type: "string", format }, "id")).toEqual({ kind: "text", as });
  });

  // RFC 3339, appendix A; RFC 5737; RFC 3849; RFC 6901; base64 (RFC 4648).
  it.each<readonly [format: string, RegExp]>([
    ["duration", /^P[1-9]DT[1-9]H$/],
    ["ipv4", /^198\.51\.100\.[1-9]\d$/],
    ["ipv6", /^2001:db8:(?:[1-9a-f][0-9a-f]{3}:){5}[1-9a-f][0-9a-f]{3}$/],
    ["json-pointer", /^\/[a-z]{3,8}$/],
    ["relative-json-pointer", /^[1-9]\/[a-z]{3,8}$/],
    ["byte", /^(?:[A-Za-z0-9]{4}){2,6}$/],
    ["base64url", /^[A-Za-z0-9]{8,16}$/],
    ["int64", /^[1-9]\d{0,15}$/],
    ["uint64", /^[1-9]\d{0,15}$/],
    ["regex", /^[a-z]{3,8}$/],
  ])("%s matches %s", (format, expression) => {
    const texts = textsOf(textSample({ type: "string", format }, "x"));
    expect(texts).toHaveLength(10);
    for (const text of texts) expect(text).toMatch(expression);
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
    expect(texts).toHaveLength(10);
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

  it.each<readonly [DirectorySchema, bounds: object | undefined]>([
    [{ minLength: 0 }, {}],
    [{ minLength: 1 }, { min: 1 }],
    [{ maxLength: 5 }, { max: 5 }],
    [
      { minLength: 5, maxLength: 5 },
      { min: 5, max: 5 },
    ],
    [{ minLength: 6, maxLength: 5 }, undefined],
    [{ minLength: "6", maxLength: "5" }, {}],
    [{ format: "unknown", maxLength: 5 }, { max: 5 }],
  ])("with %j has the bounds %j", (schema, bounds) => {
    expect(textSample(schema, "x")).toEqual(bounds && { kind: "text", as: "words", ...bounds });
  });
});
