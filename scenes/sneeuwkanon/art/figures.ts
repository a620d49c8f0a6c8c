import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';

const { ink, paper, coral, ochre, moss, plum, blue } = PALETTE;
const SNOW = { body: '#FBFDFF', shade: '#CDDDF2', line: '#35406B' } as const;

const eye = (x: number, y: number, lookX: number, lookY: number) =>
  edged(blob(x, y, 8, 11, { seed: 3, wobble: 0.01 }), paper, ink, 2.6) + dot(4.4, ink, x + lookX, y + lookY);

/** A snow Klodder whose feet are at (0, 0), its twigs of arms up to the brim of its hat. */
function body(face: 'wait' | 'look' | 'oops'): string {
  const arms = line(
    'M-34 -34Q-58 -48 -54 -78M-54 -62l-12 -6M34 -34Q58 -48 54 -78M54 -62l12 -6',
    '#8A5A3A',
    6,
  );
  const look = { wait: [-2.5, 1], look: [-3, -5], oops: [0, 3] }[face] as [number, number];
  const mouth = {
    wait: line('M-8 -30Q0 -24 8 -30', ink, 3),
    look: edged('M-7 -32Q0 -18 7 -32Z', '#8C2F52', ink, 2.4),
    oops: edged(circle(5, 0, -28), '#8C2F52', ink, 2.4),
  }[face];
  return (
    oval(40, 7, ink, 0, 1, 0.14) +
    arms +
    sticker(
      'M-38 -4C-50 -22 -44 -44 -30 -52C-30 -72 -14 -80 0 -80C14 -80 30 -72 30 -52C44 -44 50 -22 38 -4Q0 8 -38 -4Z',
      SNOW.body,
      {
        inner: flat('M10 -90H70V20H14Q40 -20 10 -90Z', SNOW.shade, 0.8) + oval(20, 5, SNOW.shade, 0, -2, 0.9),
        rim: 4,
        line: 3.4,
      },
    ) +
    eye(-12, -50, ...look) +
    eye(12, -50, ...look) +
    oval(6, 3.6, coral, -24, -36, 0.45) +
    oval(6, 3.6, coral, 24, -36, 0.45) +
    mouth +
    each([-16, -7], (y) => dot(3, ink, 0, y))
  );
}

/** Covered in snow: a happy blob with a scarf, its eyes shut with joy. */
const buried = (): string =>
  oval(52, 8, ink, 0, 2, 0.14) +
  sticker(
    'M-52 -2C-66 -26 -52 -50 -40 -54C-38 -84 -18 -96 0 -96C18 -96 38 -84 40 -54C52 -50 66 -26 52 -2Q0 10 -52 -2Z',
    SNOW.body,
    { inner: flat('M14 -100H90V30H20Q54 -20 14 -100Z', SNOW.shade, 0.8), rim: 4, line: 3.6 },
  ) +
  edged('M-44 -46Q0 -30 44 -46L46 -32Q0 -14 -46 -32Z', coral, ink, 3) +
  edged('M18 -28L36 -32L44 2L24 6Z', coral, ink, 3) +
  line('M25 -14l13 -3M27 -5l14 -3', '#FFD9CF', 3.4) +
  line('M-22 -64q7 -9 14 0M8 -64q7 -9 14 0', ink, 3.6) +
  edged('M-9 -56Q0 -42 9 -56Z', '#8C2F52', ink, 2.4) +
  oval(7, 4, coral, -30, -54, 0.5) +
  oval(7, 4, coral, 30, -54, 0.5);

/** A hat upside down: its crown at (0, 0), its opening 60 u over it, 96 u wide. */
function hat(crown: string, fill: string, inner: string, brim: number): string {
  const rim = `M${-brim} -58A${brim} 13 0 1 1 ${brim} -58A${brim} 13 0 1 1 ${-brim} -58Z`;
  return (
    sticker(crown, fill, { inner: flat('M10 -70H80V20H10Q28 -20 10 -70Z', darker(fill, 0.3), 0.5) + inner, rim: 4, line: 3.4 }) + // prettier-ignore
    sticker(rim, lighter(fill, 0.18), { rim: 4, line: 3.4, shadow: 'none' }) +
    edged('M-48 -59A48 9 0 1 1 48 -59A48 9 0 1 1 -48 -59Z', darker(fill, 0.62), ink, 2.4)
  );
}

const HATS: readonly string[] = [
  // A top hat.
  hat('M-44 -58L-38 -4Q0 8 38 -4L44 -58Z', '#3A4677', stripe('M-60 -44Q0 -34 60 -44', coral, 13), 62),
  // A bobble hat.
  edged(circle(12, 0, 2), paper, ink, 3) +
    hat(
      'M-48 -58C-46 -18 -24 0 0 0C24 0 46 -18 48 -58Z',
      ochre,
      stripe('M-60 -38Q0 -26 60 -38M-50 -16Q0 -6 50 -16', coral, 9),
      53,
    ),
  // A straw hat.
  hat('M-40 -58C-42 -24 -34 -4 0 -2C34 -4 42 -24 40 -58Z', '#EBCB7C', stripe('M-60 -46Q0 -36 60 -46', moss, 11), 72), // prettier-ignore
  // A wizard's hat.
  hat(
    'M-46 -58C-32 -40 -16 -14 6 4C10 -14 34 -40 46 -58Z',
    plum,
    `<g transform="translate(-12 -40)">${flat(star(8, 3.4), '#FFE08A')}</g><g transform="translate(12 -30)">${flat(star(7, 3), '#FFE08A')}</g>`,
    60,
  ),
  // A bowler.
  hat(
    'M-46 -58C-50 -20 -30 0 0 0C30 0 50 -20 46 -58Z',
    moss,
    stripe('M-60 -46Q0 -36 60 -46', '#2C6423', 11),
    58,
  ),
];

/** An umbrella that has come out of a hat: the middle of its stick at (0, 0). */
const umbrella = (): string => {
  const top = 'M-78 0C-70 -52 -34 -66 0 -66C34 -66 70 -52 78 0Q65 -10 52 0Q39 -10 26 0Q13 -10 0 0Q-13 -10 -26 0Q-39 -10 -52 0Q-65 -10 -78 0Z'; // prettier-ignore
  return (
    line('M0 -60V44', ink, 7) +
    line('M0 -60V44', '#C48B57', 3.4) +
    prop(
      top,
      blue,
      flat('M-26 0Q-24 -50 0 -66Q-52 -60 -52 0ZM26 0Q24 -50 0 -66Q52 -60 52 0Z', '#EAF1FD', 0.9),
      { line: 3.4, outline: 0.75 },
    ) +
    line('M0 -66v-8', ink, 5) +
    each([-46, 0, 46], (x) => flat(blob(x, -54 + Math.abs(x) / 3, 20, 8, { seed: x + 60 }), '#fff', 0.95))
  );
};

/** What waits on the posts, and what becomes of it. */
export function figures(): Record<string, SpriteArt> {
  return {
    klodder: sprite(body('wait'), -76, -96, 76, 14),
    'klodder-kijk': sprite(body('look'), -76, -96, 76, 14),
    'klodder-oeps': sprite(body('oops'), -76, -96, 76, 14),
    bol: sprite(buried(), -76, -112, 76, 18),
    paraplu: sprite(umbrella(), -88, -84, 88, 50),
    ...Object.fromEntries(HATS.map((art, i) => [`hoed-${i}`, sprite(art, -86, -82, 86, 22)])),
  };
}
