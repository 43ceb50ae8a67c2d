import { preventsComparison, valuesOf } from "../base/diagnostic.js";
import type { Position, Staged } from "../base/diagnostic.js";
import type { UnknownObject } from "../base/json.js";
import type { Combination } from "../spec/catalogue/combine.js";
import type { SpecInput } from "../spec/input.js";
import { load } from "../spec/load.js";
import type { Origin } from "../spec/model/parameter.js";
import { locatorOf } from "../spec/model/spec-model.js";
import type { CatalogueModel, LoadedSpec, OpenApiModel } from "../spec/model/spec-model.js";
import { recogniseKind } from "../spec/source/source-file.js";
import type { ReferencedFile, SourceFile } from "../spec/source/source-file.js";
import { contractOf, emptyContract } from "./contract.js";
import type { OperationFilter } from "../spec/model/operation.js";

/** The base or the revision of a review. */
export type ComparedSpec = ComparedCatalogue | ComparedOpenApi;

export interface ComparedCatalogue {
  readonly kind: "catalogue";
  /** Includes remarks. Without a protocol, it has only the roots of the catalogue. */
  readonly model: CatalogueModel;
  readonly file: string;
  /** The file of the protocol. Protocols are compared if base and revision have one. */
  readonly protocol?: string;
  /** True if the results of the modules are known. They are compared if both sides know them. */
  readonly hasResults: boolean;
  readonly locate: (origin: Origin) => Position;
}

export interface ComparedOpenApi {
  readonly kind: "openapi";
  readonly model: OpenApiModel;
  /** All that the document promises, also in parts that the model lacks. */
  readonly contract: UnknownObject;
  readonly locate: (origin: Origin) => Position;
}

/** The files of a spec: its document, and the files next to a catalogue. */
export interface SpecFiles {
  readonly spec: SourceFile;
  /** The files that an OpenAPI document refers to. */
  readonly references?: readonly ReferencedFile[];
  readonly protocol?: SourceFile;
  /** The facts of the catalogue's wiki. */
  readonly site?: SourceFile;
  /** The learned results of a catalogue's modules; absent for a single file without results. */
  readonly results?: readonly SourceFile[];
  /** The operations of an OpenAPI document that are compared. Default: all. */
  readonly operations?: OperationFilter;
  /** True for a copy of the document, whose other files are unknown. */
  readonly isCopy?: true;
}

/** The base and the revision of one spec. One is absent if the spec was added or removed. */
export interface FilePair {
  readonly old?: SpecFiles;
  readonly new?: SpecFiles;
}

/**
 * The files that belong to a spec: those that an OpenAPI document refers to, and those next to a
 * catalogue. Without a list of results, the results are unknown.
 */
export type SiblingFiles = Omit<SpecFiles, "spec" | "isCopy">;

/** Reads the base or the revision of a review: a spec, and for a catalogue the files next to it. */
export function readComparedSpec(
  spec: SourceFile,
  siblings: SiblingFiles = {},
): Staged<ComparedSpec> {
  const { value: input, diagnostics } = inputOf(spec, siblings, "");
  return input ? loadCompared(input) : { value: undefined, diagnostics };
}

/**
 * Reads the specs of one side of a comparison, and combines them. A part has its position in the
 * first catalogue that has it. Modules that cannot be combined are absent.
 */
export function readCombination(
  how: Combination,
  specs: readonly [SpecFiles, ...(readonly SpecFiles[])],
): Staged<ComparedSpec> {
  const read = specs.map((files) => inputOf(files.spec, files, files.spec.file));
  const [first, ...others] = valuesOf(read);
  if (!first || others.length < specs.length - 1)
    return { value: undefined, diagnostics: read.flatMap(({ diagnostics }) => diagnostics) };
  const combined = { how, first: first.name, others };
  const { value, diagnostics } = loadCompared({ ...first, name: "", combined });
  return { value: value?.kind === "catalogue" ? value : undefined, diagnostics };
}

/**
 * Creates the input for a spec. Unlike in generation, shipped descriptions and results are not
 * used.
 */
export function inputOf(spec: SourceFile, siblings: SiblingFiles, name: string): Staged<SpecInput> {
  const { references, operations: filter, protocol, site, results } = siblings;
  const { value: kind, diagnostics } = recogniseKind(spec);
  const common = { name, source: spec.file, spec };
  switch (kind) {
    case undefined:
      return { value: undefined, diagnostics };
    case "openapi": {
      const own = { ...(references && { references }), ...(filter && { filter }) };
      return { value: { kind, ...common, ...own }, diagnostics: [] };
    }
    case "catalogue": {
      const own = {
        ...(protocol && { protocol }),
        ...(site && { site }),
        ...(results && { results }),
      };
      return { value: { kind, ...common, ...own, withIgnoredKeys: true }, diagnostics: [] };
    }
  }
}

/** A review reports the errors that prevent it, and no others. */
function loadCompared(input: SpecInput): Staged<ComparedSpec> {
  const { value, diagnostics: all } = load(input);
  const diagnostics = all.filter(preventsComparison);
  if (!value || diagnostics.length > 0) return { value: undefined, diagnostics };
  const { model, documents } = value;
  if (model.kind === "openapi") {
    const contract = contractOf(documents[0]?.value);
    return {
      value: { kind: "openapi", model, contract, locate: locatorOf(documents) },
      diagnostics,
    };
  }
  // The protocols of a combination are not compared.
  const { protocol, results } =
    input.kind === "catalogue" && !input.combined
      ? input
      : { protocol: undefined, results: undefined };
  const hasResults = input.combined
    ? model.operations.some(({ result }) => result)
    : results !== undefined;
  const known = { ...(protocol && { protocol: protocol.file }), hasResults };
  return { value: comparedCatalogue({ model, documents }, known), diagnostics };
}

/** Prepares a loaded catalogue for a comparison. */
export function comparedCatalogue(
  { model, documents }: LoadedSpec<CatalogueModel>,
  known: Pick<ComparedCatalogue, "protocol" | "hasResults">,
): ComparedCatalogue {
  return { kind: "catalogue", model, file: model.source, ...known, locate: locatorOf(documents) };
}

/** An empty spec, which an added or removed spec is compared with. */
export function emptyLike(spec: ComparedSpec): ComparedSpec {
  if (spec.kind === "openapi")
    return {
      ...spec,
      contract: emptyContract(spec.contract),
      model: { ...spec.model, operations: [], schemas: {}, servers: [], skipped: [], gaps: [] },
    };
  const { remarks: _remarks, otherResults: _others, ...model } = spec.model;
  const { protocol: _protocol, ...rest } = spec;
  return {
    ...rest,
    model: { ...model, operations: [], requestDefaults: {}, gaps: [] },
    hasResults: false,
  };
}
