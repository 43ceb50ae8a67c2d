import { checkCatalogue } from "../spec/catalogue/check.js";
import { checkOpenApi, usableOpenApi } from "../spec/openapi/check.js";
import { NO_OTHER_FILES, parseReferencedFiles } from "../spec/schema/other-files.js";
import { normalOpenApi } from "../spec/openapi/normal-form.js";
import { selectOperations } from "../spec/openapi/select-operations.js";
import { validateShape } from "../spec/validate-shape.js";
import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../base/diagnostic.js";
import { diagnosticTable } from "../base/diagnostic-table.js";
import { withExtensions } from "./extensions.js";
import { skippedParts } from "./list-skipped.js";
import { NOTHING_SKIPPED } from "./skipped-parts.js";
import type { SkippedParts } from "./skipped-parts.js";
import { locatorOf } from "../spec/loaded-spec.js";
import { narrowResult } from "../spec/catalogue/result-version.js";
import { validateResultFiles } from "../spec/catalogue/result-files.js";
import type { ResultDocuments } from "../spec/catalogue/result-documents.js";
import { isCatalogue, isOpenApi } from "../spec/recognition.js";
import { lowerCatalogue } from "../spec/catalogue/lower.js";
import { contractOf, emptyContract } from "../spec/openapi/contract.js";
import { oncePerObject } from "../base/once-per-object.js";
import { lowerOpenApi } from "../spec/openapi/lower.js";
import { lowerResult } from "../spec/catalogue/result.js";
import type { ModuleOperation, OperationFilter } from "../spec/model/operation.js";
import type { OpenApiContract } from "../spec/model/spec-model.js";
import type { Origin } from "../spec/model/parameter.js";
import type { ModuleResult } from "../spec/model/result.js";
import { versionOf } from "../spec/model/server-versions.js";
import type { CatalogueModel, OpenApiModel, SpecModel } from "../spec/model/spec-model.js";
import type { ReferencedFile, SourceFile } from "../spec/input.js";
import { below, parseDocument } from "../base/document.js";
import type { Document } from "../base/document.js";
import type {
  Catalogue,
  Correction,
  OpenApiDocument,
  Protocol,
  Result,
  Site,
  SiteNamespace,
} from "../spec/types.js";
import { protocol as validateProtocol, site as validateSite } from "../spec/validators.js";
import type { SchemaValidator } from "../spec/validators.js";

/** The base or the revision of a review, checked and lowered as far as the comparison needs it. */
export type ComparedSpec = ComparedCatalogue | ComparedOpenApi;

export interface ComparedCatalogue {
  readonly kind: "catalogue";
  /** Includes remarks. Without a protocol, it has only the roots of the catalogue. */
  readonly model: CatalogueModel;
  readonly file: string;
  /** The file of the protocol. Protocols are compared if base and revision have one. */
  readonly protocol?: string;
  /** The facts of the wiki. */
  readonly site?: ComparedSite;
  /** The learned results of the modules. Results are compared if base and revision have them. */
  readonly results?: ComparedResults;
  readonly locate: (origin: Origin) => Position;
}

/** The facts of a wiki that its catalogue does not contain. */
export interface ComparedSite {
  readonly file: string;
  /** The software and its version; absent for a combination of wikis. */
  readonly generator?: string;
  /** The namespaces from 0. */
  readonly namespaces: readonly ComparedNamespace[];
}

/** A namespace with its position in the facts of its wiki. */
export interface ComparedNamespace extends SiteNamespace {
  readonly origin: Origin;
}

/** The learned results of a catalogue's modules. */
export interface ComparedResults {
  /** Results by module path. */
  readonly modules: ReadonlyMap<string, ComparedResult>;
  readonly corrections: readonly Correction[];
}

/** The learned result of a module, corrected and lowered. */
export interface ComparedResult {
  readonly result: ModuleResult;
  /** The origin in the result file. */
  readonly origin: Origin;
  /** Absent if the catalogue does not have the module. */
  readonly module?: ModuleOperation;
}

export interface ComparedOpenApi {
  readonly kind: "openapi";
  readonly contract: OpenApiContract;
  /** Lists the parts that code is not generated from. */
  readonly skipped: () => SkippedParts;
  /** Lowers the supported parts, for the names in generated code. */
  readonly lower: () => OpenApiModel;
  readonly locate: (origin: Origin) => Position;
}

/**
 * The files that belong to a spec: those that an OpenAPI document refers to, and those beside a
 * catalogue. Without a list of results, the results are unknown.
 */
export interface BesideFiles {
  readonly references?: readonly ReferencedFile[];
  /** The operations of an OpenAPI document that are compared. Default: all. */
  readonly operations?: OperationFilter;
  readonly protocol?: SourceFile;
  readonly site?: SourceFile;
  readonly results?: readonly SourceFile[];
}

/** Reads the base or the revision of a review: a spec, and for a catalogue the files beside it. */
export function readComparedSpec(spec: SourceFile, beside: BesideFiles = {}): Staged<ComparedSpec> {
  const document = parseDocument(spec.file, spec.bytes);
  if (!document.value) return { value: undefined, diagnostics: document.diagnostics };
  return comparedSpec(document.value, beside);
}

function comparedSpec(document: Document, beside: BesideFiles): Staged<ComparedSpec> {
  if (isCatalogue(document.value)) return readCatalogue(document, beside);
  if (isOpenApi(document.value)) return readOpenApi(document, beside);
  return {
    value: undefined,
    diagnostics: [diagnostic("unknown-kind", {}, document.locate(""))],
  };
}

/** Unknown keys are not reported here, because the comparison reports those that differ. */
function readCatalogue(document: Document, beside: BesideFiles): Staged<ComparedCatalogue> {
  const { value, diagnostics } = checkCatalogue(document);
  const protocol = beside.protocol && readShape(beside.protocol, validateProtocol);
  const site = beside.site && readShape(beside.site, validateSite);
  const results = beside.results && readResults(beside.results);
  const found = refusing([
    ...diagnostics,
    ...[protocol, site, results].flatMap((each) => each?.diagnostics ?? []),
  ]);
  if (!value || hasErrors(found)) return { value: undefined, diagnostics: found };
  return {
    value: comparedCatalogue(value, {
      ...(protocol?.value && { protocol: protocol.value }),
      ...(site?.value && { site: site.value }),
      ...(results?.value && { results: results.value }),
    }),
    diagnostics: [],
  };
}

/** The checked files beside a catalogue. */
export interface BesideDocuments {
  readonly protocol?: Document<Protocol>;
  readonly site?: Document<Site>;
  readonly results?: ResultDocuments;
}

/** Lowers a checked catalogue with the files beside it. */
export function comparedCatalogue(
  catalogue: Document<Catalogue>,
  { protocol, site, results }: BesideDocuments = {},
): ComparedCatalogue {
  const model = lowerCatalogue({
    name: "",
    source: catalogue.file,
    catalogue,
    ...(protocol && { protocol }),
    ...(site && { site }),
    withRemarks: true,
  });
  const documents: readonly Document[] = [
    catalogue,
    ...[protocol, site].flatMap((each) => each ?? []),
    ...(results?.results ?? []),
  ];
  return {
    kind: "catalogue",
    model,
    file: catalogue.file,
    ...(protocol && { protocol: protocol.file }),
    ...(site && { site: comparedSite(site) }),
    ...(results && { results: comparedResults(results, model, site?.value.generator) }),
    locate: locatorOf(documents),
  };
}

/**
 * Invalid parts are skipped, as in generation. Patterns that match no operation are not reported
 * here: the operation may be removed.
 */
function readOpenApi(
  given: Document,
  { references, operations = {} }: BesideFiles,
): Staged<ComparedOpenApi> {
  const { value: others = NO_OTHER_FILES, diagnostics: broken } = parseReferencedFiles(references);
  if (hasErrors(broken)) return { value: undefined, diagnostics: broken };
  const { document } = selectOperations(normalOpenApi(given, others.documents), operations);
  const { value: check, diagnostics } = checkOpenApi(document, others.refusals);
  if (!check) return { value: undefined, diagnostics };
  const { problems, unsupported } = check;
  const invalid = problems.filter((problem) => refusing([problem.diagnostic]).length > 0);
  const tolerated = problems.filter((problem) => !invalid.includes(problem));
  const { value, diagnostics: fatal } = usableOpenApi(check, invalid);
  if (!value) return { value: undefined, diagnostics: fatal };
  const lowered = oncePerObject((openapi: Document<OpenApiDocument>) =>
    lowerOpenApi("", openapi.file, openapi),
  );
  return {
    value: {
      kind: "openapi",
      contract: withExtensions(contractOf(value), given.value),
      skipped: () =>
        skippedParts(check, invalid, [...tolerated, ...unsupported, ...lowered(value).problems]),
      lower: () => lowered(value).value,
      locate: locatorOf([document]),
    },
    diagnostics: [],
  };
}

/** The model with the learned results of its modules. */
export function modelOf(spec: ComparedSpec): SpecModel {
  if (spec.kind === "openapi") return spec.lower();
  if (!spec.results) return spec.model;
  const { model, results } = spec;
  const operations = model.operations.map((operation) => {
    const learned = results.modules.get(operation.path);
    return learned ? { ...operation, result: learned.result } : operation;
  });
  return { ...model, operations };
}

function readShape<Shape>(
  file: SourceFile,
  validate: SchemaValidator<Shape>,
): Staged<Document<Shape>> {
  const document = parseDocument(file.file, file.bytes);
  return document.value
    ? validateShape(document.value, validate)
    : { value: undefined, diagnostics: document.diagnostics };
}

/** The namespaces -2 and -1 have no pages, and no generated code depends on them. */
function comparedSite({ file, value: { generator, namespaces } }: Document<Site>): ComparedSite {
  return {
    file,
    generator,
    namespaces: namespaces
      .map((each, index) => ({
        ...each,
        origin: { file, pointer: below("/namespaces", index) },
      }))
      .filter(({ id }) => id >= 0),
  };
}

function readResults(files: readonly SourceFile[]): Staged<ResultDocuments> {
  const read = files.map(({ file, bytes }) => parseDocument(file, bytes));
  const { value, diagnostics } = validateResultFiles(read.flatMap((each) => each.value ?? []));
  const names = new Set<string>();
  const twice = value.results.flatMap((document): readonly Diagnostic[] => {
    const { module: name } = document.value;
    if (names.has(name))
      return [diagnostic("duplicate-result", { name }, document.locate("/module"))];
    names.add(name);
    return [];
  });
  const found = [...read.flatMap((each) => each.diagnostics), ...diagnostics, ...twice];
  return { value, diagnostics: found };
}

/**
 * Corrections without a field are ignored; `check` reports them. Results have what the version of
 * the wiki sends, as in generated code.
 */
function comparedResults(
  { results, corrections: documents }: ResultDocuments,
  { operations }: CatalogueModel,
  generator = "",
): ComparedResults {
  const version = versionOf(generator);
  const corrections = documents.flatMap((document) => document.value.corrections);
  const byPath = new Map(operations.map((operation) => [operation.path, operation]));
  const modules = new Map(
    results.map((document) => {
      const { module: path } = document.value;
      const compared = comparedResult(document, corrections, byPath.get(path));
      const { result } = compared;
      return [
        path,
        version ? { ...compared, result: narrowResult(result, version) } : compared,
      ] as const;
    }),
  );
  return { modules, corrections };
}

/** Without the module, no conditions are removed from its result. */
function comparedResult(
  { file, value }: Document<Result>,
  corrections: readonly Correction[],
  module: ModuleOperation | undefined,
): ComparedResult {
  const own = corrections.filter((correction) => correction.module === value.module);
  return {
    result: lowerResult(value, own, module),
    origin: { file, pointer: "" },
    ...(module && { module }),
  };
}

function refusing(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(
    ({ code, severity }) => severity === "error" && !diagnosticTable[code].isComparable,
  );
}

/** An empty spec, which an added or removed spec is compared with. */
export function emptyLike(spec: ComparedSpec): ComparedSpec {
  switch (spec.kind) {
    case "catalogue": {
      const { remarks: _remarks, ...model } = spec.model;
      return {
        kind: "catalogue",
        model: { ...model, operations: [], requestDefaults: {}, gaps: [] },
        file: spec.file,
        ...(spec.site && { site: spec.site }),
        locate: spec.locate,
      };
    }
    case "openapi":
      return {
        ...spec,
        contract: emptyContract(spec.contract),
        skipped: () => NOTHING_SKIPPED,
        lower: () => ({ ...spec.lower(), operations: [], schemas: {}, servers: [], gaps: [] }),
      };
  }
}
