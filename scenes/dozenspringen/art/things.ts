import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle, plate, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { DEPOT } from './tones.ts';

const { ink, paper, coral, ochre, moss, teal, pink, blue } = PALETTE;
const TINTS = [DEPOT.card, DEPOT.cardPale, DEPOT.cardRed] as const;
/** The rim and line of what is small. */
const SMALL = { rim: 3, line: 3.2, shadow: 'none' } as const;
const FOAMS = [DEPOT.pink, DEPOT.mint, DEPOT.lilac] as const;

/** The front of a cardboard box with tape and a label to read on, its middle at (0, 0). */
const front = (wide: number, high: number, fill: string, seed: number, inner = ''): string =>
  sticker(plate(wide, high, 8, { seed, wobble: 1.4 }), fill, {
    inner:
      slab(-wide, -high / 2, wide * 2, 13, darker(fill, 0.14)) +
      slab(-13, -high / 2, 26, 22, DEPOT.tape, 0, 0.9) +
      flat(`M${wide / 2 - 10} ${-high}V${high}H${wide}V${-high}Z`, darker(fill, 0.16), 0.7) +
      inner,
    rim: 4,
    line: 3.6,
  });

/** A box for a letter: it stands on paper. */
const box = (fill: string, i: number): string =>
  front(84, 84, fill, i + 3, flat(roundRect(-33, -20, 64, 56, 9, { seed: i + 7 }), paper)) +
  line(i === 0 ? 'M22 30h8M26 26v8' : i === 1 ? 'M-32 32l6 -6M-26 32l6 -6' : 'M28 26a4 4 0 1 1 -.1 0', darker(fill, 0.3), 2.4, 0.7); // prettier-ignore

const lid = (): string =>
  sticker('M-44 -5L-40 4H40L44 -5Q0 -10 -44 -5Z', DEPOT.cardPale, {
    ...SMALL,
    inner: slab(-12, -20, 24, 40, DEPOT.tape),
  });

/** A box for a word: wide, its card comes before it. */
const chest = (fill: string, i: number): string =>
  front(292, 112, fill, i + 11, slab(-150, 34, 300, 8, darker(fill, 0.12)));

const spring = (): string =>
  line('M0 44L-11 36L11 28L-11 20L11 12L0 6', ink, 7.5) + line('M0 44L-11 36L11 28L-11 20L11 12L0 6', '#DDE4EE', 3.6); // prettier-ignore
const FACE = dot(3, ink, -6, -10) + dot(3, ink, 6, -10) + line('M-5 -3q5 5 10 0', ink, 2.4);
/** Toys on springs: a star, a duck, a flower. */
const TOYS: readonly string[] = [
  place(sticker(star(24, 14), ochre, SMALL), 0, -8) + FACE,
  sticker(circle(18, 0, -8), '#FFE08A', SMALL) +
    edged('M-5 -6Q0 -10 5 -6Q0 2 -5 -6Z', coral, ink, 2.4) +
    dot(3, ink, -7, -13) +
    dot(3, ink, 7, -13) +
    line('M-3 -28q3 -6 6 0', ink, 3),
  each(6, (i) => place(edged(circle(9, 0, -17), pink, ink, 3), 0, -8, { turn: i * 60 })) +
    edged(circle(13, 0, -8), '#FFF0C4', ink, 3) +
    FACE,
];

const flag = (isKept: boolean): string => {
  const cloth = isKept ? teal : coral;
  const tick = isKept ? line('M7 -33l6 6l11 -12', paper, 5) : '';
  return (
    line('M0 0V-46', paper, 11) +
    line('M0 0V-46', ink, 5.4) +
    sticker('M2 -46L38 -36L2 -20Z', cloth, { rim: 3, line: 3.2 }) +
    tick +
    dot(4.5, ochre, 0, -48)
  );
};

const chalk = (): string =>
  line('M0 -56Q2 -10 -1 58', '#fff', 9, 0.95) + line('M1 -54Q-2 0 1 56', PALETTE.pencil, 2, 0.5, '7 5');

/** Rollers on which a row stands, to be stretched; their top at (0, 0). */
const rollers = (): string =>
  edged(roundRect(-150, 2, 300, 18, 6, { wobble: 0.4 }), DEPOT.steel, DEPOT.steelDeep, 2.6) +
  slab(-146, 3, 292, 6, '#E3EAF0', 3) +
  stripe('M-144 15H144', DEPOT.steelDeep, 5, 0.7, '3 9');
const post = (): string =>
  edged('M-9 8H9L11 78H-11Z', DEPOT.steelDeep, darker(DEPOT.steelDeep, 0.3), 2.4) +
  line('M-4 14V72', DEPOT.steel, 4) +
  slab(-24, 0, 48, 10, DEPOT.steel, 3);

/** A pallet on its post, the middle of its top at (0, 0). */
const pallet = (): string =>
  each([-40, 0, 40], (x) => prop(roundRect(x - 11, 12, 22, 20, 3, { seed: x + 50 }), DEPOT.woodDeep, { outline: 0.35 })) + // prettier-ignore
  prop(roundRect(-56, 30, 112, 11, 3, { seed: 5 }), DEPOT.wood, { outline: 0.35 }) +
  sticker(roundRect(-56, 0, 112, 13, 4, { seed: 6, wobble: 0.8 }), '#D8A672', {
    inner: line('M-40 7h34M6 7h40', DEPOT.woodDeep, 2, 0.5),
    rim: 4,
    line: 3.4,
  });
const bellPost = (): string =>
  cord('M8 2V-112Q8 -126 -4 -126', DEPOT.steel, 11, ink, 2.6) + edged(circle(6, 8, 2), DEPOT.steel, ink, 2.6);
const bell = (): string =>
  edged(circle(6, 0, 34), coral, ink, 3) +
  sticker('M-26 28Q-20 20 -18 2Q-16 -18 0 -18Q16 -18 18 2Q20 20 26 28Q0 36 -26 28Z', ochre, {
    inner: flat('M4 -20Q22 -10 20 30H34V-20Z', darker(ochre, 0.16), 0.8) + oval(4, 9, '#FFF0C4', -8, -2),
    rim: 4.5,
    line: 3.6,
  }) +
  dot(4, ink, 0, -18);

/** A wooden crate to leap from, the middle of its top at (0, 0). */
const crate = (): string =>
  prop(roundRect(-48, 0, 96, 152, 6, { seed: 3 }), DEPOT.wood, {
    inner:
      each(5, (i) => line(`M-60 ${30 + i * 30}H60`, DEPOT.woodDeep, 3, 0.6)) +
      line('M-44 4L44 148', '#D8A672', 13) +
      slab(-48, 0, 12, 152, '#D8A672') +
      slab(36, 0, 12, 152, '#B07C4A'),
    outline: 0.45,
    line: 3.2,
  }) + prop(roundRect(-54, -2, 108, 14, 5, { seed: 4 }), '#D8A672', { outline: 0.45, line: 3.2 });

const chain = (): string =>
  each(20, (i) => line(`M0 ${-396 + i * 20}q7 8 0 16q-7 -8 0 -16`, DEPOT.steelDeep, 4.4)) +
  edged(circle(8, 0, -2), DEPOT.steel, DEPOT.steelDeep, 3);

/** A lamp on its chain, the top of that at (0, 0). */
const lamp = (): string =>
  line('M0 0V44', DEPOT.steelDeep, 4) +
  oval(20, 9, '#FFF6D8', 0, 74) +
  prop('M-9 42H9Q14 56 44 74Q0 84 -44 74Q-14 56 -9 42Z', teal, { inner: flat('M6 40Q16 60 50 76V40Z', darker(teal, 0.16)), outline: 0.4, line: 3 }); // prettier-ignore
const light = `<path d="M-40 80L40 80L190 520L-190 520Z" fill="#FFE7A6" opacity=".34" filter="url(#soft)"/><ellipse cx="0" cy="80" rx="46" ry="22" fill="#FFF3CF" filter="url(#soft)"/>`;

/** Three soft blocks of foam side by side. */
const foam = (i: number): string =>
  each([0, 1, 2], (k) => {
    const fill = FOAMS[(i + k) % FOAMS.length]!;
    const [x, y, turn] = [[-62, 6, -7], [2, -4, 5], [64, 8, -3]][k]!; // prettier-ignore
    const shape = plate(84, 74, 18, { seed: i * 3 + k + 2, wobble: 3 });
    const pores = each(4, (n) => dot(3 + (n % 2), darker(fill, 0.12), -24 + n * 16, ((n * 17 + i * 9) % 30) - 10)); // prettier-ignore
    return place(prop(shape, fill, { inner: flat('M-50 20H50V50H-50Z', darker(fill, 0.1), 0.8) + slab(-50, -40, 100, 13, lighter(fill, 0.4)) + pores, outline: 0.2, line: 2.8 }), x!, y!, { turn }); // prettier-ignore
  });

/** A parcel with a string, its middle at (0, 0). */
const parcel = (fill: string, i: number): string =>
  prop(plate(40, 34, 4, { seed: i + 20 }), fill, {
    inner:
      stripe('M-30 -2H30M4 -30V30', i === 1 ? coral : i === 2 ? moss : blue, 4) + slab(9, 8, 9, 6, paper),
    outline: 0.45,
    line: 2.6,
  });

/** A parcel of the kunstje: dotted until its stamp is on. */
const posted = (isFull: boolean): string =>
  isFull
    ? sticker(plate(40, 34, 5, { seed: 9 }), DEPOT.cardPale, { inner: stripe('M-9 -30V30', DEPOT.tape, 8), rim: 3, line: 3 }) + // prettier-ignore
      edged(circle(12, 6, 0), coral, ink, 2.6) +
      place(flat(star(8, 4), paper), 6, 0)
    : flat(plate(40, 34, 5, { seed: 9 }), '#fff', 0.4) + line(plate(40, 34, 5, { seed: 9 }), DEPOT.pitDeep, 2.8, 0.9, '6 5'); // prettier-ignore

const wheel = (r: number, x: number, y: number): string =>
  edged(circle(r, x, y), DEPOT.tyre, ink, 3) + dot(r * 0.46, '#D5DBE6', x, y) + dot(r * 0.16, ink, x, y);

/** A forklift that looks to the left; its wheels stand on (0, 0). Who drives sits behind its bonnet. */
const forklift = (): string =>
  line('M-58 -6V-128', ink, 15) +
  line('M-58 -6V-128', DEPOT.steel, 9) +
  line('M-58 -16H-128', ink, 11) +
  line('M-58 -16H-128', DEPOT.steelDeep, 6) +
  line('M2 -52L8 -138H74L80 -60', ink, 9) +
  line('M2 -52L8 -138H74L80 -60', DEPOT.steel, 4.4) +
  prop(roundRect(-2, -146, 84, 12, 5), ochre, { outline: 0.8, line: 3.2 }) +
  prop('M-54 -14V-50Q-52 -56 -44 -56H4L14 -40H62V-64H84Q92 -62 92 -50V-14Z', ochre, {
    inner: flat('M-60 -30H100V0H-60Z', darker(ochre, 0.14)) + each(3, (i) => line(`M${-40 + i * 12} -48v14`, ink, 3.4, 0.7)) + stripe('M60 -66l14 30M72 -66l14 30', ink, 6, 0.75), // prettier-ignore
    outline: 0.85,
    line: 3.6,
  }) +
  wheel(21, -26, -19) +
  wheel(17, 66, -15);

/** The back of the lorry at the door, open. */
const trailer = (): string =>
  prop(roundRect(-88, -76, 176, 132, 8), '#F6F1E6', { outline: 0.3, line: 4 }) +
  prop(roundRect(-74, -60, 148, 112, 4), '#8B8AA6', {
    inner: slab(-80, 30, 160, 30, '#77759A'),
    outline: 0.25,
    line: 3,
  }) + // prettier-ignore
  slab(-94, 54, 188, 12, DEPOT.steelDeep, 4) +
  each([-66, 66], (x) => edged(roundRect(x - 16, 62, 32, 34, 8), DEPOT.tyre, ink, 2.4, 0.85)) +
  each([-80, 80], (x) => dot(6, coral, x, 44));

/** The whole lorry from the side, driving to the right; its wheels stand on (0, 0). */
const lorry = (): string =>
  sticker(roundRect(-256, -220, 360, 178, 12), '#F6F1E6', {
    inner: slab(-270, -90, 400, 60, teal) + place(sticker(plate(120, 76, 8), DEPOT.cardPale, { inner: stripe('M-70 0H70M0 -60V60', coral, 9), rim: 5, line: 4, shadow: 'none' }), -76, -138), // prettier-ignore
    rim: 6,
    line: 4.4,
  }) +
  sticker('M112 -40V-170Q112 -180 122 -180H206Q240 -178 252 -132L276 -116Q288 -110 288 -96V-40Z', coral, {
    inner: flat('M100 -74H300V-30H100Z', darker(coral, 0.14)),
    rim: 6,
    line: 4.4,
  }) +
  clip('M150 -164H204Q226 -162 236 -122H150Z', slab(100, -200, 200, 200, '#DDF1F7', 0, 0.55)) +
  line('M150 -164H204Q226 -162 236 -122H150Z', ink, 4) +
  dot(8, ochre, 280, -62) +
  slab(-262, -44, 552, 14, ink, 6) +
  each([-188, -104, 208], (x) => wheel(36, x, -34));

const mouse = (): string =>
  cord('M22 18q22 4 20 -14', pink, 5, ink, 1.4) +
  each([-15, 9], (x) => edged(circle(11, x, -17), '#C9C4D6', ink, 2.8) + dot(6, pink, x, -17)) +
  sticker(blob(0, 4, 25, 22, { seed: 4 }), '#C9C4D6', { rim: 4, line: 3.2 }) +
  dot(3, ink, -11, -2) +
  dot(3, ink, 5, -2) +
  edged(circle(3.6, -4, 6), pink, ink, 2) +
  line('M-10 9l-14 -3M-10 12l-13 3M2 9l14 -3M2 12l13 3', ink, 1.8, 0.6);

/** The corners of what one would land on, the middle of its top at (0, 0). */
const aim = (): string =>
  each([-1, 1], (side) => line(`M${side * 30} -15H${side * 42}V2`, paper, 13) + line(`M${side * 30} -15H${side * 42}V2`, ink, 7) + line(`M${side * 30} -15H${side * 42}V2`, ochre, 3.4)) + // prettier-ignore
  sticker('M-11 -34H11L0 -19Z', ochre, SMALL);

/** Everything in the warehouse. */
export function things(): Record<string, SpriteArt> {
  return {
    ...series('doos', TINTS, (fill, i) => sprite(box(fill, i), 54)),
    ...series('kist', TINTS, (fill, i) => sprite(chest(fill, i), 160, 70)),
    ...series('veer', TOYS, (toy) => sprite(spring() + toy, 34, 50)),
    ...series('schuim', 3, (i) => sprite(foam(i), 118, 58)),
    ...series('pakket', TINTS, (fill, i) => sprite(parcel(fill, i), 24, 22)),
    deksel: sprite(lid(), 52, 16),
    vlag: sprite(flag(false), -12, -58, 50, 8),
    'vlag-goed': sprite(flag(true), -12, -58, 50, 8),
    krijt: sprite(chalk(), 10, 66),
    rollen: sprite(rollers(), -154, -2, 154, 24),
    poot: sprite(post(), -28, -4, 28, 84),
    pallet: sprite(pallet(), -68, -10, 68, 48),
    'bel-paal': sprite(bellPost(), -16, -136, 20, 12),
    bel: sprite(bell(), 38, 46),
    krat: sprite(crate(), -60, -8, 60, 158),
    ketting: sprite(chain(), -14, -404, 14, 10),
    lamp: sprite(lamp(), -52, -2, 52, 92),
    licht: sprite(light, -220, 30, 220, 560),
    post: sprite(posted(true), 28, 26),
    'post-leeg': sprite(posted(false), 28, 26),
    heftruck: sprite(forklift(), -138, -154, 104, 8),
    laadbak: sprite(trailer(), -100, -84, 100, 104),
    vrachtwagen: sprite(lorry(), -276, -236, 304, 12),
    muis: sprite(mouse(), -36, -36, 52, 36),
    mik: sprite(aim(), -56, -46, 56, 14),
    stip: sprite(dot(8, ink, 0, 0, 0.55) + dot(5.6, paper), 10),
  };
}
