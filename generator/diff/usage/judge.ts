import type { ts as TS } from "ts-morph";
import { findingsOf } from "../finding.js";
import type { Finding, UsedLocation } from "../finding.js";
import { mostSevere } from "../level.js";
import type { Level } from "../level.js";
import { isEnumerating, ruleById } from "../rules.js";
import { addedErrors, errorsIn, errorText } from "./errors.js";
import { escapesIntoAny } from "./escapes.js";
import { findingsFor } from "./join.js";
import { locate, sortedLocations } from "./location.js";
import { usagePrograms } from "./program.js";
import type { GeneratedCode, UsageProgram, UsagePrograms } from "./program.js";
import { recordedLocations } from "./recordings.js";
import type { RecordedUse } from "./recordings.js";
import { subjectsOf } from "./subjects.js";
import type { ComparedPair, UsageSubjects } from "./subjects.js";
import { undecidedSearch } from "./undecided.js";

/** The code of users, and what it is checked against. */
export interface UsedCode {
  /** The folder that locations are relative to, absolute. */
  readonly cwd: string;
  /** The absolute paths of the files that are checked. */
  readonly paths: readonly string[];
  /** The code that is generated for both versions; absent if no files are checked. */
  readonly generated?: GeneratedCode;
  readonly pairs: readonly ComparedPair[];
  readonly recorded: readonly RecordedUse[];
}

/** The locations of findings in code, and those that no finding is about. */
interface CodeUses {
  readonly usage: ReadonlyMap<Finding, UsedLocation[]>;
  readonly unexplained: UsedLocation[];
  readonly escapes: UsedLocation[];
  /** Imports that neither version resolves. */
  readonly unresolved: UsedLocation[];
}

/**
 * Adds the locations in code and recordings that findings affect. Code that compiles with the base
 * and not with the revision is affected; references that compile are marked as not decided.
 */
export function withUsage(findings: readonly Finding[], code: UsedCode): readonly Finding[] {
  const { cwd, paths, generated, pairs, recorded } = code;
  const about = findings.filter(
    ({ module, rule }) => module !== "" && ruleById(rule).area !== "review",
  );
  const uses: CodeUses = {
    usage: new Map(about.map((finding) => [finding, recordedLocations(finding, recorded)])),
    unexplained: [],
    escapes: [],
    unresolved: [],
  };
  if (generated) {
    const subjects = subjectsOf(findings, pairs);
    for (const programs of usagePrograms(cwd, paths, generated))
      addUses(uses, programs, cwd, subjects);
  }
  return [
    ...remark("code-error", uses.unexplained),
    ...remark("code-untyped", uses.escapes),
    ...remark("code-unresolved", uses.unresolved),
    ...findings.map((finding) => {
      const usage = uses.usage.get(finding);
      return usage ? raised({ ...finding, usage: sortedLocations(usage) }) : finding;
    }),
  ];
}

function addUses(
  { usage, unexplained, escapes, unresolved }: CodeUses,
  { old: before, new: after }: UsagePrograms,
  cwd: string,
  subjects: UsageSubjects,
): void {
  const about = [...usage.keys()];
  for (const path of after.selected) {
    const errors = newErrors(before, after, path);
    for (const error of errors) {
      const explaining = findingsFor(error, about, before, subjects);
      const location = locate(cwd, error.file, error.start);
      for (const finding of explaining) usage.get(finding)?.push(location);
      if (explaining.length === 0) unexplained.push(locatedError(cwd, error));
    }
    unresolved.push(...unresolvedImports(before, path).map((error) => locatedError(cwd, error)));
    // The types of code that compiles are known, and are the same in both programs.
    escapes.push(...escapesIntoAny(cwd, errors.length === 0 ? after : before, path));
  }
  const undecided = undecidedSearch(cwd, before, subjects);
  for (const [finding, own] of usage) {
    const lines = new Set(own.map(lineKey));
    own.push(...undecided(finding).filter((each) => !lines.has(lineKey(each))));
  }
}

/** The errors that code has with the new generated code only, by the location in the code. */
function newErrors(
  before: UsageProgram,
  after: UsageProgram,
  path: string,
): readonly TS.DiagnosticWithLocation[] {
  const errors = errorsIn(after, path);
  if (errors.length === 0) return [];
  return addedErrors(errorsIn(before, path), errors, ({ start, code }) => `${start} ${code}`);
}

/** "Cannot find module", and "has no exported member". */
const UNRESOLVED: ReadonlySet<number> = new Set([2307, 2792, 2305, 2614]);

/** The errors about imports of code. Other files, such as style sheets, do not use generated code. */
function unresolvedImports(
  program: UsageProgram,
  path: string,
): readonly TS.DiagnosticWithLocation[] {
  return errorsIn(program, path).filter((error) => {
    const [, name = ""] = /'([^']*)'/.exec(errorText(error)) ?? [];
    const isCode = !/\.\w+$/.test(name) || /\.[cm]?[jt]sx?$/.test(name);
    return UNRESOLVED.has(error.code) && isCode;
  });
}

function locatedError(cwd: string, error: TS.DiagnosticWithLocation): UsedLocation {
  const [reason] = errorText(error).split("\n", 1);
  return { ...locate(cwd, error.file, error.start), reason: `TS${error.code}: ${reason}` };
}

function lineKey({ file, line }: UsedLocation): string {
  return `${file}:${line}`;
}

/** A remark about the code itself, with all of its locations. */
function remark(
  rule: "code-error" | "code-untyped" | "code-unresolved",
  locations: readonly UsedLocation[],
): readonly Finding[] {
  if (locations.length === 0) return [];
  const usage = sortedLocations(locations);
  return findingsOf([{ rule, module: "", origins: {} }]).map((found) => ({ ...found, usage }));
}

/** An addition is breaking if code that lists all values no longer compiles. */
function raised(finding: Finding): Finding {
  const { classes, usage = [] } = finding;
  if (usage.length === 0 || !isEnumerating(finding)) return finding;
  const [types, handlers] = [raisedLevel(classes.types), raisedLevel(classes.handlers)];
  return {
    ...finding,
    level: mostSevere([finding.level, types, handlers]),
    classes: { ...classes, types, handlers },
  };
}

function raisedLevel(level: Level): Level {
  return level === "risky" ? "breaking" : level;
}
