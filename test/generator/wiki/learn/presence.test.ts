import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../../../generator/wiki/learn/infer-shape.js";
import type { ResultFields } from "../../../../generator/spec/source/types.js";
import { sample, things, vocabulary } from "./modules.js";

const VOCABULARY = vocabulary(things);

function fields(...objects: readonly object[]): ResultFields {
  return fieldsOf([sample(things, {}, ...objects)], VOCABULARY);
}

/** Different objects of one kind. */
function several(count: number, object: object): readonly object[] {
  return Array.from({ length: count }, (_, index) => ({ id: index, ...object }));
}

describe("the fields that another field decides on", () => {
  it("are present with each of its values that all objects have them with", () => {
    const found = fields(
      ...several(3, { kind: "log", logid: 1 }),
      ...several(3, { kind: "edit" }),
      ...several(3, { kind: "new" }),
    );
    expect(found["logid"]).toMatchObject({ optional: true, presentIf: [{ kind: ["log"] }] });
    expect(found["kind"]).toMatchObject({ values: ["edit", "log", "new"] });
  });

  it("need several different objects with the value", () => {
    const found = fields(
      { id: 1, kind: "log", logid: 1 },
      { id: 1, kind: "log", logid: 1 },
      { id: 1, kind: "log", logid: 1 },
      ...several(3, { kind: "edit" }),
    );
    expect(found["logid"]).not.toHaveProperty("presentIf");
  });

  it("are not decided if one object of the value lacks them", () => {
    const found = fields(
      ...several(3, { kind: "log", logid: 1 }),
      { id: 9, kind: "log" },
      ...several(3, { kind: "edit" }),
    );
    expect(found["logid"]).not.toHaveProperty("presentIf");
  });

  it("may need the values of two fields", () => {
    const found = fields(
      ...several(3, { kind: "log", action: "hide", ids: [1] }),
      ...several(3, { kind: "log", action: "drop" }),
      ...several(3, { kind: "edit", action: "hide" }),
    );
    expect(found["ids"]?.presentIf).toEqual([{ kind: ["log"], action: ["hide"] }]);
  });

  it("may be in an object beside the field", () => {
    const found = fields(
      ...several(3, { kind: "move", params: { to: "A", other: 1 } }),
      ...several(3, { kind: "drop", params: {} }),
    );
    const shape = found["params"]?.is;
    expect(shape).toMatchObject({ record: { to: { presentIf: [{ "../kind": ["move"] }] } } });
  });

  it("may need flags that are absent", () => {
    const found = fields(
      ...several(3, { size: 1, name: "x" }),
      ...several(3, { missing: true }),
      ...several(3, { invalid: true }),
    );
    expect(found["size"]?.presentIf).toEqual([{ missing: [false], invalid: [false] }]);
  });

  it("need more objects if some with other values have them too", () => {
    const sometimes = [
      ...several(3, { missing: true, pageid: 7 }),
      ...several(3, { missing: true }),
    ];
    const few = fields(...several(19, { pageid: 1 }), ...sometimes);
    const many = fields(...several(20, { pageid: 1 }), ...sometimes);
    expect(few["pageid"]).not.toHaveProperty("presentIf");
    expect(many["pageid"]?.presentIf).toEqual([{ missing: [false] }]);
  });

  it("depend on the field that decides on most, not on one of fewer values", () => {
    const kinds = ["a", "b", "c"];
    const rows = kinds.flatMap((kind) => [
      ...several(3, { kind, level: "high", [`of${kind}`]: 1, top: 1 }),
      ...several(3, { kind, level: "low", [`of${kind}`]: 1 }),
    ]);
    const found = fields(...rows);
    expect(found["ofa"]?.presentIf).toEqual([{ kind: ["a"] }]);
    expect(found["top"]?.presentIf).toEqual([{ kind: kinds, level: ["high"] }]);
  });

  it("depend on a flag only where it was requested", () => {
    const found = fieldsOf(
      [
        sample(things, { prop: "name" }, ...several(3, { name: "A" }), ...several(3, {})),
        sample(
          things,
          { prop: "name|size" },
          ...several(3, { name: "A", size: false }),
          ...several(3, { size: true }),
        ),
      ],
      VOCABULARY,
    );
    expect(found["name"]?.presentIf).toEqual([{ size: [false] }]);
  });

  it("do not depend on texts of users", () => {
    const found = fields(
      ...several(3, { reason: "Spam, again", end: 1 }),
      ...several(3, { reason: "Other" }),
    );
    expect(found["end"]).not.toHaveProperty("presentIf");
  });

  it("need the mark that hides them to be absent", () => {
    const found = fields(
      ...several(3, { kind: "log", logid: 1 }),
      ...several(3, { kind: "edit" }),
      { id: 10, kind: "edit", actionhidden: true },
    );
    expect(found["logid"]?.presentIf).toEqual([{ kind: ["log"], actionhidden: [false] }]);
  });
});
