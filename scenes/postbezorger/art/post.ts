import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { klodder } from '../../../engine/drawing/klodder/klodder.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { ROW } from './colours.ts';

const { ink, paper, card, coral, ochre, plum, teal } = PALETTE;

/** A wheel with spokes, the hub at (0, 0). */
const wheel =
  dot(37, ink) +
  dot(30, '#F6EBD4') +
  stripe(
    each(
      6,
      (i) =>
        `M0 0L${Math.round(Math.cos((i * Math.PI) / 3) * 30)} ${Math.round(Math.sin((i * Math.PI) / 3) * 30)}`,
    ),
    '#8A86A0',
    3,
  ) +
  dot(8, coral) +
  dot(4, ochre, 18, -10);

/** A crank with two pedals. */
const crank =
  line('M0 -21V21', ink, 8) +
  line('M0 -21V21', '#C9CEDA', 4) +
  edged('M-12 -27H12V-19H-12ZM-12 19H12V27H-12Z', '#4B4560', ink, 2.5) +
  dot(7, '#C9CEDA');

/** A letter that sticks out of the bin. */
const peeking = (x: number, turn: number) =>
  place(
    edged('M-17 -18H17V20H-17Z', paper, ink, 2.6) + line('M-15 -16L0 -4L15 -16', '#CBB48C', 2.4),
    x,
    -122,
    { turn },
  );

/** Frame, saddle, handlebar and bin; x as on the stage, y from the road. */
const bike =
  oval(150, 8, ink, 236, 2, 0.18) +
  line('M112 -37L190 -34L158 -84M190 -34L226 -92M112 -37L160 -76', darker(ROW.bike, 0.45), 15) +
  line('M112 -37L190 -34L158 -84M190 -34L226 -92M112 -37L160 -76', ROW.bike, 10) +
  edged('M132 -92Q158 -104 184 -92L176 -80H140Z', '#4B4560', ink, 3) +
  peeking(246, -10) +
  peeking(342, 9) +
  line('M228 -96L216 -146L196 -152', ink, 9) +
  line('M228 -96L216 -146L196 -152', '#C9CEDA', 4.5) +
  prop('M222 -116H366L352 -50Q350 -42 340 -42H246Q236 -42 234 -50Z', ROW.bin, {
    line: 3.4,
    outline: 0.7,
    inner: flat('M210 -70H380V-30H210Z', '#D99716', 0.55) + flat('M210 -118H380V-108H210Z', '#FFE39A'),
  }) +
  edged(plate(60, 38, 6), paper, ink, 2.6).replace('<path', '<path transform="translate(294 -80)"') +
  line('M268 -96L294 -78L320 -96', ink, 2.6) +
  line('M352 -84L362 -37', darker(ROW.bike, 0.45), 11) +
  line('M352 -84L362 -37', ROW.bike, 6);

const sheet = roundRect(-213, -66, 426, 132, 9, { seed: 5, wobble: 1.4 });

/** The large envelope; what is written on it is live. `isShut`: only lines, and a seal. */
const envelope = (isShut: boolean) =>
  prop(sheet, paper, {
    line: 3.4,
    outline: 0.85,
    shadow: 'object',
    inner:
      stripe('M-213 -66L-120 -14M213 -66L120 -14', '#F1E6CF', 4) +
      stripe(`M-213 60H213`, coral, 8, 0.75, '22 22') +
      stripe(`M-191 60H213`, '#2F6FDE', 8, 0.6, '22 22') +
      (isShut ? stripe('M-110 -22H60M-110 4H90M-110 30H20', '#C8BFAE', 7) : ''),
  }) +
  (isShut
    ? place(
        prop(roundRect(-22, -26, 44, 52, 4, { seed: 2, wobble: 1 }), '#CDEBFA', {
          outline: 0.4,
          inner: dot(10, ochre, 4, -8) + flat('M-24 10Q0 -2 24 10V30H-24Z', '#B9DE86'),
        }),
        172,
        -28,
      )
    : '');

const small = roundRect(-36, -24, 72, 48, 6, { seed: 3, wobble: 1 });
const letter = sticker(small, paper, {
  rim: 4,
  line: 3.4,
  inner: line('M-36 -24L0 4L36 -24', '#CBB48C', 4) + dot(7, coral, 0, 4),
});
const returned = sticker(small, '#FFE9CF', {
  rim: 4,
  line: 3.4,
  inner: line('M14 12H-4Q-18 12 -18 0T-4 -11H10', plum, 6) + flat('M8 -21L22 -11L8 -1Z', plum),
});

const unfolded = prop(roundRect(-462, -72, 924, 144, 8, { seed: 9, wobble: 1.6 }), paper, {
  line: 3,
  outline: 0.6,
  shadow: 'object',
  inner: flat('M-470 -2H470V2H-470Z', '#F1E6CF') + flat('M-470 62H470V80H-470Z', card),
});

/** A dog at full speed to the left. */
function dog(step: number): string {
  const legs = step
    ? 'M-34 18L-62 40M-18 20L-34 46M34 18L58 38M46 14L66 30'
    : 'M-34 18L-26 46M-20 20L-44 44M36 18L24 46M46 14L42 46';
  return (
    oval(66, 7, ink, 0, 48, 0.18) +
    line(legs, ink, 15) +
    line(legs, '#B97F4E', 9) +
    line('M50 -6Q78 -20 80 -44', ink, 14) +
    line('M50 -6Q78 -20 80 -44', '#B97F4E', 8) +
    prop('M-50 -8Q-30 -26 10 -22Q56 -24 58 2Q56 28 20 26H-22Q-52 26 -50 -8Z', '#C98F5C', {
      line: 3.4,
      outline: 0.75,
      inner: dot(20, '#FFF6E4', -12, 26),
    }) +
    prop('M-42 -12Q-40 -54 -72 -54Q-92 -52 -96 -32L-116 -22Q-118 -8 -98 -6Q-70 6 -42 -12Z', '#C98F5C', {
      line: 3.4,
      outline: 0.75,
      inner: dot(14, '#FFF6E4', -106, -8),
    }) +
    prop('M-62 -54Q-40 -56 -36 -32Q-36 -12 -50 -14Q-64 -26 -62 -54Z', '#8A5A36', { line: 3, outline: 0.6 }) +
    dot(5, ink, -84, -34) +
    dot(6, ink, -116, -18) +
    edged('M-58 -8Q-44 -2 -38 -12L-36 -4Q-46 6 -58 0Z', coral, ink, 2.4)
  );
}

/** The colleague: Pleun on a scooter with a satchel. */
const scooter =
  oval(84, 8, ink, 0, 2, 0.18) +
  place(klodder({ name: 'pleun', face: 'happy', pose: 'sit', size: 88, rim: 0 }), -14, -52) +
  each([-56, 58], (x) => place(dot(22, ink) + dot(12, '#F6EBD4') + dot(5, coral), x, -22)) +
  prop('M-78 -30Q-76 -62 -40 -58H8L34 -42L50 -96H64L72 -40Q70 -28 46 -30L26 -20H-30Q-76 -16 -78 -30Z', teal, {
    line: 3.4,
    outline: 0.75,
    inner: flat('M-80 -34H80V-10H-80Z', '#0B5F5B', 0.4),
  }) +
  line('M50 -96L38 -108M64 -96L70 -112', ink, 7) +
  edged('M-90 -84H-52V-54H-90Z', ROW.bag, ink, 3) +
  line('M-88 -82L-71 -68L-54 -82', '#FFF6E4', 3);

const album =
  prop(roundRect(-72, -110, 142, 220, 10, { seed: 2, wobble: 1.4 }), '#F6E7C9', {
    line: 3,
    outline: 0.5,
    shadow: 'object',
    inner: flat('M-80 -116H-58V116H-80Z', ROW.bag) + flat('M-80 18H80V22H-80Z', '#E3CFA2'),
  }) + stripe('M-32 -88H40V0H-32Z', '#CBB48C', 3, 1, '6 6');

/** The card with thanks; stamps are stuck on it. */
const thanks =
  prop(roundRect(-330, -190, 660, 380, 16, { seed: 6, wobble: 2 }), '#FFF9EA', {
    line: 3.4,
    outline: 0.6,
    shadow: 'object',
    inner:
      flat('M-340 -200H340V-118H-340Z', '#F9D9C4') +
      each(14, (i) => dot(10, i % 2 ? '#F4A6BE' : '#FBE7A8', -312 + i * 48, -118)),
  }) +
  place(
    sticker('M0 20C-34 -4 -26 -34 -6 -30Q0 -28 0 -20Q0 -28 6 -30C26 -34 34 -4 0 20Z', coral, { rim: 5 }),
    0,
    -152,
    { scale: 1.2 },
  ) +
  each([-1, 1], (side) =>
    place(edged('M0 0L-40 -14V14ZM0 0L40 -14V14Z', lighter(teal, 0.2), ink, 3), side * 180, -152),
  );

export const post = (): Record<string, SpriteArt> => ({
  wiel: sprite(wheel, 39),
  trapper: sprite(crank, 16, 30),
  bakfiets: sprite(bike, 80, -164, 400, 14),
  envelop: sprite(envelope(false), 226, 80),
  'envelop-dicht': sprite(envelope(true), 226, 80),
  brief: sprite(letter, 48, 38),
  retour: sprite(returned, 48, 38),
  briefpapier: sprite(unfolded, 474, 88),
  'hond-0': sprite(dog(0), -126, -64, 96, 58),
  'hond-1': sprite(dog(1), -126, -64, 96, 58),
  scooter: sprite(scooter, -100, -170, 100, 14),
  album: sprite(album, 84, 124),
  dankkaart: sprite(thanks, 346, 206),
  spoed: sprite(
    sticker(plate(58, 40, 8), '#FFD84A', {
      rim: 4,
      line: 3.4,
      inner: slab(-30, 8, 60, 14, '#E5A71B', 0, 0.6),
    }) + flat('M4 -16L-12 4H-1L-4 17L12 -4H1Z', ink),
    40,
    32,
  ),
});
