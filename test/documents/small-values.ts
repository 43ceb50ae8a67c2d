/** Small values of schemas, for those that libraries find no value for. ajv decides on each. */
import { listOf, objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { excludeAlternatives } from "./exclusive-value.ts";
import { below } from "./operations.ts";
import type { At } from "./operations.ts";
import type { CheckValue } from "./schemas.ts";
import { alternativesIn, commonTypes, collectAllOf } from "./all-of.ts";
import type { Alternatives } from "./all-of.ts";

/** Members, items and alternatives that a value is made of. */
const DEPTH = 10;
/** The values of one schema that are tried in another. */
const MOST = 6;
/** The values that are checked for one schema. */
const CHECKED = 3000;

/** Texts of the formats that documents have. */
const FORMATS: Readonly<Record<string, string>> = {
  byte: "YQ==",
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  email: "a@example.org",
  hostname: "example.org",
  ipv4: "198.51.100.1",
  time: "12:00:00Z",
  uri: "https://example.org/a",
  url: "https://example.org/a",
  uuid: "123e4567-e89b-42d3-a456-426614174000",
};

const TYPES = ["object", "array", "string", "integer", "number", "boolean", "null"];

/**
 * Creates a search for values.
 *
 * @param document after the conversion to JSON Schema
 * @param check of the same document
 * @param ofPattern makes a text of a pattern
 */
export function smallValues(
  document: UnknownObject,
  check: CheckValue,
  ofPattern: (pattern: string) => unknown,
): (schema: At) => readonly unknown[] {
  let checked = 0;
  const valuesOf = (given: readonly At[], left: number): readonly unknown[] => {
    if (left === 0) return [];
    const all = given.flatMap((each) => collectAllOf(each, document));
    const found: unknown[] = [];
    for (const value of candidates(all, left)) {
      checked += 1;
      if (checked > CHECKED) break;
      if (given.every(({ pointer }) => check(pointer, value).length === 0)) found.push(value);
      if (found.length === MOST) break;
    }
    return found;
  };

  function* candidates(all: readonly At[], left: number): Iterable<unknown> {
    for (const { value } of all) {
      if ("const" in value) yield value["const"];
      yield* listOf(value["enum"]);
      if ("default" in value) yield value["default"];
    }
    const [alternatives] = alternativesIn(all, document);
    if (alternatives) yield* ofAlternatives(alternatives, left);
    else for (const type of commonTypes(all) ?? TYPES) yield* ofType(type, all, left);
  }

  function* ofAlternatives(
    { isExclusive, choices, rest }: Alternatives,
    left: number,
  ): Iterable<unknown> {
    for (const choice of choices)
      for (const plain of candidates([...rest, ...collectAllOf(choice, document)], left - 1)) {
        const others = choices.filter((each) => each !== choice);
        for (const value of new Set([tagged(plain, choice, rest), plain])) {
          yield value;
          if (!isExclusive || check(choice.pointer, value).length > 0) continue;
          const other = excludeAlternatives(value, choice, others, document, check);
          if (other !== undefined) yield other;
        }
      }
  }

  function* ofType(type: unknown, all: readonly At[], left: number): Iterable<unknown> {
    switch (type) {
      case "object":
        yield* objects(all, left);
        return;
      case "array": {
        yield [];
        const items = all
          .filter(({ value }) => "items" in value)
          .map((each) => below(each, document, "items"));
        const length = Math.max(1, ...numbersOf(all, "minItems"));
        for (const item of valuesOf(items, left - 1)) yield Array<unknown>(length).fill(item);
        return;
      }
      case "string":
        for (const { value } of all) {
          const { format, pattern } = value;
          if (typeof pattern === "string") yield ofPattern(pattern);
          if (typeof format === "string" && format in FORMATS) yield FORMATS[format];
        }
        yield "a".repeat(Math.max(1, ...numbersOf(all, "minLength")));
        return;
      case "integer":
      case "number":
        yield* [1, ...numbersOf(all, "minimum"), ...numbersOf(all, "maximum"), 0];
        return;
      case "boolean":
        yield true;
        return;
      default:
        yield null;
    }
  }

  /** Objects with the required members, then with each other member. */
  function* objects(all: readonly At[], left: number): Iterable<unknown> {
    const required = new Set(all.flatMap(({ value }) => listOf(value["required"]).map(String)));
    const names = new Set(all.flatMap(({ value }) => Object.keys(objectOf(value["properties"]))));
    const valueOf = (name: string): readonly unknown[] => {
      const members = all
        .filter(({ value }) => Object.hasOwn(objectOf(value["properties"]), name))
        .map((each) => below(each, document, "properties", name));
      return members.length === 0 ? [1] : valuesOf(members, left - 1);
    };
    const given = [...required].map((name) => [name, valueOf(name)] as const);
    if (given.some(([, values]) => values.length === 0)) return;
    const least = Object.fromEntries(given.map(([name, [first]]) => [name, first]));
    yield least;
    for (const [name, values] of given)
      for (const value of values) yield { ...least, [name]: value };
    for (const name of names)
      if (!required.has(name)) for (const value of valueOf(name)) yield { ...least, [name]: value };
  }

  return (schema) => {
    checked = 0;
    return valuesOf([schema], DEPTH);
  };
}

/**
 * The value with the tag by which a discriminator maps values to an alternative: one of its `mapping`,
 * which has references or names of schemas, or else the name of the schema (OpenAPI 3.1,
 * "Discriminator Object").
 */
function tagged(value: unknown, choice: At, all: readonly At[]): unknown {
  const found = all.find((each) => "discriminator" in each.value)?.value["discriminator"];
  const { propertyName, mapping } = objectOf(found);
  const [, name] = /^\/components\/schemas\/([^/]+)$/.exec(choice.pointer) ?? [];
  const [tag = name] =
    Object.entries(objectOf(mapping)).find(
      ([, target]) => target === `#${choice.pointer}` || target === name,
    ) ?? [];
  return found === undefined || tag === undefined || typeof value !== "object" || value === null
    ? value
    : { ...value, [String(propertyName)]: tag };
}

function numbersOf(all: readonly At[], keyword: string): readonly number[] {
  return all.flatMap(({ value }) => {
    const number = value[keyword];
    return typeof number === "number" ? [number] : [];
  });
}
