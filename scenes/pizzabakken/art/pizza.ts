import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, place, sticker } from '../../../engine/drawing/paper.ts';
import { jitter, smooth, tenth, type Point } from '../../../engine/drawing/points.ts';
import { blob, circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { KITCHEN } from './colours.ts';

/** Half the height of a long pizza. */
const HALF = 99;
/** The ends are a little longer than a half circle. */
const END = 1.15;

/** A soft stadium cut by hand, `rx` by `ry` around (0, 0). */
function stadium(rx: number, ry: number, seed: number, wobble: number): string {
  const next = jitter(seed);
  const straight = rx - ry * END;
  const points: Point[] = [];
  const push = (x: number, y: number, nx: number, ny: number) => {
    const off = (next() - 0.5) * 2 * wobble * ry;
    points.push([x + nx * off, y + ny * off]);
  };
  const steps = Math.max(4, Math.round(straight / 38));
  for (const side of [1, -1]) {
    for (let i = 0; i < steps; i++) push(side * (-straight + (2 * straight * i) / steps), -side * ry, 0, 1);
    for (let i = 0; i < 8; i++) {
      const t = (side > 0 ? -Math.PI / 2 : Math.PI / 2) + (Math.PI * i) / 8;
      push(side * straight + Math.cos(t) * ry * END, Math.sin(t) * ry, Math.cos(t), Math.sin(t));
    }
  }
  return smooth(points);
}

interface Outlines {
  crust: string;
  sauce: string;
  cheese: string;
}
const outlines = (length: number): Outlines => {
  const rx = length / 2;
  return {
    crust: stadium(rx, HALF, 3, 0.03),
    sauce: stadium(rx - 26, HALF - 24, 5, 0.035),
    cheese: stadium(rx - 36, HALF - 33, 8, 0.08),
  };
};

/** Flour freckles and bubbles on the crust. */
function freckles(rx: number, fill: string, count: number): string {
  const next = jitter(31);
  return each(count, () => {
    const angle = next() * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const x = Math.sign(c) * Math.abs(c) ** 0.59 * (rx - 13);
    const y = Math.sign(s) * Math.abs(s) ** 0.59 * (HALF - 11);
    return dot(tenth(1.6 + next() * 2), fill, tenth(x), tenth(y), 0.55);
  });
}

/** Lumps of cheese and leaves of oregano, along the edge where no letter lies. */
function crumbs(rx: number): string {
  const next = jitter(17);
  let out = '';
  const count = Math.round(rx / 24);
  for (let i = 0; i < count; i++) {
    const x = (next() * 2 - 1) * (rx - 60);
    const y = (next() < 0.5 ? -1 : 1) * (36 + next() * 22);
    out += `<path d="${blob(x, y, 9 + next() * 12, 5 + next() * 6, { seed: i + 1, wobble: 0.12 })}" fill="${i % 3 ? '#FCE9B8' : '#EFC56C'}"/>`;
  }
  for (let i = 0; i < count * 1.3; i++) {
    const x = (next() * 2 - 1) * (rx - 56);
    const y = (next() < 0.5 ? -1 : 1) * (30 + next() * 30);
    out += `<path transform="translate(${tenth(x)} ${tenth(y)}) rotate(${Math.round(next() * 180)})" d="M-5 0Q0 -4 6 0Q0 4 -5 0Z" fill="#7FA650"/>`;
  }
  return out;
}

/** A raw pizza of the given length with sauce and cheese, around its middle. */
export function pizza(length: number): SpriteArt {
  const rx = length / 2;
  const { crust, sauce, cheese } = outlines(length);
  const inner =
    place(stripe(crust, '#FBE7BE', 9, 0.9), 0, -9) +
    flat(`M${-rx} 72Q0 ${HALF + 18} ${rx} 72V${HALF + 40}H${-rx}z`, '#DDA866', 0.8) +
    freckles(rx, '#C98F4E', Math.round(length / 40)) +
    edged(sauce, KITCHEN.sauce, '#B8432B') +
    edged(cheese, KITCHEN.cheese, '#FFF2C9', 2.5) +
    clip(cheese, crumbs(rx));
  return sprite(
    sticker(crust, KITCHEN.dough, { inner, shadow: 'object' }),
    -rx - 26,
    -HALF - 26,
    rx + 26,
    HALF + 34,
  );
}

/** What baking does to a pizza of this length: laid over the raw one. */
export function baked(length: number, tone: 'golden' | 'brown'): SpriteArt {
  const rx = length / 2;
  const { sauce } = outlines(length);
  const inside = stadium(rx - 3, HALF - 3, 3, 0.03);
  const ring = `${inside}${sauce}`;
  const golden = tone === 'golden';
  const spots = freckles(rx, golden ? '#B86A14' : '#5F3311', Math.round(length / (golden ? 30 : 22)));
  const art =
    `<path d="${ring}" fill-rule="evenodd" fill="${golden ? KITCHEN.golden : KITCHEN.brown}" opacity=".92"/>` +
    place(stripe(inside, golden ? '#FFDF8E' : '#C98A4B', 7, 0.85), 0, -8) +
    spots +
    flat(sauce, golden ? '#FFC93C' : '#C9781E', golden ? 0.26 : 0.34);
  return sprite(clip(inside, art), -rx - 10, -HALF - 10, rx + 10, HALF + 10);
}

/** A hollow in the cheese where a topping goes. */
export const dimple = (): string =>
  flat(blob(0, 0, 59, 58, { seed: 70, wobble: 0.03, corners: 14 }), '#C4492F') +
  flat(blob(0, 4, 54, 52, { seed: 75, wobble: 0.03, corners: 14 }), '#E2694B') +
  line('M-44 -30A52 52 0 0 1 18 -48', '#A93A22', 7, 0.55) +
  line(circle(45), PALETTE.paper, 4, 1, '11 10');

/** A paper plate in a dimple, for the letters that are to be copied. */
export const copyPlate = (): string =>
  dot(49, PALETTE.card) + line(circle(44), PALETTE.pencil, 3.5, 1, '9 8');

/** Molten cheese that has run over a topping: golden, with drips, and bright where letters shine through. */
export const molten = (): string => {
  const puddle = blob(0, 0, 45, 43, { seed: 44, wobble: 0.1, corners: 13 });
  const drips =
    'M-30 22Q-33 46 -25 46Q-18 46 -20 26ZM4 34Q2 54 10 54Q18 54 15 32ZM28 20Q30 40 36 37Q42 33 36 12Z';
  return (
    `<circle r="46" fill="#FFE27A" opacity=".7" filter="url(#soft)"/>` +
    edged(`${puddle}${drips}`, KITCHEN.molten, '#D99A1F', 2.5) +
    dot(30, '#FFF0B4') +
    line('M-34 -12Q-30 -28 -16 -36', '#FFF6D8', 6)
  );
};

/** The shadow of a topping in the air. */
export const shadow = (): string => `<ellipse rx="42" ry="36" fill="${PALETTE.ink}" filter="url(#soft)"/>`;

/** A small raw pizza with pale cheese for a word or picture; half its length and height given. */
export function small(rx: number, ry: number): SpriteArt {
  const cut = (inset: number, seed: number, wobble: number) => stadium(rx - inset, ry - inset, seed, wobble);
  const crust = cut(0, 3, 0.03);
  const inner =
    place(stripe(crust, '#FBE7BE', 7, 0.9), 0, -6) +
    flat(`M${-rx} ${ry - 18}Q0 ${ry + 8} ${rx} ${ry - 18}V${ry + 30}H${-rx}z`, '#DDA866', 0.8) +
    edged(cut(12, 5, 0.035), KITCHEN.sauce, '#B8432B', 2.5) +
    edged(cut(18, 8, 0.05), '#FCEBB9', '#FFF8DE');
  return sprite(sticker(crust, KITCHEN.dough, inner), -rx - 20, -ry - 20, rx + 20, ry + 24);
}

/** Pencil hatching over a small pizza that is out of play. */
export function hatching(rx: number, ry: number): SpriteArt {
  let lines = '';
  for (let x = -rx - ry; x < rx + ry; x += 15) lines += `M${x} ${ry}L${x + ry * 1.6} ${-ry}`;
  const inside = stadium(rx - 2, ry - 2, 3, 0.03);
  const veil = flat(inside, PALETTE.card, 0.55);
  const pencil = stripe(lines, PALETTE.pencil, 3, 0.5);
  return sprite(clip(inside, veil + pencil), rx, ry);
}
