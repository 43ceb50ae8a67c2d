import { escapeHidden } from "../../text/hidden.js";
import { escapeMarkdown } from "../../text/markdown.js";
import type { Finding } from "../review/finding.js";
import { CLASS_TITLES, CONSUMER_CLASSES, LEVELS } from "../rules/level.js";
import type { Level } from "../rules/level.js";
import type { Review } from "../review/review.js";
import { alike, byModule, counts, groupMessage, locationText } from "./words.js";
import type { FindingGroup } from "./words.js";

const HEADINGS: Readonly<Record<Level, string>> = {
  breaking: "Breaking changes",
  risky: "Risky changes",
  info: "Other changes",
  none: "Changes without effect",
};

/** Formats a review as release notes: changes, affected users, and the version step. */
export function markdownReport(review: Review): string {
  const { findings, summary } = review;
  const ignored = summary.ignored > 0 ? ` ${summary.ignored} accepted changes are left out.` : "";
  const body =
    findings.length === 0
      ? [`No changes.${ignored}`, ""]
      : [`${counts(review)}.${ignored}`, "", ...classTable(review), ...levelSections(findings)];
  return [
    "# Changes of the API",
    "",
    ...body,
    `Suggested version step: **${summary.bump}**`,
    "",
  ].join("\n");
}

function classTable({ summary: { classes } }: Review): readonly string[] {
  return [
    "| for whom | breaking | risky | information |",
    "|---|---:|---:|---:|",
    ...CONSUMER_CLASSES.map((name) => {
      const { breaking, risky, info } = classes[name];
      return `| ${CLASS_TITLES[name]} | ${breaking} | ${risky} | ${info} |`;
    }),
    "",
  ];
}

function levelSections(findings: readonly Finding[]): readonly string[] {
  return LEVELS.flatMap((level) => {
    const own = findings.filter((finding) => finding.level === level);
    if (own.length === 0) return [];
    return [
      `## ${HEADINGS[level]}`,
      "",
      ...byModule(own).flatMap(([module, group]) => [
        `### ${module === "" ? "The complete spec" : code(module)}`,
        "",
        ...alike(group).map(item),
        "",
      ]),
    ];
  });
}

function item(group: FindingGroup): string {
  const { usage = [] } = group.first;
  const used = usage.map((location) => code(locationText(location)));
  return `- ${markdownText(groupMessage(group))}${used.length > 0 ? ` Used at ${used.join(", ")}.` : ""}`;
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
