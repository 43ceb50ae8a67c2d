/** The programmatic interface: the compiler as a pure function, and its diagnostics. */
export { analyse, generate } from "./pipeline.js";
export type { CatalogueInput, CommonInput, OpenApiInput, SpecInput } from "./spec/input.js";
export type { CatalogueFiles } from "./spec/catalogue/load.js";
export type { OpenApiFiles } from "./spec/openapi/load.js";
export type {
  ReferencedFile,
  ReferenceRefusal,
  SourceFile,
  SpecFile,
} from "./spec/source/source-file.js";
export { diffSpecs } from "./diff/diff.js";
export type { DiffOptions } from "./diff/diff.js";
export type { Finding, FindingPosition } from "./diff/finding.js";
export type { ConsumerClass, Level, Levels } from "./diff/level.js";
export { readComparedSpec } from "./diff/compared-spec.js";
export type { ComparedSpec } from "./diff/compared-spec.js";
export type { Diagnostic, Position, Staged } from "./base/diagnostic.js";
export type { DiagnosticCode } from "./base/diagnostic-table.js";
export type {
  GenerateInput,
  ImportExtension,
  OutputFile,
  RuntimeSource,
  Template,
} from "./emit/output.js";
export { readTemplates } from "./project/inputs.js";
