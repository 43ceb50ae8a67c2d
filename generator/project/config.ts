import { schemaNode, validateShape } from "../spec/source/validate-shape.js";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { completeTargets } from "../emit/emit.js";
import { below, parseDocument } from "../base/document.js";
import type { Document } from "../base/document.js";
import type { Config, SpecEntry } from "../spec/source/types.js";
import { config as validateConfig } from "../spec/source/validators.js";
import { acceptancesIn } from "./accepted.js";
import { CONFIG_FILE, findConfig } from "./folders.js";
import { readSource } from "./source.js";
import { configJob, labelOf } from "./job.js";
import type { Job } from "./job.js";

/**
 * Reads and checks a configuration, and returns its job.
 *
 * @param file Default: the configuration of the folder or its nearest parent
 */
export function readConfigJob(
  cwd: string,
  file: string | undefined = findConfig(cwd),
): Staged<Job> {
  if (file === undefined)
    return {
      value: undefined,
      diagnostics: [diagnostic("config-missing", {}, { file: CONFIG_FILE, line: 1, column: 1 })],
    };
  const { value: config, diagnostics } = readConfig(cwd, file);
  if (!config) return { value: undefined, diagnostics };
  const acceptedWarnings = acceptancesIn(
    config,
    "/acceptedWarnings",
    config.value.acceptedWarnings,
  );
  const job = configJob(file, config.value, cwd);
  return {
    value: { ...job, ...(acceptedWarnings.length > 0 && { acceptedWarnings }) },
    diagnostics,
  };
}

/** Reads and checks a configuration. Its specs are not read. */
export function readConfig(cwd: string, file: string): Staged<Document<Config>> {
  const source = readSource(file, labelOf(file, cwd));
  if (!source.value) return { value: undefined, diagnostics: source.diagnostics };
  const document = parseDocument(source.value.file, source.value.bytes);
  if (!document.value) return { value: undefined, diagnostics: document.diagnostics };
  const config = validateShape(document.value, validateConfig, schemaNode("config.schema.json"));
  if (!config.value) return config;
  const unclear = [...entryDiagnostics(config.value), ...rootsDiagnostics(config.value)];
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

/** Reports root modules of a file that is no other spec, or that lacks code that this spec imports. */
function rootsDiagnostics(config: Document<Config>): readonly Diagnostic[] {
  const { specs, targets } = config.value;
  const targetsOf = (entry: SpecEntry) => completeTargets("catalogue", entry.targets ?? targets);
  return specs.flatMap((entry, index) => {
    const { roots: name } = entry;
    if (name === undefined) return [];
    const at = config.locate(below("/specs", index, "roots"));
    const other = specs.find(({ file, roots }) => file === name && roots === undefined);
    if (!other) return [diagnostic("roots-unknown", { name }, at)];
    const isComplete =
      targetsOf(entry).every((target) => targetsOf(other).includes(target)) &&
      (!entry.formatversion?.includes(1) || other.formatversion?.includes(1));
    return isComplete ? [] : [diagnostic("roots-incomplete", { name }, at)];
  });
}
