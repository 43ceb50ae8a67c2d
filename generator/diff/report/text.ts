import { escapeForTerminal } from "../../diagnostics/render.js";
import type { Palette } from "../../diagnostics/render.js";
import { CLASS_TITLES, CONSUMER_CLASSES } from "../rules/level.js";
import type { Review } from "../review/review.js";
import {
  alike,
  byModule,
  counts,
  groupMessage,
  levelCounts,
  NO_CHANGES,
  locationOf,
  locationText,
  subjectText,
} from "./words.js";
import type { FindingGroup } from "./words.js";

/** Formats a review for a terminal. */
export function textReport(review: Review, palette: Palette): string {
  const { findings, summary } = review;
  const ignored = summary.ignored > 0 ? ` (${summary.ignored} ignored)` : "";
  if (findings.length === 0) return `${NO_CHANGES}${ignored}\n`;
  return `${[
    ...byModule(findings).flatMap(([, own]) => [
      ...alike(own).map((group) => groupText(group, palette)),
      "",
    ]),
    ...classLines(review),
    `${counts(review)}${ignored}. Suggested version step: ${summary.bump}.`,
  ].join("\n")}\n`;
}

/** The highest level for each consumer class. */
function classLines({ summary: { classes } }: Review): readonly string[] {
  return CONSUMER_CLASSES.flatMap((name) => {
    const { breaking, risky, info } = classes[name];
    const touched = levelCounts({ breaking, risky, info, none: 0 });
    return touched === "" ? [] : [`${CLASS_TITLES[name]}: ${touched}`];
  });
}

function groupText(group: FindingGroup, palette: Palette): string {
  const { first, others } = group;
  const { level, rule, usage } = first;
  const location = locationOf(first);
  const paint = {
    breaking: palette.error,
    risky: palette.warning,
    info: palette.strong,
    none: palette.faint,
  }[level];
  const touched = CONSUMER_CLASSES.filter((name) => first.classes[name] !== "none")
    .map((name) => `${name} ${first.classes[name]}`)
    .join(", ");
  return [
    `${location ? `${palette.strong(escapeForTerminal(locationText(location)))}: ` : ""}${paint(`${level}[${rule}]`)}: ${escapeForTerminal(subjectText(first))}`,
    `  ${escapeForTerminal(groupMessage(group))}`,
    ...(touched === "" ? [] : [`  ${palette.faint("touches:")} ${touched}`]),
    ...(usage ? usageLines(usage.map(locationText), palette) : []),
    ...[first, ...others].map(({ id }) => `  ${palette.faint("id:")} ${escapeForTerminal(id)}`),
  ].join("\n");
}

function usageLines(places: readonly string[], palette: Palette): readonly string[] {
  if (places.length === 0) return [`  ${palette.faint("used:")} not here`];
  return places.map((location) => `  ${palette.faint("used:")} ${escapeForTerminal(location)}`);
}
