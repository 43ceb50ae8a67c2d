/** The look of the page: light and dark by what the reader's system asks for. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #ffffff; --card: #f6f7f9; --line: #d5d9e0; --ink: #1b1f26; --faint: #59616e;
  --breaking: #b3261e; --breaking-page: #fdeceb; --risky: #8a5300; --risky-page: #fdf3e1;
  --info: #1d5fa8; --info-page: #e8f1fb; --none: #59616e; --none-page: #eceef1;
  --old: #fdeceb; --new: #e6f4ea; --focus: #1d5fa8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14171c; --card: #1c2027; --line: #353b46; --ink: #e6e9ee; --faint: #a0a8b5;
    --breaking: #ff9c94; --breaking-page: #43201e; --risky: #f2bd6b; --risky-page: #3d2d12;
    --info: #90c2ff; --info-page: #1a2f49; --none: #a0a8b5; --none-page: #2a2f38;
    --old: #351d1c; --new: #17301f; --focus: #90c2ff;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .75rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 0; display: flex; flex-wrap: wrap; gap: .5rem; align-items: baseline; }
h2 code { font-weight: 600; }
h4 { font-size: .75rem; margin: 0 0 .25rem; color: var(--faint); font-weight: 600; text-transform: uppercase; letter-spacing: .04em; }
p { margin: .4rem 0; }
code { font: .9em/1.45 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
.sides { color: var(--faint); }
.verdict { font-size: 1.05rem; }
.number, .rule { font-size: .85rem; font-weight: 400; color: var(--faint); }
.rule { margin-left: auto; }
.badge { display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .8rem; font-weight: 600; color: var(--none); background: var(--none-page); }
.badge.breaking { color: var(--breaking); background: var(--breaking-page); }
.badge.risky { color: var(--risky); background: var(--risky-page); }
.badge.info { color: var(--info); background: var(--info-page); }
table { border-collapse: collapse; margin: 1rem 0; }
caption { text-align: left; color: var(--faint); font-size: .85rem; padding-bottom: .25rem; }
th, td { padding: .3rem .8rem; border: 1px solid var(--line); text-align: right; }
th[scope=row], th:first-child { text-align: left; font-weight: 400; }
thead th { background: var(--card); font-weight: 600; }
.all th, .all td { border-top-width: 2px; font-weight: 600; }
td.breaking { color: var(--breaking); font-weight: 600; } td.risky { color: var(--risky); font-weight: 600; }
td.info { color: var(--info); } td.zero { color: var(--faint); font-weight: 400; }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; padding: .6rem 0; background: var(--page); border-bottom: 1px solid var(--line); font-size: .9rem; }
form[hidden], [hidden] { display: none; }
fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem .9rem; }
legend { float: left; padding: 0; margin-right: .6rem; }
input[type=search], select, button { font: inherit; padding: .2rem .5rem; color: var(--ink); background: var(--card); border: 1px solid var(--faint); border-radius: .3rem; }
input[type=search] { width: 14rem; max-width: 100%; }
#count { margin: 0 0 0 auto; color: var(--faint); }
article { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 .75rem; background: var(--card); scroll-margin-top: 6rem; }
.compare { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin: .5rem 0; }
.compare > div { min-width: 0; padding: .4rem .6rem; border-radius: .3rem; border: 1px solid var(--line); }
.compare > .old { background: var(--old); } .compare > .new { background: var(--new); }
.value { max-height: 16rem; overflow: auto; }
.place, .id, .faint { color: var(--faint); font-size: .85rem; }
.place, .id { margin: .25rem 0 0; }
.classes { list-style: none; display: flex; flex-wrap: wrap; gap: .1rem 1rem; padding: 0; margin: .4rem 0; font-size: .85rem; }
.classes .breaking { color: var(--breaking); } .classes .risky { color: var(--risky); } .classes .info { color: var(--info); }
.used { font-size: .9rem; }
.hidden, .skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: fixed; top: .5rem; left: .5rem; z-index: 2; padding: .5rem 1rem; background: var(--page); color: var(--info); border: 2px solid var(--focus); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
main:focus { outline: none; }
@media (max-width: 40rem) { th, td { padding: .3rem .4rem; } .compare { grid-template-columns: 1fr; } form { position: static; } .rule { margin-left: 0; } }
@media print { form { display: none; } article { break-inside: avoid; } .value { max-height: none; } }
`;
