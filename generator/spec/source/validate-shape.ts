import { nearest } from "../../base/similarity.js";
import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Staged, Problem } from "../../base/diagnostic.js";
import { below } from "../../base/document.js";
import { replaceHidden } from "../../base/hidden-characters.js";
import type { Document } from "../../base/document.js";
import type { SchemaError, SchemaValidator } from "./validators.js";
import { schemas } from "./schemas.js";

/** A JSON Schema, as far as it lists allowed keys. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly [keyword: string]: unknown;
}

/**
 * Validates a document against a schema and returns it with the schema's type. If the schema node
 * is given, each unknown key is reported at its own location, with the most similar known key.
 */
export function validateShape<Shape>(
  document: Document,
  validate: SchemaValidator<Shape>,
  schema?: SchemaNode,
): Staged<Document<Shape>> {
  const { value } = document;
  if (validate(value)) return { value: { ...document, value }, diagnostics: [] };
  return { value: undefined, diagnostics: shapeDiagnostics(document, errorsOf(validate), schema) };
}

/** The shape of a document: alternatives by `kind`. */
export type ShapeResult<Shape> =
  | { readonly kind: "valid"; readonly document: Document<Shape> }
  | { readonly kind: "invalid"; readonly problems: readonly Problem[] };

/**
 * Validates a document like {@link validateShape}. Reports each error as a problem, because parts
 * of the document may be usable.
 */
export function checkShape<Shape>(
  document: Document,
  validate: SchemaValidator<Shape>,
): ShapeResult<Shape> {
  const { value } = document;
  return validate(value)
    ? { kind: "valid", document: { ...document, value } }
    : { kind: "invalid", problems: violations(document, errorsOf(validate)) };
}

/** The errors of an ajv validator for its last value; empty if the value was valid. */
export function errorsOf<Error>(validate: {
  readonly errors?: readonly Error[] | null | undefined;
}): readonly Error[] {
  return validate.errors ?? [];
}

/** Describes an error in data, as a sentence on one line. */
export function errorSentence({
  keyword,
  instancePath,
  message = "does not fit",
  params,
}: Omit<SchemaError, "schemaPath">): string {
  const subject = instancePath === "" ? "The data" : instancePath;
  return replaceHidden(`${subject} ${message}${errorDetail(keyword, params)}.`, " ");
}

/** The part of an error that ajv's message leaves to its parameters. */
function errorDetail(keyword: string, params: SchemaError["params"]): string {
  switch (keyword) {
    case "enum":
      return `: ${JSON.stringify(params["allowedValues"])}`;
    case "const":
      return `: ${JSON.stringify(params["allowedValue"])}`;
    case "additionalProperties":
      return `: ${JSON.stringify(params["additionalProperty"])}`;
    default:
      return "";
  }
}

function shapeDiagnostics(
  document: Document,
  all: readonly SchemaError[],
  schema: SchemaNode | undefined,
): readonly Diagnostic[] {
  const isKey = ({ keyword }: SchemaError): boolean =>
    schema !== undefined && keyword === "additionalProperties";
  return [
    ...violations(
      document,
      all.filter((error) => !isKey(error)),
    ).map((problem) => problem.diagnostic),
    ...all.filter(isKey).map((error) => keyDiagnostic(document, error, schema)),
  ];
}

/** Reports the most deeply nested errors at each location. */
function violations(document: Document, errors: readonly SchemaError[]): readonly Problem[] {
  const specific = errors.filter(isSpecific);
  const above = new Set(specific.flatMap(({ instancePath }) => pointersAbove(instancePath)));
  const deepest = specific.filter(({ instancePath }) => !above.has(instancePath));
  const byPlace = new Map<string, SchemaError[]>();
  for (const error of deepest.length > 0 ? deepest : errors) {
    const before = byPlace.get(error.instancePath);
    if (before) before.push(error);
    else byPlace.set(error.instancePath, [error]);
  }
  return [...byPlace].map(([pointer, found]) => {
    const texts = [...new Set(errorsOfClosestAlternative(found).map(errorText))];
    const detail = `${locationText(pointer)} ${texts.join(", or ")}`;
    return {
      pointer,
      diagnostic: diagnostic("schema-violation", { detail }, document.locate(pointer)),
    };
  });
}

/** The pointers to the parts that contain a part, which are few: specs and data are not nested deeply. */
export function pointersAbove(pointer: string): readonly string[] {
  const above: string[] = [];
  for (let end = pointer.lastIndexOf("/"); end >= 0; end = pointer.lastIndexOf("/", end - 1)) {
    above.push(pointer.slice(0, end));
    if (end === 0) break;
  }
  return above;
}

function locationText(pointer: string): string {
  return pointer === "" ? "the document" : pointer;
}

function keyDiagnostic(
  document: Document,
  error: SchemaError,
  schema: SchemaNode | undefined,
): Diagnostic {
  const { instancePath, params } = error;
  const key = String(params["additionalProperty"]);
  const meant = nearest(key, Object.keys(schemaAt(schema, instancePath)?.properties ?? {}));
  const hint = meant === undefined ? "" : `; did you mean ${JSON.stringify(meant)}?`;
  return diagnostic(
    "schema-violation",
    { detail: `${locationText(instancePath)} ${errorText(error)}${hint}` },
    document.locate(below(instancePath, key)),
  );
}

/** The schema of part of a value, which is described by properties and items alone. */
function schemaAt(schema: SchemaNode | undefined, pointer: string): SchemaNode | undefined {
  const definition = (node: SchemaNode | undefined): SchemaNode | undefined =>
    node?.$ref === undefined ? node : schema?.$defs?.[node.$ref.replace("#/$defs/", "")];
  return pointer
    .split("/")
    .slice(1)
    .reduce((node, key) => {
      const { items, properties } = node ?? {};
      return definition(items ?? properties?.[key]);
    }, schema);
}

/** Keeps the errors of the alternative that has the fewest errors. */
function errorsOfClosestAlternative(errors: readonly SchemaError[]): readonly SchemaError[] {
  const faults = new Map<string, number>();
  for (const error of errors) {
    const name = alternativeOf(error);
    if (name !== undefined) faults.set(name, (faults.get(name) ?? 0) + 1);
  }
  const fewest = Math.min(...faults.values());
  return errors.filter((error) => {
    const name = alternativeOf(error);
    return name === undefined || faults.get(name) === fewest;
  });
}

function alternativeOf({ schemaPath }: SchemaError): string | undefined {
  return /^#\/anyOf\/\d+\//.exec(schemaPath)?.[0];
}

/** Errors from the alternatives are more specific than errors about `anyOf`. */
function isSpecific(error: SchemaError): boolean {
  return error.keyword !== "anyOf" && error.keyword !== "propertyNames";
}

function errorText(error: SchemaError): string {
  const { keyword, params, propertyName, message = "does not match its schema" } = error;
  if (propertyName !== undefined)
    return `has the key ${JSON.stringify(propertyName)}, which ${message}`;
  if (keyword === "enum") return `must be one of ${JSON.stringify(params["allowedValues"])}`;
  if (keyword === "additionalProperties")
    return `must not have the key ${JSON.stringify(params["additionalProperty"])}`;
  if (keyword === "discriminator")
    return `must have one of the values that its schema allows for ${JSON.stringify(params["tag"])}`;
  return message;
}

/** A schema of spec/schemas/, or one of its definitions. A missing schema accepts any value. */
export function schemaNode(file: string, definition?: string): SchemaNode {
  const root: SchemaNode | undefined = schemas[file];
  return (definition === undefined ? root : root?.$defs?.[definition]) ?? {};
}
