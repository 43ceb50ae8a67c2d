import { escapeHidden, escapeMarkdown } from "../../base/hidden-characters.js";
import { counted } from "../../base/counted.js";
import { CLASS_TITLES, CONSUMER_CLASSES } from "../level.js";
import type { Review } from "../review.js";
import { upperFirst } from "../../emit/plan/identifier.js";
import { groupFindings, URGENCIES } from "./group.js";
import type { FindingGroup, Urgency } from "./group.js";
import type { ReportDetail } from "./text.js";
import { heading, locationText, namedModules } from "./words.js";

const HEADINGS: Readonly<Record<Urgency, string>> = {
  removal: "Removed",
  narrowing: "Breaking changes",
  risk: "Risky changes",
  addition: "Additions and other changes",
};

/** The length of all headings, with their marks and empty lines. */
const HEADINGS_LENGTH = URGENCIES.map((urgency) => `## ${HEADINGS[urgency]}\n\n\n`).join("").length;

/** GitHub accepts no longer comments. */
const MAX_LENGTH = 65_536;

/**
 * Formats a review as release notes: changes, affected users, and the version step. Without all
 * details, the notes are short enough for a comment of a pull request.
 */
export function markdownReport(review: Review, detail: ReportDetail): string {
  const groups = groupFindings(review.findings);
  const complete = notes(review, groups, 0);
  if (detail === "all" || complete.length < MAX_LENGTH) return complete;
  const frame = notes(review, [], groups.length).length + HEADINGS_LENGTH;
  const listed = fittingCount(groups, MAX_LENGTH - frame);
  return notes(review, groups.slice(0, listed), groups.length - listed);
}

/** The number of groups, starting with the most urgent, whose items together stay below a limit. */
function fittingCount(groups: readonly FindingGroup[], limit: number): number {
  let length = 0;
  for (const [index, group] of groups.entries()) {
    length += item(group).length + 1;
    if (length >= limit) return index;
  }
  return groups.length;
}

function notes(review: Review, listed: readonly FindingGroup[], hidden: number): string {
  const { ignored, bump } = review.summary;
  const verb = ignored === 1 ? "is" : "are";
  const rest = `${counted(hidden, "more change")}: see \`paramsmith diff … --format markdown --all > review.md\`.`;
  return [
    "# Changes of the API",
    "",
    `${upperFirst(heading(review))}.${ignored > 0 ? ` ${counted(ignored, "accepted change")} ${verb} omitted.` : ""}`,
    "",
    ...(review.findings.length === 0 ? [] : [...classTable(review), ...urgencySections(listed)]),
    ...(hidden === 0 ? [] : [rest, ""]),
    `Suggested version step: **${bump}**`,
    "",
  ].join("\n");
}

function classTable({ summary: { classes } }: Review): readonly string[] {
  return [
    "| affects | breaking | risky | information |",
    "|---|---:|---:|---:|",
    ...CONSUMER_CLASSES.map((name) => {
      const { breaking, risky, info } = classes[name];
      return `| ${CLASS_TITLES[name]} | ${breaking} | ${risky} | ${info} |`;
    }),
    "",
  ];
}

function urgencySections(groups: readonly FindingGroup[]): readonly string[] {
  return URGENCIES.flatMap((urgency) => {
    const own = groups.filter((group) => group.urgency === urgency);
    return own.length === 0 ? [] : [`## ${HEADINGS[urgency]}`, "", ...own.map(item), ""];
  });
}

function item({ first: { module }, message, otherModules, usage = [] }: FindingGroup): string {
  const list = (texts: readonly string[]): string => texts.map(code).join(", ");
  const { named, rest } = namedModules(otherModules);
  return [
    `- ${module === "" ? "The complete spec" : code(module)}: ${markdownText(message)}`,
    ...(otherModules.length === 0 ? [] : [`Also in ${list(named)}${rest}.`]),
    ...(usage.length === 0 ? [] : [`Used at ${list(usage.map(locationText))}.`]),
  ].join(" ");
}

/** Formats a message. Text in backticks is code already, the rest is escaped. */
export function markdownText(message: string): string {
  return message
    .split("`")
    .map((part, index) => (index % 2 === 1 ? code(part) : escapeMarkdown(part)))
    .join("");
}

/** Formats text as code, even if it contains backticks. */
function code(text: string): string {
  const plain = escapeHidden(text);
  const runs = [...plain.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = "`".repeat(Math.max(0, ...runs) + 1);
  return runs.length === 0 ? `${fence}${plain}${fence}` : `${fence} ${plain} ${fence}`;
}
