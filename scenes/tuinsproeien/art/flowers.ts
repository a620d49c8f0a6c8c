import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, mix, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { FLOWERS, GARDEN } from './tones.ts';

type Flower = (typeof FLOWERS)[number];
/** Where the blossom is over the foot. */
const HEAD = -104;
const { ink, paper } = PALETTE;

/** One petal that points up from (0, 0). */
const petal = ({ long, wide, isPointed }: Flower, size = 1): string => {
  const [l, w] = [long * size, (wide * size) / 2];
  return isPointed
    ? `M0 0C${-w * 1.5} ${-l * 0.45} ${-w} ${-l * 0.8} 0 ${-l}C${w} ${-l * 0.8} ${w * 1.5} ${-l * 0.45} 0 0Z`
    : `M0 0C${-w * 1.3} ${-l * 0.3} ${-w * 1.35} ${-l} 0 ${-l}C${w * 1.35} ${-l} ${w * 1.3} ${-l * 0.3} 0 0Z`;
};

/** The open blossom around (0, 0), without a rim. */
function blossom(flower: Flower, size = 1): string {
  const { petal: fill, deep, heart, petals } = flower;
  const turn = 360 / petals;
  const ring = (shade: string, from: number, scale: number) =>
    each(petals, (i) =>
      place(edged(petal(flower, scale), shade, deep, 2.2), 0, 0, { turn: Math.round(from + i * turn) }),
    );
  const veins = each(petals, (i) =>
    place(line(`M0 ${-flower.long * size * 0.3}V${-flower.long * size * 0.66}`, deep, 1.8, 0.5), 0, 0, {
      turn: Math.round(i * turn),
    }),
  );
  const seeds = each(7, (i) =>
    dot(
      1.7 * size,
      darker(heart, 0.35),
      Math.cos(i * 2.4) * i * 1.15 * size,
      Math.sin(i * 2.4) * i * 1.15 * size,
    ),
  );
  return (
    ring(mix(fill, deep, 0.35), turn / 2, size * 1.05) +
    ring(fill, 0, size) +
    veins +
    edged(circle(10.5 * size), heart, darker(heart, 0.4), 2.2) +
    seeds
  );
}

/** A drop-shaped bud that points up; `open` is the share of its petals that show. */
function bud({ petal: fill, deep }: Flower, open: number): string {
  const body = 'M0 -30C-16 -18 -18 2 0 10C18 2 16 -18 0 -30Z';
  const cup = 'M-15 -2C-12 12 12 12 15 -2C8 4 -8 4 -15 -2Z';
  const folds = `M0 -29C-5 -16 -5 -6 0 6M0 -29C7 -16 8 -8 5 4`;
  const sides = open
    ? each([-1, 1], (way) =>
        place(
          edged('M0 8C-12 0 -14 -18 -3 -29C8 -20 10 -4 0 8Z', mix(fill, paper, 0.22), deep, 2.2),
          way * 9,
          0,
          {
            turn: way * 34,
          },
        ),
      )
    : '';
  return (
    sides +
    edged(body, fill, deep, 2.4) +
    line(folds, deep, 2, 0.55) +
    edged(cup, GARDEN.leaf, GARDEN.stemDeep, 2.2)
  );
}

/** A leaf from (0, 0) to the right. */
const leaf = (long: number, fill: string, edge: string): string =>
  edged(
    `M0 0C${long * 0.25} ${-long * 0.42} ${long * 0.75} ${-long * 0.4} ${long} ${-long * 0.06}C${long * 0.7} ${long * 0.2} ${long * 0.3} ${long * 0.2} 0 0Z`,
    fill,
    edge,
    2.2,
  ) + line(`M3 0Q${long * 0.5} ${-long * 0.16} ${long * 0.86} ${-long * 0.07}`, edge, 1.7, 0.6);

/** Outline of all that has a rim, drawn wide in paper below it. */
const rimmed = (inner: string, halo: string): string => `<g filter="url(#sticker)">${halo}</g>${inner}`;

/** A plant with its foot at (0, 0): thirsty, in bud, half open, in bloom. */
function plant(flower: Flower, stage: number): string {
  const isDry = stage === 0;
  const [green, deep] = isDry ? [GARDEN.dry, GARDEN.dryDeep] : [GARDEN.stem, GARDEN.stemDeep];
  const leafFill = isDry ? lighter(GARDEN.dry, 0.2) : GARDEN.leaf;
  const top = isDry ? { x: 24, y: -78, turn: 112 } : { x: 0, y: HEAD + 8, turn: 0 };
  const stem = isDry ? 'M0 0C-4 -40 -8 -104 12 -100Q22 -97 24 -82' : `M0 0C-7 -34 6 -60 0 ${HEAD + 12}`;
  const droop = isDry ? 34 : -18 - stage * 5;
  const leaves = [
    place(leaf(40, leafFill, deep), -1, -30, { turn: droop }),
    place(leaf(36, leafFill, deep), -1, -46, { flip: true, turn: -droop }),
  ].join('');
  const dull = isDry
    ? { ...flower, petal: mix(flower.petal, '#B9AE94', 0.42), deep: mix(flower.deep, '#8F876F', 0.4) }
    : flower;
  const head =
    stage === 3
      ? place(blossom(flower), 0, HEAD)
      : place(bud(dull, stage === 2 ? 1 : 0), top.x, top.y, {
          turn: top.turn,
          scale: stage === 2 ? 1.12 : 1,
        });
  const headHalo =
    stage === 3
      ? `<path d="${circle(flower.long + 8, 0, HEAD)}" fill="${paper}"/>`
      : place(
          `<path d="M0 -32C-20 -20 -24 4 0 14C24 4 20 -20 0 -32Z" fill="${paper}" stroke="${paper}" stroke-width="11"/>`,
          top.x,
          top.y,
          { turn: top.turn, scale: stage === 2 ? 1.25 : 1 },
        );
  const leafHalo = [
    place(
      `<path d="M0 0C10 -17 30 -16 40 -2C28 8 12 8 0 0Z" fill="${paper}" stroke="${paper}" stroke-width="12"/>`,
      -1,
      -30,
      { turn: droop },
    ),
    place(
      `<path d="M0 0C9 -15 27 -14 36 -2C25 7 11 7 0 0Z" fill="${paper}" stroke="${paper}" stroke-width="12"/>`,
      -1,
      -46,
      { flip: true, turn: -droop },
    ),
  ].join('');
  const mound = edged(
    'M-34 4C-28 -14 -12 -16 0 -14C14 -17 28 -12 34 4Q0 14 -34 4Z',
    GARDEN.soilDeep,
    darker(GARDEN.soilDeep, 0.35),
    2.4,
  );
  return rimmed(
    mound + leaves + cord(stem, green, 9, deep, 2) + head,
    leafHalo + line(stem, paper, 20) + headHalo,
  );
}

/** A flower of the border or the lawn: scenery, without a rim. */
const wild = (flower: Flower): string =>
  cord('M0 0Q-3 -22 0 -40', GARDEN.stem, 6, GARDEN.stemDeep, 1.5) +
  place(leaf(20, GARDEN.leaf, GARDEN.stemDeep), 0, -10, { turn: -20 }) +
  place(leaf(18, GARDEN.leaf, GARDEN.stemDeep), 0, -16, { flip: true, turn: 24 }) +
  place(blossom(flower, 0.72), 0, -46);

/** A leaf held up as an umbrella, by its stalk. */
const umbrella = (): string =>
  cord('M0 44Q3 16 0 -6', GARDEN.stem, 8, GARDEN.stemDeep, 2) +
  sticker(
    'M-66 4C-60 -44 -24 -58 0 -60C24 -58 60 -44 66 4Q50 -10 34 2Q18 -10 0 4Q-18 -10 -34 2Q-50 -10 -66 4Z',
    GARDEN.leaf,
    {
      inner:
        line('M0 -60V0M0 -58Q-30 -40 -34 0M0 -58Q30 -40 34 0', GARDEN.stemDeep, 3, 0.7) +
        oval(16, 6, '#fff', -28, -38, 0.35),
      rim: 5,
      line: 3,
    },
  ) +
  each(
    [
      [-50, -28],
      [44, -34],
      [4, -50],
    ] as const,
    ([x, y]) => dot(4, '#DFF4FD', x, y),
  );

const bed = (): string => {
  const planks = each([-70, -24, 22, 68], (x) => line(`M${x} -18V26`, GARDEN.woodDeep, 2, 0.6));
  return prop(
    'M-122 -20H122L114 26H-114Z',
    GARDEN.wood,
    planks + flat('M-130 8H130V30H-130z', GARDEN.woodDeep, 0.35),
    { shadow: 'object', outline: 0.4 },
  );
};

/** All plants: four stages of each kind, and the flowers that stay. */
export function flowers(): Record<string, SpriteArt> {
  const all: Record<string, SpriteArt> = {
    paraplu: sprite(umbrella(), -84, -76, 84, 52),
    bak: sprite(bed(), -134, -30, 134, 44),
  };
  FLOWERS.forEach((flower, kind) => {
    for (let stage = 0; stage < 4; stage++)
      all[`bloem-${kind}-${stage}`] = sprite(plant(flower, stage), -74, -160, 74, 26);
    all[`perk-${kind}`] = sprite(wild(flower), -34, -78, 34, 6);
  });
  return all;
}

/** A daisy of the box with the marks of the kunstje, open or not yet. */
export const daisy = (isOpen: boolean): string =>
  cord('M0 34V2', GARDEN.stem, 5, GARDEN.stemDeep, 1.2) +
  (isOpen
    ? each(9, (i) =>
        place(edged('M0 0C-5 -6 -5 -15 0 -16C5 -15 5 -6 0 0Z', paper, ink, 1.6), 0, 0, { turn: i * 40 }),
      ) + edged(circle(5.5), PALETTE.ochre, ink, 1.6)
    : edged(blob(0, 2, 6, 8, { seed: 2 }), GARDEN.leaf, GARDEN.stemDeep, 2));
