import { changeOf } from "../change.js";
import type { Change, Subject } from "../change.js";
import type { RuleId } from "../rules/table.js";
import { enumValues, KNOWN_TYPES } from "../../spec/catalogue.js";
import type { Parameter } from "../../spec/types.js";

/** The name of a parameter's type; `enum` for a list of values. */
export function typeKind({ type }: Parameter): string {
  return typeof type === "string" ? type : "enum";
}

const TEXTS: ReadonlySet<string> = new Set(["string", "text", "password", "raw"]);
const NUMBERS: ReadonlySet<string> = new Set(["integer", "float", "limit", "namespace"]);

/** Types that take everything that another takes, besides text, which takes all. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  integer: ["float", "limit"],
  namespace: ["integer", "float", "limit"],
  timestamp: ["expiry"],
};

/** Whether parameters have a range in both types. */
export function haveRange(old: Parameter, next: Parameter): boolean {
  return NUMBERS.has(typeKind(old)) && NUMBERS.has(typeKind(next));
}

/** A change of type; the values of an enum are not looked at. */
export function typeChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const [before, after] = [typeKind(old), typeKind(next)];
  if (before === after) return [];
  return [
    changeOf(typeRule(before, after), subject, {
      old: enumValues(old)?.toSorted() ?? before,
      new: enumValues(next)?.toSorted() ?? after,
      at: "/type",
    }),
  ];
}

function typeRule(before: string, after: string): RuleId {
  if (!isKnown(before) || !isKnown(after)) return "type-unknown";
  if (TEXTS.has(before) && TEXTS.has(after)) return "text-kind-changed";
  if (before === "boolean") return "boolean-to-other";
  if (after === "boolean") return "other-to-boolean";
  if (before === "enum" && TEXTS.has(after)) return "enum-to-string";
  if (before === "limit" && after === "integer") return "limit-to-integer";
  if (before === "integer" && after === "limit") return "integer-to-limit";
  const wider = TEXTS.has(after) || WIDER[before]?.includes(after);
  return wider ? "type-widened" : "type-narrowed";
}

function isKnown(kind: string): boolean {
  return kind === "enum" || KNOWN_TYPES.has(kind);
}
