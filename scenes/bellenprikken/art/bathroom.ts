import { GROUND, PALETTE, mix } from '../../../engine/drawing/palette.ts';
import { clip, cloud, grain, layer, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, torn, type Point, type Outline } from '../../../engine/drawing/points.ts';
import { roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { rows } from '../../../engine/drawing/tables.ts';
import { TONES } from './tones.ts';

/** Where the wall ends and the floor begins, in stage units. */
const FLOOR_Y = 478;
/** Above the line of half height, that is drawn over the wall. */
const SHELF_Y = 176;
const LEFT = -117;
const RIGHT = 1483;
const TOP = -96;
const BOTTOM = 864;
const TILE = { w: 61, h: 59, pitchX: 68, pitchY: 66 } as const;

/** Wall tiles in a running bond, each a little different from the next. */
function wall(): string {
  const next = jitter(12);
  let drawing = slab(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, TONES.wall);
  let row = 0;
  for (let y = 4 - TILE.pitchY * 2; y < FLOOR_Y; y += TILE.pitchY, row++) {
    for (let x = LEFT - 20 + (row % 2) * (TILE.pitchX / 2); x < RIGHT; x += TILE.pitchX) {
      const tone = next() < 0.5 ? TONES.tile : TONES.tileLight;
      const outline = roundRect(x, y, TILE.w, TILE.h, 10, { seed: x + y * 3, wobble: 1.6 });
      drawing += flat(outline, mix(TONES.wall, tone, 0.25 + next() * 0.6));
    }
  }
  return drawing;
}

/** The roofs of the street as they are seen through the window, far and near. */
function street(): string {
  const far: Outline = [
    1000, 400, 1000, 296, 1036, 262, 1072, 296, 1072, 306, 1130, 306, 1130, 282, 1170, 250, 1210, 282, 1210,
    300, 1260, 300, 1340, 296, 1340, 400,
  ];
  const near: Outline = [
    1000, 400, 1000, 318, 1090, 322, 1120, 300, 1150, 322, 1240, 322, 1270, 298, 1306, 322, 1340, 322, 1340,
    400,
  ];
  return (
    layer(far, TONES.roofFar, { seed: 6, amplitude: 1.4, edgeWidth: 4 }) +
    layer(near, TONES.roofNear, { seed: 7, amplitude: 1.4, edgeWidth: 4 })
  );
}

function bathroomWindow(): string {
  const frame: Point[] = [
    [1044, 104],
    [1336, 104],
    [1336, 346],
    [1044, 346],
  ];
  const sill: Point[] = [
    [1024, 334],
    [1356, 332],
    [1360, 354],
    [1020, 356],
  ];
  const view =
    slab(1050, 110, 300, 240, TONES.pane) + cloud(1122, 172, 0.74) + cloud(1276, 206, 0.6, 0.9) + street();
  return (
    layer(frame, TONES.frame, { seed: 3, amplitude: 1.6, shadow: 'object', edgeWidth: 4 }) +
    clip(roundRect(1062, 122, 256, 206, 14, { seed: 4 }), view) +
    stripe('M1190 122V328M1062 226H1318', TONES.frame, 13) +
    stripe('M1197 124V220M1197 234V326', PALETTE.ink, 3, 0.08) +
    layer(sill, TONES.sill, { seed: 8, amplitude: 1.4, shadow: 'object', edgeWidth: 3 })
  );
}

/** A towel on its rail, at the left, where nothing is played. */
function towel(): string {
  const cloth: Outline = [-62, 118, 22, 116, 24, 292, -60, 296];
  const stripes = [0, 1].map((i) => {
    const y = 250 + i * 20;
    return stripe(`M-60 ${y}L23 ${y - 1}`, TONES.frame, 8);
  });
  return (
    layer(cloth, '#EFC3B2', { seed: 31, amplitude: 1.8, shadow: 'object', edgeWidth: 4 }) +
    stripes.join('') +
    prop(roundRect(-86, 104, 134, 16, 8, { seed: 32, wobble: 1 }), '#D9C39A', { shadow: 'object' })
  );
}

/** A shelf with what one washes with, on the wall at the left: paler than anything that is played with. */
function shelf(): string {
  const at = (x: number, y: number, w: number, h: number, r: number, seed: number, tone: string) =>
    prop(roundRect(x, y, w, h, r, { seed, wobble: 1.4 }), tone, { shadow: 'object' });
  const bottle = (x: number, h: number, w: number, seed: number, tone: string, cap: string) =>
    at(x + w / 2 - 9, SHELF_Y - h - 18, 18, 24, 5, seed, cap) +
    at(x, SHELF_Y - h, w, h, 12, seed + 1, tone) +
    at(x + 7, SHELF_Y - h * 0.62, w - 14, h * 0.34, 7, seed + 2, TONES.frame);
  const sponge = at(206, SHELF_Y - 30, 66, 32, 12, 53, '#F3DFA2');
  const holes = rows(3, [220, 16, 4, 238, 11, 3, 254, 18, 4.4, 232, 22, 2.6]).map(([x, up, r]) =>
    dot(r, mix('#F3DFA2', PALETTE.ink, 0.12), x, SHELF_Y - up),
  );
  return (
    bottle(112, 66, 40, 41, '#BFD6EE', TONES.sill) +
    bottle(162, 48, 34, 46, '#E7C6D3', TONES.frame) +
    sponge +
    holes.join('') +
    at(92, SHELF_Y, 206, 15, 7, 57, '#D9C39A') +
    at(118, SHELF_Y + 13, 14, 18, 5, 58, '#CDB689') +
    at(258, SHELF_Y + 13, 14, 18, 5, 59, '#CDB689')
  );
}

/** The floor with its large slabs; a round mat lies in front of the tub. */
function floor(): string {
  const edge = curve((x) => FLOOR_Y + Math.sin(x / 200) * 3, LEFT - 20, RIGHT + 20, 46);
  let drawing = layer([[LEFT - 20, BOTTOM + 20], ...edge, [RIGHT + 20, BOTTOM + 20]], TONES.floor, {
    seed: 20,
    amplitude: 2.2,
  });
  for (let row = 0; row < 4; row++) {
    const y = FLOOR_Y + 26 + row * 76 + row * row * 6;
    drawing += `<path d="${torn([LEFT, y, RIGHT, y], { seed: 70 + row, amplitude: 1.2, closed: false })}" fill="none" stroke="${TONES.floorTile}" stroke-width="4"/>`;
  }
  for (let i = -9; i <= 9; i++) {
    const x = 683 + i * 92;
    drawing += stripe(`M${x} ${FLOOR_Y + 6}L${683 + i * 148} ${BOTTOM}`, TONES.floorTile, 4);
  }
  const mat = curve((x) => 716 + Math.sin(x / 14) * 2, 330, 1040, 90);
  const back = curve((x) => 770 + Math.sin(x / 14) * 2, 1070, 300, 90);
  return drawing + layer([...mat, ...back], '#F0CDBF', { seed: 75, amplitude: 2.6, shadow: 'object' });
}

/** The whole room behind everything that moves. */
export const bathroom = (): string =>
  wall() + towel() + shelf() + bathroomWindow() + floor() + grain(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 0.1);

/** The sky that opens when the giant bubble leaves through the window. */
export const openSky = (): string =>
  layer([-200, -120, 200, -122, 202, 120, -202, 122], GROUND.sky, {
    seed: 90,
    amplitude: 2.2,
    edgeWidth: 5,
    shadow: 'none',
  });
