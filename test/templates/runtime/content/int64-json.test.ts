import {
  array,
  bigInt,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  record,
  string,
  tuple,
} from "fast-check";
import { describe, expect, it } from "vitest";
import { int64Json, readInt64Json } from "../../../../templates/runtime/content/int64-json.js";
import type { JsonShape } from "../../../../templates/runtime/model/json.js";
import { writeJson } from "../../../../templates/runtime/model/json.js";
import { deepObject } from "../deep.js";
import { assert } from "../../../random-runs.js";

const INTEGER: JsonShape = { int64: "bigint" };
const SHAPES: Readonly<Record<string, JsonShape>> = {
  Pet: {
    properties: { id: INTEGER, name: {}, children: { items: { also: ["Pet"] } } },
    rest: INTEGER,
  },
  "GET /pets": { items: { also: ["Pet"] } },
  "GET /pets body": { also: ["Pet"] },
};
const PET: JsonShape = { also: ["Pet"] };

/** Texts that could be taken for the marks of the reader. */
const names = constantFrom("id", "name", "children", "other", "\0#1", "\\u0000", "__proto__");
const texts = oneof(
  string(),
  string({ unit: "binary" }),
  constantFrom(
    "\0#5",
    "\0=",
    "\0",
    '"\0#12345678901234567890"',
    "12345678901234567890",
    "\\",
    '\\"',
  ),
);

describe("the reader of JSON with 64-bit integers", () => {
  it("reads texts without such integers like JSON.parse", () => {
    const free = oneof(jsonValue(), array(texts), dictionary(names, oneof(texts, jsonValue())));
    assert(
      property(free, (value) => {
        const text = `[12345678901234567890,${JSON.stringify(value, undefined, 1)}]`;
        expect(readInt64Json(text, {}, {})).toStrictEqual(JSON.parse(text));
      }),
    );
  });

  it("refuses what JSON.parse refuses, and accepts what it accepts", () => {
    const pieces = constantFrom(
      '"',
      "\\",
      "\\u0000",
      ":",
      ",",
      "{",
      "}",
      "[",
      "]",
      " ",
      "-",
      ".",
      "e",
      "0",
      "null",
      "12345678901234567890",
      "1234567890123456",
      '"a"',
      '"\\u0000#1"',
      "1",
    );
    assert(
      property(array(pieces, { maxLength: 9 }), (parts) => {
        const text = parts.join("");
        expect(outcome(() => readInt64Json(text, {}, {}))).toStrictEqual(
          outcome(() => JSON.parse(text)),
        );
      }),
      { numRuns: 5000 },
    );
  });

  it("keeps all digits of integers where the shape has them", () => {
    const pet = record({ id: bigInt(-(2n ** 63n), 2n ** 63n - 1n), name: texts, count: bigInt() });
    assert(
      property(array(pet), constantFrom("", " ", "\n\t"), (pets, space) => {
        // The text is written by hand, so that no code that is tested has a part in it.
        const items = pets.map(
          ({ id, name, count }) =>
            `{"id"${space}:${space}${id},"name":${JSON.stringify(name)},"count":${count}${space}}`,
        );
        const found = readInt64Json(`[${items.join(",")}]`, SHAPES["GET /pets"], SHAPES);
        expect(found).toEqual(pets);
      }),
    );
  });

  it("refuses what is nested more deeply than the platform can read", () => {
    const deep = `${'{"children":['.repeat(200_000)}12345678901234567890${"]}".repeat(200_000)}`;
    expect(() => readInt64Json(deep, PET, SHAPES)).toThrow(SyntaxError);
  });

  it("takes the shape of a response or of a body", () => {
    const json = int64Json(SHAPES, "GET /pets");
    expect(json.readResponse('[{"id":1}]')).toEqual([{ id: 1n }]);
    expect(json.readBody('{"id":1}')).toEqual({ id: 1n });
    expect(json.writeBody({ id: 9007199254740993n })).toBe('{"id":9007199254740993}');
    expect(int64Json({}, "GET /pets").readBody('{"id":1}')).toEqual({ id: 1 });
  });
});

describe("the writer of JSON with 64-bit integers", () => {
  it("writes what the reader reads", () => {
    const member = tuple(names, oneof(bigInt(-(2n ** 63n), 2n ** 63n - 1n)));
    assert(
      property(array(member), (members) => {
        const value = Object.fromEntries(members.filter(([name]) => name !== "children"));
        const shape: JsonShape = { rest: INTEGER };
        expect(readInt64Json(writeJson(value, shape, {}), shape, {})).toStrictEqual(value);
      }),
    );
  });

  it("refuses values that are nested too deeply", () => {
    expect(() =>
      writeJson(deepObject(), { rest: { also: ["Deep"] } }, { Deep: { rest: { also: ["Deep"] } } }),
    ).toThrow(TypeError);
  });
});

function outcome(read: () => unknown): unknown {
  try {
    return { value: read() };
  } catch (error) {
    return error instanceof SyntaxError ? "no JSON" : error;
  }
}
