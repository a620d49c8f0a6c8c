import {
  PALETTE,
  blob,
  circle,
  clip,
  jitter,
  lighter,
  plate,
  roundRect,
  sprite,
  sticker,
  tenth,
  type SpriteArt,
} from '../../../engine/drawing/index.ts';
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
  const sprinkles = Array.from({ length: Math.max(2, Math.round((right - left) / 22)) }, (_, i) => {
    const x = tenth(left + 10 + ((right - left - 20) * (i + next())) / Math.round((right - left) / 22));
    const y = tenth(TOP + 9 + next() * 12);
    return `<path d="M${x} ${y}l${tenth(next() * 8 - 4)} ${tenth(3 + next() * 3)}" stroke="${icing.dots[i % 3]}" stroke-width="4.4" stroke-linecap="round"/>`;
  }).join('');
  const crumbs = Array.from(
    { length: Math.round((right - left) / 16) },
    () =>
      `<circle cx="${tenth(left + next() * (right - left))}" cy="${tenth(SPONGE + 9 + next() * 11)}" r="1.8" fill="${SHOP.spongeDeep}"/>`,
  ).join('');
  const w = right - left;
  return (
    `<path d="M${left} ${TOP}h${w}V${BOTTOM}h${-w}z" fill="${SHOP.cream}"/>` +
    `<path d="M${left} ${SPONGE}h${w}V${BOTTOM + 4}h${-w}z" fill="${SHOP.sponge}"/>${crumbs}` +
    `<path d="M${left} ${SPONGE - 3}h${w}v7h${-w}z" fill="${SHOP.jam}"/>` +
    `<path d="${edge}" transform="translate(0 4)" fill="#1E2747" opacity=".09"/>` +
    `<path d="${edge}" fill="${icing.fill}"/>` +
    `<path d="M${left} ${EDGE - 5}h${w}" stroke="${icing.shade}" stroke-width="5" opacity=".35"/>` +
    `<path d="M${left} ${TOP + 5}h${w}" stroke="${lighter(icing.fill, 0.5)}" stroke-width="5"/>` +
    sprinkles
  );
}

const DRIPS = [
  [[-12, 13], [14, 8]],
  [[2, 17]],
  [[-15, 7], [12, 15]],
] as const; // prettier-ignore

/** One slice with a straight cut on both sides: as many as a word has letters make a cake. */
function slice(icing: Icing, which: number): SpriteArt {
  const box = `M${-HALF} ${TOP}H${HALF}V${BOTTOM}H${-HALF}Z`;
  const lineAt = (y: number) => `<path d="M${-HALF} ${y}H${HALF}" stroke="${ink}" stroke-width="4"/>`;
  const rimAt = (y: number) => `<path d="M${-HALF} ${y}H${HALF}" stroke="${paper}" stroke-width="16"/>`;
  return sprite(
    rimAt(TOP) + rimAt(BOTTOM) + clip(box, layers(icing, -HALF, HALF, DRIPS[which]!, which + 4)) + lineAt(TOP) + lineAt(BOTTOM),
    -HALF,
    TOP - 10,
    HALF,
    BOTTOM + 10,
  ); // prettier-ignore
}

/** The end of a cake, left or right: round where it was baked, straight where it was cut. */
function end(icing: Icing, left: boolean, cut: boolean): SpriteArt {
  const [far, round] = cut ? [8, 5] : [34, 16];
  const outline = `M0 ${TOP}H${far - round}Q${far} ${TOP} ${far} ${TOP + round}V${BOTTOM - round}Q${far} ${BOTTOM} ${far - round} ${BOTTOM}H0`;
  const face = clip(`${outline}Z`, layers(icing, 0, far + 2, cut ? [] : [[16, 11]], 9));
  const drawn =
    `<path d="${outline}" fill="none" stroke="${paper}" stroke-width="16" stroke-linejoin="round"/>` +
    `${face}<path d="${outline}" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`;
  return left
    ? sprite(`<g transform="scale(-1 1)">${drawn}</g>`, -far - 12, TOP - 10, 0, BOTTOM + 10)
    : sprite(drawn, 0, TOP - 10, far + 12, BOTTOM + 10);
}

/** Where a blade may fall: a dashed line in the icing; or where one fell and was right: a notch. */
function mark(notch: boolean): SpriteArt {
  if (!notch)
    return sprite(
      `<path d="M0 ${TOP + 8}V${BOTTOM - 8}" stroke="${paper}" stroke-width="7" stroke-linecap="round" opacity=".9"/>` +
        `<path d="M0 ${TOP + 10}V${BOTTOM - 10}" stroke="${PALETTE.pencil}" stroke-width="3.2" stroke-dasharray="6 8" stroke-linecap="round"/>`,
      -6,
      TOP,
      6,
      BOTTOM,
    );
  return sprite(
    `<path d="M-9 ${TOP - 10}L0 ${TOP + 22}L9 ${TOP - 10}Z" fill="${paper}"/>` +
      `<path d="M-9 ${TOP - 2}L0 ${TOP + 22}L9 ${TOP - 2}" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>` +
      `<path d="M0 ${TOP + 22}V${BOTTOM - 4}" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"/>`,
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
  const soft = `<path d="M${-w / 2 + 10} ${h / 2 + 4}H${w / 2 - 10}" stroke="${ink}" stroke-width="12" stroke-linecap="round" opacity=".14"/>`;
  return sprite(
    soft + sticker(outline, SHOP.cream, { inner: drawn }),
    -w / 2 - 22,
    -h / 2 - 20,
    w / 2 + 22,
    h / 2 + 24,
  );
}

/** A loose slice for one grapheme, and the mould that it goes into. */
function loose(icing: Icing, seed: number): SpriteArt {
  const outline = roundRect(-42, -48, 84, 96, 15, { seed, wobble: 1.6 });
  const drips = [[-20, 8], [6, 13], [28, 6]] as const; // prettier-ignore
  const drawn = `<g transform="scale(1 .75)">${layers(icing, -48, 48, drips, seed + 3)}</g>`;
  return sprite(sticker(outline, SHOP.cream, { inner: drawn }), -60, -64, 60, 72);
}

const mould = (): SpriteArt =>
  sprite(
    `<path d="${roundRect(-45, -52, 90, 104, 17, { seed: 8, wobble: 1.6 })}" fill="#C7AD7C" opacity=".6"/>` +
      `<path d="${roundRect(-41, -46, 82, 96, 14, { seed: 8, wobble: 1.4 })}" fill="#E9D5A8"/>` +
      `<path d="${plate(76, 88, 12, { seed: 6 })}" fill="none" stroke="${PALETTE.pencil}" stroke-width="3.4" stroke-dasharray="8 8" stroke-linecap="round"/>`,
    -50,
    -56,
    50,
    58,
  );

/** A lump of cake in a jar, and the paper tag with its letters. */
const lump = (icing: Icing): SpriteArt =>
  sprite(
    `<path d="${blob(0, 0, 44, 20, { seed: 3, wobble: 0.08 })}" fill="${SHOP.sponge}"/>` +
      `<path d="M-42 -2Q-34 -20 0 -20Q34 -20 42 -2Q34 8 24 2Q14 12 4 3Q-8 12 -18 3Q-32 8 -42 -2Z" fill="${icing.fill}"/>` +
      `<path d="${circle(3, -14, -10)}" fill="${icing.dots[1]}"/><path d="${circle(3, 16, -11)}" fill="${icing.dots[2]}"/>`,
    -48,
    -26,
    48,
    26,
  );
const tag = (): SpriteArt =>
  sprite(
    `<g filter="url(#object)"><path d="${plate(120, 46, 10, { seed: 4, wobble: 1 })}" fill="${paper}" stroke="${ink}" stroke-width="2.6"/></g>`,
    -70,
    -32,
    70,
    38,
  );

/** All cakes and what belongs to them, by the name of their sprite. */
export function cakes(): Record<string, SpriteArt> {
  const out: Record<string, SpriteArt> = {
    gleuf: mark(false),
    keep: mark(true),
    vorm: mould(),
    kaartje: tag(),
  };
  ICINGS.forEach((icing, i) => {
    for (let which = 0; which < SLICES; which++) out[`plak-${i}-${which}`] = slice(icing, which);
    out[`kap-links-${i}`] = end(icing, true, false);
    out[`kap-rechts-${i}`] = end(icing, false, false);
    out[`snede-links-${i}`] = end(icing, true, true);
    out[`snede-rechts-${i}`] = end(icing, false, true);
    out[`taart-${i}`] = cake(icing, i + 2);
    out[`stuk-${i}`] = loose(icing, i + 5);
    out[`klont-${i}`] = lump(icing);
  });
  return out;
}
