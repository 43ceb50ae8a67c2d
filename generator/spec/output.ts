/** The ending of relative imports in generated code. */
export type ImportExtension = ".js" | ".ts" | "";

/** Where generated code imports the runtime from: a copy in the output folder, or `paramsmith`. */
export type RuntimeSource = "copy" | "package";

/** The form of imports in generated code. */
export interface ImportForm {
  readonly extension: ImportExtension;
  readonly runtime: RuntimeSource;
}

/** A generated file in memory. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** The result of a run. */
export interface Generation {
  /** All files, by path. */
  readonly files: readonly OutputFile[];
  /** In the order of the specs. */
  readonly specs: readonly GeneratedSpec[];
}

/** The size of a spec. */
export interface GeneratedSpec {
  readonly kind: "catalogue" | "openapi";
  /** The number of its modules or operations. */
  readonly operations: number;
}
