import { grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve } from '../../../engine/drawing/points.ts';
import { blob, box, circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { ROOM } from './tones.ts';

/** Paper on the wall in stripes, with a rail, and panels below. */
const walls = (): string =>
  slab(-117, -96, 1600, 960, ROOM.wall) +
  each(23, (i) => slab(-110 + i * 70, -96, 30, 720, ROOM.wallStripe)) +
  layer([...curve((x) => 612 + 3 * Math.sin(x / 90), -130, 1500, 60), [1500, 900], [-130, 900]], ROOM.panel, {
    seed: 3,
  }) +
  stripe('M-130 630H1500', ROOM.panelDeep, 4) +
  each(12, (i) =>
    prop(roundRect(-100 + i * 132, 644, 112, 74, 8, { seed: i + 2 }), ROOM.panel, { outline: 0.14 }),
  ) +
  layer(
    [...curve((x) => 728 + 3 * Math.sin(x / 70 + 1), -130, 1500, 60), [1500, 900], [-130, 900]],
    ROOM.floor,
    { seed: 7 },
  ) +
  each([752, 790, 828], (y) => line(`M-130 ${y}H1500`, ROOM.floorDeep, 2.4, 0.6));

/** The cork board on which portraits hang. */
const board = (): string =>
  prop(roundRect(38, 222, 564, 412, 20, { seed: 11, wobble: 2 }), ROOM.frame, {
    outline: 0.35,
    line: 3,
    shadow: 'object',
    inner: stripe('M30 232H610M30 624H610', ROOM.frameDeep, 3, 0.5),
  }) +
  prop(roundRect(48, 232, 544, 392, 12, { seed: 12, wobble: 2 }), ROOM.cork, {
    outline: 0.25,
    inner: each(90, (i) => dot(1.6 + (i % 3), ROOM.corkDeep, 56 + ((i * 137) % 530), 238 + ((i * 89) % 380))),
  });

/** A shelf for those who look on. */
const shelf = (): string =>
  flat('M60 182L84 204V182ZM270 182L246 204V182Z', ROOM.frameDeep) +
  prop(roundRect(36, 168, 262, 16, 6, { seed: 15, wobble: 1 }), ROOM.frame, {
    outline: 0.35,
    line: 3,
    shadow: 'object',
  });

/** A round window onto roofs, with curtains. */
const view = (): string =>
  prop(circle(104, 968, 300), ROOM.frame, { outline: 0.35, line: 3, shadow: 'object' }) +
  prop(circle(90, 968, 300), ROOM.glass, {
    outline: 0.25,
    inner:
      dot(26, ROOM.glow, 1004, 268) +
      flat('M860 352L900 318L934 346V326H950V356L990 330L1030 362L1080 336V420H860z', '#D3B3A6') +
      each(rows(2, [896, 350, 960, 366, 1010, 372]), ([x, y]) => slab(x, y, 12, 14, ROOM.glow, 2)),
  }) +
  stripe('M968 210V390M878 300H1058', ROOM.frame, 7) +
  each([-1, 1], (side) =>
    place(
      prop('M60 -118Q150 -90 128 122Q106 130 92 116Q112 0 34 -110Z', ROOM.curtain, {
        outline: 0.3,
        inner: line('M84 -100Q140 -30 112 120', ROOM.curtainDeep, 6),
      }),
      968,
      300,
      { flip: side < 0 },
    ),
  ) +
  cord('M820 176H1116', ROOM.brass, 12, ROOM.brassDeep);

/** Drawers with what was ever found out, and a plant on top. */
const drawers = (): string =>
  prop(roundRect(1334, 420, 190, 330, 10, { seed: 21 }), ROOM.desk, { outline: 0.35, shadow: 'object' }) +
  each(
    [440, 544, 648],
    (y) =>
      prop(roundRect(1346, y, 166, 88, 8, { seed: 22 }), '#B98A63', { outline: 0.3 }) +
      slab(1390, y + 34, 40, 14, ROOM.brass, 5),
  ) +
  prop('M1356 420L1366 372H1424L1434 420Z', ROOM.curtain, { outline: 0.3 }) +
  each([-46, -16, 16, 44], (turn) =>
    place(
      prop('M0 0Q-22 -40 0 -86Q22 -40 0 0Z', turn % 3 ? ROOM.leaf : ROOM.leafDeep, { outline: 0.25 }),
      1394,
      376,
      { turn },
    ),
  );

/** A hat stand at the left edge, for who comes in wider windows. */
const stand = (): string =>
  cord('M-40 740V330', ROOM.desk, 14, ROOM.deskDeep) +
  line('M-76 742L-40 716L-4 742', ROOM.deskDeep, 9) +
  line('M-40 352Q-74 350 -80 322M-40 352Q-6 350 0 322', ROOM.desk, 9) +
  prop('M-104 334Q-96 296 -74 296Q-52 296 -44 334Q-74 344 -104 334Z', '#6F6A8E', { outline: 0.3 });

/** The rug on which witnesses stand. */
const rug = (): string =>
  prop(blob(967, 770, 420, 46, { seed: 31, wobble: 0.02, corners: 22 }), ROOM.rug, {
    outline: 0.2,
    inner: line(blob(967, 768, 380, 34, { seed: 32, wobble: 0.02, corners: 22 }), '#B79AD0', 4),
  });

/** The office, with the wall of portraits at the left and room for witnesses at the right. */
export const office = (): string =>
  walls() +
  view() +
  drawers() +
  stand() +
  rug() +
  board() +
  shelf() +
  layer(box(-130, 850, 1500, 900), ROOM.floorDeep, { seed: 41 }) +
  grain(-117, -96, 1600, 960, 0.12);
