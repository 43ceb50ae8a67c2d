import {
  array,
  boolean,
  constant,
  constantFrom,
  date,
  double,
  integer,
  oneof,
  string,
} from "fast-check";
import type { Arbitrary } from "fast-check";
import type { ParamDescriptor } from "../../templates/runtime/model/descriptor.js";

/** A structured value of a parameter, and the value that a server goes on with. */
export interface Argument {
  readonly given: unknown;
  readonly read: unknown;
}

const NAMESPACES = Array.from({ length: 16 }, (_, index) => index);
const FIRST = new Date("0001-01-01T00:00:00Z");
const LAST = new Date("9998-12-31T23:59:59Z");

/** Users of each kind, as given and as read. */
const USERS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  name: [
    ["Foo", "Foo"],
    ["foo_bar", "Foo bar"],
    ["User:éa", "Éa"],
  ],
  ip: [
    ["1.2.3.4", "1.2.3.4"],
    ["::1", "0:0:0:0:0:0:0:1"],
  ],
  cidr: [["1.2.3.0/24", "1.2.3.0/24"]],
  temp: [["~2025-1", "~2025-1"]],
  interwiki: [["en>Foo|bar", "en>Foo|bar"]],
  id: [["#5", "#5"]],
};

/** Text that a server takes as it is. */
const text: Arbitrary<string> = oneof(
  string({ unit: "grapheme", maxLength: 6 }),
  constantFrom("", "|", "a|b", "*", "0", "max", "é", "100%", "a&b=c+d", "𝒳", "\t\r\n"),
).map((given) => given.normalize("NFC").replaceAll(/\p{Cc}(?<![\t\n\r\u007F-\u009F])/gu, ""));

/** One value that the parameter takes. */
function single(param: ParamDescriptor): Arbitrary<Argument> {
  switch (param.type) {
    case "enum":
      return constantFrom(...param.values).map(asGiven);
    case "boolean":
      return boolean().map(asGiven);
    case "integer":
      return integer({ min: param.min ?? -9999, max: param.max ?? 9999 }).map(asGiven);
    case "float":
      return double({ min: param.min ?? -9, max: param.max ?? 9, noNaN: true }).map((value) =>
        // On the wire there is no minus zero.
        asGiven(value + 0),
      );
    case "limit":
      return oneof(
        integer({ min: param.min ?? 0, max: param.max ?? 9999 }).map(asGiven),
        constant({ given: "max", read: param.max ?? Number.MAX_SAFE_INTEGER }),
      );
    case "namespace":
      return constantFrom(...NAMESPACES, ...(param.extranamespaces ?? [])).map(asGiven);
    case "timestamp":
      return oneof(
        date({ min: FIRST, max: LAST, noInvalidDate: true }).map((given) => ({
          given,
          read: iso(given),
        })),
        date({ min: FIRST, max: LAST, noInvalidDate: true }).map((given) => ({
          given: iso(given).replaceAll(/[-:TZ]/g, ""),
          read: iso(given),
        })),
        constant(asGiven("now")),
      );
    case "user": {
      const users = param.subtypes.flatMap((kind) => USERS[kind] ?? []);
      return constantFrom(...users).map(([given, read]) => ({ given, read }));
    }
    case "title":
      return constantFrom(
        asGiven("Foo"),
        { given: "_Foo  bar#x", read: "Foo bar" },
        { given: ":Foo", read: "Foo" },
      );
    default:
      return text.filter((value) => value !== "" || !param.required).map(asGiven);
  }
}

/** A value, or a list of values, that the parameter takes. */
export function argument(param: ParamDescriptor): Arbitrary<Argument> {
  const { multi } = param;
  if (!multi) return single(param);
  const items = array(single(param), { maxLength: Math.min(6, multi.lowlimit) });
  // A list of one empty text cannot be told from the empty list.
  const list = items
    .filter((given) => given.length !== 1 || given[0]?.given !== "")
    .map((given) => ({
      given: given.map((item) => item.given),
      read: listOf(given, multi.allowsduplicates),
    }));
  const one = single(param)
    .filter(({ given }) => given !== "")
    .map(({ given, read }) => ({ given, read: [read] }));
  if (multi.allspecifier === undefined) return oneof(list, one);
  return oneof(list, one, constant({ given: multi.allspecifier, read: everyValue(param) }));
}

function listOf(items: readonly Argument[], keepsDuplicates: true | undefined): readonly unknown[] {
  const read = items.map((item) => item.read);
  return keepsDuplicates ? read : [...new Set(read)];
}

function everyValue(param: ParamDescriptor): unknown {
  if (param.type === "enum") return param.values;
  if (param.type !== "namespace") return [param.multi?.allspecifier];
  return [...(param.extranamespaces ?? []), ...NAMESPACES].toSorted((a, b) => a - b);
}

function asGiven(value: unknown): Argument {
  return { given: value, read: value };
}

function iso(given: Date): string {
  return given.toISOString().replace(/\.\d+Z$/, "Z");
}
