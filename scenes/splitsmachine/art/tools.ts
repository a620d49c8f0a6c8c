import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, mix } from '../../../engine/drawing/palette.ts';
import { clip, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { SHOP } from './colours.ts';

const { ink, paper, coral, ochre, teal } = PALETTE;

/** A cookie blade on its rod, placed by the middle of its knob; a rubber one bends. */
function blade(rod: number, rubber = false): SpriteArt {
  const steel = rubber
    ? 'M-6 14Q-22 50 0 76Q18 98 -2 134L6 136Q32 98 14 72Q-6 48 6 14Z'
    : 'M-6 12H6L8 40L5 118Q3 134 0 138Q-3 134 -5 118L-8 40Z';
  return sprite(
    `<path d="M0 ${-rod}V-6" stroke="#8E573C" stroke-width="9"/><path d="M-1.5 ${-rod}V-6" stroke="#E3B08F" stroke-width="3"/>` +
      sticker(steel, rubber ? PALETTE.pink : SHOP.steel, {
        rim: 4,
        line: 3.4,
        inner: rubber ? '' : flat('M1 0H20V150H1z', SHOP.steelDeep) + stripe('M-3 30V100', '#FFFFFF', 3),
      }) +
      sticker(circle(16), rubber ? '#E58BA8' : coral, {
        rim: 5,
        inner: `<path d="M-20 5Q0 16 20 5V24H-20z" fill="#C94A34" opacity=".7"/><path d="M-8 -5A10 10 0 0 1 1 -11" stroke="#FFD3C8" stroke-width="4" fill="none" stroke-linecap="round"/>`,
      }),
    -34,
    -rod - 2,
    40,
    152,
  );
}

/** The big lever; its foot is the point it turns about. */
const lever = (): string =>
  sticker('M-9 6L-7 -132H7L9 6Z', SHOP.steel, flat('M1 -140H20V10H1z', SHOP.steelDeep)) +
  sticker(circle(33, 0, -150), coral, {
    inner: `<path d="M-40 -142Q0 -118 40 -142V-110H-40z" fill="#C94A34" opacity=".8"/><path d="M-18 -158A20 20 0 0 1 -2 -171" stroke="#FFD3C8" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  });

/** The box the lever stands in. */
const leverBox = (): string =>
  sticker('M-74 52Q-76 -6 -52 -14H52Q76 -6 74 52Q72 62 62 62H-62Q-72 62 -74 52Z', teal, {
    inner: flat('M-90 26H90V80H-90z', '#17807A') + line('M-54 2Q-40 -6 -20 -6', '#8FDCD6', 6),
    shadow: 'object',
  }) +
  line('M-30 -4H30', ink, 13) +
  // An arrow shows the way it goes.
  line('M-26 40Q0 22 24 34M24 34L12 24M24 34L10 42', paper, 6);

const FACES = {
  slaapt: line('M-22 6q7 7 14 0M8 6q7 7 14 0', ink, 4) + line('M-4 20q4 3 8 0', ink, 4),
  wakker: `<ellipse cx="-15" cy="4" rx="8" ry="10" fill="${paper}" stroke="${ink}" stroke-width="3"/><ellipse cx="15" cy="4" rx="8" ry="10" fill="${paper}" stroke="${ink}" stroke-width="3"/><circle cx="-15" cy="1" r="4.4" fill="${ink}"/><circle cx="15" cy="1" r="4.4" fill="${ink}"/><path d="M-6 20q6 5 12 0" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`,
  zingt: `<path d="M-24 4q8 -10 16 0M8 4q8 -10 16 0" fill="none" stroke="${ink}" stroke-width="4.4" stroke-linecap="round"/><ellipse cy="20" rx="10" ry="12" fill="#7A2038" stroke="${ink}" stroke-width="3.4"/><ellipse cy="27" rx="6" ry="4" fill="#EE8A9A"/><circle cx="-32" cy="14" r="6" fill="#F4A6BE" opacity=".8"/><circle cx="32" cy="14" r="6" fill="#F4A6BE" opacity=".8"/>`,
} as const;

const JAR = 'M-46 -44H46Q58 -40 58 -22V38Q58 54 42 54H-42Q-58 54 -58 38V-22Q-58 -40 -46 -44Z';

/** A jar with a face: asleep, awake, or singing and alight. */
const jar = (face: keyof typeof FACES): string => {
  const lit = face === 'zingt';
  return (
    (lit ? `<ellipse cy="6" rx="64" ry="58" fill="#FFE27A" opacity=".75" filter="url(#soft)"/>` : '') +
    prop(
      JAR,
      lit ? '#FFF2BE' : SHOP.glass,
      `<path d="M-70 34Q0 46 70 34V70H-70z" fill="${lit ? '#FFDF86' : '#C6E2E8'}"/><path d="M-46 -22V26" stroke="#FFFFFF" stroke-width="8" stroke-linecap="round"/>`,
      { shadow: 'object', outline: 0.55, line: 3 },
    ) +
    prop(roundRect(-52, -58, 104, 20, 8, { seed: 6, wobble: 1 }), lit ? ochre : SHOP.copper, {
      inner: flat('M-60 -48H60V-30H-60z', '#1E2747', 0.14),
      outline: 0.5,
    }) +
    place(FACES[face], 0, 6)
  );
};

/** A short chute from the belt down to a jar. */
const chute = (): string =>
  prop('M-56 -22H56L40 26H-40Z', SHOP.steel, {
    shadow: 'object',
    outline: 0.45,
    inner: `<path d="M-34 -30L-22 30M0 -30V30M34 -30L22 30" stroke="${SHOP.steelDeep}" stroke-width="4"/><path d="M-60 -22H60V-14H-60z" fill="#F5F8FC"/>`,
  });

/** The hopper in which cakes wait: what is behind them, and its front edge. */
const hopper = (): string =>
  prop(
    'M-138 -130H138L118 76Q112 96 84 104L34 118V152H-34V118L-84 104Q-112 96 -118 76Z',
    '#B9C3E2',
    '<path d="M-112 -120L-96 80Q-90 90 -70 96L-28 106V160H28V106L70 96Q90 90 96 80L112 -120Z" fill="#A3AED6"/><path d="M-126 -120L-108 70" stroke="#E0E6F6" stroke-width="8" stroke-linecap="round"/>',
    { shadow: 'object', outline: 0.4, line: 3 },
  );
const hopperFront = (): string =>
  prop(roundRect(-146, -16, 292, 30, 13, { seed: 5, wobble: 2 }), SHOP.copper, {
    shadow: 'object',
    outline: 0.4,
    inner: flat('M-150 2H150V30H-150z', SHOP.copperDeep, 0.6) + line('M-130 -9H130', '#F2C7A8', 4),
  });

/** A board under each waiting cake. */
const board = (): string =>
  prop(roundRect(-600, -10, 1200, 24, 11, { seed: 3, wobble: 1.6 }), '#B98867', {
    shadow: 'object',
    outline: 0.4,
    inner: flat('M-610 4H610V30H-610z', '#9A6C4E', 0.7) + line('M-590 -5H590', '#DDB594', 4),
  });

/** The stamp that comes down on a chosen cake. */
const stamp = (): string =>
  '<path d="M0 -190V-30" stroke="#8E573C" stroke-width="26"/><path d="M-5 -190V-30" stroke="#E3B08F" stroke-width="7"/>' +
  prop(
    'M-60 -46H60L92 0V26Q92 36 82 36H-82Q-92 36 -92 26V0Z',
    SHOP.brass,
    flat('M-110 10H110V50H-110z', SHOP.brassDeep) + line('M-58 -38L-76 -8', '#FFF0C0', 7),
    { shadow: 'object', outline: 0.45, line: 3 },
  ) +
  line('M-82 38Q-68 50 -54 38Q-40 50 -26 38Q-12 50 2 38Q16 50 30 38Q44 50 58 38Q70 50 82 38', ink, 4, 0.55);

/** The plate that turns with cakes on it. */
const turntable = (): string =>
  '<ellipse cy="26" rx="486" ry="138" fill="#1E2747" opacity=".14" filter="url(#soft)"/>' +
  prop('M-480 0A480 132 0 0 0 480 0V22A480 132 0 0 1 -480 22Z', SHOP.copperDeep) +
  '<ellipse rx="480" ry="132" fill="#E9B593" stroke="#B5785A" stroke-width="3"/>' +
  '<ellipse rx="452" ry="118" fill="#F3CDB0"/><ellipse rx="300" ry="78" fill="none" stroke="#E2B091" stroke-width="5" stroke-dasharray="22 16"/>' +
  `<ellipse rx="66" ry="19" fill="${SHOP.brass}" stroke="${SHOP.brassDeep}" stroke-width="3"/>`;

/** Where on the turning plate a cake stands under the stamp. */
const spot = (): string =>
  `<ellipse rx="150" ry="30" fill="#FFF4CF"/><ellipse rx="150" ry="30" fill="none" stroke="${PALETTE.pencil}" stroke-width="3.4" stroke-dasharray="12 10" stroke-linecap="round"/>`;

/** The arrow of the turnout, from its hub down. */
const turnout = (): string =>
  sticker('M-15 0L-12 50H-32L0 88L32 50H12L15 0Z', ochre, flat('M2 -10H40V100H2z', '#D4951C'), { line: 4 }) +
  sticker(circle(22), SHOP.steel, flat('M-30 6Q0 18 30 6V40H-30z', SHOP.steelDeep), { rim: 4 });

/** A round light that goes on with a bucket or a run. */
const lightOf = (on: boolean): string =>
  (on ? '<circle r="24" fill="#FFE27A" opacity=".7" filter="url(#soft)"/>' : '') +
  prop(circle(14), on ? '#FFD84A' : '#C9B58A', {
    outline: 0.5,
    inner: clip(circle(14), dot(5, mix('#FFFFFF', ochre, 0.1), -4, -5, 0.8)),
  });

/** Dok's two stub hands, as they lie over his eyes. */
const hands = (): string => {
  const hand = (x: number, turn: number) =>
    `<g transform="translate(${x} 0) rotate(${turn})"><path d="${roundRect(-17, -20, 34, 46, 16, { seed: x + 40, wobble: 1 })}" fill="${PALETTE.moss}" stroke="${ink}" stroke-width="4"/><path d="M-6 -18V-4M6 -18V-4" stroke="${ink}" stroke-width="3" stroke-linecap="round" opacity=".6"/></g>`;
  return hand(-20, 16) + hand(20, -16);
};

/** All that can be pulled, pushed and filled, by the name of its sprite. */
export const tools = (): Record<string, SpriteArt> => ({
  mes: blade(32),
  'mes-neer': blade(134),
  'mes-rubber': blade(134, true),
  hendel: sprite(lever(), -52, -204, 52, 30),
  'hendel-voet': sprite(leverBox(), -92, -36, 92, 84),
  'pot-slaapt': sprite(jar('slaapt'), -92, -86, 92, 84),
  'pot-wakker': sprite(jar('wakker'), -92, -86, 92, 84),
  'pot-zingt': sprite(jar('zingt'), -92, -86, 92, 84),
  goot: sprite(chute(), -70, -32, 70, 42),
  trechter: sprite(hopper(), -152, -142, 152, 170),
  'trechter-voor': sprite(hopperFront(), -160, -26, 160, 34),
  blad: sprite(board(), -616, -22, 616, 34),
  stempel: sprite(stamp(), -104, -194, 104, 60),
  draaiplaat: sprite(turntable(), -500, -150, 500, 180),
  plek: sprite(spot(), 160, 36),
  wissel: sprite(turnout(), -48, -34, 48, 104),
  handen: sprite(hands(), -56, -40, 56, 44),
  'licht-uit': sprite(lightOf(false), 44),
  'licht-aan': sprite(lightOf(true), 44),
});
