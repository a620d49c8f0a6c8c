import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { DRINKS } from './sizes.ts';
import { DRINK, SHADE } from './tones.ts';

const { ink, paper, coral, ochre } = PALETTE;
const THIN = { rim: 4, line: 3.2 } as const;
/** So much larger than they are written down, glasses stand on the tray. */
const LARGE = 1.15;
const CLEAR = '#E8F3F5';

interface Shape {
  /** The outline, its foot on (0, 0); the middle of its bowl is where eyes are. */
  outline: string;
  /** How high the drink stands in it. */
  level: number;
  eyes: number;
  /** Behind the glass: a straw, fruit, a handle. */
  extra: string;
  /** What floats on top of the drink. */
  top?: string;
}

/** A slice of a fruit on the brim. */
const slice = (x: number, y: number, tone: string): string =>
  edged(circle(13, x, y), tone, ink, 2.6) +
  dot(9, lighter(tone, 0.55), x, y) +
  each([0, 60, 120], (turn) => place(line('M-8 0H8', tone, 2), x, y, { turn }));
const straw = (x: number, lean: number, tone: string): string =>
  cord(`M${x} -40L${x + lean} -98l12 -6`, tone, 6, ink, 2);
const handle = (d: string): string => cord(d, CLEAR, 7, ink, 3);
const ICE = edged('M-12 -44l12 -5 5 12 -12 5Z', paper, SHADE.silverDeep, 2, 0.9);

const SHAPES: readonly Shape[] = [
  { outline: 'M-25 -80H25L19 -4Q0 3 -19 -4Z', level: -66, eyes: -38, extra: straw(8, 12, coral) },
  {
    outline: 'M-21 -88H21L16 -14L22 -3Q0 4 -22 -3L-16 -14Z',
    level: -74,
    eyes: -48,
    extra: straw(-6, -12, paper),
  },
  {
    outline: 'M-28 -84H28Q28 -44 6 -34V-12Q22 -10 24 -2Q0 4 -24 -2Q-22 -10 -6 -12V-34Q-28 -44 -28 -84Z',
    level: -72,
    eyes: -60,
    extra: slice(24, -84, '#B7D94C'),
  },
  {
    outline: 'M-22 -82H22Q30 -52 18 -4Q0 3 -18 -4Q-30 -52 -22 -82Z',
    level: -66,
    eyes: -40,
    extra: straw(4, 10, ochre),
  },
  {
    outline: 'M-24 -70H24V-8Q20 2 0 2Q-20 2 -24 -8Z',
    level: -58,
    eyes: -34,
    extra: handle('M24 -56Q44 -54 42 -34Q40 -18 22 -18'),
    top: each([-16, -2, 13], (x) => dot(10, paper, x, -58)),
  },
  {
    outline: 'M-31 -84H31L6 -42V-12Q22 -10 24 -2Q0 4 -24 -2Q-22 -10 -6 -12V-42Z',
    level: -76,
    eyes: -68,
    extra: slice(-26, -84, '#F2B632'),
  },
  // A carafe of milk.
  {
    outline: 'M-12 -100H12L9 -78Q28 -68 26 -40V-8Q0 4 -26 -8V-40Q-28 -68 -9 -78Z',
    level: -72,
    eyes: -36,
    extra: straw(2, 14, '#5B8FD9'),
  },
  // A cup of tea.
  {
    outline: 'M-34 -54H34Q33 -12 14 -4L16 2H-16L-14 -4Q-33 -12 -34 -54Z',
    level: -46,
    eyes: -28,
    extra:
      handle('M32 -44Q54 -44 48 -26Q44 -14 24 -14') +
      each([-10, 10], (x) => stripe(`M${x} -62q-8 -9 0 -18t0 -16`, paper, 4, 0.8)),
  },
  // A sundae, with two scoops and a cherry.
  {
    outline: 'M-29 -66H29Q24 -28 7 -20V-10Q20 -8 22 -1Q0 4 -22 -1Q-20 -8 -7 -10V-20Q-24 -28 -29 -66Z',
    level: -66,
    eyes: -46,
    extra:
      edged(circle(17, -12, -72), '#F6D9A8', ink, 2.6) +
      edged(circle(17, 12, -74), '#F08FAE', ink, 2.6) +
      edged(circle(7, 2, -94), coral, ink, 2.4),
  },
  // Half a coconut.
  {
    outline: 'M-33 -52Q-36 -6 0 2Q36 -6 33 -52Q20 -60 0 -60Q-20 -60 -33 -52Z',
    level: -50,
    eyes: -28,
    extra: straw(10, 16, '#5BA446'),
    top: oval(31, 8, paper, 0, -50),
  },
];

/** A glass with its drink, and two eyes that look at the word above it. */
function drink(i: number): string {
  const { outline, level, eyes, extra, top = '' } = SHAPES[i]!;
  const tone = DRINK[i]!;
  const inner =
    flat(`M-40 ${level}H40V6H-40Z`, tone) +
    oval(34, 5, lighter(tone, 0.3), 0, level) +
    flat(`M8 ${level}H40V6H8Z`, darker(tone, 0.1)) +
    (i % 2 === 0 ? ICE : '') +
    top +
    stripe('M-15 -76L-11 -14', paper, 5, 0.55);
  const looks = each([-8, 8], (x) => dot(6.2, paper, x, eyes) + dot(3.4, ink, x + 0.6, eyes - 1.6));
  return (
    extra + sticker(outline, CLEAR, { inner, ...THIN }) + looks + line(`M-5 ${eyes + 11}q5 4 10 0`, ink, 2.4)
  );
}

/** Two legs with shoes. */
const legs = each(
  [-9, 9],
  (x) =>
    cord(`M${x} -26V-6`, coral, 6, ink, 2) +
    edged(`M${x - 8} -1Q${x - 6} -10 ${x + 3} -9Q${x + 12} -7 ${x + 11} 0Z`, coral, ink, 2.4),
);

/** A little paper umbrella. */
const umbrella =
  line('M0 -14L-5 34', SHADE.rattan, 3.4) +
  prop('M-28 -6Q-22 -32 2 -34Q26 -30 30 -4Q14 -10 1 -6Q-14 -11 -28 -6Z', coral, {
    inner: flat('M-10 -36L-12 0H14L8 -36Z', paper, 0.85),
    outline: 0.6,
    line: 2.6,
  });

/** A mark of the kunstje: a little glass, empty or full. */
function mark(isFull: boolean): string {
  const outline = 'M-10 -13H10L7 14H-7Z';
  if (!isFull) return edged(outline, paper, PALETTE.pencil, 2.4, 0.8);
  return edged(outline, CLEAR, ink, 2.6) + flat('M-8 -7H8L6 12H-6Z', coral) + line('M3 -9L7 -19', ochre, 3);
}

/** All that is drunk, and what belongs to it. */
export function drinks(): Record<string, SpriteArt> {
  return {
    ...series('glas', Array.from({ length: DRINKS }), (_, i) =>
      sprite(place(drink(i), 0, 0, { scale: LARGE }), -56, -130, 58, 12),
    ),
    beentjes: sprite(place(legs, 0, 0, { scale: LARGE }), -28, -36, 30, 8),
    parasolletje: sprite(umbrella, -34, -40, 36, 38),
    'glaasje-leeg': sprite(mark(false), 15, 22),
    glaasje: sprite(mark(true), 15, 22),
  };
}
