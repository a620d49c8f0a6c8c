import { coarsely, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, place, sticker } from '../../../engine/drawing/paper.ts';
import { smooth, type Point } from '../../../engine/drawing/points.ts';
import { blob, circle } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { GARDEN, SKIN } from './colours.ts';

const { ink, paper, plum, coral, teal, blue, ochre, pink } = PALETTE;
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** Outlines of the upper and the lower wing at the right; they hang on (0, 0). */
const UPPER: readonly Point[] = [
  [0, 0],
  [26, -66],
  [86, -124],
  [150, -128],
  [168, -84],
  [146, -30],
  [84, 2],
  [24, 10],
];
const LOWER: readonly Point[] = [
  [0, 0],
  [52, -2],
  [112, 22],
  [124, 70],
  [92, 112],
  [52, 100],
  [20, 52],
];

const wing = (points: readonly Point[], fill: string, edge: string): string =>
  sticker(smooth(points), fill, stripe(smooth(points), edge, 26), { rim: 6 });

/** Eight marks that a wing can wear, one for each right word; 40 u wide. */
const MARKS: readonly string[] = [
  dot(17, ochre) + dot(8, paper),
  flat('M0 -19L17 12H-17Z', blue),
  flat('M-15 -15H15V15H-15Z', coral) + stripe('M-15 0H15M0 -15V15', paper, 4),
  flat('M0 -20L18 0L0 20L-18 0Z', teal),
  each([0, 72, 144, 216, 288], (a) => place(oval(7, 10, pink, 0, -11), 0, 0, { turn: a })) + dot(6, ochre),
  flat('M0 17C-26 0 -14 -22 0 -9C14 -22 26 0 0 17Z', coral),
  line(circle(17), plum, 7) + dot(5, plum),
  each([0, 45, 90, 135], (a) => place(line('M0 -19V19', teal, 7), 0, 0, { turn: a })),
];

/** One of the four stages of the cocoon: more and more silk. */
function cocoon(stage: number): string {
  const w = 34 + stage * 9;
  const h = 60 + stage * 13;
  const shape = blob(0, h * 0.62, w, h * 0.72, { seed: stage + 3, wobble: 0.03, corners: 14 });
  const bands = Array.from({ length: 3 + stage * 2 }, (_, i, all = 3 + stage * 2) => {
    const y = -10 + (h * 1.4 * (i + 0.5)) / all;
    return `<path d="M${-w - 8} ${y + 12}Q0 ${y + 26} ${w + 8} ${y - 8}" fill="none" stroke="${i % 2 ? GARDEN.silkDeep : '#FFFDF6'}" stroke-width="${4 + stage}"/>`;
  }).join('');
  const face =
    stage < 3
      ? ''
      : `<path d="M-15 ${h * 0.4}q7 6 13 0M4 ${h * 0.4}q7 6 13 0" fill="none" stroke="${ink}" stroke-width="4" ${round}/><path d="M-5 ${h * 0.56}q6 5 11 0" fill="none" stroke="${ink}" stroke-width="3.6" ${round}/>`;
  return (
    stripe('M0 -26V10', ink, 5) +
    sticker(shape, stage === 0 ? SKIN.fill : GARDEN.silk, bands, { rim: 6 }) +
    face
  );
}

const body = (): string =>
  sticker(smooth([0, -40, 17, -20, 15, 30, 0, 74, -15, 30, -17, -20]), '#6B5A7E', {
    inner: clip(
      'M-40 -4H40V90H-40Z',
      each([8, 26, 44, 60], (y) => stripe(`M-30 ${y}Q0 ${y + 8} 30 ${y}`, SKIN.fill, 7)),
    ),
    rim: 5,
  });

const drawn = (): Record<string, SpriteArt> => ({
  ...Object.fromEntries(
    [0, 1, 2, 3].map((stage) => [`cocon-${stage}`, sprite(cocoon(stage), -84, -34, 84, 170)]),
  ),
  'vlinder-lijf': sprite(body(), -32, -56, 32, 92),
  'vleugel-boven': sprite(wing(UPPER, '#F7C6DA', '#B28AD6'), -16, -150, 190, 34),
  'vleugel-onder': sprite(wing(LOWER, '#FFE3A6', '#F2A65A'), -16, -24, 146, 134),
  ...series('teken', MARKS, (mark) =>
    sprite(`<g stroke="${ink}" stroke-width="2.6" stroke-linejoin="round">${mark}</g>`, 24),
  ),
});

/** The cocoon in four stages, the parts of the butterfly, and the marks of its wings: only the finale shows them. */
export const butterfly = (): Record<string, SpriteArt> => coarsely(drawn(), { 1.6: '*' });
