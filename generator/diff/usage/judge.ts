import type { Position } from "../../base/diagnostic.js";
import type { Change } from "../change.js";
import { findingsOf } from "../finding.js";
import type { Finding, UsedLocation } from "../finding.js";
import { isEnumerating, ruleById } from "../rules.js";
import { usageConfigs } from "./configs.js";
import { newErrors } from "./errors.js";
import { escapesIntoAny } from "./escapes.js";
import { findingsFor } from "./join.js";
import { locate, sortedLocations } from "./location.js";
import { usageProgram } from "./program.js";
import type { GeneratedCode, UsageCompiler } from "./program.js";
import { recordedLocations } from "./recordings.js";
import type { RecordedUse } from "./recordings.js";
import { subjectsOf } from "./subjects.js";
import type { ComparedPair } from "./subjects.js";
import { undecidedSearch } from "./undecided.js";

/** The code of users, and what it is checked against. */
export interface UsedCode {
  readonly compiler: UsageCompiler;
  /** The folder that locations are relative to, absolute. */
  readonly cwd: string;
  /** The absolute paths of the files that are checked. */
  readonly paths: readonly string[];
  /** The code that is generated for both versions. */
  readonly generated: GeneratedCode;
  readonly pairs: readonly ComparedPair[];
  readonly recorded: readonly RecordedUse[];
}

/** The locations of findings in code, and those that no finding is about. */
interface CodeUses {
  readonly usage: ReadonlyMap<Finding, readonly UsedLocation[]>;
  readonly unexplained: readonly UsedLocation[];
  readonly escapes: readonly UsedLocation[];
}

/**
 * Adds the locations in code and recordings that findings affect. Code that compiles with the base
 * and not with the revision is affected; references that compile are marked as not decided.
 */
export function withUsage(findings: readonly Finding[], code: UsedCode): readonly Finding[] {
  const found = usesInCode(findings, code);
  const marked = findings.map((finding) => {
    if (!isAboutCode(finding)) return finding;
    const usage = sortedLocations([
      ...(found.usage.get(finding) ?? []),
      ...recordedLocations(finding, code.recorded),
    ]);
    return raised({ ...finding, usage });
  });
  return [
    ...remark("code-error", found.unexplained),
    ...remark("code-untyped", found.escapes),
    ...marked,
  ];
}

function isAboutCode({ module, rule }: Finding): boolean {
  return module !== "" && ruleById(rule).area !== "review";
}

function usesInCode(
  findings: readonly Finding[],
  { compiler, cwd, paths, generated, pairs }: UsedCode,
): CodeUses {
  const subjects = subjectsOf(findings, pairs);
  const about = findings.filter(isAboutCode);
  const usage = new Map<Finding, UsedLocation[]>(about.map((finding) => [finding, []]));
  const unexplained: UsedLocation[] = [];
  const escapes: UsedLocation[] = [];
  for (const config of usageConfigs(cwd, paths)) {
    const before = usageProgram({ compiler, config, generated, version: "old" });
    const after = usageProgram({ compiler, config, generated, version: "new" });
    for (const path of after.selected) {
      const errors = newErrors(before, after, path);
      for (const error of errors) {
        const explaining = findingsFor(error, about, [before, after], subjects);
        const location = locate(cwd, error.file, error.start);
        for (const finding of explaining) usage.get(finding)?.push(location);
        const [reason] = error.text.split("\n", 1);
        if (explaining.length === 0)
          unexplained.push({ ...location, reason: `TS${error.code}: ${reason}` });
      }
      // The types of code that compiles are known, and are the same in both programs.
      escapes.push(...escapesIntoAny(cwd, errors.length === 0 ? after : before, path));
    }
    const undecided = undecidedSearch(cwd, before, subjects);
    for (const finding of about) {
      const own = usage.get(finding) ?? [];
      const lines = new Set(own.map(lineKey));
      own.push(...undecided(finding).filter((each) => !lines.has(lineKey(each))));
    }
  }
  return { usage, unexplained, escapes };
}

function lineKey({ file, line }: UsedLocation): string {
  return `${file}:${line}`;
}

/** A remark about the code itself, with all of its locations. */
function remark(
  rule: "code-error" | "code-untyped",
  locations: readonly UsedLocation[],
): readonly Finding[] {
  if (locations.length === 0) return [];
  const change: Change = { rule, module: "", origins: {} };
  return findingsOf([change], { old: locateNothing, new: locateNothing }).map((finding) => ({
    ...finding,
    usage: sortedLocations(locations),
  }));
}

function locateNothing(): Position {
  return { file: "", line: 1, column: 1 };
}

/** An addition is breaking if code that lists all values no longer compiles. */
function raised(finding: Finding): Finding {
  const { rule, classes, usage = [] } = finding;
  if (usage.length === 0 || !isEnumerating(rule, classes)) return finding;
  const { types, handlers } = classes;
  if (types !== "risky" && handlers !== "risky") return finding;
  return {
    ...finding,
    level: "breaking",
    classes: {
      ...classes,
      types: types === "risky" ? "breaking" : types,
      handlers: handlers === "risky" ? "breaking" : handlers,
    },
  };
}
