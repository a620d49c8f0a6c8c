import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { jitter, torn, type Point } from '../../../engine/drawing/points.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { FIELD, FLAGS } from './colours.ts';
import { DRAWN } from './sizes.ts';

const { ink, paper, ochre, teal, coral } = PALETTE;

/** The paper ribbon that the text lies on: torn along its long sides, to be stretched. */
function ribbon(): SpriteArt {
  const [w, h] = [DRAWN.ribbon, 116];
  const edge = (y: number, seed: number): Point[] => {
    const next = jitter(seed);
    return Array.from({ length: 41 }, (_, i) => [(i * w) / 40, y + (next() - 0.5) * 3] as const);
  };
  const outline = torn([...edge(-h / 2, 2), ...edge(h / 2, 7).reverse()], {
    seed: 6,
    amplitude: 1.6,
    step: 12,
  });
  return sprite(
    place(flat(outline, ink, 0.13), 0, 5) +
      edged(outline, FIELD.ribbon, FIELD.ribbonDeep, 2.5) +
      stripe(`M0 ${h / 2 - 14}H${w}M0 ${-h / 2 + 12}H${w}`, FIELD.fibre, 5),
    0,
    -h / 2 - 6,
    w,
    h / 2 + 12,
  );
}

/** The rest of the ribbon, still rolled up, seen from its side. */
const roll = (): string =>
  oval(44, 9, ink, 4, 64, 0.16) +
  prop(roundRect(-34, -66, 68, 132, 30, { seed: 2, wobble: 1 }), FIELD.ribbon, {
    outline: 0.35,
    line: 3,
    inner: flat('M6 -80H60V80H6z', FIELD.ribbonDeep, 0.8) + line('M-20 -50V50', FIELD.fibre, 7),
  }) +
  line('M0 -52a14 10 0 1 1 -12 8a9 6 0 1 1 12 2', '#B7A684', 3.4);

/** The print of a running shoe in ink: a sole and a heel, that nobody takes for a comma beside the words. */
const shoePrint = (): string =>
  flat('M-1 -6Q6 -8 11 -4Q14 0 10 4Q5 7 -1 5Q-4 0 -1 -6Z', ink) +
  flat('M-12 -4Q-5 -6 -5 0Q-5 6 -12 4Q-15 0 -12 -4Z', ink);

/** A line under a word, drawn with a pen; to be stretched. */
const under = (): string => line('M2 0Q26 -4 50 -1T98 -2', teal, 8);

/** The pool of light under the hare's lantern, on the ribbon. */
const glow = (): string => '<ellipse rx="30" ry="13" fill="#FFE27A" opacity=".9" filter="url(#soft)"/>';

/** A white line between two lanes; to be stretched. */
const laneLine = (): string => stripe(`M0 0H${DRAWN.line}`, FIELD.line, 5, 0.85);

/** The rail of the hare along the fence, to be stretched. */
const rail = (): string =>
  stripe(`M0 0H${DRAWN.line}`, '#8E9CC6', 7) + stripe(`M0 -1.5H${DRAWN.line}`, '#DCE5F8', 2.4);

/** A piece of the fence with pennants, as wide as it repeats. */
const fence = (): string => {
  const pennants = each(FLAGS, (fill, i) => {
    const x = -100 + i * 40;
    return prop(`M${x + 4} -12H${x + 36}L${x + 20} 12Z`, fill, { outline: 0.16 });
  });
  return (
    `<path d="M-102 -18H102V22H-102z" fill="${FIELD.fence}"/><path d="M-102 14H102V22H-102z" fill="${FIELD.fenceDeep}"/><path d="M-102 -16H102" stroke="#FFFFFF" stroke-width="4"/>` +
    `<g opacity=".75">${pennants}</g>`
  );
};

/** A post with a flag beside the track, which passes when the ribbon goes on. */
const post = (i: number): string =>
  oval(20, 5, ink, 2, 1, 0.16) +
  prop(roundRect(-5, -104, 10, 106, 5, { seed: i + 2, wobble: 0.8 }), FIELD.wood, { outline: 0.35 }) +
  prop('M5 -102Q28 -112 52 -98Q44 -86 52 -70Q28 -80 5 -68Z', FLAGS[(i * 2 + 1) % FLAGS.length]!, {
    outline: 0.3,
    inner: flat('M0 -84H60V-60H0z', '#1E2747', 0.12),
  }) +
  prop(circle(8, 0, -106), ochre, { outline: 0.35 });

/** The groove for the finger: dots under the words; to be put beside each other. */
const groove = (): string => stripe('M0 0H200', paper, 13, 0.55) + line('M10 0H192', '#C98F6E', 5, 1, '1 19');

/** What a finger slides along the groove: a paper hand that points up. */
const finger = (): string =>
  sticker(
    'M-9 -34Q-9 -46 0 -46Q9 -46 9 -34V-8Q14 -14 20 -8Q25 -12 29 -5Q36 -6 36 4V16Q36 38 10 38Q-12 38 -20 22L-33 2Q-36 -8 -26 -9Q-18 -9 -9 4Z',
    '#FBE0C8',
    flat('M6 -50H50V60H-30Q12 44 10 10Z', '#EFC3A2', 0.75),
    { line: 3.6, rim: 5 },
  ) + line('M9 -6V8M20 -6V8M29 -2V8', ink, 2.6, 0.6);

/** A round button with an arrow that points the way; both are bright, as both can be pressed. */
const button = (way: 1 | -1): string =>
  sticker(circle(40), way > 0 ? teal : coral, {
    inner: `<path d="M-60 14Q0 34 60 14V70H-60z" fill="${ink}" opacity=".18"/><path d="M-24 -22A34 34 0 0 1 4 -32" stroke="#FFFFFF" stroke-width="5" opacity=".6" fill="none" stroke-linecap="round"/>`,
  }) +
  `<g transform="scale(${way} 1)"><path d="M-20 0H16M2 -15L18 0L2 15" fill="none" stroke="${paper}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** A plank with the title of a text. */
const titleBoard = (): string =>
  prop(roundRect(-150, -26, 300, 52, 12, { seed: 9, wobble: 1.6 }), '#FFF3CF', {
    shadow: 'object',
    outline: 0.3,
    inner: flat('M-160 14H160V40H-160z', '#EBD49B', 0.7),
  });

/** The lawn on which torn pieces lie. */
function lawn(): string {
  const next = jitter(31);
  let blades = '';
  for (let i = 0; i < 70; i++)
    blades += `<path d="M${-660 + next() * 1320} ${-80 + next() * 190}q3 -12 9 -15" fill="none" stroke="${i % 2 ? FIELD.grassDeep : FIELD.grassLight}" stroke-width="3.4" stroke-linecap="round"/>`;
  return `<path d="M-700 -96Q-690 -132 -560 -134L560 -136Q690 -134 700 -96V140H-700Z" fill="#E9F5CF"/><path d="M-690 -88Q-680 -122 -556 -124L556 -126Q680 -124 690 -88V140H-690Z" fill="${FIELD.grass}"/>${blades}`;
}

/** The ribbon of a lane in the form choose: coral cloth with a torn end, on which the runner lands. */
const runway = (): string =>
  place(flat('M0 -30H392L372 -10L394 8L374 30H0Z', ink, 0.14), 0, 5) +
  prop('M0 -30H392L372 -10L394 8L374 30H0Z', '#F6A08A', {
    outline: 0.3,
    inner: stripe('M0 -22H420M0 22H420', '#FFE3D8', 5, 1, '16 12'),
  }) +
  stripe('M0 -30V30', coral, 4);

/** The course, by the name of its sprite. */
export const course = (): Record<string, SpriteArt> => ({
  lint: ribbon(),
  rol: sprite(roll(), -52, -76, 56, 78),
  'shoe-print': sprite(shoePrint(), 18, 12),
  streep: sprite(under(), 0, -8, DRAWN.line, 8),
  gloed: sprite(glow(), 56, 34),
  baanlijn: sprite(laneLine(), 0, -4, DRAWN.line, 4),
  rail: sprite(rail(), 0, -5, DRAWN.line, 5),
  hek: sprite(fence(), -100, -20, 100, 24),
  'vlag-0': sprite(post(0), -24, -120, 60, 10),
  'vlag-1': sprite(post(1), -24, -120, 60, 10),
  groef: sprite(groove(), 0, -10, 200, 10),
  vinger: sprite(finger(), -52, -62, 52, 56),
  'knop-verder': sprite(button(1), -56, -54, 56, 60),
  'knop-terug': sprite(button(-1), -56, -54, 56, 60),
  titelbord: sprite(titleBoard(), -164, -38, 164, 42),
  veld: sprite(lawn(), 702, 140),
  loper: sprite(runway(), 0, -36, 400, 40),
});
