import {
  blob,
  clip,
  jitter,
  lighter,
  PALETTE,
  polyline,
  tenth,
  torn,
  type Point,
} from '../../../engine/drawing/index.ts';
import type { LandPaint, PathPaint, SheetPaint, ThemeArt } from './theme.ts';

/** A piece of paper by its corners, in units of the stage: round, or straight with folded corners. */
export interface Outline {
  points: readonly Point[];
  straight?: boolean;
}

/** A sheet on the ground. */
export interface LaidSheet extends Outline {
  kind: string;
  /** It may reach over the coast: a canal, a landing. */
  over?: boolean;
}

const STEP = 9;
const { ink } = PALETTE;

/** Points at even distances along a closed outline. */
export function along({ points, straight = false }: Outline): Point[] {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  return points.flatMap((p1, i) => {
    const [p0, p2, p3] = [at(i - 1), at(i + 1), at(i + 2)];
    const steps = Math.max(1, Math.round(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / STEP));
    return Array.from({ length: steps }, (_, j): Point => {
      const t = j / steps;
      if (straight) return [p1[0] + (p2[0] - p1[0]) * t, p1[1] + (p2[1] - p1[1]) * t];
      return [0, 1].map((axis) => catmullRom(p0[axis]!, p1[axis]!, p2[axis]!, p3[axis]!, t)) as [
        number,
        number,
      ];
    });
  });
}

/** Catmull-Rom spline between `b` and `c`. */
export const catmullRom = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** The outline moved outwards by `by` units; inwards when it is negative. */
export function grown(points: readonly Point[], by: number): Point[] {
  const reach = 3;
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const area = points.reduce((sum, [x, y], i) => sum + x * at(i + 1)[1] - at(i + 1)[0] * y, 0);
  const side = Math.sign(area) * by;
  return points.map(([x, y], i) => {
    const [before, after] = [at(i - reach), at(i + reach)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [x + (dy / length) * side, y - (dx / length) * side];
  });
}

const boxOf = (points: readonly Point[]) => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
};

/** Soft edges are a few wider outlines on top of each other: blurring something so large takes seconds. */
const SOFT = { deep: [24, 15, 6], near: [11, 6, 2] } as const;

const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const shadow = (points: readonly Point[], down: number, opacity: number, soft: keyof typeof SOFT) =>
  `<g fill="${ink}" stroke="${ink}" stroke-linejoin="round" opacity="1" transform="translate(0 ${down})">${SOFT[
    soft
  ]
    .map(
      (width) =>
        `<path d="${polyline(points, true)}" stroke-width="${width}" opacity="${tenth((opacity / 2.2) * 100) / 100}"/>`,
    )
    .join('')}</g>`;

/** The ground of an island: shallows, cliff, beach and land as torn sheets, and the sheets that lie on it. */
export function groundOf(
  lands: readonly Outline[],
  sheets: readonly LaidSheet[],
  { land, sheets: kinds }: Pick<ThemeArt, 'land' | 'sheets'>,
): string {
  const coasts = lands.map(along);
  const inner = coasts.map((coast) => grown(coast, -land.beachWidth));
  const inland = inner.map((points, i) => torn(points, { seed: 31 + i, amplitude: 2.4 })).join('');
  const lay = (sheet: LaidSheet, i: number) => sheetOf(sheet, kindOf(kinds, sheet.kind), 60 + i * 7);
  return (
    coasts.map((coast, i) => shallows(coast, land, i)).join('') +
    coasts.map((coast, i) => shore(coast, land, i)).join('') +
    inner.map((points, i) => plain(points, land, i)).join('') +
    clip(
      inland,
      strewn(inner.flat(), land) +
        sheets
          .filter(({ over }) => !over)
          .map(lay)
          .join(''),
    ) +
    // A canal runs out at the quay; a bridge goes on over the water.
    clip(
      coasts.map((coast) => polyline(grown(coast, 6), true)).join(''),
      sheets
        .filter(({ over, kind }) => over && kindOf(kinds, kind).sunk)
        .map(lay)
        .join(''),
    ) +
    sheets
      .filter(({ over, kind }) => over && !kindOf(kinds, kind).sunk)
      .map(lay)
      .join('')
  );
}

function kindOf(kinds: Record<string, SheetPaint>, kind: string): SheetPaint {
  const found = kinds[kind];
  if (!found) throw new Error(`there is no sheet "${kind}"`);
  return found;
}

const shallows = (coast: readonly Point[], { shallow }: LandPaint, i: number) =>
  shape(torn(grown(coast, 30), { seed: 3 + i, amplitude: 4 }), shallow, ' opacity=".45"') +
  shape(torn(grown(coast, 16), { seed: 5 + i, amplitude: 3.4 }), shallow, ' opacity=".8"');

function shore(coast: readonly Point[], { fibre, cliff, beach, crumb }: LandPaint, i: number): string {
  const rim = torn(grown(coast, 5), { seed: 11 + i, amplitude: 3 });
  const sand = torn(coast, { seed: 17 + i, amplitude: 2.4 });
  const [left, top, right, bottom] = boxOf(coast);
  const next = jitter(91 + i);
  const crumbs = Array.from(
    { length: Math.round(((right - left) * (bottom - top)) / 2600) },
    () =>
      `<circle cx="${tenth(left + next() * (right - left))}" cy="${tenth(top + next() * (bottom - top))}" r="${tenth(0.9 + next() * 1.3)}"/>`,
  ).join('');
  const side = cliff
    ? Array.from({ length: Math.ceil(cliff.height / 2) }, (_, k) =>
        shape(
          rim,
          k % 4 < 2 ? cliff.colour : lighter(cliff.colour, 0.1),
          ` transform="translate(0 ${cliff.height - k * 2})"`,
        ),
      ).join('')
    : '';
  return (
    shadow(coast, (cliff?.height ?? 0) + 8, 0.3, 'deep') +
    side +
    shape(rim, fibre) +
    shape(sand, beach) +
    clip(sand, `<g fill="${crumb}">${crumbs}</g>`)
  );
}

const plain = (points: readonly Point[], { ground, edge }: LandPaint, i: number) =>
  shadow(points, 5, 0.24, 'near') +
  shape(torn(grown(points, 4), { seed: 29 + i, amplitude: 2.6 }), edge) +
  shape(torn(points, { seed: 31 + i, amplitude: 2.4 }), ground);

/** Faint patches, folds from top to bottom, and the small marks of the ground. */
function strewn(points: readonly Point[], { patch, tuft, tufts }: LandPaint): string {
  const [left, top, right, bottom] = boxOf(points);
  const next = jitter(Math.round(left + top));
  const within = () => [left + next() * (right - left), top + next() * (bottom - top)] as const;
  const patches = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = within();
    return shape(
      blob(x, y, 40 + next() * 70, 22 + next() * 34, { seed: i + 3, wobble: 0.12 }),
      patch,
      ' opacity=".55"',
    );
  }).join('');
  const marks = Array.from({ length: tufts }, () => tuft(...(within().map(tenth) as [number, number]))).join(
    '',
  );
  const folds = [0.26, 0.52, 0.77]
    .map((share) => {
      const x = tenth(left + share * (right - left));
      return `<path d="M${x} ${top}l14 ${bottom - top}h3L${x + 3} ${top}z" fill="#fff" opacity=".16"/><path d="M${x} ${top}l14 ${bottom - top}h-22z" fill="${ink}" opacity=".045"/>`;
    })
    .join('');
  return patches + marks + folds;
}

function sheetOf(
  sheet: LaidSheet,
  { tones, edge, inset = 24, sunk = false, pattern }: SheetPaint,
  seed: number,
) {
  const outline = along(sheet);
  const [first = '', ...higher] = tones;
  let s = '';
  if (sunk) {
    const hole = torn(outline, { seed, amplitude: 2.2 });
    s += shape(torn(grown(outline, 8), { seed: seed + 1, amplitude: 2.6 }), edge) + shape(hole, first);
    s += clip(
      hole,
      `<g fill="none" stroke="${ink}" transform="translate(0 3)">${[22, 14, 7].map((width) => `<path d="${polyline(outline, true)}" stroke-width="${width}" opacity=".1"/>`).join('')}</g>`,
    );
  } else {
    s +=
      shadow(outline, 6, 0.22, 'near') +
      shape(torn(grown(outline, 4), { seed: seed + 1, amplitude: 2.6 }), edge);
    s += shape(torn(outline, { seed, amplitude: 2.2 }), first);
  }
  let top = outline;
  for (const [i, tone] of higher.entries()) {
    top = grown(top, -inset);
    if (!sunk)
      s +=
        shadow(top, 5, 0.16, 'near') +
        shape(torn(grown(top, 3), { seed: seed + i * 3 + 2 }), lighter(tone, 0.5));
    s += shape(torn(top, { seed: seed + i * 3 + 3, amplitude: 2 }), tone);
  }
  return pattern ? s + clip(polyline(top, true), pattern(...boxOf(top))) : s;
}

/** A path that is walked: edge, fill and two rows of dashes. */
export const inkedPath = (d: string, paint: PathPaint): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="${ink}" stroke-width="44" opacity=".16" transform="translate(0 4)"/>` +
  `<path d="${d}" stroke="${paint.edge}" stroke-width="45"/><path d="${d}" stroke="${paint.fill}" stroke-width="36"/>` +
  `<path d="${d}" stroke="${paint.dark}" stroke-width="3" stroke-dasharray="7 13" transform="translate(0 8)"/><path d="${d}" stroke="${paint.light}" stroke-width="3.5" stroke-dasharray="9 15" transform="translate(2 -8)"/></g>`;

/** A path that is still shut. */
export const dottedPath = (d: string, { band, dot }: PathPaint): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="${band}" stroke-width="32" opacity=".55"/><path d="${d}" stroke="${dot}" stroke-width="9" stroke-dasharray="0.1 21.2" stroke-dashoffset="-10"/></g>`;
