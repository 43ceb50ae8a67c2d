import type { ParamDescriptor } from "../../templates/runtime/model/descriptor.ts";
import { TITLES, USERS } from "./names.ts";
import { TIMESTAMPS } from "./times.ts";

const UNIT = "\u001F";

/** Percent-encodes text; what is to stand for bytes is written `%FF` in {@link BYTES}. */
export const encoded = (text: string): string => encodeURIComponent(text);

const numbers = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => index + from).join("|");

/** Texts that every type has something to say about. */
const TEXTS: readonly string[] = [
  "",
  "x",
  "0",
  "a|b",
  "*",
  UNIT,
  `${UNIT}x`,
  `${UNIT}a${UNIT}b|c`,
  "|",
  "a||b",
  "cafe\u0301",
  "caf\u00E9",
  `${UNIT}cafe\u0301${UNIT}x`,
  "\u0000",
  "a\u0001b",
  "a\tb\nc\r",
  "a\u001Fb",
  "\u007F",
  "\uFFFE",
  "\uFFFD",
  "\uFFFFx",
  "\u{1F600}",
  "\u212B",
  "\uAC01\u0301\u0323",
  " x ",
  "<a href='x'>&amp;\"",
];

/** Bytes that are not UTF-8: alone, cut off, overlong, half a surrogate pair, too large. */
const BYTES: readonly string[] = [
  "%FF",
  "%E9",
  "a%C3",
  "%C0%80",
  "%ED%A0%80",
  "%F4%90%80%80",
  "%E2%82",
  "x%80y",
  "%81",
  "%C3%A9%FF",
  "%1F%ED%A0%80%1F%FF%FE%1F%E2%82a",
  "%1F%C0%80%1F%F4%90%80%80%1F%80%80%1F%C3%A9%E9",
];

const INTEGERS: readonly string[] = [
  "-1",
  "1",
  "5",
  "+5",
  "-0",
  "00",
  "007",
  "+",
  "-",
  "--5",
  " 5",
  "5 ",
  "5\n",
  "1.0",
  "1.",
  ".5",
  "0x10",
  "0b1",
  "1e3",
  "1_000",
  "1,000",
  "\u0665",
  "max",
  "MAX",
  "max ",
  "9007199254740992",
  "9007199254740993",
  "9223372036854775806",
  "9223372036854775807",
  "9223372036854775808",
  "+9223372036854775807",
  "+9223372036854775806",
  "0009223372036854775807",
  "-9223372036854775807",
  "-9223372036854775808",
  "-9223372036854775809",
  "-0009223372036854775808",
  "99999999999999999999",
];

const NAMESPACES: readonly string[] = [
  "1",
  "00",
  "+5",
  "-0",
  "-1",
  "-2",
  "15",
  "16",
  "999",
  "Talk",
  "talk",
  "0|1",
  "0|*",
  "*|*",
  "0|0|00|+0",
  "0|999|Talk|1",
  "1.0",
  " 0",
  "0 ",
  "99999999999999999999",
];

/** Every value, percent-encoded, that is interesting for a parameter. */
export function valuesFor(param: ParamDescriptor): readonly string[] {
  return unique([...ownTexts(param), ...TEXTS, ...typeTexts(param)], BYTES);
}

/** The same as text, without bytes that are none. */
export function textsFor(param: ParamDescriptor): readonly string[] {
  return [...TEXTS, ...typeTexts(param)];
}

/**
 * Hands out the values of a type by turns, some to each of its parameters, so that together the
 * parameters of a catalogue are given all of them; what is a parameter's own, it is always given.
 */
export class Rotation {
  readonly #turns = new Map<string, number>();

  valuesFor(param: ParamDescriptor): readonly string[] {
    const typed = typeTexts(param);
    const few = typed.length > 100 ? typed : this.#some(`${param.type} values`, typed, 5);
    const texts = this.#some("texts", TEXTS, 3);
    return unique([...ownTexts(param), ...texts, ...few], this.#some("bytes", BYTES, 1));
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
      return [...INTEGERS, ...(param.multi ? ["1|2", "1|x", "1|1|01"] : [])];
    case "enum":
      return oddEnumTexts(param.values);
    case "namespace":
      return NAMESPACES;
    case "timestamp":
    case "expiry":
      return TIMESTAMPS;
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
