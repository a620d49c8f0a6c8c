import { darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { cloud, grain, layer, prop } from '../../../engine/drawing/paper.ts';
import {
  arc,
  curve,
  jitter,
  polyline,
  tenth,
  torn,
  type Point,
  type Outline,
} from '../../../engine/drawing/points.ts';
import { roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';

import { FAIR } from './colours.ts';

const box = (x: number, y: number, right: number, bottom: number): Point[] => [
  [x, y],
  [right, y],
  [right, bottom],
  [x, bottom],
];

/** A big wheel with gondolas, as paper in the distance. */
function wheel(cx: number, cy: number, r: number): string {
  const tone = '#C79CC6';
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6 + 0.12;
    const [x, y] = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    const gondola = ['#E99C86', '#F0CB78', '#8CC7BE', '#B59ADA'][i % 4]!;
    return {
      line: `M${cx} ${cy}L${tenth(x)} ${tenth(y)}`,
      car: prop(roundRect(x - 17, y - 4, 34, 26, 11, { seed: i }), gondola, { line: 2 }),
    };
  });
  const foot = layer(
    [cx - 14, cy, cx + 14, cy, cx + 92, 720, cx + 60, 720, cx, cy + 70, cx - 60, 720, cx - 92, 720],
    '#CFA6C9',
    { seed: 3, amplitude: 1.4, edgeWidth: 3 },
  );
  return (
    foot +
    `<path d="${each(spokes, ({ line }) => line)}" stroke="${tone}" stroke-width="4"/>` +
    each(
      [r, r - 30],
      (one) =>
        `<circle cx="${cx}" cy="${cy}" r="${one}" fill="none" stroke="${tone}" stroke-width="${one === r ? 9 : 4}"/>`,
    ) +
    dot(20, tone, cx, cy) +
    each(spokes, ({ car }) => car)
  );
}

/** A round tent with a flag. */
function tent(x: number, y: number, size: number, colour: string): string {
  const roof: Outline = [x, y - size, x + size * 0.9, y - size * 0.3, x - size * 0.9, y - size * 0.3];
  const walls = layer(
    [
      [x - size * 0.74, y - size * 0.34],
      [x + size * 0.74, y - size * 0.34],
      [x + size * 0.7, y + size],
      [x - size * 0.7, y + size],
    ],
    lighter(colour, 0.45),
    { seed: size, amplitude: 1.6, edgeWidth: 3 },
  );
  const stripes = each([-0.42, 0, 0.42], (at) =>
    flat(`M${x + at * size - 15} ${y - size * 0.3}h30v${size * 1.3}h-30z`, colour, 0.4),
  );
  return (
    `<path d="M${x} ${y - size}v-34" stroke="${darker(colour)}" stroke-width="4"/><path d="M${x} ${y - size - 34}q20 -4 34 8q-16 2 -34 10z" fill="${colour}"/>` +
    walls +
    stripes +
    layer(roof, colour, { seed: size + 1, amplitude: 1.6, edgeWidth: 3 })
  );
}

function outside(): string {
  const ground = curve((x) => 640 - 12 * Math.sin(x / 130), -130, 1500, 40);
  const hills = curve((x) => 470 - 50 * Math.sin((x + 60) / 170), -130, 1500, 40);
  return (
    slab(-117, -96, 1600, 960, FAIR.sky) +
    cloud(-40, 130, 0.9, 0.9) +
    cloud(1420, 190, 0.9, 0.9) +
    layer([...hills, [1500, 880], [-130, 880]], FAIR.far, { seed: 4 }) +
    wheel(-8, 400, 150) +
    tent(1412, 470, 150, '#E9A08C') +
    tent(1330, 560, 96, '#8CC7BE') +
    layer([...ground, [1500, 880], [-130, 880]], FAIR.near, { seed: 7 })
  );
}

/** The canvas at the back: broad folds, lighter in the middle where the lamps shine. */
function canvas(): string {
  const folds = each(14, (i) => {
    const x = 104 + i * 84;
    return layer(box(x, 90, x + 92, 700), i % 2 ? FAIR.canvas : FAIR.canvasDeep, {
      seed: 20 + i,
      amplitude: 1.6,
      edgeWidth: 2,
      shadow: 'none',
      edge: lighter(FAIR.canvas, 0.3),
    });
  });
  return `<g filter="url(#object)"><path d="${polyline(box(104, 84, 1262, 700), true)}" fill="${FAIR.hem}"/></g>${folds}<ellipse cx="683" cy="440" rx="520" ry="210" fill="#FFF3DA" opacity=".3" filter="url(#glow)"/>`;
}

/** A net that hangs in bows before the canvas. */
function net(): string {
  const lines: string[] = [];
  const y = (x: number, row: number) =>
    322 + row * 27 + Math.sin(((x - 132) / 184) * Math.PI) ** 2 * (26 - row * 2);
  for (let row = 0; row < 12; row++) {
    const way = Array.from({ length: 47 }, (_, i) => {
      const x = 132 + i * 23.5;
      return `${tenth(x)} ${tenth(y(x, row) + ((i + row) % 2 ? 13 : -13))}`;
    });
    lines.push(`M${way.join('L')}`);
  }
  const rope = Array.from(
    { length: 93 },
    (_, i) => `${tenth(132 + i * 11.75)} ${tenth(y(132 + i * 11.75, 0) - 14)}`,
  );
  return (
    `<path d="${lines.join('')}" fill="none" stroke="#FFFDF6" stroke-opacity=".42" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="M${rope.join('L')}" fill="none" stroke="#A987C4" stroke-width="7" stroke-linecap="round"/><path d="M${rope.join('L')}" fill="none" stroke="#F2E4C8" stroke-width="3.4" stroke-dasharray="9 5" stroke-linecap="round"/>`
  );
}

function post(x: number, seed: number): string {
  const turns = each(
    9,
    (i) =>
      `<path d="M${x - 26} ${150 + i * 68}L${x + 26} ${120 + i * 68}V${142 + i * 68}L${x - 26} ${172 + i * 68}z" fill="${FAIR.cream}" opacity=".75"/>`,
  );
  return (
    layer(box(x - 22, 96, x + 22, 720), FAIR.post, { seed, amplitude: 1.4, shadow: 'object', edgeWidth: 4 }) +
    `<clipPath id="post${seed}"><path d="M${x - 21} 96h42v620h-42z"/></clipPath><g clip-path="url(#post${seed})">${turns}<path d="M${x + 8} 90h20v640h-20z" fill="${darker(FAIR.post)}" opacity=".28"/></g>`
  );
}

/** The striped awning with its scallops; lamps hang below it. */
function awning(): string {
  const flaps = 17;
  const wide = 1290 / flaps;
  const top = 1216 / flaps;
  let out = '';
  for (let i = 0; i < flaps; i++) {
    const x = 38 + i * wide;
    const from = 75 + i * top;
    const fill = i % 2 ? FAIR.cream : FAIR.stripe;
    out += `<path d="${torn([[from, -100], [from + top, -100], [x + wide, 132], ...arc(x + wide / 2, 132, wide / 2, 24, 0, 180, 12), [x, 132]], { seed: i + 20, amplitude: 1 })}" fill="${fill}" stroke="${lighter(fill, 0.6)}" stroke-width="2.5" stroke-linejoin="round"/>`;
    out += flat(`M${x} 118h${wide}v14h${-wide}z`, darker(fill, 0.12), 0.5);
  }
  return `<g filter="url(#object)">${out}</g>`;
}

/** The counter in front: a board, and a panel with half suns. */
function counter(): string {
  const next = jitter(9);
  const front = layer([-130, 690, 1500, 690, 1500, 880, -130, 880], FAIR.front, { seed: 31 });
  const pennants = each(27, (i) => {
    const x = -104 + i * 60;
    const fill = ['#F0CB78', '#E99C86', '#F6E7C6', '#C9A9DC'][i % 4]!;
    return `<path d="${torn([x, 698, x + 54, 698, x + 27, 742], { seed: i + 70, amplitude: 1 })}" fill="${mix(fill, FAIR.front, 0.22)}" stroke="${mix(fill, '#FFFDF6', 0.4)}" stroke-width="2" stroke-linejoin="round"/>`;
  });
  const nails = each(10, (i) => dot(4, FAIR.woodDeep, tenth(-60 + i * 160 + next() * 8), 678));
  return (
    front +
    stripe('M-130 738H1500', darker(FAIR.front, 0.16), 3, 0.5, '16 12') +
    pennants +
    layer([-130, 650, 1500, 650, 1500, 702, -130, 702], FAIR.wood, {
      seed: 33,
      amplitude: 1.8,
      shadow: 'object',
    }) +
    `<path d="M-120 692H1490" stroke="${FAIR.woodDeep}" stroke-width="9" opacity=".7"/><path d="M-80 664q120 6 260 0M320 672q180 -7 320 1M880 663q150 7 300 0M1230 672q100 -6 200 0" fill="none" stroke="${FAIR.woodDeep}" stroke-width="2.5" opacity=".5"/>` +
    nails
  );
}

/** The fair, the stall with canvas, net and awning, and the counter. */
export const stall = (): string =>
  outside() +
  canvas() +
  net() +
  post(104, 41) +
  post(1262, 42) +
  awning() +
  counter() +
  grain(-117, -96, 1600, 960, 0.13);
