import { CAST, PALETTE, sprite } from '../../../../engine/drawing/index.ts';
import { cupcake, loafRock, lollipop, peak } from '../finds.ts';
import { bush, fence, roundTree, wheat } from '../plants.ts';
import { host } from '../host.ts';
import type { ThemeArt } from '../theme.ts';
import { loaf, oven } from '../toys.ts';

const { coral, plum, ochre, teal, pink } = PALETTE;

/** Bakkersberg: biscuit ground, a mountain under icing, wheat and a warm oven. */
const bakkersberg: ThemeArt = {
  land: {
    shallow: '#BEE3EC',
    fibre: '#FFF8EA',
    cliff: { colour: '#B97F4E', height: 16 },
    beach: '#D9A56C',
    beachWidth: 15,
    crumb: '#A8743F',
    ground: '#F1D3A2',
    edge: '#FFF3DC',
    patch: '#EBC68C',
    tufts: 70,
    tuft: (x, y) =>
      `<path d="M${x} ${y}l6 -3" stroke="${[coral, teal, plum, ochre, '#FFFDF6'][Math.abs(Math.round(x * 7 + y)) % 5]}" stroke-width="3.600" stroke-linecap="round"/>`,
  },
  path: {
    fill: '#FBE9C9',
    edge: '#FFFDF6',
    dark: '#E0B97C',
    light: '#FFF6E2',
    band: '#DDB47A',
    dot: '#FFFDF6',
  },
  sheets: {
    mount: { tones: ['#E3B27A', '#D69F64', '#E9BE8A', '#FFF6EA'], edge: '#FFF3DC', inset: 26 },
    icing: { tones: ['#F9CFDA', '#FBDDE5'], edge: '#FFF0F3', inset: 18 },
    dough: { tones: ['#F7E2BC', '#FBEDD0'], edge: '#FFFAEC', inset: 22 },
    field: {
      tones: ['#EFCB68'],
      edge: '#FBF0C4',
      pattern: (l, t, r, b) => {
        let d = '';
        for (let y = t + 8; y < b; y += 13)
          for (let x = l; x < r; x += 13) d += `M${Math.round(x)} ${Math.round(y)}l3 -7`;
        return `<path d="${d}" stroke="#C99D3A" stroke-width="2.400" stroke-linecap="round" fill="none" opacity=".75"/>`;
      },
    },
    syrup: { tones: ['#C9743A', '#DA8A4C'], edge: '#F3D9A8', sunk: true, inset: 12 },
  },
  deco: {
    berg: peak('#CF9A62', '#FFF6EA', 92, 136),
    'berg-klein': peak('#DDAE78', '#F9CFDA', 58, 86),
    brood: loafRock(),
    'cake-roze': cupcake(pink),
    'cake-wit': cupcake('#FFF6EA'),
    'cake-lila': cupcake('#C9A9E8'),
    'lolly-rood': lollipop(coral),
    'lolly-groen': lollipop(teal),
    tarwe: wheat(),
    boom: roundTree('#9DBB62'),
    struik: bush('#A9C46C'),
    hek: fence('#C9925A'),
    kruimel: `<path d="M-7 0q2 -9 8 -7q8 2 6 8q-8 4 -14 -1z" fill="#D9A056" stroke="#A8743F" stroke-width="1.600"/>`,
    schots: `<path d="M-24 0Q-20 -14 0 -14Q20 -14 24 0Q0 8 -24 0Z" fill="#E8B878" stroke="#B97F4E" stroke-width="2"/><path d="M-12 -8l5 4M0 -10l5 4M11 -8l4 4" stroke="#FFF3DC" stroke-width="3" stroke-linecap="round"/>`,
  },
  sizes: { berg: { w: 186, h: 136 }, 'berg-klein': { w: 118, h: 86 }, brood: { w: 72, h: 40 } },
  strewn: {
    'berg-klein': { count: 2, w: 116, h: 84 },
    brood: { count: 5, w: 70, h: 38 },
    boom: { count: 5, w: 62, h: 92 },
    'cake-roze': { count: 3, w: 48, h: 56 },
    'cake-wit': { count: 2, w: 48, h: 56 },
    'cake-lila': { count: 3, w: 48, h: 56 },
    'lolly-rood': { count: 3, w: 40, h: 66 },
    'lolly-groen': { count: 3, w: 40, h: 66 },
    tarwe: { count: 12, w: 34, h: 46 },
    struik: { count: 4, w: 58, h: 32 },
    kruimel: { count: 10, w: 18, h: 10 },
  },
  afloat: { schots: { count: 6, w: 54, h: 24 } },
  above: { tarwe: { count: 6, w: 34, h: 46 }, lolly: { count: 3, w: 40, h: 66 } },
  houses: [
    { shape: 'cake', wall: '#E8B878', roof: pink, trim: 'dots' },
    { shape: 'house', wall: '#D9965A', roof: '#8A5B42', trim: 'tiles' },
    { shape: 'cake', wall: '#C98A5A', roof: '#FFF1DC', trim: 'dots' },
    { shape: 'bell', wall: coral, roof: coral, wallTrim: 'bricks' },
    { shape: 'cake', wall: ochre, roof: '#B9E0D2', trim: 'dots' },
    { shape: 'shop', wall: plum, roof: plum, wallTrim: 'stripes' },
  ],
  sprites: {
    tarwe: sprite(wheat(), -24, -54, 28, 8),
    lolly: sprite(lollipop(coral), -26, -74, 26, 10),
    gastheer: host({ build: CAST.dok, colour: '#E08AA0', hat: 'chef' }),
    speelgoed: sprite(oven(false), -74, -142, 74, 22),
    roept: sprite(oven(true), -74, -142, 74, 22),
    deel: sprite(loaf(), -36, -34, 36, 24),
  },
};
export default bakkersberg;
