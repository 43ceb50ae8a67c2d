import type { Change, Subject } from "./change.js";
import type { RuleId } from "./rules/table.js";
import { levelsOf } from "./rules/table.js";
import type { OpenApiContext } from "./schema-context.js";
import { directionOf } from "./schema-direction.js";
import type { OpenApiPart } from "./schema-references.js";
import { schemaChanges } from "./schema.js";

/** Keywords of lists, objects and alternatives. */
export const STRUCTURE_KEYWORDS: readonly string[] = [
  "items",
  "properties",
  "required",
  "additionalProperties",
  "anyOf",
  "oneOf",
  "allOf",
];

/** Returns true if a schema describes a list, an object or alternatives. */
export function isStructured({ value }: OpenApiPart): boolean {
  return STRUCTURE_KEYWORDS.some((key) => Object.hasOwn(value, key));
}

/** Compares the lists, objects or alternatives that a parameter accepts. */
export function structureChanges(
  { module, parameter = "" }: Subject,
  old: OpenApiPart,
  next: OpenApiPart,
  context: OpenApiContext,
): readonly Change[] {
  return schemaChanges(
    { module, path: parameter, top: false, context, direction: "request" },
    old,
    next,
  ).flatMap((change) => asParameterChange(change) ?? []);
}

/** The rules of parameters about the same change, by the rules of responses. */
const PARAMETER_RULES: Readonly<Partial<Record<RuleId, RuleId>>> = {
  "response-bound-tightened": "query-param-bound-tightened",
  "response-bound-loosened": "query-param-bound-loosened",
  "response-format-changed": "query-param-format-changed",
  "response-field-deprecated": "query-param-deprecated",
  "response-field-undeprecated": "query-param-undeprecated",
};

/** Converts a change of a response's schema; undefined for defaults, which have a rule of their own. */
function asParameterChange(change: Change): Change | undefined {
  if (change.rule === "docs-changed" && change.value === "default") return undefined;
  const { rule, like = rule, circumstances = [], ...facts } = change;
  if (rule === "docs-changed" || rule.startsWith("unknown-key")) return change;
  if (circumstances.includes("either")) return { ...facts, rule: "query-param-bound-tightened" };
  const own = PARAMETER_RULES[like];
  if (own !== undefined) return { ...facts, rule: own };
  const isWider = !directionOf(change).narrower || like === "response-field-added-optional";
  const { types: readers, handlers: writers } = levelsOf(change);
  const kept = isWider
    ? ["writes-kept", ...readsCircumstance(readers)]
    : writers !== "breaking"
      ? ["same-types"]
      : readers !== "breaking"
        ? ["handlers-kept"]
        : [];
  return {
    ...facts,
    rule: isWider ? "query-param-type-widened" : "query-param-type-narrowed",
    old: facts.old ?? "the old type",
    new: facts.new ?? "another",
    ...(kept.length > 0 && { circumstances: kept }),
  };
}

/** In a request, handlers read what callers write. */
function readsCircumstance(readers: string): readonly string[] {
  if (readers === "breaking") return [];
  return [readers === "risky" ? "values-opened" : "same-types"];
}
