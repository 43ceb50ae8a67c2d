/** Inputs that somebody edited by hand, or that arrived damaged. */
import { array, constantFrom, nat, oneof, string, tuple } from "fast-check";
import type { Arbitrary } from "fast-check";

/** Names that mean something to a language, to a tool, or to every object. */
const LOADED = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "then",
  "default",
  "class",
  "delete",
  "await",
  "arguments",
  "eval",
  "index",
  "options",
  "handlers",
  "schemas",
  "rules",
  "namespace",
  "limit",
  "params",
  "Promise",
  "Object",
  "Readonly",
  "P",
  "con",
  "NaN",
] as const;

/** Texts that would break out of a literal, a template or a comment. */
const BREAKING = [
  '"',
  "'",
  "`",
  "\\",
  "*/",
  "/*",
  "//",
  "${x}",
  "`${x}`",
  "\\u0041",
  "\n",
  "\r\n",
  "\u2028",
  "\u2029",
  "\u0000",
  "\u001F",
  "\u007F",
  "\uD800",
  "\uDC00a",
  "\u202Eabc",
  "\u2066",
  "\uFEFF",
  "</script>",
  "{@link x} @default 1",
  "a|b",
  "*",
  " ",
  "-0",
  "1e3",
  "😀",
  // A letter to some versions of Unicode, and none to older ones.
  "\u{13460}",
] as const;

/** Any text, often one that a careless generator would stumble over. */
const hostileText: Arbitrary<string> = oneof(
  constantFrom(...LOADED),
  constantFrom(...BREAKING),
  string({ maxLength: 8 }),
  string({ unit: "binary", maxLength: 8 }),
);

type Path = readonly string[];

/** Values at which a reader may stumble. */
const ODD: readonly unknown[] = [
  null,
  true,
  "",
  "A",
  "\u202E\u001B[2J",
  0,
  -1,
  1.5,
  1e21,
  [],
  [null],
  {},
  { $ref: "#" },
  { $ref: "#/components/schemas/A" },
  { type: "object", additionalProperties: false, required: ["a", "a"] },
  JSON.parse('{ "__proto__": {} }'),
];

/** A JSON value like one of some, with up to three changes anywhere in it. */
export function disturbed(seeds: readonly unknown[]): Arbitrary<unknown> {
  const change = tuple(nat(), nat(), nat(4), oneof(constantFrom(...ODD), hostileText));
  return tuple(constantFrom(...seeds), array(change, { minLength: 1, maxLength: 3 })).map(
    ([seed, changes]) =>
      changes.reduce((value, [at, other, kind, odd]) => {
        const paths = pathsIn(value);
        const path = paths[at % paths.length] ?? [];
        const part = valueAt(value, paths[other % paths.length] ?? []);
        return changedAt(
          value,
          path,
          [odd, part, undefined, { [String(odd)]: part }, [part]][kind],
        );
      }, seed),
  );
}

/** Each value with one odd value, or nothing, in place of each of its parts. */
export function changedOnce(seeds: readonly unknown[]): readonly unknown[] {
  return seeds.flatMap((seed) =>
    pathsIn(seed).flatMap((path) => [...ODD, undefined].map((odd) => changedAt(seed, path, odd))),
  );
}

/** Bytes of a text like one of some: a part is missing, doubled, or replaced by something that breaks it. */
export function disturbedBytes(seeds: readonly string[]): Arbitrary<Uint8Array> {
  const inserted = oneof(hostileText, constantFrom("{", "]", ":", "&a *a", "- ", "\t", "\uFFFD"));
  return tuple(constantFrom(...seeds), nat(), nat(40), inserted, nat(3)).map(
    ([seed, at, length, text, kind]) => {
      const bytes = Buffer.from(seed);
      const from = at % (bytes.length + 1);
      const removed = bytes.subarray(from, from + length);
      const middle = [Buffer.from(text), Buffer.concat([removed, removed]), "", [0xff, 0xc0]][kind];
      return Buffer.concat([
        bytes.subarray(0, from),
        Buffer.from(middle ?? ""),
        bytes.subarray(from + length),
      ]);
    },
  );
}

/** The paths of all values in a value, the value itself first. */
function pathsIn(value: unknown): readonly Path[] {
  if (typeof value !== "object" || value === null) return [[]];
  const below = Object.entries(value).flatMap(([key, member]) =>
    pathsIn(member).map((path) => [key, ...path]),
  );
  return [[], ...below];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === "object" && found !== null ? Reflect.get(found, key) : found),
    value,
  );
}

/** The value with another at a path; `undefined` removes it. */
function changedAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement ?? null;
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).flatMap(([name, member]) => {
    if (name !== key) return [[name, member] as const];
    const next = rest.length === 0 ? replacement : changedAt(member, rest, replacement);
    return next === undefined ? [] : [[name, next] as const];
  });
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}
