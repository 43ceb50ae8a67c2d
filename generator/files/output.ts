/** The ending of relative imports in generated code. */
export type ImportExtension = ".js" | ".ts" | "";

/** A generated file in memory. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Files that are generated together, with the key of their input. */
export interface Made {
  /** Stands for all that they follow from, but for generator, templates and the form of imports. */
  readonly key: string;
  /** Of a catalogue's module: its path, and what stands for all that other files show of it or that is held against others. */
  readonly module?: string;
  readonly outline?: string;
  readonly paths: readonly string[];
}

/** The generated files of a spec, including unchanged ones. */
export interface SpecMade {
  readonly made: readonly Made[];
  /** The modules that files beside the spec are about, by the files' names in diagnostics. */
  readonly about: Readonly<Record<string, string>>;
}

/** The result of a run. */
export interface Generation {
  /** The files whose texts were not known, by path. */
  readonly files: readonly OutputFile[];
  /** In the order of the specs. */
  readonly specs: readonly SpecMade[];
}
