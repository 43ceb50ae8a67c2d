import type { Position, Staged } from "../diagnostics/diagnostic.js";
import type { Origin } from "../model/parameter.js";
import type { SpecModel } from "../model/spec-model.js";
import type { Document } from "../read/document.js";

/** The parsed documents of a spec. */
export interface SpecDocuments {
  /** The folder of its code. */
  readonly name: string;
  /** As headers name the spec. */
  readonly source: string;
  readonly document: Document;
  /** What a catalogue leaves open; other kinds do not look at it. */
  readonly protocol: Document;
  /** Facts of the wiki that the catalogue was pulled from. */
  readonly site?: Document;
  /** What was learned of its modules, and corrections of that. */
  readonly results?: readonly Document[];
  /** Which rows a stub answers with for its modules. */
  readonly selections?: readonly Document[];
}

/** A kind of spec: how it is recognised and how it becomes a model. */
export interface SpecKind {
  readonly name: string;
  recognises(value: unknown): boolean;
  /** Checks a spec, all of it, and lowers it where no error was found. */
  toModel(documents: SpecDocuments): Staged<SpecModel>;
}

/** Returns a function that finds the position of an origin in the documents. */
export function locator({ document, protocol }: SpecDocuments): (origin: Origin) => Position {
  return ({ file, pointer }) => (file === protocol.file ? protocol : document).locate(pointer);
}
