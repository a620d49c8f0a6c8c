import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, drop, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { BRIGHT, WOOD } from './colours.ts';

const { ink, paper, coral, ochre, teal, blue, plum } = PALETTE;

/** A brass bell on a bracket; it swings round the hook above it. */
const bell = (): string => {
  const shape = 'M-22 52Q-20 46 -18 34Q-17 12 0 11Q17 12 18 34Q20 46 22 52Q0 58 -22 52Z';
  return (
    dot(7, darker(ochre, 0.45), 0, 58) +
    prop('M-4 12V0H4V12Z', WOOD.boardDeep, { line: 2 }) +
    sticker(shape, WOOD.brass, {
      rim: 4.5,
      line: 3.6,
      inner: `<path d="M-14 14Q-16 40 -14 52L-5 54Q-8 30 -6 14Z" fill="${lighter(ochre, 0.55)}"/><path d="M10 14Q16 30 13 56L24 56V20Z" fill="${darker(ochre, 0.18)}"/><path d="M-22 45Q0 51 22 45" stroke="${darker(ochre, 0.35)}" stroke-width="3" fill="none"/>`,
    })
  );
};

/** The wooden arch that a bell hangs in; its place is the hook, its feet are 52 u below. */
const arch = (): string =>
  prop('M-33 54V6Q-33 -10 -17 -10H17Q33 -10 33 6V54H24V8Q24 -1 15 -1H-15Q-24 -1 -24 8V54Z', WOOD.board, {
    line: 2.4,
    outline: 0.36,
    inner: flat('M-33 -10H33V-6H-33Z', WOOD.boardLight),
  });

/** A length of rope, 100 u, to be stretched; its place is its upper end. */
const rope = (): string => {
  const turns = each(10, (i) => `M-4 ${i * 10 + 8}L4 ${i * 10 + 3}`);
  return `<rect x="-5.5" y="0" width="11" height="100" fill="${darker('#D9B27A', 0.4)}"/><rect x="-3.6" y="0" width="7.2" height="100" fill="#E2BE88"/><path d="${turns}" stroke="${darker('#D9B27A', 0.25)}" stroke-width="2"/>`;
};

/** The tassel to pull at; its place is where the rope ends. */
const tassel = (): string => {
  const skirt = 'M-9 12Q-16 30 -15 44Q-8 40 -5 46Q0 40 5 46Q8 40 15 44Q16 30 9 12Z';
  const threads = stripe('M-8 18Q-11 32 -10 42M0 16V42M8 18Q11 32 10 42', darker(coral, 0.3), 2);
  return (
    sticker(`${skirt}`, coral, threads, { rim: 4.5, line: 3.4 }) +
    sticker(circle(10, 0, 6), ochre, { rim: 0.1, line: 3.4, shadow: 'none' })
  );
};

const inkDrop = (colour: string): string =>
  sticker(drop(0, 0, 0.95), colour, flat('M-6 4a5 7 0 0 1 4 -9l1 5q-2 3 -1 7z', '#fff', 0.7), {
    rim: 4,
    line: 3,
  });

/** A wall lamp, and the light of one that burns. */
const lamp = (lit: boolean): string =>
  prop('M-3 -30h6v18h-6z', WOOD.brass, { line: 2 }) +
  prop('M-20 14Q-18 -14 0 -15Q18 -14 20 14Q0 20 -20 14Z', lit ? '#FFE08A' : '#D5CBB8', {
    line: 2.6,
    inner: stripe('M-12 14Q-13 -8 -4 -13', '#fff', 4, 0.6),
  }) +
  (lit ? dot(6, '#FFF4C8', 0, 19) : dot(5, darker('#D5CBB8', 0.2), 0, 19));
const glow = (): string => each([1, 0.72, 0.46], (share) => dot(44 * share, '#FFE9A6', 0, 0, 0.3));

/** The cat of shelf seven: asleep, or with one eye open. */
const cat = (awake: boolean): string => {
  const fur = '#E9A15B';
  const dark = darker(fur, 0.25);
  const body = 'M-52 0Q-58 -34 -22 -42Q8 -48 34 -34Q54 -22 52 0Z';
  const stripes = stripe('M-8 -46q4 12 0 20M10 -46q4 12 2 20M28 -40q4 10 2 16', dark, 6);
  const eye = awake
    ? dot(4.4, ink, -43, -17) + dot(1.5, '#fff', -44, -19) + stripe('M-30 -17q4 4 8 0', ink, 2.6)
    : stripe('M-48 -17q4 4 8 0M-30 -17q4 4 8 0', ink, 2.6);
  return (
    prop(body, fur, stripes, { line: 3, outline: 0.4 }) +
    cord('M48 -4Q66 -2 60 -16', fur, 15, darker(fur, 0.4), 2.5) +
    prop('M-56 -30L-52 -46L-42 -36L-28 -36L-18 -46L-14 -30Q-8 0 -35 0Q-62 0 -56 -30Z', lighter(fur, 0.12), {
      line: 3,
      outline: 0.4,
    }) +
    eye +
    `<path d="M-38 -11h6l-3 4z" fill="${coral}"/><path d="M-35 -7v3M-50 -9h-10M-20 -9h10" stroke="${ink}" stroke-width="1.8"/>`
  );
};

/** A book that flies like a bird: wings up or down. */
const bird = (up: boolean, colour: string): string => {
  const wing = up ? 'M0 6Q-12 -26 -40 -24Q-30 -8 0 12Z' : 'M0 -2Q-16 -8 -42 12Q-24 16 0 6Z';
  const page = up ? 'M0 4Q-10 -18 -32 -19Q-24 -6 0 8Z' : 'M0 -4Q-14 -8 -34 8Q-22 11 0 3Z';
  const half = (flip: number) =>
    `<g transform="scale(${flip} 1)">${prop(wing, colour, { line: 3, outline: 0.45 })}${prop(page, paper, { line: 1.6, outline: 0.3 })}</g>`;
  return half(1) + half(-1);
};

/** Books that lean on the shelf for show, from thick to thin; their place is their foot. */
const showBook = (i: number, high: number, wide: number): SpriteArt => {
  const colour = BRIGHT[i % BRIGHT.length]!;
  return sprite(
    prop(
      roundRect(-wide / 2, -high, wide, high, 4, { seed: i + 3, wobble: 0.7 }),
      mix(colour, WOOD.back, 0.25),
      `<rect x="${-wide / 2}" y="${-high * 0.82}" width="${wide}" height="5" fill="${lighter(colour, 0.5)}"/><rect x="${-wide / 2}" y="${-high * 0.3}" width="${wide}" height="8" fill="${darker(colour, 0.2)}" opacity=".6"/>`,
    ),
    -wide / 2 - 4,
    -high - 4,
    wide / 2 + 4,
    4,
  );
};

/** Dok's basket and its rope. */
const basket = (): string => {
  const weave = each(
    12,
    (i) =>
      `<path d="${roundRect(-32 + (i % 6) * 11 + (i > 5 ? 5 : 0), 4 + Math.floor(i / 6) * 12, 10, 9, 4, { seed: i, wobble: 0.6 })}" fill="${i % 2 ? '#E3BD86' : '#CF9F65'}"/>`,
  );
  return (
    prop('M-34 0H34L28 28Q0 34 -28 28Z', '#D9AE74', weave, { line: 2.8, outline: 0.4 }) +
    prop(roundRect(-37, -5, 74, 10, 5, { seed: 2, wobble: 0.6 }), WOOD.boardDeep, { line: 2.4 })
  );
};
const liftRope = (): string =>
  stripe('M-33 0L0 -78L33 0', darker('#D9B27A', 0.35), 4) + stripe('M0 -78V-420', darker('#D9B27A', 0.35), 4);

/** The ink bottle that fills with caught drops: level 0 to 5. */
const bottle = (level: number): string => {
  const glass = plate(62, 56, 14, { seed: 5 });
  const top = 26 - level * 9.6;
  return (
    prop(roundRect(-14, -44, 28, 20, 5, { seed: 2, wobble: 0.6 }), WOOD.boardLight, { line: 2.6 }) +
    prop(
      glass,
      '#E4F1FA',
      (level > 0 ? flat(`M-34 ${top}q16 -5 34 0t34 0V40H-34Z`, blue) : '') +
        line('M-22 -18V14', '#fff', 6, 0.8),
      { line: 3, outline: 0.45 },
    ) +
    prop(plate(30, 32, 6, { seed: 8 }), paper, { line: 2 }) +
    flat(drop(0, 1, 0.62), blue) +
    (level === 5 ? dot(5, ochre, 20, -36) : '')
  );
};

/** A paper aeroplane with room for two, seen from the side. */
const plane = (): string =>
  sticker('M-120 -6L112 -34L20 22L-10 20L-30 44L-44 14Z', paper, {
    rim: 4,
    line: 3.6,
    inner: `<path d="M-44 14L112 -34L-10 20Z" fill="#DCE6F3"/><path d="M-30 44L-10 20L-44 14Z" fill="#C4D3E8"/><path d="M-120 -6L-44 14L112 -34Z" fill="#FFFFFF"/>`,
  });

/** All else that is not a board. */
export const things = (): Record<string, SpriteArt> => ({
  bel: sprite(bell(), -34, -2, 34, 74),
  beugel: sprite(arch(), -38, -14, 38, 58),
  touw: sprite(rope(), -7, 0, 7, 100),
  kwast: sprite(tassel(), -28, -14, 28, 62),
  druppel: sprite(inkDrop(blue), -24, -28, 24, 32),
  'druppel-goud': sprite(inkDrop(ochre), -24, -28, 24, 32),
  'lamp-uit': sprite(lamp(false), -26, -34, 26, 30),
  'lamp-aan': sprite(lamp(true), -26, -34, 26, 30),
  gloed: sprite(glow(), 46),
  'poes-slaap': sprite(cat(false), -68, -52, 74, 4),
  'poes-kijk': sprite(cat(true), -68, -52, 74, 4),
  'vogel-op-0': sprite(bird(true, coral), -48, -32, 48, 26),
  'vogel-neer-0': sprite(bird(false, coral), -48, -32, 48, 26),
  'vogel-op-1': sprite(bird(true, teal), -48, -32, 48, 26),
  'vogel-neer-1': sprite(bird(false, teal), -48, -32, 48, 26),
  'vogel-op-2': sprite(bird(true, plum), -48, -32, 48, 26),
  'vogel-neer-2': sprite(bird(false, plum), -48, -32, 48, 26),
  'sier-0': showBook(0, 62, 16),
  'sier-1': showBook(1, 50, 22),
  'sier-2': showBook(2, 56, 13),
  'sier-3': showBook(4, 44, 18),
  mand: sprite(basket(), -42, -10, 42, 38),
  lifttouw: sprite(liftRope(), -36, -422, 36, 2),
  ...series('inktpot', 6, (level) => sprite(bottle(level), -38, -50, 38, 34)),
  vliegtuig: sprite(plane(), -140, -50, 132, 64),
});
