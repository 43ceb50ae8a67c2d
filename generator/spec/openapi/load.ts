import {
  checkOpenApi,
  skipDiagnostics,
  skippedParts,
  unknownKeyWarnings,
  usableOpenApi,
} from "./check.js";
import { unsupportedKey } from "./feature-diagnostics.js";
import type { OpenApiCheck } from "./check.js";
import {
  emptySchemaWarnings,
  headerWarnings,
  pathWarnings,
  schemaWarnings,
} from "./schema-warnings.js";
import { convertSwagger, isSwagger } from "./swagger.js";
import type { ConvertedDocument } from "./swagger.js";
import { normalOpenApi } from "./upgrade.js";
import { operationsIn } from "./units.js";
import { selectOperations } from "./select-operations.js";
import { diagnostic, preventsComparison } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import { lowerOpenApi } from "./lower.js";
import type { OpenApiModel, DialectKind, LoadedSpec } from "../model/spec-model.js";
import type { Document } from "../../base/document.js";
import type { OpenApiDocument } from "../source/types.js";
import type { OperationFilter, EndpointOperation } from "../model/operation.js";
import type { Int64Values } from "../schema/formats.js";
import type { ReferencedFile, SpecFile } from "../source/source-file.js";
import { parseSource } from "../source/source-file.js";
import { NO_OTHER_FILES, parseReferencedFiles } from "../schema/references.js";
import { credentialWarnings, lowerPasswords } from "./security.js";
import type { EndpointParameter, ParameterType } from "../model/parameter.js";

/** The files of an OpenAPI document, and the decisions about it. */
export interface OpenApiFiles extends SpecFile {
  readonly kind: "openapi";
  /** The files that it refers to, also indirectly. */
  readonly references?: readonly ReferencedFile[];
  /** The conventions of its server, which override the document's. */
  readonly dialect?: DialectKind;
  /** The values of 64-bit integers in its code. Default: numbers. */
  readonly int64?: Int64Values;
  /** The operations that are generated. Default: all. */
  readonly filter?: OperationFilter;
  /** True if the document is rejected instead of skipping operations. */
  readonly strict?: true;
}

/** Reads, checks and lowers a document of Swagger 2.0, or of OpenAPI 3.0, 3.1 or 3.2. */
export function loadOpenApi(input: OpenApiFiles): Staged<LoadedSpec<OpenApiModel>> {
  const parsed = parseSource(input.spec);
  const references = parseReferencedFiles(input.references);
  const { documents: others, refusals } = references.value ?? NO_OTHER_FILES;
  const found = [...parsed.diagnostics, ...references.diagnostics];
  const read = input.strict ? found : found.map((each) => tolerated(each));
  if (!parsed.value) return { value: undefined, diagnostics: read };
  const converted = isSwagger(parsed.value.value)
    ? convertSwagger(parsed.value, others)
    : { ...UNCHANGED, document: parsed.value };
  const document = normalOpenApi(converted.document, others);
  const selected = selectOperations(document, input.filter ?? {});
  const { value: check, diagnostics } = checkOpenApi(selected.document, refusals, input.strict);
  if (!check) return { value: undefined, diagnostics: [...read, ...diagnostics] };
  const model = lowerChecked(input, document, withConversion(check, converted, input.strict));
  const { inOriginal } = converted;
  const all = [...read, ...selected.diagnostics, ...model.diagnostics].map((each) => ({
    ...each,
    message: inOriginal(each.message),
  }));
  if (!model.value || all.some(preventsComparison)) return { value: undefined, diagnostics: all };
  const skipped = model.value.skipped.map((part) => ({ ...part, reason: inOriginal(part.reason) }));
  const value = withConventions({ ...model.value, skipped });
  return { value: { model: value, documents: [selected.document] }, diagnostics: all };
}

/** The conversion of an OpenAPI document. */
const UNCHANGED: Omit<ConvertedDocument, "document"> = {
  problems: [],
  omitted: [],
  inOriginal: (message) => message,
};

/**
 * Adds the problems of a conversion to a check. A strict run rejects the parts that are omitted.
 */
function withConversion(
  check: OpenApiCheck,
  { problems, omitted }: ConvertedDocument,
  strict = false,
): OpenApiCheck {
  const parts = omitted.map((problem) => ({ problem, parts: [] }));
  return {
    ...check,
    problems: [...problems, ...(strict ? omitted : []), ...check.problems],
    corrections: [...(strict ? [] : parts), ...check.corrections],
  };
}

/** The last of several members with the same key is read. */
function tolerated(found: Diagnostic): Diagnostic {
  const { code, message: detail, position } = found;
  return code === "duplicate-key" ? diagnostic("key-repeated", { detail }, position) : found;
}

/**
 * The model of the operations in which nothing is wrong or unsupported. A strict run rejects the
 * document if it would skip, ignore or assume something.
 */
function lowerChecked(
  { name, source, dialect, int64, strict }: OpenApiFiles,
  document: Document,
  check: OpenApiCheck,
): Staged<OpenApiModel> {
  const { unsupported, unknown, warnings } = check;
  const problems = [...check.problems, ...unsupported];
  if (strict && problems.length + unknown.length > 0) {
    const keys = unknown.map((key) => unsupportedKey(document, key));
    const refusals = [...unsupported, ...keys, ...check.problems];
    return {
      value: undefined,
      diagnostics: [...refusals.map((problem) => problem.diagnostic), ...warnings],
    };
  }
  const checked = usableOpenApi(check, problems);
  if (!checked.value) return { value: undefined, diagnostics: checked.diagnostics };
  const { value: model, ...lowered } = lowerOpenApi(name, source, checked.value, {
    dialect,
    int64,
  });
  // Recorded exchanges may be of operations that are skipped.
  const value = { ...model, passwords: lowerPasswords(document) };
  const { ignored, assumed, omitted } = lowered;
  const skipped = [...problems, ...lowered.problems];
  const refused = strict
    ? [...lowered.problems.map((problem) => problem.diagnostic), ...ignored, ...assumed, ...omitted]
    : [];
  const diagnostics = [
    ...(strict ? [] : skipDiagnostics(check, skipped)),
    ...warnings,
    ...refused,
    ...lowered.warnings,
    ...documentWarnings(checked.value),
    ...(strict
      ? []
      : [
          ...reportedOnce("keyword-ignored", [
            ...check.corrections.map(({ problem }) => problem.diagnostic),
            ...omitted,
          ]),
          ...reportedOnce("default-ignored", ignored),
          ...reportedOnce("path-parameter-assumed", assumed),
          ...unknownKeyWarnings(check),
        ]),
    ...(refused.length > 0 ? [] : emptyDiagnostics(document, value)),
  ];
  return {
    value: strict ? value : { ...value, skipped: skippedParts(check, skipped) },
    diagnostics,
  };
}

/** Warnings about the parts of a document that code is generated from. */
function documentWarnings(document: Document<OpenApiDocument>): readonly Diagnostic[] {
  return [
    ...credentialWarnings(document),
    ...pathWarnings(document),
    ...headerWarnings(document),
    ...schemaWarnings(document),
    ...emptySchemaWarnings(document),
  ];
}

/** Operations with the same problem share a warning, in place of the errors. */
function reportedOnce(
  code: "default-ignored" | "keyword-ignored" | "path-parameter-assumed",
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const first = new Map<string, Diagnostic>();
  for (const each of found) if (!first.has(each.message)) first.set(each.message, each);
  return [...first.values()].map(({ message: detail, position }) =>
    diagnostic(code, { detail }, position),
  );
}

/** Documents without operations, such as lists of webhooks, still get the types of their schemas. */
function emptyDiagnostics(
  document: Document,
  { operations, schemas }: OpenApiModel,
): readonly Diagnostic[] {
  const isOfSchemas = operationsIn(document.value).length === 0 && Object.keys(schemas).length > 0;
  return operations.length > 0 || isOfSchemas
    ? []
    : [diagnostic("no-operations", {}, document.locate("/paths"))];
}

/**
 * Adds the conventions of the OpenAPI document's dialect to its operations, if they state nothing
 * else.
 */
function withConventions(model: OpenApiModel): OpenApiModel {
  switch (model.dialect.kind) {
    case "plain":
      return model;
    case "spring-data-rest":
      return { ...model, operations: model.operations.map(dataRestOperation) };
  }
}

/** The paths of lists and searches: `/alliances` and `/alliances/search/findByName`. */
const LIST = /^\/[^/{}]+(?:\/search\/[^/{}]+)?$/;

function dataRestOperation(operation: EndpointOperation): EndpointOperation {
  return LIST.test(operation.path)
    ? { ...operation, parameters: operation.parameters.map(dataRestParameter) }
    : operation;
}

/**
 * The parameters of pages. Spring Data REST has 20 items on a page and at most 1000; it replaces other
 * values, and never rejects them. It sorts by all values of `sort`, in their order.
 */
function dataRestParameter(parameter: EndpointParameter): EndpointParameter {
  const { name, type } = parameter;
  if (name === "sort" && type.kind === "string" && parameter.in === "query")
    return { ...parameter, type: LIST_OF_TEXTS };
  if (type.kind !== "integer" || type.min !== undefined || type.max !== undefined) return parameter;
  switch (name) {
    case "size":
      return {
        ...parameter,
        type: { ...type, min: 1, max: 1000, enforcerange: false },
        default: parameter.default ?? 20,
      };
    case "page":
      return {
        ...parameter,
        type: { ...type, min: 0, enforcerange: false },
        default: parameter.default ?? 0,
      };
    default:
      return parameter;
  }
}

/** In a query string, each text is a parameter: `sort=name,desc&sort=id`. */
const LIST_OF_TEXTS: ParameterType = {
  kind: "schema",
  schema: { type: "array", items: { type: "string" } },
  shape: { items: "string" },
  isExact: true,
};
