import { createHash } from "node:crypto";
import { escapeHiddenInLines } from "../../diagnostics/hidden.js";
import type { Finding, FindingPosition } from "../finding.js";
import { CLASS_TITLES, CONSUMER_CLASSES, LEVELS } from "../level.js";
import type { Level } from "../level.js";
import type { Review, Summary } from "../review/review.js";
import { ruleOf } from "../rules/table.js";
import { SCRIPT } from "./html-script.js";
import { STYLE } from "./html-style.js";
import { byModule, counts, LEVEL_TITLES, placeText } from "./words.js";

/** A review as one page that needs nothing else: works without a server, and all of it is there without scripts. */
export function htmlReport(review: Review): string {
  const { findings, summary } = review;
  const policy = `default-src 'none'; style-src '${hash(STYLE)}'; script-src '${hash(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Spec review: ${text(counts(review) || "no changes")}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#changes">Skip to the changes</a>
<header>
<h1>Spec review</h1>
${summary.compared.map(({ old, new: next }) => `<p class="sides"><span class="old">${code(old)}</span> <span aria-hidden="true">→</span><span class="hidden">compared with</span> <span class="new">${code(next)}</span></p>`).join("\n")}
<p class="verdict"><strong>${text(counts(review) || "No changes")}</strong>${summary.ignored > 0 ? `, ${summary.ignored} accepted` : ""}. Suggested version step: <strong class="bump">${summary.bump}</strong></p>
${findings.length > 0 ? summaryTable(summary) : ""}
</header>
${findings.length > 0 ? filters(summary) : ""}
<main id="changes" tabindex="-1">
${byModule(findings).map(moduleSection).join("\n")}
${findings.length === 0 ? "<p>Both sides say the same.</p>" : '<p id="nothing" hidden>No change fits the filters.</p>'}
</main>
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
<caption>Changes by level and by whom they touch</caption>
<thead><tr><th scope="col">For whom</th>${shownLevels.map((level) => `<th scope="col">${LEVEL_TITLES[level]}</th>`).join("")}</tr></thead>
<tbody>
${rows.join("\n")}
<tr class="all"><th scope="row">Highest of all</th>${shownLevels.map((level) => cell(levels[level], level)).join("")}</tr>
</tbody>
</table>`;
}

function cell(count: number, level: Level): string {
  return `<td class="${count > 0 ? level : "zero"}">${count}</td>`;
}

function filters({ levels, total }: Summary): string {
  const present = LEVELS.filter((level) => levels[level] > 0);
  const boxes = present.map(
    (level) =>
      `<label><input type="checkbox" name="level" value="${level}" checked> <span class="badge ${level}">${LEVEL_TITLES[level]}</span> ${levels[level]}</label>`,
  );
  const options = CONSUMER_CLASSES.map(
    (name) => `<option value="${name}">${CLASS_TITLES[name]}</option>`,
  );
  return `<form id="filters" role="search" aria-label="Filter the changes" hidden>
<fieldset><legend>Level</legend>${boxes.join("\n")}</fieldset>
<label for="class">For whom <select id="class"><option value="">Anybody</option>${options.join("")}</select></label>
<label for="words">Words <input id="words" type="search" autocomplete="off" spellcheck="false" placeholder="module, parameter, rule"></label>
<button type="reset">Show all</button>
<p id="count" role="status">${total} of ${total} changes shown</p>
</form>`;
}

function moduleSection([module, findings]: readonly [string, readonly Finding[]]): string {
  return `<section class="module">
<h2>${module === "" ? "The spec as a whole" : code(module)} <span class="number">${findings.length} ${findings.length === 1 ? "change" : "changes"}</span></h2>
${findings.map(article).join("\n")}
</section>`;
}

function article(finding: Finding): string {
  const { id, rule, level, classes, parameter, message, usage } = finding;
  const touched = CONSUMER_CLASSES.filter((name) => classes[name] !== "none");
  const title = parameter === undefined || parameter === "" ? "" : ` ${code(parameter)}`;
  return `<article data-level="${level}" data-classes="${touched.join(" ")}" data-rule="${rule}">
<h3><span class="badge ${level}">${LEVEL_TITLES[level]}</span>${title} <span class="rule" title="${text(ruleOf(rule).means)}">${rule}</span></h3>
<p>${prose(message)}</p>
${sides(finding)}
${touched.length > 0 ? `<ul class="classes" aria-label="Touches">${touched.map((name) => `<li class="${classes[name]}">${CLASS_TITLES[name]}: ${LEVEL_TITLES[classes[name]].toLowerCase()}</li>`).join("")}</ul>` : ""}
${usage ? used(usage) : ""}
<p class="id">${code(id)}</p>
</article>`;
}

function sides(finding: Finding): string {
  const { rule, old, new: next, value, positions } = finding;
  // A value that came or went is shown on the side that has it.
  const isAlone = old === undefined && next === undefined && value !== undefined;
  const [before, after] = isAlone
    ? rule.endsWith("added")
      ? [undefined, value]
      : [value, undefined]
    : [old, next];
  const isTelling = before !== undefined || after !== undefined;
  return `<div class="compare">
${side("old", "Before", before, positions.old, isTelling)}
${side("new", "After", after, positions.new, isTelling)}
</div>`;
}

function side(
  kind: "old" | "new",
  title: string,
  value: unknown,
  place: FindingPosition | undefined,
  isTelling: boolean,
): string {
  const content =
    value !== undefined
      ? `<code>${text(valueText(value))}</code>`
      : isTelling || !place
        ? '<span class="faint">not there</span>'
        : "";
  return `<div class="${kind}"><h4>${title}</h4><div class="value">${content}</div>${place ? `<p class="place">${code(placeText(place))}</p>` : ""}</div>`;
}

/** A value in full, as JSON in lines where it is no plain text. */
function valueText(value: unknown): string {
  return typeof value === "string" && value !== "" && value.trim() === value
    ? value
    : JSON.stringify(value, undefined, 2);
}

function used(places: readonly FindingPosition[]): string {
  if (places.length === 0) return '<p class="used">Not used by the code that was looked at.</p>';
  return `<p class="used">Used at ${places.map((place) => code(placeText(place))).join(", ")}.</p>`;
}

/** A message: what stands in backticks is code. */
function prose(message: string): string {
  return message
    .split("`")
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
    .join("");
}

function code(given: string): string {
  return `<code>${text(given)}</code>`;
}

/** Text that stands for itself, in content and in attributes; line feeds stay. */
function text(given: string): string {
  return escapeHiddenInLines(given)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
