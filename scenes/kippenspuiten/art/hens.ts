import { series, each, rows } from '../../../engine/drawing/tables.ts';
import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { clip, place, sticker } from '../../../engine/drawing/paper.ts';
import { smooth } from '../../../engine/drawing/points.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { COLOURS, HAIRDOS } from './names.ts';
import { YARD } from './tones.ts';

const { ink, paper, coral, plum, teal, pink, blue } = PALETTE;

/** Head, neck and chest in one; its foot is (0, 0). */
const BODY = smooth([
  -50, 4, -56, -30, -44, -66, -38, -98, -22, -124, 0, -131, 22, -124, 38, -98, 44, -66, 56, -30, 50, 4, 0, 8,
]);
const COMB = 'M-24 -118Q-34 -140 -18 -142Q-14 -156 0 -150Q14 -156 18 -142Q34 -140 24 -118Z';
const BEAK = 'M-15 -84Q0 -98 15 -84Q12 -68 0 -64Q-12 -68 -15 -84Z';

const hen = (fill: string): string =>
  sticker(COMB, YARD.comb, flat('M-40 -130H40V-110H-40Z', darker(YARD.comb, 0.2), 0.6)) +
  sticker(
    BODY,
    fill,
    flat('M-70 -24Q0 6 70 -24V20H-70Z', darker(fill, 0.16), 0.7) +
      each(rows(2, [-26, -40, 0, -34, 26, -40, -13, -24, 13, -24]), ([x, y]) =>
        line(`M${x - 8} ${y}q8 9 16 0`, darker(fill, 0.26), 3.4),
      ) +
      oval(9, 6, pink, -27, -78, 0.75) +
      oval(9, 6, pink, 27, -78, 0.75),
  ) +
  edged('M-9 -66Q-12 -48 -3 -48Q0 -54 0 -60Q0 -54 3 -48Q12 -48 9 -66Z', YARD.comb, ink, 3.2) +
  edged(BEAK, YARD.beak, ink, 3.6) +
  line('M-13 -80Q0 -74 13 -80', darker(YARD.beak, 0.4), 3);

/** A wing that holds a board by its upper edge: its left one. */
const wing = (fill: string): string =>
  sticker(smooth([-16, -22, -20, -2, -14, 12, -7, 6, -2, 16, 5, 7, 12, 12, 16, -6, 10, -24, -4, -28]), fill, {
    rim: 4,
    line: 3.6,
    inner: flat('M-24 0H24V20H-24Z', darker(fill, 0.16), 0.7),
  });

/** Mud over comb, head and chest, that leaves the face free. */
const mud =
  clip(
    BODY,
    flat(
      smooth([
        -60, 14, -60, -50, -52, -110, -24, -140, 24, -140, 52, -110, 60, -50, 60, 14, 34, -14, 20, -54, 29,
        -74, 30, -98, 21, -116, 0, -120, -21, -116, -30, -98, -29, -74, -20, -54, -30, -12,
      ]),
      YARD.mud,
    ) +
      flat(smooth([-46, 14, -24, -44, 0, -52, 24, -44, 48, 14]), YARD.mud) +
      each(rows(3, [-20, -34, 11, 14, -22, 13, -36, -8, 10, 34, -14, 9, 2, -44, 7]), ([x, y, r]) =>
        dot(r, YARD.mudDeep, x, y, 0.7),
      ) +
      each(rows(3, [-44, -92, 6, 30, -122, 7, -12, -128, 5, 46, -60, 6]), ([x, y, r]) =>
        dot(r, YARD.mudLight, x, y),
      ),
  ) +
  dot(6, YARD.mud, -25, -71) +
  dot(4.5, YARD.mud, 26, -66) +
  flat(
    smooth([
      -26, -118, -30, -140, -16, -144, -10, -154, 2, -150, 12, -156, 20, -142, 32, -138, 25, -120, 0, -126,
    ]),
    YARD.mud,
  ) +
  line('M-20 -136Q-14 -144 -6 -146', YARD.mudLight, 5) +
  line('M-47 -38V-16M49 -26V-6M-8 -30V-12', YARD.mudDeep, 7, 0.55) +
  line(BODY, ink, 4);

const EYES = [-16, 16] as const;
const open =
  each(
    EYES,
    (x) => `<ellipse cx="${x}" rx="12" ry="15" fill="${paper}" stroke="${ink}" stroke-width="3.6"/>`,
  ) + each(EYES, (x) => oval(6, 8, ink, x * 0.8, 2) + dot(2.6, paper, x * 0.8 + 2, -2));
const shut = each(
  EYES,
  (x) => edged(circle(12, x, 1), YARD.mudLight, ink, 3.4) + line(`M${x - 10} 3H${x + 10}`, ink, 3.6),
);
const glad = each(EYES, (x) => line(`M${x - 11} 5Q${x} -15 ${x + 11} 5`, ink, 5));

/** What comes out from under the mud; each stands on the head at (0, 0). */
const DRAWN: Record<(typeof HAIRDOS)[number], string> = {
  krul:
    line('M-4 6C-30 -14 -14 -48 10 -40C30 -32 20 -8 6 -16C-2 -22 4 -30 10 -28', paper, 17) +
    line('M-4 6C-30 -14 -14 -48 10 -40C30 -32 20 -8 6 -16C-2 -22 4 -30 10 -28', ink, 11) +
    line('M-4 6C-30 -14 -14 -48 10 -40C30 -32 20 -8 6 -16C-2 -22 4 -30 10 -28', coral, 5),
  hanenkam: sticker(
    'M-28 8L-40 -26L-22 -18L-20 -46L-4 -24L4 -54L16 -26L30 -44L28 -16L42 -22L28 8Z',
    teal,
    flat('M-50 -4H50V14H-50Z', darker(teal, 0.22), 0.7),
  ),
  strik:
    sticker(
      'M0 -8C-12 -34 -48 -36 -46 -10C-46 14 -14 14 0 -8C14 14 46 14 46 -10C48 -36 12 -34 0 -8Z',
      pink,
      line('M-36 -10Q-22 -14 -10 -10M36 -10Q22 -14 10 -10', darker(pink, 0.3), 4),
    ) + edged(circle(9, 0, -9), coral, ink, 3.6),
  bol: sticker(
    smooth([-40, 2, -50, -16, -40, -34, -22, -50, 0, -54, 22, -50, 40, -34, 50, -16, 40, 2, 0, -6]),
    plum,
    each(rows(2, [-28, -20, -10, -38, 12, -22, 30, -30]), ([x, y]) =>
      line(`M${x - 7} ${y}q7 -10 14 0`, lighter(plum, 0.4), 4),
    ),
  ),
  bloem:
    each([0, 72, 144, 216, 288], (turn) =>
      place(sticker(circle(13, 0, -17), '#FFFDF6', { rim: 4, line: 3.4 }), 0, -20, { turn }),
    ) +
    each([0, 72, 144, 216, 288], (turn) => place(dot(12, '#FFE3EC', 0, -17), 0, -20, { turn })) +
    edged(circle(11, 0, -20), YARD.gold, ink, 3.4),
  pony: sticker(
    'M-34 20Q-42 -18 0 -22Q42 -18 34 20Q26 2 18 14Q10 0 2 16Q-6 0 -14 15Q-22 2 -34 20Z',
    YARD.gold,
    line('M-20 -4Q-12 -12 0 -13', lighter(YARD.gold, 0.6), 5),
  ),
  staart:
    sticker(
      'M-14 4Q-20 -10 -6 -16C-34 -20 -40 -48 -14 -54C10 -60 30 -50 26 -36C40 -36 44 -18 28 -16C16 -14 12 -12 14 4Z',
      blue,
      line('M-16 -40Q-4 -48 8 -44', lighter(blue, 0.5), 5),
    ) + edged('M-14 -12H14V-1H-14Z', coral, ink, 3.2),
};

/** Comb and eyes over a rim. */
const peeking = clip(
  'M-60 -200H60V0H-60Z',
  place(sticker(COMB, YARD.comb) + sticker(BODY, YARD.mudLight) + mud + place(open, 0, -100), 0, 84),
);

export const hens = (): Record<string, SpriteArt> => ({
  ...series('kip', COLOURS, (fill) => sprite(hen(fill), -70, -170, 70, 22)),
  ...series('vleugel', COLOURS, (fill) => sprite(wing(fill), 30, 40)),
  ...Object.fromEntries(HAIRDOS.map((name) => [`kapsel-${name}`, sprite(DRAWN[name], 66)])),
  modder: sprite(mud, -66, -166, 66, 16),
  ogen: sprite(open, 34, 20),
  'ogen-dicht': sprite(shut, 34, 20),
  'ogen-blij': sprite(glad, 34, 20),
  gluur: sprite(peeking, -64, -92, 64, 2),
});
