import { describe, expect, it } from "vitest";
import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import { serverIssues, strictIssues, USUAL } from "../one-parameter.js";

const ENUM: ParamDescriptor = { type: "enum", values: ["a", "b"] };
const OLD: ParamDescriptor = {
  type: "enum",
  values: ["a", "old", "older"],
  deprecatedvalues: ["old", "older"],
};
const USER: ParamDescriptor = { type: "user", subtypes: ["name", "ip"] };

const REPLACED = "holds text that is not NFC, or control characters, which the server replaces";

/** Code and message of a single issue; the parameter is `value` to a builder, and `xvalue` on the wire. */
function strict(param: ParamDescriptor, value: unknown): readonly string[] {
  return strictIssues(param, value).map(({ code, message }) => `${code} ${message}`);
}

function onTheWire(param: ParamDescriptor, text: string): readonly string[] {
  return serverIssues(param, text).map(({ code, message }) => `${code} ${message}`);
}

describe("what is said of a value of another JavaScript type", () => {
  it.each<readonly [ParamDescriptor, unknown, string]>([
    [ENUM, 1, "badvalue value: must be one of the listed values, not 1"],
    [{ type: "expiry" }, 1, "badexpiry value: must be a Date or the text of an expiry, not 1"],
    [{ type: "namespace" }, "a", 'badvalue value: must be the number of a namespace, not "a"'],
    [{ type: "integer" }, "x", 'badinteger value: must be an integer, not "x"'],
    [{ type: "float" }, null, "badfloat value: must be a number, not null"],
    [{ type: "string" }, ["a"], "badvalue value: must be a string, not a list"],
    [
      { type: "timestamp" },
      new Date(Number.NaN),
      "badtimestamp value: must be a Date or the text of a timestamp, not an invalid Date",
    ],
    [{ type: "title" }, { a: 1 }, "badtitle value: must be the title of a page, not an object"],
    [USER, 1, "baduser value: must be a user, not 1"],
    [{ type: "boolean" }, "yes", 'badvalue value: must be true or false, not "yes"'],
  ])("%j", (param, value, message) => {
    expect(strict(param, value)).toEqual([message]);
  });
});

describe("what is said of a value that the server does not take, or warns of", () => {
  it.each<readonly [ParamDescriptor, string, string]>([
    [ENUM, "c", 'badvalue value: "c" is not one of "a", "b"'],
    [
      { type: "expiry" },
      "",
      'badexpiry value: must not be empty; write a time such as "2 weeks", or "infinite"',
    ],
    [
      { type: "string", required: true },
      "",
      "missingparam value: is required and must not be empty",
    ],
    [{ type: "string", maxbytes: 2 }, "abc", "maxbytes value: must not be longer than 2 bytes"],
    [{ type: "text", maxchars: 2 }, "abc", "maxchars value: must not be longer than 2 characters"],
    [
      { type: "timestamp" },
      "0",
      'unclearnowtimestamp value: "0" is taken as the current time; write "now"',
    ],
    [
      { type: "timestamp" },
      "soon",
      'badtimestamp value: "soon" is not a timestamp; write one like 2024-01-31T09:00:00Z',
    ],
    [{ type: "title" }, "<", 'badtitle value: "<" cannot be the title of a page'],
    [
      USER,
      "#1",
      'baduser value: "#1" is a user designation of kind id, which is not taken here; accepted: name, ip',
    ],
    [USER, "a/b", 'baduser value: "a/b" is not a possible user; accepted: name, ip'],
    [
      { type: "string" },
      "\u001Fa",
      "badvalue value: takes one value and must not begin with U+001F",
    ],
    [{ type: "string", deprecated: true }, "a", "deprecation value: is deprecated"],
    [{ type: "string" }, "e\u0301", `badutf8 value: ${REPLACED}`],
    [OLD, "older", 'deprecation value: "older" is a deprecated value'],
  ])("%j, %j: the same by either reading", (param, text, message) => {
    expect(strict(param, text)).toEqual([message]);
    expect(onTheWire(param, text)).toEqual([message.replace(" value: ", " xvalue: ")]);
  });

  it.each<readonly [ParamDescriptor, unknown, string, string]>([
    [{ type: "integer" }, 1.5, "1.5", 'badinteger value: "1.5" is not an integer of 64 bits'],
    [
      { type: "integer" },
      2 ** 63,
      "1e19",
      'badinteger value: "9223372036854776000" is not an integer of 64 bits',
    ],
    [{ type: "float" }, Infinity, "Infinity", 'badfloat value: "Infinity" is not a number'],
    [{ type: "float", min: 2 }, 1, "1", "outofrange value: must be at least 2, not 1"],
    [{ type: "limit", max: 5 }, 9, "9", "outofrange value: must be between 0 and 5, not 9"],
    [{ type: "integer", max: 5 }, 9, "9", "outofrange value: must be at most 5, not 9"],
  ])("%j, of the number %j or the text %j", (param, value, text, message) => {
    expect(strict(param, value)).toEqual([message]);
    expect(onTheWire(param, text)).toHaveLength(1);
  });

  it("tells a number that is not finite", () => {
    expect(onTheWire({ type: "float" }, "1e999")).toEqual([
      'badfloat-notfinite xvalue: "1e999" is not a finite number',
    ]);
    expect(onTheWire({ type: "float" }, "x")).toEqual(['badfloat xvalue: "x" is not a number']);
    expect(onTheWire({ type: "integer" }, "x")).toEqual([
      'badinteger xvalue: "x" is not an integer of 64 bits',
    ]);
  });
});

describe("what is said of a list", () => {
  it.each<readonly [ParamDescriptor, readonly string[], string]>([
    [
      { type: "string", multi: { lowlimit: 2, highlimit: 3 } },
      ["a", "b", "c"],
      "toomanyvalues value: takes at most 2 values, not 3",
    ],
    [{ ...ENUM, multi: USUAL }, ["c", "d"], 'unrecognizedvalues value: does not know "c", "d"'],
    [{ ...OLD, multi: USUAL }, ["a", "old"], 'deprecation value: "old" is a deprecated value'],
  ])("%j, %j: the same by either reading", (param, list, message) => {
    expect(strict(param, list)).toEqual([message]);
    expect(onTheWire(param, list.join("|"))).toEqual([message.replace(" value: ", " xvalue: ")]);
  });
});

describe("what is said of a parameter that has no value", () => {
  it("is that it is required, where it is", () => {
    expect(serverIssues({ type: "title", required: true }, undefined)).toMatchObject([
      { code: "missingparam", message: "xvalue: is required" },
    ]);
  });
});
