import { escapeHidden } from "../../text/hidden.js";
import type { Finding } from "../review/finding.js";
import type { Review } from "../review/review.js";
import { counts, NO_CHANGES, subjectText } from "./words.js";

const COMMANDS = { breaking: "error", risky: "warning", info: "notice", none: "notice" } as const;

/** A review as workflow commands, which become annotations of the pull request. */
export function githubReport(review: Review): string {
  if (review.findings.length === 0) return `${NO_CHANGES}\n`;
  const lines = review.findings.map((finding) => annotation(finding, review));
  return `${[...lines, `${counts(review)}. Suggested version step: ${review.summary.bump}.`].join("\n")}\n`;
}

function annotation(finding: Finding, review: Review): string {
  const { level, rule, message } = finding;
  const properties = [
    ...placeProperties(finding, review),
    ["title", `${level}: ${rule} (${subjectText(finding)})`],
  ].map(([name = "", value = ""]) => `${name}=${property(value)}`);
  return `::${COMMANDS[level]} ${properties.join(",")}::${data(message)}`;
}

/** What is gone has no line in the revision; it is reported at the file that it was in. */
function placeProperties(
  { positions }: Finding,
  { summary }: Review,
): readonly (readonly [string, string])[] {
  const { old, new: next } = positions;
  if (next)
    return [
      ["file", next.file],
      ["line", String(next.line)],
      ["col", String(next.column)],
    ];
  if (!old) return [];
  const { compared } = summary;
  const files = compared.find((each) => each.old === old.file) ?? compared[0];
  return files ? [["file", files.new]] : [];
}

/** As the runner reads it: percent signs and line ends would end the message. */
function data(text: string): string {
  return escapeHidden(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** A property ends at a colon or a comma too. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
