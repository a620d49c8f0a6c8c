import { PALETTE, sprite } from '../../../../engine/drawing/index.ts';
import { bush, fence, flower, hay, lily, reed, roundTree, spiralTree, stone, tuft, wave } from '../plants.ts';
import { millSails, millTower } from '../toys.ts';
import { host } from '../host.ts';
import type { ThemeArt } from '../theme.ts';

const { coral, blue, moss, plum, ochre, teal, pink, paper } = PALETTE;

/** Weide-eiland: rolling grass, ponds and a windmill. */
const weide: ThemeArt = {
  land: {
    shallow: '#A5DCF1',
    fibre: '#FFFBEE',
    beach: '#F6E3B0',
    beachWidth: 30,
    crumb: '#D9BE80',
    ground: '#B9DE86',
    edge: '#F1F8DF',
    patch: '#AED67A',
    tufts: 90,
    tuft: (x, y) => tuft(x, y, '#8FBF5C'),
  },
  path: {
    fill: '#F0D59C',
    edge: '#FFFBEE',
    dark: '#E2C07E',
    light: '#FBE9BF',
    band: '#8FBF5C',
    dot: '#FFFDF6',
  },
  sheets: {
    hill: { tones: ['#C6E698', '#D2EDA9', '#DEF3BC'], edge: '#F1F8DF', inset: 22 },
    field: {
      tones: ['#F3DE8B'],
      edge: '#FBF3CF',
      pattern: (l, t, r, b) =>
        `<path d="${rows(l, t, r, b, 15)}" stroke="#E0C465" stroke-width="5" fill="none" opacity=".7"/>`,
    },
    tulips: {
      tones: ['#A9D277'],
      edge: '#E7F5CF',
      pattern: (l, t, r, b) =>
        [pink, coral, ochre, '#C9A9E8']
          .map(
            (colour, i) =>
              `<path d="${rows(l, t + i * 14, r, b, 56)}" stroke="${colour}" stroke-width="7" stroke-dasharray="1 11" stroke-linecap="round" fill="none"/>`,
          )
          .join(''),
    },
    pond: {
      tones: ['#7CC6E8', '#94D3EE'],
      edge: '#E4CF98',
      sunk: true,
      inset: 16,
      pattern: (l, t, r, b) => wave(l, t, r, b),
    },
  },
  deco: {
    'boom-rond': roundTree('#7DB95A'),
    'boom-licht': roundTree('#8FC96A'),
    'boom-spits': spiralTree('#6BAA52'),
    struik: bush('#8CC765'),
    'bloem-roze': flower(pink),
    'bloem-wit': flower(paper),
    'bloem-oker': flower(ochre),
    'bloem-lila': flower('#C9A9E8'),
    steen: stone('#D5D8E0'),
    hooi: hay(),
    hek: fence('#E8C08A'),
    riet: reed('#7DB95A'),
    lelie: lily(),
  },
  sizes: {
    hooi: { w: 64, h: 50 },
    hek: { w: 84, h: 40 },
    'boom-rond': { w: 66, h: 98 },
    'boom-spits': { w: 62, h: 100 },
  },
  strewn: {
    'boom-rond': { count: 5, w: 64, h: 94 },
    'boom-spits': { count: 5, w: 60, h: 94 },
    'boom-licht': { count: 4, w: 64, h: 94 },
    struik: { count: 6, w: 58, h: 32 },
    hooi: { count: 2, w: 60, h: 48 },
    'bloem-roze': { count: 6, w: 20, h: 14 },
    'bloem-wit': { count: 6, w: 20, h: 14 },
    'bloem-oker': { count: 6, w: 20, h: 14 },
    'bloem-lila': { count: 6, w: 20, h: 14 },
    steen: { count: 5, w: 30, h: 18 },
  },
  afloat: { lelie: { count: 7, w: 46, h: 26 } },
  above: { struik: { count: 3, w: 58, h: 34 }, boom: { count: 3, w: 58, h: 92 } },
  houses: [
    { shape: 'house', wall: coral, roof: coral, trim: 'tiles' },
    { shape: 'barn', wall: ochre, roof: '#C9784A', wallTrim: 'planks' },
    { shape: 'tent', wall: teal, roof: teal },
    { shape: 'tower', wall: plum, roof: plum },
    { shape: 'shop', wall: blue, roof: blue, wallTrim: 'stripes' },
    { shape: 'dome', wall: moss, roof: moss },
  ],
  sprites: {
    boom: sprite(roundTree('#7DB95A'), -42, -100, 42, 14),
    struik: sprite(bush('#8CC765'), -36, -36, 36, 18),
    gastheer: host({ name: 'moes' }),
    speelgoed: sprite(millTower(), -58, -134, 58, 22),
    deel: sprite(millSails(), -76, -76, 76, 76),
  },
};
export default weide;

/** Rows from left to right, `apart` from each other, on a slight bend. */
function rows(left: number, top: number, right: number, bottom: number, apart: number): string {
  let d = '';
  for (let y = top + 6; y < bottom; y += apart)
    d += `M${left} ${y}q${(right - left) / 2} -14 ${right - left} 0`;
  return d;
}
