import type { ParamDescriptor } from "../../templates/runtime/model/descriptor.ts";
import { readFileSync } from "node:fs";

type ListName =
  | "texts"
  | "bytes"
  | "integers"
  | "namespaces"
  | "timestamps"
  | "users"
  | "titles"
  | "names";

/** The lists of `values.txt`: each line has the name of a list, and some of its values as JSON. */
export const lists: Readonly<Record<ListName, readonly string[]>> = readLists();

function readLists(): Record<ListName, string[]> {
  const found: Record<ListName, string[]> = {
    texts: [],
    bytes: [],
    integers: [],
    namespaces: [],
    timestamps: [],
    users: [],
    titles: [],
    names: [],
  };
  const text = readFileSync(new URL("values.txt", import.meta.url), "utf8");
  for (const [, name = "", values = ""] of text.matchAll(/^(\w+) (\[.*\])$/gm))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the file
    found[name as ListName].push(...(JSON.parse(values) as string[]));
  return found;
}

const UNIT = "\u001F";

/** Percent-encodes text; what is to stand for bytes is written `%FF` in the bytes. */
export const encoded = (text: string): string => encodeURIComponent(text);

/** Names about as long as they may be: 255 bytes. */
const LONG = ["a".repeat(255), "a".repeat(256), "\u00E9".repeat(127), "\u00E9".repeat(128)];
const USERS = [...lists.users, ...LONG];
const TITLES = [
  ...lists.titles,
  ...USERS,
  ...LONG.map((name) => `Talk:${name}`),
  ...[300, 512, 513].map((count) => `Special:${"a".repeat(count)}`),
];

const numbers = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => index + from).join("|");

/** Every value, percent-encoded, that is interesting for a parameter. */
export function valuesFor(param: ParamDescriptor): readonly string[] {
  return unique([...ownTexts(param), ...lists.texts, ...typeTexts(param)], lists.bytes);
}

/** The same as text, without bytes that are none. */
export function textsFor(param: ParamDescriptor): readonly string[] {
  return [...lists.texts, ...typeTexts(param)];
}

/**
 * Hands out the values of a type by turns, some to each of its parameters, so that together the
 * parameters of a catalogue are given all of them; what is a parameter's own, it is always given.
 */
export class Rotation {
  readonly #turns = new Map<string, number>();

  valuesFor(param: ParamDescriptor): readonly string[] {
    const typed = typeTexts(param);
    const few = this.#some(`${param.type} values`, typed, typed.length > 100 ? 20 : 5);
    const texts = this.#some("texts", lists.texts, 3);
    return unique([...ownTexts(param), ...texts, ...few], this.#some("bytes", lists.bytes, 1));
  }

  #some(kind: string, texts: readonly string[], count: number): readonly string[] {
    const turn = this.#turns.get(kind) ?? 0;
    this.#turns.set(kind, turn + count);
    return Array.from(
      { length: Math.min(count, texts.length) },
      (_, index) => texts[(turn + index) % texts.length] ?? "",
    );
  }
}

function unique(texts: readonly string[], bytes: readonly string[]): readonly string[] {
  return [...new Set([...texts.map(encoded), ...bytes])];
}

/** What follows from the bounds, the values and the counts that the parameter states. */
function ownTexts(param: ParamDescriptor): readonly string[] {
  const many = manyTexts(param);
  switch (param.type) {
    case "integer":
    case "limit":
    case "float":
      return [...boundTexts(param), ...many];
    case "enum":
      return [...enumTexts(param.values, param.deprecatedvalues ?? []), ...many];
    case "namespace":
      return [...(param.extranamespaces ?? []).map(String), ...many];
    default:
      return many;
  }
}

function typeTexts(param: ParamDescriptor): readonly string[] {
  switch (param.type) {
    case "integer":
    case "limit":
    case "float":
      return [...lists.integers, ...(param.multi ? ["1|2", "1|x", "1|1|01"] : [])];
    case "enum":
      return oddEnumTexts(param.values);
    case "namespace":
      return lists.namespaces;
    case "timestamp":
    case "expiry":
      return lists.timestamps;
    case "user":
      return param.multi ? [...USERS, USERS.slice(0, 8).join("|")] : USERS;
    case "title":
      return TITLES;
    case "boolean":
      return ["false", "true", "1", "no"];
    default:
      return ["Main Page", "1|2|1"];
  }
}

function boundTexts(bounds: { min?: number; max?: number; highmax?: number }): readonly string[] {
  return [bounds.min, bounds.max, bounds.highmax]
    .flatMap((bound) => (bound === undefined ? [] : [bound - 1, bound, bound + 1]))
    .map(String);
}

function enumTexts(values: readonly string[], deprecated: readonly string[]): readonly string[] {
  const [first = "", second = first] = values;
  return [
    first,
    second,
    ...deprecated,
    first.toUpperCase(),
    `${first}|${second}`,
    `${first}|nonsense|${second}|nonsense`,
    values.join("|"),
    ...(deprecated.length > 0 ? [[...deprecated, ...deprecated].join("|")] : []),
  ];
}

/** Other ways to write the values of an enum. */
function oddEnumTexts(values: readonly string[]): readonly string[] {
  const [first = "", second = first] = values;
  return [
    ` ${first}`,
    `${first} `,
    `${first}|${first}`,
    `${first}|`,
    `${first}|*`,
    "*|*",
    UNIT + [first, second].join(UNIT),
    `${UNIT}${first}|${second}`,
    "nonsense",
  ];
}

/** At the limits of how many values a parameter takes, with distinct and with equal ones. */
function manyTexts({ multi }: ParamDescriptor): readonly string[] {
  if (!multi) return [];
  const { lowlimit, highlimit } = multi;
  return [
    ...[lowlimit, lowlimit + 1, highlimit, highlimit + 1].map((count) => numbers(count)),
    Array.from({ length: lowlimit + 1 }, () => "1").join("|"),
    `${numbers(lowlimit)}|`,
    UNIT + numbers(lowlimit + 1).replaceAll("|", UNIT),
  ];
}
