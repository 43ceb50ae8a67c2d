import { counted } from "../../base/counted.js";
import { code, html, htmlPage, lines, prose } from "../../base/html-text.js";
import type { Html } from "../../base/html-text.js";
import { upperFirst } from "../../emit/plan/identifier.js";
import type { Finding, FindingPosition, UsedLocation } from "../finding.js";
import { CLASS_TITLES, CONSUMER_CLASSES, LEVELS } from "../level.js";
import type { Level } from "../level.js";
import type { Review, Summary } from "../review.js";
import { ruleById } from "../rules.js";
import { groupFindings, URGENCIES } from "./group.js";
import type { FindingGroup, Urgency } from "./group.js";
import { STYLE } from "./html-style.js";
import { heading, LEVEL_TITLES, locationText, placedMessage } from "./words.js";

/**
 * Formats a review as a self-contained page. It needs no server and no scripts.
 */
export function htmlReport(review: Review): string {
  const { findings, summary } = review;
  const groups = groupFindings(findings);
  const verdict = upperFirst(heading(review));
  const hasFindings = findings.length > 0;
  return htmlPage({
    title: `Spec review: ${verdict}`,
    style: STYLE,
    body: html`<a class="skip" href="#changes">Skip to the changes</a>
<header>
<h1>Spec review</h1>
${lines(summary.compared.map(comparedSpecs))}
<p class="verdict"><strong>${verdict}</strong>${summary.ignored > 0 && `, ${summary.ignored} accepted`}. Suggested version step: <strong class="bump">${summary.bump}</strong></p>
${summary.total + summary.others > 0 && consumersTable(summary)}
</header>
${hasFindings && filters(review)}
<main id="changes" tabindex="-1">
${URGENCIES.map((urgency) => urgencySection(urgency, groups))}
${!hasFindings && html`<p>${verdict}.</p>`}
</main>
${hasFindings && meanings(findings)}`,
  });
}

function comparedSpecs({ old, new: next }: Summary["compared"][number]): Html {
  return html`<p class="sides"><span class="old">${code(old)}</span> <span aria-hidden="true">→</span><span class="hidden">compared with</span> <span class="new">${code(next)}</span></p>`;
}

const SHOWN_LEVELS = LEVELS.filter((level) => level !== "none");

/** The effects on each class of consumers; the report's own classes come first. */
function consumersTable({ audience, classes }: Summary): Html {
  const names = [
    ...CONSUMER_CLASSES.filter((name) => audience.includes(name)),
    ...CONSUMER_CLASSES.filter((name) => !audience.includes(name)),
  ];
  const rows = names.map((name) => {
    const isOther = !audience.includes(name);
    const cells = SHOWN_LEVELS.map((level) => cell(classes[name][level], level));
    return html`<tr${isOther && html` class="other"`}><th scope="row">${CLASS_TITLES[name]}${isOther && " (not listed)"}</th>${action(classes[name])}${cells}</tr>`;
  });
  return html`<table class="summary">
<caption>Action required, by consumer</caption>
<thead><tr><th scope="col">Affects</th><th scope="col">Action required?</th>${SHOWN_LEVELS.map((level) => html`<th scope="col">${level === "info" ? "Info" : LEVEL_TITLES[level]}</th>`)}</tr></thead>
<tbody>
${lines(rows)}
</tbody>
</table>`;
}

function action({ breaking, risky }: Readonly<Record<Level, number>>): Html {
  if (breaking > 0) return html`<td class="breaking">Yes</td>`;
  return risky > 0 ? html`<td class="risky">Review</td>` : html`<td class="zero">No</td>`;
}

function cell(count: number, level: Level): Html {
  return html`<td class="${count > 0 ? level : "zero"}">${count}</td>`;
}

/** Controls that the style reads: it hides changes by their level, their consumers and their use. */
function filters({ findings, summary: { levels } }: Review): Html {
  const boxes = LEVELS.filter((level) => levels[level] > 0).map(
    (level) =>
      html`<label><input type="checkbox" value="${level}" checked> <span>${LEVEL_TITLES[level]}</span> <span class="badge ${level}">${levels[level]}</span></label>`,
  );
  const consumers = CONSUMER_CLASSES.map((name) => [name, CLASS_TITLES[name]] as const);
  const uses = [
    ["used", "In your code"],
    ["unused", "Not in your code"],
  ] as const;
  return html`<form id="filters" role="search" aria-label="Filter the changes">
<fieldset><legend>Level</legend>${lines(boxes)}</fieldset>
${choice("Affects", "Everyone", consumers)}
${findings.some(({ usage }) => usage) && choice("Used", "All", uses)}
<button type="reset">Reset filters</button>
</form>`;
}

function choice(
  label: string,
  all: string,
  options: readonly (readonly [value: string, title: string])[],
): Html {
  return html`<label>${label} <select><option value="">${all}</option>${options.map(([value, title]) => html`<option value="${value}">${title}</option>`)}</select></label>`;
}

const URGENCY_TITLES: Readonly<Record<Urgency, string>> = {
  removal: "Removed",
  narrowing: "Other breaking changes",
  risk: "Risky",
  addition: "Additions and other changes",
};

function urgencySection(urgency: Urgency, all: readonly FindingGroup[]): Html | undefined {
  const groups = all.filter((group) => group.urgency === urgency);
  if (groups.length === 0) return undefined;
  const number = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  return html`<section class="changes" aria-labelledby="${urgency}">
<h2 id="${urgency}">${URGENCY_TITLES[urgency]} <span class="number">${counted(number, "change")}</span></h2>
${lines(groups.map(changeArticle))}
</section>
`;
}

/** Formats one change: what it is about, the values before and after, and the code that it affects. */
function changeArticle(group: FindingGroup): Html {
  const { first, values, places, usage } = group;
  const { rule, level, classes, module, parameter = "" } = first;
  const others = values.length - 1;
  const affected = CONSUMER_CLASSES.filter((name) => classes[name] !== "none");
  const use = usage && html` data-use="${usage.length > 0 ? "used" : "unused"}"`;
  return html`<article data-level="${level}" data-affects="${affected.join(" ")}"${use}>
<div>
<h3><span class="badge ${level}">${LEVEL_TITLES[level]}</span> ${module === "" ? html`<span>The complete spec</span>` : code(module)}${parameter !== "" && html` ${code(parameter)}`} <a class="rule" href="#rule-${rule}">${rule}</a></h3>
<div class="message">${prose(placedMessage(first.message, places))}${others > 0 && ` The same applies to the ${others === 1 ? "other value" : `other ${others} values`}.`}${alsoIn(group)} ${details(group)}</div>
</div>
${sides(group)}
${usage?.length === 0 ? html`<p class="used">Not used in the searched code.</p>` : lines((usage ?? []).map(usedLines))}
</article>`;
}

function alsoIn({ otherModules }: FindingGroup): Html | false {
  return otherModules.length > 0 && html` Also in ${codes(otherModules)}.`;
}

function codes(texts: readonly string[]): Html {
  return html`${texts.map((text, index) => html`${index > 0 && ", "}${code(text)}`)}`;
}

/** The consumers that a change affects, all its places, and the ids for an ignore file. */
function details({ first: { classes }, findings, places }: FindingGroup): Html {
  const affected = CONSUMER_CLASSES.filter((name) => classes[name] !== "none").map(
    (name) =>
      html`<li class="${classes[name]}">${CLASS_TITLES[name]}: <b>${LEVEL_TITLES[classes[name]].toLowerCase()}</b></li>`,
  );
  const count = findings.length;
  return html`<details class="ids"><summary>Details${count !== 1 && ` of ${count}`}</summary>
<ul class="classes">${affected}</ul>
${places.length > 0 && html`<p>Affected operations: ${codes(places)}.</p>\n`}<ul>${findings.map(({ id }) => html`<li>${code(id)}</li>`)}</ul></details>`;
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

/** The rules that list values present only in the base or only in the revision. */
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

/** A line that breaks, with the code around it. */
function usedLines(use: UsedLocation): Html {
  const { line, excerpt, reason } = use;
  const shown = excerpt.lines.map((each, index) => {
    const number = excerpt.firstLine + index;
    const content = html`<span class="line">${number}</span>${each}`;
    return number === line ? html`<mark>${content}</mark>` : content;
  });
  return html`<div class="used"><p>Used at ${code(locationText(use))}${reason !== undefined && ` (${reason})`}.</p>${shown.length > 0 && html`<pre>${lines(shown)}</pre>`}</div>`;
}

/** The explanation of each rule that has findings. */
function meanings(findings: readonly Finding[]): Html {
  const rules = [...new Set(findings.map(({ rule }) => rule))].toSorted();
  const entries = rules.map(
    (rule) => html`<dt id="rule-${rule}">${rule}</dt><dd>${prose(ruleById(rule).means)}</dd>`,
  );
  return html`<section class="rules" aria-labelledby="rules-title">
<h2 id="rules-title">Rules in this report</h2>
<dl>
${lines(entries)}
</dl>
</section>`;
}
