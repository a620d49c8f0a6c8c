import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, place, prop } from '../../../engine/drawing/paper.ts';
import { polyline } from '../../../engine/drawing/points.ts';
import { blob, circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { PARTY } from './tones.ts';

const { ink, paper, coral, ochre, teal, plum, pink, moss, blue } = PALETTE;

/** A strip of crêpe paper from x -125 to 125, its lower edge cut into a fringe. */
function strip(y: number, fill: string, seed: number): string {
  const teeth = Array.from({ length: 21 }, (_, i) => {
    const x = 125 - i * 12;
    const low = y + 30 + ((i * 7 + seed * 5) % 4);
    return `L${x - 1} ${low}L${x - 10} ${low}L${x - 11} ${y + 19}`;
  }).join('');
  const d = `M-128 ${y}H128V${y + 19}${teeth}L-128 ${y + 19}Z`;
  const cuts = each(21, (i) => `M${119 - i * 12} ${y + 12}v9`);
  return flat(d, fill) + line(`M-128 ${y + 1}H128`, lighter(fill, 0.4), 2.5, 0.7) + line(cuts, darker(fill, 0.2), 1.6, 0.7); // prettier-ignore
}

/** Strips over each other within an outline, the upper ones on top; with a shade along its right side. */
function dressed(outline: string, colours: readonly string[], top: number, bottom: number): string {
  const count = Math.ceil((bottom - top) / 21);
  const strips = Array.from({ length: count }, (_, i) =>
    strip(top + i * 21, colours[i % colours.length]!, i),
  ).reverse();
  const shade = flat('M46 -130Q96 0 40 130H140V-130Z', ink, 0.1);
  return (
    prop(outline, colours[0]!, { line: 7, outline: 0.72, shadow: 'object' }) +
    clip(outline, strips.join('') + shade + flat('M-90 -130Q-110 0 -80 130H-140V-130Z', paper, 0.16)) +
    `<path d="${outline}" fill="none" stroke="${darker(colours[0]!, 0.72)}" stroke-width="4.5" stroke-linejoin="round"/>`
  );
}

/** Streamers of tissue paper that hang from a place. */
const tassel = (x: number, y: number, fill: string, turn = 0): string =>
  place(
    each([-9, -3, 4, 10], (dx, i) => line(`M0 0Q${dx * 1.4} 14 ${dx} ${28 + (i % 2) * 7}`, i % 2 ? lighter(fill, 0.35) : fill, 5.5)) + // prettier-ignore
      dot(7, darker(fill, 0.15)),
    x,
    y,
    { turn },
  );

const ring = edged(circle(9, 0, -98), PARTY.rope, darker(PARTY.rope, 0.5), 3) + dot(4, PARTY.dark, 0, -98);

/** A star of five cones with tassels at their tips. */
function starShape(): string {
  const at = (r: number, i: number) => {
    const angle = (i * Math.PI) / 5;
    return [r * Math.sin(angle), 4 - r * Math.cos(angle)] as const;
  };
  const corners = Array.from({ length: 10 }, (_, i) => at(i % 2 ? 62 : 104, i));
  const tips = [2, 4, 6, 8].map((i) => at(98, i));
  return (
    each(tips, ([x, y], i) => tassel(x, y, [teal, plum, coral, ochre][i]!, i === 1 || i === 2 ? 0 : i === 0 ? -24 : 24)) + // prettier-ignore
    ring +
    dressed(polyline(corners, true), [coral, ochre, pink, teal, plum], -102, 96)
  );
}

/** A cactus in a pot, with a flower. */
function cactusShape(): string {
  const d =
    'M-36 62V24H-58C-84 24 -96 8 -96 -14V-32C-96 -52 -62 -52 -62 -32V-16Q-62 -10 -56 -10H-40V-44C-40 -78 -24 -92 0 -92C24 -92 40 -78 40 -44V4H56Q62 4 62 -2V-24C62 -46 96 -46 96 -24V0C96 24 84 38 58 38H40V62Z';
  const spines = each([[-78, -22], [-20, -66], [16, -74], [76, -16], [-24, 44], [22, 40], [78, 14], [-76, 6]], ([x, y]) => line(`M${x! - 5} ${y! - 4}l5 6l5 -6`, paper, 3)); // prettier-ignore
  return (
    ring +
    dressed(d, [moss, '#7DBB5E', '#4C9640', '#8CC76C'], -96, 66) +
    spines +
    each(6, (i) =>
      place(flat(blob(0, -15, 8, 12, { seed: i + 2 }), i % 2 ? pink : '#EE86A8'), 4, -88, { turn: i * 60 }),
    ) + // prettier-ignore
    dot(8, ochre, 4, -88) +
    prop('M-56 58H56L44 98Q0 106 -44 98Z', coral, {
      inner: flat('M16 50H70V110H10Z', '#C94F38', 0.6) + line('M-60 72H60', ochre, 6, 1, '12 8'),
      outline: 0.65,
      line: 4.5,
    }) +
    tassel(-44, 92, ochre, 10) +
    tassel(44, 92, teal, -10)
  );
}

/** A round fish with a tail and fins. */
function fishShape(): string {
  const tail = 'M70 0C92 -18 104 -50 116 -58C122 -30 108 -14 108 4C108 22 122 36 116 66C104 58 90 30 70 12Z';
  const body = 'M-108 6C-104 -44 -56 -86 -6 -86C46 -86 78 -44 86 4C76 54 40 90 -10 90C-60 90 -104 58 -108 6Z';
  return (
    prop('M-20 -78C-8 -104 34 -102 46 -66Z', plum, { outline: 0.6, line: 4.5 }) +
    ring +
    prop(tail, plum, {
      inner: line('M82 2L112 -34M84 8L112 40M86 4H108', lighter(plum, 0.4), 5),
      outline: 0.6,
      line: 4.5,
    }) + // prettier-ignore
    dressed(body, [blue, '#5C92EA', teal, ochre, '#5C92EA'], -90, 92) +
    prop('M26 34C46 26 64 38 66 56C50 66 32 60 22 50Z', plum, { outline: 0.6, line: 4 }) +
    tassel(-12, 88, coral) +
    tassel(20, 84, ochre, -8)
  );
}

const eyes = each([-25, 25], (x) => edged(blob(x, -14, 15, 19, { seed: 3, wobble: 0.01 }), paper, ink, 3.4));
const cheeks = each([-46, 46], (x) => oval(9, 6, coral, x, 12, 0.55));
const shut = line('M-38 -12q13 -15 26 0M12 -12q13 -15 26 0', ink, 5);
/** A face needs a quiet ground among the strips. */
const ground = flat(blob(0, 2, 62, 42, { seed: 5, wobble: 0.02 }), paper, 0.34);
const smile = line('M-15 20Q0 34 15 20', ink, 5);
const laugh =
  edged('M-22 14Q0 20 22 14Q20 46 0 46Q-20 46 -22 14Z', '#8C2F52', ink, 4) + oval(10, 6, '#EE86A8', 0, 39);

/** A crack along these points: dark inside, its edges of bare cardboard. */
const crack = (d: string, wide: number): string => line(d, '#F2DDBB', wide + 7) + line(d, PARTY.dark, wide);
/** A piece that has come off, with a sweet that peeps out. */
const hole = (d: string, inner: string): string => edged(d, PARTY.dark, '#F2DDBB', 4) + clip(d, inner);

const TOP = 'M22 -72L6 -58L20 -48L2 -34';
const LOW = 'M-34 82L-22 66L-34 54L-16 42';
const CRACKS = [
  crack(TOP, 6),
  crack(TOP, 8) + crack(LOW, 7),
  crack(`${TOP}L14 -26`, 9) + crack(LOW, 9) + hole('M12 52L32 42L42 58L30 78L12 72Z', dot(9, ochre, 31, 55) + dot(8, teal, 22, 68) + line('M27 52l8 6', paper, 3)), // prettier-ignore
] as const;

/** The three piñatas, what they look like, and how they crack. */
export function pinatas(): Record<string, SpriteArt> {
  return {
    ster: sprite(starShape(), -136, -116, 136, 140),
    cactus: sprite(cactusShape(), -136, -116, 136, 140),
    vis: sprite(fishShape(), -136, -116, 136, 140),
    gezicht: sprite(ground + eyes + cheeks + smile, 70, 60),
    'gezicht-dicht': sprite(ground + shut + cheeks + smile, 70, 60),
    'gezicht-lach': sprite(ground + shut + cheeks + laugh, 70, 60),
    pupil: sprite(dot(8, ink) + dot(3, '#fff', -2.5, -3), 10),
    'barst-1': sprite(CRACKS[0], 110),
    'barst-2': sprite(CRACKS[1], 110),
    'barst-3': sprite(CRACKS[2], 110),
  };
}
