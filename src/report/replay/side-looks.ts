import type { Side } from '../../skirmish/spec.ts';
import type { Bilingual } from '../../text/bilingual.ts';

/** How the tokens of a side look: a shape of radius 1 around the origin, so that colour is not the only sign. */
interface SideLook {
  readonly name: Bilingual;
  readonly shape: string;
  /** How far down the number stands, where the shape has its room lower or higher. */
  readonly drop: number;
  readonly light: string;
  readonly dark: string;
}

export const SIDE_LOOKS: Readonly<Record<Side, SideLook>> = {
  players: {
    name: { pl: 'gracze', en: 'players' },
    shape: '<circle r="1"/>',
    drop: 0.38,
    light: '#005a94',
    dark: '#2b83c4',
  },
  npcs: {
    name: { pl: 'przeciwnicy', en: 'opposition' },
    shape: '<rect x="-.92" y="-.92" width="1.84" height="1.84" rx=".12"/>',
    drop: 0.38,
    light: '#b23c00',
    dark: '#cf5617',
  },
  rivals: {
    name: { pl: 'rywale', en: 'rivals' },
    shape: '<path d="M0 -1.2L1.2 0L0 1.2L-1.2 0z"/>',
    drop: 0.38,
    light: '#8b2f79',
    dark: '#b453a0',
  },
  beasts: {
    name: { pl: 'bestie', en: 'beasts' },
    shape: '<path d="M0 -1.3L1.25 .95H-1.25z"/>',
    drop: 0.72,
    light: '#3d3d3d',
    dark: '#77787b',
  },
  neutrals: {
    name: { pl: 'neutralni', en: 'neutrals' },
    shape: '<path d="M-.55 -1H.55L1.1 0L.55 1H-.55L-1.1 0z"/>',
    drop: 0.38,
    light: '#00694a',
    dark: '#138a66',
  },
};
