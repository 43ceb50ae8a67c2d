import {
  checkOpenApi,
  completeOpenApi,
  skipDiagnostics,
  unknownKeyWarnings,
  usableOpenApi,
} from "./check.js";
import { unsupportedKey } from "./feature-diagnostics.js";
import type { OpenApiCheck } from "./check.js";
import { emptySchemaWarnings, pathWarnings, schemaWarnings } from "./schema-warnings.js";
import { normalOpenApi } from "./upgrade.js";
import { selectOperations } from "./select-operations.js";
import { diagnostic, hasErrors } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import { lowerOpenApi } from "./lower.js";
import type { OpenApiModel, DialectKind, LoadedSpec } from "../model/spec-model.js";
import type { Document } from "../../base/document.js";
import type { OpenApiDocument } from "../source/types.js";
import type { OperationFilter } from "../model/operation.js";
import type { Int64Values } from "../schema/formats.js";
import type { ReferencedFile, SpecFile } from "../source/source-file.js";
import { parseSource } from "../source/source-file.js";
import { NO_OTHER_FILES, parseReferencedFiles } from "../schema/references.js";
import { credentialWarnings } from "./security.js";
import { withConventions } from "./conventions.js";

/** The files of an OpenAPI document, and the decisions about it. */
export interface OpenApiFiles extends SpecFile {
  readonly kind: "openapi";
  /** The files that it refers to, also indirectly. */
  readonly references?: readonly ReferencedFile[];
  /** The conventions of its server, instead of the document's. */
  readonly dialect?: DialectKind;
  /** The values of 64-bit integers in its code. Default: numbers. */
  readonly int64?: Int64Values;
  /** The operations that are generated. Default: all. */
  readonly filter?: OperationFilter;
  /** True if the document is refused instead of skipping operations. */
  readonly strict?: true;
}

/** Reads, checks and lowers a document: a document of OpenAPI 3.0, 3.1 or 3.2. */
export function loadOpenApi(input: OpenApiFiles): Staged<LoadedSpec<OpenApiModel>> {
  const parsed = parseSource(input.spec);
  const references = parseReferencedFiles(input.references);
  const { documents: others, refusals } = references.value ?? NO_OTHER_FILES;
  const read = [...parsed.diagnostics, ...references.diagnostics];
  if (!parsed.value) return { value: undefined, diagnostics: read };
  const document = normalOpenApi(parsed.value, others);
  const selected = selectOperations(document, input.filter ?? {});
  const { value: check, diagnostics } = checkOpenApi(selected.document, refusals);
  if (!check) return { value: undefined, diagnostics: [...read, ...diagnostics] };
  const model = input.strict
    ? completeModel(input, document, check)
    : usableModel(input, document, check);
  const all = [...read, ...selected.diagnostics, ...model.diagnostics];
  return {
    value:
      model.value && !hasErrors(all)
        ? { model: withConventions(model.value), documents: [document] }
        : undefined,
    diagnostics: all,
  };
}

/** The model of an OpenAPI document in which nothing is wrong or unsupported. */
function completeModel(
  { name, source, dialect, int64 }: OpenApiFiles,
  document: Document,
  check: OpenApiCheck,
): Staged<OpenApiModel> {
  const { unsupported, unknown, warnings } = check;
  const complete = completeOpenApi(check);
  const found = [
    ...[...unsupported, ...unknown.map((key) => unsupportedKey(document, key))].map(
      (problem) => problem.diagnostic,
    ),
    ...complete.diagnostics,
    ...warnings,
  ];
  if (!complete.value || hasErrors(found)) return { value: undefined, diagnostics: found };
  const { value, problems, ...lowered } = lowerOpenApi(name, source, complete.value, {
    dialect,
    int64,
  });
  const refused = [
    ...problems.map((problem) => problem.diagnostic),
    ...lowered.ignored,
    ...lowered.assumed,
  ];
  const empty = refused.length > 0 ? [] : emptyDiagnostics(document, value);
  const diagnostics = [
    ...found,
    ...refused,
    ...lowered.warnings,
    ...documentWarnings(complete.value),
    ...empty,
  ];
  return { value: hasErrors(diagnostics) ? undefined : value, diagnostics };
}

/** The model of the operations in which nothing is wrong or unsupported. */
function usableModel(
  { name, source, dialect, int64 }: OpenApiFiles,
  document: Document,
  check: OpenApiCheck,
): Staged<OpenApiModel> {
  const problems = [...check.problems, ...check.unsupported];
  const checked = usableOpenApi(check, problems);
  if (!checked.value) return { value: undefined, diagnostics: checked.diagnostics };
  const lowered = lowerOpenApi(name, source, checked.value, { dialect, int64 });
  const diagnostics = [
    ...skipDiagnostics(check, [...problems, ...lowered.problems]),
    ...check.warnings,
    ...lowered.warnings,
    ...documentWarnings(checked.value),
    ...reportedOnce("default-ignored", lowered.ignored),
    ...reportedOnce("path-parameter-assumed", lowered.assumed),
    ...unknownKeyWarnings(check),
    ...emptyDiagnostics(document, lowered.value),
  ];
  return { value: hasErrors(diagnostics) ? undefined : lowered.value, diagnostics };
}

/** Warnings about the parts of a document that code is generated from. */
function documentWarnings(document: Document<OpenApiDocument>): readonly Diagnostic[] {
  return [
    ...credentialWarnings(document),
    ...pathWarnings(document),
    ...schemaWarnings(document),
    ...emptySchemaWarnings(document),
  ];
}

/** Operations with the same problem share a warning, in place of the errors. */
function reportedOnce(
  code: "default-ignored" | "path-parameter-assumed",
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const first = new Map<string, Diagnostic>();
  for (const each of found) if (!first.has(each.message)) first.set(each.message, each);
  return [...first.values()].map(({ message: detail, position }) =>
    diagnostic(code, { detail }, position),
  );
}

function emptyDiagnostics(document: Document, { operations }: OpenApiModel): readonly Diagnostic[] {
  return operations.length > 0 ? [] : [diagnostic("no-operations", {}, document.locate("/paths"))];
}
