import { diagnostic, valuesOf } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import type { Parameter, ParameterType } from "../model/parameter.js";
import { below } from "../read/document.js";
import type { Document } from "../read/document.js";
import type { Directory, OpenApiParameter, OpenApiSchema, PathItem } from "../spec/types.js";
import { resolveReference, unsupportedFeature } from "./endpoint/component.js";
import type { KeyedOperation } from "./endpoint/method.js";
import { isDeprecated } from "./contract.js";

/** The supported keywords of a parameter's schema. */
const KEYWORDS: ReadonlySet<string> = new Set([
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

interface DeclaredParameter {
  readonly parameter: OpenApiParameter;
  /** The JSON pointer. */
  readonly location: string;
}

/** The parameters of an operation: those of its path, unless overridden, and its own. */
export function lowerParameters(
  document: Document<Directory>,
  path: string,
  item: PathItem,
  { key, operation }: Pick<KeyedOperation, "key" | "operation">,
): Staged<readonly Parameter[]> {
  const pointer = below("/paths", path);
  const shared = declaredParameters(document, item.parameters, below(pointer, "parameters"));
  const own = declaredParameters(document, operation.parameters, below(pointer, key, "parameters"));
  const all = [
    ...shared.filter(
      ({ parameter }) =>
        !own.some(
          (other) => other.parameter.name === parameter.name && other.parameter.in === parameter.in,
        ),
    ),
    ...own,
  ];
  const lowered = all.map((each) => lowerParameter(document, each));
  return {
    value: valuesOf(lowered),
    diagnostics: [
      ...lowered.flatMap(({ diagnostics }) => diagnostics),
      ...duplicateParameters(document, all),
      ...pathDiagnostics(document, path, operation.operationId ?? path, all),
    ],
  };
}

function declaredParameters(
  document: Document<Directory>,
  given: PathItem["parameters"] = [],
  pointer: string,
): readonly DeclaredParameter[] {
  return given.flatMap((each, index) => {
    const parameter = resolveReference(document.value.components?.parameters, each);
    return parameter ? [{ parameter, location: below(pointer, index) }] : [];
  });
}

/**
 * Reports duplicate names, even in different locations, because a builder takes all parameters in
 * one object.
 */
function duplicateParameters(
  document: Document,
  all: readonly DeclaredParameter[],
): readonly Diagnostic[] {
  const seen = new Set<string>();
  return all.flatMap(({ parameter: { name }, location }) => {
    const again = seen.has(name);
    seen.add(name);
    return again
      ? [diagnostic("duplicate-parameter", { name }, document.locate(below(location, "name")))]
      : [];
  });
}

/** Checks that the names in braces are the required path parameters. */
function pathDiagnostics(
  document: Document,
  path: string,
  operation: string,
  all: readonly DeclaredParameter[],
): readonly Diagnostic[] {
  const pointer = below("/paths", path);
  const partial = path
    .split("/")
    .some((segment) => /[{}]/.test(segment) && !/^\{[^{}]+\}$/.test(segment));
  if (partial)
    return unsupportedFeature(document, pointer, "a path parameter that is part of a segment")
      .diagnostics;
  const written = [...path.matchAll(/(?<=\{)[^{}]*(?=\})/g)].map(([variable]) => variable);
  const inPath = all.map(({ parameter }) => parameter).filter((each) => each.in === "path");
  const names = inPath.map(({ name }) => name);
  const fits =
    written.toSorted().join("/") === names.toSorted().join("/") &&
    inPath.every(({ required }) => required);
  return fits
    ? []
    : [diagnostic("path-parameter-mismatch", { name: operation }, document.locate(pointer))];
}

function lowerParameter(
  document: Document<Directory>,
  { parameter, location }: DeclaredParameter,
): Staged<Parameter> {
  const pointer = below(location, "schema");
  if (parameter.in !== "query" && parameter.in !== "path")
    return unsupportedFeature(document, below(location, "in"), `a parameter in ${parameter.in}`);
  const schema =
    resolveReference<OpenApiSchema>(document.value.components?.schemas, parameter.schema) ?? {};
  const keyword = Object.keys(schema).find((each) => !KEYWORDS.has(each) && !each.startsWith("x-"));
  if (keyword !== undefined)
    return unsupportedFeature(
      document,
      below(pointer, keyword),
      `the key ${JSON.stringify(keyword)} in the schema of a parameter`,
    );
  const type = lowerType(schema);
  if (!type) return unsupportedFeature(document, below(pointer, "type"), typeFeature(schema));
  const value = schema.default;
  const given = typeof value === "string" || typeof value === "number" ? value : undefined;
  const description = parameter.description ?? schema.description;
  return {
    value: {
      name: parameter.name,
      origin: { file: document.file, pointer: location },
      type,
      ...(given !== undefined && { default: given }),
      required: parameter.required ?? false,
      deprecated: isDeprecated(parameter, schema),
      sensitive: false,
      info: [],
      ...(description !== undefined && { description }),
    },
    diagnostics: valueDiagnostics(document, parameter.name, type, value, pointer),
  };
}

function lowerType(schema: OpenApiSchema): ParameterType | undefined {
  const { type, enum: values, minimum: min, maximum: max, maxLength: maxchars } = schema;
  if (values)
    return values.every((value) => typeof value === "string")
      ? { kind: "enum", values: [...new Set(values)], deprecatedvalues: [] }
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

function typeFeature({ type, enum: values }: OpenApiSchema): string {
  if (values) return "a parameter with values other than strings";
  return type === undefined
    ? "a parameter without a type"
    : `a parameter of type ${[type].flat().join(" or ")}`;
}

/** Reports contradictions in the schema of a parameter. */
function valueDiagnostics(
  document: Document,
  name: string,
  type: ParameterType,
  value: unknown,
  pointer: string,
): readonly Diagnostic[] {
  const numeric = type.kind === "integer" || type.kind === "float" ? type : undefined;
  const { min = -Infinity, max = Infinity } = numeric ?? {};
  const at = document.locate(below(pointer, "default"));
  if (min > max) {
    const detail = `minimum ${min} exceeds maximum ${max}`;
    return [
      diagnostic("bounds-reversed", { name, detail }, document.locate(below(pointer, "minimum"))),
    ];
  }
  if (value === undefined) return [];
  const fits =
    type.kind === "integer"
      ? Number.isSafeInteger(value)
      : typeof value === (numeric ? "number" : "string");
  if (!fits) {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return [diagnostic("default-wrong-type", { name, value: text, type: type.kind }, at)];
  }
  if (type.kind === "enum" && typeof value === "string" && !type.values.includes(value))
    return [diagnostic("default-outside-enum", { name, value }, at)];
  return typeof value === "number" && (value < min || value > max)
    ? [diagnostic("default-outside-bounds", { name, value }, at)]
    : [];
}
