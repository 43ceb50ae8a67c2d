import { escapeHidden } from "../../diagnostics/hidden.js";
import type { Finding } from "../finding.js";
import type { Review } from "../review/review.js";
import { counts, NO_CHANGES, placeOf, subjectText } from "./words.js";

const COMMANDS = { breaking: "error", risky: "warning", info: "notice", none: "notice" } as const;

/** A review as workflow commands, which become annotations of the pull request. */
export function githubReport(review: Review): string {
  if (review.findings.length === 0) return `${NO_CHANGES}\n`;
  const lines = review.findings.map(annotation);
  return `${[...lines, `${counts(review)}. Suggested version step: ${review.summary.bump}.`].join("\n")}\n`;
}

function annotation(finding: Finding): string {
  const { level, rule, message } = finding;
  const place = placeOf(finding);
  const properties = [
    ...(place
      ? [
          ["file", place.file],
          ["line", String(place.line)],
          ["col", String(place.column)],
        ]
      : []),
    ["title", `${level}: ${rule} (${subjectText(finding)})`],
  ].map(([name = "", value = ""]) => `${name}=${property(value)}`);
  return `::${COMMANDS[level]} ${properties.join(",")}::${data(message)}`;
}

/** As the runner reads it: percent signs and line ends would end the message. */
function data(text: string): string {
  return escapeHidden(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** A property ends at a colon or a comma too. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
