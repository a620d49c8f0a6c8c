import { eye } from '../../../engine/drawing/klodder/face.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { plate, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { ink, paper } = PALETTE;

/** A tyre from behind, standing on (0, 0). */
export const wheel = (): string =>
  prop(
    roundRect(-21, -70, 42, 71, 13, { seed: 4, wobble: 0.6 }),
    TONE.tyre,
    flat('M6 -72H24V4H6Z', ink, 0.3) +
      stripe(
        each(6, (i) => `M-22 ${-60 + i * 12}H22`),
        '#59608A',
        3,
      ),
    { outline: 0.5, line: 3 },
  );

/** The soapbox of the pupil without wheels and driver: a crate with a star. */
export const crate = (): string =>
  cord('M-92 -32H92', TONE.steel, 14) +
  prop('M-50 -98Q-54 -146 0 -150Q54 -146 50 -98Z', darker(TONE.coral, 0.22), { outline: 0.45, line: 3.4 }) +
  prop(
    'M-78 -20L-88 -88Q-88 -102 -72 -104H72Q88 -102 88 -88L78 -20Q0 -6 -78 -20Z',
    TONE.coral,
    stripe('M-100 -62H100', darker(TONE.coral, 0.16), 4) +
      slab(-20, -110, 40, 110, TONE.cream) +
      flat('M54 -110H100V0H46Z', ink, 0.12),
    { outline: 0.5, line: 3.6 },
  ) +
  dot(27, ink, 0, -60) +
  dot(23.5, paper, 0, -60) +
  place(flat(star(17, 7.5), TONE.ochre), 0, -60) +
  each(
    [-46, 46],
    (x) => dot(14, darker(TONE.steel, 0.5), x, -32) + dot(10, TONE.steel, x, -32) + dot(5.5, ink, x, -32),
  );

/** The driver's helmet, with the drip lock through a hole in it. */
export const helmet = (): string =>
  line('M2 -74Q-6 -96 14 -102', ink, 14) +
  line('M2 -74Q-6 -96 14 -102', TONE.blue, 8) +
  prop(
    'M-40 -8Q-46 -78 0 -80Q46 -78 40 -8Q0 6 -40 -8Z',
    TONE.cream,
    slab(-9, -90, 18, 100, TONE.teal) + flat('M20 -90H60V10H26Z', ink, 0.1),
    { outline: 0.55, line: 3.4 },
  ) +
  line('M-39 -24Q0 -12 39 -24', darker(TONE.cream, 0.3), 4);

/** A pencil for a spoiler. */
export const spoiler = (): string =>
  cord('M-60 -4V-26M60 -4V-26', TONE.steel, 9) +
  prop(
    'M-112 -38H84L116 -28L84 -18H-112Z',
    TONE.ochre,
    slab(-112, -42, 22, 30, TONE.pink) +
      slab(-90, -42, 9, 30, TONE.steel) +
      slab(-112, -30, 200, 5, lighter(TONE.ochre), 0) +
      flat('M84 -40L120 -28L84 -16Z', '#F0D3A6'),
    { outline: 0.5, line: 3 },
  ) +
  flat('M104 -31.500L116 -28L104 -24.500Z', ink);

export const mirrorArm = (): string => cord('M76 -92Q120 -90 130 -110', TONE.steel, 10);
export const mirrorGlass = (): string =>
  dot(38, '#DDF1F6') + flat('M-34 -14Q-14 -36 10 -38L-30 8Z', paper, 0.7);
/** Its rim lies before who is seen in it, and hides the feet. */
export const mirrorRim = (): string => {
  const ring = `M-46 0A46 46 0 1 1 46 0A46 46 0 1 1 -46 0ZM-34 -3A34 33 0 1 0 34 -3A34 33 0 1 0 -34 -3Z`;
  return `<path fill-rule="evenodd" d="${ring}" fill="${TONE.steel}" stroke="${ink}" stroke-width="3.4"/>`;
};
export const flame = (): string =>
  flat('M-15 0Q-22 34 0 62Q22 34 15 0Z', TONE.ochre) + flat('M-8 0Q-12 22 0 42Q12 22 8 0Z', '#FFF6D8');

const kartWheels = each([-66, 66], (x) => place(wheel(), x, 0, { scale: 0.72 }));
const kart = (body: string, fill: string) =>
  oval(86, 10, ink, 0, 2, 0.18) +
  kartWheels +
  line('M0 -130Q-6 -150 12 -154', ink, 11) +
  line('M0 -130Q-6 -150 12 -154', fill, 6) +
  prop('M-27 -86Q-30 -134 0 -136Q30 -134 27 -86Z', fill, flat('M12 -140H40V-80H16Z', ink, 0.12), {
    outline: 0.5,
    line: 3,
  }) +
  body;
const body = (d: string, fill: string, inner: string) =>
  prop(d, fill, inner + flat('M36 -140H90V0H30Z', ink, 0.1), { outline: 0.45, line: 3.2 });
const TUB = 'M-58 -12L-64 -82Q0 -100 64 -82L58 -12Q0 -4 -58 -12Z';
/** Those who drive along: a milk carton, a tin, a cheese and a shoe box. */
export const karts = [
  kart(
    body(
      'M-56 -10V-84L-34 -112H34L56 -84V-10Q0 -4 -56 -10Z',
      '#DCEBFA',
      slab(-60, -60, 120, 30, TONE.blue) + slab(-60, -88, 120, 5, '#9DB8D8'),
    ),
    TONE.coral,
  ),
  kart(
    body(TUB, TONE.steel, slab(-70, -70, 140, 44, TONE.moss) + place(dot(13, TONE.coral), 0, -48)),
    TONE.ochre,
  ),
  kart(
    body(
      'M-62 -10L-56 -64L60 -98L62 -10Q0 -4 -62 -10Z',
      TONE.ochre,
      dot(11, '#D99716', -24, -40) + dot(14, '#D99716', 22, -58) + dot(7, '#D99716', 4, -26),
    ),
    TONE.teal,
  ),
  kart(
    body(
      'M-60 -10V-76H60V-10Q0 -4 -60 -10Z',
      '#E8C9A0',
      slab(-70, -80, 140, 26, TONE.pink) + slab(-22, -44, 44, 20, paper),
    ),
    TONE.plum,
  ),
] as const;

/** Krul as a racer from behind: one pencil line, whose eyes look back. */
export const krul = (): string => {
  const d =
    'M-70 -4V-52Q-70 -60 -62 -60H-52Q-46 -92 -30 -96Q-34 -142 0 -142Q34 -142 30 -96Q46 -92 52 -60H62Q70 -60 70 -52V-4H46V-26H-46V-4H-70M-52 -60H52M-30 -96H30M0 -142Q6 -168 26 -160Q36 -150 20 -146';
  const drawn = (colour: string, width: number) => line(d, colour, width);
  const look = { rx: 8, ry: 11 };
  return (
    oval(84, 10, ink, 0, 2, 0.16) +
    `<path d="${d}" fill="${paper}" stroke="${paper}" stroke-width="17" stroke-linejoin="round"/>` +
    drawn(PALETTE.pencil, 6) +
    place(eye(look, -1, 'happy'), -10, -118) +
    place(eye(look, 1, 'happy'), 10, -118) +
    line('M-10 -80Q0 -72 10 -80', PALETTE.pencil, 5)
  );
};

/** Posts, beam and flags of the gate, and a barrier for a lane that is closed. */
export const post = (): string =>
  oval(34, 6, ink, 0, 0, 0.18) +
  prop(
    'M-18 0V-470H18V0Z',
    TONE.cream,
    each(8, (i) =>
      flat(`M-20 ${-i * 60}L20 ${-i * 60 - 26}V${-i * 60 - 56}L-20 ${-i * 60 - 30}Z`, TONE.coral),
    ),
    { outline: 0.35, line: 3 },
  );
export const beam = (): string =>
  prop(
    'M-200 -30H200V26H-200Z',
    TONE.board,
    each(10, (i) => dot(4, TONE.ochre, -180 + i * 40, -20)),
    { outline: 0.5, line: 3 },
  );
export const flag = (): string =>
  line('M0 40V-56', '#C99A6B', 8) +
  prop(
    'M2 -56Q40 -70 84 -48Q58 -34 84 -18Q44 -30 2 -14Z',
    TONE.ochre,
    flat('M2 -40Q44 -52 70 -34L66 -28Q40 -40 2 -28Z', TONE.cream),
  );
export const barrier = (): string =>
  line('M-86 0V-64M86 0V-64', '#C99A6B', 12) +
  prop(
    'M-112 -76H112V-36H-112Z',
    TONE.cream,
    each(6, (i) =>
      flat(`M${-120 + i * 44} -30L${-100 + i * 44} -82H${-78 + i * 44}L${-98 + i * 44} -30Z`, TONE.coral),
    ),
    { outline: 0.4, line: 3 },
  );
export const light = (isGreen: boolean): string =>
  prop(roundRect(-30, -66, 60, 132, 16, { seed: 2, wobble: 1 }), TONE.tyre, { outline: 0.5, line: 3.2 }) +
  dot(21, isGreen ? '#59608A' : TONE.coral, 0, -30) +
  dot(21, isGreen ? TONE.teal : '#59608A', 0, 30) +
  (isGreen ? line('M-9 30L-2 38L11 21', paper, 6) : line('M-9 -30H9', paper, 6));

/** The paper on the board on which a text stands. */
export const sheet = (): string =>
  prop(roundRect(-565, -75, 1130, 150, 12, { seed: 8, wobble: 1.2 }), paper, { line: 3, outline: 0.5 });
export const arrow = (): string =>
  sticker('M-26 -11H2V-28L32 0L2 28V11H-26Z', TONE.teal, { rim: 5, line: 3.6 });

const pedal = (fill: string, inner: string, isReady: boolean) => {
  const d = plate(92, 92, 26, { seed: 5, wobble: 1 });
  return isReady ? sticker(d, fill, inner) : prop(d, fill, inner, { outline: 0.25, line: 3 });
};
const BOLT = 'M8 -36L-26 8H-4L-8 36L26 -10H4Z';
export const turbo = (): string => pedal(TONE.ochre, edged(BOLT, paper, ink, 4), true);
export const noTurbo = (): string => pedal('#DDE0E8', edged(BOLT, '#EEF0F4', '#9AA1B8', 4), false);
/** A snail: slower. */
export const brake = (): string =>
  pedal(
    TONE.coral,
    edged(
      'M-34 22Q-34 8 -18 10H14L24 -16Q30 -26 38 -20Q44 -12 36 -6L30 14Q26 24 14 24H-32Z',
      TONE.cream,
      ink,
      3.6,
    ) +
      line('M30 -20L26 -34M38 -20L42 -33', ink, 3.6) +
      dot(22, ink, -8, -4) +
      dot(18.5, TONE.ochre, -8, -4) +
      line('M-8 -4Q-2 -8 0 -1Q-2 8 -11 6Q-20 2 -16 -10Q-8 -19 2 -13', ink, 3.6),
    true,
  );

const cereal = (x: number, h: number, w: number, fill: string, inner: string) =>
  place(
    prop(`M${-w} 0V${-h}H${w}V0Z`, fill, inner + flat(`M${w - 26} ${-h}H${w}V0H${w - 26}Z`, ink, 0.12), {
      outline: 0.4,
      line: 3.4,
    }),
    x,
    0,
  );
const bowl = (y: number) =>
  place(
    edged('M-52 0Q-44 44 0 44Q44 44 52 0Z', paper, ink, 3.4) +
      each([-26, -4, 18], (x) => dot(10, '#D99716', x, -4)),
    0,
    y,
  );
/** The podium of three cereal boxes. */
export const podium = (): string =>
  oval(420, 20, ink, 0, 0, 0.16) +
  cereal(-236, 176, 112, TONE.teal, bowl(-100) + slab(-112, -168, 224, 26, '#BFE9E4')) +
  cereal(236, 128, 112, TONE.plum, bowl(-74) + slab(-112, -120, 224, 22, '#DCC6F0')) +
  cereal(
    0,
    262,
    122,
    TONE.coral,
    place(flat(star(62, 28), TONE.ochre), 0, -110) + slab(-122, -254, 244, 34, '#FBD3C6'),
  );

/** A cup: gold, silver, bronze. */
export const cups = (['#F2B632', '#C9CEDA', '#D99A6B'] as const).map(
  (fill) =>
    line('M-22 -66Q-46 -66 -40 -42Q-34 -30 -18 -34M22 -66Q46 -66 40 -42Q34 -30 18 -34', ink, 10) +
    line('M-22 -66Q-46 -66 -40 -42Q-34 -30 -18 -34M22 -66Q46 -66 40 -42Q34 -30 18 -34', fill, 5) +
    edged('M-26 -74H26Q28 -30 6 -22V-10H18V0H-18V-10H-6V-22Q-28 -30 -26 -74Z', fill, ink, 3.6) +
    flat('M-16 -68H-8Q-10 -40 -4 -30Q-16 -38 -16 -68Z', paper, 0.7),
);
export const shadow = (): string => oval(136, 15, ink, 0, 0, 0.2);
