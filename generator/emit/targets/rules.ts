import { traitsOf } from "../../spec/parameters/registry.js";
import { schemaKey } from "../../spec/parameters/schema.js";
import type { RuleSource } from "../../spec/parameters/traits.js";
import type { Parameter } from "../../spec/model/parameter.js";
import type { Import } from "../../base/fragment.js";
import { values } from "../../base/fragment.js";
import type { LocalName } from "../../base/local-names.js";

/** The distinct rules of parameters. Texts without limits and booleans need none. */
function rulesFor(parameters: readonly Parameter[]): readonly RuleSource[] {
  const found = new Map<string, RuleSource>();
  for (const parameter of parameters) {
    const rule = traitsOf(parameter.type).rule(parameter);
    if (rule) found.set(rule.type, rule);
  }
  return [...found.values()].toSorted((a, b) => (a.type < b.type ? -1 : 1));
}

/** The rules of parameters, which a parser uses. */
export function rulesText(parameters: readonly Parameter[], local: LocalName): string {
  return objectText(
    rulesFor(parameters).flatMap(({ type, rule, isMade }) => {
      if (rule === undefined) return [];
      const name = local(rule);
      if (isMade) return [`${type}: ${madeText(name, parameters)}`];
      return [type === name ? name : `${type}: ${name}`];
    }),
  );
}

/** The checks of parameters, which a validator uses. */
export function checksText(parameters: readonly Parameter[], local: LocalName): string {
  return objectText(
    rulesFor(parameters).map(({ type, check, isMade }) => {
      const name = local(check);
      return `${type}: ${isMade ? madeText(name, parameters) : name}`;
    }),
  );
}

/** The constant of validators in the file of an operation. */
export const VALIDATORS = "validators";

function madeText(make: string, parameters: readonly Parameter[]): string {
  return `/* @__PURE__ */ ${make}(${parameterValidators(parameters).length > 0 ? VALIDATORS : ""})`;
}

/** The validators of parameters. */
export function parameterValidators(parameters: readonly Parameter[]): readonly string[] {
  const names = parameters.flatMap(({ type }) =>
    type.kind === "schema" && type.names?.validate !== undefined ? [type.names.validate] : [],
  );
  return [...new Set(names)].toSorted();
}

/** The initializer of an object of validators, by the names in descriptors. */
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

/**
 * The imports of the rules that parsers use. The rule of namespaces comes from the wiki's site
 * facts, if there are any.
 */
export function ruleImports(
  parameters: readonly Parameter[],
  siteFile?: string,
): readonly Import[] {
  return rulesFor(parameters).flatMap((source) =>
    source.rule === undefined ? [] : [values(fileOf(source, siteFile), source.rule)],
  );
}

/** The imports of the checks that validators use, from the same files. */
export function checkImports(
  parameters: readonly Parameter[],
  siteFile?: string,
): readonly Import[] {
  return rulesFor(parameters).map((source) => values(fileOf(source, siteFile), source.check));
}

function fileOf({ type, file }: RuleSource, siteFile: string | undefined): string {
  return type === "namespace" ? (siteFile ?? file) : file;
}
