import { readConfig, readConfigJob } from "../project/config.js";
import { configAt, findConfig } from "../project/folders.js";
import { configJob } from "../project/job.js";
import type { Job } from "../project/job.js";
import { diagnostic, valuesOf, hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { colourPalette, escapeForTerminal, plainPalette } from "../base/render-diagnostics.js";
import { diffSpecs } from "../diff/diff.js";
import type { Finding } from "../diff/finding.js";
import { DEFAULT_AUDIENCE } from "../diff/rules/level.js";
import type { ConsumerClass } from "../diff/rules/level.js";
import { report } from "../diff/report/report.js";
import type { ReportFormat } from "../diff/report/report.js";
import {
  withoutAccepted,
  DEFAULT_POLICY,
  reviewPolicy,
  unknownRule,
  withSeverities,
} from "../diff/policy.js";
import type { ReviewPolicy } from "../diff/policy.js";
import { fails, reviewOf, unusedAsInfo } from "../diff/review.js";
import type { FailOn } from "../diff/review.js";
import type { Uses } from "../diff/usage/uses.js";
import { explainRule } from "../diff/rules/explain.js";
import { isRuleId, ruleIds } from "../diff/rules/table.js";
import type { Combination } from "../spec/catalogue/combine.js";
import { withOperationFilters, combinedPair, comparedPair } from "./diff-pairs.js";
import type { SpecPair } from "./diff-pairs.js";
import { readSpecPairs } from "../diff/spec-folders.js";
import { resolve, join } from "node:path";
import { toolFailed, failedOutcome, printDiagnostics, printOutcome } from "./outcome.js";
import type { ExitCode, CommandOutcome } from "./outcome.js";
import { writeFileSync } from "node:fs";
import { applyEdits } from "../diff/usage/fix-code.js";
import type { FixedCode } from "../diff/usage/fix-code.js";
import { exportedNames } from "../emit/plan/exported-names.js";
import { readInputs } from "../project/inputs.js";
import { counted } from "../base/counted.js";

/** The arguments of `diff`. */
export interface DiffArguments {
  readonly cwd: string;
  readonly old: string;
  /** Absent if the base is the merge base. */
  readonly new: string | undefined;
  readonly format: ReportFormat;
  readonly failOn: FailOn;
  /** True if the report has all additions and ids. */
  readonly all: boolean;
  /**
   * The classes that levels, exit code and version step are for. Default: those of the
   * configuration.
   */
  readonly audience: readonly ConsumerClass[] | undefined;
  /** The path of the configuration. Default: the one of the folder or its nearest parent. */
  readonly config: string | undefined;
  /** The date, which the acceptance of findings may end on, as `2030-12-31`. */
  readonly today: string;
  readonly docs: boolean;
  /** Patterns of the files that use the generated code. */
  readonly usage: readonly string[] | undefined;
  /** Absent if each spec is compared by itself. */
  readonly combine: Combination | undefined;
  /** True if code is adapted to the findings. */
  readonly fix: boolean | undefined;
  /** Findings in unused code are informational. */
  readonly unusedAsInfo: boolean | undefined;
}

/** Compares base and revision and prints the review: 0 nothing at or above the threshold, 1 findings or a spec with an error, 2 the tool could not do its work. */
export async function diffCommand(args: DiffArguments): Promise<ExitCode> {
  const read = await readSpecPairs(args.cwd, args.old, args.new);
  const selected = read.value && withOperationFilters(read.value, configuredJob(args), args.cwd);
  const pairs =
    args.combine && selected ? [combinedPair(args.combine, selected)] : selected?.map(comparedPair);
  const policy = readPolicy(args);
  const specProblems = (pairs ?? []).flatMap((pair) => pair.diagnostics);
  const argumentProblems = [...read.diagnostics, ...policy.diagnostics];
  if (!pairs || !policy.value || argumentProblems.length > 0)
    return unable([...argumentProblems, ...specProblems], args.format);
  if (specProblems.length > 0) return ended(failedOutcome(specProblems), args.format);
  const compared = valuesOf(pairs);
  const found = compared.flatMap(({ old, new: next }) =>
    diffSpecs(old, next, { docs: args.docs, shippedResults: true }),
  );
  const used = await findUses(found, compared, args);
  if (!used.value) return unable(used.diagnostics, args.format);
  printDiagnostics(used.diagnostics);
  const { severities, accepted: acceptances, audience } = policy.value;
  const judged = withSeverities(used.value, severities);
  const { findings, accepted } = withoutAccepted(judged, acceptances, args.today);
  const shownFindings = args.unusedAsInfo ? unusedAsInfo(findings) : findings;
  const review = reviewOf(shownFindings, withSeverities(found, severities), {
    audience: args.audience ?? audience ?? DEFAULT_AUDIENCE,
    ignored: accepted,
    compared: compared.map(({ files }) => files),
  });
  const { format } = args;
  if (args.fix) {
    const file = configPath(args);
    const fixes = await fixUsage(args.cwd, shownFindings, {
      compared,
      ...(file !== undefined && { config: file }),
    });
    if (!fixes.value) return unable(fixes.diagnostics, format);
    process.stderr.write(`${escapeForTerminal(writeFixes(fixes.value))}\n`);
  }
  const palette = process.stdout.isTTY && !process.env["NO_COLOR"] ? colourPalette : plainPalette;
  process.stdout.write(
    await report(review, format, {
      failOn: args.failOn,
      detail: args.all ? "all" : "urgent",
      palette,
    }),
  );
  return fails(review, args.failOn) ? 1 : 0;
}

/** The number of unread files that a warning names. */
const MAX_UNREAD = 5;

/** Prints the explanation of a rule. `rules` lists all rules. */
export function explainCommand(rule: string): ExitCode {
  if (isRuleId(rule)) process.stdout.write(`${explainRule(rule).join("\n")}\n`);
  else if (rule === "rules") process.stdout.write(`${ruleIds().join("\n")}\n`);
  else return unable([unknownRule(rule)], "text");
  return 0;
}

function configPath({ cwd, config }: DiffArguments): string | undefined {
  return config === undefined ? findConfig(cwd) : configAt(resolve(cwd, config));
}

/** The specs of the configuration; none without one, or if it has errors, which others report. */
function configuredJob(args: DiffArguments): Pick<Job, "specs"> {
  const file = configPath(args);
  const config = file === undefined ? undefined : readConfig(args.cwd, file).value?.value;
  return file === undefined || !config ? { specs: [] } : configJob(file, config, args.cwd);
}

/** Reads the policy of the configuration. */
function readPolicy(args: DiffArguments): Staged<ReviewPolicy> {
  const file = configPath(args);
  if (file === undefined) return { value: DEFAULT_POLICY, diagnostics: [] };
  const { value, diagnostics } = readConfig(args.cwd, file);
  return value ? reviewPolicy(value) : { value: undefined, diagnostics };
}

/** Loads the compiler, which is slow, only if there is code to inspect. */
async function findUses(
  findings: readonly Finding[],
  compared: readonly SpecPair[],
  { cwd, usage = [] }: DiffArguments,
): Promise<Staged<readonly Finding[]>> {
  if (usage.length === 0 || findings.length === 0) return { value: findings, diagnostics: [] };
  const [{ usageFiles, readUses }, { subjectsOf }, { withUsage }, { recordedUses }] =
    await Promise.all([
      import("../diff/usage/read.js"),
      import("../diff/usage/generated-names.js"),
      import("../diff/usage/mark.js"),
      import("../diff/usage/recordings.js"),
    ]);
  const files = usageFiles(cwd, usage);
  if (files.code.length + files.recordings.length === 0)
    return {
      value: undefined,
      diagnostics: [diagnostic("usage-without-files", { name: usage.join(" ") })],
    };
  const recorded = recordedUses(
    cwd,
    files.recordings,
    compared.map(({ old }) => old),
  );
  if (!recorded.value) return { value: undefined, diagnostics: recorded.diagnostics };
  const inCode = readUses(cwd, files, subjectsOf(findings, compared));
  const uses = { ...inCode, uses: [...inCode.uses, ...recorded.value] };
  return {
    value: withUsage(findings, uses),
    diagnostics: [...recorded.diagnostics, ...unreadFiles(uses)],
  };
}

function unreadFiles({ unread }: Uses): readonly Diagnostic[] {
  const [name] = unread;
  if (name === undefined) return [];
  const detail = unread.length === 1 ? "1 file is" : `${unread.length} files are`;
  return [diagnostic("usage-unread", { name: unread.slice(0, MAX_UNREAD).join(", "), detail })];
}

/** The exit code of a request that cannot be fulfilled. */
function unable(diagnostics: readonly Diagnostic[], format: DiffArguments["format"]): ExitCode {
  return ended(toolFailed(diagnostics), format);
}

function ended(outcome: CommandOutcome, format: DiffArguments["format"]): ExitCode {
  printOutcome(outcome, format === "json" ? "json" : "text");
  return outcome.exitCode;
}

/**
 * Adapts code to the findings that it is affected by, in memory. Edits are checked with the code
 * that `generate` would write for the configuration, or without a configuration with the code on
 * disk.
 *
 * @param config the absolute path of the configuration, if there is one
 */
async function fixUsage(
  cwd: string,
  findings: readonly Finding[],
  { compared, config }: { readonly compared: readonly SpecPair[]; readonly config?: string },
): Promise<Staged<FixedCode>> {
  const [{ fixCode }, { remediesFor }] = await Promise.all([
    import("../diff/usage/fix-code.js"),
    import("../diff/usage/remedies.js"),
  ]);
  const bases = compared.map(({ old }) => old.model);
  const names = bases.map(exportedNames);
  const buildersOf = (module: string): ReadonlySet<string> =>
    new Set(names.flatMap((each) => each.get(module)?.builder ?? []));
  const remedies = [...remediesFor(findings, bases)].map(
    ([finding, remedy]) => [finding, { remedy, builders: buildersOf(finding.module) }] as const,
  );
  const generated = await generatedCode(cwd, config);
  if (!generated.value) return { value: undefined, diagnostics: generated.diagnostics };
  const value = fixCode({ cwd, generated: generated.value }, new Map(remedies));
  return { value, diagnostics: [] };
}

/** The code that `generate` would write, by absolute path. */
async function generatedCode(
  cwd: string,
  config: string | undefined,
): Promise<Staged<ReadonlyMap<string, string>>> {
  if (config === undefined) return { value: new Map(), diagnostics: [] };
  const job = readConfigJob(cwd, config);
  const inputs = job.value && readInputs(job.value);
  if (!job.value || !inputs?.value)
    return { value: undefined, diagnostics: [...job.diagnostics, ...(inputs?.diagnostics ?? [])] };
  const { generate } = await import("../pipeline.js");
  const { value, diagnostics } = await generate(inputs.value);
  if (!value) return { value: undefined, diagnostics };
  const { out } = job.value;
  const code = value.filter(({ path }) => path.endsWith(".ts"));
  return {
    value: new Map(code.map(({ path, text }) => [join(out, path), text])),
    diagnostics: diagnostics.filter((each) => hasErrors([each])),
  };
}

/** Writes the fixed files, and returns a line that counts them. */
function writeFixes({ files, fixed }: FixedCode): string {
  for (const { path, before, edits } of files) writeFileSync(path, applyEdits(before, edits));
  const locations = [...fixed.values()].reduce((sum, count) => sum + count, 0);
  if (locations === 0) return "No fix compiles, or none is known: nothing was changed.";
  return `Fixed ${counted(locations, "location")} of ${counted(fixed.size, "finding")} in ${counted(files.length, "file")}.`;
}
