import { escapeForTerminal } from "../../base/render-diagnostics.js";
import type { Palette } from "../../base/render-diagnostics.js";
import { groupFindings, urgencyOf } from "../group.js";
import type { FindingGroup } from "../group.js";
import { CLASS_TITLES, CONSUMER_CLASSES } from "../level.js";
import type { Review } from "../review.js";
import {
  counts,
  groupMessage,
  groupUsage,
  levelCounts,
  locationOf,
  locationText,
  noChanges,
  otherConsumers,
  subjectText,
  usedText,
} from "./words.js";

/** The detail of a report: all changes, or the first additions only. */
export type ReportDetail = "all" | "urgent";

const SHOWN_ADDITIONS = 5;
const SHOWN_IDS = 3;

/** Formats a review for a terminal. */
export function textReport(review: Review, detail: ReportDetail, palette: Palette): string {
  const { findings, summary } = review;
  const ignored = summary.ignored > 0 ? ` (${summary.ignored} ignored)` : "";
  const consumers = consumerLines(review);
  if (findings.length === 0)
    return `${[`${noChanges(review)}${ignored}`, ...consumers].join("\n")}\n`;
  const groups = groupFindings(findings);
  const urgent = groups.filter(({ first }) => urgencyOf(first) !== "addition");
  const shownGroups = detail === "all" ? groups : groups.slice(0, urgent.length + SHOWN_ADDITIONS);
  const hidden = groups.slice(shownGroups.length);
  return `${[
    ...shownGroups.flatMap((group) => [groupText(group, detail, palette), ""]),
    ...(hidden.length === 0 ? [] : [`… and ${additions(hidden)} (--all)`, ""]),
    ...consumers,
    `${counts(review)}${ignored}. Suggested version step: ${summary.bump}.`,
  ].join("\n")}\n`;
}

function additions(hidden: readonly FindingGroup[]): string {
  const count = hidden.reduce((sum, { findings }) => sum + findings.length, 0);
  return `${count} ${count === 1 ? "addition" : "additions"}`;
}

/** The counts for each class of consumers: the audience first, then those that the report omits. */
function consumerLines(review: Review): readonly string[] {
  const { audience, classes } = review.summary;
  const own = CONSUMER_CLASSES.filter((name) => audience.includes(name)).flatMap((name) => {
    const found = levelCounts({ ...classes[name], none: 0 });
    return found === "" ? [] : [`${CLASS_TITLES[name]}: ${found}`];
  });
  const others = otherConsumers(review);
  return [
    ...own,
    ...(others.length === 0 ? [] : [`Not in this report (--class): ${others.join("; ")}`]),
  ];
}

function groupText(group: FindingGroup, detail: ReportDetail, palette: Palette): string {
  const { first, findings, modules } = group;
  const { level, rule } = first;
  const location = locationOf(first);
  const usage = groupUsage(group);
  const paint = {
    breaking: palette.error,
    risky: palette.warning,
    info: palette.strong,
    none: palette.faint,
  }[level];
  const touched = CONSUMER_CLASSES.filter((name) => first.classes[name] !== "none")
    .map((name) => `${name} ${first.classes[name]}`)
    .join(", ");
  const others = modules.slice(1);
  return [
    `${location ? `${palette.strong(escapeForTerminal(locationText(location)))}: ` : ""}${paint(`${level}[${rule}]`)}: ${escapeForTerminal(subjectText(first))}`,
    `  ${escapeForTerminal(groupMessage(group))}`,
    ...(others.length === 0
      ? []
      : [`  ${palette.faint("also in:")} ${escapeForTerminal(others.join(", "))}`]),
    ...(touched === "" ? [] : [`  ${palette.faint("affects:")} ${touched}`]),
    ...(usage ? usageLines(usage.map(usedText), palette) : []),
    ...idLines(
      findings.map(({ id }) => id),
      detail,
      palette,
    ),
  ].join("\n");
}

function idLines(
  ids: readonly string[],
  detail: ReportDetail,
  palette: Palette,
): readonly string[] {
  const shownIds = detail === "all" ? ids : ids.slice(0, SHOWN_IDS);
  const hidden = ids.length - shownIds.length;
  return [
    ...shownIds.map((id) => `  ${palette.faint("id:")} ${escapeForTerminal(id)}`),
    ...(hidden === 0 ? [] : [`  ${palette.faint(`… and ${hidden} more ids (--all)`)}`]),
  ];
}

function usageLines(places: readonly string[], palette: Palette): readonly string[] {
  if (places.length === 0) return [`  ${palette.faint("used:")} not here`];
  return places.map((location) => `  ${palette.faint("used:")} ${escapeForTerminal(location)}`);
}
