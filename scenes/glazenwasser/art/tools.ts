import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { prop, sticker } from '../../../engine/drawing/paper.ts';
import { smooth } from '../../../engine/drawing/points.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { TONES } from './tones.ts';

const { ink } = PALETTE;

/** The squeegee seen from the front, its rubber at (0, 0): it wipes `half` to each side. */
const squeegee = (): string =>
  sticker('M-10 14H10V58Q10 66 0 66Q-10 66 -10 58Z', PALETTE.coral, { rim: 5 }) +
  sticker(roundRect(-62, -12, 124, 28, 10, { seed: 2, wobble: 1 }), PALETTE.teal, {
    inner: flat('M-66 -14H66V-3H-66Z', darker(TONES.steel, 0.5)) + line('M-52 4H52', '#fff', 4, 0.45),
  });

/** A tall squeegee for the long strip. */
const tallSqueegee = (): string =>
  sticker('M-9 66H9V102Q9 110 0 110Q-9 110 -9 102Z', PALETTE.coral, { rim: 5 }) +
  sticker(roundRect(-16, -62, 32, 134, 10, { seed: 4, wobble: 1 }), PALETTE.teal, {
    inner: flat('M4 -66H20V80H4Z', darker(TONES.steel, 0.5)) + line('M-8 -50V56', '#fff', 4, 0.45),
  });

const cloth = (lit: boolean): string => {
  const d = smooth([0, -46, 34, -34, 48, 10, 36, 52, 14, 44, -6, 58, -28, 46, -48, 40, -44, -6, -28, -36]);
  const tone = lit ? PALETTE.ochre : '#CFC3A8';
  const checks = each([-30, -6, 18, 42], (at) =>
    stripe(`M${at - 4} -60v130M-60 ${at - 8}h120`, lighter(tone, 0.55), 7),
  );
  const inner = checks + stripe('M12 -50Q22 0 6 60', darker(tone, 0.22), 4);
  return lit ? sticker(d, tone, inner) : prop(d, tone, inner);
};

const sponge = (lit: boolean): string => {
  const d = roundRect(-52, -30, 104, 66, 20, { seed: 9, wobble: 4 });
  const tone = lit ? PALETTE.pink : '#D2BFC5';
  const holes = rows(3, [-30, -8, 6, -8, 8, 8, 20, -10, 7, 34, 12, 5, 2, -18, 4, -36, 18, 4])
    .map(([x, y, r]) => dot(r, darker(tone, 0.18), x, y))
    .join('');
  const inner =
    holes + flat('M-56 20Q-40 30 -20 22Q0 34 22 22Q40 32 56 20V44H-56Z', lit ? PALETTE.blue : '#A9B0C4');
  return lit ? sticker(d, tone, inner) : prop(d, tone, inner);
};

const hook = (lit: boolean): string =>
  cord('M0 -60V-10Q0 12 14 12Q26 12 26 0', TONES.steel, 10, ink, 2.5) +
  (lit ? dot(30, '#FFE9A8', 0, -62, 0.6) : '') +
  prop(circle(16, 0, -62), lit ? '#FFD84A' : '#B9C1CF', dot(5, '#fff', -5, -68, 0.8)) +
  prop(roundRect(-14, -90, 28, 16, 5), TONES.steelDeep);

const rope = (): string =>
  flat('M-4 0H4V200H-4Z', TONES.rope) +
  each(14, (i) => stripe(`M-4 ${i * 15 + 10}L4 ${i * 15 + 2}`, darker(TONES.rope, 0.25), 2.4));

const pole = (): string =>
  `<path d="M0 -5H200V5H0Z" fill="${ink}"/><path d="M0 -2.6H200V2.6H0Z" fill="${PALETTE.coral}"/><path d="M0 -2.6H200V-1H0Z" fill="#fff" opacity=".5"/>`;

const pulley = (x: number, y: number): string =>
  prop(circle(17, x, y), TONES.steel, dot(6, TONES.steelDeep, x, y));

/** Back of the large cradle, its floor at (0, 0): rail, posts and pulleys. */
const cradleBack = (): string =>
  each([-330, 330], (x) => prop(roundRect(x - 8, -150, 16, 160, 6), TONES.steel)) +
  prop(roundRect(-338, -96, 676, 14, 7), TONES.steel) +
  pulley(-330, -150) +
  pulley(330, -150);

/** Front of the large cradle: planks with a striped cloth, the bucket and a pot of brushes. */
const cradleFront = (): string => {
  const stripes = each(18, (i) =>
    i % 2 ? '' : flat(`M${-346 + i * 39} -34h39v66h-39z`, mix(TONES.wood, '#ffffff', 0.1)),
  );
  return (
    flat('M-340 40H340V50H-340Z', ink, 0.12) +
    prop(roundRect(-346, -36, 692, 64, 12, { seed: 5, wobble: 2 }), '#FFF6E6', stripes, { outline: 0.34 }) +
    prop(roundRect(-356, 22, 712, 22, 9, { seed: 6, wobble: 2 }), TONES.plank, {
      inner: flat('M-360 36H360V48H-360Z', TONES.plankDeep),
    })
  );
};

const bucket = (): string =>
  stripe('M-30 -58Q0 -96 30 -58', TONES.steelDeep, 5) +
  prop('M-38 -58H38L30 0H-30Z', PALETTE.blue, {
    inner: flat('M12 -60H44V4H6Z', darker(PALETTE.blue, 0.2)) + flat('M-40 -34H40V-24H-40Z', '#fff', 0.35),
  }) +
  each([-26, -8, 12, 28], (x, i) =>
    edged(circle(14 - (i % 2) * 3, x, -62 - (i % 2) * 7), TONES.soap, TONES.soapLine, 2),
  );

/** A seat on a rope, its board at (0, 0). */
const seat = (): string =>
  stripe('M0 -150L-44 0M0 -150L44 0', darker(TONES.rope, 0.1), 7) +
  pulley(0, -152) +
  prop(roundRect(-54, -6, 108, 22, 9, { seed: 2, wobble: 1.5 }), TONES.plank, {
    inner: flat('M-60 8H60V20H-60Z', TONES.plankDeep),
  });

/** Front of a small basket on a rope, its rim at (0, 0). */
const basket = (): string =>
  prop('M-54 0H54L44 60Q0 70 -44 60Z', '#D9A877', {
    inner:
      each(9, (i) =>
        stripe(`M${-56 + i * 14} -4Q${-50 + i * 14} 30 ${-54 + i * 14} 70`, darker('#D9A877', 0.2), 4),
      ) + stripe('M-60 26H60M-60 44H60', darker('#D9A877', 0.16), 4),
  }) + prop(roundRect(-60, -8, 120, 16, 8), lighter('#D9A877', 0.25));
const basketRopes = (): string =>
  stripe('M0 -170L-50 0M0 -170L50 0', darker(TONES.rope, 0.1), 6) + pulley(0, -172);

const arrow = (): string => sticker(circle(34), '#FFFDF6', line('M-10 -15L12 0L-10 15', ink, 7), { rim: 5 });

/** A lick of paint that hides a wrong word. */
const paintOver = (): string =>
  `<path d="${smooth([-150, -30, -60, -46, 40, -38, 146, -44, 164, 4, 140, 42, 40, 34, -50, 46, -140, 36, -166, 4])}" fill="${mix(PALETTE.blue, '#ffffff', 0.35)}"/>` +
  each([-110, -20, 70], (x, i) =>
    line(`M${x} ${30 + i * 3}v${22 + i * 9}`, mix(PALETTE.blue, '#ffffff', 0.35), 13),
  ) +
  line('M-130 -14Q-40 -26 120 -20M-120 10Q0 0 130 8', '#fff', 6, 0.4);

/** Everything that is worked with. */
export const toolSprites = (): Record<string, SpriteArt> => ({
  trekker: sprite(squeegee(), -76, -26, 76, 82),
  'trekker-hoog': sprite(tallSqueegee(), -34, -78, 34, 128),
  steel: sprite(pole(), 0, -6, 200, 6),
  doek: sprite(cloth(true), -64, -62, 64, 76),
  'doek-uit': sprite(cloth(false), -56, -54, 56, 66),
  spons: sprite(sponge(true), -68, -46, 68, 56),
  'spons-uit': sprite(sponge(false), -60, -38, 60, 46),
  'haak-aan': sprite(hook(true), -36, -96, 36, 22),
  'haak-uit': sprite(hook(false), -36, -96, 36, 22),
  touw: sprite(rope(), -6, 0, 6, 200),
  bakje: sprite(cradleBack(), -352, -172, 352, 12),
  'bakje-voor': sprite(cradleFront(), -362, -42, 362, 54),
  emmer: sprite(bucket(), -46, -104, 46, 6),
  zitje: sprite(seat(), -60, -174, 60, 22),
  mandje: sprite(basket(), -66, -14, 66, 76),
  'mandje-touw': sprite(basketRopes(), -56, -194, 56, 6),
  pijl: sprite(arrow(), -46, -46, 46, 50),
  verf: sprite(paintOver(), -174, -56, 174, 84),
});
