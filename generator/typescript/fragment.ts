import type { StatementStructures } from "ts-morph";

/** A piece of an output file, before it is text: alternatives by `kind`. */
export type Fragment = SourceFragment | JsonFragment | TextFragment;

/** Statements of a TypeScript file. Fragments of one path become one file, in order. */
export interface SourceFragment {
  readonly kind: "source";
  readonly path: string;
  /** Names the origin; the first of a path counts. */
  readonly header: string;
  readonly imports: readonly Import[];
  readonly statements: readonly StatementStructures[];
}

/** A JSON file. */
export interface JsonFragment {
  readonly kind: "json";
  readonly path: string;
  readonly value: unknown;
}

/** A file whose text another tool made, or that is copied. */
export interface TextFragment {
  readonly kind: "text";
  readonly path: string;
  readonly text: string;
}

/** Names that a file takes from another; `from` is relative to the output folder, without ending. */
export interface Import {
  readonly from: string;
  readonly names: readonly string[];
  readonly typeOnly: boolean;
}

/** An import of values. */
export function values(from: string, ...names: readonly string[]): Import {
  return { from, names, typeOnly: false };
}

/** An import of types. */
export function types(from: string, ...names: readonly string[]): Import {
  return { from, names, typeOnly: true };
}
