import type { UsedLocation, FindingPosition } from "../finding.js";
import type { FindingGroup } from "../group.js";
import { CLASS_TITLES, CONSUMER_CLASSES } from "../level.js";
import { code, html, lines, prose } from "../../base/html-text.js";
import type { Html } from "../../base/html-text.js";
import { groupUsage, LEVEL_TITLES, locationText } from "./words.js";

/** Formats one change: what it is about, the values before and after, and the code that it affects. */
export function changeArticle(group: FindingGroup): Html {
  const { first, values, findings, modules } = group;
  const { rule, level, classes, module, parameter = "" } = first;
  const usage = groupUsage(group);
  const others = values.length - 1;
  const levels = CONSUMER_CLASSES.map((name) => html` data-${name}="${classes[name]}"`);
  const use = usage && html` data-used="${String(usage.length > 0)}"`;
  return html`<article data-level="${level}"${levels} data-modules="${JSON.stringify(modules)}" data-number="${findings.length}"${use}>
<div>
<h3><span class="badge ${level}">${LEVEL_TITLES[level]}</span> ${module === "" ? html`<span>The complete spec</span>` : code(module)}${parameter !== "" && html` ${code(parameter)}`} <a class="rule" href="#rule-${rule}">${rule}</a></h3>
<div class="message">${prose(first.message)}${others > 0 && ` The same applies to the ${others === 1 ? "other value" : `other ${others} values`}.`}${alsoIn(modules)} ${details(group)}</div>
</div>
${sides(group)}
${usage && usedPart(usage)}
</article>`;
}

function alsoIn([, ...others]: readonly string[]): Html | false {
  const names = others.map((name, index) => html`${index > 0 && ", "}${code(name)}`);
  return others.length > 0 && html` Also in ${names}.`;
}

/** The consumers that a change affects, and the ids for an ignore file. */
function details({ first: { classes }, findings }: FindingGroup): Html {
  const affected = CONSUMER_CLASSES.filter((name) => classes[name] !== "none").map(
    (name) =>
      html`<li class="${classes[name]}">${CLASS_TITLES[name]}: <b>${LEVEL_TITLES[classes[name]].toLowerCase()}</b></li>`,
  );
  const count = findings.length;
  return html`<details class="ids"><summary>Details${count !== 1 && ` of ${count}`}</summary>
<ul class="classes">${affected}</ul>
<ul>${findings.map(({ id }) => html`<li>${code(id)}</li>`)}</ul></details>`;
}

function sides({ first, values: several }: FindingGroup): Html {
  const { rule, old, new: next, value, positions } = first;
  // The value of an added or removed finding is shown only for the spec that has it.
  const isAlone = old === undefined && next === undefined && value !== undefined;
  const values = isAlone ? (several.length > 0 ? several : [value]) : [];
  const before = old === undefined ? values.filter(() => GONE.test(rule)) : [old];
  const after = next === undefined ? values.filter(() => COME.test(rule)) : [next];
  const hasValues = before.length + after.length > 0;
  return html`<div class="compare">
${side("old", before, positions.old, hasValues)}
${side("new", after, positions.new, hasValues)}
</div>`;
}

/** The rules whose values only the base or only the revision has. */
const GONE = /-(?:removed|narrowed|tightened)(?:-|$)/;
const COME = /-(?:added|widened|loosened)(?:-|$)/;

const SIDE_TITLES = { old: "Before", new: "After" } as const;

function side(
  kind: keyof typeof SIDE_TITLES,
  values: readonly unknown[],
  location: FindingPosition | undefined,
  hasValues: boolean,
): Html {
  const isFull = values.length > 0 || (!hasValues && location !== undefined);
  const items = values.map((value) => folded(valueText(value)));
  const content =
    items.length > 1
      ? html`<ul class="values">${items.map((item) => html`<li>${item}</li>`)}</ul>`
      : (items[0] ?? (!isFull && html`<span class="faint">absent</span>`));
  const place =
    location &&
    html` <span class="place" title="${location.file}">${code(shortLocation(location))}</span>`;
  return html`<div class="${kind}${isFull && " full"}"><h4>${SIDE_TITLES[kind]}${place}</h4>${content}</div>`;
}

/** A location by the name of its file. The page begins with the names of both sides. */
function shortLocation({ file, line, column }: FindingPosition): string {
  return `${file.slice(file.lastIndexOf("/") + 1)}:${line}:${column}`;
}

const MAX_LINES = 12;
const MAX_LENGTH = 600;

/** Formats a value. A long one is folded, with its beginning as the summary. */
function folded(text: string): Html {
  if (text.length <= MAX_LENGTH && text.split("\n").length <= MAX_LINES) return code(text);
  const [start = ""] = text.replaceAll(/\s+/g, " ").match(/^.{0,60}/u) ?? [];
  return html`<details><summary>${code(`${start}…`)}</summary>${code(text)}</details>`;
}

/** The complete value, as JSON on several lines unless it is plain text. */
function valueText(value: unknown): string {
  return typeof value === "string" && value !== "" && value.trim() === value
    ? value
    : JSON.stringify(value, undefined, 2);
}

/** The lines that break, with the code around them. */
function usedPart(uses: readonly UsedLocation[]): Html {
  if (uses.length === 0) return html`<p class="used">Not used in the searched code.</p>`;
  return lines(uses.map(usedLines));
}

function usedLines(use: UsedLocation): Html {
  const { line, excerpt, reason } = use;
  const shown = excerpt.lines.map((each, index) => {
    const number = excerpt.firstLine + index;
    const content = html`<span class="line">${number}</span>${each}`;
    return number === line ? html`<mark>${content}</mark>` : content;
  });
  return html`<div class="used"><p>Used at ${code(locationText(use))}${reason !== undefined && ` (${reason})`}.</p>${shown.length > 0 && html`<pre>${lines(shown)}</pre>`}</div>`;
}
