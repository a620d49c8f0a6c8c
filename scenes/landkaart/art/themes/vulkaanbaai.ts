import { CAST, PALETTE, sprite } from '../../../../engine/drawing/index.ts';
import { fish, lavaRock, shell, steamVent } from '../finds.ts';
import { cactus, fern, flower, palm, stone, tuft } from '../plants.ts';
import { host } from '../host.ts';
import type { ThemeArt } from '../theme.ts';
import { geyserMouth, geyserWater } from '../toys.ts';

const { coral, ochre, teal, pink } = PALETTE;

/** Vulkaanbaai: dark sand, red earth, lava in folded paper and palms. */
const vulkaanbaai: ThemeArt = {
  land: {
    shallow: '#7FD0CF',
    fibre: '#F6E4D2',
    cliff: { colour: '#5A3A44', height: 10 },
    beach: '#8F7A80',
    beachWidth: 24,
    crumb: '#6C585F',
    ground: '#D99A72',
    edge: '#F6D9BE',
    patch: '#CF8C64',
    tufts: 80,
    tuft: (x, y) => tuft(x, y, '#B26F4C'),
  },
  path: {
    fill: '#F3CF9E',
    edge: '#FFF3DC',
    dark: '#D59B62',
    light: '#FBE4C2',
    band: '#B9765A',
    dot: '#FFF3DC',
  },
  sheets: {
    cone: { tones: ['#B9725A', '#9F5C50', '#874A48', '#6E3B42'], edge: '#E8B698', inset: 24 },
    crater: {
      tones: ['#E8633C', '#F59A3C', '#FFC65A'],
      edge: '#4F2A34',
      sunk: true,
      inset: 15,
      pattern: (l, t, r, b) =>
        `<path d="M${l + 14} ${(t + b) / 2}q10 -8 20 0t20 0M${(l + r) / 2} ${t + 16}q8 -6 16 0" stroke="#FFF3B8" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    },
    lava: { tones: ['#E8633C', '#F59A3C'], edge: '#6E3B42', sunk: true, inset: 9 },
    jungle: { tones: ['#86B06A', '#97BE78', '#A9CB88'], edge: '#DCEBC2', inset: 22 },
    pool: { tones: ['#4FB9BC', '#74CFCB'], edge: '#F0D3B0', sunk: true, inset: 12 },
    bridge: { tones: ['#8A5B42'], edge: '#F0D3B0' },
  },
  deco: {
    palm: palm('#5FA052'),
    'palm-licht': palm('#86B85E'),
    rots: lavaRock(),
    damp: steamVent(),
    cactus: cactus('#6FA05E'),
    varen: fern('#6B9A4E'),
    'bloem-rood': flower(coral, '#FFE79A', '#5E8A48'),
    'bloem-roze': flower(pink, '#FFE79A', '#5E8A48'),
    steen: stone('#8F7A80'),
    schelp: shell('#F7D9C4'),
    vis: fish('#F59A3C'),
    klip: lavaRock(),
  },
  sizes: { palm: { w: 90, h: 96 }, damp: { w: 46, h: 74 }, rots: { w: 54, h: 34 } },
  strewn: {
    palm: { count: 6, w: 86, h: 94 },
    'palm-licht': { count: 4, w: 86, h: 94 },
    damp: { count: 4, w: 46, h: 72 },
    rots: { count: 8, w: 54, h: 34 },
    cactus: { count: 3, w: 46, h: 60 },
    varen: { count: 10, w: 46, h: 32 },
    'bloem-rood': { count: 7, w: 20, h: 16 },
    'bloem-roze': { count: 5, w: 20, h: 16 },
    steen: { count: 7, w: 28, h: 16 },
    schelp: { count: 3, w: 28, h: 22 },
  },
  afloat: { klip: { count: 5, w: 60, h: 40 }, vis: { count: 5, w: 56, h: 30 } },
  above: { varen: { count: 4, w: 46, h: 34 }, palm: { count: 5, w: 84, h: 96 } },
  houses: [
    { shape: 'hut', wall: '#E8C08A', roof: '#C9924A', trim: 'straw' },
    { shape: 'tent', wall: coral, roof: '#D9583C' },
    { shape: 'hut', wall: teal, roof: '#7FA05A', trim: 'straw' },
    { shape: 'barn', wall: '#8F7A80', roof: '#5F4A54', trim: 'tiles', wallTrim: 'planks' },
    { shape: 'hut', wall: coral, roof: '#E0A83C', trim: 'straw' },
    { shape: 'dome', wall: ochre, roof: '#D98A3C' },
  ],
  sprites: {
    varen: sprite(fern('#6B9A4E'), -34, -38, 34, 8),
    palm: sprite(palm('#5FA052'), -48, -106, 62, 12),
    gastheer: host({ build: CAST.fien, colour: '#F08A3C', hat: 'none' }),
    speelgoed: sprite(geyserMouth(), -76, -56, 76, 22),
    deel: sprite(geyserWater(), -52, -142, 52, 14),
  },
};
export default vulkaanbaai;
