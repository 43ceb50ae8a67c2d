import type { ImportExtension } from "./output.js";

/** A hand-written file of templates/. */
export interface Template {
  /** Relative to templates/, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** The content of a file. */
export interface SourceFile {
  /** As diagnostics name it. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** The files of one spec. */
export interface SpecInput {
  /** The folder of its code. */
  readonly name: string;
  /** As headers name the spec. */
  readonly source: string;
  readonly spec: SourceFile;
  /** What a catalogue leaves open. */
  readonly protocol: SourceFile;
  /** Facts of the wiki that a catalogue was pulled from. */
  readonly site?: SourceFile;
  /** What was learned of its modules, a file each, and corrections of that; the order does not matter. */
  readonly results?: readonly SourceFile[];
  /** Which rows a stub answers with for its modules, a file each; the order does not matter. */
  readonly selections?: readonly SourceFile[];
}

/** The complete input of a run. */
export interface GenerateInput {
  readonly specs: readonly SpecInput[];
  readonly templates: readonly Template[];
  readonly importExtension: ImportExtension;
  /** The JSON Schema of the data that a catalogue's stub can be given: copied beside each catalogue's schemas. */
  readonly wikiSchema?: SourceFile;
}
