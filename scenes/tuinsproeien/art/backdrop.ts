import { darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { cloud, grain, layer, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth } from '../../../engine/drawing/points.ts';
import { blob, box, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { GARDEN } from './tones.ts';

/** The house next door, far behind the hedge. */
const house = (x: number, y: number): string =>
  layer(box(x - 86, y - 60, x + 86, y + 120), GARDEN.wall, { seed: 3, amplitude: 1.4, edgeWidth: 3 }) +
  layer([x - 108, y - 56, x, y - 138, x + 108, y - 56], GARDEN.roof, {
    seed: 5,
    amplitude: 1.6,
    edgeWidth: 3,
  }) +
  each([-44, 22], (dx) =>
    prop(
      roundRect(x + dx, y - 30, 34, 40, 6),
      GARDEN.glass,
      stripe(`M${x + dx + 17} ${y - 34}v50`, GARDEN.frame, 4),
      { line: 2 },
    ),
  );

/** A greenhouse, the eye-catcher at the right. */
function greenhouse(x: number, y: number): string {
  const wall = box(x - 120, y - 96, x + 120, y + 70);
  const bars = each([-72, -24, 24, 72], (dx) => line(`M${x + dx} ${y - 96}V${y + 70}`, GARDEN.frame, 5));
  const roofBars = each([-72, -24, 24, 72], (dx) =>
    line(`M${x + dx} ${y - 96}L${x + dx * 0.25} ${y - 164}`, GARDEN.frame, 5),
  );
  const shine = each([-90, 8], (dx) => flat(`M${x + dx} ${y - 20}l46 -60h20l-60 80z`, '#fff', 0.4));
  const plants = each([-88, -40, 6, 50, 92], (dx, i) =>
    flat(
      blob(x + dx, y + 42, 26, 34 + (i % 2) * 12, { seed: i + 2, wobble: 0.1 }),
      mix(GARDEN.hedge, GARDEN.glass, 0.35),
    ),
  );
  return (
    layer(wall, GARDEN.glass, { seed: 12, amplitude: 1, edgeWidth: 4, shadow: 'object' }) +
    plants +
    shine +
    bars +
    layer([x - 134, y - 92, x - 30, y - 168, x + 30, y - 168, x + 134, y - 92], lighter(GARDEN.glass, 0.3), {
      seed: 14,
      amplitude: 1,
      edgeWidth: 4,
    }) +
    roofBars +
    line(`M${x - 134} ${y - 94}H${x + 134}`, GARDEN.frame, 9)
  );
}

/** A white picket fence. */
function fence(left: number, right: number, y: number): string {
  const rails = each([-34, -12], (dy) => slab(left, y + dy, right - left, 9, GARDEN.fenceDeep));
  const count = Math.floor((right - left) / 30);
  const pickets = each(count, (i) => {
    const x = left + i * 30;
    return prop(`M${x} ${y + 4}V${y - 46}L${x + 9} ${y - 58}L${x + 18} ${y - 46}V${y + 4}Z`, GARDEN.fence, {
      line: 1.6,
      outline: 0.16,
    });
  });
  return rails + pickets;
}

/** A hedge with a bumpy top. */
function hedge(): string {
  const next = jitter(21);
  const bumps = curve((x) => 236 - 16 * Math.abs(Math.sin(x / 46)) - next() * 6, -130, 1500, 150);
  const leaves = each(130, () =>
    dot(
      tenth(2 + next() * 3),
      next() > 0.5 ? GARDEN.hedgeDeep : lighter(GARDEN.hedge, 0.25),
      tenth(-120 + next() * 1610),
      tenth(248 + next() * 60),
      0.7,
    ),
  );
  return layer([...bumps, [1500, 380], [-130, 380]], GARDEN.hedge, { seed: 31 }) + leaves;
}

/** Soil of the beds: a border along the fence, and a broad island on the lawn. */
const beds = (): string => {
  const next = jitter(8);
  const crumbs = each(70, () => {
    const [x, y] = [120 + next() * 1130, 436 + next() * 146];
    return oval(
      tenth(3 + next() * 5),
      tenth(2 + next() * 2),
      next() > 0.5 ? GARDEN.soilDeep : lighter(GARDEN.soil, 0.3),
      tenth(x),
      tenth(y),
      0.6,
    );
  });
  return (
    layer(
      [
        ...curve((x) => 338 - 5 * Math.sin(x / 90), -130, 1500, 40),
        ...curve((x) => 392 - 7 * Math.sin(x / 120), 1500, -130, 40),
      ],
      mix(GARDEN.soil, GARDEN.lawn, 0.3),
      { seed: 41, amplitude: 4, edgeWidth: 5, shadow: 'none' },
    ) +
    layer(
      [
        150, 440, 420, 426, 683, 431, 960, 424, 1220, 440, 1300, 500, 1270, 574, 1000, 604, 683, 597, 360,
        606, 96, 574, 66, 498,
      ],
      GARDEN.soil,
      { seed: 44, amplitude: 5, edgeWidth: 6, shadow: 'object' },
    ) +
    crumbs
  );
};

/** Seedlings in the border: what comes up by itself. */
const seedlings = (): string =>
  each(17, (i) => {
    const [x, y] = [52 + i * 79, 374 + (i % 3) * 6];
    const sprout = (way: number) =>
      `M${x} ${y}q${way * 3} -12 ${way * 13} -12q${-way * 2} 10 ${-way * 13} 12`;
    return flat(sprout(1) + sprout(-1), GARDEN.leaf, 0.8);
  });

/** Tufts of grass and little stones. */
function tufts(): string {
  const next = jitter(77);
  return each(36, (i) => {
    const x = tenth(-90 + next() * 1560);
    const y = tenth(i % 3 ? 628 + next() * 200 : 408 + next() * 10);
    return line(
      `M${x} ${y}q-5 -10 -9 -13M${x + 3} ${y}q0 -12 1 -17M${x + 6} ${y}q5 -8 10 -11`,
      darker(GARDEN.lawnDeep, 0.14),
      2.6,
      0.6,
    );
  });
}

/** The garden in four layers: sky with house and greenhouse, hedge and fence, lawn, beds. */
export function garden(): string {
  const hills = curve((x) => 196 - 34 * Math.sin((x + 150) / 210), -130, 1500, 40);
  const lawn = curve((x) => 326 - 7 * Math.sin(x / 150), -130, 1500, 40);
  const stripes = each(5, (i) =>
    flat(
      `M${-130} ${640 + i * 52}Q683 ${624 + i * 52} 1500 ${640 + i * 52}V${666 + i * 52}Q683 ${650 + i * 52} -130 ${666 + i * 52}Z`,
      GARDEN.lawnDeep,
      0.45,
    ),
  );
  return (
    slab(-117, -96, 1600, 960, GARDEN.sky) +
    `<circle cx="196" cy="60" r="120" fill="#FFF3C4" opacity=".8" filter="url(#glow)"/>` +
    cloud(430, 40, 0.9, 0.9) +
    cloud(1010, 20, 0.8, 0.85) +
    cloud(-30, 120, 0.8, 0.9) +
    layer([...hills, [1500, 420], [-130, 420]], GARDEN.far, { seed: 9 }) +
    house(300, 196) +
    greenhouse(1150, 262) +
    hedge() +
    fence(-117, 1483, 330) +
    layer([...lawn, [1500, 880], [-130, 880]], GARDEN.lawn, { seed: 17 }) +
    stripes +
    beds() +
    seedlings() +
    tufts() +
    grain(-117, -96, 1600, 960, 0.12)
  );
}
