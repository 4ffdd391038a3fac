import { SIDES } from '../../skirmish/spec.ts';
import { MAP_CSS } from '../map/map-colours.ts';
import { SIDE_LOOKS } from './side-looks.ts';

const LAYOUT = `
:root { color-scheme: light dark; --ink: #1a1a1a; --paper: #fdfdfb; --line: #c9c9c4; --soft: #f0f0ea; --accent: #00538a;
  --hit: #1a6d2e; --shot: #b00020; --picked: #7a00b8; }
@media screen and (prefers-color-scheme: dark) {
  :root { --ink: #ececec; --paper: #17181a; --line: #4a4c51; --soft: #26282c; --accent: #8cc4f0;
    --hit: #2e8b45; --shot: #ff6f7d; --picked: #d9a6ff; }
}
body:has(#language-pl:checked) [lang=en].text, body:has(#language-en:checked) [lang=pl].text { display: none; }
* { box-sizing: border-box; }
[hidden] { display: none; }
body { margin: 0; font: 1rem/1.4 "DejaVu Sans", Verdana, sans-serif; color: var(--ink); background: var(--paper); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline; padding: .5rem 1rem; }
h1 { font-size: 1.3rem; margin: 0; }
h2 { font-size: 1rem; margin: 1rem 0 .35rem; }
h3 { font-size: 1rem; margin: .25rem 0; display: flex; align-items: center; gap: .4rem; }
p { margin: .25rem 0; }
h1 { flex: 1; }
.facts, footer { font-size: .8rem; }
footer { margin-top: 1rem; }
fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: .75rem; font-size: .9rem; }
main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(22rem, 30rem); gap: 0 1.25rem; padding: 0 1rem 2rem; }
#board { position: sticky; top: .5rem; align-self: start; }
#map { display: block; width: 100%; height: calc(100vh - 10.5rem); min-height: 18rem; touch-action: manipulation; }
#side { min-width: 0; }
#now { min-height: 7.5rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--soft); }
#where { display: flex; justify-content: space-between; gap: 1rem; font-size: .85rem; margin: 0 0 .25rem; font-variant-numeric: tabular-nums; }
.words { font-size: 1.05rem; }
.who { display: inline-flex; align-items: center; gap: .2rem; margin-right: .45rem; vertical-align: middle; }
.dice { display: flex; flex-wrap: wrap; align-items: center; gap: .35rem; margin-top: .35rem; font-size: .85rem; }
.dice .die { width: 2.1rem; height: 2.1rem; }
.swap { display: inline-flex; align-items: center; gap: .25rem; }
.swap .used { width: 1.4rem; height: 1.4rem; }
button, select { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: .4rem; cursor: pointer; }
button:hover { background: var(--soft); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
[aria-pressed=true] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
#controls { padding: .35rem 0; background: var(--paper); }
#controls .row { display: flex; gap: .35rem; align-items: stretch; }
#controls button { flex: 1; min-width: 0; min-height: 2.6rem; padding: .3rem 0; }
#controls button svg { display: block; width: 1.4rem; height: 1.4rem; margin: auto; fill: currentColor; }
#play { flex: 1.6; background: var(--accent); color: var(--paper); border-color: var(--accent); }
#play[aria-pressed=true] .go, #play[aria-pressed=false] .rest { display: none; }
#slider { display: block; width: 100%; height: 2rem; margin: 0; accent-color: var(--accent); }
#controls .row label { display: flex; }
#controls .row label:first-child { flex: 1; }
#controls .row + .row { margin-top: .25rem; }
#speed { padding: .2rem; }
ol { list-style: none; margin: 0; padding: 0; }
#figures { display: grid; gap: .25rem; }
#figures button { width: 100%; display: grid; grid-template-columns: 1.9rem minmax(0, 1fr) auto; gap: 0 .5rem; align-items: center;
  padding: .3rem .5rem; text-align: left; }
#figures .active { background: var(--soft); border-left: .35rem solid var(--accent); }
#figures .gone { color: color-mix(in srgb, var(--ink) 60%, var(--paper)); }
#figures .eliminated .name { text-decoration: line-through; text-decoration-thickness: 1px; }
#figures .gone .chip { opacity: .45; }
#figures .name { grid-column: 2; }
#figures .chip { grid-row: 1 / span 2; }
.hp { font-variant-numeric: tabular-nums; font-size: .85rem; white-space: nowrap; }
meter { width: 3.2rem; height: .8rem; vertical-align: middle; }
.marks { display: flex; flex-wrap: wrap; gap: .25rem; }
.badge { font-size: .75rem; padding: 0 .35rem; border: 1px solid var(--line); border-radius: .6rem; }
.pool { display: flex; gap: .12rem; justify-content: end; }
.pool .die { width: 1.05rem; height: 1.05rem; }
.chip { width: 1.8rem; height: 1.8rem; flex: none; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .75rem; margin: .25rem 0; font-size: .9rem; }
dt { color: color-mix(in srgb, var(--ink) 75%, var(--paper)); }
dd { margin: 0; }
#objectives { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; font-size: .9rem; }
#card { padding: .25rem .75rem .5rem; border: 1px solid var(--line); border-radius: .5rem; margin-top: .5rem; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; font-size: .85rem; margin: .35rem 0; padding: 0; }
.legend li { display: flex; align-items: center; gap: .4rem; }
.legend svg { width: 1.6rem; height: 1rem; flex: none; }
.legend .sample { width: 1.8rem; height: 1.8rem; }
#events { height: 13rem; overflow-y: auto; border: 1px solid var(--line); border-radius: .5rem; position: relative; }
#events button { width: 100%; border: 0; border-radius: 0; padding: .25rem .5rem .25rem 2.7rem; text-align: left; font-size: .9rem; text-indent: -2.2rem; }
#events .head button { font-weight: bold; border-top: 1px solid var(--line); }
#events [aria-current] { background: var(--accent); color: var(--paper); }
#events [aria-current] .count { opacity: 1; }
.count { display: inline-block; min-width: 1.8rem; text-indent: 0; font-variant-numeric: tabular-nums; opacity: .75; }
details { margin-top: .75rem; }
summary { cursor: pointer; }
kbd { border: 1px solid var(--line); border-radius: .25rem; padding: 0 .3rem; font: inherit; font-size: .85rem; }
`;

const DRAWING = `
.token { cursor: pointer; }
#attacks { pointer-events: none; }
.token [class^=side], .chip [class^=side] { stroke: #fff; stroke-width: .14; }
.number { fill: #fff; text-anchor: middle; font-weight: bold; font-family: "DejaVu Sans", Verdana, sans-serif; }
.bar { fill: #111; }
.bar-left { fill: #6fd36f; }
.ring { fill: none; stroke: var(--ink); stroke-width: .2; }
.picked { stroke: var(--picked); stroke-dasharray: .5 .25; }
.sign { fill: none; stroke: var(--ink); stroke-width: .28; stroke-linecap: round; }
.thing { fill: #f5c518; stroke: #1a1a1a; stroke-width: .14; stroke-linejoin: round; pointer-events: none; }
.sign.dashed { stroke-dasharray: .1 .5; }
.casing { fill: none; stroke: var(--paper); stroke-linecap: round; stroke-linejoin: round; opacity: .85; }
#attacks .casing { opacity: .6; }
.walk { fill: none; stroke: var(--accent); stroke-linecap: round; stroke-linejoin: round; }
.start { fill: var(--paper); stroke: var(--accent); }
.shot { fill: none; stroke: var(--shot); stroke-linecap: round; stroke-linejoin: round; }
.die { fill: var(--ink); }
.die rect { fill: var(--paper); stroke: var(--ink); stroke-width: .7; }
.die.hit { fill: #fff; }
.die.hit rect { fill: var(--hit); }
.die.idle { opacity: .45; }
.die.used { opacity: .55; }
.die path { stroke: var(--shot); stroke-width: 1.3; }
`;

/** On a phone: the map on top, the controls always under the thumb. */
const SMALL = `
@media (max-width: 52rem) {
  header { padding: .3rem .6rem; }
  h1 { font-size: .85rem; flex-basis: 12rem; }
  fieldset { font-size: .8rem; gap: .4rem; }
  main { display: block; padding: 0 .5rem 9rem; }
  #board { position: static; }
  #map { height: auto; max-height: 60vh; }
  #now { margin-top: .35rem; min-height: 8rem; }
  #controls { position: fixed; inset: auto 0 0; padding: .25rem .5rem max(.4rem, env(safe-area-inset-bottom)); border-top: 1px solid var(--line); z-index: 1; }
  #controls .row { gap: .25rem; }
  #controls button { min-height: 3rem; }
  .keys { display: none; }
}
@media print { fieldset, #controls, details { display: none; } #events { height: auto; } }
`;

function sideColours(): string {
  const rules = (scheme: 'light' | 'dark') =>
    SIDES.map((side) => `.side-${side} { fill: ${SIDE_LOOKS[side][scheme]}; }`).join('\n');
  return `${rules('light')}\n@media screen and (prefers-color-scheme: dark) {\n${rules('dark')}\n}\n`;
}

/** The style sheet of the replay page. */
export const REPLAY_CSS = `${LAYOUT}${DRAWING}${sideColours()}${MAP_CSS}${SMALL}`;
