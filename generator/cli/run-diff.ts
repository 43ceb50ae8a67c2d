import { configAt, findConfig } from "../project/folders.js";
import { configJob } from "../project/job.js";
import type { Job } from "../project/job.js";
import { valuesOf } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { colourPalette, escapeForTerminal, plainPalette } from "../base/render-diagnostics.js";
import { diffSpecs } from "../diff/diff.js";
import { DEFAULT_AUDIENCE } from "../diff/level.js";
import type { ConsumerClass } from "../diff/level.js";
import { report } from "../diff/report/report.js";
import type { ReportFormat } from "../diff/report/report.js";
import {
  DEFAULT_POLICY,
  isFailure,
  reviewOf,
  reviewPolicy,
  unknownRule,
  unusedAsInfo,
  withoutAccepted,
  withSeverities,
} from "../diff/review.js";
import type { FailOn, ReviewPolicy } from "../diff/review.js";
import { explainRule } from "../diff/rules.js";
import { isRuleId, ruleIds } from "../diff/rules.js";
import type { Combination } from "../spec/catalogue/combine.js";
import { withOperationFilters, combinedPair, comparedPair } from "./diff-pairs.js";
import { readSpecPairs } from "../diff/spec-folders.js";
import { resolve } from "node:path";
import type { UsedFindings } from "./diff-usage.js";
import { toolFailed, failedOutcome, printDiagnostics, printOutcome } from "./outcome.js";
import type { ExitCode, CommandOutcome } from "./outcome.js";

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
   * The classes to consider for levels, exit code and version step. Default: set by the
   * configuration.
   */
  readonly audience: readonly ConsumerClass[] | undefined;
  /** The configuration's path. Default: in the folder or its nearest parent. */
  readonly config: string | undefined;
  /** The date, which the acceptance of findings may end on, as `2030-12-31`. */
  readonly today: string;
  readonly docs: boolean;
  /** Patterns of the files that use the generated code. */
  readonly usage: readonly string[] | undefined;
  /** Absent if each spec is compared separately. */
  readonly combine: Combination | undefined;
  /** True if code is adapted to the findings. */
  readonly fix: boolean | undefined;
  /** Findings in unused code are informational. */
  readonly unusedAsInfo: boolean | undefined;
}

/** Compares base and revision and prints the review: 0 nothing at or above the threshold, 1 findings or a spec with an error, 2 the tool could not do its work. */
export async function diffCommand(args: DiffArguments): Promise<ExitCode> {
  const read = await readSpecPairs(args.cwd, args.old, args.new);
  const project = await readProject(args);
  const { policy, job } = project.value ?? {};
  const selected = read.value && withOperationFilters(read.value, job ?? { specs: [] }, args.cwd);
  const pairs =
    args.combine && selected ? [combinedPair(args.combine, selected)] : selected?.map(comparedPair);
  const specProblems = (pairs ?? []).flatMap((pair) => pair.diagnostics);
  const argumentProblems = [...read.diagnostics, ...project.diagnostics];
  if (!pairs || !policy || argumentProblems.length > 0)
    return unable([...argumentProblems, ...specProblems], args.format);
  if (specProblems.length > 0) return ended(failedOutcome(specProblems), args.format);
  const compared = valuesOf(pairs);
  const found = compared.flatMap(({ old, new: next }) =>
    diffSpecs(old, next, { docs: args.docs, shippedResults: true }),
  );
  // The search for uses loads the compiler.
  const search = args.usage && (await import("./diff-usage.js"));
  const request = { ...args, usage: args.usage ?? [], compared, files: selected ?? [], job };
  const used: Staged<UsedFindings> = search
    ? await search.findUses(found, request)
    : { value: { findings: found }, diagnostics: [] };
  if (!used.value) return unable(used.diagnostics, args.format);
  printDiagnostics(used.diagnostics);
  const judged = withSeverities(used.value.findings, policy.severities);
  const { findings, accepted } = withoutAccepted(judged, policy.accepted, args.today);
  const shownFindings = args.unusedAsInfo ? unusedAsInfo(findings) : findings;
  const review = reviewOf(shownFindings, withSeverities(found, policy.severities), {
    audience: args.audience ?? policy.audience ?? DEFAULT_AUDIENCE,
    ignored: accepted,
    compared: compared.map(({ files }) => files),
  });
  if (args.fix && search && used.value.generated) {
    const lines = await search.fixUsage(args.cwd, review.findings, compared, used.value.generated);
    for (const line of lines) process.stderr.write(`${escapeForTerminal(line)}\n`);
  }
  const palette = process.stdout.isTTY && !process.env["NO_COLOR"] ? colourPalette : plainPalette;
  const detail = args.all ? "all" : "urgent";
  process.stdout.write(await report(review, args.format, { failOn: args.failOn, detail, palette }));
  return review.findings.some((each) => isFailure(each, args.failOn)) ? 1 : 0;
}

/** Prints the explanation of a rule. `rules` lists all rules. */
export function explainCommand(rule: string): ExitCode {
  if (isRuleId(rule)) process.stdout.write(`${explainRule(rule).join("\n")}\n`);
  else if (rule === "rules") process.stdout.write(`${ruleIds().join("\n")}\n`);
  else return unable([unknownRule(rule)], "text");
  return 0;
}

/**
 * The configuration's decisions. Loads the configuration reader only if there is a configuration.
 */
async function readProject({
  cwd,
  config: named,
}: DiffArguments): Promise<Staged<{ readonly policy: ReviewPolicy; readonly job?: Job }>> {
  const file = named === undefined ? findConfig(cwd) : configAt(resolve(cwd, named));
  if (file === undefined) return { value: { policy: DEFAULT_POLICY }, diagnostics: [] };
  const { readConfig } = await import("../project/config.js");
  const { value: config, diagnostics } = readConfig(cwd, file);
  if (!config) return { value: undefined, diagnostics };
  const policy = reviewPolicy(config);
  return {
    value: policy.value && { policy: policy.value, job: configJob(file, config.value, cwd) },
    diagnostics: policy.diagnostics,
  };
}

/** The exit code of a request that cannot be fulfilled. */
function unable(diagnostics: readonly Diagnostic[], format: DiffArguments["format"]): ExitCode {
  return ended(toolFailed(diagnostics), format);
}

function ended(outcome: CommandOutcome, format: DiffArguments["format"]): ExitCode {
  printOutcome(outcome, format === "json" ? "json" : "text");
  return outcome.exitCode;
}
