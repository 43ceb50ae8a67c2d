import { createHash } from "node:crypto";
import { escapeHiddenInLines } from "../../text/hidden.js";
import { escapeAttribute } from "../../../templates/runtime/http/html.js";
import type { Finding, FindingPosition } from "../review/finding.js";
import { CLASS_TITLES, CONSUMER_CLASSES, LEVELS } from "../rules/level.js";
import type { Level } from "../rules/level.js";
import type { Review, Summary } from "../review/review.js";
import { ruleById } from "../rules/table.js";
import type { RuleId } from "../rules/table.js";
import { SCRIPT } from "./html-script.js";
import { STYLE } from "./html-style.js";
import { upperFirst } from "../../plan/identifier.js";
import { groupFindings } from "../review/group.js";
import type { FindingGroup } from "../review/group.js";
import { byModule, counts, groupUsage, LEVEL_TITLES, locationText, noChanges } from "./words.js";

/**
 * Formats a review as a self-contained page. It needs no server, and is complete without scripts.
 */
export function htmlReport(review: Review): string {
  const { findings, summary } = review;
  const modules = byModule(findings);
  const policy = `default-src 'none'; style-src '${hash(STYLE)}'; script-src '${hash(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Spec review: ${text(counts(review) || noChanges(review))}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#changes">Skip to the changes</a>
<header>
<h1>Spec review</h1>
${summary.compared.map(({ old, new: next }) => `<p class="sides"><span class="old">${code(old)}</span> <span aria-hidden="true">→</span><span class="hidden">compared with</span> <span class="new">${code(next)}</span></p>`).join("\n")}
<p class="verdict"><strong>${text(counts(review) || upperFirst(noChanges(review)))}</strong>${summary.ignored > 0 ? `, ${summary.ignored} accepted` : ""}. Suggested version step: <strong class="bump">${summary.bump}</strong></p>
${findings.length > 0 ? summaryTable(summary) : ""}
</header>
${findings.length > 0 ? `${filters(summary)}\n${contents(modules)}` : ""}
<main id="changes" tabindex="-1">
${modules.map(moduleSection).join("\n")}
${findings.length === 0 ? "<p>${text(upperFirst(noChanges(review)))}.</p>" : '<p id="nothing" hidden>No change fits the filters.</p>'}
</main>
${findings.length > 0 ? meanings(findings) : ""}
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function hash(source: string): string {
  return `sha256-${createHash("sha256").update(source).digest("base64")}`;
}

function summaryTable({ classes, levels }: Summary): string {
  const shownLevels = LEVELS.filter((level) => level !== "none");
  const rows = CONSUMER_CLASSES.map(
    (name) =>
      `<tr><th scope="row">${CLASS_TITLES[name]}</th>${shownLevels.map((level) => cell(classes[name][level], level)).join("")}</tr>`,
  );
  return `<table class="summary">
<caption>Changes by whom they touch, and how much</caption>
<thead><tr><th scope="col">For whom</th>${shownLevels.map((level) => `<th scope="col">${LEVEL_TITLES[level]}</th>`).join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
<tfoot><tr><th scope="row">All, at their highest level</th>${shownLevels.map((level) => cell(levels[level], level)).join("")}</tr></tfoot>
</table>`;
}

function cell(count: number, level: Level): string {
  return `<td class="${count > 0 ? level : "zero"}">${count}</td>`;
}

function filters({ levels, classes, total }: Summary): string {
  const present = LEVELS.filter(
    (level) =>
      levels[level] > 0 ||
      (level !== "none" && CONSUMER_CLASSES.some((name) => classes[name][level] > 0)),
  );
  const boxes = present.map(
    (level) =>
      `<label><input type="checkbox" name="level" value="${level}" checked> <span>${LEVEL_TITLES[level]}</span> <span class="badge ${level} found">${levels[level]}</span></label>`,
  );
  const options = CONSUMER_CLASSES.map(
    (name) => `<option value="${name}">${CLASS_TITLES[name]}</option>`,
  );
  return `<form id="filters" role="search" aria-label="Filter the changes" data-titles="${text(JSON.stringify(LEVEL_TITLES))}" hidden>
<fieldset><legend>Level</legend>${boxes.join("\n")}</fieldset>
<p id="count" role="status">${changeCount(total)} shown</p>
<label for="class">For whom <select id="class"><option value="">Anybody</option>${options.join("")}</select></label>
<label for="words">Words <input id="words" type="search" autocomplete="off" spellcheck="false" placeholder="module, parameter, rule"></label>
<button type="reset">Show all</button>
</form>`;
}

function changeCount(number: number): string {
  return `${number} ${number === 1 ? "change" : "changes"}`;
}

type ModuleFindings = readonly [module: string, findings: readonly Finding[]];

function contents(modules: readonly ModuleFindings[]): string {
  const links = modules.map(
    ([module, findings], index) =>
      `<li><a href="#module-${index + 1}">${moduleTitle(module)}</a> <span class="number">${findings.length}</span></li>`,
  );
  return `<nav aria-label="Modules">
<details><summary>Modules <span class="number">${modules.length}</span></summary>
<ul>
${links.join("\n")}
</ul>
</details>
</nav>`;
}

function moduleTitle(module: string): string {
  return module === "" ? "<span>The complete spec</span>" : code(module);
}

function moduleSection([module, findings]: ModuleFindings, index: number): string {
  const id = `module-${index + 1}`;
  return `<section class="module" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${moduleTitle(module)} <span class="number">${changeCount(findings.length)}</span></h2>
${groupFindings(findings).map(article).join("\n")}
</section>`;
}

function article(group: FindingGroup): string {
  const { first, values, findings } = group;
  const { rule, level, classes, parameter } = first;
  const usage = groupUsage(group);
  const others = values.slice(1);
  const touched = CONSUMER_CLASSES.filter((name) => classes[name] !== "none");
  const title = parameter === undefined || parameter === "" ? "" : ` ${code(parameter)}`;
  const levels = CONSUMER_CLASSES.map((name) => `data-${name}="${classes[name]}"`).join(" ");
  return `<article data-level="${level}" ${levels} data-rule="${rule}" data-number="${findings.length}">
<h3><span class="badge ${level}">${LEVEL_TITLES[level]}</span>${title} <a class="rule" href="#rule-${rule}">${rule}</a></h3>
<p>${prose(first.message)}${others.length > 0 ? ` Likewise for the ${others.length === 1 ? "other value" : `other ${others.length} values`}.` : ""}</p>
${sides(group)}
${touched.length > 0 ? `<ul class="classes" aria-label="Touches">${touched.map((name) => `<li class="${classes[name]}">${CLASS_TITLES[name]}: <b>${LEVEL_TITLES[classes[name]].toLowerCase()}</b></li>`).join("")}</ul>` : ""}
${usage ? used(usage) : ""}
${ids(group)}
</article>`;
}

/** The ids of findings, for an ignore file. */
function ids({ first, findings }: FindingGroup): string {
  if (findings.length === 1) return `<p class="id">${code(first.id)}</p>`;
  const items = findings.map(({ id }) => `<li>${code(id)}</li>`);
  return `<details class="ids"><summary>${items.length} ids</summary><ul>${items.join("")}</ul></details>`;
}

/** The explanations of the rules of the findings, each once. */
function meanings(findings: readonly Finding[]): string {
  const rules: readonly RuleId[] = [...new Set(findings.map(({ rule }) => rule))].toSorted();
  const entries = rules.map((rule) => {
    return `<dt id="rule-${rule}">${rule}</dt><dd>${prose(ruleById(rule).means)}</dd>`;
  });
  return `<section class="rules" aria-labelledby="rules-title">
<h2 id="rules-title">Meanings of the rules</h2>
<dl>
${entries.join("\n")}
</dl>
</section>`;
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
  const items = values.map((value) => `<code>${text(valueText(value))}</code>`);
  const content =
    items.length > 1
      ? `<ul class="values">${items.map((item) => `<li>${item}</li>`).join("")}</ul>`
      : (items[0] ?? (isFull ? "" : '<span class="faint">not there</span>'));
  return `<div class="${kind}${isFull ? " full" : ""}"><h4>${SIDE_TITLES[kind]}</h4>${content}${location ? `<p class="place">${code(locationText(location))}</p>` : ""}</div>`;
}

/** The complete value, as JSON on several lines unless it is plain text. */
function valueText(value: unknown): string {
  return typeof value === "string" && value !== "" && value.trim() === value
    ? value
    : JSON.stringify(value, undefined, 2);
}

function used(places: readonly FindingPosition[]): string {
  if (places.length === 0) return '<p class="used">Not used in the searched code.</p>';
  return `<p class="used">Used at ${places.map((location) => code(locationText(location))).join(", ")}.</p>`;
}

/** Formats a message. Text in backticks is code. */
function prose(message: string): string {
  return message
    .split("`")
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
    .join("");
}

function code(given: string): string {
  return `<code>${text(given)}</code>`;
}

/** Escapes text for content and attributes. Line feeds stay. */
function text(given: string): string {
  return escapeAttribute(escapeHiddenInLines(given)).replaceAll("'", "&#39;");
}
