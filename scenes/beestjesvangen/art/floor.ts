import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth } from '../../../engine/drawing/points.ts';
import { blob } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SHADE } from './tones.ts';

const { paper } = PALETTE;

/** A fern with its foot at (x, y), that leans by so many degrees. */
const fern = (x: number, y: number, long: number, turn: number, tone: string): string =>
  place(
    line(`M0 0Q${long * 0.06} ${-long * 0.5} 0 ${-long}`, darker(tone, 0.15), 5) +
      each(9, (i) => {
        const at = -long * (0.14 + i * 0.095);
        const wide = (1 - i / 10) * long * 0.3;
        return flat(
          `M0 ${tenth(at)}Q${tenth(wide * 0.6)} ${tenth(at - 26)} ${tenth(wide)} ${tenth(at - 10)}Q${tenth(wide * 0.5)} ${tenth(at + 6)} 0 ${tenth(at)}Q${tenth(-wide * 0.5)} ${tenth(at + 6)} ${tenth(-wide)} ${tenth(at - 10)}Q${tenth(-wide * 0.6)} ${tenth(at - 26)} 0 ${tenth(at)}Z`,
          tone,
        );
      }),
    x,
    y,
    { turn },
  );

/** A mushroom as large as a tree, with its foot at (x, y). */
function mushroom(x: number, y: number, scale: number, cap: string): string {
  const dots = each([-48, -6, 44], (dx, i) => oval(15, 11, paper, dx, i === 1 ? -138 : -114, 0.92));
  const stem = flat('M4 -110H40V10H0Q8 -50 4 -110Z', darker(SHADE.stem, 0.12));
  const shade = flat('M20 -190H110V-60H26Q54 -110 20 -190Z', darker(cap, 0.14));
  const whole =
    prop('M-24 0Q-16 -50 -20 -104H20Q16 -50 26 0Q0 10 -24 0Z', SHADE.stem, stem) +
    prop('M-92 -92C-84 -178 84 -178 92 -92Q0 -66 -92 -92Z', cap, shade + dots);
  return place(whole, x, y, { scale });
}

/** Grass blades from the lower edge, large as reeds. */
const blades = (from: number, count: number, pitch: number, seed: number): string => {
  const next = jitter(seed);
  return each(count, (i) => {
    const [x, high, lean] = [from + i * pitch, 90 + next() * 120, (next() - 0.5) * 120];
    const tone = i % 2 ? SHADE.blade : SHADE.bladeLight;
    return flat(
      `M${tenth(x - 16)} 864Q${tenth(x - 10 + lean * 0.2)} ${tenth(864 - high * 0.9)} ${tenth(x + lean)} ${tenth(864 - 60 - high)}Q${tenth(x + 14 + lean * 0.3)} ${tenth(864 - high * 0.8)} ${tenth(x + 18)} 864Z`,
      tone,
    );
  });
};

/** One leaf of clover. */
const clover =
  flat('M0 0C-22 -8 -24 -34 -8 -36Q0 -36 0 -28Q0 -36 8 -36C24 -34 22 -8 0 0Z', SHADE.moss) +
  line('M0 -4V-22', SHADE.patch, 2.6);

/** Daisies, here and there a few together. */
const daisies = (): string => {
  const next = jitter(53);
  return each(22, (i) => {
    const [x, y] = [tenth(60 + (i % 11) * 122 + next() * 90), tenth((i < 11 ? 330 : 690) + next() * 60)];
    const petals = each([0, 72, 144, 216, 288], (turn) => place(oval(4, 6.5, paper, 0, -8), 0, 0, { turn }));
    return place(petals + dot(4.4, SHADE.lid), x, y, { scale: tenth(0.8 + next() * 0.5) });
  });
};

/** Pebbles along the path. */
const pebbles = (): string => {
  const next = jitter(19);
  return each(34, (i) => {
    const x = tenth(-90 + i * 46 + next() * 20);
    const y = tenth(556 + 66 * Math.sin(x / 250) + (i % 2 ? 52 : -50) + next() * 16);
    const pebble = blob(x, y, 8 + next() * 8, 6 + next() * 5, { seed: i + 3, wobble: 0.12 });
    return flat(pebble, next() > 0.5 ? SHADE.pebble : lighter(SHADE.pebble, 0.4), 0.9);
  });
};

/** Moss, light patches and clover over the ground. */
function growth(): string {
  const next = jitter(7);
  const between = (least: number, most: number) => tenth(least + next() * (most - least));
  const patches = each(15, (i) => {
    const [x, y] = [between(-60, 90) + (i % 5) * 330, between(268, 358) + Math.floor(i / 5) * 176];
    const patch = blob(x, y, between(70, 150), between(30, 58), { seed: i + 20, wobble: 0.1 });
    return flat(patch, i % 2 ? SHADE.moss : SHADE.patch, 0.85);
  });
  const clovers = each(16, (i) => {
    const leaves = each([0, 120, 240], (turn) => place(clover, 0, 0, { turn: turn + i * 37 }));
    return place(leaves, between(-40, 1400), between(286, 756), { scale: between(0.55, 1.05) });
  });
  const tufts = each(44, () => {
    const [x, y] = [between(-90, 1470), between(262, 802)];
    const tuft = `M${x} ${y}q-4 -12 -10 -15M${x + 4} ${y}q0 -14 1 -20M${x + 8} ${y}q6 -10 12 -12`;
    return line(tuft, darker(SHADE.moss, 0.12), 2.8, 0.6);
  });
  return patches + clovers + tufts;
}

/** The floor of a wild garden in four layers: dark ferns, mushrooms, the mossy floor with a path, grass before it. */
export function floor(): string {
  const next = jitter(4);
  const edge = curve((x) => 236 - 9 * Math.sin(x / 130), -130, 1500, 40);
  const ferns = (y: number, tone: string, pitch: number) =>
    each(Math.ceil(1640 / pitch), (i) =>
      fern(tenth(-120 + i * pitch + next() * 40), y, 150 + next() * 90, (next() - 0.5) * 50, tone),
    );
  const path = [
    ...curve((x) => 520 + 66 * Math.sin(x / 250), -130, 1500, 40),
    ...curve((x) => 592 + 66 * Math.sin(x / 250), 1500, -130, 40),
  ];
  return (
    slab(-117, -96, 1600, 960, SHADE.far) +
    ferns(150, darker(SHADE.far, 0.12), 118) +
    ferns(214, SHADE.fern, 148) +
    ferns(250, SHADE.fernLight, 236) +
    mushroom(58, 246, 1.02, SHADE.cap) +
    mushroom(176, 244, 0.62, lighter(SHADE.cap, 0.2)) +
    mushroom(1196, 244, 0.76, '#E7A94F') +
    layer([...edge, [1500, 880], [-130, 880]], SHADE.ground, { seed: 17, amplitude: 4 }) +
    growth() +
    layer(path, SHADE.path, { seed: 23, amplitude: 4, edgeWidth: 6, shadow: 'none' }) +
    pebbles() +
    daisies() +
    blades(-130, 9, 26, 31) +
    blades(1222, 12, 26, 37) +
    line('M1272 340Q1278 480 1272 660', SHADE.barkDeep, 3.4, 0.7) +
    grain(-117, -96, 1600, 960, 0.12)
  );
}
