import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { groundShadow, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SHADE } from './tones.ts';

const { ink, paper, coral, ochre, teal } = PALETTE;

/** The till by its foot, with its display at (0, -94). */
const till =
  groundShadow(0, 0, 112, 12) +
  prop(roundRect(-104, -46, 208, 48, 10, { wobble: 0.6 }), SHADE.till, {
    inner: flat('M-110 -20H110V6H-110Z', SHADE.tillDeep) + each([-70, -35, 0, 35, 70], (x) => slab(x - 13, -40, 26, 13, SHADE.tillDeep, 4)), // prettier-ignore
    outline: 0.45,
    line: 3,
  }) +
  cord('M-62 -46V-60M62 -46V-60', SHADE.steelDeep, 13) +
  prop(roundRect(-108, -150, 216, 96, 18, { wobble: 0.8 }), SHADE.till, { outline: 0.45, line: 3.4 }) +
  prop(roundRect(-96, -126, 192, 62, 12, { wobble: 0.6 }), SHADE.screen, {
    inner: stripe('M-100 -122H100', paper, 8, 0.14),
    outline: 0.3,
  }) +
  line('M-86 -151V-166H86V-151', SHADE.steelDeep, 5);

/** The drawer, with coins. */
const drawer =
  prop(roundRect(-88, -30, 176, 44, 7, { wobble: 0.6 }), SHADE.tillDeep, { outline: 0.45, line: 3 }) +
  slab(-78, -24, 156, 20, SHADE.screen, 4) +
  each([-58, -34, -10, 16, 42, 62], (x, i) => edged(circle(8, x, -14), i % 2 ? SHADE.steel : ochre, ink, 2)) +
  slab(-20, 2, 40, 6, SHADE.steelDeep, 3);

/** The glass in the counter, and the beam under it. */
const glass = sticker(roundRect(-92, -34, 184, 68, 14, { wobble: 0.8 }), SHADE.glass, {
  inner: flat('M-92 34L-40 -34H-8L-60 34ZM-20 34L32 -34H44L-8 34Z', paper, 0.5) + stripe('M-92 30H92', SHADE.glassDeep, 8), // prettier-ignore
  rim: 5,
});
const beam =
  line('M-70 14L64 -20M-64 -20L70 14M0 -24V24', SHADE.beam, 10, 0.25) +
  line('M-70 14L64 -20M-64 -20L70 14M0 -24V24', SHADE.beam, 3.4);

/** A crate for what is wrong: its front, the products lie behind it. */
const crate = sticker(roundRect(-186, -54, 372, 110, 10, { wobble: 1 }), SHADE.crate, {
  inner:
    stripe('M-190 -22H190M-190 24H190', SHADE.crateDeep, 8, 0.8) +
    each([-168, 168], (x) => slab(x - 12, -60, 24, 120, SHADE.crateDeep)),
});

/** A paper bag by its middle, its handles above. */
const bag =
  each([-1, 1], (side) => cord(`M${side * 70 - 24} -58Q${side * 70} -108 ${side * 70 + 24} -58`, SHADE.bagDeep, 9)) +
  sticker('M-142 -60L-124 -52L-104 -60L-84 -52L-62 -60L-40 -52L-18 -60L4 -52L26 -60L48 -52L70 -60L92 -52L114 -60L142 -56L134 60H-134Z', SHADE.bag, {
    inner: flat('M60 -70H160V70H84Z', SHADE.bagDeep, 0.4) + flat('M-150 44H150V70H-150Z', SHADE.bagDeep, 0.5),
  }); // prettier-ignore

/** A note of the tune on the display, and a bell of the kunstje. */
const note = (isLit: boolean): string =>
  line('M5 10V-16Q14 -14 16 -4', isLit ? SHADE.lit : SHADE.dark, 4.4) +
  flat('M-10 10Q-9 2 -1 2Q7 3 7 10Q6 17 -2 17Q-10 17 -10 10Z', isLit ? SHADE.lit : SHADE.dark);
const bell = (isFull: boolean): string => {
  const body = 'M-19 10Q-18 -16 0 -18Q18 -16 19 10Z';
  if (!isFull) return edged(`${body}M-22 11H22V18H-22Z`, paper, PALETTE.pencil, 2.4, 0.75);
  return (
    edged(body, ochre, ink, 2.8) +
    line('M-10 4Q-9 -8 -2 -10', '#FFF0BC', 4) +
    edged('M-23 9H23V18H-23Z', coral, ink, 2.8) +
    edged('M-6 -18H6V-24H-6Z', coral, ink, 2.6)
  );
};

/** A receipt that hangs down from (0, 0), 240 by 270. */
const receipt = prop(
  `M-120 0H120V262L108 270${each(9, (i) => `L${96 - i * 24} 260L${84 - i * 24} 270`)}L-120 262Z`,
  paper,
  { inner: slab(-120, 0, 240, 12, SHADE.paperDeep), outline: 0.3, shadow: 'object' },
);
/** The long one of the finale, to the right of (0, 0), and the roll at its end. */
const ribbon = prop(roundRect(0, -92, 1258, 184, 4, { wobble: 1 }), paper, {
  inner: stripe('M0 -82H1260M0 82H1260', SHADE.paperDeep, 6, 1, '14 10'),
  outline: 0.3,
  shadow: 'object',
});
const roll =
  edged(circle(30), paper, darker(SHADE.paperDeep, 0.35), 3) +
  line('M-16 4Q-14 -16 6 -15Q20 -10 15 6Q8 18 -4 12Q-10 4 0 -2', darker(SHADE.paperDeep, 0.3), 3);

/** A seam of the belt; the bar between two customers; and a small one between two letters. */
const seam = line('M4 -44Q-2 0 4 14', SHADE.beltDeep, 4, 0.7);
const bar = sticker(roundRect(-11, -84, 22, 88, 9, { wobble: 0.6 }), coral, {
  inner: stripe('M-14 -62H14M-14 -34H14M-14 -6H14', paper, 11),
  rim: 3,
  line: 3,
});
const smallBar = sticker(roundRect(-9, -54, 18, 104, 8, { wobble: 0.6 }), coral, {
  inner: stripe('M-12 -36H12M-12 -6H12M-12 24H12', paper, 12),
  rim: 4,
  line: 3.2,
});
const block = edged(roundRect(-28, -42, 56, 84, 9, { wobble: 0.8 }), SHADE.block, darker(SHADE.blockDeep, 0.4), 3) + flat('M-25 26H25V34Q25 39 20 39H-20Q-25 39 -25 34Z', SHADE.blockDeep); // prettier-ignore
const slit =
  line('M0 -40V40', ink, 3, 0.5, '2 9') +
  sticker('M-12 52L0 34L12 52Q0 62 -12 52Z', lighter(coral, 0.25), { rim: 4, line: 2.8 });

/** The key of the till that says: done. */
const key = sticker(plate(176, 96, 26, { wobble: 1 }), teal, {
  inner: flat('M-100 20H100V60H-100Z', darker(teal, 0.2)) + line('M-28 -4L-6 18L32 -24', paper, 13),
});

/** A piece of the raised edge of the counter, behind which all stand. */
const ledge = slab(-201, -10, 402, 24, SHADE.edge) + slab(-201, 8, 402, 6, SHADE.topDeep);

/** Lamps over the counter. */
const lamps = each([-420, -140, 140, 420], (x) =>
  flat(`M${x - 34} 0L${x - 190} 250H${x + 190}L${x + 34} 0Z`, SHADE.lit, 0.2) +
  line(`M${x} -120V-34`, ink, 4) +
  edged(`M${x - 44} 0Q${x - 40} -36 ${x} -38Q${x + 40} -36 ${x + 44} 0Z`, coral, darker(coral, 0.3), 3) +
  dot(11, '#FFF3C4', x, 4),
); // prettier-ignore

/** The cat, lying, by its middle. */
const cat =
  cord('M44 16Q76 12 66 -22', SHADE.fur, 13, ink, 2.6) +
  sticker('M-50 26Q-66 4 -48 -12Q-50 -34 -44 -42L-32 -30H-14L-2 -42Q4 -30 2 -16Q40 -18 52 6Q56 26 46 28Z', SHADE.fur, {
    inner: stripe('M14 -20L18 0M28 -18L32 2M42 -10L44 8', SHADE.furDeep, 6) + flat('M-50 8Q-26 26 0 12V40H-60Z', lighter(SHADE.fur, 0.5)),
    rim: 4,
    line: 3,
  }) +
  each([-34, -12], (x) => dot(6, paper, x, -14) + dot(3.4, ink, x + 1, -14)) +
  flat('M-27 -4H-19L-23 1Z', coral) +
  line('M-23 1q-5 6 -10 2M-23 1q5 6 10 2M-44 -4h-14M-2 -4h14', ink, 2.2); // prettier-ignore

/** Everything in the shop but what is sold. */
export const things = (): Record<string, SpriteArt> => ({
  kassa: sprite(till, -122, -176, 122, 18),
  la: sprite(drawer, 92, 34),
  glas: sprite(glass, 108, 52),
  straal: sprite(beam, 84, 36),
  krat: sprite(crate, 202, 74),
  tas: sprite(bag, -166, -116, 166, 82),
  noot: sprite(note(true), 20, 22),
  'noot-uit': sprite(note(false), 20, 22),
  bel: sprite(bell(true), 28),
  'bel-uit': sprite(bell(false), 28),
  bon: sprite(receipt, -134, -8, 134, 290),
  bonlint: sprite(ribbon, -10, -104, 1270, 112),
  bonrol: sprite(roll, 34),
  bandnaad: sprite(seam, 8, 48),
  beurtbalk: sprite(bar, -20, -98, 20, 14),
  beurtbalkje: sprite(smallBar, 22, 68),
  blok: sprite(block, 31, 45),
  gleuf: sprite(slit, 24, 72),
  toets: sprite(key, 106, 66),
  rand: sprite(ledge, 202, 16),
  lampen: sprite(lamps, -620, -130, 620, 256),
  kat: sprite(cat, 86, 58),
});
