import { PALETTE, sprite } from '../../../../engine/drawing/index.ts';
import { beachBall, buoy, fish, parasol, rowBoat, shell, starfish } from '../finds.ts';
import { cactus, fence, marram, palm, stone, wave } from '../plants.ts';
import { host } from '../host.ts';
import type { ThemeArt } from '../theme.ts';
import { castleFlag, sandCastle } from '../toys.ts';

const { coral, blue, ochre, teal } = PALETTE;

/** Duinstrand: dunes in layers, tidal pools, parasols and a sand castle. */
const duinstrand: ThemeArt = {
  land: {
    shallow: '#B5E6EE',
    fibre: '#FFFDF4',
    beach: '#FBEFCB',
    beachWidth: 20,
    crumb: '#E4CD93',
    ground: '#F6E0A6',
    edge: '#FFF8E2',
    patch: '#F1D793',
    tufts: 34,
    tuft: (x, y) =>
      `<path d="M${x} ${y}q9 -6 18 0t18 0" fill="none" stroke="#E3C57F" stroke-width="2.600" stroke-linecap="round"/>`,
  },
  path: {
    fill: '#DDB37A',
    edge: '#FFF6DC',
    dark: '#B98650',
    light: '#F2D5A4',
    band: '#E0C078',
    dot: '#FFFDF6',
  },
  sheets: {
    dune: { tones: ['#F9E8BA', '#FBEFCB', '#FDF5DD'], edge: '#FFFBEE', inset: 24 },
    heath: {
      tones: ['#C9CF8E', '#D6DBA4'],
      edge: '#EEF0CF',
      inset: 20,
    },
    pool: {
      tones: ['#7FCBD8', '#9ADCE3'],
      edge: '#E6CB8E',
      sunk: true,
      inset: 14,
      pattern: (l, t, r, b) => wave(l, t, r, b),
    },
    bridge: { tones: ['#C9925A'], edge: '#FFF6DC' },
  },
  deco: {
    helm: marram('#8FA65A'),
    schelp: shell('#F7C9B8'),
    'schelp-wit': shell('#FFF4E4'),
    zeester: starfish('#F0836A'),
    'parasol-rood': parasol(coral, teal),
    'parasol-blauw': parasol(blue, ochre),
    bal: beachBall(),
    boot: rowBoat(teal),
    hek: fence('#D9B98A'),
    steen: stone('#D9CDB8'),
    cactus: cactus('#7DAE6A'),
    vis: fish('#F2A65A'),
    boei: buoy(),
  },
  sizes: {
    boot: { w: 92, h: 50 },
    'parasol-rood': { w: 84, h: 78 },
    'parasol-blauw': { w: 84, h: 78 },
    hek: { w: 84, h: 40 },
  },
  strewn: {
    'parasol-rood': { count: 3, w: 82, h: 76 },
    'parasol-blauw': { count: 3, w: 82, h: 76 },
    boot: { count: 1, w: 92, h: 48 },
    bal: { count: 2, w: 36, h: 36 },
    cactus: { count: 4, w: 46, h: 60 },
    helm: { count: 26, w: 42, h: 34 },
    zeester: { count: 5, w: 30, h: 24 },
    schelp: { count: 6, w: 28, h: 22 },
    'schelp-wit': { count: 6, w: 28, h: 22 },
    steen: { count: 3, w: 28, h: 18 },
  },
  afloat: { vis: { count: 5, w: 56, h: 30 }, boei: { count: 3, w: 46, h: 52 } },
  above: { helm: { count: 5, w: 40, h: 34 }, palm: { count: 3, w: 84, h: 96 } },
  houses: [
    { shape: 'cabin', wall: blue, roof: blue, wallTrim: 'stripes' },
    { shape: 'tent', wall: coral, roof: coral },
    { shape: 'cabin', wall: coral, roof: '#E9806A', wallTrim: 'stripes' },
    { shape: 'hut', wall: '#D9A872', roof: '#DDB25E', trim: 'straw' },
    { shape: 'cabin', wall: teal, roof: teal, wallTrim: 'stripes' },
    { shape: 'shop', wall: ochre, roof: ochre, wallTrim: 'planks' },
  ],
  sprites: {
    helm: sprite(marram('#8FA65A'), -26, -38, 26, 8),
    palm: sprite(palm('#6BAA52'), -48, -106, 62, 12),
    gastheer: host({ name: 'pleun' }),
    speelgoed: sprite(sandCastle(), -76, -88, 86, 22),
    deel: sprite(castleFlag(), -12, -46, 42, 10),
  },
};
export default duinstrand;
