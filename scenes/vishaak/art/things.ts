import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { SUN } from './sizes.ts';
import { HARBOUR } from './tones.ts';

const { ink, paper, coral, ochre, blue, pink } = PALETTE;

/** The rod from the hand at (0, 0) to its tip. */
const rod = (): string => {
  const bow = 'M-14 12Q76 -30 197 12';
  return (
    line(bow, ink, 11) +
    line(bow, HARBOUR.wood, 6) +
    each(
      [
        [30, 0],
        [96, -9],
        [156, 0],
      ],
      ([x, y]) => line(`M${x} ${y! - 5}v12`, ink, 4),
    ) + // prettier-ignore
    line('M-30 36L-4 10', ink, 17) +
    line('M-30 36L-4 10', coral, 11) +
    edged(circle(6, 197, 12), paper, ink, 3)
  );
};

/** The reel with its crank: what pulls a shot back has a rim. */
const reel = (): string =>
  sticker(circle(17), ochre, {
    inner: dot(8, '#FFF0C4') + dot(3, ink) + each(3, (i) => place(dot(2.6, HARBOUR.woodDeep, 0, -12), 0, 0, { turn: i * 120 })), // prettier-ignore
    rim: 4,
    line: 3.4,
  }) +
  cord('M0 0L14 14', paper, 8, ink, 2) +
  dot(5, ink, 14, 14);

const HOOK = 'M0 -16V8C0 24 -24 26 -26 8V2';
/** A hook of stuffed cloth, its eye at the top. */
const hook = (): string =>
  line(HOOK, paper, 31) +
  line(HOOK, ink, 22) +
  line(HOOK, coral, 15) +
  line(HOOK, paper, 15, 1, '8 13').replace(' stroke-linecap="round"', '') +
  edged(circle(8, 0, -24), ochre, ink, 3.4) +
  dot(3, ink, 0, -24);

/** The ring round what is pointed at. */
const ring = (): string =>
  line(circle(54), paper, 10, 0.95, '26 16.4') + line(circle(54), ink, 4, 0.9, '26 16.4');

const tubBack = (): string =>
  oval(112, 22, ink, 0, -48) + oval(107, 18, '#6B4A33', 0, -48) + oval(98, 14, '#8FCFD9', 0, -43);
/** The tub before those who sit in it, down to the water that it lies in. */
const tub = (): string => {
  const edge = 'q-8 8 -17 2t-17 0t-17 0t-17 0t-17 0t-17 0t-17 0t-17 0t-17 0t-17 0t-17 0t-17 0t-17 0';
  const front = `M-112 -48C-108 -8 -100 24 -85 46Q0 46 85 46C100 24 108 -8 112 -48Q0 -12 -112 -48Z`;
  const band = (y: number, half: number) => line(`M${-half} ${y}Q0 ${y + 30} ${half} ${y}`, '#5B6B80', 10);
  const inner =
    each(9, (i) => line(`M${-104 + i * 26} -50L${-80 + i * 20} 60`, HARBOUR.woodDeep, 3, 0.55)) +
    band(-26, 112) +
    band(12, 106) +
    flat('M40 -60H130V70H52Z', HARBOUR.woodDeep, 0.25);
  return (
    prop(front, HARBOUR.wood, { inner, outline: 0.6, line: 4 }) +
    line('M-112 -48Q0 -12 112 -48', ink, 13) +
    line('M-112 -48Q0 -12 112 -48', HARBOUR.woodPale, 6.5) +
    line(`M116 44${edge}`, HARBOUR.shallow, 15) +
    line(`M120 40${edge}`, '#fff', 6)
  );
};

const boot = (): string =>
  prop('M-16 -38H14Q18 -38 17 -32L14 4Q36 6 40 20Q42 32 34 34H-18Q-24 34 -22 26Z', '#8E9B5A', {
    inner: stripe('M-30 30H50', '#5F6B3A', 10) + stripe('M-30 -34H30', '#B8C27E', 12) + oval(5, 9, '#C6D08F', -8, -4, 0.8), // prettier-ignore
    outline: 0.55,
    line: 3.4,
  }) + each([-2, 14], (x) => line(`M${x} 2l8 6`, '#5F6B3A', 3.4));

const kettle = (): string =>
  line('M-22 -18Q0 -58 22 -18', darker(blue, 0.5), 9) +
  line('M-22 -18Q0 -58 22 -18', lighter(blue, 0.3), 4.4) +
  prop('M26 4L48 -16L52 -8L32 20Z', lighter(blue, 0.2), { outline: 0.45, line: 3.2 }) +
  prop(
    'M-32 2C-32 -18 -16 -26 0 -26C16 -26 32 -18 32 2C32 22 22 32 0 32C-22 32 -32 22 -32 2Z',
    lighter(blue, 0.2),
    {
      inner: flat('M-40 12Q0 34 40 8V40H-40Z', darker(blue, 0.1), 0.4) + oval(6, 11, '#fff', -16, -6, 0.5), // prettier-ignore
      outline: 0.45,
      line: 3.4,
    },
  ) + // prettier-ignore
  prop(roundRect(-13, -32, 26, 9, 4), lighter(blue, 0.45), { outline: 0.45, line: 3 });

const weed = (): string =>
  each(
    [
      [-16, -6, 1],
      [0, -4, -1],
      [15, -7, 1],
    ],
    ([x, turn, way]) => // prettier-ignore
    place(line(`M0 36q${way! * 16} -18 0 -36t0 -36`, darker(HARBOUR.weed, 0.45), 14) + line(`M0 36q${way! * 16} -18 0 -36t0 -36`, HARBOUR.weed, 8.5), x!, 0, { turn }), // prettier-ignore
  ) + prop(blob(0, 34, 28, 8, { seed: 4 }), HARBOUR.stone, { outline: 0.4, line: 3 });

const tyre = (): string =>
  line(circle(26), darker('#5A6172', 0.5), 25) +
  line(circle(26), '#5A6172', 18) +
  each(10, (i) => place(line('M0 -36V-31', '#8B93A6', 4), 0, 0, { turn: i * 36 })) +
  line('M-18 -18A26 26 0 0 1 0 -26', '#8B93A6', 4);

/** A shell with a pearl, open. */
const pearl = (): string => {
  const half = 'M-34 4C-38 -20 -22 -38 0 -38C22 -38 38 -20 34 4Q0 18 -34 4Z';
  return (
    sticker(half, pink, { inner: each([-22, -11, 0, 11, 22], (x) => line(`M0 8L${x * 1.6} -42`, darker(pink, 0.25), 3)), rim: 5 }) + // prettier-ignore
    sticker('M-34 4Q0 20 34 4C34 22 20 34 0 34C-20 34 -34 22 -34 4Z', lighter(pink, 0.25), {
      inner: flat('M-40 22Q0 34 40 20V40H-40Z', darker(pink, 0.15), 0.5),
      rim: 5,
    }) + // prettier-ignore
    edged(circle(12, 0, 0), '#FFFDF6', ink, 3) +
    dot(4, '#E4D7EE', 3, 4) +
    dot(3, '#fff', -4, -4)
  );
};

const float = (isFull: boolean): string =>
  isFull
    ? line('M0 -22V-12', ink, 6) +
      edged(circle(15), coral, ink, 3.4) +
      clip(circle(13.4), slab(-20, -4, 40, 8, paper)) +
      oval(4, 5, '#fff', -6, -7, 0.8) +
      line(circle(15), ink, 3.4)
    : line('M0 -22V-12', HARBOUR.greyDeep, 5) + flat(circle(15), '#fff', 0.55) + line(circle(15), darker(HARBOUR.greyDeep, 0.25), 3, 1, '5 5'); // prettier-ignore

/** A pelican that looks to the left; it sits on (0, 34). */
const pelican = (): string =>
  each([-6, 10], (x) => line(`M${x} 22V34M${x - 7} 35H${x + 5}`, ochre, 4.5)) +
  sticker('M-22 6C-24 -12 -10 -16 4 -14C26 -12 42 0 50 12C36 18 24 28 2 28C-14 28 -22 20 -22 6Z', paper, {
    inner: flat('M0 0C18 -4 36 6 52 14V30C30 26 8 22 0 0Z', '#C9D3E0') + line('M14 10l24 6M12 16l18 6', ink, 2, 0.4), // prettier-ignore
    rim: 4,
    line: 3.4,
  }) +
  line('M-12 0C-22 -14 -8 -24 -14 -36', ink, 18) +
  line('M-12 0C-22 -14 -8 -24 -14 -36', paper, 11) +
  edged('M-20 -38L-66 -26C-60 -6 -34 -4 -20 -22Z', '#F7C77A', ink, 3.2) +
  edged('M-16 -46L-70 -28L-66 -23L-18 -32Z', ochre, ink, 3.2) +
  edged(circle(14, -12, -42), paper, ink, 3.4) +
  dot(3.6, ink, -16, -44) +
  line('M-4 -56q8 -6 12 0M-2 -50q10 -4 13 3', ink, 3);

/** The same with a boot for a hat. */
const bootedPelican = (): string => pelican() + place(boot(), -10, -63, { scale: 0.46, turn: -8 });

/** An umbrella as a sail: the middle of its top at (0, 0). */
const umbrella = (): string => {
  const shape = 'M-118 44C-112 -20 -60 -58 0 -58C60 -58 112 -20 118 44Q98 26 78 44Q58 26 39 44Q19 26 0 44Q-19 26 -39 44Q-58 26 -78 44Q-98 26 -118 44Z'; // prettier-ignore
  const slice = (x0: number, x1: number) => flat(`M0 -62L${x0} 60H${x1}Z`, paper);
  return (
    line('M0 -66V150', ink, 13) +
    line('M0 -66V150', HARBOUR.woodPale, 7) +
    sticker(shape, coral, { inner: slice(-112, -66) + slice(-32, 32) + slice(66, 112), rim: 6 }) +
    dot(7, ochre, 0, -66)
  );
};

const glow = `<ellipse rx="42" ry="40" fill="#FFD98A" opacity=".95" filter="url(#soft)"/><ellipse rx="20" ry="20" fill="#FFF3CF" filter="url(#soft)"/>`;

/** The moon that comes where the sun was, and a star. */
const moon = (): string =>
  dot(SUN.r + 3, '#FFF6DD') +
  each(rows(3, [-16, -12, 9, 14, 8, 12, -6, 22, 6, 18, -20, 5]), ([x, y, r]) => dot(r, '#EBDDB4', x, y, 0.8));
const star = (): string => flat('M0 -11Q2 -2 11 0Q2 2 0 11Q-2 2 -11 0Q-2 -2 0 -11Z', '#FFF3CF');

/** Everything in the harbour but its fish. */
export function things(): Record<string, SpriteArt> {
  return {
    hengel: sprite(rod(), -50, -44, 208, 46),
    molen: sprite(reel(), 26),
    lijn: sprite(line('M0 0V100', ink, 5) + line('M0 0V100', HARBOUR.line, 2.2), -6, -4, 6, 104),
    haak: sprite(hook(), -46, -40, 22, 44),
    stip: sprite(dot(7, ink, 0, 0, 0.55) + dot(5, paper), 9),
    mik: sprite(ring(), 64),
    kuip: sprite(tub(), -140, -64, 140, 80),
    'kuip-achter': sprite(tubBack(), 118, 76),
    laars: sprite(boot(), 46, 44),
    ketel: sprite(kettle(), -40, -50, 58, 40),
    wier: sprite(weed(), 46, 52),
    band: sprite(tyre(), 44),
    schelp: sprite(pearl(), 48),
    dobber: sprite(float(true), 22, 26),
    'dobber-leeg': sprite(float(false), 22, 26),
    pelikaan: sprite(pelican(), -80, -66, 62, 42),
    'pelikaan-laars': sprite(bootedPelican(), -80, -94, 62, 42),
    paraplu: sprite(umbrella(), -132, -80, 132, 156),
    gloed: sprite(glow, 76),
    maan: sprite(moon(), SUN.r + 6),
    ster: sprite(star(), 13),
  };
}
