import { mix } from '../../../engine/drawing/palette.ts';
import { clip, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, type Point, type Outline } from '../../../engine/drawing/points.ts';
import { roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { HALL, STREET } from './colours.ts';

const LEFT = -130;
const RIGHT = 1496;

/** A little flower of gold on the wallpaper. */
const motif = (x: number, y: number) =>
  `<path d="M${x} ${y - 9}q5 5 0 9q-5 -4 0 -9m0 18q5 -5 0 -9q-5 4 0 9m-9 -9q5 -5 9 0q-4 5 -9 0m18 0q-5 -5 -9 0q4 5 9 0" fill="${HALL.gold}" opacity=".34"/>`;

/** Striped paper with gold flowers, and a panelled lower wall. */
function wall(): string {
  let out = slab(-117, -96, 1600, 960, HALL.wall);
  for (let x = -117, i = 0; x < 1490; x += 46, i++) {
    if (i % 2 === 0) out += flat(roundRect(x, -110, 44, 640, 4, { seed: x + 300, wobble: 2 }), HALL.stripe);
    for (let y = 20 + (i % 2) * 40; y < 500; y += 80) out += motif(x + 22, y);
  }
  return (
    out + '<ellipse cx="683" cy="330" rx="640" ry="330" fill="#FFE9B8" opacity=".34" filter="url(#glow)"/>'
  );
}

/** Folds of velvet between two heights. */
function velvet(x0: number, x1: number, top: number, bottom: number, seed: number): string {
  const next = jitter(seed);
  const folds = Math.round((x1 - x0) / 26);
  const hem = curve((_, t) => bottom + Math.sin(t * Math.PI * folds) * 7, x0, x1, folds * 4);
  const sheet = layer([[x0, top], [x1, top], ...[...hem].reverse()], HALL.velvet, {
    seed,
    edge: HALL.velvetLight,
    edgeWidth: 3,
  });
  let shades = '';
  for (let i = 0; i < folds; i++) {
    const x = x0 + ((x1 - x0) * (i + 0.5)) / folds;
    const w = 7 + next() * 6;
    shades += `<path d="M${x} ${top}Q${x + w} ${(top + bottom) / 2} ${x + 2} ${bottom - 2}L${x + w + 2} ${bottom - 4}Q${x + w * 2} ${(top + bottom) / 2} ${x + w} ${top}Z" fill="${HALL.velvetDeep}" opacity=".7"/>`;
    shades += `<path d="M${x - 6} ${top + 14}Q${x - 2} ${(top + bottom) / 2} ${x - 5} ${bottom - 16}" stroke="${HALL.velvetLight}" stroke-width="3" fill="none" opacity=".75" stroke-linecap="round"/>`;
  }
  const gold = line(`M${hem.map(([x, y]) => `${x} ${y - 8}`).join('L')}`, HALL.gold, 7);
  return sheet + shades + gold;
}

/** Swags along the top. */
function valance(): string {
  let out = '';
  for (let i = 0; i < 8; i++) {
    const x = -117 + i * 200;
    const edge: Point[] = curve((_, t) => 92 + 58 * Math.sin(Math.PI * t), x, x + 200, 16);
    out += layer(
      [[x, -110], [x + 200, -110], ...[...edge].reverse()],
      mix(HALL.velvet, HALL.velvetDeep, i % 2 ? 0.4 : 0),
      { seed: i + 9, edge: HALL.velvetLight, edgeWidth: 3 },
    );
    for (let f = 1; f < 4; f++)
      out += `<path d="M${x + 20 * f} -90Q${x + 60 + f * 20} ${60 + f * 22} ${x + 200 - 14 * f} -90" fill="none" stroke="${HALL.velvetDeep}" stroke-width="4" opacity=".5"/>`;
    out += line(`M${edge.map(([a, b]) => `${a} ${b - 7}`).join('L')}`, HALL.gold, 7);
  }
  for (let i = 0; i <= 8; i++)
    out += prop(`M${-117 + i * 200 - 9} 78h18l6 34h-30Z`, HALL.gold, { outline: 0.25 });
  return out;
}

/** The frame of the stage with the screen in it; soft hills of paper stand along its foot. */
function screen(): string {
  const sheet = roundRect(253, 176, 860, 330, 10, { seed: 4, wobble: 1.5 });
  const far = curve((x) => 448 + Math.sin(x / 84) * 12 + Math.sin(x / 37) * 4, 240, 1130, 60);
  const near = curve((x) => 474 + Math.sin(x / 120 + 2) * 10, 240, 1130, 60);
  const hill = (points: readonly Point[], fill: string) =>
    flat(`M240 520L${points.map(([x, y]) => `${x} ${y}`).join('L')}L1130 520Z`, fill);
  return (
    prop(roundRect(235, 158, 896, 366, 16, { seed: 8, wobble: 1.5 }), HALL.gold, {
      shadow: 'sheet',
      outline: 0.3,
      inner: flat('M230 500H1140V530H230z', HALL.goldDeep, 0.7),
    }) +
    flat(sheet, HALL.screen) +
    clip(
      sheet,
      `<ellipse cx="683" cy="330" rx="360" ry="150" fill="#FFFFFF" opacity=".7" filter="url(#glow)"/>` +
        hill(far, '#F7E6BE') +
        hill(near, '#F0DAA8'),
    ) +
    stripe(sheet, HALL.goldDeep, 3)
  );
}

/** Boards of the stage, and the floor below it. */
function stage(): string {
  let boards = '';
  for (let i = -12; i <= 12; i++)
    boards += stripe(`M${683 + i * 78} 520L${683 + i * 96} 566`, HALL.stageDeep, 3, 0.7);
  const edge = curve((x) => 520 + Math.sin(x / 260) * 2, LEFT, RIGHT, 40);
  return (
    layer([[LEFT, 900], ...edge, [RIGHT, 900]], HALL.stage, { seed: 21, edgeWidth: 4 }) +
    boards +
    layer([[LEFT, 900], ...curve(() => 560, LEFT, RIGHT, 30), [RIGHT, 900]], HALL.stageDeep, {
      seed: 22,
      edgeWidth: 3,
    }) +
    layer([[LEFT, 900], ...curve(() => 586, LEFT, RIGHT, 30), [RIGHT, 900]], HALL.floor, {
      seed: 23,
      edgeWidth: 3,
    }) +
    each(
      17,
      (i) =>
        `<circle cx="${-77 + i * 95}" cy="573" r="6" fill="#FFE9A8"/><circle cx="${-77 + i * 95}" cy="573" r="15" fill="#FFE9A8" opacity=".3" filter="url(#soft)"/>`,
    )
  );
}

/** A row of soft seats. */
function seats(y: number, from: number, pitch: number, scale: number): string {
  const back = 'M-50 80V-18Q-50 -54 0 -54Q50 -54 50 -18V80Z';
  let out = '';
  for (let x = from; x < RIGHT; x += pitch)
    out += place(
      prop(back, HALL.seat, {
        outline: 0.35,
        shadow: 'object',
        inner: flat('M-60 30H60V90H-60z', HALL.seatDeep) + line('M-36 -22Q-30 -42 0 -43', '#DC7C77', 6),
      }) + each([-20, 20], (b) => dot(4, HALL.seatDeep, b, -6)),
      x,
      y,
      { scale },
    );
  return out;
}

/** The view through the open door: its top, where the wall of the cinema begins, the pavement, and its foot. */
const DOOR = { left: 54, right: 214, top: 166, wall: 190, pavement: 388, foot: 408 } as const;

/** Bricks of the wall outside, and the empty places where posters come (`boardSpot`). */
function bricks(): string {
  let out = slab(DOOR.left, DOOR.wall, 160, DOOR.pavement - DOOR.wall, STREET.brick);
  for (let row = 0; row < 14; row++)
    for (let i = -1; i < 7; i++)
      if ((row * 3 + i * 5) % 4 === 0)
        out += `<path d="${roundRect(DOOR.left + i * 27 + (row % 2) * 13, DOOR.wall + 3 + row * 14, 24, 11, 3, { seed: row * 9 + i + 20, wobble: 0.8 })}" fill="${STREET.mortar}" opacity=".6"/>`;
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++)
      out += `<path d="${roundRect(59 + i * 39, 196 + row * 68, 34, 50, 4, { seed: i + row, wobble: 1 })}" fill="${STREET.empty}" opacity=".55"/>`;
  return out;
}

/** Evening above the wall, with a moon and a string of bulbs over the posters. */
function evening(): string {
  const bulbs = curve(
    (_, t) => DOOR.wall - 3 + Math.sin(t * Math.PI * 3) ** 2 * 7,
    DOOR.left,
    DOOR.right,
    12,
  );
  return (
    slab(DOOR.left, DOOR.top - 20, 160, 60, STREET.sky) +
    each([66, 92, 118, 150, 204], (x, i) => dot(1.6, STREET.lamp, x, DOOR.top + 8 + (i % 3) * 5)) +
    dot(9, STREET.lamp, 178, DOOR.top + 12) +
    bricks() +
    stripe(`M${bulbs.map(([x, y]) => `${x} ${y}`).join('L')}`, STREET.sky, 2) +
    each(bulbs, ([x, y]) => dot(3.4, STREET.lamp, x, y + 3)) +
    `<ellipse cx="134" cy="${DOOR.wall + 30}" rx="90" ry="70" fill="${STREET.lamp}" opacity=".28" filter="url(#glow)"/>`
  );
}

/** The open door beside the stage: outside, on the wall of the cinema, the posters of the round come. */
function street(): string {
  const hole = roundRect(DOOR.left, DOOR.top - 12, 160, DOOR.foot - DOOR.top + 12, 6, {
    seed: 32,
    wobble: 1,
  });
  const pavement = slab(DOOR.left, DOOR.pavement, 160, 24, STREET.pavement);
  const joints = [86, 126, 168].map((x) => stripe(`M${x} ${DOOR.pavement}l-6 24`, STREET.sky, 2, 0.4));
  const leaf: Outline = [46, 158, 14, 176, 14, 432, 46, 412];
  return (
    prop(
      roundRect(44, DOOR.top - 22, 180, DOOR.foot - DOOR.top + 32, 10, { seed: 31, wobble: 1.5 }),
      HALL.wood,
      { shadow: 'object', outline: 0.4, line: 3 },
    ) +
    clip(hole, evening() + pavement + joints.join('')) +
    stripe(hole, HALL.woodDeep, 3) +
    layer(leaf, HALL.woodDeep, { seed: 33, edge: HALL.woodLight, edgeWidth: 2 }) +
    dot(4, HALL.gold, 21, 306)
  );
}

/** A lamp on the wall. */
const lamp = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y - 10}" rx="60" ry="64" fill="#FFE2A0" opacity=".5" filter="url(#glow)"/>` +
  place(
    prop('M-5 0H5V26H-5Z', HALL.goldDeep) +
      prop('M-20 2Q-26 -30 0 -34Q26 -30 20 2Z', '#FFEFC4', { outline: 0.25 }),
    x,
    y,
  );

/** Hall 2: wall, curtains, screen and stage, and the seats in front. */
export const hall = (): string =>
  wall() +
  lamp(-40, 300) +
  lamp(1406, 300) +
  screen() +
  velvet(228, 268, 120, 514, 41) +
  velvet(1098, 1138, 120, 514, 42) +
  valance() +
  street() +
  stage() +
  seats(664, -96, 112, 0.9) +
  seats(760, -150, 128, 1.05);
