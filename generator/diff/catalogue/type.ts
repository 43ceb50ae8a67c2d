import { readsKept, typeCircumstances, writesKept } from "../change/code-type.js";
import type { CodeUse } from "../change/code-type.js";
import { changeOf } from "../change/change.js";
import type { Change, Subject } from "../change/change.js";
import type { RuleId } from "../rules/table.js";
import type { EnumType, Parameter } from "../../model/parameter.js";

/** The name of a parameter's type; `enum` for a list of values. */
export function typeName({ type }: Parameter): string {
  return type.kind === "unknown" ? type.name : type.kind;
}

/** The type of a parameter that lists its values; undefined for other types. */
export function enumOf({ type }: Parameter): EnumType | undefined {
  return type.kind === "enum" ? type : undefined;
}

/** The values of an enum; undefined for other types. */
export function enumValues(parameter: Parameter): readonly string[] | undefined {
  return enumOf(parameter)?.values;
}

const TEXTS: ReadonlySet<string> = new Set(["string", "text", "password", "raw"]);

/** Types that take what another takes, besides text, which takes all, and a limit after an integer, which has its rule. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  integer: ["float"],
  namespace: ["integer", "float", "limit"],
  timestamp: ["expiry"],
};

/** A change of type; the values of an enum are not looked at. */
export function typeChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const [before, after] = [typeName(old), typeName(next)];
  if (before === after) return [];
  const rule = typeRule(old, next);
  return [
    changeOf(rule, subject, {
      circumstances: circumstancesOf(rule, old, next),
      old: enumValues(old)?.toSorted() ?? before,
      new: enumValues(next)?.toSorted() ?? after,
      at: "/type",
    }),
  ];
}

function typeRule(old: Parameter, next: Parameter): RuleId {
  const [before, after] = [typeName(old), typeName(next)];
  if (!isKnown(old) || !isKnown(next)) return "type-unknown";
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
      const several = old.multi && next.multi && isListed(next);
      return [...(several ? ["several"] : []), ...typeCircumstances(before, after)];
    }
    case "type-widened":
      return typeCircumstances(before, after);
    case "type-unknown":
      return [
        ...(isKnown(old) || TEXTS.has(typeName(next)) ? [] : ["from-unknown"]),
        ...(writesKept(before, after) ? [] : ["writes-changed"]),
        ...(readsKept(before, after) ? [] : ["reads-changed"]),
      ];
    case "integer-to-limit":
      return losesNegative(old, next) ? ["negative"] : [];
    default:
      return [];
  }
}

/** Types of which the server knows every value; of several it drops those that it does not know. */
function isListed(parameter: Parameter): boolean {
  return ["enum", "namespace"].includes(typeName(parameter));
}

/** Whether only the minimum of 0 that limits have refuses what an integer took. */
export function losesNegative({ type: old }: Parameter, { type: next }: Parameter): boolean {
  return old.kind === "integer" && next.kind === "limit" && next.min === 0 && (old.min ?? -1) < 0;
}

function codeUse(parameter: Parameter): CodeUse {
  const listed = enumValues(parameter)?.map((value) => `=${value}`);
  if (listed) return { written: listed, read: listed };
  switch (typeName(parameter)) {
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
  const kind = typeName(parameter);
  return TEXTS.has(kind) || kind === "tags" || kind === "upload" || !isKnown(parameter);
}

function isKnown({ type }: Parameter): boolean {
  return type.kind !== "unknown";
}
