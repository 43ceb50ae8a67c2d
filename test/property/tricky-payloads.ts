import { Inheriting, ODD_VALUES } from "./odd-values.js";
import { FORMATS, SCALARS } from "./tricky-schemas.js";
import { drawFrom } from "../../templates/runtime/sample/draw.js";
import type { Draw } from "../../templates/runtime/sample/draw.js";

type Schema = unknown;
type Named = Readonly<Record<string, Schema>>;

/** What the payloads of a schema are made of. */
export interface Vocabulary {
  /** The names of members in the schema, and names that objects inherit. */
  readonly names: readonly string[];
  /** The scalars of the schema, values next to them, and some others. */
  readonly scalars: readonly unknown[];
  /** All values of `const` and `enum`. */
  readonly literals: readonly unknown[];
}

const INHERITED = ["toString", "__proto__", "constructor", "hasOwnProperty", "valueOf", "length"];
const OTHERS = ["extra", "x1", "", "_a"];

/** The parts of a schema and of those that it refers to. */
function* partsOf(schema: Schema, named: Named, seen = new Set<unknown>()): Generator<object> {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === "$ref") yield* partsOf(targetOf(value, named), named, seen);
    else yield* partsOf(value, named, seen);
  }
}

function targetOf(reference: unknown, named: Named): Schema {
  return named[String(reference).split("/").at(-1) ?? ""];
}

const of = (value: object, keyword: string): unknown =>
  Object.hasOwn(value, keyword) ? Reflect.get(value, keyword) : undefined;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const keysOf = (value: unknown): readonly string[] => (isObject(value) ? Object.keys(value) : []);

const valuesOf = (value: unknown): readonly unknown[] =>
  isObject(value) ? Object.values(value) : [];

/** Collects what the payloads of a schema are made of. */
export function vocabularyOf(schema: Schema, named: Named): Vocabulary {
  const names = new Set<string>();
  const literals: unknown[] = [];
  const scalars = new Set<unknown>();
  for (const part of partsOf(schema, named)) {
    for (const key of ["properties", "dependentRequired", "dependentSchemas"])
      for (const name of keysOf(of(part, key))) names.add(name);
    for (const name of [
      ...listOf(of(part, "required")),
      ...valuesOf(of(part, "dependentRequired")).flat(),
    ])
      names.add(String(name));
    const discriminator = of(part, "discriminator");
    if (isObject(discriminator)) {
      names.add(String(discriminator["propertyName"]));
      for (const value of keysOf(discriminator["mapping"])) scalars.add(value);
    }
    if (Object.hasOwn(part, "const")) literals.push(of(part, "const"));
    literals.push(...listOf(of(part, "enum")));
    for (const value of Object.values(part)) {
      if (typeof value !== "number") continue;
      for (const near of [
        value,
        value - 1,
        value + 1,
        value * (1 + 2 ** -52),
        value / 2,
        value * 3,
        -value,
      ])
        scalars.add(near);
    }
    for (const text of FORMATS[String(of(part, "format"))] ?? []) scalars.add(text);
  }
  for (const name of Object.keys(named)) scalars.add(name);
  for (const literal of literals) {
    for (const part of partsOf([literal], {})) {
      for (const name of keysOf(part)) names.add(name);
      for (const value of Object.values(part)) if (typeof value !== "object") scalars.add(value);
    }
  }
  return {
    names: [...new Set([...names, ...INHERITED, ...OTHERS])],
    scalars: [...scalars, ...scalars, ...SCALARS],
    literals,
  };
}

/** Makes payloads at and around those that a schema accepts. */
export function payloadMaker(
  schema: Schema,
  named: Named,
  words: Vocabulary,
  draw: Draw,
): () => unknown {
  const numbers = words.scalars.filter((each) => typeof each === "number");
  const texts = words.scalars.filter((each) => typeof each === "string");
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[draw(items.length)];
  const chance = (percent: number): boolean => draw(100) < percent;

  function free(depth: number): unknown {
    const kind = draw(depth > 2 ? 6 : 10);
    if (kind < 5) return pick(words.scalars);
    if (kind === 5) return pick([...words.literals, {}, []]);
    if (kind < 8) return Array.from({ length: draw(4) }, () => free(depth + 1));
    return Object.fromEntries(
      Array.from({ length: draw(4) }, () => [pick(words.names) ?? "", free(depth + 1)]),
    );
  }

  function fit(given: Schema, depth: number): unknown {
    if (!isObject(given) || depth > 5 || chance(4)) return free(depth);
    const { $ref: reference, allOf, anyOf, oneOf } = given;
    if (Object.hasOwn(given, "const") && chance(95)) return given["const"];
    if (listOf(given["enum"]).length > 0 && chance(95)) return pick(listOf(given["enum"]));
    const choice = [anyOf, oneOf].flatMap((each) => (Array.isArray(each) ? [pick(each)] : []));
    const conditional =
      given["if"] === undefined ? [] : [given["if"], given[chance(70) ? "then" : "else"]];
    const dependent = isObject(given["dependentSchemas"])
      ? [pick(Object.values(given["dependentSchemas"]))]
      : [];
    const parts = [
      ...(reference === undefined ? [] : [targetOf(reference, named)]),
      ...listOf(allOf),
      ...choice,
      ...conditional.filter(() => chance(70)),
      ...dependent,
    ].map((part) => fit(part, depth + 1));
    const own = typed(given, depth);
    return [...parts, ...(own === ABSENT ? [] : [own])].reduce(joined, ABSENT) ?? free(depth);
  }

  function typed(given: Readonly<Record<string, unknown>>, depth: number): unknown {
    const type = pick([given["type"] ?? impliedType(given)].flat());
    switch (type) {
      case "object":
        return objectOf(given, depth);
      case "array":
        return listFor(given, depth);
      case "null":
        return null;
      case "boolean":
        return chance(50);
      case "integer":
      case "number":
        return pick(numbers);
      case "string":
        return pick(texts);
      default:
        return ABSENT;
    }
  }

  function objectOf(given: Readonly<Record<string, unknown>>, depth: number): object {
    const properties = isObject(given["properties"]) ? given["properties"] : {};
    const required = new Set(listOf(given["required"]).map(String));
    const others = [
      given["additionalProperties"],
      given["unevaluatedProperties"],
      ...valuesOf(given["patternProperties"]),
    ].filter(isObject);
    const entries = [...new Set([...Object.keys(properties), ...required])]
      .filter((name) => (required.has(name) ? chance(95) : chance(50)))
      .map(
        (name) =>
          [
            name,
            fit(Object.hasOwn(properties, name) ? properties[name] : true, depth + 1),
          ] as const,
      );
    const more = Array.from(
      { length: others.length > 0 ? draw(3) : chance(15) ? 1 : 0 },
      () => [pick(words.names) ?? "", fit(pick(others), depth + 1)] as const,
    );
    return Object.fromEntries(chance(50) ? [...entries, ...more] : [...more, ...entries]);
  }

  function listFor(given: Readonly<Record<string, unknown>>, depth: number): readonly unknown[] {
    const prefix = listOf(given["prefixItems"]);
    return Array.from({ length: draw(5) }, (_, index) => {
      if (index < prefix.length) return fit(prefix[index], depth + 1);
      return fit(
        given["contains"] !== undefined && chance(60) ? given["contains"] : given["items"],
        depth + 1,
      );
    });
  }

  /** One change of a part. */
  function mutated(value: unknown, depth = 0): unknown {
    const deeper = chance(60) && depth < 4;
    if (Array.isArray(value)) {
      const at = draw(value.length + 1);
      if (deeper && at < value.length) return value.with(at, mutated(value[at], depth + 1));
      switch (draw(4)) {
        case 0:
          return value.toSpliced(at, 1);
        case 1:
          return value.toSpliced(at, 0, value[draw(value.length)] ?? free(3));
        case 2:
          return value.toReversed();
        default:
          return [...value, free(3)];
      }
    }
    if (isObject(value)) {
      const entries = Object.entries(value);
      const at = draw(entries.length + 1);
      const entry = entries[at];
      if (entry && deeper)
        return Object.fromEntries(entries.with(at, [entry[0], mutated(entry[1], depth + 1)]));
      switch (draw(4)) {
        case 0:
          return Object.fromEntries(entries.toSpliced(at, 1));
        case 1:
          return Object.fromEntries(
            entry ? entries.with(at, [pick(words.names) ?? "", entry[1]]) : entries,
          );
        case 2:
          return free(2);
        default:
          return Object.fromEntries([...entries, [pick(words.names) ?? "", free(3)]]);
      }
    }
    if (typeof value === "number" && chance(60))
      return pick([
        value + 1,
        value - 1,
        -value,
        value / 2,
        value * (1 + Number.EPSILON),
        String(value),
      ]);
    if (typeof value === "string" && chance(60))
      return pick([
        `${value}a`,
        value.slice(1),
        `${value}\n`,
        `${value}\u{1F600}`,
        value.toUpperCase(),
        [value],
      ]);
    return free(1);
  }

  return () => {
    if (chance(10)) return free(0);
    const value = fit(schema, 0);
    const made = value === ABSENT ? free(0) : value;
    const changes = draw(3);
    return changes === 0 ? made : changes === 1 ? mutated(made) : mutated(mutated(made));
  };
}

/** Payloads of one schema. */
const COUNT = 150;

function isClear(text: string): boolean {
  return !(text in Object.prototype) && !/e[+-]\d|\d{16}/.test(text);
}

/** Different payloads of a schema, without the names and numbers that ajv confuses with others. */
export function payloadsOf(schema: Schema, named: Named): readonly unknown[] {
  const { names, scalars, literals } = vocabularyOf([schema, named], named);
  const words = {
    names: names.filter(isClear),
    scalars: scalars.filter((value) => isClear(String(value))),
    literals,
  };
  const make = payloadMaker(schema, named, words, drawFrom());
  const payloads = Array.from({ length: COUNT }, make);
  return [...new Map(payloads.map((value) => [JSON.stringify(value), value])).values()];
}

/** No value, which JSON does not have. */
const ABSENT = undefined;

function impliedType(given: Readonly<Record<string, unknown>>): readonly string[] {
  if ("properties" in given || "required" in given || "additionalProperties" in given)
    return ["object"];
  if ("items" in given || "prefixItems" in given || "contains" in given) return ["array"];
  if ("pattern" in given || "minLength" in given || "format" in given) return ["string"];
  return "minimum" in given ? ["number"] : [];
}

function joined(a: unknown, b: unknown): unknown {
  if (isObject(a) && isObject(b)) return { ...a, ...b };
  if (Array.isArray(a) && Array.isArray(b))
    return a.length > b.length ? [...b, ...a.slice(b.length)] : b;
  return b === ABSENT ? a : b;
}

/** Puts the values of a payload into other forms, and odd values in its place. */
export function oddMaker(words: Vocabulary, draw: Draw): (value: unknown) => unknown {
  return function odd(value: unknown): unknown {
    if (draw(10) === 0) return ODD_VALUES[draw(ODD_VALUES.length)];
    if (Array.isArray(value)) {
      const items = value.map(odd);
      switch (draw(5)) {
        case 0:
          Reflect.deleteProperty(items, draw(items.length + 1));
          return items;
        case 1:
          return new Proxy(items, {});
        case 2:
          return Object.freeze(items);
        case 3:
          return Object.assign(items, { extra: 1 });
        default:
          return items;
      }
    }
    if (!isObject(value)) return value;
    const members = Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, odd(each)]),
    );
    switch (draw(9)) {
      case 0:
        return Object.setPrototypeOf(members, null);
      case 1:
        return new Proxy(members, {});
      case 2:
        return Object.create(members);
      case 3:
        return Object.create(members, Object.getOwnPropertyDescriptors(members));
      case 4:
        return Object.freeze(members);
      case 5:
        return Object.defineProperties(
          {},
          Object.fromEntries(
            Object.entries(members).map(([name, each]) => [
              name,
              { get: () => each, enumerable: draw(3) > 0 },
            ]),
          ),
        );
      case 6:
        return {
          ...members,
          [Symbol("a")]: 1,
          [words.names[draw(words.names.length)] ?? ""]: undefined,
        };
      case 7:
        return Object.defineProperties(new Inheriting(), Object.getOwnPropertyDescriptors(members));
      default:
        return members;
    }
  };
}
