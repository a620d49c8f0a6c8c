import { PALETTE, sprite } from '../../../../engine/drawing/index.ts';
import { barrel, bollard, buoy, container, crates, fish, lamp, rowBoat } from '../finds.ts';
import { bush, flower, roundTree, wave } from '../plants.ts';
import { host } from '../host.ts';
import type { ThemeArt } from '../theme.ts';
import { crane, hookLoad } from '../toys.ts';

const { coral, blue, plum, ochre, teal, pink } = PALETTE;

/** Havenstad: straight quays, canals, gables and a crane. */
const havenstad: ThemeArt = {
  land: {
    shallow: '#8DCDE6',
    fibre: '#F7F4EC',
    cliff: { colour: '#8E7F78', height: 22 },
    beach: '#D6D2CC',
    beachWidth: 20,
    crumb: '#B4AEA8',
    ground: '#DDDFE3',
    edge: '#F6F6F4',
    patch: '#D2D5DB',
    tufts: 150,
    tuft: (x, y) =>
      `<path d="M${x} ${y}h13v8h-13z" fill="none" stroke="#C2C6CF" stroke-width="1.800" stroke-linejoin="round"/>`,
  },
  path: {
    fill: '#E2A98A',
    edge: '#FFF8EC',
    dark: '#C0765A',
    light: '#F3C9AE',
    band: '#B9BEC8',
    dot: '#FFFDF6',
  },
  sheets: {
    park: { tones: ['#B7D79A', '#C6E2AA'], edge: '#EAF4DC', inset: 18 },
    square: {
      tones: ['#EBDCC4'],
      edge: '#FFFAF0',
      pattern: (l, t, r, b) => {
        let d = '';
        for (let x = l; x < r + b - t; x += 22)
          d += `M${Math.round(x)} ${Math.round(t)}l${Math.round(t - b)} ${Math.round(b - t)}M${Math.round(x - (b - t))} ${Math.round(t)}l${Math.round(b - t)} ${Math.round(b - t)}`;
        return `<path d="${d}" stroke="#D8C4A2" stroke-width="2" fill="none" opacity=".8"/>`;
      },
    },
    canal: {
      tones: ['#6FB9DC', '#84C7E6'],
      edge: '#B9A79A',
      sunk: true,
      inset: 8,
      pattern: (l, t, r, b) => wave(l, t, r, b),
    },
    yard: { tones: ['#CBB9A6'], edge: '#EFE6D8' },
    bridge: { tones: ['#B9774E'], edge: '#F3D9BE' },
  },
  deco: {
    kratten: crates(),
    'ton-blauw': barrel('#6E95CC'),
    'ton-rood': barrel('#D98068'),
    lantaarn: lamp(),
    bolder: bollard(),
    'container-rood': container(coral),
    'container-groen': container(teal),
    'container-geel': container(ochre),
    'container-blauw': container('#5B8FE0'),
    boom: roundTree('#86B86A'),
    struik: bush('#94C477'),
    bloem: flower(pink),
    sloep: rowBoat('#D98068'),
    vis: fish('#8FB8D8'),
    boei: buoy(),
  },
  sizes: {
    'container-rood': { w: 92, h: 42 },
    'container-groen': { w: 92, h: 42 },
    'container-geel': { w: 92, h: 42 },
    'container-blauw': { w: 92, h: 42 },
    sloep: { w: 92, h: 46 },
    lantaarn: { w: 20, h: 92 },
    kratten: { w: 70, h: 56 },
  },
  strewn: {
    kratten: { count: 5, w: 68, h: 54 },
    'container-groen': { count: 2, w: 90, h: 40 },
    'container-geel': { count: 2, w: 90, h: 40 },
    boom: { count: 6, w: 60, h: 90 },
    lantaarn: { count: 9, w: 22, h: 90 },
    'ton-blauw': { count: 5, w: 34, h: 38 },
    'ton-rood': { count: 5, w: 34, h: 38 },
    struik: { count: 5, w: 56, h: 30 },
    bolder: { count: 10, w: 24, h: 28 },
    bloem: { count: 5, w: 20, h: 16 },
  },
  afloat: {
    boei: { count: 5, w: 46, h: 52 },
    vis: { count: 4, w: 56, h: 30 },
    sloep: { count: 2, w: 92, h: 50 },
  },
  above: { lantaarn: { count: 6, w: 22, h: 90 } },
  houses: [
    { shape: 'stepped', wall: coral, roof: '#C8563C', wallTrim: 'bricks' },
    { shape: 'bell', wall: blue, roof: '#4A6FB4', wallTrim: 'bricks' },
    { shape: 'house', wall: ochre, roof: '#A9573C', trim: 'tiles' },
    { shape: 'stepped', wall: teal, roof: teal, wallTrim: 'bricks' },
    { shape: 'bell', wall: '#E8A86A', roof: '#B9743C', wallTrim: 'bricks' },
    { shape: 'stepped', wall: plum, roof: '#7A56A8', wallTrim: 'bricks' },
  ],
  sprites: {
    lantaarn: sprite(lamp(), -16, -98, 16, 8),
    gastheer: host({ name: 'dok' }),
    speelgoed: sprite(crane(), -82, -142, 80, 20),
    deel: sprite(hookLoad(), -42, -6, 42, 82),
  },
};
export default havenstad;
