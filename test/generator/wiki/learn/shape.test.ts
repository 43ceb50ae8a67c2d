import { describe, expect, it } from "vitest";
import { fieldsOf, shapeOf } from "../../../../generator/wiki/learn/infer-shape.js";
import { choice, moduleOf, MULTI, parameter, sample, things, vocabulary } from "./modules.js";

const VOCABULARY = vocabulary(things);

function shape(name: string, ...values: readonly unknown[]): unknown {
  return shapeOf(name, [sample(things, {}, ...values)], VOCABULARY);
}

describe("the shape of values", () => {
  it.each([
    ["string", "comment", ["some", "text"]],
    ["timestamp", "touched", ["2022-01-17T15:58:30Z"]],
    ["expiry", "expiry", ["2022-01-17T15:58:30Z", "infinity"]],
    ["title", "title", ["Unheard of"]],
    ["title", "from", ["Meadow", "Talk:Meadow"]],
    ["user", "by", ["Ada", "Grace"]],
    ["string", "by", ["Ada"]],
    ["integer", "size", [1, 2]],
    ["number", "duration", [1, 2.5]],
    ["namespace", "ns", [0, 1]],
    ["integer", "ns", [0, 77]],
    ["boolean", "minor", [true, false]],
    ["unknown", "never", []],
  ])("is %s for %s: %j", (expected, name, values) => {
    expect(shape(name, ...values)).toBe(expected);
  });

  it("is the choice of the same name where all texts are among its values", () => {
    expect(shape("type", "big", "small", "big")).toEqual({ enumOf: "type" });
    expect(shape("type", "big", "huge")).toBe("string");
    expect(shape("type", "big")).toBe("string");
  });

  it("is a list, however deep", () => {
    expect(shape("rows", [[1], []], [[2]])).toEqual({ list: { list: "integer" } });
    expect(shape("rows", [])).toEqual({ list: "unknown" });
  });

  it("is a record with what is on all rows and what is on some", () => {
    expect(shape("row", { a: 1, b: "x" }, { a: 2 })).toEqual({
      record: { a: { is: "integer", seen: 2 }, b: { is: "string", optional: true, seen: 1 } },
    });
  });

  it("has two forms if a parameter decides: what it brings, and what it excludes", () => {
    const module = moduleOf("versions", "list", [
      parameter("prop", choice("content", "ids"), MULTI),
      parameter("slots", choice("main"), {
        multi: { lowlimit: 50, highlimit: 500, allowsduplicates: false, allspecifier: "*" },
      }),
    ]);
    const rows = (sentParams: Readonly<Record<string, string>>, row: object) =>
      sample(module, sentParams, ...Array.from({ length: 30 }, () => row));
    const samples = [
      rows({ prop: "content" }, { text: "a" }),
      rows({ prop: "ids" }, { id: 1 }),
      rows({ prop: "content", slots: "" }, { slots: {} }),
      rows({ prop: "content", slots: "main" }, { slots: { main: "a" } }),
      rows({ prop: "content", slots: "*" }, { slots: { main: "a" } }),
    ];
    expect(fieldsOf(samples, vocabulary(module))).toMatchObject({
      text: { when: { prop: ["content"], slots: false } },
      id: { when: { prop: ["ids"] } },
      slots: {
        is: { record: { main: { is: "string", when: { slots: ["main"] } } } },
        when: { prop: ["content"], slots: true },
      },
    });
  });

  it("does not depend on the absence of a parameter that no comparable request had", () => {
    const module = moduleOf("versions", "list", [
      parameter("slots", choice("main"), {}),
      parameter("from", { kind: "boolean" }),
    ]);
    const rows = (sentParams: Readonly<Record<string, string>>, row: object) =>
      sample(module, sentParams, ...Array.from({ length: 30 }, () => row));
    const fields = fieldsOf(
      [
        rows({ from: "1" }, { fromid: 1 }),
        rows({}, {}),
        rows({ slots: "main" }, { bodies: { main: "a" } }),
      ],
      vocabulary(module),
    );
    expect(fields["fromid"]?.when).toEqual({ from: true });
  });

  it("is a union where values have nothing in common", () => {
    expect(shape("value", "x", 1, null)).toEqual({ anyOf: ["string", "integer", "null"] });
  });

  it("takes an empty list for the empty record that PHP writes so", () => {
    expect(shape("row", { a: 1 }, [])).toEqual({
      record: { a: { is: "integer", seen: 1 } },
      emptyIsList: true,
    });
  });

  it("is a map where keys are numbers, titles, what was asked for or of many kinds", () => {
    expect(shape("ids", { "1": "x", "-2": "y" })).toEqual({ map: "string" });
    expect(shape("icons", { "icon-a": "x", iconB: "y" })).toEqual({ map: "string" });
    expect(shape("pages", { "Talk:Meadow": 1, Meadow: 2 })).toEqual({ map: "integer" });
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`key${index}`, "x"]));
    expect(shape("options", many)).toEqual({ map: "string" });
  });

  it("is a map where keys are languages, other wikis, users or values of a long list", () => {
    expect(shape("variantnames", { sr: "x", "sr-ec": "y" })).toEqual({ map: "string" });
    expect(shape("wikis", { otherwiki: {}, is: { a: 1 } })).toMatchObject({ map: {} });
    expect(shape("edits", { Ada: 1, Grace: 2 })).toEqual({ map: "integer" });
    const names = Array.from({ length: 50 }, (_, index) => `icon${index}`);
    const icons = moduleOf("icons", "list", [parameter("names", choice(...names), MULTI)]);
    const found = shapeOf(
      "icons",
      [sample(icons, {}, { icon1: { a: 1 }, icon2: { a: 2, b: 3 } })],
      vocabulary(icons),
    );
    expect(found).toMatchObject({ map: { record: { a: {}, b: { optional: true } } } });
  });

  it("is a record where a single key is a language by chance", () => {
    expect(shape("row", { is: "x" }, { is: "y" })).toMatchObject({ record: { is: {} } });
  });

  it("is unknown where few values are false and none is true, which may stand for no value", () => {
    expect(shape("from", false)).toBe("unknown");
    expect(shape("from", false, 17)).toEqual({ anyOf: ["integer", "boolean"] });
    expect(shape("from", true)).toBe("boolean");
    expect(shape("from", false, false, false, false)).toBe("boolean");
  });

  it("is a record with fields that are optional because rights may hide them", () => {
    const hidden = { user: "Ada", userid: 1, size: 5, userhidden: true };
    expect(shape("row", { user: "Ada", userid: 1, size: 5 }, hidden)).toMatchObject({
      record: {
        user: { optional: true },
        userid: { optional: true },
        size: expect.not.objectContaining({ optional: true }),
      },
    });
  });

  it("is a map where no key is on every row, and no parameter asks for the keys", () => {
    const rows = [{ a: 1 }, { b: 1 }, { a: 1, c: 2 }, { c: 3 }];
    expect(shape("props", ...rows)).toEqual({ map: "integer" });
  });

  it("is a record where parameters ask for the keys", () => {
    const samples = [
      sample(things, { type: "big" }, { bigtoken: "1" }, { bigtoken: "2" }),
      sample(things, { type: "small" }, { smalltoken: "3" }, { smalltoken: "4" }),
    ];
    expect(shapeOf("tokens", samples, VOCABULARY)).toEqual({
      record: {
        bigtoken: { is: "string", when: { type: ["big"] }, seen: 2 },
        smalltoken: { is: "string", when: { type: ["small"] }, seen: 2 },
      },
    });
  });
});
