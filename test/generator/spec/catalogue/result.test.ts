import { describe, expect, it } from "vitest";
import {
  correctedFieldDiagnostics,
  resultDiagnostics,
} from "../../../../generator/spec/catalogue/check-result.js";
import type { Diagnostic } from "../../../../generator/base/diagnostic.js";
import type {
  Result,
  ResultField,
  ResultRows,
  ResultShape,
} from "../../../../generator/spec/source/types.js";
import { lowered, module, parameter } from "../../support/specs.js";
import { documentOf } from "../schema/documents.js";

const MODULE = lowered(
  module("a", [
    parameter("prop", ["x", "y"], { multi: "" }),
    parameter("title"),
    parameter("deep", "boolean"),
  ]),
);

function field(is: ResultShape, more: Partial<ResultField> = {}): ResultField {
  return { is, seen: 1, ...more };
}

/** Findings in short, with the text of their lines. */
function short(found: readonly Diagnostic[]): readonly string[] {
  return found.map(({ code, position }) => `${code} at ${position?.lineText?.trim()}`);
}

function findings(result: Partial<Result>, corrected = result.response ?? {}): readonly string[] {
  const value: Result = { module: "query+a", servers: ["s"], response: {}, ...result };
  return short(resultDiagnostics({ ...documentOf(value), value }, MODULE, corrected));
}

describe("the rows of a result", () => {
  const RECORD: ResultShape = { record: { id: field("integer") } };
  const response = {
    query: field({
      record: {
        items: field({ list: RECORD }),
        entries: field({ map: RECORD }),
        object: field(RECORD),
        text: field("string"),
        either: field({ anyOf: ["string", { list: "string" }] }),
      },
    }),
  };

  it.each<readonly [ResultRows]>([
    [{ at: ["query", "items"], kind: "item" }],
    [{ at: ["query", "entries"], kind: "entry" }],
    [{ at: ["query", "object"], kind: "object" }],
    [{ at: ["query", "either"], kind: "item" }],
    [{ at: ["query"], kind: "object" }],
    [{ at: [], kind: "object" }],
    [{ at: ["query", "items"], kind: "item", selector: "prop" }],
  ])("may be %j", (rows) => {
    expect(findings({ rows, response })).toEqual([]);
  });

  it.each<readonly [ResultRows, string]>([
    [{ at: ["query", "no"], kind: "item" }, 'result-rows-astray at "at": ['],
    [{ at: ["no"], kind: "object" }, 'result-rows-astray at "at": ['],
    [{ at: ["query", "items"], kind: "entry" }, 'result-rows-unfit at "kind": "entry"'],
    [{ at: ["query", "items"], kind: "object" }, 'result-rows-unfit at "kind": "object"'],
    [{ at: ["query", "entries"], kind: "item" }, 'result-rows-unfit at "kind": "item"'],
    [{ at: ["query", "object"], kind: "item" }, 'result-rows-unfit at "kind": "item"'],
    [{ at: ["query", "text"], kind: "object" }, 'result-rows-unfit at "kind": "object"'],
    [{ at: [], kind: "item" }, 'result-rows-unfit at "kind": "item"'],
  ])("cannot be %j", (rows, text) => {
    expect(findings({ rows, response })).toEqual([text]);
  });

  it("may be where a correction puts them", () => {
    const rows: ResultRows = { at: ["list"], kind: "item" };
    expect(findings({ rows }, { list: field({ list: RECORD }) })).toEqual([]);
    expect(findings({ rows, response: { list: field({ list: RECORD }) } }, {})).toHaveLength(1);
  });

  it.each(["no", "title"])(
    "cannot depend on the parameter %s, which is no list of values",
    (selector) => {
      const rows: ResultRows = { at: [], kind: "object", selector };
      const code = selector === "no" ? "result-parameter-unknown" : "result-parameter-open";
      expect(findings({ rows })).toEqual([`${code} at "selector": "${selector}"`]);
    },
  );
});

describe("a field of a result", () => {
  it.each<readonly [string, ResultField, readonly string[]]>([
    ["a listed value", field("string", { when: { prop: ["x", "y"] } }), []],
    ["any value", field("string", { when: { prop: true, title: true, deep: true } }), []],
    ["a value of a text", field("string", { when: { title: ["z"] } }), []],
    ["other versions", field("string", { servers: ["s"], when: { no: true } }), []],
    [
      "an unknown parameter",
      field("string", { when: { no: true } }),
      ['result-parameter-unknown at "no": true'],
    ],
    [
      "unknown values",
      field("string", { when: { prop: ["x", "z", "q"] } }),
      ['result-value-unknown at "z",', 'result-value-unknown at "q"'],
    ],
  ])("may depend on known parameters: %s", (_, given, expected) => {
    expect(findings({ response: { f: given } })).toEqual(expected);
    expect(findings({ generator: { f: given } })).toEqual(expected);
  });

  it.each<readonly [string, ResultShape, number]>([
    ["a text", "string", 0],
    ["a list of values", { enumOf: "prop" }, 0],
    ["an unknown parameter", { enumOf: "no" }, 1],
    ["a parameter without a list", { enumOf: "title" }, 1],
    ["a list of these", { list: { enumOf: "no" } }, 1],
    ["a map of these", { map: { enumOf: "no" } }, 1],
    ["alternatives of these", { anyOf: [{ enumOf: "no" }, "string", { enumOf: "title" }] }, 2],
    [
      "a record of these",
      { record: { a: field({ enumOf: "no" }), b: field("string", { when: { no: true } }) } },
      2,
    ],
  ])("may be an enumeration of a parameter: %s", (_, is, count) => {
    expect(findings({ response: { f: field(is) } })).toHaveLength(count);
    const value = { corrections: [{ field: field(is) }] };
    const pointer = "/corrections/0/field";
    expect(short(correctedFieldDiagnostics(documentOf(value), MODULE, field(is), pointer))).toEqual(
      findings({ response: { f: field(is) } }),
    );
  });
});

function present(name: string): ResultField {
  return field("string", { optional: true, presentIf: [{ kind: ["a"] }, { [name]: [true] }] });
}

describe("the presence of a field", () => {
  it.each<readonly [string, Result["response"], readonly string[]]>([
    [
      "a field beside it",
      { kind: field("string"), flag: field("boolean"), f: present("flag") },
      [],
    ],
    [
      "no field",
      { kind: field("string"), f: present("no") },
      ['result-presence-astray at "no": ['],
    ],
    [
      "a field above the record",
      {
        kind: field("string"),
        r: field({ record: { kind: field("string"), f: present("../kind") } }),
      },
      [],
    ],
    [
      "no field above the record",
      { r: field({ record: { kind: field("string"), f: present("../kind") } }) },
      ['result-presence-astray at "../kind": ['],
    ],
    [
      "a field of the record, not of the one above",
      {
        kind: field("string"),
        flag: field("string"),
        r: field({ record: { kind: field("string"), f: present("flag") } }),
      },
      ['result-presence-astray at "flag": ['],
    ],
    [
      "a field above a list, which rows cannot see",
      {
        kind: field("string"),
        r: field({ list: { record: { kind: field("string"), f: present("../kind") } } }),
      },
      ['result-presence-astray at "../kind": ['],
    ],
    [
      "a field above a map, which entries cannot see",
      {
        kind: field("string"),
        r: field({ map: { record: { kind: field("string"), f: present("../kind") } } }),
      },
      ['result-presence-astray at "../kind": ['],
    ],
    [
      "a field above alternatives",
      {
        kind: field("string"),
        r: field({
          anyOf: [
            "string",
            { record: { kind: field("string"), f: present("../kind") } },
            { record: { f: field("string", { presentIf: [{ no: ["a"] }] }) } },
          ],
        }),
      },
      ['result-presence-astray at "no": ['],
    ],
  ])("depends on %s", (_, response, expected) => {
    const found = findings({ response });
    expect(found).toEqual(expected);
    expect(findings({ generator: response })).toEqual(found);
  });
});
