import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { GLASS } from './sizes.ts';
import { BEACH } from './tones.ts';

const { ink, paper, coral, ochre, pink, teal, blue } = PALETTE;

/** The boat from above, its bow to the right, a coil of rope at its stern. */
const boat = (): string => {
  const hull = 'M66 0C48 -28 12 -35 -40 -31Q-56 -29 -57 0Q-56 29 -40 31C12 35 48 28 66 0Z';
  const oar = (up: number) => cord(`M-2 ${up * 20}L-22 ${up * 52}`, BEACH.woodPale, 8, ink, 2) + edged(`M-20 ${up * 48}l-13 ${up * 6}q-8 ${up * 14} 4 ${up * 14}q10 0 15 ${up * -14}Z`, blue, ink, 3); // prettier-ignore
  return (
    oar(-1) +
    oar(1) +
    sticker(hull, ochre, {
      inner:
        flat('M52 0C38 -20 10 -25 -36 -22Q-46 -20 -46 0Q-46 20 -36 22C10 25 38 20 52 0Z', BEACH.wood) +
        stripe('M-60 -8H70M-60 8H70', BEACH.woodDeep, 2, 0.6) +
        flat('M-70 18Q0 40 66 10V50H-70Z', darker(ochre, 0.25), 0.5),
      rim: 6,
      line: 4,
    }) +
    slab(16, -23, 13, 46, BEACH.woodPale, 4) +
    slab(-26, -24, 13, 48, BEACH.woodPale, 4) +
    dot(13, BEACH.woodDeep, -40, 0) +
    each([11, 7, 3], (r) => line(circle(r, -40, 0), '#F3D9A4', 2.6))
  );
};

/** A landing net, seen from above its sign: hoop and mesh. */
const net = (): string => {
  const bag = 'M-62 -20Q-56 44 0 48Q56 44 62 -20Z';
  return (
    flat(bag, '#FDF6E3', 0.85) +
    clip(bag, each(9, (i) => line(`M${-88 + i * 22} -30l70 90M${88 - i * 22} -30l-70 90`, BEACH.woodDeep, 2.2, 0.75))) + // prettier-ignore
    edged('M-66 -22A66 17 0 1 1 66 -22A66 17 0 1 1 -66 -22Z M-56 -22A56 10 0 1 0 56 -22A56 10 0 1 0 -56 -22Z', BEACH.woodPale, ink, 3) // prettier-ignore
  );
};

/** The tank on shore: its back with water and sand, and its glass before the fish. */
const half = { x: GLASS.width / 2, y: GLASS.height / 2 };
const tankShape = roundRect(-half.x, -half.y, GLASS.width, GLASS.height, 16);
const tank = (): string =>
  oval(half.x, 10, ink, 0, half.y + 8, 0.16) +
  prop(
    tankShape,
    BEACH.glass,
    flat(`M-90 -24q22 -8 44 0t44 0t44 0t44 0V60H-90Z`, '#A6E1E6') +
      flat('M-90 30Q-30 18 20 32T90 26V60H-90Z', BEACH.sand) +
      line('M-58 40q-8 -16 0 -30t-2 -26M-48 42q8 -14 2 -26', BEACH.weed, 6) +
      line('M62 42q8 -14 0 -26', BEACH.weed, 6),
    { outline: 0.4, line: 3 },
  );
const tankGlass = (): string =>
  line(tankShape, darker(BEACH.glass, 0.45), 5) +
  line('M-66 -30V14', '#fff', 7, 0.75) +
  line('M-52 -32V-10', '#fff', 4.5, 0.65) +
  prop(roundRect(-half.x - 6, -half.y - 8, GLASS.width + 12, 15, 6), BEACH.wood, { outline: 0.4 });

/** The great aquarium of the finale; the glass and its frame lie before the fish. */
const HALL = { w: 940, h: 500 };
const hall = (): string => {
  const [x, y] = [-HALL.w / 2, -HALL.h / 2];
  const weed = (at: number, high: number) =>
    line(`M${at} 220q-16 -${high * 0.3} 0 -${high * 0.55}t0 -${high * 0.5}`, BEACH.weed, 13) +
    line(`M${at + 18} 224q14 -${high * 0.2} 2 -${high * 0.4}`, '#8CC6A0', 10);
  return (
    slab(x, y, HALL.w, HALL.h, '#A9E3E4', 34) +
    flat(`M${x} -120Q-200 -170 0 -120T${-x} -130V250H${x}Z`, '#93D8DE') +
    flat(`M${x} 40Q-220 -10 20 50T${-x} 20V250H${x}Z`, '#7FCBD6') +
    each([-300, -40, 250], (dx) => flat(`M${dx - 60} -250L${dx + 10} -250L${dx + 90} 240H${dx - 60}Z`, '#fff', 0.14)) +
    flat(`M${x} 190Q-240 150 0 196T${-x} 180V250H${x}Z`, BEACH.sand) +
    each([-400, -310, 330, 420], (at, i) => weed(at, 150 + i * 22)) +
    prop('M-70 214V120q-4 -40 30 -44q8 -44 46 -40q40 -2 44 40q34 4 30 44v94H50v-48q-20 -30 -42 0v48Z', '#D9B6C8', line('M-80 150H120M-80 182H120M-50 150v32M90 150v32M60 120v30M0 120v30', '#C39DB2', 4) + dot(13, '#93D8DE', -28, 128) + dot(13, '#93D8DE', 44, 128), { outline: 0.25 }) // prettier-ignore
  );
};
const hallGlass = (): string => {
  const frame = roundRect(-HALL.w / 2, -HALL.h / 2, HALL.w, HALL.h, 34, { wobble: 0 });
  return (
    line(frame, ink, 30) +
    line(frame, BEACH.wood, 23) +
    line('M-410 -190V20M-384 -196V-110', '#fff', 12, 0.5) +
    each([-420, -140, 140, 420], (x) => dot(6, BEACH.woodDeep, x, -250) + dot(6, BEACH.woodDeep, x, 250))
  );
};

const rock = (x: number, y: number, w: number, h: number, seed: number): string =>
  prop(blob(x, y, w, h, { seed, wobble: 0.08 }), BEACH.rock, flat(blob(x + w * 0.2, y + h * 0.3, w, h * 0.8, { seed }), BEACH.rockDeep, 0.5), { outline: 0.25 }); // prettier-ignore

/** A seal on its rock; it leans on (0, 0). */
const seal = (): string =>
  rock(10, 34, 70, 30, 5) +
  // prettier-ignore
  prop('M-34 36C-40 4 -30 -34 -4 -36C20 -38 30 -18 30 4C44 10 62 18 72 34Q20 46 -34 36Z', BEACH.seal, flat('M-30 40C-30 8 -24 -10 -8 -8C6 -6 8 20 6 44Z', BEACH.sealPale), { outline: 0.45, line: 3 }) +
  edged(
    'M-24 14Q-44 20 -46 36Q-30 40 -20 28ZM22 16Q36 26 32 40Q18 40 12 26Z',
    BEACH.seal,
    darker(BEACH.seal, 0.5),
    2.6,
  ) + // prettier-ignore
  each([-14, 8], (x) => dot(5, ink, x, -18) + dot(1.7, paper, x + 1.6, -20)) +
  oval(11, 8, BEACH.sealPale, -4, -6) +
  oval(5, 3.6, ink, -4, -10) +
  line('M-13 -5h-12M-13 -1l-11 4M6 -5h12M6 -1l11 4', ink, 1.6, 0.6);

const duck = (): string =>
  oval(40, 8, '#fff', 0, 16, 0.5) +
  // prettier-ignore
  prop('M-36 -4Q-30 20 2 20Q34 18 30 -6Q18 2 6 -6Q-14 -16 -30 -6Z', '#FFE08A', flat('M-34 6Q0 26 34 2V30H-34Z', '#F0C25A', 0.6), { outline: 0.4 }) +
  prop(circle(16, 22, -16), '#FFE08A', { outline: 0.4 }) +
  edged('M34 -18L52 -13L34 -8Z', coral, darker(coral, 0.4), 2.2) +
  dot(3, ink, 26, -20);

const bottle = (): string =>
  oval(38, 9, '#fff', 0, 10, 0.45) +
  sticker('M-34 -12H6Q16 -12 20 -6H36V6H20Q16 12 6 12H-34Q-40 0 -34 -12Z', '#A8DDC0', {
    inner: flat('M-24 -6H2V6H-24Z', paper) + line('M-18 -2H-6M-18 2H-10', ink, 1.6, 0.6),
    rim: 4,
    line: 3,
  }) +
  slab(33, -6, 9, 12, BEACH.woodDeep, 2);

const shell = (isFull: boolean): string => {
  const shape = 'M0 20C-8 18 -24 6 -24 -6C-22 -18 -10 -20 0 -20C10 -20 22 -18 24 -6C24 6 8 18 0 20Z';
  const ribs = 'M0 18V-18M-1 18L-13 -15M1 18L13 -15M-2 18L-21 -6M2 18L21 -6';
  return isFull
    ? edged(shape, pink, ink, 3.4) +
        line(ribs, darker(pink, 0.3), 2.4) +
        edged(circle(6, 0, 8), paper, ink, 2.4)
    : flat(shape, BEACH.sandDeep, 0.55) + line(shape, darker(BEACH.sandDeep, 0.35), 2.4, 1, '4 5');
};

const ripple = (): string => line('M-34 0q8 -7 17 0t17 0t17 0M-10 12q6 -5 12 0t12 0', '#fff', 3, 0.55);

/** A parasol from above; a toy on the beach. */
export const parasol = (x: number, y: number, r: number, fill: string): string => {
  const edge = circle(r);
  const slices = each(4, (i) => place(flat(`M0 0L${-r * 0.42} ${-r * 1.1}H${r * 0.42}Z`, paper, 0.92), 0, 0, { turn: i * 90 + 20 })); // prettier-ignore
  return oval(r, r * 0.94, ink, x + 10, y + 14, 0.12) + place(prop(edge, lighter(fill, 0.25), slices, { outline: 0.22 }) + dot(5, paper), x, y); // prettier-ignore
};

/** What lies about on the boardwalk: a coil of rope, a lobster pot, a crate and a life-buoy, around (0, 0). */
const gear = (): string =>
  each([40, 29, 18, 8], (r) => line(circle(r, -250, 4), '#8A6238', 13) + line(circle(r, -250, 4), '#EED3A0', 9)) +
  prop(roundRect(-150, -34, 118, 74, 8), BEACH.woodPale, stripe('M-152 -10H-30M-152 14H-30', BEACH.woodDeep, 4), { outline: 0.4 }) + // prettier-ignore
  each([-122, -92, -62], (x, i) => oval(21, 11, [coral, teal, ochre][i]!, x, -34) + dot(3, ink, x + 11, -37)) +
  line('M-150 -30H-34', darker(BEACH.woodPale, 0.4), 5) +
  prop('M20 40V-4Q20 -38 66 -38Q112 -38 112 -4V40Z', '#F4E3BF', each(5, (i) => line(`M${20 + i * 23} -40V42M10 ${-26 + i * 17}H120`, BEACH.woodDeep, 3.4)), { outline: 0.4 }) + // prettier-ignore
  place(line(circle(31), darker(paper, 0.45), 29) + line(circle(31), paper, 24) + each(4, (i) => place(stripe('M0 -43V-19', coral, 22), 0, 0, { turn: i * 90 + 45 })), 220, 2); // prettier-ignore

/** Everything in the bay but its fish. */
export function things(): Record<string, SpriteArt> {
  return {
    boot: sprite(boat(), -72, -76, 84, 76),
    net: sprite(net(), 72, 54),
    bak: sprite(tank(), 96, 70),
    'bak-glas': sprite(tankGlass(), 98, 64),
    hal: sprite(hall(), HALL.w / 2, HALL.h / 2),
    'hal-glas': sprite(hallGlass(), HALL.w / 2 + 20, HALL.h / 2 + 20),
    zeehond: sprite(seal(), 86, 70),
    eend: sprite(duck(), -44, -38, 58, 28),
    fles: sprite(bottle(), 52, 34),
    schelp: sprite(shell(true), 30),
    'schelp-leeg': sprite(shell(false), 30),
    spullen: sprite(gear(), -300, -56, 272, 54),
    rimpel: sprite(ripple(), 40, 20),
    gloed: sprite(`<g filter="url(#glow)">${dot(52, '#FFE9A8', 0, 0, 0.9)}</g>`, 96),
  };
}

/** A towel with stripes, and a spade and pail beside it. */
export const towel = (x: number, y: number, turn: number, fill: string): string =>
  place(prop(plate(64, 118, 8), lighter(fill, 0.3), stripe('M-40 -40H40M-40 40H40', paper, 9, 0.9) + stripe('M-40 0H40', lighter(fill, 0.6), 22), { outline: 0.18 }), x, y, { turn }); // prettier-ignore
export const pail = (x: number, y: number): string =>
  prop(circle(19, x, y), lighter(teal, 0.25), dot(12, BEACH.sandWet, x, y), { outline: 0.25 }) +
  cord(`M${x + 30} ${y - 20}l20 44`, BEACH.wood, 7);
