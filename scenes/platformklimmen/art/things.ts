import {
  circle,
  darker,
  drop,
  lighter,
  mix,
  PALETTE,
  plate,
  prop,
  roundRect,
  sprite,
  sticker,
  type SpriteArt,
} from '../../../engine/drawing/index.ts';
import { BRIGHT, WOOD } from './colours.ts';

const { ink, paper, coral, ochre, teal, blue, plum } = PALETTE;

/** A brass bell on a bracket; it swings round the hook above it. */
const bell = (): SpriteArt => {
  const shape = 'M-22 52Q-20 46 -18 34Q-17 12 0 11Q17 12 18 34Q20 46 22 52Q0 58 -22 52Z';
  return sprite(
    `<path d="${circle(7, 0, 58)}" fill="${darker(ochre, 0.45)}"/>` +
      prop('M-4 12V0H4V12Z', WOOD.boardDeep, { line: 2 }) +
      sticker(shape, WOOD.brass, {
        rim: 4.5,
        line: 3.6,
        inner: `<path d="M-14 14Q-16 40 -14 52L-5 54Q-8 30 -6 14Z" fill="${lighter(ochre, 0.55)}"/><path d="M10 14Q16 30 13 56L24 56V20Z" fill="${darker(ochre, 0.18)}"/><path d="M-22 45Q0 51 22 45" stroke="${darker(ochre, 0.35)}" stroke-width="3" fill="none"/>`,
      }),
    -34,
    -2,
    34,
    74,
  );
};

/** The wooden arch that a bell hangs in; its place is the hook, its feet are 52 u below. */
const arch = (): SpriteArt =>
  sprite(
    prop('M-33 54V6Q-33 -10 -17 -10H17Q33 -10 33 6V54H24V8Q24 -1 15 -1H-15Q-24 -1 -24 8V54Z', WOOD.board, {
      line: 2.4,
      outline: 0.36,
      inner: `<path d="M-33 -10H33V-6H-33Z" fill="${WOOD.boardLight}"/>`,
    }),
    -38,
    -14,
    38,
    58,
  );

/** A length of rope, 100 u, to be stretched; its place is its upper end. */
const rope = (): SpriteArt => {
  const turns = Array.from({ length: 10 }, (_, i) => `M-4 ${i * 10 + 8}L4 ${i * 10 + 3}`).join('');
  return sprite(
    `<rect x="-5.5" y="0" width="11" height="100" fill="${darker('#D9B27A', 0.4)}"/><rect x="-3.6" y="0" width="7.2" height="100" fill="#E2BE88"/><path d="${turns}" stroke="${darker('#D9B27A', 0.25)}" stroke-width="2"/>`,
    -7,
    0,
    7,
    100,
  );
};

/** The tassel to pull at; its place is where the rope ends. */
const tassel = (): SpriteArt => {
  const skirt = 'M-9 12Q-16 30 -15 44Q-8 40 -5 46Q0 40 5 46Q8 40 15 44Q16 30 9 12Z';
  const threads = `<path d="M-8 18Q-11 32 -10 42M0 16V42M8 18Q11 32 10 42" stroke="${darker(coral, 0.3)}" stroke-width="2" fill="none"/>`;
  return sprite(
    sticker(`${skirt}`, coral, { rim: 4.5, line: 3.4, inner: threads }) +
      sticker(circle(10, 0, 6), ochre, { rim: 0.1, line: 3.4, shadow: 'none' }),
    -28,
    -14,
    28,
    62,
  );
};

const inkDrop = (): SpriteArt =>
  sprite(
    sticker(drop(0, 0, 0.95), blue, {
      rim: 4,
      line: 3,
      inner: `<path d="M-6 4a5 7 0 0 1 4 -9l1 5q-2 3 -1 7z" fill="#fff" opacity=".7"/>`,
    }),
    -24,
    -28,
    24,
    32,
  );

/** A wall lamp, and the light of one that burns. */
const lamp = (lit: boolean): SpriteArt =>
  sprite(
    prop('M-3 -30h6v18h-6z', WOOD.brass, { line: 2 }) +
      prop('M-20 14Q-18 -14 0 -15Q18 -14 20 14Q0 20 -20 14Z', lit ? '#FFE08A' : '#D5CBB8', {
        line: 2.6,
        inner: `<path d="M-12 14Q-13 -8 -4 -13" stroke="#fff" stroke-width="4" fill="none" opacity=".6"/>`,
      }) +
      (lit
        ? `<path d="${circle(6, 0, 19)}" fill="#FFF4C8"/>`
        : `<path d="${circle(5, 0, 19)}" fill="${darker('#D5CBB8', 0.2)}"/>`),
    -26,
    -34,
    26,
    30,
  );
const glow = (): SpriteArt =>
  sprite(
    [1, 0.72, 0.46].map((share) => `<path d="${circle(44 * share)}" fill="#FFE9A6" opacity=".3"/>`).join(''),
    -46,
    -46,
    46,
    46,
  );

/** The cat of shelf seven: asleep, or with one eye open. */
const cat = (awake: boolean): SpriteArt => {
  const fur = '#E9A15B';
  const dark = darker(fur, 0.25);
  const body = 'M-52 0Q-58 -34 -22 -42Q8 -48 34 -34Q54 -22 52 0Z';
  const stripes = `<path d="M-8 -46q4 12 0 20M10 -46q4 12 2 20M28 -40q4 10 2 16" stroke="${dark}" stroke-width="6" fill="none"/>`;
  const eye = awake
    ? `<path d="${circle(4.4, -43, -17)}" fill="${ink}"/><path d="${circle(1.5, -44, -19)}" fill="#fff"/><path d="M-30 -17q4 4 8 0" stroke="${ink}" stroke-width="2.6" fill="none"/>`
    : `<path d="M-48 -17q4 4 8 0M-30 -17q4 4 8 0" stroke="${ink}" stroke-width="2.6" fill="none"/>`;
  return sprite(
    prop(body, fur, { line: 3, outline: 0.4, inner: stripes }) +
      `<path d="M48 -4Q66 -2 60 -16" fill="none" stroke="${darker(fur, 0.4)}" stroke-width="15" stroke-linecap="round"/><path d="M48 -4Q66 -2 60 -16" fill="none" stroke="${fur}" stroke-width="10" stroke-linecap="round"/>` +
      prop('M-56 -30L-52 -46L-42 -36L-28 -36L-18 -46L-14 -30Q-8 0 -35 0Q-62 0 -56 -30Z', lighter(fur, 0.12), {
        line: 3,
        outline: 0.4,
      }) +
      eye +
      `<path d="M-38 -11h6l-3 4z" fill="${coral}"/><path d="M-35 -7v3M-50 -9h-10M-20 -9h10" stroke="${ink}" stroke-width="1.8"/>`,
    -68,
    -52,
    74,
    4,
  );
};

/** A book that flies like a bird: wings up or down. */
const bird = (up: boolean, colour: string): SpriteArt => {
  const wing = up ? 'M0 6Q-12 -26 -40 -24Q-30 -8 0 12Z' : 'M0 -2Q-16 -8 -42 12Q-24 16 0 6Z';
  const page = up ? 'M0 4Q-10 -18 -32 -19Q-24 -6 0 8Z' : 'M0 -4Q-14 -8 -34 8Q-22 11 0 3Z';
  const half = (flip: number) =>
    `<g transform="scale(${flip} 1)">${prop(wing, colour, { line: 3, outline: 0.45 })}${prop(page, paper, { line: 1.6, outline: 0.3 })}</g>`;
  return sprite(half(1) + half(-1), -48, -32, 48, 26);
};

/** Books that lean on the shelf for show, from thick to thin; their place is their foot. */
const showBook = (i: number, high: number, wide: number): SpriteArt => {
  const colour = BRIGHT[i % BRIGHT.length]!;
  return sprite(
    prop(
      roundRect(-wide / 2, -high, wide, high, 4, { seed: i + 3, wobble: 0.7 }),
      mix(colour, WOOD.back, 0.25),
      {
        inner: `<rect x="${-wide / 2}" y="${-high * 0.82}" width="${wide}" height="5" fill="${lighter(colour, 0.5)}"/><rect x="${-wide / 2}" y="${-high * 0.3}" width="${wide}" height="8" fill="${darker(colour, 0.2)}" opacity=".6"/>`,
      },
    ),
    -wide / 2 - 4,
    -high - 4,
    wide / 2 + 4,
    4,
  );
};

/** Dok's basket and its rope. */
const basket = (): SpriteArt => {
  const weave = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="${roundRect(-32 + (i % 6) * 11 + (i > 5 ? 5 : 0), 4 + Math.floor(i / 6) * 12, 10, 9, 4, { seed: i, wobble: 0.6 })}" fill="${i % 2 ? '#E3BD86' : '#CF9F65'}"/>`,
  ).join('');
  return sprite(
    prop('M-34 0H34L28 28Q0 34 -28 28Z', '#D9AE74', { line: 2.8, outline: 0.4, inner: weave }) +
      prop(roundRect(-37, -5, 74, 10, 5, { seed: 2, wobble: 0.6 }), WOOD.boardDeep, { line: 2.4 }),
    -42,
    -10,
    42,
    38,
  );
};
const liftRope = (): SpriteArt =>
  sprite(
    `<path d="M-33 0L0 -78L33 0" fill="none" stroke="${darker('#D9B27A', 0.35)}" stroke-width="4"/><path d="M0 -78V-420" stroke="${darker('#D9B27A', 0.35)}" stroke-width="4"/>`,
    -36,
    -422,
    36,
    2,
  );

/** The ink bottle that fills with caught drops: level 0 to 5. */
const bottle = (level: number): SpriteArt => {
  const glass = plate(62, 56, 14, { seed: 5 });
  const top = 26 - level * 9.6;
  return sprite(
    prop(roundRect(-14, -44, 28, 20, 5, { seed: 2, wobble: 0.6 }), WOOD.boardLight, { line: 2.6 }) +
      prop(glass, '#E4F1FA', {
        line: 3,
        outline: 0.45,
        inner:
          (level > 0 ? `<path d="M-34 ${top}q16 -5 34 0t34 0V40H-34Z" fill="${blue}"/>` : '') +
          `<path d="M-22 -18V14" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
      }) +
      prop(plate(30, 32, 6, { seed: 8 }), paper, { line: 2 }) +
      `<path d="${drop(0, 1, 0.62)}" fill="${blue}"/>` +
      (level === 5 ? `<path d="${circle(5, 20, -36)}" fill="${ochre}"/>` : ''),
    -38,
    -50,
    38,
    34,
  );
};

/** A paper aeroplane with room for two, seen from the side. */
const plane = (): SpriteArt =>
  sprite(
    sticker('M-120 -6L112 -34L20 22L-10 20L-30 44L-44 14Z', paper, {
      rim: 4,
      line: 3.6,
      inner: `<path d="M-44 14L112 -34L-10 20Z" fill="#DCE6F3"/><path d="M-30 44L-10 20L-44 14Z" fill="#C4D3E8"/><path d="M-120 -6L-44 14L112 -34Z" fill="#FFFFFF"/>`,
    }),
    -140,
    -50,
    132,
    64,
  );

/** All else that is not a board. */
export const things = (): Record<string, SpriteArt> => ({
  bel: bell(),
  beugel: arch(),
  touw: rope(),
  kwast: tassel(),
  druppel: inkDrop(),
  'lamp-uit': lamp(false),
  'lamp-aan': lamp(true),
  gloed: glow(),
  'poes-slaap': cat(false),
  'poes-kijk': cat(true),
  'vogel-op-0': bird(true, coral),
  'vogel-neer-0': bird(false, coral),
  'vogel-op-1': bird(true, teal),
  'vogel-neer-1': bird(false, teal),
  'vogel-op-2': bird(true, plum),
  'vogel-neer-2': bird(false, plum),
  'sier-0': showBook(0, 62, 16),
  'sier-1': showBook(1, 50, 22),
  'sier-2': showBook(2, 56, 13),
  'sier-3': showBook(4, 44, 18),
  mand: basket(),
  lifttouw: liftRope(),
  ...Object.fromEntries(Array.from({ length: 6 }, (_, level) => [`inktpot-${level}`, bottle(level)])),
  vliegtuig: plane(),
});
