import { groupBy } from "../../base/group.js";
import { escapeHidden } from "../../base/hidden-characters.js";
import type { Finding } from "../finding.js";
import { mostSevere } from "../level.js";
import type { Review } from "../review.js";
import { groupFindings } from "./group.js";
import type { FindingGroup } from "./group.js";
import { heading, subjectText } from "./words.js";

const COMMANDS = { breaking: "error", risky: "warning", info: "notice", none: "notice" } as const;

/**
 * Formats a review as workflow commands, which become annotations of the pull request. GitHub shows
 * ten of each level for a step, so that changes at one line are one annotation, the most urgent first.
 */
export function githubReport(review: Review): string {
  if (review.findings.length === 0) return `${heading(review)}\n`;
  const place = ({ first }: FindingGroup): readonly string[] => placeProperties(first, review);
  const groups = groupBy(groupFindings(review.findings), (group) => place(group).join(" "));
  const lines = [...groups.values()].map((each) => annotation(each, place(each[0])));
  return `${[...lines, `${heading(review)}. Suggested version step: ${review.summary.bump}.`].join("\n")}\n`;
}

/** The groups are sorted by urgency. */
function annotation(groups: readonly FindingGroup[], place: readonly string[]): string {
  const level = mostSevere(groups.map(({ first }) => first.level));
  const titles = groups.map(
    ({ first, otherModules }) =>
      `${first.level}: ${first.rule} (${[subjectText(first), ...otherModules].join(", ")})`,
  );
  const messages = groups.map(({ message }, index) =>
    titles.length === 1 ? message : `${titles[index]}: ${message}`,
  );
  const number = groups.flatMap(({ findings }) => findings).length;
  const title = titles.length === 1 ? titles.join() : `${level}: ${number} changes`;
  const properties = [...place, `title=${property(title)}`];
  return `::${COMMANDS[level]} ${properties.join(",")}::${data(messages)}`;
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
