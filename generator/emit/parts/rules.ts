import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { Import } from "../../base/fragment.js";
import { generic, named } from "../../base/type-expression.js";
import type { Parameter } from "../../spec/model/parameter.js";
import { traitsOf } from "../../spec/parameters/registry.js";
import { schemaKey } from "../../spec/parameters/schema.js";
import type { RuleSource } from "../../spec/parameters/traits.js";
import type { Emitter, OperationCode } from "../target.js";
import { constant, pureCall } from "./statement.js";

/** The distinct parameter rules. Unlimited strings and booleans do not need rules. */
function rulesFor(parameters: readonly Parameter[]): readonly RuleSource[] {
  const found = new Map<string, RuleSource>();
  for (const parameter of parameters) {
    const rule = traitsOf(parameter.type).rule(parameter);
    if (rule) found.set(rule.type, rule);
  }
  return [...found.values()].toSorted((a, b) => (a.type < b.type ? -1 : 1));
}

/**
 * An operation's parameter rules for a parser, or their checks for a validator, as an object in the
 * file. Namespace rules come from the wiki's facts, if available.
 */
export function parameterRules(
  { allParameters, local, siteFile }: OperationCode,
  member: "rule" | "check",
): { readonly text: string; readonly imports: readonly Import[] } {
  const validators = parameterValidators(allParameters).length > 0 ? [VALIDATORS] : [];
  const used = rulesFor(allParameters).flatMap(({ type, file, isMade, [member]: name }) => {
    if (name === undefined) return [];
    const own = local(name);
    const value = isMade ? pureCall(own, validators) : own;
    return [
      {
        text: type === value ? value : `${type}: ${value}`,
        from: values(type === "namespace" ? (siteFile ?? file) : file, name),
      },
    ];
  });
  return { text: objectText(used.map(({ text }) => text)), imports: used.map(({ from }) => from) };
}

/** The constant with validators in an operation's file. */
export const VALIDATORS = "validators";

/** The validators of parameters. */
export function parameterValidators(parameters: readonly Parameter[]): readonly string[] {
  const names = parameters.flatMap(({ type }) =>
    type.kind === "schema" && type.names?.validate !== undefined ? [type.names.validate] : [],
  );
  return [...new Set(names)].toSorted();
}

/** The initializer for an object of validators, by the names in descriptors. */
export function validatorsText(validators: readonly string[]): string {
  return objectText(validators.map((name) => `${schemaKey(name)}: ${name}`));
}

/** An argument that may be omitted if it is an empty object. */
export function optionalArgument(text: string): readonly string[] {
  return text === "{}" ? [] : [text];
}

function objectText(members: readonly string[]): string {
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** The wiki's facts that the catalogue does not contain: its namespaces. */
export const siteFacts: Emitter = {
  spec: ({ model, names, kind }) => {
    if (kind !== "catalogue" || !model.namespaces) return [];
    const numbers = [`[${model.namespaces.join(", ")}]`];
    return [
      {
        kind: "source",
        path: `${names.folder}/site.ts`,
        imports: [
          types("runtime/client", "NamespaceDescriptor"),
          types("runtime/validate", "Check", "ListedRule"),
          values("runtime/validate", "namespaceCheckIn", "namespaceIn"),
        ],
        statements: [
          constant(
            "namespace",
            generic("ListedRule", named("NamespaceDescriptor")),
            pureCall("namespaceIn", numbers),
            docComment(["A namespace number on the wiki."]),
          ),
          constant(
            "namespaceCheck",
            generic("Check", named("NamespaceDescriptor")),
            pureCall("namespaceCheckIn", numbers),
            docComment(["A namespace number of the wiki, for structured values."]),
          ),
        ],
      },
    ];
  },
};
