import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { jitter } from '../../../engine/drawing/points.ts';
import { dot, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { LEAVES, SHADE } from './tones.ts';

/** Maple, oak and beech: outline and veins, about 100 high, the stem below. */
const SHAPES = [
  [
    'M0 -52Q4 -38 11 -30Q18 -36 28 -40Q24 -28 24 -20Q38 -22 51 -19Q42 -10 37 -3Q42 4 47 13Q34 12 22 16Q24 24 25 33Q14 30 4 25H-4Q-14 30 -25 33Q-24 24 -22 16Q-34 12 -47 13Q-42 4 -37 -3Q-42 -10 -51 -19Q-38 -22 -24 -20Q-24 -28 -28 -40Q-18 -36 -11 -30Q-4 -38 0 -52Z',
    'M0 22V-40M0 16L36 -14M0 16L-36 -14M0 6L20 -26M0 6L-20 -26M0 20L30 10M0 20L-30 10',
  ],
  [
    'M0 -54C12 -54 19 -44 13 -36C27 -38 35 -26 25 -18C39 -16 39 0 27 4C37 12 29 27 16 22C14 32 6 36 0 36C-6 36 -14 32 -16 22C-29 27 -37 12 -27 4C-39 0 -39 -16 -25 -18C-35 -26 -27 -38 -13 -36C-19 -44 -12 -54 0 -54Z',
    'M0 32V-44M0 18L22 10M0 18L-22 10M0 0L26 -8M0 0L-26 -8M0 -18L18 -30M0 -18L-18 -30',
  ],
  [
    'M0 -56C28 -42 40 -8 25 18Q14 34 0 38Q-14 34 -25 18C-40 -8 -28 -42 0 -56Z',
    'M0 34V-46M0 22L24 6M0 22L-24 6M0 4L29 -12M0 4L-29 -12M0 -14L24 -30M0 -14L-24 -30',
  ],
] as const;
const STEM = 'M0 24Q1 44 9 56';

/** A large leaf that can be blown. */
const large = (i: number): string => {
  const [outline, veins] = SHAPES[i]!;
  const tone = LEAVES[i]!;
  const inner = flat('M0 -70H70V60H0Z', darker(tone, 0.1)) + line(veins, darker(tone, 0.28), 2.4);
  const stem = line(STEM, PALETTE.paper, 15) + line(STEM, PALETTE.ink, 8) + line(STEM, darker(tone, 0.3), 3);
  return place(stem + sticker(outline, tone, { inner, rim: 5, line: 3 }), 0, 6, { scale: 1.16, turn: -14 });
};

/** A loose leaf of some shape and colour. */
const loose = (i: number, tone: string): string => {
  const [outline, veins] = SHAPES[i % SHAPES.length]!;
  const inner = line(veins, darker(tone, 0.24), 4);
  return line(STEM, darker(tone, 0.35), 6) + prop(outline, tone, { inner, outline: 0.42, line: 5 });
};
const small = (i: number, tone: string) => place(loose(i, tone), 0, 0, { scale: 0.4 });

/** The golden one. */
const golden =
  dot(30, '#FFF1B8', 0, 0, 0.75) +
  place(loose(0, SHADE.gold), 0, 0, { scale: 0.5 }) +
  line('M22 -24v-10M17 -29h10M-24 14v-8M-28 10h8', PALETTE.paper, 3.4);

/** A heap of leaves, 180 wide. */
function heap(): string {
  const next = jitter(41);
  const mound = 'M-92 34C-86 2 -52 -50 -4 -54C48 -54 84 -4 92 34C60 52 -60 52 -92 34Z';
  const leaves = Array.from({ length: 64 }, (_, i) => {
    const across = (next() - 0.5) * 2;
    const high = Math.sqrt(1 - across * across) * 84;
    return { x: across * 82, y: 34 - Math.sqrt(next()) * high, i, turn: next() * 360 };
  }).sort((a, b) => a.y - b.y);
  return (
    oval(98, 20, PALETTE.ink, 0, 40, 0.16) +
    prop(mound, SHADE.pile, { outline: 0.3 }) +
    each(leaves, ({ x, y, i, turn }) =>
      place(loose(i, i % 4 ? LEAVES[i % 6]! : lighter(LEAVES[i % 6]!, 0.2)), Math.round(x), Math.round(y), {
        scale: 0.36,
        turn: Math.round(turn),
      }),
    )
  );
}

/** All that fell from the trees. */
export function leaves(): Record<string, SpriteArt> {
  return {
    ...series('woordblad', SHAPES, (_, i) => sprite(large(i), 84, 88)),
    ...series('blaadje', LEAVES, (tone, i) => sprite(small(i, tone), 30)),
    'blaadje-goud': sprite(golden, 40),
    bladschaduw: sprite(oval(58, 20, PALETTE.ink, 0, 30, 0.15), -64, 0, 64, 56),
    hoop: sprite(heap(), -112, -84, 112, 70),
  };
}
