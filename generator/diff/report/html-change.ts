import type { UsedLocation, FindingPosition } from "../finding.js";
import type { FindingGroup } from "../group.js";
import { CLASS_TITLES, CONSUMER_CLASSES } from "../rules/level.js";
import { codeElement, proseHtml, escapedText } from "../../base/html-text.js";
import { groupUsage, LEVEL_TITLES, locationText } from "./words.js";

/** Formats one change: what it is about, the values before and after, and the code that it affects. */
export function changeArticle(group: FindingGroup): string {
  const { first, values, findings, modules } = group;
  const { rule, level, classes, module, parameter } = first;
  const usage = groupUsage(group);
  const others = values.slice(1);
  const subject = parameter === undefined || parameter === "" ? "" : ` ${codeElement(parameter)}`;
  const levels = CONSUMER_CLASSES.map((name) => `data-${name}="${classes[name]}"`).join(" ");
  const use = usage ? ` data-used="${usage.length > 0}"` : "";
  return `<article data-level="${level}" ${levels} data-modules="${escapedText(JSON.stringify(modules))}" data-number="${findings.length}"${use}>
<div>
<h3><span class="badge ${level}">${LEVEL_TITLES[level]}</span> ${moduleTitle(module)}${subject} <a class="rule" href="#rule-${rule}">${rule}</a></h3>
<div class="message">${proseHtml(first.message)}${others.length > 0 ? ` The same applies to the ${others.length === 1 ? "other value" : `other ${others.length} values`}.` : ""}${alsoIn(modules)} ${details(group)}</div>
</div>
${sides(group)}
${usage ? used(usage) : ""}
</article>`;
}

function alsoIn([, ...others]: readonly string[]): string {
  return others.length === 0 ? "" : ` Also in ${others.map(codeElement).join(", ")}.`;
}

/** The title of a module, or of the complete spec. */
export function moduleTitle(module: string): string {
  return module === "" ? "<span>The complete spec</span>" : codeElement(module);
}

/** The consumers that a change affects, and the ids for an ignore file. */
function details({ first: { classes }, findings }: FindingGroup): string {
  const touched = CONSUMER_CLASSES.filter((name) => classes[name] !== "none").map(
    (name) =>
      `<li class="${classes[name]}">${CLASS_TITLES[name]}: <b>${LEVEL_TITLES[classes[name]].toLowerCase()}</b></li>`,
  );
  const ids = findings.map(({ id }) => `<li>${codeElement(id)}</li>`);
  return `<details class="ids"><summary>${ids.length === 1 ? "Details" : `Details of ${ids.length}`}</summary>
<ul class="classes">${touched.join("")}</ul>
<ul>${ids.join("")}</ul></details>`;
}

function sides({ first, values: several }: FindingGroup): string {
  const { rule, old, new: next, value, positions } = first;
  // The value of an added or removed finding is shown only for the spec that has it.
  const isAlone = old === undefined && next === undefined && value !== undefined;
  const values = several.length > 0 ? several : [value];
  const [before, after] = isAlone
    ? rule.endsWith("added")
      ? [[], values]
      : [values, []]
    : [old === undefined ? [] : [old], next === undefined ? [] : [next]];
  const isTelling = before.length + after.length > 0;
  return `<div class="compare">
${side("old", before, positions.old, isTelling)}
${side("new", after, positions.new, isTelling)}
</div>`;
}

const SIDE_TITLES = { old: "Before", new: "After" } as const;

function side(
  kind: keyof typeof SIDE_TITLES,
  values: readonly unknown[],
  location: FindingPosition | undefined,
  isTelling: boolean,
): string {
  const isFull = values.length > 0 || (!isTelling && location !== undefined);
  const items = values.map((value) => `<code>${escapedText(valueText(value))}</code>`);
  const content =
    items.length > 1
      ? `<ul class="values">${items.map((item) => `<li>${item}</li>`).join("")}</ul>`
      : (items[0] ?? (isFull ? "" : '<span class="faint">absent</span>'));
  return `<div class="${kind}${isFull ? " full" : ""}"><h4>${SIDE_TITLES[kind]}${location ? ` <span class="place" title="${escapedText(location.file)}">${codeElement(shortLocation(location))}</span>` : ""}</h4>${content}</div>`;
}

/** A location by the name of its file. The page begins with the names of both sides. */
function shortLocation({ file, line, column }: FindingPosition): string {
  return `${file.slice(file.lastIndexOf("/") + 1)}:${line}:${column}`;
}

/** The complete value, as JSON on several lines unless it is plain text. */
function valueText(value: unknown): string {
  return typeof value === "string" && value !== "" && value.trim() === value
    ? value
    : JSON.stringify(value, undefined, 2);
}

/** The lines that break, with the code around them. */
function used(uses: readonly UsedLocation[]): string {
  if (uses.length === 0) return '<p class="used">Not used in the searched code.</p>';
  return uses.map(usedLines).join("\n");
}

function usedLines(use: UsedLocation): string {
  const { line, excerpt, reason } = use;
  const lines = excerpt.lines.map((each, index) => {
    const number = excerpt.firstLine + index;
    const content = `<span class="line">${number}</span>${escapedText(each)}`;
    return number === line ? `<mark>${content}</mark>` : content;
  });
  return `<div class="used"><p>Used at ${codeElement(locationText(use))}${reason === undefined ? "" : ` (${escapedText(reason)})`}.</p>${lines.length > 0 ? `<pre>${lines.join("\n")}</pre>` : ""}</div>`;
}
