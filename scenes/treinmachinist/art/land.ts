import { blob, clip, curve, darker, jitter, layer, lighter, mix, PALETTE, place, prop, roundRect, torn, type Point } from '../../../engine/drawing/index.ts'; // prettier-ignore
import { HOUSES } from './places.ts';

const GREEN = { meadow: '#C6E49C', light: '#D6EDB4', deep: '#B4D988', wood: '#8FC07A' } as const;

/** A sheet of torn paper around a middle. */
const sheet = (x: number, y: number, rx: number, ry: number, fill: string, seed: number): string => {
  const next = jitter(seed);
  const points: Point[] = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * Math.PI * 2;
    const reach = 0.86 + next() * 0.24;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return layer(points, fill, { seed, amplitude: 3, edgeWidth: 4, shadow: 'none' });
};

/** A field with furrows. */
function field(x: number, y: number, w: number, h: number, turn: number, fill: string, seed: number): string {
  const outline = roundRect(-w / 2, -h / 2, w, h, 18, { seed, wobble: 4 });
  const furrows = Array.from({ length: Math.floor(h / 14) }, (_, i) => {
    const top = -h / 2 + 10 + i * 14;
    return `<path d="M${-w / 2} ${top}Q0 ${top + 5} ${w / 2} ${top}" fill="none" stroke="${darker(fill, 0.1)}" stroke-width="3" opacity=".55"/>`;
  }).join('');
  return place(
    `<path d="${outline}" fill="${fill}" stroke="${lighter(fill, 0.6)}" stroke-width="4"/>${clip(outline, furrows)}`,
    x,
    y,
    { turn },
  );
}

const shade = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${PALETTE.ink}" opacity=".13"/>`;

/** A paper tree seen from above and a little from the front. */
export function tree(x: number, y: number, scale: number, seed: number): string {
  const fill = mix(GREEN.wood, seed % 2 ? '#6FAF78' : '#A7CC7C', 0.5);
  return place(
    shade(5, 5, 26, 10) +
      `<path d="M-4 -8L-3 6H3L4 -8Z" fill="#B08A66"/>` +
      prop(blob(0, -26, 25, 26, { seed, wobble: 0.08 }), fill, {
        line: 2,
        outline: 0.2,
        inner: `<path d="${blob(-7, -34, 13, 12, { seed: seed + 4 })}" fill="${lighter(fill, 0.32)}"/>`,
      }),
    x,
    y,
    { scale },
  );
}

/** A fir of three folds. */
export const fir = (x: number, y: number, scale: number): string =>
  place(
    shade(4, 3, 20, 8) +
      [
        [0, 24],
        [-15, 20],
        [-29, 15],
      ]
        .map(([dy, w]) =>
          prop(`M0 ${dy! - 34}L${w} ${dy}Q0 ${dy! + 6} ${-w!} ${dy}Z`, '#7FB68A', { line: 2, outline: 0.22 }),
        )
        .join(''),
    x,
    y,
    { scale },
  );

/** A little house; its windows are dark until the evening (the scene lights them). */
const house = (x: number, y: number, roof: string, scale = 1): string =>
  place(
    shade(4, 26, 46, 12) +
      prop('M-34 -2H34V26H-34Z', '#FBF1DC', { line: 2 }) +
      prop('M-42 0L-24 -34H24L42 0Z', roof, {
        line: 2,
        inner: `<path d="M-42 -12H42M-38 -22H38" stroke="${darker(roof, 0.16)}" stroke-width="2.5"/>`,
      }) +
      prop('M-8 26V10Q0 4 8 10V26Z', '#B08A66', { line: 2 }) +
      '<path d="M-26 6H-14V17H-26ZM14 6H26V17H14Z" fill="#9DB6CE" stroke="#8B7B63" stroke-width="2"/>',
    x,
    y,
    { scale },
  );

const flowers = () => {
  const next = jitter(77);
  return Array.from({ length: 70 }, () => {
    const [x, y] = [next() * 1600 - 117, 190 + next() * 660];
    const fill = ['#FFFDF6', '#F6C9D6', '#F9E29A', '#D9CCEE'][Math.floor(next() * 4)]!;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(2 + next() * 2).toFixed(1)}" fill="${fill}" opacity=".85"/>`;
  }).join('');
};

/** A small lake of spilled ink with light waves. */
const lake =
  layer(
    [[640, 742], [700, 706], [792, 700], [862, 724], [886, 770], [830, 812], [700, 818], [640, 790]],
    '#A9D8EE',
    { seed: 21, amplitude: 2, edge: '#F6E9C2', edgeWidth: 12, shadow: 'none' },
  ) + '<path d="M700 748q12 -8 24 0M770 736q12 -8 24 0M740 776q12 -8 24 0" fill="none" stroke="#E3F5FC" stroke-width="4" stroke-linecap="round"/>'; // prettier-ignore

/** A path of sand across the meadow. */
const path = (points: readonly Point[], width: number) =>
  `<path d="${torn(points, { seed: 9, amplitude: 2, closed: false })}" fill="none" stroke="#E6CF98" stroke-width="${width + 6}" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>` +
  `<path d="${torn(points, { seed: 9, amplitude: 2, closed: false })}" fill="none" stroke="#F3E2B6" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The wood of the desk behind the meadow, with what lies on it. */
const desk =
  layer([[-130, -110], [1500, -110], ...curve((x) => 166 + Math.sin(x / 150) * 7, 1500, -130, 40)], '#EBD6B0', { seed: 41, amplitude: 2, edgeWidth: 5 }) + // prettier-ignore
  [-40, 10, 62, 112, 158].map((y, i) => `<path d="M-130 ${y}Q${300 + i * 90} ${y + 9} 700 ${y}T1500 ${y + 4}" fill="none" stroke="#DDC294" stroke-width="2.5" opacity=".8"/>`).join('') + // prettier-ignore
  place('<g filter="url(#object)"><path d="M-110 -9H80V9H-110Z" fill="#F2B632"/><path d="M-110 -3H80" stroke="#F8D37C" stroke-width="5"/><path d="M80 -9L108 0L80 9Z" fill="#F6E3B0"/><path d="M99 -3L108 0L99 3Z" fill="#565E78"/><path d="M-124 -9H-108V9H-124Q-130 0 -124 -9Z" fill="#F4A6BE"/></g>', 1130, 128, { turn: -7 }) + // prettier-ignore
  place('<g filter="url(#object)"><path d="M-30 30Q-34 -8 -14 -12V-22H14V-12Q34 -8 30 30Q0 38 -30 30Z" fill="#8FA6D6"/><path d="M-18 -32H18V-20H-18Z" fill="#6C7FAF"/><path d="M-22 24Q-25 2 -10 -3" fill="none" stroke="#D3DEF5" stroke-width="6" stroke-linecap="round"/></g>', 1300, 128) + // prettier-ignore
  place('<path d="M-40 6Q-40 -8 -26 -8H26Q40 -8 40 4T26 16H-20Q-30 16 -30 6T-20 -2H22" fill="none" stroke="#9AA3BC" stroke-width="5" stroke-linecap="round"/>', 130, 130, { turn: 12 }); // prettier-ignore

/** The meadow on the desk, seen from above. */
export const land = (): string =>
  `<rect x="-117" y="-96" width="1600" height="960" fill="${GREEN.meadow}"/>` +
  desk +
  sheet(300, 330, 330, 150, GREEN.light, 3) +
  sheet(1060, 640, 420, 210, GREEN.light, 5) +
  sheet(660, 560, 260, 130, GREEN.deep, 8) +
  sheet(1200, 300, 300, 150, GREEN.deep, 12) +
  field(640, 322, 150, 84, -6, '#E9DDA0', 31) +
  field(90, 640, 190, 120, 4, '#D9CCEE', 33) +
  field(1410, 500, 170, 300, 3, '#E9DDA0', 35) +
  path([[440, 870], [452, 740], [470, 640], [462, 560]], 22) +
  path([[462, 380], [500, 300], [540, 250]], 18) +
  lake +
  flowers() +
  HOUSES.map(({ x, y, roof, scale }) => house(x, y, roof, scale)).join('') +
  [[406, 346, 0.8], [690, 264, 0.6], [740, 270, 0.7], [528, 340, 0.7], [556, 640, 0.9], [590, 716, 0.8], [930, 742, 0.8], [1376, 280, 0.9], [1400, 720, 1]].map(([x, y, s], i) => tree(x!, y!, s!, i + 3)).join('') + // prettier-ignore
  [[408, 268, 0.7], [640, 268, 0.6], [786, 268, 0.6], [620, 690, 0.7], [352, 592, 0.7], [1360, 640, 0.9]].map(([x, y, s]) => fir(x!, y!, s!)).join(''); // prettier-ignore
