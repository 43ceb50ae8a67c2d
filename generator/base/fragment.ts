import type { StatementStructures } from "ts-morph";

/** A part of an output file: alternatives by `kind`. The printer writes the mark of generated files. */
export type Fragment = SourceFragment | SchemaFragment;

/** The statements of a TypeScript file. Fragments of one path become one file, in order. */
export interface SourceFragment {
  readonly kind: "source";
  readonly path: string;
  /**
   * A compiler need not check the file if the runtime is copied next to it: it has types that are
   * resolved where they are used, and data. Other files report imports that are not found.
   */
  readonly unchecked?: true;
  readonly imports: readonly Import[];
  readonly statements: readonly StatementStructures[];
  /** Code without types, which follows the statements. */
  readonly code?: string;
}

/** A file with a JSON Schema. */
export interface SchemaFragment {
  readonly kind: "schema";
  readonly path: string;
  /** The schema without `$schema`. */
  readonly value: object;
}

/** A fragment with its origin for the mark: a spec, or one of its operations. */
export type MarkedFragment = Fragment & { readonly origin: string };

/**
 * Names that a file imports from a different file. `from` is relative to the output folder, without
 * extension.
 */
export interface Import {
  readonly from: string;
  /** Written as in an import statement: `Token`, or `Token as RuntimeToken`. */
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
