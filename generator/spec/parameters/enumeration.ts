import { nearest } from "../../base/similarity.js";
import type { EnumType } from "../model/parameter.js";
import type { Parameter as SourceParameter } from "../source/types.js";
import { isSet, typeTraits } from "./traits.js";
import { literalType, union } from "../../base/type-expression.js";
import type { ParameterTypeTraits, Suggestion } from "./traits.js";

/** Reads the type of a parameter that lists its values, perhaps in the module with a path. */
export function enumType(
  parameter: SourceParameter,
  values: readonly string[],
  path?: string,
): EnumType {
  const {
    deprecatedvalues = [],
    internalvalues = [],
    submodules,
    submoduleparamprefix,
  } = parameter;
  const choosesModules = submodules !== undefined || submoduleparamprefix !== undefined;
  return {
    kind: "enum",
    values: [...new Set(values)],
    // A deprecated module reports itself when it runs. Selecting it causes no warning.
    deprecatedvalues: submodules ? [] : deprecatedvalues,
    ...(internalvalues.length > 0 && { internalvalues }),
    ...(isTags(parameter, path) && { unlisted: "badtags" }),
    ...(choosesModules && {
      submodules: {
        paths: submodules ?? {},
        prefix: submoduleparamprefix ?? "",
        deprecated: submodules ? deprecatedvalues : [],
      },
    }),
  };
}

/**
 * The tags of a change have a type of their own in the server. Its values are listed like others,
 * but a request with a different value fails (MediaWiki 1.39 to 1.45).
 */
function isTags({ name, multi }: SourceParameter, path: string | undefined): boolean {
  return isSet(multi) && (name === "tags" || (path === "tag" && name === "add"));
}

/** A list of values. */
export function enumTraits({ values, deprecatedvalues, unlisted }: EnumType): ParameterTypeTraits {
  const isAnyDeprecated = deprecatedvalues.length > 0;
  const listed = values.map((value) => `=${value}`);
  return typeTraits("enum", {
    value: union(...values.map(literalType)),
    descriptor: {
      type: "enum",
      values,
      deprecatedvalues: isAnyDeprecated ? deprecatedvalues : undefined,
      unlisted,
    },
    notes: isAnyDeprecated ? [`Deprecated: ${deprecatedvalues.map(code).join(", ")}.`] : [],
    rule: () => ({
      type: "enum",
      rule: "enumeration",
      check: "enumCheck",
      file: "runtime/validate",
    }),
    defaultProblem: (value) =>
      values.includes(value) ? undefined : { kind: "outside-enum", value },
    comparison: { family: "enum", code: { written: listed, read: listed }, isListed: true },
    sourceKeys: [
      "default",
      "deprecatedvalues",
      "internalvalues",
      "submodules",
      "submoduleparamprefix",
    ],
  });
}

function code(text: string): string {
  return `\`${JSON.stringify(text)}\``;
}

/** The value that is most similar to one that is not listed. */
export const enumSuggestion: Suggestion = (text, _value, param) => {
  if (param.type !== "enum") return undefined;
  const parts = param.multi ? text.split("|") : [text];
  const unlisted = parts.find((part) => !param.values.includes(part));
  return unlisted === undefined ? undefined : nearest(unlisted, param.values);
};
