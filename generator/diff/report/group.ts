import { groupBy } from "../../base/group.js";
import type { Group } from "../../base/group.js";
import { byCodeUnits, canonical } from "../../base/json.js";
import { shown } from "../finding.js";
import type { Finding, UsedLocation } from "../finding.js";
import { LEVELS } from "../level.js";
import type { Level } from "../level.js";
import { listed, locationText, placedMessage } from "./words.js";

/**
 * The kinds of changes for consumers, most urgent first: something was removed, is accepted in
 * fewer cases, may cause surprises, or is new.
 */
export const URGENCIES = ["removal", "narrowing", "risk", "addition"] as const;

export type Urgency = (typeof URGENCIES)[number];

/** Findings of one change that a spec repeats, for several values or in several modules. */
export interface FindingGroup {
  readonly first: Finding;
  /** All findings with the first, by module and value. */
  readonly findings: readonly Finding[];
  readonly urgency: Urgency;
  /** The message of the first finding, with the values and locations of all findings. */
  readonly message: string;
  /** The values in each of the modules, if the findings differ in their values. */
  readonly values: readonly string[];
  /** The modules of all findings except the first. */
  readonly otherModules: readonly string[];
  /** The operations that contain the schemas of the findings. */
  readonly places: readonly string[];
  /** The locations in code that use the subject of the findings; absent if no code was searched. */
  readonly usage?: readonly UsedLocation[];
}

/**
 * Groups findings that differ only in their values and modules, by urgency. Within an urgency, changes
 * that code uses are first, and then the order of the findings stays.
 */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const byValue = groupBy(findings, valueKey).values();
  return [...groupBy(byValue, moduleKey).values()]
    .map(groupOf)
    .toSorted(
      (a, b) =>
        URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency) ||
        LEVELS.indexOf(a.first.level) - LEVELS.indexOf(b.first.level) ||
        Number(!isUsed(a)) - Number(!isUsed(b)),
    );
}

/** Equal for findings of one module that differ only in their value. */
function valueKey(finding: Finding): string {
  const { id, value, message, ...rest } = finding;
  // A finding with an old or new value has more than a name to show.
  const isAlone = rest.old === undefined && rest.new === undefined && value !== undefined;
  return isAlone ? canonical(rest) : `one ${id} ${message}`;
}

/** Equal for findings of several modules that differ in nothing else. */
function moduleKey(findings: Group<Finding>): string {
  const [{ rule, parameter, level, classes, old, new: next }] = findings;
  const values = findings.map(({ value }) => value ?? null);
  return canonical([rule, parameter ?? null, level, classes, old ?? null, next ?? null, values]);
}

function groupOf(modules: Group<Group<Finding>>): FindingGroup {
  const [own, ...others] = modules;
  const [first] = own;
  const findings = modules.flat();
  const values = own.length > 1 ? own.flatMap(({ value }) => value ?? []) : [];
  const likewise = values.slice(1).map(shown);
  const used = findings.flatMap(({ usage = [] }) => usage);
  const usage = [...new Map(used.map((each) => [locationText(each), each])).values()];
  const places = [...new Set(findings.flatMap((each) => each.places ?? []))].toSorted(byCodeUnits);
  const message =
    likewise.length === 0 ? first.message : `${first.message} Likewise for ${listed(likewise)}.`;
  return {
    first,
    findings,
    urgency: urgencyOf(first),
    message: placedMessage(message, places),
    places,
    values,
    otherModules: others.map(([{ module }]) => module),
    ...(findings.some((each) => each.usage) && { usage }),
  };
}

function isUsed({ usage = [] }: FindingGroup): boolean {
  return usage.length > 0;
}

const URGENCY_OF_LEVEL: Readonly<Record<Level, Urgency>> = {
  breaking: "narrowing",
  risky: "risk",
  info: "addition",
  none: "addition",
};

/** The urgency of a finding at its level. */
function urgencyOf({ rule, level }: Finding): Urgency {
  const isRemoval = /-(?:removed|renamed)(?:-deprecated|-multi)?$/.test(rule);
  return level === "breaking" && isRemoval ? "removal" : URGENCY_OF_LEVEL[level];
}
