import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { klodder } from '../../../engine/drawing/index.ts';
import { PALETTE, darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { layer, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { arc, polyline, type Outline } from '../../../engine/drawing/points.ts';
import { blob, circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series, words } from '../../../engine/drawing/tables.ts';
import { fir, tree } from './land.ts';

const { ink, paper, coral, ochre, teal } = PALETTE;

/** Points: a round plate on which a lever turns. */
const plate = circle(32);
const plateInner =
  stripe(circle(25), '#C08E1F', 2.5, 1, '3 6') + flat('M-32 10A34 34 0 0 0 32 10V40H-32Z', '#D99B1C', 0.55);
/** The arm points to the right; the scene turns it to the branch. */
const arm =
  edged('M-18 -6H8V-16L28 0L8 16V6H-18Q-24 0 -18 -6Z', paper, ink, 3.6) + edged(circle(7, -12, 0), coral);

/** Mast of the home signal, with a place for its lamp and its arm. */
const mast =
  sticker(roundRect(-8, -40, 16, 92, 6, { seed: 2, wobble: 0.6 }), '#F2EAD8', {
    inner: flat('M-8 -26H8V-8H-8ZM-8 34H8V44H-8Z', '#565E78'),
  }) +
  sticker(roundRect(-22, 40, 44, 14, 6, { seed: 3, wobble: 0.6 }), '#8A6244', { shadow: 'none', rim: 4 });
const signalArm =
  sticker('M-10 -9H50Q58 0 50 9H-10Q-16 0 -10 -9Z', coral, flat('M30 -12h9v24h-9z', paper), {
    rim: 4,
    line: 3.4,
  }) + dot(5, ink);
const lamp = (fill: string, mark: string) =>
  edged(circle(15), '#3A4266') + dot(10, fill) + mark + dot(3, '#fff', -4, -4, 0.8);

/** The signal board: a slate in a wooden frame on two legs. */
const slate =
  line('M-96 44L-104 96M96 44L104 96', '#8A6244', 12) +
  prop(roundRect(-158, -58, 316, 112, 14, { seed: 8, wobble: 2 }), '#B98A5E', { line: 3, shadow: 'object' }) +
  flat(roundRect(-145, -46, 290, 88, 8, { seed: 9, wobble: 1.5 }), '#26344F') +
  line('M-120 22q60 -10 120 2t118 -6M-110 -30q40 8 90 0', '#fff', 9, 0.05) +
  `<path d="M84 46h34" stroke="${paper}" stroke-width="7" stroke-linecap="round"/><path d="M60 45h14" stroke="#F4A6BE" stroke-width="7" stroke-linecap="round"/>`;

/** The hill that the tunnel goes through; its mouth is at (0, 0) and looks to the right, the one of the loop looks up. */
function hill(tone: (colour: string) => string = (colour) => colour): string {
  const outline: Outline = [
    -300, -118, -190, -132, -70, -122, -10, -92, 16, -58, 22, -36, 22, 36, 16, 60, -12, 92, -80, 116, -190,
    124, -300, 116,
  ];
  const stones = each(
    arc(6, 0, 26, 46, -90, 90, 8),
    ([x, y], i) =>
      `<path d="${blob(x - 4, y, 11, 10, { seed: i + 3, wobble: 0.12 })}" fill="${tone(i % 2 ? '#C9CEDA' : '#B4BACB')}" stroke="#8A91A8" stroke-width="2"/>`,
  );
  const mouth = oval(14, 31, '#2A2F4A', 14, 0) + stones;
  return (
    layer(outline, tone('#A8CF86'), { seed: 51, amplitude: 3, edgeWidth: 6 }) +
    layer([-300, -80, -170, -92, -70, -78, -34, -30, -36, 34, -84, 76, -180, 86, -300, 78], tone('#BADB98'), {
      seed: 53,
      amplitude: 2.4,
      edgeWidth: 4,
      shadow: 'none',
    }) +
    place(mouth, -46, -98, { turn: -90 }) +
    mouth +
    tree(-96, -34, 0.9, 5) +
    tree(-160, 40, 0.8, 8) +
    fir(-60, 62, 0.8) +
    fir(-140, -66, 0.7)
  );
}

/** Where Fien works: a balcony of wood with levers behind its rail. */
const box =
  prop('M-150 16V-46H150V16Z', '#D9A871', {
    line: 3,
    shadow: 'object',
    inner: each([-120, -90, -60, -30, 0, 30, 60, 90, 120], (x) => stripe(`M${x} -46V16`, '#BC8A55', 3)),
  }) +
  prop(roundRect(-160, -58, 320, 18, 8, { seed: 4, wobble: 1.4 }), '#B98A5E', { line: 3 }) +
  each([coral, ochre, teal], (knob, i) =>
    place(line('M0 0V-40', '#7E86A0', 7) + edged(circle(9, 0, -44), knob, ink, 2.5), 116 + i * 20 - 20, -54, {
      turn: i * 9 - 9,
    }),
  );

const sheep = (look: -1 | 0 | 1): string => {
  const head = look === 0 ? [0, -14] : [look * 17, -9];
  return (
    oval(20, 6, ink, 1, 13, 0.14) +
    line('M-9 8V15M8 8V15', '#565E78', 4) +
    edged(blob(0, 0, 20, 14, { seed: 6, wobble: 0.12, corners: 14 }), paper, '#B9B29C', 2) +
    place(
      `<path d="${blob(0, 0, 9, 8, { seed: 3 })}" fill="#6A6F86"/><circle cx="-3" cy="-1" r="2" fill="#fff"/><circle cx="3" cy="-1" r="2" fill="#fff"/><path d="M-9 -3l-5 2M9 -3l5 2" stroke="#6A6F86" stroke-width="4" stroke-linecap="round"/>`,
      head[0]!,
      head[1]!,
    )
  );
};

/** The guard's whistle of brass on a cord: the sign to leave. */
const whistle =
  line('M-34 -62Q-60 -20 -30 -2', coral, 6) +
  sticker('M-40 -26H34Q44 -26 44 -16V-6H18A34 34 0 1 1 -40 4Z', ochre, {
    inner: `<path d="${circle(14, -8, 8)}" fill="${darker(ochre, 0.3)}"/><path d="${circle(7, -8, 8)}" fill="${coral}"/><path d="M-40 -20H44" stroke="${lighter(ochre, 0.6)}" stroke-width="7"/>`,
  });

const cap =
  edged('M-22 2Q-24 -20 0 -21Q24 -20 22 2Z', coral) +
  `<path d="M-24 1Q0 -6 26 1Q30 9 22 9Q0 2 -22 9Q-29 8 -24 1Z" fill="${ink}"/><path d="${circle(5, 0, -9)}" fill="${ochre}" stroke="${ink}" stroke-width="2"/>`;

const note = sticker(polyline([-60, -21, 60, -22, 61, 20, -60, 22], true), paper, {
  rim: 0,
  line: 2.6,
  shadow: 'sticker',
});
/** What the station master says stands on it. */
const wideNote = sticker(polyline([-230, -31, 230, -33, 231, 31, -229, 33], true), paper, {
  rim: 0,
  line: 2.8,
  shadow: 'sticker',
});
const glow = `<ellipse rx="46" ry="30" fill="#FFE79A" opacity=".55" filter="url(#soft)"/><path d="M-24 3H-12V15H-24ZM12 3H24V15H12Z" fill="#FFE48A"/>`;

const LETTER_WAGONS = ['#8FB4EA', '#F5C75C', '#9CCB86'] as const;
/** A wagon with a paper on it for one letter. */
const letterWagon = (fill: string) =>
  slab(-29, -26, 58, 66, ink, 10, 0.16) +
  edged(roundRect(-29, -33, 58, 66, 9, { seed: 5, wobble: 0.8 }), fill) +
  `<path d="${roundRect(-24, -28, 48, 54, 7, { seed: 7, wobble: 0.8 })}" fill="${paper}"/><path d="M-24 22H24" stroke="#DCCBA6" stroke-width="4"/>`;
const ring = (x: number) => cord(circle(10, x, 0), '#AEB6CC', 12, ink, 3.25);
const rimmed = (inner: string, d: string) =>
  `<path d="${d}" fill="${paper}" filter="url(#sticker)"/>${inner}`;
/** A wagon to carry a word of a sentence; the scene makes it as wide as the word. */
const flatWagon =
  slab(-57, -30, 116, 74, ink, 9, 0.16) +
  edged(roundRect(-58, -38, 116, 76, 9, { seed: 5, wobble: 0.8 }), '#B98A5E') +
  each([-20, 0, 20], (y) => stripe(`M-56 ${y}H56`, '#9C7048', 2.4));
/** A buffer at the end of a siding. */
const buffer = line('M-6 -24V24', ink, 15) + line('M-6 -24V24', coral, 8, 1, '10 14');

/** What stands along the rails. */
export const yard = (): Record<string, SpriteArt> => ({
  wissel: sprite(sticker(plate, ochre, plateInner), -46, -46, 46, 52),
  'wissel-dicht': sprite(prop(circle(26), mix(ochre, '#C9CEDA', 0.6), { line: 3 }), -46, -46, 46, 52),
  'wissel-arm': sprite(arm, -26, -20, 32, 20),
  sein: sprite(mast, -36, -56, 36, 76),
  'sein-arm': sprite(signalArm, -26, -22, 70, 24),
  'sein-lamp-rood': sprite(lamp('#F07A62', line('M-6 0H6', '#fff', 4)), 18),
  'sein-lamp-groen': sprite(lamp('#4CC7A6', line('M-3 -6L5 0L-3 6', '#fff', 4)), 18),
  seinbord: sprite(slate, -172, -72, 172, 104),
  tunnel: sprite(hill(), -310, -160, 50, 146),
  'tunnel-nacht': sprite(
    hill((colour) => mix(colour, '#1B2350', 0.42)),
    -310,
    -160,
    50,
    146,
  ),
  seinhuis: sprite(box, -172, -110, 172, 30),
  'schaap-links': sprite(sheep(-1), -32, -28, 32, 22),
  'schaap-op': sprite(sheep(0), -32, -28, 32, 22),
  'schaap-rechts': sprite(sheep(1), -32, -28, 32, 22),
  fluitje: sprite(whistle, -62, -74, 62, 56),
  ...series('letterwagon', LETTER_WAGONS, (fill) => sprite(letterWagon(fill), -36, -38, 36, 46)),
  koppeling: sprite(
    rimmed(ring(-7) + ring(7), 'M-8 -24H8A24 24 0 0 1 8 24H-8A24 24 0 0 1 -8 -24Z'),
    -40,
    -34,
    40,
    40,
  ),
  'koppeling-los': sprite(
    rimmed(
      place(ring(-10), 0, 3, { turn: 24 }) + place(ring(10), 0, 3, { turn: -24 }),
      'M-10 -22H10A23 25 0 0 1 10 28H-10A23 25 0 0 1 -10 -22Z',
    ),
    -40,
    -34,
    40,
    40,
  ),
  knip: sprite(line('M0 -44V44', paper, 13) + line('M0 -42V42', coral, 6, 1, '9 10'), 10, 54),
  platwagon: sprite(flatWagon, -64, -44, 64, 50),
  stootblok: sprite(buffer, -20, -36, 14, 36),
  pet: sprite(cap, -34, -26, 34, 14),
  briefje: sprite(wideNote, -240, -42, 240, 46),
  kaartje: sprite(note, -68, -30, 68, 34),
  lichtje: sprite(glow, 60, 46),
  schijn: sprite('<ellipse rx="52" ry="30" fill="#FFF0B0" opacity=".6" filter="url(#soft)"/>', 76, 56),
  ...Object.fromEntries(people()),
});

/** Six Klodders who wait on the platforms, and how they wave. */
function people(): [string, SpriteArt][] {
  const names = words('moes pleun dok tik omavlek fien');
  return names.flatMap((name, i): [string, SpriteArt][] => [
    [`reiziger-${i}`, sprite(klodder({ name, face: 'look', size: 46, rim: 0 }), -40, -76, 40, 8)],
    [
      `reiziger-${i}-zwaait`,
      sprite(klodder({ name, face: 'happy', size: 46, rim: 0, pose: 'jump' }), -40, -76, 40, 8),
    ],
  ]);
}
