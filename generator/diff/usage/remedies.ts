import { traitsOf } from "../../spec/parameters/registry.js";
import type { Parameter } from "../../spec/model/parameter.js";
import type { SpecModel } from "../../spec/model/spec-model.js";
import type { Finding } from "../finding.js";

/** What adapts code to a finding: alternatives by `kind`. */
export type Remedy =
  | { readonly kind: "rename-parameter"; readonly name: string; readonly to: string }
  | { readonly kind: "remove-parameter"; readonly name: string }
  | { readonly kind: "remove-value"; readonly name: string; readonly value: string }
  /** Writes the previous default into calls that omit the parameter. */
  | { readonly kind: "write-default"; readonly name: string; readonly literal: string };

/** Describes an edit for a list of fixes. */
export function remedyText(remedy: Remedy): string {
  switch (remedy.kind) {
    case "rename-parameter":
      return `rename \`${remedy.name}\` to \`${remedy.to}\``;
    case "remove-parameter":
      return `remove \`${remedy.name}\``;
    case "remove-value":
      return `remove ${JSON.stringify(remedy.value)} from \`${remedy.name}\``;
    case "write-default":
      return `write the previous default, \`${remedy.name}: ${remedy.literal}\``;
  }
}

/**
 * The remedy for each finding that has one.
 *
 * @param bases the models of the base, which have the previous defaults
 */
export function remediesFor(
  findings: readonly Finding[],
  bases: readonly SpecModel[],
): ReadonlyMap<Finding, Remedy> {
  return new Map(
    findings.flatMap((finding) => {
      const remedy = remedyFor(finding, bases);
      return remedy ? [[finding, remedy] as const] : [];
    }),
  );
}

function remedyFor(finding: Finding, bases: readonly SpecModel[]): Remedy | undefined {
  const { rule, parameter: name, value, old, new: next } = finding;
  if (name === undefined) return undefined;
  switch (rule) {
    case "param-renamed":
    case "query-param-renamed":
      return typeof old === "string" && typeof next === "string"
        ? { kind: "rename-parameter", name: old, to: next }
        : undefined;
    case "param-removed":
    case "param-removed-deprecated":
    case "query-param-removed":
      return { kind: "remove-parameter", name };
    case "enum-value-removed-multi":
      return value === undefined ? undefined : { kind: "remove-value", name, value };
    case "default-changed":
    case "default-removed":
    case "limit-default-changed":
    case "param-became-required":
    case "query-param-default-changed":
    case "query-param-became-required": {
      const literal = defaultLiteral(finding, bases);
      return literal === undefined ? undefined : { kind: "write-default", name, literal };
    }
    default:
      return undefined;
  }
}

/** The previous default as code; undefined if there was none. */
function defaultLiteral(
  { module, parameter: name }: Finding,
  bases: readonly SpecModel[],
): string | undefined {
  const operations = bases.flatMap((base): readonly Operation[] =>
    base.kind === "catalogue"
      ? base.operations.filter(({ path }) => path === module)
      : base.operations.filter((operation) => operation.name === module),
  );
  const parameter = operations
    .flatMap(({ parameters }) => parameters)
    .find((each) => each.name === name);
  return parameter && literalOf(parameter);
}

interface Operation {
  readonly parameters: readonly Parameter[];
}

function literalOf({
  default: initial,
  defaultsToAll,
  multi,
  type,
}: Parameter): string | undefined {
  if (defaultsToAll) return multi?.allspecifier && JSON.stringify(multi.allspecifier);
  if (initial === undefined || type.kind === "boolean") return undefined;
  const isNumeric = traitsOf(type).range !== undefined;
  const scalar = (value: unknown): string =>
    isNumeric && /^-?\d+(?:\.\d+)?$/.test(String(value))
      ? String(Number(value))
      : JSON.stringify(String(value));
  const values = [initial].flat();
  if (multi) return `[${values.map(scalar).join(", ")}]`;
  const [first] = values;
  return first === undefined ? undefined : scalar(first);
}
