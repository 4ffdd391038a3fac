/** The look of the report page and of the pages of charts: light or dark as the reader prefers. */
export const PAGE_CSS = `
:root { color-scheme: light dark; --ink: #1a1a1a; --paper: #fdfdfb; --line: #c9c9c4; --soft: #f0f0ea; --link: #00538a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececec; --paper: #17181a; --line: #46484c; --soft: #232528; --link: #8cc4f0; }
}
body:has(#language-pl:checked) [lang=en].text, body:has(#language-en:checked) [lang=pl].text { display: none; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem 1.25rem 4rem; max-width: 64rem; font: 1rem/1.5 "DejaVu Sans", Verdana, sans-serif;
  color: var(--ink); background: var(--paper); }
a { color: var(--link); }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 1.5rem 0 .5rem; }
h2 { font-size: 1.35rem; margin: 3rem 0 .5rem; padding-top: .75rem; border-top: 2px solid var(--line); }
h3 { font-size: 1.1rem; margin: 2rem 0 .25rem; }
p { margin: .25rem 0 .75rem; max-width: 44rem; }
fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: 1rem; }
nav ul { margin: .25rem 0; padding-left: 1.25rem; }
figure { margin: 1rem 0; padding: .5rem; background: #fff; border: 1px solid var(--line); border-radius: .5rem; overflow-x: auto;
  width: fit-content; max-width: 100%; }
figure img { display: block; max-width: 100%; height: auto; }
details { margin: .5rem 0; }
summary { cursor: pointer; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .75rem 0 1.25rem; font-size: .9rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding-bottom: .4rem; max-width: 44rem; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; }
.sentences th, .sentences td { text-align: left; vertical-align: top; }
.sentences td { white-space: normal; }
.sentences td:nth-child(3) { min-width: 20rem; }
thead th { background: var(--soft); }
tbody tr:nth-child(even) { background: var(--soft); }
footer { margin-top: 3rem; font-size: .85rem; }
@media print { fieldset, nav { display: none; } figure, table { break-inside: avoid; } details > * { display: block; } }
`;
