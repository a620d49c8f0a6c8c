import { coarser, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { drop, plate } from '../../../engine/drawing/shapes.ts';
import { flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { GARDEN } from './colours.ts';
import { FOOD } from './sizes.ts';

const { ink, paper, moss } = PALETTE;

/** Wide food is drawn on so many times fewer pixels. */
const coarseness = (size: number): number => (size > 4 ? 1.6 : size > 2 ? 1.4 : size > 1 ? 1.15 : 1);

/** The outline of a leaf, `w` wide: a soft oval with two tips, longer for longer words. */
function leafShape(w: number, h: number): string {
  const [x, y] = [w / 2, h / 2];
  return (
    `M${-x} 9C${-x + 1} ${-y * 0.4} ${-x + 10} ${-y} ${-x + 32} ${-y}L${x - 26} ${-y + 1}C${x - 9} ${-y} ${x - 1} ${-y * 0.7} ${x} -11` +
    `C${x - 1} ${y * 0.4} ${x - 10} ${y} ${x - 32} ${y}L${-x + 26} ${y - 1}C${-x + 9} ${y} ${-x + 1} ${y * 0.7} ${-x} 9Z`
  );
}

/** A leaf with room for letters; its cells are `size` wide. */
function leaf(size: number): string {
  const w = FOOD.width(size);
  const shape = leafShape(w, FOOD.height);
  const stem = `M${w / 2 - 3} -5Q${w / 2 + 7} -12 ${w / 2 + 9} -20`;
  const veins =
    stripe(`M${-w / 2} 6L${w / 2} -6`, GARDEN.leafVein, 3) +
    Array.from({ length: Math.max(2, Math.round(w / 44)) }, (_, i, all = Math.max(2, Math.round(w / 44))) => {
      const x = -w / 2 + ((i + 0.8) * w) / (all + 0.6);
      return stripe(`M${x} 2l13 -26M${x} 2l13 26`, GARDEN.leafVein, 2.4);
    }).join('');
  return (
    line(stem, paper, 16) +
    sticker(shape, GARDEN.leaf, veins + flat(`M${-w} 14H${w}V50H${-w}Z`, moss, 0.14), { rim: 5, line: 3.6 }) +
    line(stem, ink, 4.4)
  );
}

/** An apple cut through, as wide as its word: red skin, light flesh, a stem and a leaf on top. */
function apple(size: number): string {
  const w = FOOD.width(size);
  const h = FOOD.height + 6;
  const skin = plate(w, h, 28, { seed: size + 3, wobble: 1.6 });
  const flesh = plate(w - 15, h - 15, 22, { seed: size + 9, wobble: 1.2 });
  const top = -h / 2;
  const stem = `M0 ${top + 3}Q1 ${top - 9} 9 ${top - 13}`;
  const sprig = `M4 ${top - 4}Q18 ${top - 22} 34 ${top - 11}Q20 ${top + 3} 4 ${top - 4}Z`;
  return (
    `<path d="${stem}${sprig}" fill="${paper}" stroke="${paper}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>` +
    sticker(skin, GARDEN.apple, {
      inner: `<path d="${flesh}" fill="${GARDEN.flesh}"/><path d="M${-w / 2 + 12} ${top + 11}Q${-w / 2 + 16} ${top + 6} ${-w / 2 + 28} ${top + 5}" fill="none" stroke="#FFC2B2" stroke-width="3.5" stroke-linecap="round"/>`,
      rim: 5,
      line: 3.6,
    }) +
    `<path d="${stem}" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><path d="${sprig}" fill="${moss}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`
  );
}

/** A large round apple, cut through, with room for a picture. */
function roundApple(): string {
  const skin =
    'M0 -40C20 -56 56 -50 57 -12C58 22 38 52 18 52C8 52 6 48 0 48C-6 48 -8 52 -18 52C-38 52 -58 22 -57 -12C-56 -50 -20 -56 0 -40Z';
  const flesh =
    'M0 -29C16 -43 46 -40 47 -10C47 18 32 43 17 43C8 43 6 40 0 40C-6 40 -8 43 -17 43C-32 43 -47 18 -47 -10C-46 -40 -16 -43 0 -29Z';
  const stem = 'M0 -38Q1 -52 8 -58';
  const sprig = 'M4 -46Q20 -66 38 -54Q22 -38 4 -46Z';
  return (
    `<path d="${stem}${sprig}" fill="${paper}" stroke="${paper}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>` +
    sticker(skin, GARDEN.apple, flat(flesh, GARDEN.flesh), { rim: 5, line: 3.6 }) +
    `<path d="${stem}" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><path d="${sprig}" fill="${moss}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`
  );
}

/** A drop of dew that can be picked up. */
const dew = () =>
  sticker(drop(0, 0, 1), GARDEN.dew, line('M-5 4Q-6 9 -1 11', '#fff', 3.4), { rim: 4, line: 3 });

/** Leaves and apples in every width, and dew. */
export function food(): Record<string, SpriteArt> {
  const all: Record<string, SpriteArt> = {
    dauw: sprite(dew(), -24, -28, 24, 32),
    'apple-round': coarser(sprite(roundApple(), -76, -78, 76, 74), coarseness(2)),
  };
  for (let size = 1; size <= FOOD.widest; size++) {
    const half = FOOD.width(size) / 2 + 24;
    all[`leaf-${size}`] = coarser(sprite(leaf(size), -half, -48, half, 50), coarseness(size));
    if (size > 1) all[`apple-${size}`] = coarser(sprite(apple(size), -half, -70, half, 54), coarseness(size));
  }
  return all;
}
