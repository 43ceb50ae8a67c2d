import type { ReferencedFile, SourceFile } from "../spec/source/source-file.js";
import type { OperationFilter } from "../spec/model/operation.js";

/** The files of a spec: its document, and the files beside a catalogue. */
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
