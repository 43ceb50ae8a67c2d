/** The programmatic interface: the compiler as a pure function, and its diagnostics. */
export { analyse, generate } from "./pipeline.js";
export type {
  GenerateInput,
  ReferencedFile,
  ReferenceRefusal,
  SourceFile,
  SpecInput,
} from "./files/input.js";
export { diffSpecs } from "./diff/diff.js";
export type { DiffOptions } from "./diff/change/options.js";
export type { Finding, FindingPosition } from "./diff/review/finding.js";
export type { ConsumerClass, Level, Levels } from "./diff/rules/level.js";
export { readComparedSpec } from "./diff/read/spec.js";
export type { ComparedSpec } from "./diff/read/spec.js";
export type { Diagnostic, Position, Staged } from "./diagnostics/diagnostic.js";
export type { DiagnosticCode } from "./diagnostics/table.js";
export type { Template } from "./files/input.js";
export type { ImportExtension, RuntimeSource } from "./files/output.js";
export type { OutputFile } from "./files/output.js";
export { readTemplates } from "./project/inputs.js";
