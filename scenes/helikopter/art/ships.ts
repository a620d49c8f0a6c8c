import { darker, lighter, mix, PALETTE } from '../../../engine/drawing/palette.ts';
import { prop, sticker } from '../../../engine/drawing/paper.ts';
import { cord, dot, edged, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { ink } = PALETTE;
const HULL = 'M-186 -10Q-160 4 -140 4H170Q178 4 176 12L160 110H-138Q-172 70 -186 -10Z';

/** The ship; (0, 0) is on its deck, between bow and stern. */
export const ship = (): string =>
  cord('M108 -86V-178', TONE.cream, 8, darker(TONE.bark)) +
  prop('M126 -66H154V-126Q140 -132 126 -126Z', TONE.brick, {
    inner: flat('M120 -112H160V-98H120Z', TONE.cream),
    outline: 0.45,
  }) +
  prop('M58 4V-92Q58 -100 66 -100H116Q126 -100 128 -90L136 4Z', TONE.paper, {
    outline: 0.5,
    inner: flat('M100 -110H150V10H112Q116 -50 100 -110Z', ink, 0.07) + slab(50, -44, 100, 8, TONE.teal),
  }) +
  prop('M50 -92H132V-82H50Z', TONE.coral, { outline: 0.45 }) +
  slab(68, -76, 22, 22, '#BFDCEA', 5) +
  slab(96, -76, 22, 22, '#BFDCEA', 5) +
  each(
    [78, 106],
    (x) =>
      dot(8, '#BFDCEA', x, -18) +
      line(`M${x - 8} -18a8 8 0 1 1 16 0a8 8 0 1 1 -16 0`, darker(TONE.steel), 2.5),
  ) +
  prop(HULL, TONE.navy, {
    outline: 0.55,
    line: 3.5,
    inner:
      flat('M-200 70H200V120H-200Z', TONE.brick) +
      flat('M-200 60H200V70H-200Z', TONE.cream) +
      flat('M60 -10H200V120H90Q110 50 60 -10Z', ink, 0.12),
  }) +
  stripe('M-182 -4Q-160 8 -140 8H174', TONE.cream, 7) +
  each([-110, -60, -10, 40], (x) => dot(9, TONE.cream, x, 36) + dot(6, '#7F9CC0', x, 36)) +
  line('M-176 -18L-152 -8', TONE.ochre, 6);

/** A barge with a box of a hull, on which a sign hangs. */
export const barges = [TONE.plum, TONE.teal].map((fill) => {
  const body = mix(fill, TONE.cream, 0.28);
  return (
    each([-104, 104], (x) => prop(`M${x - 9} 4V-14Q${x} -20 ${x + 9} -14V4Z`, TONE.ochre)) +
    prop('M-122 0H122L112 150H-112Z', body, {
      outline: 0.5,
      line: 3.5,
      inner:
        flat('M-130 112H130V160H-130Z', darker(body, 0.3)) + flat('M-130 0H130V14H-130Z', lighter(body, 0.4)),
    }) +
    slab(-124, -4, 248, 10, TONE.plank, 4) +
    each(
      [-66, 0, 66],
      (x) => dot(20, '#3A4158', x, 76) + dot(10, body, x, 76) + line(`M${x} 18V56`, TONE.cream, 3),
    ) +
    each([-84, -42, 0, 42, 84], (x) => dot(5, darker(body, 0.4), x, 130))
  );
});

/** The square on a deck where crates are set down; lit, it can be used. */
export const deck = (isLit: boolean): string => {
  const d = 'M-84 -5H84L92 7H-92Z';
  const mark =
    line('M-64 1H-28M28 1H64', isLit ? TONE.paper : lighter(TONE.grey, 0.4), 4) +
    line('M-14 -3L14 5M14 -3L-14 5', isLit ? TONE.paper : lighter(TONE.grey, 0.4), 4);
  return isLit ? sticker(d, TONE.coral, mark, { shadow: 'none', rim: 5, line: 3 }) : prop(d, TONE.grey, mark);
};

/** Signal flags from bow to stern over the top of the mast. */
export const signals = (): string => {
  const spots = [-176, -26, -128, -62, -80, -96, -32, -128, 16, -154, 62, -172, 150, -146, 184, -100];
  return (
    line('M-196 -6Q-60 -150 108 -180Q170 -170 196 -60', darker(TONE.wood), 3) +
    each(8, (i) => {
      const [x, y] = [spots[i * 2]!, spots[i * 2 + 1]!];
      const fill = [TONE.coral, TONE.ochre, TONE.teal, TONE.plum][i % 4]!;
      return (
        edged(`M${x - 12} ${y}h24v24h-24z`, fill, ink, 2.5) +
        (i % 2 ? dot(6, TONE.paper, x, y + 12) : slab(x - 12, y + 8, 24, 8, TONE.paper))
      );
    })
  );
};
