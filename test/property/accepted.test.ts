import { constantFrom, oneof, property, record, subarray, tuple } from "fast-check";
import type { Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnyModule, ParamDescriptor } from "../../templates/runtime/model/descriptor.js";
import { splitValues } from "../../templates/runtime/wire/wire-text.js";
import { argument } from "./arguments.js";
import { GENERATED } from "./generated-modules.js";
import { assert } from "../random-runs.js";

const RUNS = { seed: 17, numRuns: 60 };

/** Values that requests leave out or cannot write, and some that they write. */
const odd = constantFrom<unknown[]>(
  "",
  [""],
  ["", ""],
  [],
  ["a", "\u001F"],
  "\u001Fa",
  null,
  undefined,
  false,
  true,
  0,
  Number.NaN,
  2 ** 60,
  new Map([["a", "b"]]),
  new Set(["a"]),
  new Date(Number.NaN),
  new Date(0),
  {},
  [undefined],
  [[]],
  ["a|b"],
);

/** Objects with the members, some of which requests do not have. */
const SHAPES: readonly ((members: object) => object)[] = [
  (members) => members,
  (members) => Object.freeze({ ...members }),
  (members) => Object.assign<object, object>(Object.create(null), members),
  (members) => Object.create(members),
  (members) => Object.create(Object.assign<object, object>(Object.create(null), members)),
  (members) => new Map(Object.entries(members)),
  (members) => Object.values(members),
  (members) => Object.assign(new Date(0), members),
  (members) =>
    Object.assign(
      new (class WithMethod {
        limit(): void {}
      })(),
      members,
    ),
];

function inputs(module: AnyModule): Arbitrary<object> {
  const members = Object.entries(module.params).map(([name, param]) => [name, valueOf(param)]);
  // Of few members, all are often valid.
  const given = subarray(members, { maxLength: Math.min(3, members.length) }).chain((some) =>
    record<Readonly<Record<string, unknown>>>(Object.fromEntries(some)),
  );
  return tuple(given, constantFrom(...SHAPES)).map(([some, shape]) => shape(some));
}

function valueOf(param: ParamDescriptor): Arbitrary<unknown> {
  const fine = argument(param).map(({ given }) => given);
  return oneof({ arbitrary: fine, weight: 3 }, { arbitrary: odd, weight: 1 });
}

/** The names under which an object has members that other objects do not have. */
function namesIn(object: object): readonly string[] {
  const above: unknown = Object.getPrototypeOf(object);
  const own = Object.getOwnPropertyNames(object).filter((name) => !(name in Object.prototype));
  return typeof above === "object" && above !== null ? [...own, ...namesIn(above)] : own;
}

function textOf(value: unknown): string {
  return value instanceof Date ? `${value.toISOString().slice(0, 19)}Z` : String(value);
}

describe.each(GENERATED)("what is accepted of $name", ({ module, build, validate }) => {
  it("is in the request, each member with each of its values", () => {
    assert(
      property(inputs(module), (input) => {
        if (!validate(input).ok) return;
        const written = build(input).toRecord();
        for (const name of namesIn(input)) {
          const value: unknown = Reflect.get(input, name);
          const text = written[module.prefix + name];
          if (value === undefined || value === false) expect(text).toBeUndefined();
          else if (value === true) expect(text).toBe("");
          else if (module.params[name]?.multi)
            expect(splitValues(text ?? "absent")).toEqual([value].flat().map(textOf));
          else expect(text).toBe(textOf(value));
        }
      }),
      RUNS,
    );
  });
});
