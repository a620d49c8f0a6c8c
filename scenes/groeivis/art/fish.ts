import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, sticker } from '../../../engine/drawing/paper.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each, rows, series } from '../../../engine/drawing/tables.ts';
import { FORMS } from './sizes.ts';
import { HERO } from './tones.ts';

const { ink, paper } = PALETTE;
const MOODS = ['', '-open', '-zuur'] as const;
type Mood = (typeof MOODS)[number];

interface Shape {
  /** From nose to tail root, and half as high, in u. */
  high: number;
  /** What stands up behind its back, and hangs below its belly. */
  fins: string;
  /** What is on its side. */
  pattern: string;
  tail: string;
}

const finned = (d: string) => sticker(d, HERO.fin, { rim: 4, line: 3, shadow: 'none' });
const bars = (xs: readonly number[], wide: number, high: number) =>
  each(xs, (x) => line(`M${x} ${-high - 6}Q${x - 9} 0 ${x} ${high + 6}`, HERO.mark, wide));

/** Guppy, clownfish, sailfin, dolphin, whale. */
const SHAPES: readonly Shape[] = [
  {
    high: 24,
    fins: finned('M-14 -16C-16 -34 4 -38 12 -18Z'),
    pattern: dot(4, HERO.mark, -12, -8) + dot(3, HERO.mark, -20, 3) + dot(3.4, HERO.mark, -6, 4),
    tail: 'M6 0C-4 -6 -18 -26 -32 -24C-26 -10 -26 10 -32 24C-18 26 -4 6 6 0Z',
  },
  {
    high: 33,
    fins: finned('M-26 -22C-22 -48 10 -48 20 -26Z') + finned('M-16 24C-18 42 2 44 8 28Z'),
    pattern: bars([-20, 4], 11, 33),
    tail: 'M8 0C-4 -6 -14 -26 -30 -26C-38 -12 -38 12 -30 26C-14 26 -4 6 8 0Z',
  },
  {
    high: 40,
    fins:
      finned('M-38 -22C-44 -56 -22 -70 -8 -58C2 -72 22 -62 26 -32Z') + finned('M-24 30C-26 56 2 58 12 32Z'),
    pattern:
      each(rows(2, [-30, -14, -16, 2, -34, 8, -6, -20, 2, -2, -18, -30]), ([x, y]) =>
        dot(5.6, HERO.mark, x, y),
      ) + line('M-4 40Q-18 6 -2 -40', HERO.deep, 4, 0.35),
    tail: 'M8 0C-2 -10 -16 -40 -36 -42C-28 -24 -40 -12 -26 0C-40 12 -28 24 -36 42C-16 40 -2 10 8 0Z',
  },
  {
    high: 40,
    fins: finned('M-26 -32C-30 -58 -20 -70 -6 -72C-4 -54 6 -44 18 -34Z') + finned('M6 28C4 54 -12 62 -26 60C-22 46 -18 36 -14 30Z'), // prettier-ignore
    pattern: line('M-70 -14Q-20 -30 30 -22', HERO.deep, 5, 0.4) + line('M-64 0Q-20 -14 14 -10', HERO.mark, 5),
    tail: 'M10 0C-4 -8 -18 -34 -36 -36C-32 -18 -30 -8 -34 0C-30 8 -32 18 -36 36C-18 34 -4 8 10 0Z',
  },
  {
    high: 52,
    fins: finned('M4 38C2 66 -22 72 -38 66C-28 54 -24 46 -20 36Z'),
    pattern: dot(5, HERO.mark, -40, -22) + dot(4, HERO.mark, -28, -32) + dot(4, HERO.mark, -52, -10),
    tail: 'M12 6C-2 -2 -8 -14 -22 -34C-34 -42 -48 -36 -54 -30C-44 -22 -36 -10 -30 2C-38 10 -46 16 -54 20C-44 30 -26 28 -18 18C-8 14 2 14 12 14Z',
  },
];

/** Outline of a body with the mouth at the right; the whale is flat below. */
function outline(form: number, high: number): string {
  const { mouth, tail } = FORMS[form]!;
  const [nose, root] = [mouth - 4, tail.x + 6];
  if (form < 4)
    return `M${nose} 3C${nose - 4} ${-high * 0.7} ${nose * 0.4} ${-high} ${nose * 0.05} ${-high}C${root * 0.5} ${-high} ${root} ${-high * 0.42} ${root - 4} 0C${root} ${high * 0.42} ${root * 0.5} ${high} ${nose * 0.05} ${high}C${nose * 0.4} ${high} ${nose - 4} ${high * 0.7} ${nose} 3Z`;
  return `M${nose + 2} 6C${nose + 4} -36 42 -52 4 -50C-36 -48 -66 -30 ${root - 10} -10C${root - 14} 0 ${root - 6} 10 -54 20C-34 44 10 50 44 44C${nose - 12} 38 ${nose + 2} 26 ${nose + 2} 6Z`;
}

/** The eye, squeezed shut when something is bitter; its pupil is a sprite of its own. */
function eyeOf(form: number, isSour: boolean): string {
  const { x, y } = FORMS[form]!.eye;
  const r = 9 + form * 1.3;
  const shut = `M${x - r} ${y - r * 0.6}L${x + r * 0.5} ${y}L${x - r} ${y + r * 0.6}`;
  return isSour ? line(shut, ink, 4) : edged(circle(r, x, y), paper, ink, 3);
}

const grooves = each(5, (i) => line(`M${-34 + i * 4} ${24 + i * 5}Q20 ${30 + i * 5} ${78 - i * 7} ${20 + i * 5}`, HERO.finDeep, 2.6, 0.6)); // prettier-ignore

function fish(form: number, mood: Mood): string {
  const { high, fins, pattern } = SHAPES[form]!;
  const { mouth, eye } = FORMS[form]!;
  const isSour = mood === '-zuur';
  const fill = isSour ? '#C8CF6A' : HERO.body;
  const pale = isSour ? lighter(fill, 0.6) : HERO.belly;
  const size = 8 + form * 2.6;
  const [x, y] = [mouth - 4, form === 4 ? 20 : 7 + form];
  const belly = form === 4 ? flat('M-70 16C-30 22 20 20 90 10V70H-70Z', pale) + grooves : flat(`M-90 ${high * 0.42}Q0 ${high * 0.75} 90 ${high * 0.16}V90H-90Z`, pale); // prettier-ignore
  const side = form === 4 ? '' : edged(`M-2 ${high * 0.16}C-12 ${high * 0.1} -22 ${high * 0.34} -20 ${high * 0.62}C-10 ${high * 0.62} 0 ${high * 0.5} -2 ${high * 0.16}Z`, HERO.fin, ink, 2.6); // prettier-ignore
  // A mouth that is open goes deep into the body, between two lips that stand out.
  const hole = oval(size * 1.7, size * 0.95, ink, x + 3, y) + oval(size * 1.7 - 3.4, size * 0.95 - 3.4, '#9C2F45', x + 3, y) + oval(size * 0.8, size * 0.34, '#F4A6BE', x - 1, y + size * 0.5); // prettier-ignore
  const lips = each([-1, 1], (up) => edged(circle(size * 0.44, x - size * 0.1, y + up * size * 1.08), fill, ink, 3)); // prettier-ignore
  const cheek = oval(size * 0.6, size * 0.42, '#FBB4A0', eye.x - size * 0.4, y + size * 0.2, 0.9);
  const shut = isSour ? line(`M${x - size} ${y + 3}q${size * 0.25} -6 ${size * 0.5} 0t${size * 0.5} 0`, ink, 3.6) : line(`M${x - size * 1.3} ${y}q${size * 0.7} ${size * 0.7} ${size * 1.3} ${-size * 0.1}`, ink, 3.6) + cheek; // prettier-ignore
  const isOpen = mood === '-open';
  const inner = belly + pattern + (isOpen ? hole : '');
  const body = sticker(outline(form, high), fill, { inner, rim: 4, line: 3.6, shadow: 'none' });
  return fins + body + side + eyeOf(form, isSour) + (isOpen ? lips : shut);
}

const tail = (form: number): string =>
  sticker(SHAPES[form]!.tail, HERO.fin, line('M2 0L-40 -16M2 0L-44 0M2 0L-40 16', HERO.finDeep, 2.6, 0.6), { rim: 4, line: 3.2, shadow: 'none' }); // prettier-ignore

/** The whale of the finale: so many times as large. */
const WHALE = 2.3;
function whale(): string {
  const { tail: at, eye } = FORMS[4];
  return place(place(tail(4), at.x, at.y) + fish(4, '') + place(pupil, eye.x + 4, eye.y), 0, 0, { scale: WHALE }); // prettier-ignore
}
const pupil = dot(5, ink) + dot(1.8, paper, 1.6, -1.8);

/** A small fish that follows, looking to the right. */
const SMALL = { rim: 3, line: 2.8, shadow: 'none' } as const;
const fry = (fill: string): string =>
  sticker('M-12 0C-18 -8 -26 -12 -28 -10V10C-26 12 -18 8 -12 0Z', fill, SMALL) +
  sticker('M20 1C16 -11 -2 -14 -16 0C-2 14 16 13 20 1Z', fill, flat('M-20 3Q0 9 24 2V20H-20Z', lighter(fill, 0.6)), SMALL) + // prettier-ignore
  dot(4.2, paper, 9, -3) + dot(2.4, ink, 10, -3); // prettier-ignore

/** The hero in every form and mood, its tails, its friends, and the whale. */
export function fishes(): Record<string, SpriteArt> {
  const forms = SHAPES.flatMap((_, form) =>
    MOODS.map((mood) => [`vis-${form}${mood}`, sprite(fish(form, mood), 104, 84)] as const),
  );
  return {
    ...Object.fromEntries(forms),
    ...series('staart', SHAPES, (_, form) => sprite(tail(form), -66, -52, 22, 52)),
    ...series('visje', ['#F6D35B', '#8FD3B0', '#F3A9C2'], (fill) => sprite(fry(fill), 36, 22)),
    walvis: sprite(whale(), -320, -136, 220, 190),
    pupil: sprite(pupil, 7),
  };
}
