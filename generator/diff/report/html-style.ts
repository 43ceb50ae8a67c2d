import { PALETTE } from "../../base/html-text.js";
import { CONSUMER_CLASSES, LEVELS } from "../level.js";

/** The changes that the controls hide. */
const FILTERED = [
  ...LEVELS.map((level) => `body:has(input[value=${level}]:not(:checked)) [data-level=${level}]`),
  ...CONSUMER_CLASSES.map(
    (name) => `body:has([value=${name}]:checked) article:not([data-affects~=${name}])`,
  ),
  ...["used", "unused"].map(
    (use) => `body:has([value=${use}]:checked) article:not([data-use=${use}])`,
  ),
];

/** The style of the page: light or dark as the system prefers, light on paper. */
export const STYLE = `${PALETTE}* { box-sizing: border-box; }
html { scroll-padding-top: 7rem; }
body { margin: 0 auto; max-width: 92rem; padding: 1rem 1.25rem 3rem; background: var(--page); color: var(--ink); font: 14px/1.4 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; line-height: 1.3; margin: 1.25rem 0 .5rem; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
h3 { font-size: 1rem; margin: 0; display: flex; flex-wrap: wrap; gap: .25rem .6rem; align-items: baseline; }
h4 { font-size: .8rem; margin: 0; color: var(--faint); font-weight: 600; }
h1, h2, h3, p, li, dt, dd, summary { overflow-wrap: anywhere; }
p { margin: .35rem 0; }
a { color: var(--link); text-underline-offset: .15em; }
code { font-family: ui-monospace, monospace; font-size: .9em; line-height: 1.45; overflow-wrap: anywhere; white-space: pre-wrap; }
.sides { margin: 0; color: var(--faint); }
.verdict { font-size: 1.1rem; margin: 1rem 0 .25rem; }
.number, .rule { font-size: .85rem; font-weight: 400; color: var(--faint); }
.rule { margin-left: auto; }
.badge { display: inline-block; padding: 0 .55rem; border-radius: 1rem; font-size: .8rem; line-height: 1.45rem; font-weight: 600; color: var(--none); background: var(--none-page); }
.badge.breaking { color: var(--breaking); background: var(--breaking-page); }
.badge.risky { color: var(--risky); background: var(--risky-page); }
.badge.info { color: var(--info); background: var(--info-page); }
table { border-collapse: collapse; margin: .5rem 0 .75rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--faint); font-size: .85rem; padding-bottom: .35rem; }
th, td { padding: .2rem 1rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child { text-align: left; font-weight: 400; padding-left: 0; }
thead th, thead th:first-child { font-weight: 600; font-size: .85rem; color: var(--faint); }
tr.other { color: var(--faint); }
td:nth-child(2) { text-align: left; }
td.breaking { color: var(--breaking); font-weight: 600; } td.risky { color: var(--risky); font-weight: 600; }
td.info { color: var(--info); } td.zero { color: var(--faint); font-weight: 400; }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; padding: .65rem 0; background: var(--page); border-block: 1px solid var(--line); font-size: .9rem; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
legend { float: left; padding: 0; margin-right: .25rem; line-height: 1.6rem; }
label { display: inline-flex; align-items: center; gap: .45rem; }
input[type=checkbox] { width: 1.05rem; height: 1.05rem; margin: 0; accent-color: var(--focus); }
select, button { font: inherit; min-height: 2rem; padding: .15rem .6rem; color: var(--ink); background: var(--soft); border: 1px solid var(--faint); border-radius: .35rem; }
select { max-width: 16rem; text-overflow: ellipsis; }
button { cursor: pointer; }
.message { overflow-wrap: anywhere; }
summary { cursor: pointer; color: var(--link); width: fit-content; }
article { display: grid; grid-template-columns: minmax(0, 12fr) minmax(0, 9fr); gap: .25rem 1rem; border: 1px solid var(--line); border-radius: .5rem; padding: .35rem .75rem; margin: 0 0 .35rem; background: var(--card); }
article > .used { grid-column: 1 / -1; }
article > * { min-width: 0; }
article p { margin: .15rem 0; }
.compare { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; }
.compare > div { min-width: 0; padding: .1rem .6rem .2rem; border-radius: 0 .3rem .3rem 0; border-left: 3px solid var(--line); background: var(--soft); }
.compare > .old.full { background: var(--old); border-color: var(--old-edge); }
.compare > .new.full { background: var(--new); border-color: var(--new-edge); }
.values { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; }
.place, .id, .faint, .ids { color: var(--faint); font-size: .85rem; }
.place { font-weight: 400; }
.ids, .ids summary { display: inline; } .ids ul { list-style: none; margin: .25rem 0 0; padding: 0; }
.classes { list-style: none; display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; padding: 0; margin: .5rem 0; font-size: .85rem; color: var(--faint); }
.classes b { font-weight: 600; }
.classes .breaking b { color: var(--breaking); } .classes .risky b { color: var(--risky); } .classes .info b { color: var(--info); }
.used { font-size: .9rem; }
pre { margin: .25rem 0; padding: .35rem .6rem; white-space: pre-wrap; overflow-wrap: anywhere; font: .85rem/1.45 ui-monospace, monospace; background: var(--soft); border-radius: .3rem; }
pre mark { color: inherit; background: var(--risky-page); }
.line { display: inline-block; min-width: 2.5rem; padding-right: .75rem; text-align: right; color: var(--faint); user-select: none; }
dl { margin: 0; } dt { font-weight: 600; margin-top: .75rem; } dd { margin: 0; }
dt:target { outline: 2px solid var(--focus); outline-offset: 3px; }
.hidden, .skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: fixed; top: .5rem; left: .5rem; z-index: 2; padding: .5rem 1rem; background: var(--page); border: 2px solid var(--focus); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
main:focus { outline: none; }
@media (max-width: 44rem) {
  html { scroll-padding-top: 0; }
  body { padding: 1.25rem 1rem 3rem; }
  table { width: 100%; font-size: .85rem; }
  th, td { padding: .35rem 0 .35rem .3rem; }
  thead th { font-size: .68rem; overflow-wrap: normal; }
  thead th:nth-child(n + 3) { white-space: nowrap; }
  article { grid-template-columns: minmax(0, 1fr); }
  form { position: static; }
  form > label { width: 100%; }
  select { flex: 1; min-width: 0; }
  .rule { margin-left: 0; width: 100%; }
}
@media screen {
  ${FILTERED.join(",\n  ")} { display: none; }
}
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  form, .skip { display: none; }
  article { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  a { color: inherit; text-decoration: none; }
}
`;
