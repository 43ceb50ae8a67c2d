import { escapeHidden } from "../../base/hidden-characters.js";
import type { Finding } from "../finding.js";
import type { Review } from "../review.js";
import { counts, noChanges, subjectText } from "./words.js";

const COMMANDS = { breaking: "error", risky: "warning", info: "notice", none: "notice" } as const;

/** Formats a review as workflow commands, which become annotations of the pull request. */
export function githubReport(review: Review): string {
  if (review.findings.length === 0) return `${noChanges(review)}\n`;
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

/** A removed part has no line in the revision. It is reported at the file that contained it. */
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

/** Escapes percent signs and line ends, because the runner would end the message at them. */
function data(text: string): string {
  return escapeHidden(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** Also escapes colons and commas, which end a property. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
