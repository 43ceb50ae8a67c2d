import { changeOf } from "../change.js";
import type { Change, Subject } from "../change.js";
import { byCodeUnits } from "../json.js";
import { enumValues, isSet } from "../../spec/catalogue.js";
import type { Parameter } from "../../spec/types.js";
import type { ParameterContext } from "./module.js";
import { typeKind } from "./type.js";

/** A change of the value that counts where a parameter is left out. */
export function defaultChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  { hadDefaults }: ParameterContext,
): readonly Change[] {
  // With a boolean, to be present is the value: the change of type says it.
  const [kind, changed] = [typeKind(old), typeKind(next)];
  if (kind !== changed && [kind, changed].includes("boolean")) return [];
  const several = isSet(old.multi) && isSet(next.multi);
  const [before, after] = [textOf(old), textOf(next)];
  if (before === after || (several && sameValues(before, after))) return [];
  const facts = { old: before, new: after, at: "/default" };
  if (after === undefined) return [changeOf("default-removed", subject, facts)];
  if (isInvalid(next, after)) return [changeOf("default-invalid", subject, facts)];
  if (before === undefined)
    return [
      changeOf("default-added", subject, {
        ...facts,
        circumstances: [
          ...(isSet(old.required) ? ["was-given"] : []),
          ...(hadDefaults ? [] : ["first-default"]),
        ],
      }),
    ];
  const rule = typeKind(next) === "limit" ? "limit-default-changed" : "default-changed";
  return [changeOf(rule, subject, facts)];
}

/** As the wire has it; a boolean that is not set is none. */
function textOf(parameter: Parameter): string | undefined {
  const given = parameter.default;
  if (typeKind(parameter) === "boolean") return given === true || given === "" ? "true" : undefined;
  return given === undefined ? undefined : String(given);
}

function sameValues(old: string | undefined, next: string | undefined): boolean {
  if (old === undefined || next === undefined) return false;
  return sorted(old) === sorted(next);
}

function sorted(text: string): string {
  return [...new Set(text.split("|"))].toSorted(byCodeUnits).join("|");
}

/** Whether the parameter itself would not take the default. */
function isInvalid(parameter: Parameter, text: string): boolean {
  const { allspecifier, min = -Infinity, max = Infinity, highmax = max } = parameter;
  if (isSet(parameter.multi) && (text === "" || text === allspecifier)) return false;
  const values = isSet(parameter.multi) ? text.split("|") : [text];
  const listed = enumValues(parameter);
  if (listed) return values.some((value) => !listed.includes(value));
  const kind = typeKind(parameter);
  if (kind !== "integer" && kind !== "float" && kind !== "limit") return false;
  return values.some((value) => {
    if (kind === "limit" && value === "max") return false;
    const number = value === "" ? Number.NaN : Number(value);
    return !(number >= min && number <= Math.max(max, highmax));
  });
}
