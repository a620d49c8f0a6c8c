import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { eye, mouth } from '../../../engine/drawing/klodder/face.ts';
import { darker, inkTones, mix, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { BODIES, ROOM, type Pattern } from './tones.ts';

const { ink, paper, ochre, plum, teal } = PALETTE;

const FRAME = plate(87, 81, 13, { seed: 5, wobble: 1 });
const BODY = 'M0 -20C27 -20 39 -3 39 16C40 30 39 46 39 60H-39C-39 46 -40 30 -39 16C-39 -3 -27 -20 0 -20Z';
const EYES = { gap: 12, y: 1, size: { rx: 9, ry: 12 } } as const;
const MOUTH_Y = 24;

/** What lies on a body: so that nobody is told apart by colour alone. */
function patterned(pattern: Pattern, fill: string): string {
  const tone = mix(fill, '#FFFFFF', 0.62);
  const deep = darker(fill, 0.42);
  switch (pattern) {
    case 'plain':
      return '';
    case 'stripes':
      return stripe('M-50 -14H50M-50 4H50M-50 22H50M-50 40H50', tone, 8);
    case 'dots':
      return each([-36, -12, 12, 36], (x, i) =>
        each([-14, 10, 34], (y) => dot(6, tone, x, y + (i % 2) * 12)),
      );
    case 'checks':
      return stripe(
        'M-60 -20L20 60M-36 -40L44 40M-12 -40L68 40M60 -20L-20 60M36 -40L-44 40M12 -40L-68 40',
        deep,
        3.6,
        0.75,
      );
  }
}

const body = ({ fill, pattern }: (typeof BODIES)[number]): string => {
  const { shade } = inkTones(fill);
  return (
    flat(BODY, shade) +
    clip(
      BODY,
      place(flat(BODY, fill), -5, -5) +
        patterned(pattern, fill) +
        line('M-28 6Q-28 -8 -18 -14', mix(fill, '#FFFFFF', 0.6), 4),
    ) +
    line(BODY, ink, 3.4)
  );
};

const portrait = (one: (typeof BODIES)[number]): string =>
  sticker(FRAME, one.behind, oval(46, 16, darker(one.behind, 0.12), 0, 50) + body(one), {
    line: 3.6,
    rim: 4.5,
  });

/** Its back: nothing to be seen any more, so no rim. */
const back = (): string =>
  prop(FRAME, ROOM.back, {
    inner:
      flat('M0 -60H60V60H10Q40 0 0 -60z', ROOM.backDeep, 0.5) +
      stripe('M-46 -30H46', ROOM.tape, 13) +
      stripe('M-46 32H46', ROOM.tape, 13) +
      line('M-15 -13L15 17M15 -13L-15 17', ROOM.frameDeep, 5, 0.75),
    outline: 0.4,
    line: 2.6,
  });

/** What somebody has on: a woollen hat, a top hat, a bow. */
const HATS = [
  edged('M-28 -10C-30 -34 -14 -42 0 -42C14 -42 30 -34 28 -10Z', plum, ink, 3.2) +
    clip(
      'M-28 -10C-30 -34 -14 -42 0 -42C14 -42 30 -34 28 -10Z',
      stripe('M-14 -46L-10 -6M0 -46V-6M14 -46L10 -6', '#A97AD6', 4),
    ) +
    edged(roundRect(-32, -19, 64, 13, 6, { seed: 4, wobble: 1 }), '#B48ADB', ink, 3.2),
  edged('M-18 -14L-16 -43H16L18 -14Z', '#3B4468', ink, 3.2) +
    flat('M-17.6 -22H17.6L18 -14H-18z', ochre) +
    edged('M-32 -15Q0 -8 32 -15Q34 -9 28 -8Q0 -2 -28 -8Q-34 -9 -32 -15Z', '#3B4468', ink, 3.2),
  edged('M-4 -26Q-30 -46 -31 -26Q-31 -8 -4 -20ZM4 -26Q30 -46 31 -26Q31 -8 4 -20Z', teal, ink, 3.2) +
    line('M-22 -30Q-14 -26 -8 -24M22 -30Q14 -26 8 -24', '#8FDAD3', 3) +
    edged(circle(7, 0, -23), '#5CC7BE', ink, 3.2),
] as const;
const tongue = (): string =>
  line('M-11 -3Q0 4 11 -3', ink, 3.4) +
  edged('M-1 1Q-3 13 4 13Q11 13 9 -1Z', '#FF8A80', ink, 2.8) +
  line('M4.4 3V8', '#C9453F', 2);
const MOUTHS = [mouth('happy'), `<g transform="scale(1.45)">${mouth('oops')}</g>`, tongue()] as const;

const glasses = (): string =>
  each(
    [-1, 1],
    (side) =>
      line(circle(14, side * 14.5, EYES.y + 1), ink, 6.4) +
      line(circle(14, side * 14.5, EYES.y + 1), ochre, 3),
  ) + line(`M-3 ${EYES.y - 2}Q0 ${EYES.y - 5} 3 ${EYES.y - 2}`, ink, 4);

const LOOKS = { links: -0.95, recht: 0, rechts: 0.95, dicht: 0 } as const;
const face = (isGlazed: boolean, mouthAt: number, gaze: keyof typeof LOOKS): string =>
  each([-1, 1] as const, (side) =>
    place(
      eye(EYES.size, side, gaze === 'dicht' ? 'sleep' : 'look', [LOOKS[gaze], 0]),
      side * EYES.gap,
      EYES.y,
    ),
  ) +
  (isGlazed ? glasses() : '') +
  place(MOUTHS[mouthAt]!, 0, MOUTH_Y);

/** A stamp of the casebook: what a witness knows, as a picture in a ring. */
const stamp = (inner: string): string =>
  edged(circle(31), paper, ROOM.cover, 4) + line(circle(26), ROOM.cover, 1.6, 0.5) + clip(circle(25), inner);
const head = (): string =>
  edged('M-26 40C-26 6 -16 -8 0 -8C16 -8 26 6 26 40Z', '#D9D3E4', '#8C82A6', 2.4) +
  each([-8, 8], (x) => oval(5.4, 7, paper, x, 9) + dot(3, ink, x, 10));
const tips = (): Record<string, SpriteArt> => ({
  ...series('tip-colour', BODIES, (one) => sprite(stamp(place(body(one), 0, 2, { scale: 0.74 })), 36)),
  ...series('tip-hat', ['', ...HATS], (one) =>
    sprite(stamp(head() + place(one, 0, 16, { scale: 0.82 })), 36),
  ),
  'tip-glasses-1': sprite(stamp(place(glasses(), 0, -4, { scale: 0.78 })), 36),
  ...series('tip-mouth', MOUTHS, (one) => sprite(stamp(place(one, 0, -1, { scale: 1.35 })), 36)),
  'tip-open': sprite(line(circle(27), ROOM.cover, 3, 0.4, '7 8'), 36),
  niet: sprite(line('M-23 23L23 -23', paper, 12) + line('M-23 23L23 -23', '#A8321C', 7), 36),
});

/** All that portraits and clues are made of, by the name of its sprite. */
export function portraits(): Record<string, SpriteArt> {
  const faces: Record<string, SpriteArt> = {};
  for (const glazed of [0, 1])
    for (const i of MOUTHS.keys())
      for (const gaze of Object.keys(LOOKS) as (keyof typeof LOOKS)[])
        faces[`gezicht-${glazed}${i}-${gaze}`] = sprite(face(glazed === 1, i, gaze), 40, 50);
  return {
    ...series('portret', BODIES, (one) => sprite(portrait(one), 60, 66)),
    achterkant: sprite(back(), 50, 54),
    'hoed-1': sprite(HATS[0], 44, 50),
    'hoed-2': sprite(HATS[1], 44, 50),
    'hoed-3': sprite(HATS[2], 44, 50),
    ...faces,
    ...tips(),
  };
}
