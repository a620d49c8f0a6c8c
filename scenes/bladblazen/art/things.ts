import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { jitter } from '../../../engine/drawing/points.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { LEAVES, SHADE } from './tones.ts';

const { ink, paper, pencil } = PALETTE;
/** The rim and line of small things. */
const THIN = { rim: 4, line: 3.2 } as const;

/** The blower: a bag, a motor with a grip, and a tube that points to the right; held at (0, 0). */
const blower = (): string =>
  sticker('M-18 -18C-38 -30 -60 -20 -60 0C-60 22 -38 30 -18 18Z', SHADE.bag, {
    inner: line('M-50 -18Q-44 0 -50 18M-36 -24Q-30 0 -36 24', darker(SHADE.bag, 0.2), 3),
    ...THIN,
  }) +
  sticker('M10 -13L62 -10L84 -19V19L62 10L10 13Z', SHADE.tube, {
    inner:
      stripe('M62 -20V20', lighter(SHADE.tube, 0.4), 5) + flat('M0 3H90V24H0Z', darker(SHADE.tube, 0.25)),
    ...THIN,
  }) +
  sticker(roundRect(-26, -22, 46, 44, 15, { wobble: 0.6 }), SHADE.motor, {
    inner: flat('M-30 4H30V30H-30Z', darker(SHADE.motor, 0.14)) + dot(9, paper, -4, 0) + dot(4, ink, -4, 0),
    ...THIN,
  }) +
  cord('M-20 -22Q-16 -38 0 -36Q12 -34 14 -22', ink, 8, ink, 1);

/** The air that comes out of it, from (0, 0) to the right. */
const air = (): string =>
  flat('M0 -10L216 -92Q250 0 216 92L0 10Z', paper, 0.24) +
  each([-0.36, -0.19, -0.02, 0.15, 0.33], (turn, i) => {
    const [from, to] = [26 + (i % 2) * 34, 196 + ((i * 37) % 44)];
    const at = (r: number, bend = 0) =>
      `${Math.round(Math.cos(turn) * r)} ${Math.round(Math.sin(turn) * r + bend)}`;
    const curl = `q16 ${turn < 0 ? -4 : 4} 14 ${turn < 0 ? -18 : 18}q-5 ${turn < 0 ? -10 : 10} -13 ${turn < 0 ? -3 : 3}`;
    return line(
      `M${at(from)}Q${at((from + to) / 2, i % 2 ? 9 : -9)} ${at(to)}${i % 2 ? '' : curl}`,
      paper,
      5,
      0.9,
    );
  });

/** A clipped hedge along these places, x and y in turn. */
function hedge(corners: readonly number[]): string {
  const next = jitter(23);
  const spots: { x: number; y: number }[] = [];
  for (let i = 0; i + 3 < corners.length; i += 2) {
    const [x, y, toX, toY] = corners.slice(i, i + 4) as [number, number, number, number];
    const steps = Math.round(Math.hypot(toX - x, toY - y) / 15);
    for (let k = 0; k <= steps; k++)
      spots.push({ x: x + ((toX - x) * k) / steps, y: y + ((toY - y) * k) / steps });
  }
  spots.sort((a, b) => a.y - b.y);
  const bumps = (r: number, up: number, tone: string) =>
    each(spots, ({ x, y }) => dot(Math.round(r + next() * 4), tone, Math.round(x), Math.round(y - up)));
  return (
    each(spots, ({ x, y }) => oval(24, 15, ink, Math.round(x), Math.round(y + 20), 0.07)) +
    bumps(20, -6, darker(SHADE.hedgeDeep, 0.3)) +
    bumps(19, 0, SHADE.hedgeDeep) +
    bumps(17, 14, SHADE.hedge) +
    each(spots, ({ x, y }, i) =>
      i % 2 ? '' : line(`M${Math.round(x - 7)} ${Math.round(y - 20)}q5 -6 10 0`, SHADE.hedgeLight, 4),
    )
  );
}

/** The hedgehog that looks out of a heap, a leaf on its head. */
const hedgehog = (): string => {
  const spines = each(15, (i) => {
    const turn = -102 + i * 14.5;
    return place(flat('M-8 -30L0 -52L8 -30Z', i % 2 ? SHADE.spine : darker(SHADE.spine, 0.2)), 0, 0, {
      turn,
    });
  });
  return (
    spines +
    prop('M-38 30C-48 -12 -30 -36 0 -36C30 -36 48 -12 38 30Z', SHADE.spine, { outline: 0.5 }) +
    prop('M-26 32C-34 4 -18 -14 0 -14C18 -14 34 4 26 32Z', SHADE.face, { outline: 0.35 }) +
    each([-12, 12], (x) => oval(6, 8, paper, x, 2) + dot(4, ink, x, 4)) +
    dot(6.5, ink, 0, 15) +
    line('M-8 22Q0 28 8 22', ink, 3) +
    place(
      prop('M-34 0C-20 -22 18 -24 36 -2C18 10 -16 12 -34 0Z', LEAVES[0], {
        inner: line('M-30 0Q0 -10 32 -2', darker(LEAVES[0], 0.3), 3),
        outline: 0.45,
      }),
      0,
      -38,
      { turn: -8 },
    )
  );
};

/** The squirrel, that looks to the left. */
const squirrel = (): string =>
  prop('M22 44C74 52 84 2 62 -28C46 -50 14 -40 22 -18C28 -4 50 -8 46 8C42 22 28 22 18 26Z', SHADE.fur, {
    inner: line('M28 38C66 40 70 4 54 -18C44 -32 28 -30 30 -20', lighter(SHADE.fur, 0.35), 8),
    outline: 0.5,
    line: 3,
  }) +
  prop('M-20 46C-26 14 -12 -4 8 0C32 6 36 34 26 48Z', SHADE.fur, {
    inner: flat('M-26 50C-24 22 -10 12 -2 20C6 30 4 44 2 52Z', SHADE.belly),
    outline: 0.5,
    line: 3,
  }) +
  prop('M-26 -42L-20 -60L-8 -44Z', SHADE.furDeep, { outline: 0.5 }) +
  prop('M4 -44L14 -62L18 -38Z', SHADE.furDeep, { outline: 0.5 }) +
  prop(circle(27, -6, -22), SHADE.fur, {
    inner: oval(15, 12, SHADE.belly, -20, -10),
    outline: 0.5,
    line: 3,
  }) +
  dot(6.5, paper, -14, -26) +
  dot(4.4, ink, -15.5, -25) +
  dot(4.2, ink, -31, -16) +
  line('M-26 -8Q-20 -3 -13 -7', ink, 2.8) +
  cord('M-4 14Q-22 18 -30 8', SHADE.fur, 12, SHADE.furDeep, 2.4) +
  oval(17, 8, SHADE.furDeep, -8, 48);

/** A tuft of grass that stands on (0, 0). */
const tuft = (): string =>
  each([-26, -12, 2, 15, 28], (turn, i) =>
    place(flat('M-3.4 2Q-3 -16 1 -29Q4 -14 3.4 2Z', i % 2 ? '#8FA653' : '#7F9A4C'), 0, 0, { turn }),
  );

const ripple = (): string =>
  each(
    [1, 0.66, 0.34],
    (r) =>
    `<ellipse rx="${Math.round(92 * r)}" ry="${Math.round(25 * r)}" fill="none" stroke="${paper}" stroke-width="4" opacity=".9"/>`, // prettier-ignore
  );

/** A basket for loose leaves, empty or full. */
function basket(isFull: boolean): string {
  const body = 'M-15 -4H15L11 14Q0 18 -11 14Z';
  if (!isFull)
    return edged(body, SHADE.pale, pencil, 2.4, 0.85) + line('M-12 -4Q0 -24 12 -4', pencil, 2.4, 0.85);
  return (
    each(LEAVES, (tone, i) =>
      edged(circle(5.4, -10 + (i % 3) * 10, i < 3 ? -10 : -5), tone, darker(tone, 0.4), 1.6),
    ) +
    prop(body, SHADE.basket, {
      inner: line('M-20 3H20M-20 10H20M-8 -6V20M0 -6V20M8 -6V20', darker(SHADE.basket, 0.3), 2.2),
      outline: 0.6,
      line: 2.8,
    })
  );
}

/** A hat that was blown off. */
const hat = (): string =>
  place(
    sticker(
      'M-40 12C-30 6 -26 4 -24 -2C-24 -30 24 -30 24 -2C26 4 30 6 40 12C20 24 -20 24 -40 12Z',
      SHADE.iron,
      {
        inner: stripe('M-30 -2Q0 6 30 -2', PALETTE.coral, 10),
        ...THIN,
      },
    ),
    0,
    0,
    { turn: -9 },
  );

/** Everything in the park but its leaves. */
export function things(): Record<string, SpriteArt> {
  return {
    blazer: sprite(place(blower(), 24, 16, { scale: 0.8 }), -40, -26, 104, 50),
    lucht: sprite(air(), 0, -112, 262, 112),
    'heg-zij': sprite(hedge([66, -78, -84, -78, -84, 46, 66, 46]), -116, -120, 100, 90),
    'heg-op': sprite(hedge([-112, -56, -112, 40, 112, 40, 112, -56]), -144, -100, 144, 84),
    egel: sprite(hedgehog(), -60, -72, 60, 40),
    eekhoorn: sprite(squirrel(), -46, -68, 84, 62),
    pol: sprite(tuft(), -22, -34, 22, 6),
    rimpel: sprite(ripple(), 98, 30),
    'mand-leeg': sprite(basket(false), -20, -22, 20, 22),
    mand: sprite(basket(true), -20, -22, 20, 22),
    hoed: sprite(hat(), -56, -46, 56, 40),
  };
}
