import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, sticker } from '../../../engine/drawing/paper.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
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
      each(
        [
          [-30, -14],
          [-16, 2],
          [-34, 8],
          [-6, -20],
          [2, -2],
          [-18, -30],
        ],
        ([x, y]) => dot(5.6, HERO.mark, x, y),
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

function mouthOf(form: number, mood: Mood): string {
  const { mouth, eye } = FORMS[form]!;
  const size = 8 + form * 2.6;
  const [x, y] = [mouth - 3, form === 4 ? 22 : 7 + form];
  if (mood === '-open')
    return (
      edged(`M${x + 7} ${y - size * 1.1}C${x - size * 1.5} ${y - size * 0.9} ${x - size * 1.5} ${y + size * 0.9} ${x + 5} ${y + size}Z`, '#8C2A3C', ink, 3.4) + // prettier-ignore
      oval(size * 0.45, size * 0.36, '#F4A6BE', x - size * 0.35, y + size * 0.3)
    );
  if (mood === '-zuur')
    return line(`M${x - size} ${y + 3}q${size * 0.25} -6 ${size * 0.5} 0t${size * 0.5} 0`, ink, 3.6);
  return line(`M${x - size * 1.3} ${y}q${size * 0.7} ${size * 0.7} ${size * 1.3} ${-size * 0.1}`, ink, 3.6) + oval(size * 0.6, size * 0.42, '#FBB4A0', eye.x - size * 0.4, y + size * 0.2, 0.9); // prettier-ignore
}

function eyeOf(form: number, mood: Mood): string {
  const { x, y } = FORMS[form]!.eye;
  const r = 9 + form * 1.3;
  if (mood === '-zuur')
    return line(`M${x - r} ${y - r * 0.6}L${x + r * 0.5} ${y}L${x - r} ${y + r * 0.6}`, ink, 4);
  return edged(circle(r, x, y), paper, ink, 3);
}

function fish(form: number, mood: Mood): string {
  const { high, fins, pattern } = SHAPES[form]!;
  const fill = mood === '-zuur' ? '#C8CF6A' : HERO.body;
  const belly =
    form === 4
      ? flat('M-70 16C-30 22 20 20 90 10V70H-70Z', HERO.belly) +
        each(5, (i) => line(`M${-34 + i * 4} ${24 + i * 5}Q20 ${30 + i * 5} ${78 - i * 7} ${20 + i * 5}`, HERO.finDeep, 2.6, 0.6)) // prettier-ignore
      : flat(`M-90 ${high * 0.42}Q0 ${high * 0.75} 90 ${high * 0.16}V90H-90Z`, mood === '-zuur' ? lighter(fill, 0.6) : HERO.belly); // prettier-ignore
  const side = form === 4 ? '' : edged(`M-2 ${high * 0.16}C-12 ${high * 0.1} -22 ${high * 0.34} -20 ${high * 0.62}C-10 ${high * 0.62} 0 ${high * 0.5} -2 ${high * 0.16}Z`, HERO.fin, ink, 2.6); // prettier-ignore
  return (
    fins +
    sticker(outline(form, high), fill, { inner: belly + pattern, rim: 4, line: 3.6, shadow: 'none' }) +
    side +
    eyeOf(form, mood) +
    mouthOf(form, mood)
  );
}

const tail = (form: number): string =>
  sticker(SHAPES[form]!.tail, HERO.fin, {
    inner: line('M2 0L-40 -16M2 0L-44 0M2 0L-40 16', HERO.finDeep, 2.6, 0.6),
    rim: 4,
    line: 3.2,
    shadow: 'none',
  });

/** The whale of the finale: its middle at (0, 0), looking to the right. */
function whale(): string {
  const body = 'M196 18C200 -70 110 -122 0 -116C-96 -112 -150 -66 -210 -40C-226 -30 -224 -14 -206 -8C-160 4 -140 40 -96 76C-40 116 70 116 132 92C176 74 196 52 196 18Z'; // prettier-ignore
  const belly =
    flat('M-170 24C-60 44 80 46 220 18V140H-170Z', HERO.belly) +
    each(6, (i) => line(`M${-84 + i * 14} ${48 + i * 10}Q40 ${66 + i * 9} ${180 - i * 16} ${40 + i * 11}`, HERO.finDeep, 3.4, 0.5)); // prettier-ignore
  const fluke = 'M-196 -22C-226 -30 -240 -64 -276 -84C-292 -90 -302 -80 -296 -70C-284 -54 -276 -36 -268 -22C-284 -10 -300 2 -304 14C-302 24 -290 26 -278 20C-244 8 -222 4 -196 -10Z'; // prettier-ignore
  return (
    sticker(fluke, HERO.fin, { rim: 5, line: 4.4, shadow: 'none' }) +
    sticker(body, HERO.body, {
      inner: belly + each([[-90, -56], [-66, -78], [-116, -36]], ([x, y]) => dot(8, HERO.mark, x, y)), // prettier-ignore
      rim: 5,
      line: 4.6,
      shadow: 'none',
    }) +
    sticker('M10 60C4 118 -46 138 -82 130C-64 108 -56 84 -50 56Z', HERO.fin, {
      rim: 4,
      line: 4,
      shadow: 'none',
    }) + // prettier-ignore
    edged(circle(19, 112, -8), paper, ink, 4) +
    dot(9, ink, 117, -7) +
    dot(3, paper, 120, -11) +
    line('M120 46Q160 60 190 34', ink, 5) +
    oval(17, 11, '#FBB4A0', 104, 32, 0.9)
  );
}

/** A small fish that follows, looking to the right. */
const fry = (fill: string): string =>
  place(
    sticker('M-12 0C-18 -8 -26 -12 -28 -10V10C-26 12 -18 8 -12 0Z', fill, {
      rim: 3,
      line: 2.6,
      shadow: 'none',
    }) +
      sticker(
        'M20 1C16 -11 -2 -14 -16 0C-2 14 16 13 20 1Z',
        fill,
        flat('M-20 3Q0 9 24 2V20H-20Z', lighter(fill, 0.6)),
        { rim: 3, line: 2.8, shadow: 'none' },
      ) + // prettier-ignore
      dot(4.2, paper, 9, -3) +
      dot(2.4, ink, 10, -3),
    0,
    0,
  );

/** The hero in every form and mood, its tails, its friends, and the whale. */
export function fishes(): Record<string, SpriteArt> {
  const forms = SHAPES.flatMap((_, form) =>
    MOODS.map((mood) => [`vis-${form}${mood}`, sprite(fish(form, mood), 104, 84)] as const),
  );
  const tails = SHAPES.map((_, form) => [`staart-${form}`, sprite(tail(form), -66, -52, 22, 52)] as const);
  const fries = ['#F6D35B', '#8FD3B0', '#F3A9C2'].map((fill, i) => [`visje-${i}`, sprite(fry(fill), 36, 22)] as const); // prettier-ignore
  return {
    ...Object.fromEntries([...forms, ...tails, ...fries]),
    walvis: sprite(whale(), -320, -136, 220, 150),
    pupil: sprite(dot(5, ink) + dot(1.8, paper, 1.6, -1.8), 7),
  };
}
