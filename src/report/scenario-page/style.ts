import { MAP_CSS } from '../map/map-colours.ts';
import { PAGE_CSS } from '../page-style.ts';
import { SHADES_CSS } from './shaded-table.ts';

/** Of the darkest tint so much shows through for each level, on maps of who fell. */
const FALLEN = [0.25, 0.4, 0.55, 0.72, 0.9];

const OWN_CSS = `
figure.map { background: var(--paper); width: 100%; max-width: 44rem; }
figure.map > svg { display: block; width: 100%; height: auto; max-height: 46rem; }
figcaption { font-size: .9rem; padding: .25rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 1rem; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; font-size: .85rem; margin: .35rem 0; padding: 0 .25rem; }
.legend li { display: flex; align-items: center; gap: .4rem; }
.legend svg { width: 1.6rem; height: 1rem; flex: none; }
.faded { opacity: .35; }
[class^=fallen] { fill: #c1121f; }
${FALLEN.map((opacity, index) => `.fallen-${index + 1} { fill-opacity: ${opacity}; }`).join('\n')}
.findings { border-left: .35rem solid #d55e00; padding: .25rem 1rem; background: var(--soft); }
.findings ul { margin: .25rem 0; padding-left: 1.1rem; }
.replays li { margin: .5rem 0; }
code { font-size: .8rem; overflow-wrap: anywhere; }
th[scope=row] { text-align: left; }
.shaded th, .shaded td { padding: .3rem .45rem; }
.pair > * { min-width: 0; }
section { scroll-margin-top: 1rem; }
.scroll:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 1px; }
@media (prefers-color-scheme: dark) { [class^=fallen] { fill: #ff5a66; } }
@media print {
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  details::details-content { content-visibility: visible; block-size: auto; }
  section { break-inside: auto; } h2, h3 { break-after: avoid; } .scroll { overflow: visible; }
}
`;

/** The look of the pages of scenarios: that of the report, and of its maps. */
export const SCENARIO_CSS = `${PAGE_CSS}${MAP_CSS}${OWN_CSS}${SHADES_CSS}
`;
