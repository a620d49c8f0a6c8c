import { cloud, klodder, layer, svg, type Point } from '../../../engine/drawing/index.ts';
import type { Drawing } from '../build/drawn.ts';

const WIDTH = 1600;
const HEIGHT = 260;

const hill = (top: (x: number) => number): Point[] => [
  ...Array.from({ length: 41 }, (_, i): Point => {
    const x = -20 + (i * (WIDTH + 40)) / 40;
    return [x, top(x)];
  }),
  [WIDTH + 20, HEIGHT + 40],
  [-20, HEIGHT + 40],
];

/** A strip of torn hills with Klodders walking over it; it lies at the bottom of a sky. */
export default (): Drawing => ({
  svg: svg(
    cloud(180, 70, 1) +
      cloud(1210, 60, 1.2) +
      layer(
        hill((x) => 150 + Math.sin(x / 190) * 26),
        '#cfe8b0',
        { seed: 3 },
      ) +
      klodder({ name: 'tik', face: 'happy', pose: 'walk', x: 640, y: 176, size: 66 }) +
      layer(
        hill((x) => 196 + Math.sin(x / 240 + 2) * 22),
        '#b9de86',
        { seed: 5 },
      ) +
      klodder({ name: 'dok', face: 'look', x: 1010, y: 226, size: 92, look: [-0.7, -0.3] }) +
      klodder({ name: 'pleun', face: 'happy', pose: 'walk', x: 1420, y: 224, size: 100 }),
    0,
    0,
    WIDTH,
    HEIGHT,
  ),
  width: WIDTH,
  height: HEIGHT,
});
