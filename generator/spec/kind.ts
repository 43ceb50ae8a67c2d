import type { OtherFiles } from "./schema/other-files.js";
import type { Position, Staged } from "../base/diagnostic.js";
import type { DialectKind } from "./model/dialect.js";
import type { Int64Values } from "./model/formats.js";
import type { OperationFilter } from "./model/operation.js";
import type { Origin } from "./model/parameter.js";
import type { SpecModel } from "./model/spec-model.js";
import type { Document } from "../base/document.js";

/** The parsed documents of a spec. */
export interface SpecDocuments {
  /** The output folder. */
  readonly name: string;
  /** The name of the spec in file headers. */
  readonly source: string;
  readonly document: Document;
  /** Why files that a directory refers to were not read; other kinds ignore it. */
  readonly refusals?: OtherFiles["refusals"];
  /** The parts of the protocol that catalogues do not describe; other kinds ignore it. */
  readonly protocol: Document;
  /** The minor version of MediaWiki whose results are wanted, such as `1.45`. */
  readonly version?: string;
  /** True if response types of format version 1 are generated. */
  readonly formatVersion1?: true;
  /** The dialect of a directory, instead of the document's; other kinds ignore it. */
  readonly dialect?: DialectKind;
  /** The values of 64-bit integers in the code of a directory; other kinds ignore it. */
  readonly int64?: Int64Values;
  /** The operations of a directory that are generated. Default: all. */
  readonly filter?: OperationFilter;
  /** True if a directory is refused instead of skipping operations. */
  readonly strict?: true;
  /** The keys of its entry in the configuration that only directories have. */
  readonly directoryKeys?: readonly string[];
  /** The facts of the catalogue's wiki. */
  readonly site?: Document;
  /** The descriptions of the catalogue's modules and parameters. */
  readonly descriptions?: Document;
  /** The descriptions that ship, for what has none. */
  readonly shippedDescriptions?: readonly Document[];
  /** The results of its modules and their corrections. */
  readonly results?: readonly Document[];
  /** The results that ship and their corrections, for modules that have none. */
  readonly shippedResults?: readonly Document[];
}

/** A kind of spec: how it is recognised and how it becomes a model. */
export interface SpecKind {
  readonly name: string;
  recognises(value: unknown): boolean;
  /**
   * Converts a document, with the files that it refers to, to the form that the other stages expect.
   * Default: as it is.
   */
  normalForm?(document: Document, others: OtherFiles["documents"]): Document;
  /** Checks a spec completely, and lowers it if there is no error. */
  toModel(documents: SpecDocuments): Staged<SpecModel>;
}

/** Returns a function that finds the position of an origin in the documents. */
export function locator({ document, protocol }: SpecDocuments): (origin: Origin) => Position {
  return ({ file, pointer }) => (file === protocol.file ? protocol : document).locate(pointer);
}

/** Returns a function that finds the position of an origin in the documents of a combination. */
export function locatorIn(all: readonly SpecDocuments[]): (origin: Origin) => Position {
  return (origin) => {
    const { file } = origin;
    const own = all.find(
      ({ document, protocol }) => file === document.file || file === protocol.file,
    );
    return own ? locator(own)(origin) : { file, line: 1, column: 1 };
  };
}
