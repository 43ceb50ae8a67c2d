import { PALETTE } from "../base/html-text.js";

/** The style of the explorer: light or dark as the system prefers, light on paper. */
export const EXPLORER_STYLE = `${PALETTE}
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
h1, h2, h3, p, li, dt, dd, summary, legend { overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .25rem; }
h1 code { font-size: 1em; font-weight: 650; }
h2 { font-size: 1.15rem; line-height: 1.3; margin: 2.25rem 0 .25rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p { margin: .35rem 0; }
ul { margin: .35rem 0; padding-left: 1.2rem; }
a { color: var(--link); text-underline-offset: .15em; }
code, kbd, pre { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .9em; overflow-wrap: anywhere; }
kbd { padding: 0 .35em; border: 1px solid var(--faint); border-radius: .25em; }
input, select, textarea, button { font: inherit; color: var(--ink); background: var(--soft); border: 1px solid var(--faint); border-radius: .35rem; padding: .25rem .6rem; min-height: 2rem; }
input[type=checkbox], input[type=radio] { width: 1.05rem; height: 1.05rem; min-height: 0; margin: 0; accent-color: var(--focus); }
button { cursor: pointer; }
input::placeholder { color: var(--faint); opacity: 1; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
h1:focus, main:focus { outline: none; }
[hidden] { display: none !important; }
.hidden, .skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: fixed; top: .5rem; left: .5rem; z-index: 4; padding: .5rem 1rem; background: var(--page); border: 2px solid var(--focus); }
.deprecated { text-decoration: line-through; }
.faint, .number, .crumbs, .type, .place { color: var(--faint); }
.number { font-size: .85rem; font-weight: 400; }
.badge { display: inline-block; padding: 0 .5rem; border-radius: 1rem; font: 600 .75rem/1.4rem system-ui, sans-serif; vertical-align: .1em; color: var(--none); background: var(--none-page); border: 1px solid transparent; }
.badge.breaking { color: var(--breaking); background: var(--breaking-page); }
.badge.risky { color: var(--risky); background: var(--risky-page); }
.badge.info { color: var(--info); background: var(--info-page); }

.top { position: sticky; top: 0; z-index: 3; display: flex; gap: .75rem 1.25rem; align-items: center; min-height: 3.5rem; padding: .5rem 1.25rem; background: var(--page); border-bottom: 1px solid var(--line); }
.brand { flex: 0 0 15rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 650; color: inherit; text-decoration: none; }
#menu { display: none; }
#find { flex: 1 1 auto; min-width: 0; max-width: 46rem; min-height: 2.25rem; }
.find { position: relative; }
#search { width: 100%; min-height: 2.25rem; }
#found, .nothing { position: absolute; z-index: 3; inset-inline: 0; top: calc(100% + .35rem); margin: 0; max-height: min(34rem, 75vh); overflow: auto; padding: .3rem; list-style: none; background: var(--card); border: 1px solid var(--faint); border-radius: .5rem; box-shadow: 0 .5rem 1.5rem #0003; }
.nothing { padding: .6rem .9rem; color: var(--faint); }
#found li { display: grid; grid-template-columns: 5.5rem auto minmax(0, 1fr); gap: 0 .75rem; align-items: baseline; padding: .3rem .6rem; border-radius: .3rem; cursor: pointer; }
#found .kind { color: var(--faint); font-size: .8rem; }
#found .place { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: .85rem; }
#found .text { grid-column: 2 / -1; font-size: .85rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#found .name { font-weight: 600; }
#found [aria-selected=true] { background: var(--info-page); outline: 1px solid var(--info); outline-offset: -1px; }

.columns { display: grid; grid-template-columns: 16.5rem minmax(0, 1fr); }
#parts { position: sticky; top: 3.5rem; height: calc(100vh - 3.5rem); overflow: auto; padding: .75rem .5rem 2rem 1.25rem; border-right: 1px solid var(--line); font-size: .9rem; }
#parts h2 { font-size: .95rem; margin: .75rem 0 .25rem; }
#parts h2 a { color: inherit; text-decoration: none; }
#parts h3 { font-size: .75rem; letter-spacing: .04em; text-transform: uppercase; color: var(--faint); margin: .75rem 0 .15rem; }
#parts ul { list-style: none; margin: 0; padding: 0; }
#parts li a { display: block; padding: .1rem .6rem; border-radius: .3rem; color: inherit; text-decoration: none; }
#parts li a.deprecated { text-decoration: line-through; }
#parts a:hover { background: var(--soft); }
#parts [aria-current] { background: var(--info-page); color: var(--info); font-weight: 600; }
main { min-width: 0; max-width: 68rem; padding: 1.5rem 2rem 5rem; }
.heading { margin-bottom: .5rem; }
.crumbs { font-size: .9rem; margin: 0; }
.crumbs a { color: inherit; }
.lead { max-width: 46rem; }
.heading .facts { display: flex; flex-wrap: wrap; gap: .15rem 1.25rem; color: var(--faint); font-size: .9rem; }
.endpoint code { font-size: 1rem; }
.tabs { display: flex; flex-wrap: wrap; gap: .25rem; margin: 1rem 0 0; border-bottom: 1px solid var(--line); }
.tabs a { padding: .4rem .9rem; color: inherit; text-decoration: none; border-bottom: 3px solid transparent; }
.tabs a:hover { background: var(--soft); }
.tabs [aria-current] { border-color: var(--focus); color: var(--link); font-weight: 600; }

.parameter { display: grid; grid-template-columns: minmax(9rem, 14rem) minmax(0, 1fr); gap: .1rem 1.5rem; padding: .6rem .5rem; margin-inline: -.5rem; border-top: 1px solid var(--line); }
.parameter h3 { margin: 0; display: flex; flex-wrap: wrap; gap: .15rem .5rem; align-items: baseline; align-content: start; }
.parameter h3 code { font-weight: 650; }
.self { color: inherit; text-decoration: none; }
.self:hover { text-decoration: underline; }
.about > :first-child { margin-top: 0; }
.about p { max-width: 46rem; }
.about .facts { list-style: none; padding: 0; margin: .25rem 0 0; font-size: .9rem; color: var(--faint); }
.target { background: var(--info-page); border-radius: .4rem; scroll-margin-top: 4.5rem; }
.target .faint, .target .type, .target .facts, .target .when { color: var(--ink); }
.values ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .2rem .9rem; }
.values.described ul { display: block; }
.values.described li { padding-left: 1rem; text-indent: -1rem; }
.values .text { color: var(--ink); font-size: .93em; }
.chosen > a code { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: .15rem; }
.more { font-size: .85rem; min-height: 0; padding: .1rem .6rem; }

.selectors { display: grid; gap: .5rem; margin: .75rem 0; }
fieldset { border: 1px solid var(--line); border-radius: .5rem; margin: 0; padding: .35rem .75rem .5rem; min-width: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.1rem; background: var(--soft); }
legend { padding: 0 .35rem; font-size: .9rem; background: var(--page); border-radius: .25rem; }
label { display: inline-flex; align-items: center; gap: .4rem; min-height: 1.6rem; }
.fields { list-style: none; margin: .25rem 0; padding: 0; }
.fields .fields { margin-left: .45rem; padding-left: 1rem; border-left: 1px solid var(--line); }
.fields li { padding: .12rem 0; }
.field > a code, .field > code { font-weight: 650; }
.field .type { font-size: .9rem; margin-right: .35rem; }
.when { font-size: .85rem; color: var(--faint); white-space: normal; }
.when code { font-size: .95em; }
.when + .when::before { content: "\\b7\\20"; }
.off > .field > a code { font-weight: 400; }
.off > .field { border-left: 3px dotted var(--faint); padding-left: .5rem; }
.schema .schema { margin-left: .45rem; padding-left: 1rem; border-left: 1px solid var(--line); }
.changes { margin: 1rem 0; padding: .25rem 1rem .5rem; border: 1px solid var(--line); border-left: 4px solid var(--risky); border-radius: .4rem; background: var(--card); }
.changes h2 { margin-top: .5rem; }
.changes ul { list-style: none; padding: 0; }
summary { cursor: pointer; width: fit-content; }
.cards { list-style: none; padding: 0; display: grid; gap: .5rem; max-width: 30rem; }
.cards li { padding: .6rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); }
.cards a { font-weight: 600; margin-right: .5rem; }
.index { display: grid; grid-template-columns: minmax(9rem, 16rem) minmax(0, 1fr); gap: .2rem 1.5rem; margin-top: 1.5rem; }
.index dd { margin: 0; }
.codes { line-height: 1.9; }

.compose { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 2rem; align-items: start; margin-top: 1rem; }
.compose h2 { display: inline; font-size: 1.05rem; margin: 0; }
.outputs { position: sticky; top: 4.25rem; max-height: calc(100vh - 5rem); overflow: auto; padding: 0 .25rem .5rem; }
.form-section { border-top: 1px solid var(--line); padding: .5rem 0; }
.form-section > summary { padding: .25rem 0; }
.form-field { padding: .45rem 0 .45rem .75rem; border: 0; border-left: 3px solid transparent; display: block; background: none; border-radius: 0; }
.form-field.given { border-color: var(--focus); }
.form-field > label, .form-field > legend { font-weight: 650; padding: 0; background: none; }
.form-field p { font-size: .88rem; max-width: 46rem; margin: .1rem 0 0; }
.control { display: flex; gap: .5rem; align-items: start; }
.control > input:not([type=checkbox]), .control > textarea, .control > select { flex: 1 1 auto; min-width: 0; max-width: 28rem; }
.clear { flex: none; min-height: 0; padding: 0 .5rem; line-height: 1.5rem; }
.boxes { display: flex; flex-wrap: wrap; gap: 0 1rem; flex: 1 1 auto; min-width: 0; }
.boxes.long { max-height: 14rem; overflow: auto; padding: .25rem .5rem; border: 1px solid var(--line); border-radius: .35rem; }
.number-input, .timestamp-input { display: flex; flex-wrap: wrap; gap: .4rem .75rem; min-width: 0; }
.number-input input:not([type=checkbox]) { width: 10rem; }
.issues { list-style: none; margin: .25rem 0 0; padding: .35rem .75rem; border-left: 4px solid var(--risky); background: var(--risky-page); color: var(--ink); border-radius: .25rem; font-size: .9rem; }
.issues:has(.error) { border-color: var(--breaking); background: var(--breaking-page); }
[aria-invalid=true] { border-color: var(--breaking); border-width: 2px; }
.verdict { padding: .35rem .9rem; border-left: 4px solid var(--new-edge); background: var(--new); border-radius: .25rem; }
.verdict.refused { border-color: var(--old-edge); background: var(--old); }
.verdict p { margin: 0; font-weight: 600; }
.output-head { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
.output-head button { min-height: 0; padding: 0 .6rem; font-size: .85rem; }
.output h3 { margin: .9rem 0 .25rem; }
.output pre, .explanation pre, .run pre { margin: 0; padding: .6rem .8rem; background: var(--soft); border: 1px solid var(--line); border-radius: .4rem; white-space: pre-wrap; overflow: auto; max-height: 22rem; }
.explanation { margin: .9rem 0; }
.targets { margin: .9rem 0 0; }
.targets p, .wiki-address { flex-basis: 100%; font-size: .88rem; margin: 0; }
.wiki-address input { flex: 1 1 auto; }
.run h2 { display: block; margin-top: 1.25rem; }
.primary { background: var(--focus); color: var(--page); border-color: var(--focus); font-weight: 600; padding-inline: 1.25rem; }
.tree, .tree ul { list-style: none; margin: 0; padding: 0; font-size: .92rem; }
.tree ul { margin-left: .45rem; padding-left: .9rem; border-left: 1px solid var(--line); }
.tree .name { font-weight: 650; }
.marked > .name, .marked > code { text-decoration: underline wavy var(--breaking); }
.absent > .name { opacity: .99; text-decoration: line-through; }
.mark { margin: .1rem 0 .3rem; padding: .1rem .6rem; border-left: 4px solid var(--breaking); background: var(--breaking-page); }
.paste { margin: 1rem 0; max-width: 46rem; }
.paste .control > input { max-width: none; }
@media (max-width: 68rem) {
  .compose { grid-template-columns: minmax(0, 1fr); }
  .outputs { position: static; max-height: none; overflow: visible; padding: 1rem 0 0; }
}
@media (forced-colors: active) {
  .primary, .verdict, .issues, .mark { border: 1px solid; }
}
@media print {
  .outputs { position: static; max-height: none; overflow: visible; }
  .compose { display: block; }
  .output pre { max-height: none; }
  .output-head button, .clear, #run { display: none; }
}

@media (max-width: 54rem) {
  .top { flex-wrap: wrap; padding: .5rem 1rem; }
  .brand { flex: 1 1 8rem; }
  #menu { display: block; order: 2; }
  #find { order: 3; flex: 1 0 100%; max-width: none; }
  .columns { display: block; }
  #parts { display: none; position: static; height: auto; max-height: 60vh; border: 0; border-bottom: 1px solid var(--line); padding: .25rem 1rem 1rem; }
  .menu-open #parts { display: block; }
  #parts li a { padding-block: .35rem; }
  main { padding: 1rem 1rem 4rem; }
  .parameter, .index { grid-template-columns: minmax(0, 1fr); }
  .index dd { margin-bottom: .5rem; }
  html, .target { scroll-padding-top: 7.5rem; scroll-margin-top: 7.5rem; }
  #found li { grid-template-columns: auto minmax(0, 1fr); }
  #found .kind { display: none; }
  #found .text { grid-column: 1 / -1; }
}
@media (forced-colors: active) {
  .badge, .target, #parts [aria-current], #found [aria-selected=true] { border: 1px solid; }
  .tabs [aria-current] { border-bottom-color: Highlight; }
}
@media print {
  .top, #parts, .skip, .tabs, .all-fields { display: none; }
  .columns { display: block; }
  main { max-width: none; padding: 0; }
  body { font-size: 10pt; }
  .parameter { break-inside: avoid; margin-inline: 0; padding-inline: 0; }
  h2, h3 { break-after: avoid; }
  a { color: inherit; text-decoration: none; }
}
`;
