import { GROUND } from '../../../engine/drawing/index.ts';

const SIDE = 64;
const FOAM = '#E9F8FF';

const tile = (inner = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${GROUND.sea}"/>${inner}</svg>`;

/** Little waves: place, length and opacity. */
const waves = (...list: [x: number, y: number, length: number, opacity: number][]) =>
  list
    .map(
      ([x, y, length, opacity]) =>
        `<path d="M${x} ${y}q${length / 4} -5 ${length / 2} 0t${length / 2} 0" fill="none" stroke="${FOAM}" stroke-width="2.6" stroke-linecap="round" opacity="${opacity}"/>`,
    )
    .join('');
const bubble = (x: number, y: number, r: number, opacity: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${FOAM}" stroke-width="1.8" opacity="${opacity}"/>`;

/** The Inktzee: plain, then two tiles with waves, each in two frames of shimmer. They are the first tiles of each map. */
export const SEA_TILES: readonly string[] = [
  tile(),
  tile(waves([12, 26, 22, 0.75], [34, 44, 18, 0.5])),
  tile(waves([16, 29, 18, 0.5], [30, 41, 22, 0.75])),
  tile(waves([30, 20, 20, 0.6]) + bubble(18, 44, 3, 0.5)),
  tile(waves([26, 22, 22, 0.5]) + bubble(20, 42, 3.6, 0.4)),
];
