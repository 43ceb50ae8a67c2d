import { code, html, htmlPage, lines, prose } from "../../base/html-text.js";
import type { Html } from "../../base/html-text.js";
import { byCodeUnits } from "../../base/json.js";
import { upperFirst } from "../../emit/plan/identifier.js";
import type { Finding } from "../finding.js";
import { groupFindings, URGENCIES, urgencyOf } from "../group.js";
import type { FindingGroup, Urgency } from "../group.js";
import type { Review, Summary } from "../review.js";
import { CLASS_TITLES, CONSUMER_CLASSES, LEVELS } from "../level.js";
import type { Level } from "../level.js";
import { ruleById } from "../rules.js";
import type { RuleId } from "../rules.js";
import { changeArticle } from "./html-change.js";
import { SCRIPT } from "./html-script.js";
import { STYLE } from "./html-style.js";
import { counts, LEVEL_TITLES, noChanges } from "./words.js";

/**
 * Formats a review as a self-contained page. It needs no server, and is complete without scripts.
 */
export function htmlReport(review: Review): string {
  const { findings, summary } = review;
  const groups = groupFindings(findings);
  const heading = counts(review) || upperFirst(noChanges(review));
  const hasFindings = findings.length > 0;
  return htmlPage({
    title: `Spec review: ${heading}`,
    style: STYLE,
    script: SCRIPT,
    body: html`<a class="skip" href="#changes">Skip to the changes</a>
<header>
<h1>Spec review</h1>
${lines(summary.compared.map(comparedSpecs))}
<p class="verdict"><strong>${heading}</strong>${summary.ignored > 0 && `, ${summary.ignored} accepted`}. Suggested version step: <strong class="bump">${summary.bump}</strong></p>
${summary.total + summary.others > 0 && consumersTable(summary)}
</header>
${hasFindings && filters(review, groups)}
<main id="changes" tabindex="-1">
${URGENCIES.map((urgency) => urgencySection(urgency, groups))}
<section class="changes" id="by-module" aria-labelledby="by-module-title" hidden><h2 id="by-module-title">By module <span class="number"></span></h2></section>
${hasFindings ? html`<p id="nothing" hidden>No changes match the filters.</p>` : html`<p>${upperFirst(noChanges(review))}.</p>`}
</main>
${hasFindings && meanings(findings)}`,
  });
}

function comparedSpecs({ old, new: next }: Summary["compared"][number]): Html {
  return html`<p class="sides"><span class="old">${code(old)}</span> <span aria-hidden="true">→</span><span class="hidden">compared with</span> <span class="new">${code(next)}</span></p>`;
}

const SHOWN_LEVELS = LEVELS.filter((level) => level !== "none");

/** The effects on each class of consumers; those of the report are first. */
function consumersTable({ audience, classes }: Summary): Html {
  const names = [
    ...CONSUMER_CLASSES.filter((name) => audience.includes(name)),
    ...CONSUMER_CLASSES.filter((name) => !audience.includes(name)),
  ];
  const rows = names.map((name) => {
    const isOther = !audience.includes(name);
    const cells = SHOWN_LEVELS.map((level) => cell(classes[name][level], level));
    return html`<tr${isOther && html` class="other"`}><th scope="row">${CLASS_TITLES[name]}${isOther && " (not listed)"}</th>${verdict(classes[name])}${cells}</tr>`;
  });
  return html`<table class="summary">
<caption>Action required, by consumer</caption>
<thead><tr><th scope="col">Affects</th><th scope="col">Action required?</th>${SHOWN_LEVELS.map((level) => html`<th scope="col">${level === "info" ? "Info" : LEVEL_TITLES[level]}</th>`)}</tr></thead>
<tbody>
${lines(rows)}
</tbody>
</table>`;
}

function verdict({ breaking, risky }: Readonly<Record<Level, number>>): Html {
  if (breaking > 0) return html`<td class="breaking">Yes</td>`;
  return risky > 0 ? html`<td class="risky">Review</td>` : html`<td class="zero">No</td>`;
}

function cell(count: number, level: Level): Html {
  return html`<td class="${count > 0 ? level : "zero"}">${count}</td>`;
}

function filters({ findings, summary }: Review, groups: readonly FindingGroup[]): Html {
  const { levels, classes, total } = summary;
  const present = LEVELS.filter(
    (level) =>
      levels[level] > 0 ||
      (level !== "none" && CONSUMER_CLASSES.some((name) => classes[name][level] > 0)),
  );
  const boxes = present.map(
    (level) =>
      html`<label><input type="checkbox" name="level" value="${level}" checked> <span>${LEVEL_TITLES[level]}</span> <span class="badge ${level} found">${levels[level]}</span></label>`,
  );
  const consumers = CONSUMER_CLASSES.map(
    (name) => html`<option value="${name}">${CLASS_TITLES[name]}</option>`,
  );
  const modules = [...new Set(groups.flatMap((group) => group.modules))].toSorted(byCodeUnits);
  const hasUsage = findings.some(({ usage }) => usage !== undefined);
  return html`<form id="filters" role="search" aria-label="Filter the changes" data-titles="${JSON.stringify(LEVEL_TITLES)}" hidden>
<fieldset><legend>Level</legend>${lines(boxes)}</fieldset>
<p id="count" role="status">${changeCount(total)} shown</p>
<label for="class">Affects <select id="class"><option value="">Everyone</option>${consumers}</select></label>
<label for="module">Module <select id="module"><option value="*">All</option>${modules.map((module) => html`<option value="${module}">${module || "The complete spec"}</option>`)}</select></label>
${hasUsage && html`<label for="used">Used <select id="used"><option value="">All</option><option value="true">In your code</option><option value="false">Not in your code</option></select></label>`}
<label for="sort">Sort by <select id="sort"><option value="">Urgency</option><option value="module">Module</option></select></label>
<label for="words">Search <input id="words" type="search" autocomplete="off" spellcheck="false" placeholder="module, parameter, rule"></label>
<button type="reset">Reset filters</button>
</form>`;
}

function changeCount(number: number): string {
  return `${number} ${number === 1 ? "change" : "changes"}`;
}

const URGENCY_TITLES: Readonly<Record<Urgency, string>> = {
  removal: "Removed",
  narrowing: "Other breaking changes",
  risk: "Risky",
  addition: "Additions and other changes",
};

function urgencySection(urgency: Urgency, all: readonly FindingGroup[]): Html | undefined {
  const groups = all.filter(({ first }) => urgencyOf(first) === urgency);
  if (groups.length === 0) return undefined;
  const number = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  return html`<section class="changes" aria-labelledby="${urgency}">
<h2 id="${urgency}">${URGENCY_TITLES[urgency]} <span class="number">${changeCount(number)}</span></h2>
${lines(groups.map(changeArticle))}
</section>
`;
}

/** The explanations of the rules of the findings, each once. */
function meanings(findings: readonly Finding[]): Html {
  const rules: readonly RuleId[] = [...new Set(findings.map(({ rule }) => rule))].toSorted();
  const entries = rules.map((rule) => {
    return html`<dt id="rule-${rule}">${rule}</dt><dd>${prose(ruleById(rule).means)}</dd>`;
  });
  return html`<section class="rules" aria-labelledby="rules-title">
<h2 id="rules-title">Rules in this report</h2>
<dl>
${lines(entries)}
</dl>
</section>`;
}
