import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { WOOD } from './colours.ts';

const { coral, blue, moss, plum, paper, ink, ochre } = PALETTE;

/** The middle of a board, to be stretched; its place is the middle of its upper side. */
function board(thick: number): SpriteArt {
  const wave = `<path d="M-96 ${thick * 0.55}q50 -4 96 0t96 0M-70 ${thick * 0.8}q40 3 84 0" stroke="${WOOD.boardDeep}" stroke-width="1.6" fill="none" opacity=".6"/>`;
  return sprite(
    `<rect x="-100" y="0" width="200" height="${thick}" fill="${darker(WOOD.board, 0.35)}"/><rect x="-100" y="1.5" width="200" height="${thick - 4}" fill="${WOOD.board}"/><rect x="-100" y="1.5" width="200" height="6" fill="${WOOD.boardLight}"/>${wave}<rect x="-100" y="${thick}" width="200" height="6" fill="${ink}" opacity=".12"/>`,
    -100,
    -1,
    100,
    thick + 8,
  );
}

/** The left end of a board. */
const boardEnd = (thick: number): SpriteArt =>
  sprite(
    prop(roundRect(-5, -2, 15, thick + 3, 5, { seed: 4, wobble: 0.6 }), WOOD.boardDeep, {
      inner: slab(-5, -2, 15, 7, WOOD.board),
    }) + dot(2, WOOD.brass, 3, thick / 2 + 1),
    -10,
    -6,
    16,
    thick + 8,
  );

/** A ledge on two brackets, to stand on under a bell. */
const ledge = (): string => {
  const bracket = (x: number, way: number) =>
    prop(`M${x} 14h${way * 34}q${-way * 26} 4 ${-way * 34} 34z`, WOOD.postDeep, { line: 2.2 });
  return (
    bracket(-96, 1) +
    bracket(96, -1) +
    prop(roundRect(-108, 0, 216, 17, 6, { seed: 8, wobble: 0.8 }), WOOD.board, {
      inner: slab(-110, 0, 220, 6, WOOD.boardLight),
    })
  );
};

/** One lying book, `w` by `h`, its top in the middle at (x, y). */
function lying(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  seed: number,
  turned = false,
): string {
  const pages = turned
    ? slab(x - w / 2, y + 5, w * 0.14, h - 10, paper)
    : slab(x + w / 2 - w * 0.14, y + 5, w * 0.14, h - 10, paper);
  return prop(
    roundRect(x - w / 2, y, w, h, Math.min(8, h / 3), { seed, wobble: 1 }),
    colour,
    slab(x - w / 2, y, w, h * 0.26, lighter(colour, 0.28)) +
      slab(x - w * 0.3, y, Math.max(4, w * 0.05), h, darker(colour, 0.2), 0, 0.6) +
      pages,
    { line: 3, outline: 0.42 },
  );
}

/** A pile of two thick books under a bell with a tall card. */
const pile = (): string => lying(3, 32, 216, 32, blue, 3) + lying(-2, 0, 208, 32, coral, 7, true);

/** A step of stairs: a book on edge. */
const step = (colour: string, seed: number): string =>
  prop(roundRect(-21, 0, 42, 46, 5, { seed, wobble: 0.8 }), colour, {
    line: 2.6,
    outline: 0.4,
    inner: `<rect x="-21" y="0" width="42" height="9" fill="${lighter(colour, 0.3)}"/><rect x="-12" y="14" width="24" height="5" rx="2" fill="${lighter(colour, 0.5)}"/><rect x="-8" y="23" width="16" height="4" rx="2" fill="${lighter(colour, 0.5)}"/>`,
  });

/** A moving shelf: a book as a swing. */
const swing = (): string =>
  stripe('M-34 4V-60M34 4V-60', WOOD.postDeep, 3, 0) +
  `<g>${sticker(roundRect(-44, 0, 88, 20, 8, { seed: 6, wobble: 0.8 }), moss, slab(-46, 0, 92, 7, lighter(moss, 0.3)) + slab(28, 5, 16, 11, paper), { rim: 4, line: 3.4 })}</g>` +
  each([-18, 0, 18], (x) => dot(2.6, paper, x, 12, 0.85));

/** A cushion that lies under a gap; its place is the middle of its upper side. */
const cushion = (): string => {
  const soft = 'M-58 6Q-62 0 -52 2Q0 14 52 2Q62 0 58 6Q64 22 56 30Q0 40 -56 30Q-64 22 -58 6Z';
  const dots = each([-34, -12, 12, 34], (x, i) => dot(4, lighter(plum, 0.45), x, 20 + (i % 2) * 5));
  return prop(soft, mix(plum, '#FFFFFF', 0.25), {
    line: 3,
    outline: 0.4,
    inner: dots + flat('M-60 6Q0 22 60 6V-4H-60Z', mix(plum, '#FFFFFF', 0.5)),
  });
};

/** A book on a spring. */
const spring = (): string =>
  line('M-14 12L14 15L-14 18L14 21L-14 24L12 26', darker('#C9CEDA', 0.35), 3.4) +
  sticker(roundRect(-27, 0, 54, 13, 5, { seed: 9, wobble: 0.5 }), ochre, {
    rim: 3.4,
    line: 3,
    inner: slab(-28, 0, 56, 5, lighter(ochre, 0.4)),
  });

/** The library ladder; its place is the middle of its foot. */
const ladder = (): string => {
  const rungs = each(10, (i) =>
    prop(roundRect(-26, -20 - i * 30, 52, 9, 4, { seed: i, wobble: 0.6 }), WOOD.boardLight, {
      line: 2.4,
      outline: 0.36,
    }),
  );
  const rail = (x: number) =>
    prop(roundRect(x - 5, -300, 10, 294, 5, { seed: x, wobble: 0.8 }), WOOD.brass, {
      line: 2.6,
      outline: 0.4,
    });
  const wheel = (x: number) => prop(circle(7, x, -7), '#8D95AC', { line: 2.4 });
  // A white rim, as it is there to be climbed.
  const outline = [
    ...[-26, 26].map((x) => `${roundRect(x - 5, -300, 10, 294, 5)}${circle(7, x, -7)}`),
    ...Array.from({ length: 10 }, (_, i) => roundRect(-26, -20 - i * 30, 52, 9, 4)),
  ];
  const rim = edged(outline.join(''), paper, paper, 11);
  return rim + rungs + rail(-26) + rail(26) + wheel(-26) + wheel(26);
};

/** Everything that is stood on or climbed. */
export const boards = (): Record<string, SpriteArt> => ({
  plank: board(24),
  'plank-eind': boardEnd(24),
  'dunne-plank': board(15),
  'dunne-plank-eind': boardEnd(15),
  rand: sprite(ledge(), -114, -4, 114, 54),
  stapel: sprite(pile(), -116, -4, 116, 70),
  'boek-rood': sprite(step(coral, 2), -25, -3, 25, 50),
  'boek-blauw': sprite(step(blue, 3), -25, -3, 25, 50),
  'boek-groen': sprite(step(moss, 4), -25, -3, 25, 50),
  'boek-paars': sprite(step(plum, 5), -25, -3, 25, 50),
  trede: sprite(swing(), -60, -14, 60, 38),
  kussen: sprite(cushion(), -68, -6, 68, 44),
  veerboek: sprite(spring(), -38, -10, 38, 34),
  ladder: sprite(ladder(), -40, -308, 40, 6),
  boekblok: sprite(
    prop(plate(100, 84, 8, { seed: 3, wobble: 0.6 }), blue, {
      line: 3,
      outline: 0.45,
      inner: `<rect x="-50" y="30" width="100" height="9" fill="${paper}"/><rect x="-50" y="33" width="100" height="1.6" fill="${darker(paper, 0.2)}"/><rect x="-50" y="-42" width="12" height="84" fill="${darker(blue, 0.25)}"/>`,
    }),
    54,
    46,
  ),
});
