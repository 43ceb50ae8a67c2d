import { readsKept, typeCircumstances, writesKept } from "../code-type.js";
import type { CodeUse } from "../code-type.js";
import { changeOf } from "../change.js";
import type { Change, Subject } from "../change.js";
import type { RuleId } from "../rules/table.js";
import { enumValues, isSet, KNOWN_TYPES } from "../../spec/catalogue.js";
import type { Parameter } from "../../spec/types.js";

/** The name of a parameter's type; `enum` for a list of values. */
export function typeKind({ type }: Parameter): string {
  return typeof type === "string" ? type : "enum";
}

const TEXTS: ReadonlySet<string> = new Set(["string", "text", "password", "raw"]);
const NUMBERS: ReadonlySet<string> = new Set(["integer", "float", "limit", "namespace"]);

/** Types that take what another takes, besides text, which takes all, and a limit after an integer, which has its rule. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  integer: ["float"],
  namespace: ["integer", "float", "limit"],
  timestamp: ["expiry"],
};

/** Whether parameters have a range in both types. */
export function haveRange(old: Parameter, next: Parameter): boolean {
  return NUMBERS.has(typeKind(old)) && NUMBERS.has(typeKind(next));
}

/** Whether parameters are bounded by the length of text in both types. */
export function haveLength(old: Parameter, next: Parameter): boolean {
  return TEXTS.has(typeKind(old)) && TEXTS.has(typeKind(next));
}

/** A change of type; the values of an enum are not looked at. */
export function typeChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const [before, after] = [typeKind(old), typeKind(next)];
  if (before === after) return [];
  const rule = typeRule(before, after);
  return [
    changeOf(rule, subject, {
      circumstances: circumstancesOf(rule, old, next),
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

/** What of the levels depends on the two types. */
function circumstancesOf(rule: RuleId, old: Parameter, next: Parameter): readonly string[] {
  const [before, after] = [codeUse(old), codeUse(next)];
  switch (rule) {
    case "type-narrowed": {
      const several = isSet(old.multi) && isSet(next.multi) && isListed(next);
      return [...(several ? ["several"] : []), ...typeCircumstances(before, after)];
    }
    case "type-widened":
      return typeCircumstances(before, after);
    case "type-unknown":
      return [
        ...(isKnown(typeKind(old)) || TEXTS.has(typeKind(next)) ? [] : ["from-unknown"]),
        ...(writesKept(before, after) ? [] : ["writes-changed"]),
        ...(readsKept(before, after) ? [] : ["reads-changed"]),
      ];
    case "integer-to-limit":
      return next.min === undefined && (old.min ?? -1) < 0 ? ["negative"] : [];
    default:
      return [];
  }
}

/** Types of which the server knows every value; of several it drops those that it does not know. */
function isListed(parameter: Parameter): boolean {
  return ["enum", "namespace"].includes(typeKind(parameter));
}

function codeUse(parameter: Parameter): CodeUse {
  const listed = enumValues(parameter)?.map((value) => `=${value}`);
  if (listed) return { written: listed, read: listed };
  switch (typeKind(parameter)) {
    case "integer":
    case "float":
    case "namespace":
      return { written: ["number"], read: ["number"] };
    case "limit":
      return { written: ["number", "=max"], read: ["number"] };
    case "boolean":
      return { written: ["boolean"], read: ["boolean"] };
    case "timestamp":
    case "expiry":
      return { written: ["text", "date"], read: ["text"] };
    default:
      return { written: ["text"], read: ["text"] };
  }
}

/** Whether a value may hold `|`. */
export function canHoldBars(parameter: Parameter): boolean {
  const kind = typeKind(parameter);
  return TEXTS.has(kind) || kind === "tags" || kind === "upload" || !isKnown(kind);
}

function isKnown(kind: string): boolean {
  return kind === "enum" || KNOWN_TYPES.has(kind);
}
