import { grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve } from '../../../engine/drawing/points.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SHOW } from './tones.ts';

const RAYS = 22;
/** Where the rays come from: behind the board. */
const SUN = { x: 683, y: 400 } as const;

/** Rays of paper behind the board. */
const wall = (): string =>
  slab(-117, -96, 1600, 960, SHOW.wall) +
  each(RAYS, (i) => place(flat('M0 0L-86 -1100H86z', SHOW.ray), SUN.x, SUN.y, { turn: (i * 360) / RAYS }));

/** The floor of the show, with a round stage on it. */
const floor = (): string =>
  layer([...curve((x) => 530 + 3 * Math.sin(x / 80), -130, 1500, 60), [1500, 900], [-130, 900]], SHOW.floor, {
    seed: 5,
  }) +
  oval(640, 150, SHOW.floorDeep, 683, 690) +
  oval(612, 136, SHOW.floorLight, 683, 684);

/** One curtain at the side, gathered by a cord. */
const curtain = (): string =>
  layer(
    [
      [-130, -110],
      [150, -110],
      [132, 60],
      [96, 250],
      [38, 420],
      [58, 520],
      [70, 700],
      [62, 900],
      [-130, 900],
    ],
    SHOW.curtain,
    { seed: 9, shadow: 'object' },
  ) +
  each(
    [-96, -56, -18, 22, 62, 102],
    (x, i) =>
    line(`M${x} -110Q${x - 6} 200 ${-70 + i * 20} 418Q${-60 + i * 21} 640 ${-80 + i * 24} 900`, i % 2 ? SHOW.curtainDeep : SHOW.curtainLight, 9, 0.9), // prettier-ignore
  ) +
  cord('M-130 412Q-40 440 44 416', SHOW.trim, 15, SHOW.trimDeep, 2.5) +
  dot(12, SHOW.trim, 42, 418) +
  flat('M34 426H50L54 474Q42 480 30 474z', SHOW.trim) +
  each([34, 39, 45, 50], (x) => stripe(`M${x} 432V474`, SHOW.trimDeep, 2));

/** The valance above, in scallops with a golden hem. */
const valance = (): string =>
  each(11, (i) => {
    const x = -117 + i * 146;
    return (
      prop(`M${x} -110H${x + 146}V30Q${x + 73} 92 ${x} 30Z`, i % 2 ? SHOW.curtain : SHOW.curtainLight, {
        outline: 0.12,
        shadow: 'object',
      }) +
      line(`M${x + 3} 30Q${x + 73} 91 ${x + 143} 30`, SHOW.trim, 8) +
      each([40, 73, 106], (dx) =>
        line(`M${x + dx} -110V${20 + (dx === 73 ? 26 : 12)}`, SHOW.curtainDeep, 4, 0.5),
      )
    );
  });

/** The show board with sockets for lamps all round. */
const board = (): string =>
  prop(roundRect(236, 186, 894, 366, 34, { seed: 4, wobble: 2 }), SHOW.frame, {
    outline: 0.25,
    line: 3,
    shadow: 'object',
    inner: line('M240 540H1126', SHOW.frameDeep, 16, 0.6),
  }) +
  prop(roundRect(262, 212, 842, 314, 20, { seed: 6, wobble: 2 }), SHOW.board, {
    outline: 0.14,
    inner:
      each(11, (i) => slab(262 + i * 80, 200, 40, 340, SHOW.boardDeep, 0, 0.5)) +
      line('M270 222H1096', SHOW.frameDeep, 14, 0.16),
  });

/** The ladder, without its rungs; its foot stands on a little box. */
const ladder = (): string =>
  prop(roundRect(62, 500, 160, 46, 8, { seed: 3, wobble: 2 }), SHOW.wood, {
    outline: 0.3,
    shadow: 'object',
  }) +
  stripe('M62 522H222', SHOW.woodDeep, 3, 0.6) +
  each([72, 212], (x) => cord(`M${x} 504V176`, SHOW.wood, 15, SHOW.woodDeep, 2.5)) +
  prop(roundRect(58, 164, 168, 18, 8, { seed: 8, wobble: 1 }), SHOW.wood, { outline: 0.35 });

/** The box of the presenter, with a star on it. */
const podium = (): string =>
  prop('M1146 486H1306L1318 640H1134Z', SHOW.frame, {
    outline: 0.3,
    line: 3,
    shadow: 'object',
    inner: line('M1150 496H1304', SHOW.deskLight, 10) + flat('M1260 480H1330V650H1260z', SHOW.frameDeep, 0.5),
  }) +
  dot(38, SHOW.gold, 1226, 566) +
  line(circle(38, 1226, 566), SHOW.goldDeep, 4) +
  line('M1212 556Q1214 540 1227 540Q1242 542 1240 556Q1238 564 1227 569V576M1227 589V590', SHOW.frameDeep, 8);

/** The panel on which medals are hung. */
const score = (): string =>
  each([1160, 1276], (x) => cord(`M${x} 40V104`, SHOW.trim, 7, SHOW.trimDeep, 2)) +
  prop(roundRect(1108, 98, 218, 70, 18, { seed: 7, wobble: 2 }), SHOW.frame, {
    outline: 0.25,
    line: 3,
    shadow: 'object',
  }) +
  prop(roundRect(1117, 107, 200, 52, 12, { seed: 2, wobble: 1 }), SHOW.board, { outline: 0.14 });

/** The whole studio. */
export const studio = (): string =>
  wall() +
  floor() +
  curtain() +
  place(curtain(), 1366, 0, { flip: true }) +
  board() +
  ladder() +
  podium() +
  valance() +
  score() +
  grain(-117, -96, 1600, 960);
