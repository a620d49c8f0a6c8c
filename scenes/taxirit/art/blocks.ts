import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter } from '../../../engine/drawing/palette.ts';
import { place } from '../../../engine/drawing/paper.ts';
import { smooth } from '../../../engine/drawing/points.ts';
import { dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { MAT } from './tones.ts';

const ROOFS = [MAT.brick, MAT.sun, MAT.sky, MAT.berry, MAT.mint, MAT.rose] as const;

const tree = (x: number, y: number, r = 20): string =>
  dot(r, '#1E2747', x + 4, y + 6, 0.14) +
  dot(r, MAT.leafDeep, x, y) +
  dot(r * 0.82, MAT.leaf, x - 2, y - 3) +
  dot(r * 0.4, lighter(MAT.leaf, 0.25), x - r * 0.3, y - r * 0.4);

/** A roof from above: two slopes, a ridge and a chimney. */
function roof(x: number, y: number, w: number, h: number, fill: string): string {
  const isWide = w >= h;
  const [l, t] = [x - w / 2, y - h / 2];
  const slope = isWide ? slab(l, y, w, h / 2, darker(fill, 0.14)) : slab(x, t, w / 2, h, darker(fill, 0.14));
  const ridge = isWide ? `M${l + 6} ${y}H${l + w - 6}` : `M${x} ${t + 6}V${t + h - 6}`;
  return (
    slab(l + 5, t + 7, w, h, '#1E2747', 6, 0.16) +
    edged(`M${l} ${t}h${w}v${h}h${-w}Z`, fill, darker(fill, 0.3), 2.5) +
    slope +
    line(ridge, lighter(fill, 0.45), 3.5) +
    slab(x + w * 0.2, y - h * 0.3, 12, 14, darker(fill, 0.42), 2)
  );
}

/** Pavement with a kerb and four lay-bys, and in the middle what stands there. */
function block(lot: string, inner: string, isOpen = false): string {
  // The mouth of a lay-by is wider than it is deep in the pavement.
  const bay = (turn: number, reach: number) =>
    place(
      flat('M-106 -2Q-90 2 -82 14L-74 46Q-70 62 -56 62H56Q70 62 74 46L82 14Q90 2 106 -2Z', MAT.layby) +
        stripe('M-98 1H98', MAT.line, 4, 0.8, '14 10'),
      turn % 180 ? (turn === 90 ? reach : -reach) : 0,
      turn % 180 ? 0 : turn ? reach : -reach,
      { turn },
    );
  return (
    slab(-215, -160, 430, 320, MAT.kerb, 26) +
    slab(-210, -155, 420, 310, MAT.pave, 22) +
    bay(0, 160) +
    bay(90, 215) +
    bay(180, 160) +
    bay(270, 215) +
    each([-1, 1], (side) => stripe(`M${side * 36} ${-100}V-112M${side * 36} 100V112`, MAT.line, 3, 0.7)) +
    each([-1, 1], (side) => stripe(`M-155 ${side * 36}H-167M155 ${side * 36}H167`, MAT.line, 3, 0.7)) +
    (isOpen ? '' : slab(-142, -88, 284, 176, darker(lot, 0.12), 20) + slab(-139, -86, 278, 168, lot, 18)) +
    each(rows(2, [-184, -128, 184, -128, -184, 128, 184, 128]), ([x, y], i) => tree(x, y, i % 2 ? 15 : 18)) +
    inner
  );
}

/** Detached houses in their gardens. */
const villas = block(
  MAT.lawn,
  each(
    rows(
      4,
      [-88, -42, 86, 58, 12, -44, 70, 56, 96, -40, 64, 62, -92, 42, 70, 60, -2, 42, 84, 54, 92, 44, 66, 58],
    ),
    ([x, y, w, h], i) => roof(x, y, w, h, ROOFS[i]!),
  ) + each(rows(2, [-40, -2, 50, 2, 130, 2, -132, -2]), ([x, y]) => tree(x, y, 11)),
);

/** Two terraces, with gardens between. */
const terraces = block(
  MAT.lawnDeep,
  each(6, (i) => roof(-108 + i * 43, -50, 40, 66, ROOFS[(i * 2 + 1) % 6]!)) +
    each(6, (i) => roof(-108 + i * 43, 46, 40, 66, ROOFS[(i * 5 + 2) % 6]!)) +
    each(5, (i) => dot(6, i % 2 ? MAT.rose : MAT.sun, -92 + i * 46, -2)),
);

const park = block(
  MAT.lawn,
  line('M-132 60Q-60 10 -20 34T70 8T132 -40', MAT.pave, 17) +
    line('M-10 30Q-30 -30 -70 -84', MAT.pave, 14) +
    each(
      rows(
        3,
        [
          -112, -46, 25, -104, 6, 17, 8, -50, 27, 56, -54, 20, 106, 46, 26, 62, 56, 20, -34, 66, 16, 120, -2,
          14,
        ],
      ),
      ([x, y, r]) => tree(x, y, r),
    ) +
    each(rows(2, [14, 4, 24, 60, -64, 2, 100, -64, -8, 58]), ([x, y], i) =>
      dot(5, i % 2 ? MAT.rose : MAT.sun, x, y),
    ) +
    slab(28, 22, 26, 9, '#B98552', 3),
);

/** A school with its yard. */
const school = block(
  MAT.stone,
  roof(-96, 0, 66, 156, MAT.sky) +
    roof(-10, -56, 108, 52, MAT.sky) +
    each(6, (i) => slab(14 + i * 18, 26, 16, 16, ROOFS[(i + 3) % 6]!, 3)) +
    edged('M60 -70h58v38h-58Z', MAT.sun, darker(MAT.sun), 3) +
    line('M-22 66h48M2 50v32', MAT.rose, 6) +
    each(rows(3, [92, 66, 13, 126, 66, 11]), ([x, y, r]) => tree(x, y, r)),
);

/** Market stalls under striped cloth. */
const stall = (fill: string) =>
  slab(-30, -17, 66, 46, '#1E2747', 5, 0.14) +
  slab(-34, -23, 68, 46, MAT.line, 5) +
  each(4, (i) => slab(-34 + i * 18, -23, 9, 46, fill)) +
  line('M-34 0H34', darker(fill), 2, 0.5);
const market = block(
  MAT.stone,
  each(rows(2, [-92, -46, 0, -50, 92, -44, -94, 44, -2, 42, 90, 48]), ([x, y], i) =>
    place(stall(ROOFS[i]!), x, y),
  ) + each(9, (i) => dot(4.5, ROOFS[(i * 2) % 6]!, -120 + i * 30, (i % 3) * 3 - 4)),
);

/** The square with the fountain, round which one can drive. */
const square = block(
  MAT.stone,
  oval(142, 122, MAT.stoneDeep) +
    oval(136, 116, MAT.stone) +
    each(20, (i) => {
      const a = (i / 20) * Math.PI * 2;
      return line(
        `M${Math.round(Math.cos(a) * 78)} ${Math.round(Math.sin(a) * 66)}L${Math.round(Math.cos(a) * 132)} ${Math.round(Math.sin(a) * 112)}`,
        MAT.stoneDeep,
        2.5,
        0.8,
      );
    }) +
    dot(66, '#1E2747', 3, 8, 0.14) +
    dot(64, darker(MAT.stoneDeep, 0.16)) +
    dot(56, MAT.stoneDeep) +
    dot(48, MAT.waterDeep) +
    dot(40, MAT.water) +
    dot(17, MAT.stoneDeep) +
    dot(9, '#F2FBFF') +
    each(8, (i) => {
      const a = (i / 8) * Math.PI * 2;
      return line(
        `M${Math.round(Math.cos(a) * 12)} ${Math.round(Math.sin(a) * 12)}L${Math.round(Math.cos(a) * 32)} ${Math.round(Math.sin(a) * 32)}`,
        '#F2FBFF',
        4,
        0.85,
      );
    }),
  true,
);

const pond = block(
  MAT.lawn,
  flat(
    smooth([-120, -10, -96, -62, -20, -72, 60, -60, 122, -20, 104, 44, 30, 66, -50, 52, -108, 40]),
    MAT.waterDeep,
  ) +
    flat(
      smooth([-112, -8, -90, -54, -18, -63, 56, -52, 112, -18, 95, 38, 28, 57, -46, 44, -100, 34]),
      MAT.water,
    ) +
    line('M-60 -20q12 -7 24 0M40 16q12 -7 24 0M-30 26q10 -6 20 0', '#E6F6FC', 3.5) +
    stripe('M60 -74L92 58', '#C99A6B', 22) +
    stripe('M60 -74L92 58', '#A97B4E', 22, 0.6, '2.5 9') +
    each(rows(3, [-120, -66, 17, 124, 60, 16, -116, 64, 14, 128, -62, 14]), ([x, y, r]) => tree(x, y, r)) +
    each(
      rows(2, [-20, -22, 12, -8, -44, 8]),
      ([x, y]) => oval(9, 6, MAT.leaf, x, y) + dot(2.6, MAT.rose, x, y),
    ),
);

export const blocks = (): Record<string, SpriteArt> =>
  Object.fromEntries(
    Object.entries({
      'huizen-a': villas,
      'huizen-b': terraces,
      park,
      school,
      markt: market,
      plein: square,
      vijver: pond,
    }).map(([name, drawing]) => [`blok-${name}`, sprite(drawing, 218, 163)]),
  );

/** A tree outside the town. */
export const boom = (): SpriteArt => sprite(tree(0, 0, 38), 48);
