import type { AnyModule, ParamDescriptor } from "../model/descriptor.js";
import { DRAFT_2020_12 } from "./json-schema-target.js";
import type { JsonSchema } from "./json-schema-target.js";

/**
 * Returns the JSON Schema (draft 2020-12) of a module's structured parameters, computed from its
 * descriptor. It includes types, values, bounds and defaults, but no descriptions. The files of the
 * `schemas` target also include descriptions.
 *
 * withJsonSchema(validateAllpages, jsonSchemaOf(allpagesModule))
 */
export function jsonSchemaOf({ path, deprecated, params, templates = {} }: AnyModule): JsonSchema {
  const patterns = Object.entries(templates).map(([name, template]) => [
    namePattern(name),
    parameterJsonSchema(template),
  ]);
  const required = Object.keys(params).filter((name) => {
    const param = params[name];
    return param?.required && param.default === undefined;
  });
  return {
    $schema: DRAFT_2020_12,
    title: path,
    ...(deprecated && { deprecated }),
    type: "object",
    properties: Object.fromEntries(
      Object.entries(params).map(([name, param]) => [name, parameterJsonSchema(param)]),
    ),
    ...(patterns.length > 0 && { patternProperties: Object.fromEntries(patterns) }),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/**
 * Returns the JSON Schema of a parameter.
 *
 * @param item the schema of a single value. Default: determined by the descriptor's type
 */
export function parameterJsonSchema(
  param: ParamDescriptor,
  item: JsonSchema = valueJsonSchema(param),
): JsonSchema {
  const { multi, deprecated, default: value } = param;
  const several = multi && {
    anyOf: [
      item,
      { type: "array", items: item, maxItems: multi.highlimit },
      ...(multi.allspecifier === undefined ? [] : [{ const: multi.allspecifier }]),
    ],
  };
  return {
    ...(several ?? item),
    ...(value !== undefined && { default: value }),
    ...(deprecated && { deprecated }),
  };
}

/** Returns the regular expression for the names that match a template. */
export function namePattern(template: string): string {
  const parts = template
    .split(/\{[^{}]*\}/)
    .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return `^${parts.join(".*")}$`;
}

/** JSON cannot contain files. A parameter with its own schema accepts any value. */
function valueJsonSchema(param: ParamDescriptor): JsonSchema {
  switch (param.type) {
    case "boolean":
      return { type: "boolean" };
    case "integer":
      return { type: "integer", ...bounds(param) };
    case "namespace":
      return { type: "integer" };
    case "float":
      return { type: "number", ...bounds(param) };
    case "limit":
      return { anyOf: [{ type: "integer", ...bounds(param) }, { const: "max" }] };
    case "enum":
      // JSON Schema does not allow an empty enum.
      return param.values.length === 0 ? { not: {} } : { enum: param.values };
    case "upload":
      return { not: {} };
    case "schema":
      return {};
    default:
      return {
        type: "string",
        ...("maxchars" in param && param.maxchars !== undefined && { maxLength: param.maxchars }),
      };
  }
}

/** Uses the high limits, because the schema does not depend on the account. */
function bounds({
  min,
  max,
  highmax = max,
}: {
  readonly min?: number;
  readonly max?: number;
  readonly highmax?: number;
}): JsonSchema {
  return {
    ...(min !== undefined && { minimum: min }),
    ...(highmax !== undefined && { maximum: highmax }),
  };
}
