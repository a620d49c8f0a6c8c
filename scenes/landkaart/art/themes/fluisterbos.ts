import { PALETTE, sprite } from '../../../../engine/drawing/index.ts';
import {
  fern,
  flower,
  lily,
  log,
  oak,
  reed,
  spiralTree,
  stone,
  toadstool,
  tuft,
  wave,
  willow,
} from '../plants.ts';
import { host } from '../host.ts';
import type { ThemeArt } from '../theme.ts';
import { echoRing, echoTree } from '../toys.ts';

const { coral, moss, plum, ochre, pink } = PALETTE;

/** Fluisterbos: deep green, brooks, toadstools and a tree that answers. */
const fluisterbos: ThemeArt = {
  land: {
    shallow: '#8FD0D6',
    fibre: '#F4F3DC',
    cliff: { colour: '#7D6A48', height: 10 },
    beach: '#C4AE78',
    beachWidth: 17,
    crumb: '#9C8454',
    ground: '#86B878',
    edge: '#D5E8BE',
    patch: '#78AC6E',
    tufts: 120,
    tuft: (x, y) => tuft(x, y, '#5E9458'),
  },
  path: {
    fill: '#C9A877',
    edge: '#F0E6C8',
    dark: '#9C7B4C',
    light: '#E2CBA0',
    band: '#5E9458',
    dot: '#F4F3DC',
  },
  sheets: {
    glade: { tones: ['#98C784', '#ABD494', '#BEE0A6'], edge: '#DFF0CC', inset: 22 },
    thicket: { tones: ['#6FA568', '#62985E', '#568B55'], edge: '#B7D7A4', inset: 22 },
    brook: {
      tones: ['#6FBBC9', '#86CCD5'],
      edge: '#A58F5C',
      sunk: true,
      inset: 10,
      pattern: (l, t, r, b) => wave(l, t, r, b),
    },
  },
  deco: {
    eik: oak('#5F9B57'),
    wilg: willow('#7FB36A'),
    den: spiralTree('#4E8A58'),
    paddenstoel: toadstool(coral),
    'paddenstoel-geel': toadstool('#E8A83C'),
    varen: fern('#5C9A52'),
    stam: log(),
    klokje: flower('#B9A7F0', '#FFF3B8', '#4F8648'),
    roosje: flower(pink, '#FFE79A', '#4F8648'),
    steen: stone('#B9C2B2'),
    riet: reed('#6B9A5A'),
    lelie: lily(),
  },
  sizes: { eik: { w: 90, h: 104 }, den: { w: 62, h: 98 }, wilg: { w: 72, h: 92 }, stam: { w: 68, h: 22 } },
  strewn: {
    eik: { count: 6, w: 84, h: 98 },
    den: { count: 7, w: 58, h: 92 },
    wilg: { count: 4, w: 68, h: 88 },
    stam: { count: 3, w: 66, h: 22 },
    varen: { count: 15, w: 46, h: 34 },
    paddenstoel: { count: 9, w: 38, h: 38 },
    'paddenstoel-geel': { count: 6, w: 38, h: 38 },
    klokje: { count: 9, w: 20, h: 16 },
    roosje: { count: 5, w: 20, h: 16 },
    steen: { count: 6, w: 28, h: 16 },
  },
  afloat: { lelie: { count: 5, w: 46, h: 26 }, riet: { count: 2, w: 44, h: 50 } },
  above: { varen: { count: 5, w: 46, h: 34 }, den: { count: 4, w: 56, h: 94 } },
  houses: [
    { shape: 'mushroom', wall: '#E8D9B8', roof: coral, trim: 'dots' },
    { shape: 'hut', wall: '#B98657', roof: '#6E9A58', trim: 'moss' },
    { shape: 'mushroom', wall: '#E8D9B8', roof: ochre, trim: 'dots' },
    { shape: 'tower', wall: '#A9896A', roof: '#6B7F4E', trim: 'tiles', wallTrim: 'planks' },
    { shape: 'mushroom', wall: '#E8D9B8', roof: plum, trim: 'dots' },
    { shape: 'barn', wall: '#C9A06A', roof: moss, trim: 'moss', wallTrim: 'planks' },
  ],
  sprites: {
    varen: sprite(fern('#5C9A52'), -34, -38, 34, 8),
    den: sprite(spiralTree('#4E8A58'), -42, -106, 42, 14),
    gastheer: host({ name: 'omavlek' }),
    speelgoed: sprite(echoTree(false), -76, -148, 76, 20),
    roept: sprite(echoTree(true), -76, -148, 76, 20),
    deel: sprite(echoRing(), -44, -50, 44, 50),
  },
};
export default fluisterbos;
