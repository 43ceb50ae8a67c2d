import { schemaNode, validateShape } from "../spec/source/validate-shape.js";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { below, parseDocument } from "../base/document.js";
import type { Document } from "../base/document.js";
import type { Config } from "../spec/source/types.js";
import { config as validateConfig } from "../spec/source/validators.js";
import { readSource } from "./source.js";
import { labelOf } from "./job.js";

/** Reads and checks a configuration. Its specs are not read. */
export function readConfig(cwd: string, file: string): Staged<Document<Config>> {
  const source = readSource(file, labelOf(file, cwd));
  if (!source.value) return { value: undefined, diagnostics: source.diagnostics };
  const document = parseDocument(source.value.file, source.value.bytes);
  if (!document.value) return { value: undefined, diagnostics: document.diagnostics };
  const config = validateShape(document.value, validateConfig, schemaNode("config.schema.json"));
  if (!config.value) return config;
  const unclear = entryDiagnostics(config.value);
  return unclear.length > 0 ? { value: undefined, diagnostics: unclear } : config;
}

/** Reports specs without exactly one of `file` and `files`. */
function entryDiagnostics(config: Document<Config>): readonly Diagnostic[] {
  return config.value.specs.flatMap(({ file, files }, index) => {
    const at = config.locate(below("/specs", index));
    if (file === undefined && files === undefined) return [diagnostic("spec-without-file", {}, at)];
    return file !== undefined && files !== undefined
      ? [diagnostic("spec-with-file-and-files", {}, at)]
      : [];
  });
}
