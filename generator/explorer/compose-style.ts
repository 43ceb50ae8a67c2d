/** The style of forms of requests, of what they describe, and of responses. */
export const COMPOSE_STYLE = `
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
`;
