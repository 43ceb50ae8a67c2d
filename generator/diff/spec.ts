import { checkCatalogue } from "../check/catalogue/catalogue.js";
import { checkDirectory } from "../check/directory/directory.js";
import { shaped } from "../check/shape.js";
import { diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import type { DiagnosticCode } from "../diagnostics/table.js";
import { shapedResults } from "../kinds/results.js";
import { isCatalogue, isDirectory } from "../kinds/recognition.js";
import { corrected } from "../lower/corrections.js";
import type { SourceFile } from "../files/input.js";
import { parseDocument } from "../read/document.js";
import type { Document } from "../read/document.js";
import type { Catalogue, Correction, Directory, Protocol, Result } from "../spec/types.js";
import { protocol as validateProtocol } from "../spec/validators.js";

/** One side of a review, checked as far as a comparison needs it. */
export type ComparedSpec = ComparedCatalogue | ComparedDirectory;

export interface ComparedCatalogue {
  readonly kind: "catalogue";
  readonly document: Document<Catalogue>;
  /** What the catalogue leaves open; compared where both sides have it. */
  readonly protocol?: Document<Protocol>;
  /** What was learned of its modules; compared where both sides tell of it. */
  readonly results?: ComparedResults;
}

/** What was learned of the modules of a catalogue. */
export interface ComparedResults {
  /** By the path of the module, with its corrections applied; places are those of what was learned. */
  readonly modules: ReadonlyMap<string, Document<Result>>;
  readonly corrections: readonly Correction[];
}

export interface ComparedDirectory {
  readonly kind: "directory";
  readonly document: Document<Directory>;
}

/** What a spec may have and still be compared: a review is there to show it. */
const TOLERATED: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "no-modules",
  "no-operations",
  "unsupported-feature",
  "default-outside-enum",
  "default-wrong-type",
  "default-outside-bounds",
  "bounds-reversed",
  "value-counts-reversed",
  "deprecated-value-unlisted",
  "allspecifier-listed",
  "templatevars-unknown",
  "templatevars-mismatch",
  "path-parameter-mismatch",
  "schema-not-compilable",
]);

/**
 * Reads one side of a review: a spec, and for a catalogue its protocol if it has one of its own, and
 * the results beside it; without a list of these, nothing is known of them.
 */
export function readComparedSpec(
  spec: SourceFile,
  protocol?: SourceFile,
  results?: readonly SourceFile[],
): Staged<ComparedSpec> {
  const document = parseDocument(spec.file, spec.bytes);
  if (!document.value) return { value: undefined, diagnostics: document.diagnostics };
  return comparedSpec(document.value, protocol, results);
}

function comparedSpec(
  document: Document,
  protocolFile?: SourceFile,
  results?: readonly SourceFile[],
): Staged<ComparedSpec> {
  if (isCatalogue(document.value)) return comparedCatalogue(document, protocolFile, results);
  if (isDirectory(document.value)) return comparedDirectory(document);
  return {
    value: undefined,
    diagnostics: [diagnostic("unknown-kind", {}, document.locate(""))],
  };
}

/** Keys that no schema lists are not looked for: the comparison shows those that differ. */
function comparedCatalogue(
  document: Document,
  protocolFile?: SourceFile,
  resultFiles?: readonly SourceFile[],
): Staged<ComparedCatalogue> {
  const { value, diagnostics } = checkCatalogue(document);
  const protocol = protocolFile && readProtocol(protocolFile);
  const results = resultFiles && readResults(resultFiles);
  const found = refusing([
    ...diagnostics,
    ...(protocol?.diagnostics ?? []),
    ...(results?.diagnostics ?? []),
  ]);
  if (!value || hasErrors(found)) return { value: undefined, diagnostics: found };
  return {
    value: {
      kind: "catalogue",
      document: value,
      ...(protocol?.value && { protocol: protocol.value }),
      ...(results?.value && { results: results.value }),
    },
    diagnostics: [],
  };
}

function comparedDirectory(document: Document): Staged<ComparedDirectory> {
  const { value, diagnostics } = checkDirectory(document);
  const found = refusing(diagnostics);
  if (!value || hasErrors(found)) return { value: undefined, diagnostics: found };
  return { value: { kind: "directory", document: value }, diagnostics: [] };
}

function readProtocol(file: SourceFile): Staged<Document<Protocol>> {
  const document = parseDocument(file.file, file.bytes);
  return document.value
    ? shaped(document.value, validateProtocol)
    : { value: undefined, diagnostics: document.diagnostics };
}

/** What was learned, and corrected; corrections that lead nowhere are a matter of `check`. */
function readResults(files: readonly SourceFile[]): Staged<ComparedResults> {
  const read = files.map(({ file, bytes }) => parseDocument(file, bytes));
  const { value, diagnostics } = shapedResults(read.flatMap((each) => each.value ?? []));
  const corrections = value.corrections.flatMap((document) => document.value.corrections);
  const modules = new Map<string, Document<Result>>();
  const twice: Diagnostic[] = [];
  for (const document of value.results) {
    const { module: name } = document.value;
    if (modules.has(name))
      twice.push(diagnostic("duplicate-result", { name }, document.locate("/module")));
    const own = corrections.filter(({ module }) => module === name);
    const answer = corrected(document.value.answer, own);
    modules.set(name, { ...document, value: { ...document.value, answer } });
  }
  const found = [...read.flatMap((each) => each.diagnostics), ...diagnostics, ...twice];
  return { value: { modules, corrections }, diagnostics: found };
}

function refusing(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ code, severity }) => severity === "error" && !TOLERATED.has(code));
}

/** A spec with nothing in it, to compare a new or a removed one with. */
export function emptyLike(spec: ComparedSpec): ComparedSpec {
  switch (spec.kind) {
    case "catalogue":
      return {
        kind: "catalogue",
        document: { ...spec.document, value: { paraminfo: { modules: [] } } },
      };
    case "directory": {
      const { openapi, info } = spec.document.value;
      return {
        kind: "directory",
        document: { ...spec.document, value: { openapi, info, paths: {} } },
      };
    }
  }
}
