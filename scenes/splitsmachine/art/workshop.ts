import { mix } from '../../../engine/drawing/palette.ts';
import { clip, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, polyline, torn } from '../../../engine/drawing/points.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SHOP } from './colours.ts';
import { BULBS, sag } from './lights.ts';

const LEFT = -130;
const RIGHT = 1496;

/** Boards of the wall, each a little different, with their nails. */
function boards(): string {
  const next = jitter(12);
  let out = '';
  for (let x = -117; x < 1490; x += 92) {
    const tone = mix(SHOP.wall, SHOP.plankDeep, 0.1 + next() * 0.42);
    out += flat(roundRect(x, -110, 86, 860, 8, { seed: x + 200, wobble: 2.4 }), tone);
    const knot = -20 + next() * 520;
    out += oval(7, 12, SHOP.plankDeep, x + 24 + next() * 40, knot, 0.6);
    out += dot(3.4, SHOP.plankDeep, x + 43, 196 + (x % 3) * 6);
  }
  return out;
}

const line = (d: string, width = 3) =>
  `<path d="${d}" fill="none" stroke="#EAF1FF" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A plan of a machine that nearly works, pinned to the wall. */
function blueprint(x: number, y: number, w: number, h: number, turn: number, drawing: string): string {
  const sheet = roundRect(-w / 2, -h / 2, w, h, 4, { seed: x, wobble: 2 });
  const grid = each(
    9,
    (i) => `M${-w / 2 + (i * w) / 8} ${-h / 2}v${h}M${-w / 2} ${-h / 2 + (i * h) / 8}h${w}`,
  );
  return place(
    `<g filter="url(#object)"><path d="${sheet}" fill="${SHOP.blueprint}" opacity=".86"/></g>` +
      clip(sheet, stripe(grid, '#8FAEE6', 1.2, 0.55)) +
      drawing +
      `<circle cy="${-h / 2 + 8}" r="6" fill="#EE8A70"/><circle cx="-2" cy="${-h / 2 + 6}" r="2" fill="#FFE3DA"/>`,
    x,
    y,
    { turn },
  );
}

const cog = (x: number, y: number, r: number) =>
  line(circle(r, x, y)) +
  line(circle(r * 0.35, x, y), 2.4) +
  line(
    each(8, (i) => {
      const a = (i * Math.PI) / 4;
      return `M${x + Math.cos(a) * r} ${y + Math.sin(a) * r}L${x + Math.cos(a) * (r + 7)} ${y + Math.sin(a) * (r + 7)}`;
    }),
    5,
  );

const cakePlan =
  line('M-44 24H44V2Q44 -8 34 -8H-34Q-44 -8 -44 2Z') +
  line('M-44 4q7 8 14 0q7 8 15 0q7 8 15 0q7 8 15 0q7 8 15 0q7 8 14 0') +
  line('M-14 -36V16M14 -36V16', 2.4) +
  line(circle(5, -14, -40)) +
  line(circle(5, 14, -40)) +
  line('M-54 34H54M-54 30V38M54 30V38', 2);
const duckPlan =
  line('M-30 16Q-36 -8 -12 -8Q-16 -34 6 -34Q26 -32 22 -12Q40 -10 34 8Q30 22 8 22H-14Q-26 22 -30 16Z') +
  line('M22 -20L36 -16L22 -10M8 -22h.1', 4) +
  line('M-46 34H46', 2);

/** A string of lights from beam to beam. */
function lights(): string {
  const cord = Array.from({ length: 81 }, (_, i) => [i * 20 - 117, sag(i * 20 - 117)] as const);
  const bulb = ({ x, y, fill }: (typeof BULBS)[number]) =>
    `<ellipse cx="${x}" cy="${y + 8}" rx="26" ry="26" fill="${fill}" opacity=".32" filter="url(#soft)"/>` +
    flat(`M${x - 4} ${y - 12}h8v8h-8z`, '#8388B4') +
    prop(
      `M${x - 5} ${y - 5}Q${x - 13} ${y + 4} ${x - 8} ${y + 14}Q${x} ${y + 22} ${x + 8} ${y + 14}Q${x + 13} ${y + 4} ${x + 5} ${y - 5}Z`,
      fill,
    );
  return stripe(polyline(cord), '#8F94C0', 4) + each(BULBS, bulb);
}

/** The workshop: boards, plans, a lamp, a shelf. */
export const wall = (): string =>
  slab(-117, -96, 1600, 960, SHOP.wall) +
  boards() +
  blueprint(1156, 142, 116, 108, 4, cakePlan) +
  blueprint(-40, 300, 130, 160, -5, cog(-14, -24, 26) + cog(26, 26, 18) + line('M-50 60H50', 2)) +
  blueprint(1420, 290, 128, 120, 5, duckPlan) +
  lights() +
  '<ellipse cx="683" cy="430" rx="560" ry="250" fill="#FFF3CF" opacity=".5" filter="url(#glow)"/>';

/** The floor, with boards that run towards us. */
export function floor(): string {
  const edge = curve((x) => 668 + Math.sin(x / 230) * 3, LEFT, RIGHT, 40);
  let out = layer([[LEFT, 900], ...edge, [RIGHT, 900]], SHOP.floor, {
    seed: 31,
    amplitude: 2.2,
    edgeWidth: 5,
  });
  for (let i = -9; i <= 9; i++) {
    const seam = torn([683 + i * 96, 674, 683 + i * 150, 880], {
      seed: i + 60,
      amplitude: 1.4,
      closed: false,
    });
    out += stripe(seam, SHOP.floorDeep, 3, 0.55);
  }
  return (
    out +
    // Shavings, a lost screw and a drop of oil.
    '<path d="M60 738q12 -14 24 0q-10 12 -16 2" fill="none" stroke="#F0D2B4" stroke-width="5" stroke-linecap="round"/>' +
    oval(26, 7, '#A98076', 1180, 742, 0.55) +
    `<ellipse cx="683" cy="744" rx="560" ry="26" fill="${SHOP.floorDeep}" opacity=".5" filter="url(#soft)"/>`
  );
}
