import { mix } from '../../../engine/drawing/palette.ts';
import { cloud, grain, layer, prop } from '../../../engine/drawing/paper.ts';
import { curve } from '../../../engine/drawing/points.ts';
import { box, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SITE } from './colours.ts';

/** Sky with a low sun, hills, and the dome from which they look at the stars. */
const land = (): string =>
  slab(-117, -96, 1600, 960, SITE.sky) +
  oval(190, 170, SITE.glow, 214, 360, 0.9) +
  dot(62, '#FFE2A3', 214, 380) +
  cloud(20, 190, 0.8, 0.9) +
  cloud(330, 270, 0.6, 0.8) +
  layer(
    [...curve((x) => 420 - 26 * Math.sin((x + 40) / 80), -130, 470, 30), [470, 880], [-130, 880]],
    SITE.far,
    { seed: 3 },
  ) +
  prop('M-6 446Q-6 396 42 396Q90 396 90 446Z', SITE.pipe, {
    outline: 0.16,
    inner: flat('M34 380h16v40H34z', SITE.wallDeep),
  }) +
  layer([...curve((x) => 458 - 12 * Math.sin(x / 70), -130, 470, 30), [470, 880], [-130, 880]], SITE.hill, {
    seed: 5,
  }) +
  layer([-130, 498, 470, 498, 470, 880, -130, 880], SITE.ground, { seed: 7, amplitude: 2 });

/** The silo, seen through the ground: a shaft with rings of lamps. */
const silo = (): string =>
  layer(box(102, 500, 338, 900), SITE.shaft, {
    seed: 9,
    amplitude: 1.6,
    edge: SITE.groundDeep,
    edgeWidth: 9,
  }) +
  each(
    4,
    (i) =>
      stripe(`M106 ${562 + i * 62}H334`, SITE.shaftDeep, 5) +
      dot(5, '#FFE9B0', 120, 546 + i * 62) +
      dot(5, '#FFE9B0', 320, 546 + i * 62),
  ) +
  flat('M102 498h236v16H102z', SITE.shaftDeep) +
  each(9, (i) =>
    flat(
      `M${-110 + i * 26} ${560 + (i % 3) * 70}h${14 + (i % 2) * 12}v6h-20z`,
      SITE.groundDeep,
      i > 7 ? 0 : 0.7,
    ),
  );

/** A truss of two rails with struts between them. */
const truss = (x: number, y: number, right: number, bottom: number, pitch: number): string => {
  const isUpright = bottom - y > right - x;
  const count = Math.floor((isUpright ? bottom - y : right - x) / pitch);
  const struts = Array.from({ length: count }, (_, i) =>
    isUpright
      ? `M${x} ${y + i * pitch}L${right} ${y + (i + 1) * pitch}M${right} ${y + i * pitch}L${x} ${y + (i + 1) * pitch}`
      : `M${x + i * pitch} ${y}L${x + (i + 1) * pitch} ${bottom}M${x + i * pitch} ${bottom}L${x + (i + 1) * pitch} ${y}`,
  ).join('');
  const rails = isUpright
    ? `M${x} ${y}V${bottom}M${right} ${y}V${bottom}`
    : `M${x} ${y}H${right}M${x} ${bottom}H${right}`;
  return line(struts, mix(SITE.mast, '#FFFFFF', 0.3), 4) + line(rails, SITE.mastDeep, 8);
};

/** The control room: a wall of paper, and the floor where the belts run. */
const room = (): string =>
  layer([430, -130, 1500, -130, 1500, 880, 430, 880], SITE.wall, { seed: 11, amplitude: 2, edgeWidth: 6 }) +
  each([520, 760, 1000, 1240], (x) =>
    prop(roundRect(x - 100, 96, 200, 330, 16, { seed: x, wobble: 1.4 }), SITE.wallDeep, { outline: 0.06 }),
  ) +
  stripe('M436 206H1500', SITE.pipe, 15) +
  stripe('M436 214H1500', SITE.floorDeep, 3, 0.5) +
  layer([430, 440, 1500, 440, 1500, 880, 430, 880], SITE.floor, { seed: 13, amplitude: 1.8, edgeWidth: 4 }) +
  each(6, (i) => stripe(`M${500 + i * 170} 446V864`, SITE.floorDeep, 4, 0.6)) +
  // The legs of the screen, and the desk beside it.
  each([520, 1112], (x) =>
    prop(roundRect(x - 18, 420, 36, 34, 5, { seed: x, wobble: 1 }), SITE.frameDeep, { outline: 0.2 }),
  ) +
  prop(roundRect(1208, 426, 112, 36, 10, { seed: 4, wobble: 1.4 }), SITE.mast, {
    outline: 0.25,
    inner: flat('M1200 446h130v30h-130z', SITE.mastDeep),
  }) +
  each(
    [1346, 1400, 1454],
    (x, i) =>
      prop(roundRect(x - 20, 250 + i * 34, 40, 40, 20, { seed: x, wobble: 1 }), SITE.pipe, {
        outline: 0.14,
      }) + line(`M${x} ${270 + i * 34}l9 -9`, SITE.mastDeep, 4),
  );

/** The board on the mast for the stars of straight parts. */
const starBoard = (): string =>
  prop(roundRect(378, 142, 48, 276, 16, { seed: 6, wobble: 1.2 }), '#FFF6E2', {
    outline: 0.22,
    shadow: 'object',
    line: 3,
  });

/** The yard with crane and silo at the left, the control room at the right. */
export const site = (): string =>
  land() +
  silo() +
  truss(40, 96, 432, 122, 28) +
  truss(388, 122, 416, 500, 34) +
  starBoard() +
  room() +
  grain(-117, -96, 1600, 960, 0.12);
