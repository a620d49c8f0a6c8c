import { circle, jitter, layer, prop, roundRect } from '../../../engine/drawing/index.ts';
import { SHOP } from './colours.ts';

const rivets = (points: readonly (readonly [number, number])[], r = 5) =>
  points
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y + 1.5}" r="${r}" fill="${SHOP.brassDeep}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${SHOP.brass}"/><circle cx="${x - 1.5}" cy="${y - 2}" r="${r * 0.36}" fill="#FFF3CC"/>`,
    )
    .join('');

/** A copper tube with a light along it and sleeves at its ends. */
function tube(d: string, width = 26): string {
  return (
    `<path d="${d}" fill="none" stroke="#A96B4B" stroke-width="${width + 5}" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="${SHOP.copper}" stroke-width="${width}" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="#F0C1A2" stroke-width="${width * 0.2}" stroke-linejoin="round" transform="translate(${-width * 0.2} ${-width * 0.2})"/>`
  );
}
const sleeve = (x: number, y: number, w: number, h: number) =>
  prop(roundRect(x - w / 2, y - h / 2, w, h, 8, { seed: x, wobble: 1 }), SHOP.brass, {
    inner: `<path d="M${x - w / 2} ${y + h * 0.16}h${w}v${h}h${-w}z" fill="${SHOP.brassDeep}" opacity=".55"/>`,
    outline: 0.36,
  });

/** Holes of a punched plate: the machine breathes through them. */
function grille(x: number, y: number, columns: number, rows: number): string {
  let out = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      out += `<circle cx="${x + column * 15 + (row % 2) * 7}" cy="${y + row * 13}" r="4" fill="#C99D55" opacity=".75"/>`;
  return out;
}

/** What hums inside, seen through the pane: faint wheels and springs. */
function works(): string {
  const next = jitter(7);
  let out = '';
  for (let i = 0; i < 7; i++) {
    const [x, y, r] = [356 + i * 108 + next() * 26, 330 + next() * 40, 20 + next() * 20];
    out += `<g fill="none" stroke="#F2DDAC" opacity=".9"><path d="${circle(r, x, y)}" stroke-width="9" stroke-dasharray="8 7"/><path d="${circle(r * 0.62, x, y)}" stroke-width="5"/></g>`;
  }
  return out;
}

/** The machine as it stands there: body, pane, tubes, frame of the belt. What moves is drawn apart. */
export const body = (): string =>
  // Legs and shade on the floor.
  '<ellipse cx="683" cy="706" rx="520" ry="22" fill="#1E2747" opacity=".15" filter="url(#soft)"/>' +
  prop('M236 610H300L290 712H246Z', SHOP.copperDeep) +
  prop('M1066 610H1130L1120 712H1076Z', SHOP.copperDeep) +
  // The tube that feeds the organ, and the one from the hopper.
  tube('M1120 268H1186Q1204 268 1204 288V420') +
  tube('M176 400V520Q176 540 196 540H240', 30) +
  layer(
    [
      [212, 250],
      [1150, 250],
      [1158, 616],
      [204, 616],
    ],
    SHOP.body,
    { seed: 21, amplitude: 2, shadow: 'object', edgeWidth: 5 },
  ) +
  `<path d="${roundRect(206, 566, 950, 46, 12, { seed: 5, wobble: 2 })}" fill="${SHOP.bodyDeep}"/>` +
  grille(228, 300, 5, 6) +
  grille(1080, 470, 4, 6) +
  prop(roundRect(296, 276, 772, 286, 26, { seed: 9, wobble: 2 }), SHOP.inset, {
    inner: works() + '<path d="M296 276H1068V300Q683 288 296 306Z" fill="#E9D3A0" opacity=".75"/>',
    outline: 0.24,
    line: 3.5,
  }) +
  // The bridge on which the blades hang.
  `<g filter="url(#object)"><path d="${roundRect(196, 226, 970, 38, 16, { seed: 3, wobble: 2 })}" fill="${SHOP.copper}"/></g>` +
  `<path d="${roundRect(196, 226, 970, 38, 16, { seed: 3, wobble: 2 })}" fill="none" stroke="${SHOP.copperDeep}" stroke-width="3"/>` +
  '<path d="M214 236H1148" stroke="#F2C7A8" stroke-width="5" stroke-linecap="round"/>' +
  '<path d="M300 252H1062" stroke="#8E573C" stroke-width="9" stroke-linecap="round" opacity=".75"/>' +
  sleeve(212, 432, 34, 300) +
  sleeve(1152, 432, 34, 300) +
  rivets([
    [226, 246], [260, 246], [1104, 246], [1140, 246],
    [212, 300], [212, 560], [1152, 300], [1152, 560],
    [318, 296], [1046, 296], [318, 544], [1046, 544],
  ]); // prettier-ignore

/** The frame of the belt and the low shelf for the jars before it. */
export const frame = (): string =>
  `<g filter="url(#object)"><path d="${roundRect(30, 556, 1156, 62, 30, { seed: 15, wobble: 2 })}" fill="${SHOP.copper}"/></g>` +
  `<path d="${roundRect(44, 566, 1128, 42, 20, { seed: 16, wobble: 1.6 })}" fill="#5F5A86"/>` +
  `<path d="M54 572H1160" stroke="#4C4873" stroke-width="8" stroke-linecap="round"/>`;
