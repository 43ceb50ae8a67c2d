import { moduleParameters } from "../../model/expansion.js";
import type { Parameter, ParameterType } from "../../model/parameter.js";
import type { CatalogueFrame, PlannedModule } from "../../plan/planned.js";
import { conditionText } from "../doc-comment.js";
import type { JsonFragment } from "../fragment.js";
import type { Literal } from "../literal.js";
import { isRequired } from "../value-type.js";

/** A JSON Schema of a module's structured parameters, for forms, editors and function-calling tools. */
export function parameterSchemas(
  { operation, names: { file, params } }: PlannedModule,
  { names, model }: CatalogueFrame,
): readonly JsonFragment[] {
  if (operation.role !== "request") return [];
  const { closed, open } = moduleParameters(operation);
  const parameters = closed.map(({ parameter }) => parameter);
  const required = parameters.filter(isRequired).map(({ name }) => name);
  const patterns = open.map(
    (template) =>
      [
        `^${template.name
          .split(/\{[^{}]*\}/)
          .map(escapedPattern)
          .join(".*")}$`,
        parameterSchema(template),
      ] as const,
  );
  return [
    {
      kind: "json",
      path: `${names.folder}/schemas/${file}.json`,
      value: {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        $comment: `Generated from ${model.source} (${operation.path}) by \`paramsmith generate\`. Do not edit.`,
        title: params,
        description: operation.description ?? `Parameters of ${operation.path}.`,
        ...(operation.deprecated && { deprecated: true }),
        type: "object",
        properties: Object.fromEntries(
          parameters.map((parameter) => [parameter.name, parameterSchema(parameter)]),
        ),
        ...(patterns.length > 0 && { patternProperties: Object.fromEntries(patterns) }),
        ...(required.length > 0 && { required }),
        additionalProperties: false,
      },
    },
  ];
}

function parameterSchema(parameter: Parameter): Record<string, Literal | object> {
  const { type, multi, deprecated, info } = parameter;
  const description = [
    ...(parameter.description === undefined ? [] : [parameter.description]),
    ...info.map((condition) => `Condition: ${conditionText(condition)}.`),
  ];
  const item = typeSchema(type);
  const several = multi && {
    anyOf: [
      item,
      { type: "array", items: item, maxItems: multi.highlimit },
      ...(multi.allspecifier === undefined ? [] : [{ const: multi.allspecifier }]),
    ],
  };
  return {
    ...(description.length > 0 && { description: description.join(" ") }),
    ...(several ?? item),
    ...(parameter.default !== undefined && { default: parameter.default }),
    ...(deprecated && { deprecated: true }),
  };
}

function typeSchema(type: ParameterType): Record<string, Literal | object> {
  switch (type.kind) {
    case "string":
    case "text":
    case "password":
    case "raw":
      return { type: "string", ...(type.maxchars !== undefined && { maxLength: type.maxchars }) };
    case "title":
    case "user":
    case "timestamp":
    case "expiry":
    case "tags":
    case "upload":
    case "unknown":
      return { type: "string" };
    case "boolean":
      return { type: "boolean" };
    case "namespace":
      return { type: "integer" };
    case "integer":
      return { type: "integer", ...range(type) };
    case "float":
      return { type: "number", ...range(type) };
    case "limit":
      return { anyOf: [{ type: "integer", ...range(type) }, { const: "max" }] };
    case "enum":
      // A list of no values is not a schema.
      return type.values.length === 0 ? { not: {} } : { enum: type.values };
  }
}

function range({
  min,
  max,
  highmax = max,
}: {
  readonly min?: number;
  readonly max?: number;
  readonly highmax?: number;
}): Record<string, Literal> {
  return {
    ...(min !== undefined && { minimum: min }),
    ...(highmax !== undefined && { maximum: highmax }),
  };
}

function escapedPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
