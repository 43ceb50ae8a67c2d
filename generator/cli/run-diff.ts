import { readConfig } from "../project/config.js";
import { configAt, findConfig } from "../project/find-config.js";
import { configJob } from "../project/job.js";
import type { Job } from "../project/job.js";
import { valuesOf } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { colourPalette, escapeForTerminal, plainPalette } from "../base/render-diagnostics.js";
import { diffSpecs } from "../diff/diff.js";
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
import { findUses, fixUsage } from "./diff-usage.js";
import { explainRule } from "../diff/rules/explain.js";
import { isRuleId, ruleIds } from "../diff/rules/table.js";
import type { Combination } from "../spec/catalogue/combine.js";
import { withOperationFilters, combinedPair, comparedPair } from "./diff-pairs.js";
import { readSpecPairs } from "../diff/spec-folders.js";
import { resolve } from "node:path";
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
  const job = configuredJob(args);
  const selected = read.value && withOperationFilters(read.value, job ?? { specs: [] }, args.cwd);
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
  const used = await findUses(found, {
    cwd: args.cwd,
    usage: args.usage ?? [],
    compared,
    files: selected ?? [],
    combine: args.combine,
    job,
  });
  if (!used.value) return unable(used.diagnostics, args.format);
  printDiagnostics(used.diagnostics);
  const { severities, accepted: acceptances, audience } = policy.value;
  const judged = withSeverities(used.value.findings, severities);
  const { findings, accepted } = withoutAccepted(judged, acceptances, args.today);
  const shownFindings = args.unusedAsInfo ? unusedAsInfo(findings) : findings;
  const review = reviewOf(shownFindings, withSeverities(found, severities), {
    audience: args.audience ?? audience ?? DEFAULT_AUDIENCE,
    ignored: accepted,
    compared: compared.map(({ files }) => files),
  });
  const { format } = args;
  if (args.fix && used.value.generated) {
    const lines = await fixUsage(args.cwd, review.findings, compared, used.value.generated);
    process.stderr.write(lines.map((line) => `${escapeForTerminal(line)}\n`).join(""));
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

/** The job of the configuration; none without one, or if it has errors, which others report. */
function configuredJob(args: DiffArguments): Job | undefined {
  const file = configPath(args);
  const config = file === undefined ? undefined : readConfig(args.cwd, file).value?.value;
  return file === undefined || !config ? undefined : configJob(file, config, args.cwd);
}

/** Reads the policy of the configuration. */
function readPolicy(args: DiffArguments): Staged<ReviewPolicy> {
  const file = configPath(args);
  if (file === undefined) return { value: DEFAULT_POLICY, diagnostics: [] };
  const { value, diagnostics } = readConfig(args.cwd, file);
  return value ? reviewPolicy(value) : { value: undefined, diagnostics };
}

/** The exit code of a request that cannot be fulfilled. */
function unable(diagnostics: readonly Diagnostic[], format: DiffArguments["format"]): ExitCode {
  return ended(toolFailed(diagnostics), format);
}

function ended(outcome: CommandOutcome, format: DiffArguments["format"]): ExitCode {
  printOutcome(outcome, format === "json" ? "json" : "text");
  return outcome.exitCode;
}
