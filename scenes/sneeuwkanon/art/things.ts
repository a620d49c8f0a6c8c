import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { POLAR } from './tones.ts';

const { ink, paper, coral, ochre } = PALETTE;
const WHITE = '#FBFDFF';

/** The barrel, flat: it turns around (0, 0), its mouth is 88 u to the right. */
const barrel = (): string =>
  sticker('M-44 -30Q-62 0 -44 30L58 26L64 38Q88 42 90 36V-36Q88 -42 64 -38L58 -26Z', POLAR.barrel, {
    inner:
      flat('M-70 6Q20 20 100 8V60H-70Z', POLAR.barrelDeep, 0.7) +
      stripe('M-16 -44V44M34 -44V44', ochre, 11) +
      flat('M62 -50H96V50H62Z', ochre) +
      slab(-40, -22, 86, 7, '#fff', 3.5, 0.5),
    rim: 6,
    line: 4,
  }) +
  oval(7, 27, darker(POLAR.barrel, 0.7), 86, 0) +
  edged(circle(8, -58, 0), coral, ink, 3.4);

/** The carriage with its two wheels and the gauge of the power around (0, 8). */
const carriage = (): string => {
  const wheel = (x: number) =>
    prop(circle(23, x, 42), POLAR.wood, dot(15, POLAR.woodDeep, x, 42) + line(`M${x - 15} 42h30M${x} 27v30M${x - 10} 32l20 20M${x + 10} 32l-20 20`, lighter(POLAR.wood, 0.3), 4) + dot(6, ochre, x, 42), { outline: 0.5, line: 3.4 }); // prettier-ignore
  return (
    oval(76, 9, ink, 0, 64, 0.15) +
    prop(
      'M-44 44L-24 -10Q0 -30 24 -10L44 44Q0 56 -44 44Z',
      coral,
      flat('M6 -40H60V60H10Q30 10 6 -40Z', '#C74A34', 0.55),
      { outline: 0.5, line: 3.4 },
    ) + // prettier-ignore
    wheel(-38) +
    wheel(38) +
    edged(circle(27, 0, 8), paper, ink, 3.6) +
    `<path d="M-15.5 23.5A22 22 0 1 1 15.5 23.5" fill="none" stroke="#CBD3E2" stroke-width="6"/>` +
    `<path d="M20.6 0.5A22 22 0 0 1 15.5 23.5" fill="none" stroke="${coral}" stroke-width="6"/>` +
    dot(4, ink, 0, 8)
  );
};

const needle = (): string => edged('M-3 3L0 -20L3 3Z', coral, ink, 2) + dot(3.6, ink);

/** The bellows; its foot is at (0, 0). */
const bellows = (): string =>
  prop('M-20 0H20L24 -12L18 -20L24 -30L18 -38L22 -50H-22L-18 -38L-24 -30L-18 -20L-24 -12Z', '#A9744F', stripe('M-30 -12H30M-30 -30H30', '#7A4F33', 4), { outline: 0.45 }) + // prettier-ignore
  prop(roundRect(-26, -60, 52, 12, 5), POLAR.wood, { outline: 0.45 });

const snowball = (): string =>
  edged(blob(0, 0, 20, 20, { seed: 4, wobble: 0.06 }), WHITE, ink, 3) +
  flat(blob(5, 6, 11, 10, { seed: 7, wobble: 0.1 }), POLAR.shade, 0.9) +
  oval(5, 4, '#fff', -7, -8);

/** A ball of the tall snow Klodder, and its head. */
const ball = (face: string): string =>
  edged(blob(0, 0, 38, 35, { seed: 6, wobble: 0.03 }), WHITE, '#4A5685', 3) +
  flat('M6 -34C44 -26 46 30 4 34C28 16 26 -14 6 -34Z', POLAR.shade, 0.8) +
  face;
const FACE =
  each([-13, 13], (x) => edged(blob(x, -6, 8, 11, { seed: 3, wobble: 0.01 }), paper, ink, 2.6) + dot(4.4, ink, x + 2, -5)) + // prettier-ignore
  edged('M-9 12Q0 26 9 12Z', '#8C2F52', ink, 2.6) +
  edged('M-26 -28L-22 -64H22L26 -28Q0 -20 -26 -28Z', '#3A4677', ink, 3) +
  edged('M-42 -26Q0 -14 42 -26Q0 -38 -42 -26Z', '#3A4677', ink, 3) +
  stripe('M-24 -37Q0 -29 24 -37', coral, 8);

/** A spruce whose trunk stands at (0, 0), with or without snow on it. */
function spruce(isWhite: boolean): string {
  const storey = (y: number, wide: number, high: number) => {
    const shape = `M0 ${y - high}Q${wide * 0.4} ${y - high * 0.3} ${wide} ${y}Q${wide * 0.5} ${y + 8} ${wide * 0.34} ${y - 3}Q0 ${y + 12} ${-wide * 0.34} ${y - 3}Q${-wide * 0.5} ${y + 8} ${-wide} ${y}Q${-wide * 0.4} ${y - high * 0.3} 0 ${y - high}Z`; // prettier-ignore
    const snow = `M0 ${y - high - 3}Q${wide * 0.36} ${y - high * 0.36} ${wide * 0.8} ${y - 6}Q${wide * 0.4} ${y - high * 0.1} ${wide * 0.2} ${y - high * 0.34}Q0 ${y - high * 0.06} ${-wide * 0.26} ${y - high * 0.3}Q${-wide * 0.44} ${y - high * 0.06} ${-wide * 0.8} ${y - 6}Q${-wide * 0.36} ${y - high * 0.36} 0 ${y - high - 3}Z`; // prettier-ignore
    return (
      prop(shape, POLAR.spruce, flat(`M6 ${y - high}H${wide}V${y + 14}H10Q24 ${y - 20} 6 ${y - high}Z`, POLAR.spruceDeep, 0.55), { outline: 0.3 }) + // prettier-ignore
      (isWhite ? flat(snow, '#F8FBFF') : '')
    );
  };
  return (
    oval(46, 7, ink, 0, 0, 0.1) +
    prop(roundRect(-8, -30, 16, 32, 3), POLAR.trunk, { outline: 0.3 }) +
    storey(-22, 66, 76) +
    storey(-68, 52, 68) +
    storey(-112, 36, 58)
  );
}

/** The top of a post: a board with snow on it; its upper side is at y 0. */
const ledge = (): string =>
  prop(roundRect(-64, 0, 128, 16, 6), POLAR.wood, flat('M-70 9H70V20H-70z', POLAR.woodDeep, 0.6), { outline: 0.4 }) + // prettier-ignore
  edged('M-68 6C-70 -6 -50 -9 -30 -6Q0 -11 30 -6C50 -9 70 -6 68 6Q58 14 50 6Q40 12 30 6Q8 12 -10 6Q-24 14 -36 6Q-54 14 -68 6Z', WHITE, '#A9B9DC', 2.4); // prettier-ignore
/** A post of 200 u, from (0, 0) down: made as long as it is needed. */
const post = (): string =>
  prop(roundRect(-11, 0, 22, 200, 2), POLAR.wood, flat('M2 -4H20V210H2z', POLAR.woodDeep, 0.5), {
    outline: 0.35,
  });

/** A fine arrow on a plate: where it points, or less and more of a puff of air. */
function fine(kind: 'up' | 'down' | 'less' | 'more'): string {
  const turn = kind === 'down' ? 180 : 0;
  const way = line('M0 15V-13M-12 -2L0 -15L12 -2', ink, 6.5);
  const puff = (r: number) => edged(blob(0, 0, r, r * 0.86, { seed: 5, wobble: 0.08 }), '#DCE8F8', ink, 3);
  const inner =
    kind === 'up' || kind === 'down'
      ? place(way, 0, 0, { turn })
      : puff(kind === 'more' ? 24 : 16) + line(kind === 'more' ? 'M-9 0H9M0 -9V9' : 'M-8 0H8', ink, 5.5);
  return sticker(plate(66, 66, 18), kind === 'up' || kind === 'down' ? '#FFE9B0' : paper, { rim: 4 }) + inner;
}

const mast = (): string =>
  prop(roundRect(-4, -6, 8, 158, 3), POLAR.iron, { outline: 0.35 }) + dot(7, ochre, 0, -8);
/** The windsock, to the right from where it hangs. */
const sock = (): string =>
  prop('M0 -20L96 -9V9L0 20Q-5 0 0 -20Z', coral, stripe('M28 -30V30M66 -30V30', paper, 19), {
    outline: 0.4,
  }) + edged('M-5 0A5 20 0 1 1 5 0A5 20 0 1 1 -5 0Z', darker(coral, 0.5), darker(coral, 0.6), 2);

/** A bell on a chain; the bell itself hangs 40 u below. */
const bell = (): string =>
  line('M0 -60V16', POLAR.iron, 4, 1, '6 5') +
  sticker('M-30 62Q-24 54 -24 38C-24 18 -12 12 0 12C12 12 24 18 24 38Q24 54 30 62Q0 70 -30 62Z', ochre, {
    inner: flat('M6 0H50V80H8Q22 40 6 0Z', POLAR.brassDeep, 0.6) + oval(4, 12, '#fff', -13, 36, 0.6),
    rim: 4,
    line: 3.4,
  }) +
  edged(circle(7, 0, 68), POLAR.brassDeep, ink, 3);

const penguin = (): string =>
  oval(32, 6, ink, 0, 0, 0.15) +
  each([-13, 13], (x) => edged(blob(x, -3, 12, 6, { seed: 3 }), ochre, ink, 2.4)) +
  prop(
    'M-30 -8C-40 -46 -26 -84 0 -84C26 -84 40 -46 30 -8Q0 4 -30 -8Z',
    '#4A5685',
    flat(blob(0, -32, 22, 30, { seed: 2 }), WHITE),
    { outline: 0.5, line: 3 },
  ) + // prettier-ignore
  each(
    [-9, 9],
    (x) => edged(blob(x, -62, 6, 8, { seed: 3, wobble: 0.01 }), paper, ink, 2) + dot(3.2, ink, x - 1, -62),
  ) + // prettier-ignore
  edged('M-8 -52H8L0 -43Z', ochre, ink, 2.2) +
  edged('M-31 -42L-48 -20L-30 -24ZM31 -42L48 -20L30 -24Z', '#4A5685', darker('#4A5685', 0.5), 2.4) +
  edged('M-26 -40Q0 -30 26 -40L27 -31Q0 -20 -27 -31Z', coral, darker(coral, 0.5), 2.2);

const sledge = (): string =>
  line('M-84 6Q0 10 70 6Q104 2 100 -22', ink, 11) +
  line('M-84 6Q0 10 70 6Q104 2 100 -22', POLAR.iron, 6) +
  each([-52, 40], (x) => line(`M${x} 4V-18`, POLAR.woodDeep, 9)) +
  prop(roundRect(-80, -32, 166, 18, 8), coral, slab(-80, -32, 166, 7, '#FF9C86', 4), {
    outline: 0.5,
    line: 3.2,
  });

/** A snow crystal, or only its dotted place. */
function crystal(isFull: boolean): string {
  const arm = 'M0 0V-17M0 -10l-5 -5M0 -10l5 -5';
  const all = (tone: string, wide: number, dash = '') =>
    each(6, (i) => place(line(arm, tone, wide, 1, dash), 0, 0, { turn: i * 60 }));
  return isFull ? all(ink, 8.5) + all('#fff', 4.5) : dot(18, '#fff', 0, 0, 0.35) + all('#8E97C4', 2.4, '3 4');
}

/** Everything in the valley but its snow Klodders. */
export function things(): Record<string, SpriteArt> {
  return {
    loop: sprite(barrel(), -82, -58, 104, 58),
    onderstel: sprite(carriage(), -80, -40, 80, 76),
    wijzer: sprite(needle(), 8, 24),
    pomp: sprite(bellows(), -32, -66, 32, 4),
    sneeuwbal: sprite(snowball(), 26),
    bal: sprite(ball(''), 44, 42),
    kop: sprite(ball(FACE), -48, -72, 48, 42),
    spar: sprite(spruce(false), -76, -184, 76, 12),
    'spar-wit': sprite(spruce(true), -76, -184, 76, 12),
    richel: sprite(ledge(), -76, -16, 76, 22),
    paal: sprite(post(), -16, -2, 16, 204),
    'pijl-op': sprite(fine('up'), 48),
    'pijl-neer': sprite(fine('down'), 48),
    'pijl-min': sprite(fine('less'), 48),
    'pijl-plus': sprite(fine('more'), 48),
    mast: sprite(mast(), -12, -20, 12, 160),
    windzak: sprite(sock(), -12, -28, 106, 28),
    bel: sprite(bell(), -46, -66, 46, 86),
    pinguin: sprite(penguin(), -56, -94, 56, 12),
    slee: sprite(sledge(), -100, -40, 116, 20),
    kristal: sprite(crystal(true), 26),
    'kristal-leeg': sprite(crystal(false), 26),
  };
}
