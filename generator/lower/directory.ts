import { diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import type { JsonSchema } from "../model/json-schema.js";
import type { EndpointOperation } from "../model/operation.js";
import type { Parameter, ParameterType } from "../model/parameter.js";
import type { DirectoryModel } from "../model/spec-model.js";
import { below } from "../read/document.js";
import type { Document } from "../read/document.js";
import type {
  Directory,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiSchema,
  Reference,
} from "../spec/types.js";
import { gapsOf } from "./gaps.js";

const SCHEMA_PREFIX = "#/components/schemas/";

/** Keywords of a parameter's schema that its type is made of; any other is outside the subset. */
const PARAMETER_KEYWORDS: ReadonlySet<string> = new Set([
  "$ref",
  "$comment",
  "title",
  "description",
  "deprecated",
  "default",
  "example",
  "examples",
  "type",
  "enum",
  "format",
  "minimum",
  "maximum",
  "maxLength",
]);

/** Turns a checked directory into the model. */
export function lowerDirectory(
  name: string,
  source: string,
  document: Document<Directory>,
): Staged<DirectoryModel> {
  const diagnostics: Diagnostic[] = [];
  const { components = {} } = document.value;
  const operations = Object.entries(document.value.paths).flatMap(([path, item]) => {
    if (!item.get) return [];
    const pointer = below("/paths", path);
    const parameters = [
      ...(item.parameters ?? []).map((parameter, index) => ({
        parameter,
        place: below(pointer, "parameters", index),
      })),
      ...(item.get.parameters ?? []).map((parameter, index) => ({
        parameter,
        place: below(pointer, "get", "parameters", index),
      })),
    ];
    const declared = parameters.flatMap(({ parameter, place }) => {
      const found = resolved(components.parameters, parameter);
      return found ? [{ parameter: found, place }] : [];
    });
    const lowered = declared.map(({ parameter, place }) =>
      lowerParameter(document, parameter, place),
    );
    const payload = lowerPayload(document, item.get, below(pointer, "get"));
    const pathProblem = pathParameters(
      document,
      path,
      item.get,
      pointer,
      declared.map(({ parameter }) => parameter),
    );
    diagnostics.push(
      ...lowered.flatMap((each) => each.diagnostics),
      ...payload.diagnostics,
      ...pathProblem,
    );
    if (!payload.value) return [];
    return [
      lowerOperation(
        document,
        path,
        item.get,
        lowered.flatMap((each) => each.value ?? []),
        payload.value,
      ),
    ];
  });
  const model: DirectoryModel = {
    kind: "directory",
    name,
    source,
    title: document.value.info.title,
    operations,
    schemas: components.schemas ?? {},
    gaps: gapsOf(document.value["x-undocumented"]),
  };
  return { value: hasErrors(diagnostics) ? undefined : model, diagnostics };
}

function lowerOperation(
  document: Document,
  path: string,
  operation: OpenApiOperation,
  parameters: readonly Parameter[],
  payload: JsonSchema,
): EndpointOperation {
  const { $ref: reference } = payload;
  const summary = operation.summary ?? operation.description;
  return {
    kind: "endpoint",
    name: operation.operationId,
    origin: { file: document.file, pointer: below("/paths", path, "get") },
    path,
    deprecated: operation.deprecated ?? false,
    ...(summary !== undefined && { summary }),
    parameters,
    payload,
    ...(reference?.startsWith(SCHEMA_PREFIX) && {
      payloadName: reference.slice(SCHEMA_PREFIX.length),
    }),
  };
}

/** The JSON of the first successful answer. */
function lowerPayload(
  document: Document<Directory>,
  operation: OpenApiOperation,
  pointer: string,
): Staged<JsonSchema> {
  const status = Object.keys(operation.responses).find((each) => each.startsWith("2"));
  if (status === undefined)
    return unsupported(
      document,
      below(pointer, "responses"),
      "an operation without a successful answer",
    );
  const place = below(pointer, "responses", status);
  const response = resolved(document.value.components?.responses, operation.responses[status]);
  const type = Object.keys(response?.content ?? {}).find((each) =>
    /^application\/(?:[\w.-]+\+)?json\b/.test(each),
  );
  if (type === undefined) return unsupported(document, place, "an answer without JSON");
  return { value: response?.content?.[type]?.schema ?? {}, diagnostics: [] };
}

function lowerParameter(
  document: Document<Directory>,
  parameter: OpenApiParameter,
  pointer: string,
): Staged<Parameter> {
  if (parameter.in !== "query" && parameter.in !== "path")
    return unsupported(document, below(pointer, "in"), `a parameter in ${parameter.in}`);
  const schema =
    resolved<OpenApiSchema>(document.value.components?.schemas, parameter.schema) ?? {};
  const keyword = Object.keys(schema).find(
    (each) => !PARAMETER_KEYWORDS.has(each) && !each.startsWith("x-"),
  );
  if (keyword !== undefined)
    return unsupported(
      document,
      below(pointer, "schema", keyword),
      `${keyword} in the schema of a parameter`,
    );
  const type = lowerType(schema);
  if (!type)
    return unsupported(
      document,
      below(pointer, "schema", "type"),
      `a parameter of type ${JSON.stringify(schema.type)}`,
    );
  const value = schema.default;
  const given = typeof value === "string" || typeof value === "number" ? value : undefined;
  const description = parameter.description ?? schema.description;
  return {
    value: {
      name: parameter.name,
      origin: { file: document.file, pointer },
      type,
      ...(given !== undefined && { default: given }),
      required: parameter.required ?? false,
      deprecated: parameter.deprecated ?? schema.deprecated ?? false,
      sensitive: false,
      info: [],
      ...(description !== undefined && { description }),
    },
    diagnostics: defaultDiagnostics(
      document,
      parameter.name,
      type,
      given,
      below(pointer, "schema", "default"),
    ),
  };
}

function lowerType(schema: OpenApiSchema): ParameterType | undefined {
  const { type, enum: values, minimum: min, maximum: max, maxLength: maxchars } = schema;
  if (values)
    return values.every((value) => typeof value === "string")
      ? { kind: "enum", values, deprecatedvalues: [] }
      : undefined;
  const bounds = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    enforcerange: true,
  };
  switch (type) {
    case "string":
      return { kind: "string", ...(maxchars !== undefined && { maxchars }) };
    case "integer":
      return { kind: "integer", ...bounds };
    case "number":
      return { kind: "float", ...bounds };
    default:
      return undefined;
  }
}

function defaultDiagnostics(
  document: Document,
  name: string,
  type: ParameterType,
  value: string | number | undefined,
  pointer: string,
): readonly Diagnostic[] {
  if (value === undefined) return [];
  const at = document.locate(pointer);
  if (type.kind === "enum")
    return type.values.includes(String(value))
      ? []
      : [diagnostic("default-outside-enum", { name, value: String(value) }, at)];
  if (type.kind !== "integer" && type.kind !== "float") {
    return typeof value === "string"
      ? []
      : [diagnostic("default-wrong-type", { name, value: String(value), type: type.kind }, at)];
  }
  const fits = type.kind === "integer" ? Number.isSafeInteger(value) : typeof value === "number";
  if (!fits || typeof value !== "number")
    return [diagnostic("default-wrong-type", { name, value: String(value), type: type.kind }, at)];
  const { min = value, max = value } = type;
  return value < min || value > max
    ? [diagnostic("default-outside-bounds", { name, value }, at)]
    : [];
}

/** Names in braces are the required path parameters, and the other way round. */
function pathParameters(
  document: Document,
  path: string,
  operation: OpenApiOperation,
  pointer: string,
  parameters: readonly OpenApiParameter[],
): readonly Diagnostic[] {
  const written = [...path.matchAll(/\{(?<name>[^{}]*)\}/g)].map(
    (match) => match.groups?.["name"] ?? "",
  );
  const declared = parameters.filter((each) => each.in === "path");
  const fits =
    written.toSorted().join("/") ===
      declared
        .map((each) => each.name)
        .toSorted()
        .join("/") && declared.every((each) => each.required);
  const whole = path
    .split("/")
    .every((segment) => !segment.includes("{") || /^\{[^{}]+\}$/.test(segment));
  return fits && whole
    ? []
    : [
        diagnostic(
          "path-parameter-mismatch",
          { name: operation.operationId },
          document.locate(pointer),
        ),
      ];
}

/** References were checked before: each leads to a component of its kind. */
function resolved<Component extends object>(
  components: Readonly<Record<string, Component | Reference>> | undefined,
  given: Component | Reference | undefined,
): Component | undefined {
  if (!given || !isReference(given)) return given;
  return resolved(components, components?.[given.$ref.slice(given.$ref.lastIndexOf("/") + 1)]);
}

function isReference(value: object): value is Reference {
  return "$ref" in value && typeof value.$ref === "string";
}

function unsupported(document: Document, pointer: string, name: string): Staged<never> {
  return {
    value: undefined,
    diagnostics: [diagnostic("unsupported-feature", { name }, document.locate(pointer))],
  };
}
