import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, lighter } from '../../../engine/drawing/palette.ts';
import { clip, place, sticker } from '../../../engine/drawing/paper.ts';
import { jitter, tenth } from '../../../engine/drawing/points.ts';
import { blob, circle, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { ICINGS, SHOP } from './colours.ts';
import { CAKE, SLICE, SLICES } from './sizes.ts';

const { ink, paper } = PALETTE;
const HALF = SLICE.width / 2;
const TOP = -SLICE.height / 2;
const BOTTOM = SLICE.height / 2;
/** Where icing ends on the front, and where the sponge shows. */
const EDGE = TOP + 30;
const SPONGE = BOTTOM - 24;

type Icing = (typeof ICINGS)[number];

/** Layers of a cake from `left` to `right`: cream to write on, sponge with jam, icing with drips. */
function layers(
  icing: Icing,
  left: number,
  right: number,
  drips: readonly (readonly [number, number])[],
  seed: number,
) {
  const next = jitter(seed);
  let edge = `M${left} ${TOP - 8}V${EDGE}`;
  for (const [x, deep] of drips)
    edge += `H${x - 9}Q${x - 8} ${EDGE + deep} ${x} ${EDGE + deep}Q${x + 8} ${EDGE + deep} ${x + 9} ${EDGE}`;
  edge += `H${right}V${TOP - 8}Z`;
  const sprinkles = each(Math.max(2, Math.round((right - left) / 22)), (i) => {
    const x = tenth(left + 10 + ((right - left - 20) * (i + next())) / Math.round((right - left) / 22));
    const y = tenth(TOP + 9 + next() * 12);
    return line(`M${x} ${y}l${tenth(next() * 8 - 4)} ${tenth(3 + next() * 3)}`, icing.dots[i % 3], 4.4);
  });
  const crumbs = each(Math.round((right - left) / 16), () =>
    dot(1.8, SHOP.spongeDeep, tenth(left + next() * (right - left)), tenth(SPONGE + 9 + next() * 11)),
  );
  const w = right - left;
  return (
    flat(`M${left} ${TOP}h${w}V${BOTTOM}h${-w}z`, SHOP.cream) +
    `<path d="M${left} ${SPONGE}h${w}V${BOTTOM + 4}h${-w}z" fill="${SHOP.sponge}"/>${crumbs}` +
    flat(`M${left} ${SPONGE - 3}h${w}v7h${-w}z`, SHOP.jam) +
    place(flat(edge, '#1E2747', 0.09), 0, 4) +
    flat(edge, icing.fill) +
    stripe(`M${left} ${EDGE - 5}h${w}`, icing.shade, 5, 0.35) +
    stripe(`M${left} ${TOP + 5}h${w}`, lighter(icing.fill, 0.5), 5) +
    sprinkles
  );
}

const DRIPS = [
  [
    [-12, 13],
    [14, 8],
  ],
  [[2, 17]],
  [
    [-15, 7],
    [12, 15],
  ],
] as const;

/** One slice with a straight cut on both sides: as many as a word has letters make a cake. */
function slice(icing: Icing, which: number): string {
  const box = `M${-HALF} ${TOP}H${HALF}V${BOTTOM}H${-HALF}Z`;
  const lineAt = (y: number) => stripe(`M${-HALF} ${y}H${HALF}`, ink, 4);
  const rimAt = (y: number) => stripe(`M${-HALF} ${y}H${HALF}`, paper, 16);
  return (
    rimAt(TOP) +
    rimAt(BOTTOM) +
    clip(box, layers(icing, -HALF, HALF, DRIPS[which]!, which + 4)) +
    lineAt(TOP) +
    lineAt(BOTTOM)
  );
}

/** The end of a cake, left or right: round where it was baked, straight where it was cut. */
function end(icing: Icing, left: boolean, cut: boolean): SpriteArt {
  const [far, round] = cut ? [8, 5] : [34, 16];
  const outline = `M0 ${TOP}H${far - round}Q${far} ${TOP} ${far} ${TOP + round}V${BOTTOM - round}Q${far} ${BOTTOM} ${far - round} ${BOTTOM}H0`;
  const face = clip(`${outline}Z`, layers(icing, 0, far + 2, cut ? [] : [[16, 11]], 9));
  const drawn =
    line(outline, paper, 16) +
    `${face}<path d="${outline}" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`;
  return left
    ? sprite(`<g transform="scale(-1 1)">${drawn}</g>`, -far - 12, TOP - 10, 0, BOTTOM + 10)
    : sprite(drawn, 0, TOP - 10, far + 12, BOTTOM + 10);
}

/** Where a blade may fall: a dashed line in the icing; or where one fell and was right: a notch. */
function mark(notch: boolean): SpriteArt {
  if (!notch)
    return sprite(
      line(`M0 ${TOP + 8}V${BOTTOM - 8}`, paper, 7, 0.9) +
        line(`M0 ${TOP + 10}V${BOTTOM - 10}`, PALETTE.pencil, 3.2, 1, '6 8'),
      -6,
      TOP,
      6,
      BOTTOM,
    );
  return sprite(
    flat(`M-9 ${TOP - 10}L0 ${TOP + 22}L9 ${TOP - 10}Z`, paper) +
      line(`M-9 ${TOP - 2}L0 ${TOP + 22}L9 ${TOP - 2}`, ink, 4) +
      line(`M0 ${TOP + 22}V${BOTTOM - 4}`, ink, 3.4),
    -14,
    TOP - 12,
    14,
    BOTTOM,
  );
}

/** A whole cake for one word; it is stretched to that word. */
function cake(icing: Icing, seed: number): SpriteArt {
  const [w, h] = [CAKE.width, CAKE.height];
  const outline = roundRect(-w / 2, -h / 2, w, h, 20, { seed, wobble: 1.2 });
  const k = h / SLICE.height;
  const drips = [-118, -82, -44, -6, 34, 72, 112].map((x, i) => [x, 8 + ((i * 5 + seed * 3) % 10)] as const);
  const drawn = `<g transform="scale(1 ${tenth(k * 100) / 100})">${layers(icing, -w / 2 - 4, w / 2 + 4, drips, seed)}</g>`;
  const soft = line(`M${-w / 2 + 10} ${h / 2 + 4}H${w / 2 - 10}`, ink, 12, 0.14);
  return sprite(soft + sticker(outline, SHOP.cream, drawn), -w / 2 - 22, -h / 2 - 20, w / 2 + 22, h / 2 + 24);
}

/** A loose slice for one grapheme, and the mould that it goes into. */
function loose(icing: Icing, seed: number): string {
  const outline = roundRect(-42, -48, 84, 96, 15, { seed, wobble: 1.6 });
  const drips = [
    [-20, 8],
    [6, 13],
    [28, 6],
  ] as const;
  const drawn = `<g transform="scale(1 .75)">${layers(icing, -48, 48, drips, seed + 3)}</g>`;
  return sticker(outline, SHOP.cream, drawn);
}

const mould = (): string =>
  flat(roundRect(-45, -52, 90, 104, 17, { seed: 8, wobble: 1.6 }), '#C7AD7C', 0.6) +
  flat(roundRect(-41, -46, 82, 96, 14, { seed: 8, wobble: 1.4 }), '#E9D5A8') +
  line(plate(76, 88, 12, { seed: 6 }), PALETTE.pencil, 3.4, 1, '8 8');

/** A lump of cake in a jar, and the paper tag with its letters. */
const lump = (icing: Icing): string =>
  flat(blob(0, 0, 44, 20, { seed: 3, wobble: 0.08 }), SHOP.sponge) +
  flat('M-42 -2Q-34 -20 0 -20Q34 -20 42 -2Q34 8 24 2Q14 12 4 3Q-8 12 -18 3Q-32 8 -42 -2Z', icing.fill) +
  `<path d="${circle(3, -14, -10)}" fill="${icing.dots[1]}"/><path d="${circle(3, 16, -11)}" fill="${icing.dots[2]}"/>`;
const tag = (): string =>
  `<g filter="url(#object)"><path d="${plate(120, 46, 10, { seed: 4, wobble: 1 })}" fill="${paper}" stroke="${ink}" stroke-width="2.6"/></g>`;

/** All cakes and what belongs to them, by the name of their sprite. */
export function cakes(): Record<string, SpriteArt> {
  const out: Record<string, SpriteArt> = {
    gleuf: mark(false),
    keep: mark(true),
    vorm: sprite(mould(), -50, -56, 50, 58),
    kaartje: sprite(tag(), -70, -32, 70, 38),
  };
  ICINGS.forEach((icing, i) => {
    for (let which = 0; which < SLICES; which++)
      out[`plak-${i}-${which}`] = sprite(slice(icing, which), -HALF, TOP - 10, HALF, BOTTOM + 10);
    out[`kap-links-${i}`] = end(icing, true, false);
    out[`kap-rechts-${i}`] = end(icing, false, false);
    out[`snede-links-${i}`] = end(icing, true, true);
    out[`snede-rechts-${i}`] = end(icing, false, true);
    out[`taart-${i}`] = cake(icing, i + 2);
    out[`stuk-${i}`] = sprite(loose(icing, i + 5), -60, -64, 60, 72);
    out[`klont-${i}`] = sprite(lump(icing), 48, 26);
  });
  return out;
}
