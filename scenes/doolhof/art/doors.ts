import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { prop } from '../../../engine/drawing/paper.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { edged, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { DOORS, WARM } from './tones.ts';

/** A door leaf's outline: foot in the middle at (0, 0), arched. */
const leaf = (w: number, h: number) =>
  `M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0Z`;

const [W, H] = [50, 70];

/** The stone arch round every door. */
const arch = (inner: string) =>
  `<path d="${leaf(W + 18, H + 9)}" fill="#FFFDF6" stroke="#FFFDF6" stroke-width="12" stroke-linejoin="round" filter="url(#sticker)"/>` +
  edged(leaf(W + 18, H + 9), WARM.stone, PALETTE.ink, 4) +
  [-1, 1]
    .flatMap((side) => [-8, -28].map((y) => stripe(`M${side * 29 - 4} ${y}h8`, darker(WARM.stone, 0.3), 2)))
    .join('') +
  inner;

/** Boards, hinges, a plate for the number and a knob. */
function boards(tone: string, shape: number): string {
  const lines = each([-12, 0, 12], (x) => stripe(`M${x} 0V-80`, darker(tone, 0.3), 2));
  const band = (y: number) => flat(roundRect(-W / 2, y, W, 7, 2), mix(tone, PALETTE.ink, 0.4));
  const bands = shape % 2 === 0 ? band(-16) + band(-52) : band(-22);
  return lines + line('M-23 -6V-46A23 22 0 0 1 -6 -66', lighter(tone, 0.45), 4) + bands;
}

const closed = (tone: string, i: number) =>
  arch(
    prop(leaf(W, H), tone, boards(tone, i), { line: 3.5, outline: 1 }) +
      prop(circle(4, 17, -27), WARM.flame, { line: 2, outline: 0.6 }),
  );

/** The doorway with warm light, the leaf folded to the side. */
const open = (tone: string) =>
  arch(
    flat(leaf(W, H), WARM.light) +
      flat(leaf(W - 18, H - 14), '#FFF6D8') +
      flat('M-25 0H25L34 10H-34Z', '#FFF6D8', 0.8) +
      stripe(leaf(W, H), PALETTE.ink, 3.5) +
      prop(`M-25 0V-45Q-25 -60 -14 -66L-10 -60V6Z`, tone, { line: 3, outline: 1 }),
  );

/** The hedge that was behind a painted door. */
const hedge = () =>
  arch(
    prop(leaf(W, H), '#4F8A4E', {
      inner: each(22, (i) => {
        const [x, y] = [((i * 17) % 46) - 23, -((i * 29) % 66) - 4];
        return `<ellipse cx="${x}" cy="${y}" rx="6" ry="3.6" fill="${i % 2 ? '#6FAE63' : '#386946'}" transform="rotate(${(i * 53) % 180} ${x} ${y})"/>`;
      }),
      line: 3.5,
      outline: 1,
    }),
  );

/** The painted cloth: the door as it hangs, and as it lies. */
const cloth = (tone: string) =>
  edged('M-25 0Q-20 -5 -13 0T0 0T13 0T25 0V-45A25 25 0 0 0 -25 -45Z', tone, PALETTE.ink, 3.5) +
  each([-12, 0, 12], (x) => stripe(`M${x} -4Q${x + 3} -34 ${x} -64`, darker(tone, 0.3), 2)) +
  line('M-26 -50Q0 -62 26 -50', '#FFFDF6', 3, 1, '2 5');

const heap = (tone: string) =>
  edged('M-36 2Q-34 -9 -22 -8Q-16 -17 -4 -11Q8 -19 16 -10Q30 -11 35 2Q18 8 0 5Q-20 9 -36 2Z', tone) +
  line('M-22 -6Q-14 0 -6 -8M6 -8Q12 0 24 -4', darker(tone, 0.3), 2.2);

/** All four doors: closed, open, as a cloth and as a heap; and the hedge behind a cloth. */
export function doors(): Record<string, SpriteArt> {
  const out: Record<string, SpriteArt> = { 'deur-heg': sprite(hedge(), -52, -98, 52, 20) };
  DOORS.forEach((tone, i) => {
    out[`deur-${i}`] = sprite(closed(tone, i), -52, -98, 52, 20);
    out[`deur-open-${i}`] = sprite(open(tone), -52, -98, 52, 24);
    out[`doek-${i}`] = sprite(cloth(tone), -32, -78, 32, 8);
    out[`hoop-${i}`] = sprite(heap(tone), -42, -24, 42, 14);
  });
  return out;
}
