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

/** The output of a unit. */
export interface MadeOutput {
  readonly paths: readonly string[];
  /** The names that the files import from the copied runtime. */
  readonly runtime: readonly string[];
}

/** Files that are generated together, with the key of their input. */
export interface Made extends MadeOutput {
  /**
   * A key of the complete input, except for the generator, the templates and the ending of imports.
   */
  readonly key: string;
  /**
   * The path of the catalogue's module, and a key of the parts that other files use or that are
   * compared with other modules.
   */
  readonly module?: string;
  readonly outline?: string;
}

/** The generated files of a spec, including unchanged ones. */
export interface SpecMade {
  readonly kind: "catalogue" | "directory";
  /** The number of its modules or operations. */
  readonly operations: number;
  readonly made: readonly Made[];
  /** The modules that the files beside the spec describe, by the files' names in diagnostics. */
  readonly about: Readonly<Record<string, string>>;
}

/** The result of a run. */
export interface Generation {
  /** The files that were generated, by path. */
  readonly files: readonly OutputFile[];
  /** In the order of the specs. */
  readonly specs: readonly SpecMade[];
}
