import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { klodder } from '../../../engine/drawing/index.ts';
import { DEEP, PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, plate } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { MAT } from './tones.ts';

const { ink, paper, ochre, coral, teal, blue } = PALETTE;
const plain = (fill: string): SpriteArt => sprite(slab(-50, -50, 100, 100, fill), 50);

/** The taxi from above, its nose to the right: an open car with a chequered band. */
const taxi =
  each([-1, 1], (side) => slab(-32, side * 21 - 4, 17, 8, ink, 3)) +
  sticker('M-36 -20Q-41 0 -36 20Q-30 22 0 22Q34 22 39 13Q43 0 39 -13Q34 -22 0 -22Q-30 -22 -36 -20Z', ochre, {
    inner:
      flat('M-42 9H44V24H-42Z', darker(ochre, 0.16)) +
      each(
        9,
        (i) =>
          slab(-36 + i * 8, i % 2 ? -21 : -17.5, 4, 3.5, ink) +
          slab(-36 + i * 8, i % 2 ? 14 : 17.5, 4, 3.5, ink),
      ),
    rim: 3.5,
    line: 3,
  }) +
  slab(-31, -13, 44, 26, darker(DEEP.ochre, 0.2), 8) +
  slab(-28, -10, 15, 20, coral, 5) +
  slab(-8, -10, 15, 20, coral, 5) +
  flat('M12 -14Q20 0 12 14L18 15Q27 0 18 -15Z', '#D8EEF7') +
  each([-1, 1], (side) => dot(3.6, '#FFF6CF', 37, side * 11));

const toy = (fill: string) =>
  slab(-24, -17, 12, 5, ink, 2) +
  slab(12, -17, 12, 5, ink, 2) +
  slab(-24, 12, 12, 5, ink, 2) +
  slab(12, 12, 12, 5, ink, 2) +
  prop(plate(60, 28, 11), fill, { outline: 0.5, inner: flat('M-32 5H32V16H-32Z', darker(fill, 0.14)) }) +
  slab(-15, -9, 24, 18, lighter(fill, 0.5), 6) +
  flat('M11 -10Q17 0 11 10L15 11Q22 0 15 -11Z', '#D8EEF7');

/** The lines of a bay that is asked, with an arrow of paper in it. */
const bay =
  edged('M-64 -30H64V30H-64Z', 'none', paper, 9) +
  edged('M-64 -30H64V30H-64Z', '#FFFFFF22', blue, 4) +
  flat('M-34 -7H12V-17L38 0L12 17V7H-34Z', paper, 0.9);

const sign =
  oval(22, 6, ink, 2, 2, 0.2) +
  edged('M-5 0V-60H5V0Z', '#B98552', ink, 3) +
  place(sticker(plate(88, 84, 18), paper, { rim: 5, line: 4 }), 0, -92);

const filled = (ground: string, arrow: string) =>
  slab(-60, -26, 120, 52, ground, 8, 0.85) + flat('M-34 -7H12V-17L38 0L12 17V7H-34Z', arrow);

/** The brake: a pedal with an arrow down. */
const pedal = (fill: string) =>
  sticker(plate(76, 92, 20), fill, {
    inner: each(4, (i) => slab(-32, -36 + i * 24, 64, 9, darker(fill, 0.16), 4)),
    rim: 5,
  }) + edged('M-10 -26H10V2H24L0 28L-24 2H-10Z', paper, ink, 4);

const disc = sticker(circle(33), paper, { rim: 5, line: 4 });
const needle = edged('M37 -11L55 0L37 11Z', coral, ink, 3.5);

const duck =
  oval(14, 9, ink, 2, 5, 0.14) +
  edged('M-16 0Q-18 -10 -8 -8Q4 -12 12 -4Q15 4 6 8Q-10 10 -16 0Z', '#FFF3CF', '#B99A4E', 2.2) +
  edged(circle(8, 10, -9), '#FFF3CF', '#B99A4E', 2.2) +
  flat('M16 -10L25 -7L16 -5Z', coral) +
  dot(1.8, ink, 12, -11);

/** The device on the bonnet: a screen for Tik, and a window. */
const device = (w: number, tik: number, window: string) =>
  prop(plate(w, 92, 24), '#3E4E7A', {
    outline: 0.5,
    inner: slab(-w / 2, 18, w, 40, '#35446D'),
    shadow: 'object',
  }) +
  slab(tik - 38, -37, 76, 74, ink, 16) +
  slab(tik - 34, -33, 68, 66, '#BFE6E2', 13) +
  window;
const meter = (x: number, w: number) =>
  slab(x, -27, w, 54, ink, 14) + slab(x + 4, -23, w - 8, 46, '#F2EAD8', 11);

/** A traffic Klodder with a paddle that says: here it is. */
const agent =
  line('M34 6V-74', '#B98552', 8) +
  place(sticker(circle(25), teal, { rim: 4, line: 3.5 }), 34, -84) +
  flat('M46 -90H34V-99L17 -84L34 -69V-78H46Z', paper) +
  place(klodder({ name: 'dok', face: 'happy', hat: 'tik' }), 0, 4, { scale: 0.62 });

export const things = (): Record<string, SpriteArt> => ({
  taxi: sprite(taxi, 52, 36),
  wiel: sprite(slab(-9, -4, 18, 8, ink, 3), 10, 6),
  ...series('lamp', ['#FFE08A', '#7FD6A8', '#C7CBD8'], (fill) =>
    sprite(edged('M-39 -8H-31V8H-39Z', fill, ink, 2.5), 44, 12),
  ),
  bundel: sprite(flat('M38 -14L190 -62Q206 0 190 62L38 14Z', '#FFF6CF', 0.5), 210, 66),
  spoor: sprite(
    each([-1, 1], (side) => slab(-8, side * 15 - 3, 16, 6, ink, 2)),
    10,
    20,
  ),
  ...series('auto', [MAT.brick, MAT.sky, MAT.mint, MAT.berry, MAT.rose, '#E9E4D6'], (fill) =>
    sprite(toy(fill), 34, 22),
  ),
  vak: sprite(bay, 72, 40),
  'vak-vol': sprite(filled('#9CC3F5', blue), 62, 28),
  'vak-goud': sprite(filled(lighter(ochre, 0.45), DEEP.ochre), 62, 28),
  bord: sprite(sign, -58, -150, 58, 12),
  schijf: sprite(disc, 48),
  naald: sprite(needle, 58, 14),
  pedaal: sprite(pedal('#5A6684'), 54, 62),
  'pedaal-aan': sprite(pedal(ochre), 54, 62),
  stip: sprite(dot(10, paper) + dot(7, ink), 11),
  strepen: sprite(
    each(5, (i) => slab(-118 + i * 52, -2.5, 28, 5, MAT.line, 0, 0.85)),
    120,
    4,
  ),
  zebra: sprite(
    each(6, (i) => slab(-24, -56 + i * 20, 48, 11, MAT.line, 0, 0.9)),
    26,
    58,
  ),
  eend: sprite(duck, 28, 20),
  agent: sprite(agent, -60, -120, 70, 14),
  kastje: sprite(device(430, -170, meter(-124, 322)), 226, 66),
  kast: sprite(
    device(
      1056,
      -478,
      slab(-378, -36, 588, 72, ink, 16) + slab(-373, -31, 578, 62, paper, 12) + meter(222, 286),
    ),
    544,
    66,
  ),
  rand: plain(MAT.kerb),
  straat: plain(MAT.street),
  donker: plain('#1B2350'),
  lichtkring: sprite(
    each([78, 62, 46, 30], (r) => dot(r, '#FFF1B8', 0, 0, 0.2)),
    80,
  ),
});

/** Where the town lies: grass, mown in strips. */
export const meadow = (): string =>
  slab(-117, -96, 1600, 960, MAT.meadow) +
  each(9, (i) => stripe(`M${-80 + i * 190} -96V864`, MAT.meadowDeep, 95, 0.4));
