import type { RuntimeDoor } from "../base/runtime-door.js";
import type { SpecInput } from "../spec/input.js";

/** A declaration of `templates/runtime`, as the build has prepared it for copies. */
export interface Template {
  /** The file of the copy. */
  readonly door: RuntimeDoor;
  /** A function with several signatures has a declaration for each. */
  readonly names: readonly string[];
  readonly isType: boolean;
  /** With its comment and `export`, laid out. */
  readonly text: string;
  /** The indexes of the declarations that it needs. */
  readonly uses: readonly number[];
  /** The doors that export it. A door also exports what the doors before it do. */
  readonly exports: readonly TemplateExport[];
}

/** The exported declaration for code from one kind of spec. */
export interface TemplateExport {
  readonly kind: "catalogue" | "openapi";
  readonly door: RuntimeDoor;
  /** Copied only if generated code imports it, or with a target. Default: always. */
  readonly only?: "imported" | "schemas";
}

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

/** The complete input of a run. */
export interface GenerateInput {
  readonly specs: readonly SpecInput[];
  /** The runtime, in an order in which constants come after those that they need. */
  readonly templates: readonly Template[];
  readonly importExtension: ImportExtension;
  /** Default: a copy. */
  readonly runtime?: RuntimeSource;
}
