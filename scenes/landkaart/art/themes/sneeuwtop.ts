import { PALETTE, sprite } from '../../../../engine/drawing/index.ts';
import { floe, iceCrystal, peak, snowMan } from '../finds.ts';
import { bush, fence, spiralTree, stone } from '../plants.ts';
import { host } from '../host.ts';
import type { ThemeArt } from '../theme.ts';
import { globeFlakes, snowGlobe } from '../toys.ts';

const { coral, blue, plum, teal } = PALETTE;

/** Sneeuwtop: drifts in layers, ice to skate on, firs under snow. */
const sneeuwtop: ThemeArt = {
  land: {
    shallow: '#B9E4F2',
    fibre: '#FFFFFF',
    cliff: { colour: '#9FBBD6', height: 18 },
    beach: '#D3E4F1',
    beachWidth: 16,
    crumb: '#B4CDE2',
    ground: '#EDF5FB',
    edge: '#FFFFFF',
    patch: '#E1EDF7',
    tufts: 46,
    tuft: (x, y) =>
      `<path d="M${x} ${y}q8 -7 16 0" fill="none" stroke="#C4D9EA" stroke-width="2.600" stroke-linecap="round"/>`,
  },
  path: {
    fill: '#C9D5E6',
    edge: '#FFFFFF',
    dark: '#97AECB',
    light: '#E4ECF6',
    band: '#C9DDEC',
    dot: '#FFFFFF',
  },
  sheets: {
    drift: { tones: ['#F5FAFD', '#FFFFFF'], edge: '#FFFFFF', inset: 24 },
    mount: { tones: ['#C6D6E8', '#D5E2EF', '#E6EFF7', '#FFFFFF'], edge: '#FFFFFF', inset: 26 },
    ice: {
      tones: ['#A9D6EE', '#BCE2F4'],
      edge: '#D6E8F4',
      sunk: true,
      inset: 14,
      pattern: (l, t, r, b) =>
        `<path d="M${l + 20} ${b - 20}L${(l + r) / 2} ${t + 10}M${(l + r) / 2 - 20} ${b}L${r - 30} ${t + 20}M${l + 50} ${t + 30}q60 40 140 10" stroke="#FFFFFF" stroke-width="3" fill="none" opacity=".75"/>`,
    },
    wood: { tones: ['#DCE9E4', '#CFE0DA'], edge: '#F6FBFA', inset: 22 },
  },
  deco: {
    den: spiralTree('#4F9077', '#FFFFFF'),
    'den-licht': spiralTree('#6BA58C', '#FFFFFF'),
    berg: peak('#A9BEDA', '#FFFFFF', 92, 140),
    'berg-klein': peak('#B9CBE2', '#FFFFFF', 58, 90),
    pop: snowMan(),
    kristal: iceCrystal(),
    struik: bush('#C5DED6'),
    steen: stone('#C9D3E2'),
    hek: fence('#B98F6C'),
    'schots-groot': floe(44),
    schots: floe(26),
  },
  sizes: { berg: { w: 188, h: 140 }, 'berg-klein': { w: 118, h: 90 }, pop: { w: 46, h: 74 } },
  strewn: {
    'berg-klein': { count: 2, w: 114, h: 86 },
    den: { count: 9, w: 58, h: 92 },
    'den-licht': { count: 7, w: 58, h: 92 },
    pop: { count: 3, w: 46, h: 74 },
    kristal: { count: 8, w: 38, h: 42 },
    struik: { count: 5, w: 56, h: 30 },
    steen: { count: 6, w: 28, h: 18 },
  },
  afloat: { 'schots-groot': { count: 7, w: 96, h: 30 }, schots: { count: 9, w: 58, h: 24 } },
  above: { den: { count: 5, w: 56, h: 94 }, kristal: { count: 4, w: 38, h: 42 } },
  houses: [
    { shape: 'igloo', wall: '#9CC7E4', roof: '#D5EAF6' },
    { shape: 'house', wall: coral, roof: '#B9573F', trim: 'snow', wallTrim: 'planks' },
    { shape: 'cabin', wall: '#B98657', roof: '#8A5B42', trim: 'snow', wallTrim: 'planks' },
    { shape: 'tower', wall: plum, roof: plum, trim: 'snow' },
    { shape: 'barn', wall: blue, roof: '#4A6FB4', trim: 'snow', wallTrim: 'planks' },
    { shape: 'dome', wall: teal, roof: teal, trim: 'snow' },
  ],
  sprites: {
    den: sprite(spiralTree('#4F9077', '#FFFFFF'), -42, -106, 42, 14),
    kristal: sprite(iceCrystal(), -26, -48, 28, 10),
    gastheer: host({ name: 'tik' }),
    speelgoed: sprite(snowGlobe(), -66, -130, 66, 22),
    deel: sprite(globeFlakes(), -48, -48, 48, 48),
  },
};
export default sneeuwtop;
