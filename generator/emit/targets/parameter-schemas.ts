import {
  namePattern,
  parameterJsonSchema,
} from "../../../templates/runtime/validate/json-schema-of.js";
import { moduleParameters } from "../../spec/model/expansion.js";
import { reachableNames } from "../../spec/model/json-schema.js";
import type { Parameter } from "../../spec/model/parameter.js";
import type { DirectoryModel } from "../../spec/model/spec-model.js";
import type {
  OperationNames,
  PlannedCatalogue,
  PlannedDirectory,
  PlannedModule,
} from "../plan/planned.js";
import { runtimeParameter } from "./descriptor.js";
import { conditionText, endsWithList, valueNotes } from "./parameter-doc.js";
import type { JsonFragment } from "../../base/fragment.js";
import { toLocalSchema } from "../stub/data-schema.js";
import { isRequired } from "./value-type.js";

/** A JSON Schema of a module's structured parameters, for forms, editors and function-calling tools. */
export function parameterSchemas(
  { operation, names }: PlannedModule,
  { names: { folder }, model }: PlannedCatalogue,
): readonly JsonFragment[] {
  if (operation.role !== "request") return [];
  const { path, description, deprecated } = operation;
  const { closed, open } = moduleParameters(operation);
  const parameters = closed.map(({ parameter }) => parameter);
  const facts = { source: model.source, label: path, description, deprecated };
  return [schemaFile(folder, names, facts, parameters, open)];
}

/** A JSON Schema of the structured parameters of each endpoint. */
export function endpointSchemas({
  endpoints,
  names: { folder },
  model: { source, schemas },
}: PlannedDirectory): readonly JsonFragment[] {
  return endpoints.map(({ operation, names }) => {
    const { name, summary, deprecated, parameters } = operation;
    const facts = { source, label: name, description: summary, deprecated };
    return schemaFile(folder, names, facts, parameters, [], schemas);
  });
}

/** Facts about the operation of a schema. */
interface OperationFacts {
  readonly source: string;
  /** The operation's name in its spec. */
  readonly label: string;
  readonly description: string | undefined;
  readonly deprecated: boolean;
}

function schemaFile(
  folder: string,
  { file, params }: OperationNames,
  { source, label, description, deprecated }: OperationFacts,
  parameters: readonly Parameter[],
  templates: readonly Parameter[],
  schemas: DirectoryModel["schemas"] = {},
): JsonFragment {
  const required = parameters.filter(isRequired).map(({ name }) => name);
  const patterns = templates.map(
    (template) => [namePattern(template.name), parameterSchema(template)] as const,
  );
  return {
    kind: "json",
    path: `${folder}/schemas/${file}.json`,
    value: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $comment: `Generated from ${source} (${label}) by \`paramsmith generate\`. Do not edit.`,
      title: params,
      description: description ?? `Parameters of ${label}.`,
      ...(deprecated && { deprecated: true }),
      type: "object",
      properties: Object.fromEntries(
        parameters.map((parameter) => [parameter.name, parameterSchema(parameter)]),
      ),
      ...(patterns.length > 0 && { patternProperties: Object.fromEntries(patterns) }),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
      ...definitionsFor(parameters, schemas),
    },
  };
}

/** The named schemas that parameters refer to, so that the file needs no other. */
function definitionsFor(
  parameters: readonly Parameter[],
  schemas: DirectoryModel["schemas"],
): { readonly $defs?: object } {
  const own = parameters.flatMap(({ type }) => (type.kind === "schema" ? [type.schema] : []));
  const definitions = [...reachableNames(own, schemas)].map((name) => [
    name,
    toLocalSchema(schemas[name] ?? {}),
  ]);
  return definitions.length === 0 ? {} : { $defs: Object.fromEntries(definitions) };
}

function parameterSchema(parameter: Parameter): Readonly<Record<string, unknown>> {
  const { type, info } = parameter;
  const conditions = info.map((condition) => `Condition: ${conditionText(condition)}.`);
  const notes = [...valueNotes(parameter), ...conditions].join(" ");
  const texts = [parameter.description ?? "", notes].filter((text) => text !== "");
  const isList = endsWithList(parameter.description ?? "");
  const item = type.kind === "schema" ? toLocalSchema(type.schema) : undefined;
  return {
    ...(texts.length > 0 && { description: texts.join(isList ? "\n\n" : " ") }),
    ...parameterJsonSchema(runtimeParameter(parameter), item),
    // A descriptor may contain a bigint. JSON does not support bigints.
    ...(parameter.default !== undefined && { default: parameter.default }),
  };
}
