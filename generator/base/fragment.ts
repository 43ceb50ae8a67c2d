import type { StatementStructures } from "ts-morph";

/** A part of an output file: alternatives by `kind`. */
export type Fragment = SourceFragment | JsonFragment | TextFragment;

/** The statements of a TypeScript file. Fragments of one path become one file, in order. */
export interface SourceFragment {
  readonly kind: "source";
  readonly path: string;
  /** The header names the origin. The first one of a path is used. */
  readonly header: string;
  /**
   * A compiler need not check the file if the runtime is copied next to it: it has types that are
   * resolved where they are used, and data. Other files report imports that are not found.
   */
  readonly unchecked?: true;
  readonly imports: readonly Import[];
  readonly statements: readonly StatementStructures[];
  /** Code that another tool wrote. It follows the statements. */
  readonly code?: string;
}

/** A JSON file. */
export interface JsonFragment {
  readonly kind: "json";
  readonly path: string;
  readonly value: unknown;
}

/** A file with text from another tool, or a copied file. */
export interface TextFragment {
  readonly kind: "text";
  readonly path: string;
  readonly text: string;
}

/**
 * Names that a file imports from another. `from` is relative to the output folder, without
 * extension.
 */
export interface Import {
  readonly from: string;
  /** As an import statement has them: `Token`, or `Token as RuntimeToken`. */
  readonly names: readonly string[];
  readonly typeOnly: boolean;
  /** The name under which all exports are imported, instead of `names`. */
  readonly namespace?: string;
}

/** Creates an import of values. */
export function values(from: string, ...names: readonly string[]): Import {
  return { from, names, typeOnly: false };
}

/** Creates an import of types. */
export function types(from: string, ...names: readonly string[]): Import {
  return { from, names, typeOnly: true };
}

/** Creates an import of all types under one name. */
export function allTypes(from: string, namespace: string): Import {
  return { from, names: [], typeOnly: true, namespace };
}
