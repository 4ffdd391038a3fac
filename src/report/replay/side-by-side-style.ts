/** The style sheet around two replays; each has its own in its frame. */
export const SIDE_BY_SIDE_CSS = `
:root { color-scheme: light dark; --ink: #1a1a1a; --paper: #fdfdfb; --line: #c9c9c4; --soft: #f0f0ea; --accent: #00538a; }
@media screen and (prefers-color-scheme: dark) {
  :root { --ink: #ececec; --paper: #17181a; --line: #4a4c51; --soft: #26282c; --accent: #8cc4f0; }
}
body:has(#language-pl:checked) [lang=en].text, body:has(#language-en:checked) [lang=pl].text { display: none; }
* { box-sizing: border-box; }
body { margin: 0; padding: 0 1rem 1rem; font: 1rem/1.4 "DejaVu Sans", Verdana, sans-serif; color: var(--ink); background: var(--paper); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline; padding: .5rem 0; }
h1 { font-size: 1.15rem; margin: 0; flex: 1; }
h2 { font-size: 1rem; margin: .5rem 0 .1rem; }
p { margin: 0 0 .35rem; font-size: .9rem; }
fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: .75rem; font-size: .9rem; }
nav { display: flex; flex-wrap: wrap; gap: .35rem; align-items: center; position: sticky; top: 0; padding: .35rem 0; background: var(--paper); z-index: 1; }
button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: .4rem; cursor: pointer;
  min-height: 2.6rem; min-width: 3rem; padding: .3rem .6rem; }
button:hover { background: var(--soft); }
button svg { display: block; width: 1.4rem; height: 1.4rem; margin: auto; fill: currentColor; }
#apart { background: var(--accent); color: var(--paper); border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); grid-template-rows: auto auto 1fr; gap: 0 1rem; }
section { display: grid; grid-row: span 3; grid-template-rows: subgrid; }
iframe { display: block; width: 100%; height: calc(100vh - 9rem); min-height: 40rem; border: 1px solid var(--line); border-radius: .5rem; }
details { margin-top: 1rem; }
summary { cursor: pointer; }
table { border-collapse: collapse; margin: .75rem 0; font-size: .9rem; }
caption { text-align: left; font-weight: bold; padding-bottom: .25rem; }
th, td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: right; font-variant-numeric: tabular-nums; }
th:first-child { text-align: left; font-weight: normal; }
footer { font-size: .8rem; margin-top: 1rem; }
@media (max-width: 52rem) { main { grid-template-columns: minmax(0, 1fr); grid-template-rows: none; } section { grid-row: auto; grid-template-rows: none; } iframe { height: 90vh; } }
@media print { fieldset, nav { display: none; } }
`;
