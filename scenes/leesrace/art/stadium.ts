import { mix } from '../../../engine/drawing/palette.ts';
import { cloud, layer, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, torn } from '../../../engine/drawing/points.ts';
import { roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, slab } from '../../../engine/drawing/strokes.ts';
import { rows } from '../../../engine/drawing/tables.ts';
import { FIELD, FLAGS } from './colours.ts';

const LEFT = -130;
const RIGHT = 1496;

/** Sky, a far row of trees, and a striped awning over the stands. */
export function sky(): string {
  const hills = curve((x) => 92 + 10 * Math.sin(x / 130) + 8 * Math.sin(x / 47), LEFT, RIGHT, 60);
  return (
    slab(-117, -96, 1600, 960, FIELD.sky) +
    cloud(70, 20, 0.9, 0.9) +
    cloud(420, -30, 0.7, 0.8) +
    cloud(1270, 10, 1, 0.9) +
    layer([[LEFT, 300], ...hills, [RIGHT, 300]], FIELD.far, { seed: 4, amplitude: 2 })
  );
}

const flag = (x: number, y: number, i: number): string =>
  line(`M${x} ${y}V${y + 44}`, '#8E9CC6', 4) +
  prop(
    `M${x + 2} ${y}Q${x + 18} ${y - 5} ${x + 34} ${y + 4}Q${x + 30} ${y + 14} ${x + 35} ${y + 24}Q${x + 18} ${y + 17} ${x + 2} ${y + 22}Z`,
    mix(FLAGS[i % FLAGS.length]!, '#FFFFFF', 0.35),
    { outline: 0.2 },
  );

/** The stands behind the track: a back wall with flags, and two steps for the spectators. */
export function stands(): string {
  let out = layer([LEFT, 300, LEFT, 122, RIGHT, 122, RIGHT, 300], FIELD.wall, {
    seed: 8,
    amplitude: 1.6,
    edgeWidth: 4,
  });
  for (let x = -104, i = 0; x < 1490; x += 174, i++) {
    out += prop(roundRect(x, 112, 16, 130, 5, { seed: x + 300, wobble: 1 }), FIELD.wallDeep, {
      outline: 0.14,
    });
    out = flag(x + 8, 74, i) + out;
  }
  for (const [y, h, seed] of rows(3, [170, 46, 3, 216, 44, 5]))
    out += prop(roundRect(LEFT, y, RIGHT - LEFT, h, 4, { seed, wobble: 1.4 }), FIELD.step, {
      shadow: 'object',
      outline: 0.1,
      inner: flat(`M${LEFT} ${y + h - 14}H${RIGHT}V${y + h + 4}H${LEFT}z`, FIELD.stepDeep),
    });
  return out;
}

/** The clay of the track, with faint strokes of a broom, and its near edge of grass. */
export function track(): string {
  const next = jitter(21);
  let out = layer([LEFT, 900, LEFT, 258, RIGHT, 258, RIGHT, 900], FIELD.clay, {
    seed: 14,
    amplitude: 2,
    edgeWidth: 5,
  });
  for (let i = 0; i < 34; i++) {
    const x = LEFT + next() * 1560;
    const y = 286 + next() * 430;
    const long = 60 + next() * 150;
    const stroke = torn([x, y, x + long, y + (next() - 0.5) * 8], {
      seed: i + 400,
      amplitude: 1.6,
      closed: false,
    });
    out += line(stroke, i % 3 ? FIELD.clayDeep : FIELD.clayLight, 2 + next() * 3, 0.5);
  }
  return out + flat(`M${LEFT} 268H${RIGHT}V286Q683 296 ${LEFT} 286z`, FIELD.clayDeep, 0.45) + grassEdge();
}

function grassEdge(): string {
  const next = jitter(5);
  const edge = curve((x) => 736 + 3 * Math.sin(x / 90) + 2 * Math.sin(x / 31), LEFT, RIGHT, 60);
  let out = layer([[LEFT, 900], ...edge, [RIGHT, 900]], FIELD.grass, { seed: 17, amplitude: 2.6 });
  for (let i = 0; i < 70; i++) {
    const x = LEFT + next() * 1600;
    const y = 748 + next() * 60;
    out += `<path d="M${x} ${y}q${2 + next() * 3} -12 ${6 + next() * 5} -16" fill="none" stroke="${i % 2 ? FIELD.grassDeep : FIELD.grassLight}" stroke-width="3" stroke-linecap="round"/>`;
  }
  for (let i = 0; i < 16; i++) {
    const x = LEFT + 40 + i * 100 + next() * 50;
    const y = 752 + next() * 8;
    const petal = ['#FFFDF6', '#F7C6D6', '#F6D58C'][i % 3]!;
    for (let a = 0; a < 5; a++)
      out += dot(3.6, petal, x + 5 * Math.cos(a * 1.257), y + 5 * Math.sin(a * 1.257));
    out += dot(3, '#E8A93C', x, y);
  }
  return out;
}
