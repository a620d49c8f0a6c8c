import { grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { jitter } from '../../../engine/drawing/points.ts';
import { box, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { DOCK, FLOOR, REMOTE } from './sizes.ts';
import { HOUSE, ROBOT, STUFF } from './tones.ts';

const RIGHT = FLOOR.x + FLOOR.columns * FLOOR.tile;
const BOTTOM = FLOOR.y + FLOOR.rows * FLOOR.tile;
/** The wall that is seen from the front, at the top of the room. */
const BACK = { top: 150, wall: 24 } as const;

/** The hall round the room: a carpet with a woven pattern. */
const hall = () =>
  slab(-117, -96, 1600, 960, HOUSE.hall) +
  each(21, (i) =>
    line(
      each(27, (j) => {
        const [x, y] = [-120 + j * 62 + (i % 2) * 31, -90 + i * 46];
        return `M${x} ${y}l10 8l10 -8`;
      }),
      HOUSE.hallLine,
      4,
    ),
  );

/** The walls as thick paper, and the back one with its wallpaper. */
const walls = () =>
  layer(box(FLOOR.x - BACK.wall, BACK.top - 16, RIGHT + BACK.wall, BOTTOM + 12), HOUSE.wall, {
    seed: 5,
    amplitude: 2,
    shadow: 'object',
  }) +
  slab(FLOOR.x - 6, BACK.top, FLOOR.columns * FLOOR.tile + 12, FLOOR.y - BACK.top, HOUSE.paper) +
  each(33, (i) => slab(FLOOR.x + i * 30, BACK.top, 12, FLOOR.y - BACK.top, HOUSE.stripe)) +
  slab(FLOOR.x - 6, FLOOR.y - 13, FLOOR.columns * FLOOR.tile + 12, 13, HOUSE.skirting) +
  slab(FLOOR.x - 6, BACK.top, FLOOR.columns * FLOOR.tile + 12, 7, HOUSE.wallEdge, 0, 0.8) +
  slab(FLOOR.x - 6, FLOOR.y, FLOOR.columns * FLOOR.tile + 12, BOTTOM - FLOOR.y + 4, HOUSE.woodLine);

/** The charging station in the back wall. */
const dock = () => {
  const x = FLOOR.x + (DOCK.column + 0.5) * FLOOR.tile;
  return (
    prop(
      roundRect(x - 40, FLOOR.y - 38, 80, 42, 12),
      ROBOT.bodyDeep,
      slab(x - 40, FLOOR.y - 12, 80, 20, ROBOT.nozzle),
    ) + flat(`M${x + 4} ${FLOOR.y - 33}l-11 13h8l-4 10l13 -14h-9z`, STUFF.gold)
  );
};

/** A frame on the wall with something in it. */
const frame = (x: number, y: number, inner: string, turn: number) =>
  place(prop(plate(58, 46, 6), STUFF.table, slab(-22, -16, 44, 32, '#FFFDF6', 4) + inner), x, y, { turn });

/** What stands and hangs in the hall: a board for stars on the left, coats on the right, mats for who look on. */
function things(): string {
  const mat = (x: number, fill: string) =>
    prop(roundRect(x - 70, 706, 140, 46, 16), fill, line(`M${x - 52} 728h104`, '#FFFDF6', 3, 0.5, '8 8'));
  const coat = (x: number, fill: string, tall: number) =>
    line(`M${x} 262v10`, STUFF.tableDeep, 7) +
    prop(
      `M${x - 8} 270Q${x} 262 ${x + 8} 270L${x + 30} 292L${x + 25} ${282 + tall}Q${x} ${292 + tall} ${x - 25} ${282 + tall}L${x - 30} 292Z`,
      fill,
      stripe(`M${x} 270V${300 + tall}`, '#1E2747', 2, 0.18),
    );
  const x = 1252;
  return (
    prop(roundRect(82, 212, 72, 302, 18), HOUSE.board, { shadow: 'object' }) +
    dot(5, STUFF.mat, 118, 224) +
    prop(roundRect(x - 62, 252, 124, 18, 8), STUFF.table) +
    coat(x - 30, STUFF.stool, 74) +
    coat(x + 32, STUFF.sofa, 92) +
    place(
      prop('M-8 0L-14 -96Q0 -106 14 -96L8 0Z', STUFF.pouf, stripe('M0 0V-100', STUFF.poufDeep, 3)) +
        line('M0 -100V-124Q0 -136 12 -132', STUFF.tableDeep, 5),
      x - 40,
      548,
      { turn: -5 },
    ) +
    prop(roundRect(x - 66, 500, 52, 66, 10), STUFF.steel) +
    place(
      prop('M-22 0L-17 -34H17L22 0Z', STUFF.pot) +
        each([-42, -14, 16, 42], (turn) =>
          place(prop('M0 0Q-15 -26 0 -52Q15 -26 0 0Z', STUFF.leaf), 0, -32, { turn }),
        ),
      x + 30,
      566,
    ) +
    mat(116, '#8FB7B0') +
    mat(1250, '#C79BB4')
  );
}

/** The remote control under the room, with a tray for cards. */
function remote(): string {
  const { left, right, top, card, most } = REMOTE;
  const end = card.x + (most - 0.5) * card.pitch + 6;
  return (
    prop(roundRect(left - 14, top - 4, right - left + 28, 80, 36), HOUSE.remote, {
      inner: slab(left - 20, top + 62, right - left + 40, 30, HOUSE.remoteDeep),
      shadow: 'object',
    }) +
    prop(roundRect(left + 6, top + 5, end - left, 62, 18), HOUSE.tray, { outline: 0.4 }) +
    each(most, (i) => slab(card.x + i * card.pitch - 12, top + 20, 24, 34, HOUSE.slot, 7))
  );
}

/** Dust that lies about where it is not the room. */
const flecks = () => {
  const next = jitter(12);
  return each(26, () =>
    oval(
      3 + next() * 5,
      2 + next() * 2,
      HOUSE.dust,
      -110 + next() * 1580,
      next() < 0.5 ? 90 + next() * 40 : 770 + next() * 80,
      0.35,
    ),
  );
};

/** The house from above, without its roof. */
export const house = (): string =>
  hall() +
  flecks() +
  walls() +
  frame(290, 176, flat('M-18 14L-6 -4L4 8L12 0L20 14Z', STUFF.leaf) + dot(4, STUFF.gold, 10, -8), -2) +
  frame(1080, 176, oval(10, 12, STUFF.pouf, 0, 2) + dot(2, '#1E2747', -3, -2) + dot(2, '#1E2747', 4, -2), 2) +
  dock() +
  things() +
  remote() +
  grain(-117, -96, 1600, 960, 0.1);
