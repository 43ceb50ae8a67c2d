import type { Position } from "../base/diagnostic.js";
import type { Document } from "../base/document.js";
import type { Origin } from "./model/parameter.js";
import type { SpecModel } from "./model/spec-model.js";

/** A spec that was read, checked and lowered. */
export interface LoadedSpec<Model extends SpecModel = SpecModel> {
  readonly model: Model;
  /** The documents that origins of the model are in, first that of the spec. */
  readonly documents: readonly Document[];
}

/** Returns a function that finds the position of an origin in some documents. */
export function locatorOf(documents: readonly Document[]): (origin: Origin) => Position {
  const byFile = new Map(documents.map((document) => [document.file, document]));
  return ({ file, pointer }) => byFile.get(file)?.locate(pointer) ?? { file, line: 1, column: 1 };
}
