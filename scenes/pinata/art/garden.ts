import { darker, lighter, mix, PALETTE } from '../../../engine/drawing/palette.ts';
import { cloud, grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { arc, curve, jitter, tenth, type Point } from '../../../engine/drawing/points.ts';
import { blob, box, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { LANTERNS } from './sizes.ts';
import { CREPE, PARTY } from './tones.ts';

const { paper, coral, ochre } = PALETTE;

/** A cottage far away, with smoke from its chimney. */
const cottage = (x: number, y: number): string =>
  prop(roundRect(x + 34, y - 128, 18, 44, 3), PARTY.roof, { outline: 0.14 }) +
  oval(12, 8, '#fff', x + 50, y - 142, 0.7) +
  oval(17, 10, '#fff', x + 66, y - 160, 0.55) +
  prop(roundRect(x - 66, y - 62, 132, 66, 4), PARTY.wall, { outline: 0.12 }) +
  prop(`M${x - 84} ${y - 54}L${x} ${y - 122}L${x + 84} ${y - 54}Z`, PARTY.roof, {
    outline: 0.14,
    inner: each(4, (i) => stripe(`M${x - 90} ${y - 62 - i * 15}H${x + 90}`, darker(PARTY.roof, 0.1), 3)),
  }) +
  each([-36, 26], (dx) => prop(roundRect(x + dx - 14, y - 44, 28, 26, 4), '#CFE6EC', { outline: 0.16 }));

/** A hedge of paper leaves with blossom in it. */
function hedge(y: number, fill: string, seed: number): string {
  const next = jitter(seed);
  const tops = each(34, (i) => {
    const x = -120 + i * 49;
    return flat(blob(x, y + next() * 14, 40, 32, { seed: i + seed, wobble: 0.08 }), mix(fill, PARTY.hedgeDeep, (i % 3) * 0.16)); // prettier-ignore
  });
  const flowers = each(30, (i) => {
    const [x, at] = [tenth(-110 + i * 54 + next() * 30), tenth(y - 6 + next() * 46)];
    return dot(5, i % 2 ? '#F6D4DC' : '#FBF1D4', x, at) + dot(2, '#E9C27A', x, at);
  });
  return tops + layer([...curve((x) => y + 12 - 4 * Math.sin(x / 60), -130, 1500, 40), [1500, 620], [-130, 620]], fill, { seed, edgeWidth: 0, shadow: 'none' }) + flowers; // prettier-ignore
}

/** A low fence. */
const fence = (y: number): string =>
  slab(-130, y + 14, 1640, 9, darker(PARTY.fence, 0.06)) +
  slab(-130, y + 40, 1640, 9, darker(PARTY.fence, 0.06)) +
  each(42, (i) => {
    const x = -116 + i * 39;
    return prop(`M${x} ${y + 66}V${y + 6}L${x + 10} ${y - 6}L${x + 20} ${y + 6}V${y + 66}Z`, PARTY.fence, { outline: 0.13, line: 2 }); // prettier-ignore
  });

/** Flags of thin paper with patterns cut out of them, on a string that sags. */
function flags(x0: number, y0: number, x1: number, y1: number, sag: number, count: number, first: number) {
  const at = (t: number) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)] as const;
  const points = Array.from({ length: 25 }, (_, i) => at(i / 24));
  const string = line(`M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`, '#B79C86', 2.5);
  const cut = (x: number, y: number, i: number) => {
    const holes = [
      each([-13, 0, 13], (dx) => dot(4, '#fff', x + dx, y + 20, 0.8)) + flat(`M${x - 12} ${y + 34}h24l-12 14z`, '#fff', 0.8), // prettier-ignore
      flat(`M${x} ${y + 12}l11 13l-11 13l-11 -13z`, '#fff', 0.8) + each([-17, 17], (dx) => dot(3.4, '#fff', x + dx, y + 40, 0.8)), // prettier-ignore
      flat(blob(x, y + 26, 11, 11, { seed: i, wobble: 0.2, corners: 6 }), '#fff', 0.8),
    ];
    const teeth = 'q-5.2 9 -10.4 0'.repeat(5);
    const fill = lighter(CREPE[(i + first) % CREPE.length]!, 0.42);
    return (
      flat(`M${x - 26} ${y + 2}H${x + 26}V${y + 54}${teeth}Z`, darker(fill, 0.18), 0.35) +
      flat(`M${x - 26} ${y}H${x + 26}V${y + 52}${teeth}Z`, fill) +
      holes[i % 3]!
    );
  };
  return (
    each(count, (i) => {
      const [x, y] = at((i + 0.5) / count);
      return cut(tenth(x), tenth(y), i);
    }) + string
  );
}

const LIGHTS = ['#F3C2B2', '#F4DFA6', '#BFE0D8', '#D4C5E6'] as const;
/** A paper lantern that is not lit. */
const lantern = (x: number, y: number, fill: string): string =>
  line(`M${x} ${y - 34}V${y - 24}`, '#B79C86', 3) +
  prop(blob(x, y, 25, 23, { seed: x, wobble: 0.02 }), fill, {
    outline: 0.16,
    inner: each([-13, 0, 13], (dx) => line(`M${x + dx * 0.5} ${y - 24}Q${x + dx * 2} ${y} ${x + dx * 0.5} ${y + 24}`, darker(fill, 0.14), 2)), // prettier-ignore
  }) +
  slab(x - 9, y - 26, 18, 6, darker(fill, 0.3), 2) +
  slab(x - 9, y + 20, 18, 6, darker(fill, 0.3), 2);

const BALLOON = 'M0 36C-42 10 -34 -40 0 -40C34 -40 42 10 0 36l6 8h-12z';
const balloon = (x: number, y: number, fill: string, foot: number): string =>
  line(`M${x} ${y + 38}Q${x + 12} ${y + 80} ${foot} 470`, '#B79C86', 2.2) +
  place(prop(BALLOON, fill, { outline: 0.2 }), x, y) +
  oval(6, 12, '#fff', x - 13, y - 14, 0.55);

const TRUNK = 'M-130 520C-84 440 -92 260 -100 120C-60 96 -20 60 40 52C240 30 420 76 700 44C760 38 800 28 850 30C800 52 740 66 690 70C460 92 260 70 90 92C10 104 -22 150 -20 240C-18 360 -6 450 24 520Z'; // prettier-ignore
const BARK = 'M-70 150Q-60 320 -60 520M-40 170Q-44 330 -26 520M60 74Q300 48 560 78';
/** Tufts of leaves: x, y and how large each is. */
const leaves = (list: readonly number[], fill: string): string =>
  each(rows(3, list), ([x, y, r], i) => {
    const edge = arc(x, y, r, r * 0.72, 0, 345, 13);
    const bent = edge.map(([px, py], k) => (k % 2 ? [px, py] : [px + (px - x) * 0.13, py + (py - y) * 0.13]) as Point); // prettier-ignore
    return layer(bent, fill, { seed: i + r, amplitude: 4, edgeWidth: 3 });
  });

/** The old tree whose branch bears the rope. */
const tree = (): string =>
  leaves([-60, 30, 150, 120, -20, 140, 330, -36, 130], PARTY.leafDeep) +
  prop(TRUNK, PARTY.trunk, { outline: 0.2, inner: line(BARK, PARTY.trunkDeep, 5, 0.5) }) +
  leaves([-110, 90, 110, 40, 20, 100, 240, 14, 96, 800, 6, 90, 930, -30, 80], PARTY.leaf);

/** A checked blanket on the lawn. */
function blanket(): string {
  const at = (u: number, v: number) => {
    const [left, right] = [196 - 116 * v, 1170 + 116 * v];
    return `${tenth(left + (right - left) * u)} ${tenth(536 + 256 * v)}`;
  };
  const columns = each(9, (i) => flat(`M${at((i + 0.25) / 9, 0)}L${at((i + 0.75) / 9, 0)}L${at((i + 0.75) / 9, 1)}L${at((i + 0.25) / 9, 1)}Z`, PARTY.check, 0.4)); // prettier-ignore
  const rows = each(5, (i) => flat(`M${at(0, (i + 0.2) / 5)}L${at(1, (i + 0.2) / 5)}L${at(1, (i + 0.7) / 5)}L${at(0, (i + 0.7) / 5)}Z`, PARTY.check, 0.4)); // prettier-ignore
  return (
    layer([196, 536, 1170, 536, 1286, 792, 80, 792], PARTY.blanket, {
      seed: 41,
      amplitude: 1.6,
      edgeWidth: 6,
    }) +
    columns +
    rows
  );
}

/** The line on which the word hangs, between two striped poles. */
const washingLine = (): string =>
  each([238, 1040], (x) => {
    const stripes = each(6, (i) => stripe(`M${x - 20} ${406 + i * 22}l40 -14`, lighter(coral, 0.3), 9));
    const pole = roundRect(x - 7, 384, 14, 128, 4, { seed: x });
    return prop(pole, paper, { inner: stripes, outline: 0.22 }) + dot(9, lighter(ochre, 0.2), x, 382);
  }) + cord('M238 396Q640 424 1040 396', '#C9A57C', 4, darker('#C9A57C', 0.2), 1);

/** The garden, from the sky to the blanket. */
export function garden(): string {
  const far = curve((x) => 372 - 44 * Math.sin((x + 200) / 260), -130, 1500, 50);
  const lawn = curve((x) => 474 - 5 * Math.sin(x / 120), -130, 1500, 50);
  const near = curve((x) => 524 - 8 * Math.sin((x - 80) / 210), -130, 1500, 50);
  const next = jitter(9);
  const grass = each(46, (i) => {
    const [x, y] = [tenth(-100 + i * 34 + next() * 20), tenth(510 + next() * 250)];
    return line(`M${x - 5} ${y}l3 -11M${x} ${y}l1 -14M${x + 5} ${y}l4 -10`, PARTY.stripe, 2.6);
  });
  return (
    layer(box(-117, -96, 1483, 864), PARTY.sky, { amplitude: 0, edgeWidth: 0, shadow: 'none' }) +
    `<ellipse cx="1120" cy="360" rx="520" ry="170" fill="${PARTY.low}" opacity=".95" filter="url(#glow)"/>` +
    dot(54, '#FBE0A6', 1180, 330, 0.9) +
    cloud(980, 150, 0.9, 0.8) +
    cloud(1390, 110, 0.8, 0.8) +
    layer([...far, [1500, 880], [-130, 880]], PARTY.far, { seed: 6 }) +
    cottage(478, 404) +
    hedge(418, PARTY.hedge, 12) +
    fence(440) +
    layer([...lawn, [1500, 880], [-130, 880]], PARTY.lawn, { seed: 17, edgeWidth: 5 }) +
    balloon(1352, 300, '#F3B9A9', 1376) +
    balloon(1400, 262, '#CDBBE2', 1380) +
    balloon(1318, 350, '#F6DFA0', 1372) +
    washingLine() +
    layer([...near, [1500, 880], [-130, 880]], PARTY.near, { seed: 23, edgeWidth: 5 }) +
    each(6, (i) =>
      flat(`M${i * 280 - 130} 880L${i * 210 + 120} 534h70L${i * 280 + 20} 880Z`, PARTY.stripe, 0.35),
    ) + // prettier-ignore
    grass +
    blanket() +
    tree() +
    flags(-120, 150, 640, 132, 46, 12, 0) +
    flags(726, 132, 1490, 150, 52, 12, 3) +
    each(LANTERNS, ([x, y], i) => lantern(x, y, LIGHTS[i % LIGHTS.length]!)) +
    grain(-117, -96, 1600, 960, 0.12)
  );
}
