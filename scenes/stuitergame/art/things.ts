import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { jitter, tenth } from '../../../engine/drawing/points.ts';
import { blob, circle, plate, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { sails } from './meadow.ts';
import { SKY } from './tones.ts';

const { ink, paper, coral, ochre, teal, blue, moss } = PALETTE;
/** The rim and line of what is small. */
const SMALL = { rim: 3, line: 3.2, shadow: 'none' } as const;
/** Clouds as they are drawn: for letters, for a word, for a long one. */
const WIDTHS = [112, 190, 290, 410] as const;
const HIGH = 120;

/** The scalloped outline of a cloud of cotton, its middle at (0, 0): tufts of one size, larger ones on top. */
function cotton(wide: number, seed: number): string {
  const next = jitter(seed);
  const [rx, ry] = [wide / 2 - 15, HIGH / 2 - 16];
  // Squarer than an ellipse, so that there is room for a word.
  const at = (turn: number) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return [
      rx * Math.sign(cos) * Math.abs(cos) ** 0.62,
      ry * Math.sign(sin) * Math.abs(sin) ** 0.72,
    ] as const;
  };
  const points: (readonly [number, number])[] = [at(0)];
  let room = 30;
  for (let turn = 0; turn < Math.PI * 2 - 0.12; turn += 0.01) {
    const [x, y] = at(turn);
    const last = points.at(-1)!;
    if (Math.hypot(x - last[0], y - last[1]) < room) continue;
    points.push([x, y]);
    room = (y < 0 ? 36 : 27) * (0.9 + next() * 0.25);
  }
  const arcs = points.map(([x, y], i) => {
    const [toX, toY] = points[(i + 1) % points.length]!;
    const r = tenth(Math.hypot(toX - x, toY - y) * 0.54);
    return `A${r} ${r} 0 0 1 ${tenth(toX)} ${tenth(toY)}`;
  });
  return `M${tenth(points[0]![0])} ${tenth(points[0]![1])}${arcs.join('')}Z`;
}

const cloud = (wide: number, i: number): string =>
  sticker(cotton(wide, i + 2), SKY.cotton, {
    inner:
      flat(`M${-wide} 22Q${-wide / 4} 40 0 26T${wide} 20V90H${-wide}Z`, SKY.cottonLow, 0.9) +
      each(3, (k) => line(`M${-wide * 0.36 + k * wide * 0.3} ${-34 + (k % 2) * 8}q12 -12 26 -3`, SKY.cottonLow, 4)), // prettier-ignore
    rim: 5,
    line: 3.6,
  });
/** The same, lit up all round: a super bounce would end here. */
const edge = (wide: number, i: number): string =>
  line(cotton(wide, i + 2), ink, 26) + line(cotton(wide, i + 2), SKY.gold, 20);

const QUILT = [SKY.quiltA, SKY.quiltB, SKY.quiltC, SKY.quiltD];
const PATTERNS: readonly string[] = [
  each(3, (i) => dot(3.2, '#FFF0C4', -9 + (i % 2) * 16, 4 + i * 9)),
  stripe('M-17 10H17M-17 22H17', coral, 4, 0.7),
  place(flat(star(9, 4), '#FFF0C4'), 0, 15),
  stripe('M-9 0V34M5 0V34', teal, 3.4, 0.6),
];
/** One patch of the quilt, the middle of its upper side at (0, 0); as wide as 34 u without its line. */
const patch = (fill: string, i: number): string =>
  slab(-17.5, -6, 35, 40, ink) +
  slab(-17.5, -2.6, 35, 33, fill) +
  PATTERNS[i]! +
  slab(-17.5, 24, 35, 6.4, darker(fill, 0.18)) +
  slab(-17.5, -2.6, 35, 5, lighter(fill, 0.4)) +
  line('M-17 -1V30', ink, 1.4, 0.5, '3 4');
const knot = (): string =>
  edged('M-8 6Q-15 24 -4 30Q2 16 6 30Q15 22 8 6Z', SKY.quiltA, ink, 3) + edged(circle(11, 0, 2), SKY.quiltB, ink, 3.2); // prettier-ignore

const PILLOWS = [SKY.pillowA, SKY.pillowB, SKY.pillowC] as const;
/** A fat pillow with a pattern. */
const pillow = (fill: string, i: number): string =>
  prop('M-96 -24Q-70 -40 0 -38Q70 -40 96 -24Q88 0 96 26Q70 42 0 40Q-70 42 -96 26Q-88 0 -96 -24Z', fill, {
    inner:
      (i === 0
        ? each(14, (k) => dot(5, '#F3B7C6', -84 + k * 13, -20 + ((k * 23) % 46)))
        : i === 1
          ? each(7, (k) => stripe(`M${-84 + k * 28} -50V50`, '#B9DBA3', 8, 0.8))
          : each(8, (k) => place(flat(star(9, 4), '#B7BAE6'), -80 + k * 23, k % 2 ? 10 : -14))) +
      flat('M-110 18Q0 34 110 18V60H-110Z', darker(fill, 0.12), 0.55) +
      line('M-84 -20Q-60 -12 -46 -14M84 -20Q60 -12 46 -14', darker(fill, 0.2), 3, 0.6),
    outline: 0.28,
    line: 3,
  }) + each([-1, 1], (side) => dot(6, darker(fill, 0.18), side * 95, -23) + dot(6, darker(fill, 0.18), side * 95, 25)); // prettier-ignore

/** A low fence, 264 wide; birds sit on its upper rail, 30 u above its middle. */
const fence = (): string =>
  each([-18, 16], (y) => prop(roundRect(-136, y, 272, 14, 5, { seed: y + 40 }), SKY.wood, { outline: 0.32, line: 2.6 })) + // prettier-ignore
  each(5, (i) => prop(`M${-124 + i * 58} 62V-28L${-114 + i * 58} -38L${-104 + i * 58} -28V62Z`, lighter(SKY.wood, 0.2), { inner: flat(`M${-111 + i * 58} -40h10v110h-10Z`, SKY.woodDeep, 0.25), outline: 0.32, line: 2.6 })); // prettier-ignore

/** A bird of the kunstje, its feet at (0, 16): dotted until it comes. */
const BIRD = 'M-17 4Q-18 -16 0 -17Q16 -16 17 0Q18 12 4 14H-4Q-12 14 -17 4Z';
const bird = (isHere: boolean): string =>
  isHere
    ? line('M-4 12V18M5 12V18', ink, 2.6) +
      flat('M-14 2L-26 -4L-22 8Z', darker(blue, 0.2)) +
      sticker(BIRD, blue, {
        inner: oval(10, 9, '#DCE9FB', 6, 8) + flat('M-18 -6Q-4 -8 -2 6Q-10 12 -20 8Z', darker(blue, 0.2)),
        ...SMALL,
      }) + // prettier-ignore
      edged('M15 -7L25 -3L15 1Z', ochre, ink, 2.2) +
      dot(4.6, paper, 7, -7) +
      dot(2.6, ink, 8, -7)
    : flat(BIRD, '#fff', 0.5) + line(BIRD, '#6E8A77', 2.6, 0.95, '5 5');

const parachute = (): string =>
  line('M-60 0L-6 66M-22 4L-2 66M22 4L2 66M60 0L6 66', ink, 2.6, 0.8) +
  sticker('M-66 2Q-62 -58 0 -58Q62 -58 66 2Q50 -10 34 2Q16 -10 0 2Q-16 -10 -34 2Q-50 -10 -66 2Z', coral, {
    inner: flat('M-34 4Q-30 -60 0 -62Q30 -60 34 4Q16 -12 0 4Q-16 -12 -34 4Z', SKY.quiltB) + flat('M52 10Q58 -40 10 -60L70 -60V10Z', darker(coral, 0.14), 0.7), // prettier-ignore
    rim: 4,
    line: 3.6,
  });

/** Somebody in a balloon, seen from far. */
const balloon = (): string =>
  line('M-13 18L-8 34M13 18L8 34', ink, 2.2) +
  edged(roundRect(-10, 33, 20, 15, 4), '#C08A56', ink, 2.6) +
  edged(circle(6, 0, 29), moss, ink, 2.4) +
  dot(1.8, ink, -2, 28) +
  dot(1.8, ink, 3, 28) +
  sticker('M0 -44Q34 -42 34 -12Q32 8 12 20H-12Q-32 8 -34 -12Q-34 -42 0 -44Z', ochre, {
    inner: flat('M-12 -50Q-18 -10 -6 24H6Q18 -10 12 -50Z', coral) + flat('M22 -50V30H44V-50Z', darker(ochre, 0.16), 0.8), // prettier-ignore
    ...SMALL,
  });

const face = (wide: number, y = 0): string =>
  dot(5, ink, -wide, y) + dot(5, ink, wide, y) + line(`M${-wide * 0.7} ${y + 17}q${wide * 0.7} 14 ${wide * 1.4} 0`, ink, 4); // prettier-ignore
const sun = (): string =>
  each(12, (i) => place(edged('M-9 -66L0 -92L9 -66Z', ochre, ink, 3), 0, 0, { turn: i * 30 })) +
  sticker(blob(0, 0, 60, 60, { seed: 4 }), SKY.gold, {
    inner: dot(11, coral, -34, 16, 0.5) + dot(11, coral, 34, 16, 0.5),
    rim: 4,
  }) + // prettier-ignore
  face(20, -6);
const moon = (): string =>
  sticker(circle(58), SKY.moon, { inner: flat('M20 -70Q64 0 20 70H80V-70Z', darker(SKY.moon, 0.14)) + dot(12, darker(SKY.moon, 0.14), -30, 30) + dot(8, darker(SKY.moon, 0.14), -20, -36), rim: 4 }) + // prettier-ignore
  line('M-26 -6q7 7 14 0M12 -6q7 7 14 0', ink, 4) +
  line('M-12 20q12 8 24 0', ink, 4);
/** A satellite with eyes: it has seen nobody here before. */
const satellite = (): string =>
  line('M-92 0H92', ink, 9) +
  each([-1, 1], (side) =>
    place(
      sticker(plate(64, 44, 4), blue, {
        inner: stripe('M-11 -30V30M11 -30V30M-40 0H40', '#A9C6F5', 3),
        rim: 4,
        line: 3.4,
        shadow: 'none',
      }),
      side * 82,
      0,
    ),
  ) + // prettier-ignore
  cord('M0 -34Q4 -50 -8 -58', SKY.steel, 8, ink, 2.4) +
  edged(circle(8, -9, -62), coral, ink, 3) +
  sticker(plate(74, 74, 16), SKY.steel, {
    inner: flat('M18 -50H50V50H18Z', darker(SKY.steel, 0.16)),
    rim: 4,
  }) +
  each([-16, 16], (x) => edged(circle(12, x, -6), paper, ink, 3) + dot(5, ink, x, -8)) +
  edged(blob(0, 20, 7, 8), ink, ink, 1);

function stars(): string {
  const next = jitter(3);
  return each(46, (i) => {
    const [x, y] = [tenth(-760 + next() * 1520), tenth(-330 + next() * 480)];
    const lit = i % 3 ? '#FFFFFF' : '#FFE9A8';
    return i % 4 ? dot(2.6 + (i % 3), lit, x, y, 0.9) : place(flat(star(11, 4.6), lit), x, y);
  });
}

/** Everything on the meadow. */
export function things(): Record<string, SpriteArt> {
  return {
    ...series('wolk', WIDTHS, (wide, i) => sprite(cloud(wide, i), wide / 2 + 14, HIGH / 2 + 16)),
    ...series('rand', WIDTHS, (wide, i) => sprite(edge(wide, i), wide / 2 + 18, HIGH / 2 + 18)),
    ...series('lap', QUILT, (fill, i) => sprite(patch(fill, i), -17.5, -7, 17.5, 35)),
    ...series('kussen', PILLOWS, (fill, i) => sprite(pillow(fill, i), 104, 46)),
    knoop: sprite(knot(), -18, -14, 18, 34),
    plek: sprite(oval(34, 6.5, ink, 0, 0, 0.32), 36, 9),
    hek: sprite(fence(), 140, 66),
    wieken: sprite(sails(), 58),
    vogel: sprite(bird(true), -32, -24, 30, 22),
    'vogel-leeg': sprite(bird(false), 24, 22),
    parachute: sprite(parachute(), -76, -70, 76, 70),
    luchtballon: sprite(balloon(), -42, -52, 42, 52),
    zon: sprite(sun(), 98),
    maan: sprite(moon(), 70),
    satelliet: sprite(satellite(), -124, -76, 124, 50),
    sterren: sprite(stars(), -770, -340, 770, 170),
    stip: sprite(dot(9.5, ink) + dot(6.4, SKY.gold), 11),
  };
}
