import { readFileSync, writeFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { diagnostic, hasErrors, valuesOf } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { inputOf } from "../diff/compared-spec.js";
import type { FilePair, SpecFiles } from "../diff/compared-spec.js";
import type { Finding } from "../diff/finding.js";
import { shippedProtocol } from "../diff/spec-folders.js";
import type { GeneratedCode, GeneratedFiles } from "../diff/usage/program.js";
import { counted } from "../base/counted.js";
import { readJobSpecs, readShippedResults, readTemplates } from "../project/inputs.js";
import { specName } from "../project/job.js";
import type { Job, JobSpec } from "../project/job.js";
import type { Combination } from "../spec/catalogue/combine.js";
import type { SpecInput } from "../spec/input.js";
import { configuredSpecs } from "./diff-pairs.js";
import type { SpecPair } from "./diff-pairs.js";

/** The inputs for searching used code. */
export interface UsageRequest {
  readonly cwd: string;
  /** Patterns of the files that use the generated code. */
  readonly usage: readonly string[];
  readonly compared: readonly SpecPair[];
  readonly files: readonly FilePair[];
  readonly combine: Combination | undefined;
  /** The job of the configuration, if there is one. */
  readonly job: Job | undefined;
}

/** Findings with their usage, and the code that is generated for both versions. */
export interface UsedFindings {
  readonly findings: readonly Finding[];
  /** Absent if no code was searched. */
  readonly generated?: GeneratedCode;
}

/** Marks the findings that code and recordings are affected by. Loads the compiler only if there is code. */
export async function findUses(
  findings: readonly Finding[],
  request: UsageRequest,
): Promise<Staged<UsedFindings>> {
  const { cwd, usage, compared } = request;
  if (usage.length === 0 || findings.length === 0) return { value: { findings }, diagnostics: [] };
  const [{ usageFiles }, { withUsage }, { recordedUses }] = await Promise.all([
    import("../diff/usage/files.js"),
    import("../diff/usage/judge.js"),
    import("../diff/usage/recordings.js"),
  ]);
  const { code: paths, recordings, unread } = usageFiles(cwd, usage);
  if (paths.length + recordings.length === 0) {
    const none = diagnostic("usage-without-files", { name: usage.join(" ") });
    return { value: undefined, diagnostics: [none] };
  }
  const olds = compared.map(({ old }) => old);
  const recorded = recordedUses(cwd, recordings, olds);
  if (!recorded.value) return { value: undefined, diagnostics: recorded.diagnostics };
  const generated = paths.length > 0 ? await generatedVersions(request, paths) : undefined;
  if (generated && !generated.value)
    return { value: undefined, diagnostics: generated.diagnostics };
  const code = generated?.value && { generated: generated.value };
  const used = withUsage(findings, {
    cwd,
    paths,
    ...code,
    pairs: compared,
    recorded: recorded.value,
  });
  return {
    value: { findings: used, ...code },
    diagnostics: [...recorded.diagnostics, ...unreadFiles(cwd, unread)],
  };
}

/** The number of unread files that a warning names. */
const MAX_UNREAD = 5;

function unreadFiles(cwd: string, unread: readonly string[]): readonly Diagnostic[] {
  if (unread.length === 0) return [];
  const names = unread.map((path) => relative(cwd, path).split(sep).join("/"));
  const detail = unread.length === 1 ? "1 file is" : `${unread.length} files are`;
  return [diagnostic("usage-unread", { name: names.slice(0, MAX_UNREAD).join(", "), detail })];
}

/** Generates the code of both versions in memory, as the configuration says. */
async function generatedVersions(
  request: UsageRequest,
  paths: readonly string[],
): Promise<Staged<GeneratedCode>> {
  const [{ generateWith }, { emit }, { printLazily }] = await Promise.all([
    import("../pipeline.js"),
    import("../emit/emit.js"),
    import("../emit/print.js"),
  ]);
  const templates = readTemplates();
  const codeOf = async (side: keyof GeneratedCode): Promise<Staged<GeneratedFiles>> => {
    const specs = specInputs(request, side, paths);
    const runtime = request.job?.runtime ?? "copy";
    const input = { specs, templates, importExtension: ".js", runtime } as const;
    // Programs import few of the files.
    const { value, diagnostics } = await generateWith(input, async (units, form) => {
      const fragments = await Promise.all(units.map(emit));
      return fragments.map((each) => printLazily(each, form));
    });
    const files = new Map(value?.files.map((file) => [file.path, file]));
    return {
      value: value && {
        keys: () => files.keys(),
        has: (path) => files.has(path),
        get: (path) => files.get(path)?.text,
      },
      diagnostics: diagnostics.filter((each) => hasErrors([each])),
    };
  };
  const [old, next] = [await codeOf("old"), await codeOf("new")];
  const diagnostics = [...old.diagnostics, ...next.diagnostics];
  if (!old.value || !next.value) return { value: undefined, diagnostics };
  return { value: { old: old.value, new: next.value }, diagnostics: [] };
}

/**
 * Adapts code to the findings of a report, as far as it then compiles with the revision. Returns a
 * line for each edit.
 */
export async function fixUsage(
  cwd: string,
  findings: readonly Finding[],
  compared: readonly SpecPair[],
  generated: GeneratedCode,
): Promise<readonly string[]> {
  const [{ fixCode }, { remedyText }] = await Promise.all([
    import("../diff/usage/fix.js"),
    import("../diff/usage/edits.js"),
  ]);
  const bases = compared.map(({ old }) => old.model);
  const { files, fixes } = fixCode(cwd, generated, { findings, bases });
  if (fixes.length === 0) return ["No files were changed: no known fix compiles."];
  for (const [path, text] of files) writeFileSync(path, text);
  const changed = new Set(fixes.map(({ finding }) => finding.id));
  return [
    `Fixed ${counted(fixes.length, "location")} of ${counted(changed.size, "finding")} in ${counted(files.size, "file")}:`,
    ...fixes.map(({ file, line, remedy }) => `  ${file}:${line}: ${remedyText(remedy)}`),
  ];
}

/** A version's inputs. Some specs may be missing. */
function specInputs(
  { cwd, files, combine, job }: UsageRequest,
  side: keyof GeneratedCode,
  paths: readonly string[],
): readonly SpecInput[] {
  const jobs = files.map((pair) => configuredSpecs(pair, job?.specs ?? [], cwd)[0]);
  const read = files.map((pair, index): SpecInput | undefined => {
    const own = pair[side];
    const name = jobs[index]?.name ?? importedName(cwd, pair, paths);
    return own && generatedInput(own, name, jobs[index], cwd);
  });
  const inputs = read.flatMap((input, index) => {
    const roots = jobs[index]?.roots;
    if (!input || roots === undefined) return input ?? [];
    const at = jobs.findIndex((each) => each?.file === roots);
    const other = at < 0 ? job && inputOnDisk(job, roots) : read[at];
    return { ...input, ...(other && { roots: other }) };
  });
  const [first, ...others] = inputs;
  return combine === undefined || !first
    ? inputs
    : [{ ...first, combined: { how: combine, first: first.source, others } }];
}

/** The name of the version with a generated folder that code imports; by default, of the base. */
function importedName(cwd: string, pair: FilePair, paths: readonly string[]): string {
  const [base = "", ...others] = [pair.old, pair.new].flatMap((files) =>
    files ? [specName(resolve(cwd, files.spec.file.replace(/^[^/]*:/, "")))] : [],
  );
  const isImported = (name: string): boolean =>
    paths.some((path) => readFileSync(path, "utf8").includes(`/${name}/`));
  const [other = base] = others;
  return other !== base && !isImported(base) && isImported(other) ? other : base;
}

function inputOnDisk(job: Job, file: string): SpecInput | undefined {
  const specs = job.specs.filter((each) => each.file === file);
  return readJobSpecs({ ...job, specs })[0]?.value;
}

/** A version's input, with the configuration's decisions. */
function generatedInput(
  files: SpecFiles,
  name: string,
  job: JobSpec | undefined,
  cwd: string,
): SpecInput | undefined {
  const file = job?.file ?? resolve(cwd, files.spec.file);
  const read = inputOf(files.spec, files, name).value;
  const value = read && { ...read, isCompared: true as const };
  const targets = job?.targets && { targets: job.targets };
  switch (value?.kind) {
    case undefined:
      return undefined;
    case "openapi":
      return {
        ...value,
        ...targets,
        ...(job?.dialect !== undefined && { dialect: job.dialect }),
        ...(job?.int64 !== undefined && { int64: job.int64 }),
      };
    case "catalogue": {
      const protocol = value.protocol ?? shippedProtocol();
      return {
        ...value,
        ...targets,
        ...(protocol && { protocol }),
        ...(job?.version !== undefined && { version: job.version }),
        ...(job?.formatVersion1 && { formatVersion1: job.formatVersion1 }),
        shippedResults: valuesOf(readShippedResults({ file }, () => {})),
      };
    }
  }
}
