import { inert } from "../../diagnostics/render.js";
import type { Palette } from "../../diagnostics/render.js";
import type { Finding } from "../finding.js";
import { CONSUMER_CLASSES } from "../level.js";
import type { Review } from "../review/review.js";
import { counts, NO_CHANGES, placeOf, placeText, subjectText } from "./words.js";

/** A review for a terminal. */
export function textReport(review: Review, palette: Palette): string {
  const { findings, summary } = review;
  const ignored = summary.ignored > 0 ? ` (${summary.ignored} ignored)` : "";
  if (findings.length === 0) return `${NO_CHANGES}${ignored}\n`;
  return `${[
    ...findings.map((finding) => findingText(finding, palette)),
    "",
    `${counts(review)}${ignored}. Suggested version step: ${summary.bump}.`,
  ].join("\n")}\n`;
}

function findingText(finding: Finding, palette: Palette): string {
  const { level, rule, message, id, usage } = finding;
  const place = placeOf(finding);
  const paint = {
    breaking: palette.error,
    risky: palette.warning,
    info: palette.strong,
    none: palette.faint,
  }[level];
  const touched = CONSUMER_CLASSES.filter((name) => finding.classes[name] !== "none")
    .map((name) => `${name} ${finding.classes[name]}`)
    .join(", ");
  return [
    `${place ? `${palette.strong(inert(placeText(place)))}: ` : ""}${paint(`${level}[${rule}]`)}: ${inert(subjectText(finding))}`,
    `  ${inert(message)}`,
    ...(touched === "" ? [] : [`  ${palette.faint("touches:")} ${touched}`]),
    ...(usage ? usageLines(usage.map(placeText), palette) : []),
    `  ${palette.faint("id:")} ${inert(id)}`,
  ].join("\n");
}

function usageLines(places: readonly string[], palette: Palette): readonly string[] {
  if (places.length === 0) return [`  ${palette.faint("used:")} not here`];
  return places.map((place) => `  ${palette.faint("used:")} ${inert(place)}`);
}
