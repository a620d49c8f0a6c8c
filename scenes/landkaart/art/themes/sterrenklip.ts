import { PALETTE, sprite } from '../../../../engine/drawing/index.ts';
import { cloudlet, crater, crystal, glowFlower, groundStar, peak } from '../finds.ts';
import { bush, spiralTree, stone } from '../plants.ts';
import { host } from '../host.ts';
import type { ThemeArt } from '../theme.ts';
import { shootingStar, telescopeStand, telescopeTube } from '../toys.ts';

const { coral, blue, plum, ochre, teal, pink } = PALETTE;

/** Sterrenklip: a high cliff of night paper, crystals, stars that came down and a telescope. */
const sterrenklip: ThemeArt = {
  land: {
    shallow: '#A9B8EC',
    fibre: '#F3ECFF',
    cliff: { colour: '#4A3F86', height: 30 },
    beach: '#8E80C8',
    beachWidth: 15,
    crumb: '#C9BDF0',
    ground: '#B7A8DE',
    edge: '#E6DDFA',
    patch: '#AA9AD6',
    tufts: 60,
    tuft: (x, y) =>
      `<path d="M${x} ${y - 5}Q${x + 1} ${y - 1} ${x + 5} ${y}Q${x + 1} ${y + 1} ${x} ${y + 5}Q${x - 1} ${y + 1} ${x - 5} ${y}Q${x - 1} ${y - 1} ${x} ${y - 5}Z" fill="#EDE4FF"/>`,
  },
  path: {
    fill: '#F0E2C0',
    edge: '#FFFDF6',
    dark: '#D0AE74',
    light: '#FFF6DE',
    band: '#8E80C8',
    dot: '#FFFDF6',
  },
  sheets: {
    night: {
      tones: ['#8676C4', '#7263B4', '#5F52A2'],
      edge: '#CFC2F2',
      inset: 22,
      pattern: (l, t, r, b) => {
        let d = '';
        for (let i = 0; i < 26; i++) {
          const x = Math.round(l + ((i * 67) % 97) * ((r - l) / 97));
          const y = Math.round(t + ((i * 41) % 89) * ((b - t) / 89));
          d += `M${x} ${y}h.1`;
        }
        return `<path d="${d}" stroke="#FFF3B8" stroke-width="4.500" stroke-linecap="round"/>`;
      },
    },
    meadow: { tones: ['#A7C9C4', '#B7D6CF'], edge: '#E2F2EE', inset: 20 },
    lake: {
      tones: ['#6C8BE0', '#88A4EE'],
      edge: '#D8CCF6',
      sunk: true,
      inset: 14,
      pattern: (l, t, r, b) =>
        `<path d="M${(l + r) / 2 - 20} ${(t + b) / 2}l9 3l3 9l3 -9l9 -3l-9 -3l-3 -9l-3 9z" fill="#FFF6CF"/><path d="M${l + 20} ${t + 26}q6 -5 12 0t12 0M${r - 60} ${b - 24}q6 -5 12 0t12 0" stroke="#DCE6FF" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    },
    moonsand: { tones: ['#CFC4EA', '#DCD3F2'], edge: '#F3ECFF', inset: 20 },
    bridge: { tones: ['#6E4A9A'], edge: '#E6DDFA' },
  },
  deco: {
    'kristal-lila': crystal('#C39BEF'),
    'kristal-blauw': crystal('#8FB4F5'),
    'kristal-groen': crystal('#8FDCCB'),
    ster: groundStar(),
    'gloei-roze': glowFlower(pink),
    'gloei-blauw': glowFlower('#8FD0F5'),
    krater: crater('#9C8CCB'),
    den: spiralTree('#5F7FA8'),
    struik: bush('#86A8B8'),
    steen: stone('#9C90CC'),
    berg: peak('#7A6AB8', '#E6DDFA', 84, 130),
    wolk: cloudlet(),
  },
  sizes: {
    berg: { w: 172, h: 130 },
    krater: { w: 76, h: 30 },
    'kristal-lila': { w: 54, h: 72 },
    'kristal-blauw': { w: 54, h: 72 },
  },
  strewn: {
    den: { count: 6, w: 58, h: 92 },
    'kristal-lila': { count: 5, w: 52, h: 70 },
    'kristal-blauw': { count: 4, w: 52, h: 70 },
    'kristal-groen': { count: 4, w: 52, h: 70 },
    krater: { count: 4, w: 74, h: 28 },
    ster: { count: 8, w: 38, h: 32 },
    'gloei-roze': { count: 7, w: 30, h: 32 },
    'gloei-blauw': { count: 7, w: 30, h: 32 },
    struik: { count: 4, w: 56, h: 30 },
    steen: { count: 6, w: 28, h: 18 },
  },
  afloat: { wolk: { count: 8, w: 76, h: 36 }, ster: { count: 4, w: 38, h: 32 } },
  above: { ster: { count: 3, w: 38, h: 32 }, den: { count: 4, w: 56, h: 94 } },
  houses: [
    { shape: 'dome', wall: blue, roof: '#4A5FC0', trim: 'stars' },
    { shape: 'crystal', wall: plum, roof: '#B48AE8' },
    { shape: 'tower', wall: teal, roof: teal, trim: 'stars' },
    { shape: 'tent', wall: ochre, roof: ochre },
    { shape: 'crystal', wall: blue, roof: '#8FB4F5' },
    { shape: 'dome', wall: coral, roof: '#C8563C', trim: 'stars' },
  ],
  sprites: {
    ster: sprite(groundStar(), -26, -38, 26, 12),
    den: sprite(spiralTree('#5F7FA8'), -42, -106, 42, 14),
    gastheer: host({ name: 'fien' }),
    speelgoed: sprite(telescopeStand(), -52, -82, 52, 20),
    deel: sprite(telescopeTube(), -72, -72, 72, 72),
    vallend: sprite(shootingStar(), -32, -64, 104, 32),
  },
};
export default sterrenklip;
