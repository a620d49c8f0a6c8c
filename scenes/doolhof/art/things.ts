import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle, drop, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { NIGHT, WARM } from './tones.ts';

const { ink, paper, pink, coral, moss, ochre } = PALETTE;

/** A lantern with a wire handle; held by its handle at (0, 0). */
const lantern = () =>
  line('M-9 10Q-10 -4 0 -4Q10 -4 9 10') +
  prop('M-12 10H12L15 34H-15Z', WARM.light, flat(drop(0, 25, 0.62), WARM.flame), { line: 3, outline: 1 }) +
  prop('M-15 9Q0 -3 15 9Z', WARM.iron, { line: 3, outline: 1 }) +
  prop(roundRect(-17, 33, 34, 8, 3), WARM.iron, { line: 3, outline: 1 });

/** A soft round light, 1 u wide per u of `r` around (0, 0). */
const glow = (r: number, tone: string, strength: number) =>
  `<radialGradient id="g${r}"><stop offset="0" stop-color="${tone}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${tone}" stop-opacity="${strength * 0.5}"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient>` +
  dot(r, `url(#g${r})`);

/** A rose seen from above. */
const rose = (tone: string) =>
  each(
    [0, 90, 180, 270],
    (turn) =>
      `<path d="M0 0Q12 -7 17 2Q9 9 0 0Z" fill="${moss}" stroke="${darker(moss)}" stroke-width="1.5" transform="rotate(${turn + 40})"/>`,
  ) +
  prop(blob(0, 0, 12, 12, { seed: 4, wobble: 0.08, corners: 7 }), tone, { line: 2, outline: 0.35 }) +
  line('M-6 1Q-5 -7 2 -6Q8 -4 5 2Q1 7 -3 3Q-4 -1 1 -2', darker(tone, 0.3), 2);

const bud = () =>
  prop('M0 -10Q7 -5 5 3Q3 8 0 8Q-3 8 -5 3Q-7 -5 0 -10Z', lighter(moss, 0.1), { line: 2 }) +
  prop('M0 -11Q4 -7 2 -2Q0 0 -2 -2Q-4 -7 0 -11Z', pink, { line: 1.5 });

/** A small round bird that looks to the left; its feet stand on (0, 0). `wing` 0 folded, 1 up. */
function bird(wing: number, paperNote: boolean): string {
  const body = 'M-26 -20Q-26 -42 -4 -42Q20 -42 25 -20Q30 -16 38 -22Q36 -8 24 -6Q16 2 -2 2Q-22 2 -26 -20Z';
  const flap = wing ? 'M-2 -22Q6 -52 26 -50Q24 -26 8 -16Z' : 'M-6 -24Q10 -30 22 -16Q8 -4 -4 -12Z';
  return (
    (paperNote ? '' : line('M-6 0V8M6 0V8', ink, 3.4)) +
    sticker(body, '#6FB6E8', flat('M-30 -12Q-8 -22 10 -4L-4 8H-30Z', '#FFF3D6'), { line: 3.5 }) +
    edged(flap, '#3F86C4') +
    edged('M-25 -28L-38 -23L-25 -19Z', ochre) +
    `<circle cx="-13" cy="-29" r="5.4" fill="#fff" stroke="${ink}" stroke-width="2"/><circle cx="-14.4" cy="-28.6" r="2.6" fill="${ink}"/>` +
    (paperNote
      ? `<path d="${plate(34, 24, 4)}" transform="translate(-46 -10) rotate(-8)" fill="${paper}" stroke="${ink}" stroke-width="3"/><path d="M-58 -12L-38 -15M-57 -6L-40 -8" stroke="${PALETTE.pencil}" stroke-width="2.4" stroke-linecap="round"/>`
      : '')
  );
}

/** The iron lamppost the bird sits on; its foot at (0, 0), the arm at (-24, -206). */
const post = () =>
  prop(roundRect(-8, -250, 16, 250, 6), WARM.iron, { line: 2.5, outline: 0.5 }) +
  prop(roundRect(-24, -16, 48, 18, 7), WARM.iron, { line: 2.5, outline: 0.5 }) +
  prop(roundRect(-62, -206, 66, 9, 4), WARM.iron, { line: 2.5, outline: 0.5 }) +
  prop('M-20 -252H20L25 -304H-25Z', WARM.light, flat(drop(0, -272, 0.9), WARM.flame), {
    line: 2.5,
    outline: 0.5,
  }) +
  prop('M-29 -302Q0 -334 29 -302Z', WARM.iron, { line: 2.5, outline: 0.5 });

/** A trellis with a climbing rose; six places for roses. Its foot is (0, 0). */
function trellis(): string {
  const slat = (d: string) => cord(d, WARM.wood, 9, darker(WARM.wood, 0.25), 1.5);
  const stem = 'M0 0C-34 -40 34 -74 -4 -118C-36 -150 34 -180 4 -226';
  const leaves = each(
    rows(3, [-22, -30, 30, 20, -64, -30, -16, -104, 20, -24, -146, 40, 24, -170, -20, 10, -210, -60]),
    ([x, y, turn]) =>
      place(edged('M0 0Q10 -12 20 0Q10 9 0 0Z', '#6FAE63', darker('#6FAE63'), 2), x, y, { turn }),
  );
  return (
    slat('M-40 0V-216') +
    slat('M40 0V-216') +
    each([-40, -100, -160], (y) => slat(`M-46 ${y}H46`)) +
    slat('M-46 -214Q0 -256 46 -214') +
    cord(stem, moss, 8, darker(moss), 1.5) +
    leaves
  );
}

/** Two eyes in the dark hedge. */
const eyes = () => each([-9, 9], (x) => oval(6, 7, paper, x) + dot(3, ink, x, 1));

/** A rabbit that looks over the hedge; (0, 0) is where it rises from. */
const rabbit = () =>
  each([-1, 1], (side) =>
    prop(`M${side * 4} -26Q${side * 2} -58 ${side * 12} -58Q${side * 20} -56 ${side * 15} -24Z`, '#E9DCC8', {
      inner: `<path d="M${side * 8} -28Q${side * 8} -50 ${side * 12} -50Q${side * 15} -46 ${side * 12} -26Z" fill="${pink}"/>`,
      line: 2.5,
      outline: 0.5,
    }),
  ) +
  prop('M-22 0Q-26 -32 0 -32Q26 -32 22 0Z', '#E9DCC8', { line: 2.5, outline: 0.5 }) +
  each([-9, 9], (x) => dot(3.6, ink, x, -16) + dot(1.2, '#fff', x + 1, -17.4)) +
  `<path d="M-3 -9H3L0 -6Z" fill="${coral}"/><path d="M0 -6V-3" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`;

/** A golden carrot, half in the ground; its middle at (0, 0). */
const carrot = () =>
  each([-22, 2, 26], (turn) =>
    place(edged('M0 -8Q-8 -22 0 -32Q8 -22 0 -8Z', '#7CC06B', darker('#7CC06B', 0.3), 2), 0, 0, { turn }),
  ) +
  prop(
    'M-13 -6Q0 -14 13 -6Q12 10 3 22Q0 26 -3 22Q-12 10 -13 -6Z',
    ochre,
    line('M-9 2H-2M2 9H7M-5 14H0', darker(ochre, 0.3), 2),
    {
      line: 2.5,
      outline: 0.5,
    },
  ) +
  dot(2.4, '#fff', -5, -3);

/** A glow-worm: more light than worm. */
const glowWorm = () =>
  glow(34, '#F3FFA8', 0.9) +
  edged('M-9 2Q-12 -12 -1 -9Q-2 0 -9 2ZM9 2Q12 -12 1 -9Q2 0 9 2Z', '#E6F7FF', darker('#9FC6D8', 0.2), 1.5) +
  edged('M-6 0Q-6 -6 0 -6Q6 -6 6 0Q6 12 0 12Q-6 12 -6 0Z', '#F7E26B', ink, 2.5) +
  dot(1.7, ink, -2.2, -2) +
  dot(1.7, ink, 2.2, -2);

/** A stone hollow in a hedge, for a letter tablet. */
const niche = () =>
  edged('M-32 30V-8A32 30 0 0 1 32 -8V30Z', WARM.stone, darker(WARM.stone, 0.35), 2.5) +
  `<path d="M-25 30V-7A25 23 0 0 1 25 -7V30Z" fill="${NIGHT.low}"/><path d="M-36 28H36V37H-36Z" fill="${lighter(WARM.stone, 0.3)}" stroke="${darker(WARM.stone, 0.35)}" stroke-width="2.5"/>`;

/** A round enamel plate for a number. */
const number = () => sticker(circle(19), paper, { line: 3.5, rim: 0 }) + line(circle(14), PALETTE.blue, 2.5);

/** Where the sign of a door will hang that was not found yet. */
const peg = () =>
  `<path d="${plate(118, 54, 14, { wobble: 0 })}" fill="#FFFDF6" fill-opacity=".1" stroke="#FFFDF6" stroke-opacity=".6" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>`;

/** Light line round a door, for who may see everything. */
const outline = () =>
  `<path d="M-44 8V-48A44 44 0 0 1 44 -48V8Z" fill="${WARM.light}" opacity=".34"/><path d="M-44 8V-48A44 44 0 0 1 44 -48V8" fill="none" stroke="${WARM.light}" stroke-width="5" stroke-linecap="round"/>`;

/** The gold frame of the end, round a picture of 300 x 220. */
const frame = () =>
  `<path d="M-190 -150H190V150H-190ZM-150 -110V110H150V-110Z" fill-rule="evenodd" fill="${ochre}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>` +
  `<path d="M-180 -140H180V140H-180Z" fill="none" stroke="${lighter(ochre, 0.5)}" stroke-width="4"/><path d="M-156 -116H156V116H-156Z" fill="none" stroke="${darker(ochre, 0.4)}" stroke-width="3"/>`;

/** A long wooden board for a typed password, hung on two chains. */
const board = () =>
  each([-250, 250], (x) => line(`M${x} -70V-30`, WARM.iron, 5, 1, '7 5')) +
  sticker(roundRect(-310, -36, 620, 72, 16, { wobble: 2 }), '#FFF8E6', {
    inner: flat('M-310 22H310V40H-310Z', WARM.pale, 0.5),
    line: 4,
  });

/** A strip of paper for a word that is called out. */
const note = () => sticker(plate(236, 56, 16), '#FFF3D6', { line: 3.5, rim: 3 });

/** All single things by name. */
export const things = (): Record<string, SpriteArt> => ({
  lantaarn: sprite(lantern(), -22, -10, 22, 46),
  'licht-deur': sprite(glow(60, '#FFF3C4', 0.9), 60),
  'roos-roze': sprite(rose(pink), 22),
  'roos-rood': sprite(rose(coral), 22),
  knop: sprite(bud(), -12, -16, 12, 12),
  vogel: sprite(bird(0, false), -50, -58, 50, 20),
  'vogel-vlieg': sprite(bird(1, false), -50, -66, 50, 20),
  'vogel-brief': sprite(bird(0, true), -80, -62, 50, 20),
  lantaarnpaal: sprite(post(), -70, -340, 40, 8),
  klimroos: sprite(trellis(), -60, -250, 60, 8),
  ogen: sprite(eyes(), 20, 12),
  konijn: sprite(rabbit(), -30, -64, 30, 4),
  wortel: sprite(carrot(), -26, -36, 26, 28),
  glimworm: sprite(glowWorm(), 36),
  nis: sprite(niche(), -42, -44, 42, 42),
  nummer: sprite(number(), -24, -24, 24, 26),
  haak: sprite(peg(), 66, 34),
  omtrek: sprite(outline(), -52, -98, 52, 14),
  lijst: sprite(frame(), 196, 156),
  bord: sprite(board(), -330, -76, 330, 60),
  briefje: sprite(note(), -132, -42, 132, 46),
});
