import { constantFrom, oneof, string } from "fast-check";
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
export const hostileText: Arbitrary<string> = oneof(
  constantFrom(...LOADED),
  constantFrom(...BREAKING),
  string({ maxLength: 8 }),
  string({ unit: "binary", maxLength: 8 }),
);
