import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import type { Template } from "../emit/shared.js";
import type { GenerateInput, SourceFile, SpecInput } from "../pipeline.js";
import type { Job, JobSpec } from "./job.js";
import { packageRoot } from "./package-root.js";

/** Reads everything that a job needs; what cannot be read is reported, all of it. */
export function readInputs(job: Job): Staged<GenerateInput> {
  const specs = job.specs.map(readSpec);
  const diagnostics = specs.flatMap((spec) => spec.diagnostics);
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  return {
    value: {
      specs: specs.flatMap((spec) => spec.value ?? []),
      templates: readTemplates(),
      importExtension: job.importExtension,
    },
    diagnostics,
  };
}

function readSpec(spec: JobSpec): Staged<SpecInput> {
  const file = readSource(spec.file, spec.label);
  const protocol = readProtocol(spec);
  const diagnostics = [...file.diagnostics, ...protocol.diagnostics];
  if (!file.value || !protocol.value) return { value: undefined, diagnostics };
  return {
    value: { name: spec.name, source: spec.source, spec: file.value, protocol: protocol.value },
    diagnostics,
  };
}

/** What a catalogue leaves open: as named, beside it, or as it ships. */
function readProtocol(spec: JobSpec): Staged<SourceFile> {
  const path = protocolPath(spec);
  return readSource(
    path,
    spec.protocol === undefined ? path.replace(packageRoot() + sep, "") : path,
  );
}

/** The absolute path of the protocol that holds for a spec. */
export function protocolPath({ file, protocol }: JobSpec): string {
  const beside = join(dirname(file), "protocol.json");
  return (
    protocol ??
    (existsSync(beside) && beside !== file
      ? beside
      : join(packageRoot(), "spec", "paraminfo", "protocol.json"))
  );
}

/** Reads a file, or says why it cannot be read. */
export function readSource(path: string, label: string): Staged<SourceFile> {
  const at = { file: label, line: 1, column: 1 };
  if (!existsSync(path)) return failed(diagnostic("file-missing", {}, at));
  if (statSync(path).isDirectory())
    return failed(diagnostic("file-unreadable", { detail: "it is a folder" }, at));
  try {
    return { value: { file: label, bytes: readFileSync(path) }, diagnostics: [] };
  } catch (error) {
    return failed(diagnostic("file-unreadable", { detail: systemReason(error) }, at));
  }
}

function failed(found: Diagnostic): Staged<SourceFile> {
  return { value: undefined, diagnostics: [found] };
}

/** What the system says of a failed file operation, without the path. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.replace(/^\w+: /, "").replace(/, \w+ '.*$/s, "");
}

/** The hand-written files that are copied. */
export function readTemplates(): readonly Template[] {
  const folder = join(packageRoot(), "templates");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => path.endsWith(".ts"))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}
