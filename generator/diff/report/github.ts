import { escapeHidden } from "../../base/hidden-characters.js";
import type { Finding } from "../finding.js";
import { groupFindings } from "../group.js";
import type { FindingGroup } from "../group.js";
import type { Review } from "../review.js";
import { mostSevere } from "../level.js";
import { counts, groupMessage, noChanges, subjectText } from "./words.js";

const COMMANDS = { breaking: "error", risky: "warning", info: "notice", none: "notice" } as const;

/**
 * Formats a review as workflow commands, which become annotations of the pull request. GitHub shows
 * ten of each level for a step, so that changes at one line are one annotation, the most urgent first.
 */
export function githubReport(review: Review): string {
  if (review.findings.length === 0) return `${noChanges(review)}\n`;
  const places = new Map<string, FindingGroup[]>();
  for (const group of groupFindings(review.findings)) {
    const place = placeProperties(group.first, review).join(" ");
    const known = places.get(place);
    if (known) known.push(group);
    else places.set(place, [group]);
  }
  const lines = [...places.values()].map((groups) => annotation(groups, review));
  return `${[...lines, `${counts(review)}. Suggested version step: ${review.summary.bump}.`].join("\n")}\n`;
}

/** The groups are sorted by urgency. */
function annotation(groups: readonly FindingGroup[], review: Review): string {
  const [first, ...others] = groups;
  if (!first) return "";
  const level = mostSevere(groups.map((group) => group.first.level));
  const title = others.length === 0 ? groupTitle(first) : `${level}: ${groups.length} changes`;
  const messages = groups.map((group) =>
    others.length === 0 ? groupMessage(group) : `${groupTitle(group)}: ${groupMessage(group)}`,
  );
  const properties = [...placeProperties(first.first, review), `title=${property(title)}`];
  return `::${COMMANDS[level]} ${properties.join(",")}::${data(messages)}`;
}

function groupTitle({ first, modules: [, ...others] }: FindingGroup): string {
  const also = others.length === 0 ? "" : `, ${others.join(", ")}`;
  return `${first.level}: ${first.rule} (${subjectText(first)}${also})`;
}

/** A removed part has no line in the revision. It is reported at the file that contained it. */
function placeProperties({ positions }: Finding, { summary }: Review): readonly string[] {
  const { old, new: next } = positions;
  if (next) return [`file=${property(next.file)}`, `line=${next.line}`];
  if (!old) return [];
  const { compared } = summary;
  const files = compared.find((each) => each.old === old.file) ?? compared[0];
  return files ? [`file=${property(files.new)}`] : [];
}

/** Escapes percent signs. Line ends would end the message; the runner decodes them. */
function data(lines: readonly string[]): string {
  return lines.map((line) => escapeHidden(line).replaceAll("%", "%25")).join("%0A");
}

/** Also escapes colons and commas, which end a property. */
function property(text: string): string {
  return data([text]).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
