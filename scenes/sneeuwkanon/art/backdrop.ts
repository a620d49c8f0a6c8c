import { mix } from '../../../engine/drawing/palette.ts';
import { grain, layer, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth } from '../../../engine/drawing/points.ts';
import { blob, box, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { POLAR } from './tones.ts';

/** Bands of the northern lights: torn strips of thin paper, with folds that hang from them. */
function aurora(): string {
  const band = (y: number, high: number, wave: number, tone: string, opacity: number) => {
    const up = curve((x) => y + 34 * Math.sin(x / wave) + 14 * Math.sin(x / 71), -130, 1500, 70);
    const down = curve(
      (x) => y + high + 26 * Math.sin(x / wave + 0.5) + 9 * Math.sin(x / 49),
      1500,
      -130,
      70,
    );
    const points = [...up, ...down].map(([x, at]) => `${tenth(x)} ${tenth(at)}`);
    return flat(`M${points.join('L')}Z`, tone, opacity);
  };
  const folds = each(46, (i) => {
    const x = -110 + i * 35;
    const y = 70 + 34 * Math.sin(x / 210) + (i % 3) * 7;
    return slab(x, y, 5, 46 + (i % 4) * 12, '#fff', 2.5, 0.16);
  });
  return (
    band(20, 96, 190, POLAR.pink, 0.55) +
    band(66, 74, 210, POLAR.glow, 0.75) +
    band(92, 30, 210, '#DDF4EA', 0.7) +
    folds
  );
}

/** Mountains of folded paper, the sunny side of each lighter. */
function mountain(x: number, y: number, wide: number, high: number, seed: number): string {
  const top = [x + wide * 0.04, y - high] as const;
  return (
    layer([[x - wide, y], [x - wide * 0.42, y - high * 0.52], [x - wide * 0.3, y - high * 0.5], top, [x + wide * 0.4, y - high * 0.46], [x + wide, y]], POLAR.far, { seed, amplitude: 3, edgeWidth: 4 }) + // prettier-ignore
    flat(
      `M${top[0]} ${top[1]}L${x + wide * 0.4} ${y - high * 0.46}L${x + wide} ${y}H${x + wide * 0.2}L${x + wide * 0.08} ${y - high * 0.5}Z`,
      POLAR.ridge,
      0.5,
    ) +
    flat(
      `M${top[0]} ${top[1]}L${x - wide * 0.16} ${y - high * 0.72}L${x - wide * 0.06} ${y - high * 0.66}L${x} ${y - high * 0.76}L${x + wide * 0.1} ${y - high * 0.64}L${x + wide * 0.2} ${y - high * 0.72}Z`,
      '#F7FAFF',
      0.95,
    )
  );
}

/** A wood far away. */
function wood(): string {
  const next = jitter(14);
  return each(44, (i) => {
    const x = tenth(-110 + i * 37 + next() * 16);
    const y = tenth(560 + 18 * Math.sin(i / 3.1) + next() * 8);
    const high = tenth(46 + next() * 40);
    const wide = tenth(high * 0.3);
    return flat(
      `M${x} ${y - high}L${x + wide * 0.6} ${y - high * 0.55}H${x + wide * 0.35}L${x + wide} ${y}H${x - wide}L${x - wide * 0.35} ${y - high * 0.55}H${x - wide * 0.6}Z`,
      mix(POLAR.pale, POLAR.near, (i % 3) * 0.2),
    );
  });
}

/** A small cabin with light in its windows, between the trees. */
const cabin = (x: number, y: number): string =>
  prop(roundRect(x - 40, y - 40, 80, 42, 4), '#C9A68C', each([-20, 14], (dx) => slab(x + dx - 8, y - 28, 17, 16, '#FFE9A8', 3)), { outline: 0.25 }) + // prettier-ignore
  prop(
    `M${x - 54} ${y - 36}L${x} ${y - 78}L${x + 54} ${y - 36}Q${x} ${y - 48} ${x - 54} ${y - 36}Z`,
    '#F9FCFF',
    { outline: 0.14 },
  ) + // prettier-ignore
  slab(x + 20, y - 82, 12, 26, '#B98F7A', 2) +
  oval(13, 8, '#fff', x + 34, y - 96, 0.75) +
  oval(18, 10, '#fff', x + 50, y - 116, 0.55);

/** The valley in five layers: northern lights, mountains, a wood, the far slope, the near one. */
export function valley(): string {
  const next = jitter(5);
  const slope = curve((x) => 578 - 46 * Math.sin((x + 240) / 330), -130, 1500, 60);
  const near = curve((x) => 652 - 24 * Math.sin((x - 60) / 250), -130, 1500, 60);
  const stars = each(26, (i) =>
    dot(tenth(1.4 + (i % 3) * 0.7), '#fff', tenth(-100 + next() * 1560), tenth(-60 + next() * 320), 0.9),
  );
  const folds = each(9, (i) =>
    flat(blob(70 + i * 165, 690 + (i % 3) * 26, 84, 7, { seed: i + 2, wobble: 0.1 }), POLAR.shade, 0.7),
  );
  return (
    layer(box(-117, -96, 1483, 864), POLAR.sky, { amplitude: 0, edgeWidth: 0, shadow: 'none' }) +
    `<rect x="-117" y="190" width="1600" height="420" fill="${POLAR.low}" opacity=".55" filter="url(#glow)"/>` +
    stars +
    aurora() +
    mountain(190, 566, 330, 250, 3) +
    mountain(1180, 570, 360, 300, 7) +
    mountain(700, 580, 400, 214, 11) +
    wood() +
    layer([...slope, [1500, 880], [-130, 880]], POLAR.near, { seed: 21, edgeWidth: 5 }) +
    cabin(730, 592) +
    layer([...near, [1500, 880], [-130, 880]], mix(POLAR.near, POLAR.snow, 0.6), { seed: 27, edgeWidth: 5 }) +
    folds +
    grain(-117, -96, 1600, 960, 0.12)
  );
}
