import { counted } from "../../base/counted.js";
import { escapeForTerminal } from "../../base/render-diagnostics.js";
import type { Palette } from "../../base/render-diagnostics.js";
import { CONSUMER_CLASSES } from "../level.js";
import type { Review } from "../review.js";
import { groupFindings } from "./group.js";
import type { FindingGroup } from "./group.js";
import {
  classCounts,
  heading,
  locationOf,
  locationText,
  namedModules,
  subjectText,
} from "./words.js";

/** The detail of a report: all changes, or the first additions only. */
export type ReportDetail = "all" | "urgent";

const SHOWN_ADDITIONS = 5;
const SHOWN_IDS = 3;

/** Formats a review for a terminal. */
export function textReport(review: Review, detail: ReportDetail, palette: Palette): string {
  const { ignored, bump } = review.summary;
  const found = `${heading(review)}${ignored > 0 ? ` (${ignored} ignored)` : ""}`;
  const others = classCounts(review, false).join("; ");
  const consumers = [
    ...classCounts(review, true),
    ...(others === "" ? [] : [`Not in this report (--class): ${others}`]),
  ];
  if (review.findings.length === 0) return `${[found, ...consumers].join("\n")}\n`;
  const groups = groupFindings(review.findings);
  const urgent = groups.filter(({ urgency }) => urgency !== "addition");
  const shown = detail === "all" ? groups : groups.slice(0, urgent.length + SHOWN_ADDITIONS);
  const hidden = groups.slice(shown.length).flatMap(({ findings }) => findings);
  return `${[
    ...shown.flatMap((group) => [groupText(group, detail, palette), ""]),
    ...(hidden.length === 0 ? [] : [`… and ${counted(hidden.length, "addition")} (--all)`, ""]),
    ...consumers,
    `${found}. Suggested version step: ${bump}.`,
  ].join("\n")}\n`;
}

function groupText(
  { first, findings, message, otherModules, usage }: FindingGroup,
  detail: ReportDetail,
  palette: Palette,
): string {
  const { level, rule, classes } = first;
  const location = locationOf(first);
  const place = location ? `${palette.strong(escapeForTerminal(locationText(location)))}: ` : "";
  const paint = {
    breaking: palette.error,
    risky: palette.warning,
    info: palette.strong,
    none: palette.faint,
  }[level];
  const affected = CONSUMER_CLASSES.flatMap((name) =>
    classes[name] === "none" ? [] : [`${name} ${classes[name]}`],
  );
  const ids = findings.slice(0, detail === "all" ? findings.length : SHOWN_IDS);
  const rest = findings.length - ids.length;
  const uses = usage?.map((use) =>
    use.reason === undefined ? locationText(use) : `${locationText(use)} (${use.reason})`,
  );
  const { named, rest: others } =
    detail === "all" ? { named: otherModules, rest: "" } : namedModules(otherModules);
  const line = (label: string, text: string): string =>
    `  ${palette.faint(`${label}:`)} ${escapeForTerminal(text)}`;
  return [
    `${place}${paint(`${level}[${rule}]`)}: ${escapeForTerminal(subjectText(first))}`,
    `  ${escapeForTerminal(message)}`,
    ...(otherModules.length === 0 ? [] : [line("also in", named.join(", ") + others)]),
    ...(affected.length === 0 ? [] : [line("affects", affected.join(", "))]),
    ...(uses?.length === 0 ? ["not here"] : (uses ?? [])).map((use) => line("used", use)),
    ...ids.map(({ id }) => line("id", id)),
    ...(rest === 0 ? [] : [`  ${palette.faint(`… and ${rest} more ids (--all)`)}`]),
  ].join("\n");
}
