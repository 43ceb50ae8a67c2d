import { moduleParameters } from "../../model/expansion.js";
import { traitsOf } from "../../parameter-types/registry.js";
import type { Parameter } from "../../model/parameter.js";
import type { CatalogueFrame, PlannedModule } from "../../plan/planned.js";
import { conditionText, endsWithList } from "../requests/parameter-doc.js";
import type { JsonFragment } from "../../typescript/fragment.js";
import type { Literal } from "../../typescript/literal.js";
import { isRequired } from "../requests/value-type.js";

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
  const conditions = info.map((condition) => `Condition: ${conditionText(condition)}.`).join(" ");
  const texts = [parameter.description ?? "", conditions].filter((text) => text !== "");
  const isList = endsWithList(parameter.description ?? "");
  const item = traitsOf(type).schema;
  const several = multi && {
    anyOf: [
      item,
      { type: "array", items: item, maxItems: multi.highlimit },
      ...(multi.allspecifier === undefined ? [] : [{ const: multi.allspecifier }]),
    ],
  };
  return {
    ...(texts.length > 0 && { description: texts.join(isList ? "\n\n" : " ") }),
    ...(several ?? item),
    ...(parameter.default !== undefined && { default: parameter.default }),
    ...(deprecated && { deprecated: true }),
  };
}

function escapedPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
