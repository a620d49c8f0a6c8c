import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle, drop, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { FARM } from './tones.ts';

const { ink, paper, coral, teal, blue } = PALETTE;

/** A thing with a firm line, and what is drawn within it. */
const solid = (shape: string, fill: string, inner = '') =>
  prop(shape, fill, { outline: 0.6, line: 3.2, inner });

/** A rabbit from the side, which looks to the left; its paws are at (0, 0). */
type Mood = 'sits' | 'bites' | 'sleeps';
const ear = (turn: number): string =>
  place(edged('M0 0Q-11 -20 -5 -42Q2 -50 8 -40Q12 -18 6 0Z', FARM.fur) + flat('M1 -4Q-5 -20 -1 -36Q5 -20 3 -4Z', '#E8B8A8'), -20, -46, { turn }); // prettier-ignore
const rabbit = (mood: Mood): string =>
  dot(10, paper, 32, -14) +
  (mood === 'sleeps' ? ear(64) + ear(84) : ear(8) + ear(mood === 'bites' ? 40 : 26)) +
  solid(blob(6, -20, 30, 22, { seed: 3, wobble: 0.03 }), FARM.fur, oval(15, 12, FARM.belly, 2, -4)) +
  solid(blob(-22, -36, 20, 17, { seed: 5, wobble: 0.03 }), FARM.fur, oval(11, 7, FARM.belly, -34, -28)) +
  (mood === 'sleeps'
    ? line('M-32 -39q5 5 10 0', ink, 3)
    : oval(4, 5.4, ink, -26, -40) + dot(1.6, paper, -27, -42)) +
  edged('M-42 -38q4 -3 7 1q-4 5 -7 -1z', coral, ink, 2) +
  (mood === 'bites'
    ? edged('M-48 -28L-34 -32L-34 -22Z', FARM.carrot) + flat('M-40 -31h7v7h-7z', paper)
    : line('M-38 -29q4 4 9 1', ink, 2.6)) +
  edged('M-8 2Q-12 -8 2 -8Q10 -6 8 2ZM16 2Q12 -10 30 -9Q40 -6 36 2Z', FARM.fur);

const mole = (): string =>
  solid('M-26 18Q-30 -24 0 -26Q30 -24 26 18Z', '#5F5A72', oval(15, 14, '#77718D', 0, 14)) +
  oval(11, 8, '#F2B8B0', 0, -2) +
  dot(4, '#C97C78', 0, -5) +
  dot(3, ink, -12, -12) +
  dot(3, ink, 12, -12) +
  each([-22, 22], (x) => edged(`M${x - 8} 18q0 -14 8 -14q8 0 8 14z`, '#F2B8B0', ink, 2.4)) +
  flat('M-38 18Q0 8 38 18Q30 30 0 31Q-30 30 -38 18Z', FARM.soilDeep);

const snail = (): string =>
  flat('M-110 22H-30Q-20 30 -30 32H-108Q-116 28 -110 22Z', '#BFE3DC', 0.8) +
  edged('M-44 30Q-40 14 -10 18Q24 22 34 8Q44 -12 54 2Q58 26 36 32H-36Q-46 34 -44 30Z', '#EBCB8E') +
  line('M46 -2L44 -20M52 -2L58 -18', ink, 3) +
  dot(4.5, ink, 44, -21) +
  dot(4.5, ink, 58, -19) +
  line('M44 16q5 4 9 -1', ink, 2.6) +
  solid(
    circle(27, -6, 0),
    coral,
    line('M12 4A18 18 0 1 1 -8 -18A13 13 0 1 1 -4 8A8 8 0 1 1 -8 -6', '#B83F2A', 5),
  );

/** The label: a plank with a paper face for the word. */
const board = (): string =>
  prop(plate(618, 118, 20, { seed: 3, wobble: 2 }), FARM.wood, {
    shadow: 'object',
    outline: 0.55,
    line: 3.6,
    inner: each(4, (i) => stripe(`M-310 ${-40 + i * 27}q150 ${i % 2 ? 6 : -6} 620 0`, FARM.woodDeep, 3, 0.6)),
  }) +
  prop(plate(578, 88, 14, { seed: 7, wobble: 1.2 }), paper, { outline: 0.3, line: 2.6 }) +
  each([-298, 298], (x) => dot(6, FARM.steelDeep, x, 0) + line(`M${x - 3} 0h6`, ink, 2));
const stake = (): string =>
  stripe('M0 -18V10', FARM.woodDeep, 6) +
  solid(roundRect(-15, -34, 30, 20, 5, { seed: 2, wobble: 0.8 }), paper) +
  line('M-9 -24q3 -5 5 0t5 0t5 0', ink, 2.2);
const hammer = (): string =>
  cord('M0 0V-60', FARM.woodLight, 12, ink) +
  prop(roundRect(-30, -86, 60, 32, 8, { seed: 4, wobble: 1 }), FARM.steel, { outline: 0.8, line: 3.4, inner: slab(-40, -68, 80, 20, FARM.steelDeep) }); // prettier-ignore

/** A watering can, which pours to the left. */
const can = (fill: string, deep: string, rim: boolean): string => {
  const draw = rim ? sticker : prop;
  const handle = 'M22 -26Q66 -34 52 26';
  return (
    line(handle, ink, 15) +
    line(handle, deep, 8) +
    draw('M-52 -30L-40 -38L-20 -10L-26 4Z', fill) +
    draw('M-30 -22H34L42 38H-36Z', fill, { inner: flat('M-60 14H60V50H-60z', deep), outline: 0.4 }) +
    edged('M-60 -30L-44 -44L-38 -36L-52 -22Z', deep)
  );
};

const barrow = (): string =>
  line('M20 -22L104 -46', ink, 13) +
  line('M20 -22L104 -46', FARM.woodDeep, 7) +
  line('M44 0L56 22', ink, 12) +
  each(
    [-40, -18, 6, 28],
    (x, i) =>
      solid(circle(17, x, (i % 2) * 5 - 44), FARM.carrot) +
      line(`M${x - 8} ${(i % 2) * 5 - 70}l7 12l8 -13`, FARM.leafDeep, 5),
  ) + // prettier-ignore
  solid('M-78 -44H62L40 4H-44Z', teal, flat('M-80 -14H80V20H-80z', '#17807A')) +
  solid(circle(22, -40, 8), FARM.woodDeep, dot(7, FARM.woodLight, -40, 8));

/** Bags of seed: a colour each, and the same picture, so that none looks more right than another. */
const BAGS = ['#7FB7E8', '#F2A38F', '#8CC474', '#C9A6E4'] as const;
const bag = (fill: string): string =>
  sticker('M-84 -66Q-60 -74 0 -70Q60 -74 84 -66L76 -44Q92 10 82 92Q0 102 -82 92Q-92 10 -76 -44Z', fill, {
    inner: flat('M-120 -80H120V-44H-120z', paper, 0.55) + flat('M30 -44Q60 20 40 110H120V-44z', ink, 0.08),
  }) +
  line('M-76 -46Q0 -36 76 -46', ink, 3) +
  place(edged('M-11 3Q-11 -8 0 -8Q11 -8 11 3Q10 22 2 36Q0 40 -2 36Q-10 22 -11 3Z', FARM.carrot) + line('M0 -9V-24M-2 -9L-11 -20M2 -9L11 -20', FARM.leafDeep, 4.4), 0, 0); // prettier-ignore

const SEEDS = ['#F7E3B0', '#F6C9A6', '#DDE9B4', '#E9D6F0'] as const;
const seed = (fill: string): string =>
  sticker(blob(0, 0, 45, 31, { seed: 8, corners: 14 }), fill, flat('M-60 10Q0 26 60 8V50H-60z', ink, 0.08));

const crumbs = each(30, (i) => oval(5, 3, FARM.soilLight, -540 + i * 37, -32 + (i % 3) * 7));
const furrow = (): string =>
  prop(roundRect(-560, -46, 1120, 92, 40, { seed: 5, wobble: 3 }), FARM.soil, { shadow: 'object', outline: 0.35, line: 3, inner: flat('M-600 14Q0 34 600 14V60H-600z', FARM.soilDeep) + crumbs }); // prettier-ignore

/** The market stall on wheels, and the scales beside it. */
const stall = (): string =>
  each([-150, 150], (x) => stripe(`M${x} -130V40`, FARM.woodDeep, 12)) +
  prop(roundRect(-214, -40, 428, 96, 12, { seed: 6, wobble: 1.6 }), FARM.wood, {
    shadow: 'object',
    outline: 0.5,
    line: 3.4,
    inner: each(4, (i) => stripe(`M-220 ${-20 + i * 24}H220`, FARM.woodDeep, 3, 0.6)),
  }) + // prettier-ignore
  each(8, (i) => solid(`M${-216 + i * 54} -168h54v44q-27 26 -54 0z`, i % 2 ? paper : coral)) +
  solid(roundRect(-224, -190, 448, 28, 10, { seed: 2 }), coral) +
  each([-140, 140], (x) => solid(circle(34, x, 66), FARM.woodDeep, dot(10, FARM.woodLight, x, 66)));
const scales = (): string =>
  solid(roundRect(-52, 44, 104, 26, 10, { seed: 2 }), blue) +
  solid('M-34 48L-24 -18H24L34 48Z', blue) +
  edged(circle(34, 0, -8), paper) +
  each(7, (i) => `<g transform="translate(0 -8) rotate(${-90 + i * 30})">${line('M0 -28v6', ink, 3)}</g>`) +
  line('M0 -8L16 -26', coral, 5) +
  dot(5, ink, 0, -8) +
  edged('M-66 -74Q0 -50 66 -74Q52 -44 0 -44Q-52 -44 -66 -74Z', FARM.steel) +
  stripe('M0 -44V-40', ink, 8);

/** Who and what is about on the farm, by the name of their sprite. */
export const things = (): Record<string, SpriteArt> => ({
  konijn: sprite(rabbit('sits'), -58, -100, 48, 8),
  'konijn-knaagt': sprite(rabbit('bites'), -58, -100, 48, 8),
  'konijn-slaapt': sprite(rabbit('sleeps'), -58, -70, 48, 8),
  mol: sprite(mole(), 44, 36),
  slak: sprite(snail(), -120, -34, 70, 40),
  bord: sprite(board(), 330, 76),
  bordje: sprite(stake(), 20, 40),
  hamer: sprite(hammer(), -40, -94, 40, 10),
  gietertje: sprite(`<g transform="scale(.62)">${can('#8FC7C3', '#5FA5A0', false)}</g>`, 48, 34),
  gieter: sprite(can(teal, '#17807A', true), -74, -62, 74, 60),
  'gieter-uit': sprite(can('#C6CFD4', '#AAB6BD', false), -74, -62, 74, 60),
  kruiwagen: sprite(barrow(), -92, -84, 116, 40),
  ...series('zakje', BAGS, (fill) => sprite(bag(fill), 104, 112)),
  ...series('zaad', SEEDS, (fill) => sprite(seed(fill), 60, 50)),
  voor: sprite(furrow(), 584, 70),
  trek: sprite(sticker('M-8 16V-2H-19L0 -20L19 -2H8V16Z', FARM.carrot, { rim: 4, line: 3.4 }), 32),
  druppel: sprite(edged(drop(0, 0, 0.7), '#9CD3F0', '#4F9FC6', 2), 12, 16),
  kraam: sprite(stall(), 250, 210),
  weegschaal: sprite(scales(), 80, 90),
});
