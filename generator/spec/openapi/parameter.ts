import { diagnostic, valuesOf } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import type { JsonSchema } from "../schema/json-schema.js";
import type { EndpointParameter, ParameterDefault, ParameterPlace } from "../model/parameter.js";
import { repeatedItems } from "../../base/json.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import type { OpenApiDocument, OpenApiParameter, PathItem } from "../source/types.js";
import { resolveReference, unsupportedFeature } from "./resolve-reference.js";
import type { KeyedOperation } from "./units.js";
import { lowerSchema } from "./contract-schema.js";
import { lowerSerialization } from "./serialization.js";
import { exceedsShape, withoutShallowReferences } from "../schema/shape.js";
import { isAboutDefault, lowerType, valueDiagnostics } from "./parameter-type.js";
import type { SchemaContext } from "./parameter-type.js";

interface DeclaredParameter {
  readonly parameter: OpenApiParameter;
  /** The JSON pointer. */
  readonly location: string;
}

/** The parameters of an operation, and the reasons why optional ones are omitted. */
interface LoweredParameters extends Staged<readonly EndpointParameter[]> {
  readonly omitted: readonly Diagnostic[];
}

/**
 * An operation's parameters: its own, and its path's unless overridden. Headers that OpenAPI
 * describes elsewhere are ignored, with a warning.
 */
export function lowerParameters(
  document: Document<OpenApiDocument>,
  path: string,
  item: PathItem,
  { key, operation }: Pick<KeyedOperation, "key" | "operation">,
  context: SchemaContext,
): LoweredParameters {
  const pointer = below("/paths", path);
  const shared = declaredParameters(document, item.parameters, below(pointer, "parameters"));
  const own = declaredParameters(document, operation.parameters, below(pointer, key, "parameters"));
  const replaced = new Set(own.map(({ parameter }) => keyOf(parameter)));
  const declared = [...shared.filter(({ parameter }) => !replaced.has(keyOf(parameter))), ...own];
  const kept = declared.filter(({ parameter }) => !isIgnored(parameter));
  const all = withVariables(path, kept, pointer);
  const names = propertyNames(all.map(({ parameter }) => parameter));
  const lowered = all.map((each, index) =>
    lowerParameter(document, each, names[index] ?? "", context),
  );
  const isOmitted = (index: number): boolean =>
    lowered[index]?.value === undefined && all[index]?.parameter.required !== true;
  return {
    value: valuesOf(lowered),
    omitted: lowered.flatMap(({ diagnostics }, index) => (isOmitted(index) ? diagnostics : [])),
    diagnostics: [
      ...lowered.flatMap(({ diagnostics }, index) => (isOmitted(index) ? [] : diagnostics)),
      ...duplicateParameters(document, kept),
      ...pathDiagnostics(document, path, operation.operationId ?? path, kept),
      ...ignoredParameters(document, declared),
    ],
  };
}

/** Names of headers do not depend on letter case. */
function keyOf({ name, in: location }: OpenApiParameter): string {
  return JSON.stringify([location, location === "header" ? name.toLowerCase() : name]);
}

/** OpenAPI 3.1, Parameter Object: such headers are described by media types and credentials. */
function isIgnored({ name, in: location }: OpenApiParameter): boolean {
  return location === "header" && /^(?:accept|content-type|authorization)$/i.test(name);
}

function ignoredParameters(
  document: Document,
  all: readonly DeclaredParameter[],
): readonly Diagnostic[] {
  return all.flatMap(({ parameter, location }) =>
    isIgnored(parameter)
      ? [
          diagnostic(
            "header-parameter-ignored",
            { name: parameter.name },
            document.locate(below(location, "name")),
          ),
        ]
      : [],
  );
}

function declaredParameters(
  document: Document<OpenApiDocument>,
  parameters: PathItem["parameters"] = [],
  pointer: string,
): readonly DeclaredParameter[] {
  return parameters.flatMap((each, index) => {
    const parameter = resolveReference(document.value.components?.parameters, each);
    return parameter ? [{ parameter, location: below(pointer, index) }] : [];
  });
}

/** Reports parameters with the same name in the same part of a request. */
function duplicateParameters(
  document: Document,
  all: readonly DeclaredParameter[],
): readonly Diagnostic[] {
  return repeatedItems(all, ({ parameter }) => keyOf(parameter)).map(
    ({ parameter: { name }, location }) =>
      diagnostic("duplicate-parameter", { name }, document.locate(below(location, "name"))),
  );
}

/** The names in braces. */
function variablesOf(path: string): readonly string[] {
  return [...path.matchAll(/(?<=\{)[^{}]*(?=\})/g)].map(([variable]) => variable);
}

/**
 * The parameters for a path's variables. Parameters that are not in the path are omitted, and a
 * variable without a parameter is a string. All of them are required.
 */
function withVariables(
  path: string,
  all: readonly DeclaredParameter[],
  location: string,
): readonly DeclaredParameter[] {
  const variables = variablesOf(path);
  const declared = new Set(
    all.flatMap(({ parameter: { name, in: place } }) => (place === "path" ? [name] : [])),
  );
  return [
    ...all.flatMap((each): readonly DeclaredParameter[] => {
      const { parameter } = each;
      if (parameter.in !== "path") return [each];
      return variables.includes(parameter.name)
        ? [{ ...each, parameter: { ...parameter, required: true } }]
        : [];
    }),
    ...variables
      .filter((name) => !declared.has(name))
      .map((name) => ({
        parameter: { name, in: "path" as const, required: true, schema: { type: "string" } },
        location,
      })),
  ];
}

/** Checks that the names in braces are the required path parameters (OpenAPI 3.1, Parameter Object). */
function pathDiagnostics(
  document: Document,
  path: string,
  name: string,
  all: readonly DeclaredParameter[],
): readonly Diagnostic[] {
  const pointer = below("/paths", path);
  const unsupported = unsupportedPath(path);
  if (unsupported !== undefined)
    return unsupportedFeature(document, pointer, unsupported).diagnostics;
  const variables = variablesOf(path);
  const declared = all.map(({ parameter }) => parameter).filter((each) => each.in === "path");
  const details = [
    ...variables
      .filter((variable) => !declared.some((each) => each.name === variable))
      .map((variable) => `${JSON.stringify(variable)} is not declared`),
    ...declared.flatMap((each) => {
      const quoted = JSON.stringify(each.name);
      if (!variables.includes(each.name)) return [`${quoted} is not in the path`];
      return each.required ? [] : [`${quoted} is not required`];
    }),
  ];
  if (details.length === 0) return [];
  const detail = details.join(", ");
  return [diagnostic("path-parameter-mismatch", { name, detail }, document.locate(pointer))];
}

function unsupportedPath(path: string): string | undefined {
  if (/[{}]/.test(path.replaceAll(/\{[^{}]+\}/g, "")) || path.includes("}{"))
    return "a path with adjacent or incomplete variables";
  const variables = variablesOf(path);
  return new Set(variables).size < variables.length
    ? "a path with two variables of the same name"
    : undefined;
}

/** Returns true if the generated code can replace what a document says of the variables of a path. */
export function isAboutVariables({ code }: Diagnostic): boolean {
  return code === "path-parameter-mismatch";
}

function lowerParameter(
  document: Document<OpenApiDocument>,
  { parameter, location }: DeclaredParameter,
  name: string,
  { schemas, int64 }: SchemaContext,
): Staged<EndpointParameter> {
  const serialized = lowerSerialization(parameter, location);
  if (serialized.kind === "unsupported")
    return unsupportedFeature(document, serialized.pointer, serialized.feature);
  const { place, serialization, schema: declared, pointer } = serialized;
  const written = lowerSchema(declared, int64);
  const resolved = withoutShallowReferences(written, schemas);
  // Named schemas of objects keep their names.
  const schema = describesObjects(resolved) ? written : resolved;
  const required = parameter.required ?? false;
  const type = lowerType(schema, schemas, {
    isJson: serialization.kind === "content",
    allowsEmpty: place === "query" && parameter.allowEmptyValue === true,
    required,
  });
  const isLeaf = type.kind !== "schema";
  const value = resolved["default"];
  const diagnostics = valueDiagnostics(document, parameter.name, type, value, pointer);
  const isKept = !diagnostics.some(isAboutDefault) && (!isLeaf || isScalar(value));
  const description = parameter.description ?? resolved.description;
  return {
    value: {
      name,
      wireName: parameter.name,
      in: place,
      serialization,
      origin: { file: document.file, pointer: location },
      type,
      ...(isKept && isJson(value) && { default: value }),
      required,
      deprecated: parameter.deprecated ?? resolved["deprecated"] === true,
      sensitive: false,
      info: [],
      examples: examplesOf(parameter, resolved),
      ...(description !== undefined && { description }),
    },
    diagnostics: [
      ...diagnostics,
      ...(serialization.kind === "style" &&
      serialization.style === "deepObject" &&
      exceedsShape(schema, schemas)
        ? [diagnostic("parameter-too-deep", { name: parameter.name }, document.locate(pointer))]
        : []),
    ],
  };
}

/** Defaults of strings and numbers. */
function isScalar(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

function describesObjects({ type, properties, ...rest }: JsonSchema): boolean {
  return [type].flat().includes("object") || properties !== undefined || rest.allOf !== undefined;
}

/** The values that the document shows, without repetitions. */
function examplesOf(
  { example, examples }: OpenApiParameter,
  schema: Readonly<Record<string, unknown>>,
): readonly ParameterDefault[] {
  const named = Object.values(typeof examples === "object" && examples !== null ? examples : {});
  const listed = schema["examples"];
  const all: readonly unknown[] = [
    example,
    ...named.map(valueIn),
    schema["example"],
    ...(Array.isArray(listed) ? listed : []),
  ];
  const texts = all.filter(isJson).map((value) => [JSON.stringify(value), value] as const);
  return [...new Map(texts).values()];
}

function valueIn(example: unknown): unknown {
  return typeof example === "object" && example !== null && "value" in example
    ? example.value
    : undefined;
}

/** Documents are JSON, so only absent values are not. */
function isJson(value: unknown): value is ParameterDefault {
  return value !== undefined;
}

/** The suffix for parameters that share a name with one in an earlier location. */
const SUFFIXES: ReadonlyMap<string, string> = new Map<ParameterPlace, string>([
  ["path", "Path"],
  ["query", "Query"],
  ["header", "Header"],
  ["cookie", "Cookie"],
]);

/**
 * Parameter names in code. If several parameters share a name, the one in the path, or else in the
 * query, keeps it, and others add their location: `id` and `idQuery`.
 */
export function propertyNames(
  parameters: readonly { readonly name: string; readonly in: string }[],
): readonly string[] {
  const places = [...SUFFIXES.keys()];
  const rank = (index: number): number => places.indexOf(parameters[index]?.in ?? "");
  const taken = new Set(parameters.map(({ name }) => name));
  const names = parameters.map(({ name }) => name);
  const first = new Map<string, number>();
  for (const index of names.keys()) {
    const name = names[index] ?? "";
    const before = first.get(name);
    if (before === undefined || rank(index) < rank(before)) first.set(name, index);
  }
  const named = new Set<string>();
  return parameters.map(({ name, in: location }, index) => {
    // Two parameters with one name and location are an error, so that no code has their names.
    const key = `${location} ${name}`;
    if (first.get(name) === index || named.has(key)) return name;
    named.add(key);
    let own = name + (SUFFIXES.get(location) ?? "_");
    while (taken.has(own)) own += "_";
    taken.add(own);
    return own;
  });
}
