import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, prop, sticker } from '../../../engine/drawing/paper.ts';
import { jitter } from '../../../engine/drawing/points.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { HALL } from './colours.ts';
import { FRAME } from './sizes.ts';

const { ink, paper, coral, ochre, teal } = PALETTE;

/** Holes along an edge of film. */
function holes(y: number, width: number, fill: string): string {
  let out = '';
  for (let x = -width / 2 + FRAME.perforation / 2; x < width / 2; x += FRAME.perforation)
    out += slab(x - 6, y - 5, 12, 10, fill, 3);
  return out;
}

/** A strip of film with a light window; frames of any width are its two ends. */
function film(fill: string, window: string): SpriteArt {
  const { width: w, height: h } = FRAME;
  return sprite(
    sticker(
      roundRect(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16, 9, { seed: 2, wobble: 0 }),
      fill,
      slab(-w / 2 + 14, -h / 2 + 25, w - 28, h - 50, window, 7) +
        holes(-h / 2 + 17, w - 24, '#F5EFD8') +
        holes(h / 2 - 17, w - 24, '#F5EFD8'),
      { line: 3.4, rim: 5 },
    ),
    -w / 2,
    -h / 2,
    w / 2,
    h / 2 + 6,
  );
}

/** Where a frame still has to come. */
function gap(): SpriteArt {
  const { width: w, height: h } = FRAME;
  return sprite(
    `<path d="${roundRect(-w / 2 + 10, -h / 2 + 10, w - 20, h - 20, 10, { wobble: 0 })}" fill="#F1E3B8" stroke="#B79C5C" stroke-width="3.4" stroke-dasharray="13 11" stroke-linecap="round"/>`,
    w / 2,
    h / 2,
  );
}

/** The splicing bench with its sheet of light; placed by the middle of its back edge. */
function bench(): string {
  const next = jitter(5);
  let grain = '';
  for (let y = 24; y < 620; y += 24)
    grain += `<path d="M-800 ${y + next() * 8}C-400 ${y - 10 + next() * 20} 300 ${y + next() * 16} 800 ${y + next() * 8}" fill="none" stroke="${HALL.woodDeep}" stroke-width="2.4" opacity=".38"/>`;
  const light = roundRect(-638, 10, 1276, 236, 16, { seed: 3, wobble: 1.6 });
  const tray = roundRect(-638, 262, 1082, 252, 18, { seed: 6, wobble: 1.6 });
  return (
    `<g filter="url(#sheet)"><path d="M-800 -14Q-300 -20 0 -15T800 -13V640H-800Z" fill="${HALL.wood}"/></g>` +
    flat('M-800 -14Q-300 -20 0 -15T800 -13V-2H-800Z', HALL.woodLight) +
    grain +
    `<path d="${light}" fill="#FFE9A8" opacity=".9" filter="url(#glow)"/>` +
    prop(light, HALL.steel, flat('M-660 222H660V260H-660z', HALL.steelDeep), { outline: 0.4, line: 3 }) +
    prop(roundRect(-626, 20, 1252, 208, 10, { seed: 7, wobble: 1 }), HALL.light, {
      outline: 0.15,
      inner: `<ellipse cx="0" cy="124" rx="520" ry="86" fill="#FFFFFF" filter="url(#glow)"/><path d="M-640 20H640V34H-640z" fill="${HALL.lightEdge}"/>`,
    }) +
    prop(tray, HALL.tray, flat('M-660 262H460V280H-660z', '#75543F'), { outline: 0.35, line: 3 })
  );
}

/** The big button: a reel with an arrow to the hall. */
function toHall(): string {
  const hole = (a: number) => circle(12, Math.cos(a) * 32 - 18, Math.sin(a) * 32);
  return (
    sticker(roundRect(-86, -66, 172, 132, 26, { seed: 12, wobble: 1 }), teal, {
      inner: flat('M-100 34H100V90H-100z', HALL.tealDeep) + line('M-66 -52Q-50 -58 -20 -58', '#8FDCD6', 6),
    }) +
    edged(circle(50, -18, 0), HALL.steel, ink, 4) +
    each([0.3, 1.56, 2.8, 4.05, 5.3], (a) => flat(hole(a), HALL.tealDeep)) +
    dot(9, ink, -18, 0) +
    edged('M30 -22L66 0L30 22Z', paper, ink, 4)
  );
}

const BOX = { half: 161, top: -54, edge: 20, foot: 62 } as const;

/** The inside of a flat box, for frames that don't come along. */
function box(): SpriteArt {
  const { half, top, edge } = BOX;
  const inside = `M${-half + 16} ${top}L${half - 16} ${top - 2}L${half} ${edge + 22}H${-half}Z`;
  return sprite(
    sticker(inside, '#C89B62', {
      inner:
        flat(`M${-half + 34} ${top + 14}H${half - 34}L${half - 26} ${edge + 30}H${-half + 26}Z`, '#8A623A') +
        flat(`M${-half + 34} ${top + 14}H${half - 34}L${half - 31} ${top + 30}H${-half + 31}Z`, '#6F4D2D'),
    }),
    -half - 12,
    top - 14,
    half + 12,
    edge + 36,
  );
}

/** Its front, on which its label stands; two flaps hang over its corners. */
function boxFront(): SpriteArt {
  const { half, edge, foot } = BOX;
  const front = roundRect(-half - 2, edge, half * 2 + 4, foot - edge, 8, { seed: 21, wobble: 1.2 });
  const snip = (x: number, turn: number) =>
    `<g transform="translate(${x} ${(edge + foot) / 2}) rotate(${turn})"><path d="M-13 -9H13V9H-13Z" fill="${HALL.film}"/><path d="M-9 -4H9V4H-9z" fill="${paper}"/></g>`;
  return sprite(
    sticker(front, '#E3BC84', {
      inner: flat(`M${-half - 8} ${foot - 9}H${half + 8}V${foot + 9}H${-half - 8}Z`, '#CFA469'),
    }) +
      snip(-half + 24, -18) +
      snip(half - 24, 16),
    -half - 14,
    edge - 12,
    half + 14,
    foot + 16,
  );
}

/** A strip of tape over a splice. */
const tape = (): string =>
  `<g transform="rotate(8)"><path d="M-19 -58L-13 -62L-7 -58L0 -62L7 -58L13 -62L19 -58V58L13 62L7 58L0 62L-7 58L-13 62L-19 58Z" fill="#F6E7A6" opacity=".92" stroke="#CDB566" stroke-width="2"/><path d="M-9 -50V50" stroke="#FFFBE2" stroke-width="6" opacity=".8"/></g>`;

/** A round button of the crank: the way on, or the way back. */
function way(forward: boolean): string {
  const turn = forward ? '' : ' scale(-1 1)';
  const plate = roundRect(-43, -38, 86, 76, 22, { seed: forward ? 3 : 4, wobble: 1 });
  return (
    sticker(plate, forward ? ochre : '#F6E3B0', flat('M-60 16H60V60H-60z', forward ? '#D9962A' : '#DFC480')) +
    `<g transform="translate(0 0)${turn}"><path d="M-22 8A24 24 0 1 1 20 10" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/><path d="M36 0L20 22L6 2Z" fill="${ink}"/></g>`
  );
}

/** A paper label with round ends for words of the interface. */
function label(): string {
  return sticker(roundRect(-118, -36, 236, 72, 26, { seed: 15, wobble: 1 }), '#FFF3D6', {
    inner: flat('M-140 20H140V60H-140z', '#F3DCA6'),
  });
}

/** Back to the bench: scissors over a piece of film. */
const toBench = (): string => {
  const card = roundRect(-60, -40, 120, 80, 20, { seed: 18, wobble: 1 });
  return (
    sticker(card, '#F6E3B0', flat('M-80 20H80V60H-80z', '#E2C88C')) +
    clip(
      card,
      `<g transform="translate(6 0)"><path d="M-48 -18H26V18H-48Z" fill="${HALL.film}"/><path d="M-40 -8H-14V8H-40zM-8 -8H18V8H-8z" fill="${paper}"/><path d="M10 -26L42 22M42 -20L10 26" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><circle cx="44" cy="-24" r="8" fill="none" stroke="${coral}" stroke-width="6"/><circle cx="44" cy="26" r="8" fill="none" stroke="${coral}" stroke-width="6"/></g>`,
    )
  );
};

/** Bench, film and buttons, by the name of their sprite. */
export const benchArt = (): Record<string, SpriteArt> => ({
  tafel: sprite(bench(), -800, -30, 800, 640),
  film: film(HALL.film, paper),
  'film-vast': film(HALL.tealDeep, '#EAF7F0'),
  'film-leeg': gap(),
  'naar-zaal': sprite(toHall(), -104, -84, 104, 88),
  doos: box(),
  'doos-voor': boxFront(),
  plakband: sprite(tape(), 32, 68),
  vooruit: sprite(way(true), -56, -52, 56, 58),
  terug: sprite(way(false), -56, -52, 56, 58),
  label: sprite(label(), -132, -50, 132, 56),
  'naar-tafel': sprite(toBench(), -74, -54, 74, 58),
});
