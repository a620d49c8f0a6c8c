import { cloud, FILTERS, layer, type Point } from '../../engine/drawing/index.ts';

const W = 1600;
const H = 900;

const hill = (top: (x: number) => number): Point[] => {
  const ridge = Array.from({ length: 33 }, (_, i): Point => [
    -20 + (i * (W + 40)) / 32,
    top(-20 + (i * (W + 40)) / 32),
  ]);
  return [...ridge, [W + 20, H + 40], [-20, H + 40]];
};

/** Torn paper hills. */
const land =
  layer(
    hill((x) => 560 + Math.sin(x / 210) * 46),
    '#cfe8b0',
    { seed: 3 },
  ) +
  layer(
    hill((x) => 660 + Math.sin(x / 260 + 2) * 40),
    '#b9de86',
    { seed: 5 },
  ) +
  layer(
    hill((x) => 800 + Math.sin(x / 300 + 4) * 22),
    '#f6e3b0',
    { seed: 8 },
  );

/** Paper hills under the sky of the map, as wide and high as the window; `figures` stand on them (1600 x 900). */
export const scenery = (figures = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMax slice">${FILTERS}` +
  `<rect width="${W}" height="${H}" fill="#cdebfa"/>` +
  cloud(250, 170, 1.5) +
  cloud(1330, 120, 1.8) +
  cloud(1060, 300, 0.9) +
  land +
  figures +
  '</svg>';
