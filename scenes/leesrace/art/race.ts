import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, mix } from '../../../engine/drawing/palette.ts';
import { clip, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { cord, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { FIELD, FLAGS } from './colours.ts';
import { DRAWN, STEPS } from './sizes.ts';

const { ink, paper, coral, ochre, teal, plum, blue, pink } = PALETTE;

/** One leg with a running shoe, swung to an angle in degrees and lifted by some u. */
function leg(swing: number, lift: number, shoe: string): string {
  return (
    `<g transform="translate(0 -18) rotate(${swing.toFixed(1)}) translate(0 ${(-lift).toFixed(1)})">` +
    cord('M0 -4V13', paper, 11, ink, 3) +
    edged('M-10 8Q-11 2 -3 2L4 4Q8 9 17 10Q23 12 22 19H-11Z', shoe, ink, 3.6) +
    `<path d="M-11 17H22V21H-11z" fill="${paper}" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"/><path d="M0 6l5 4M5 5l5 4" stroke="${paper}" stroke-width="2.4" stroke-linecap="round"/></g>`
  );
}

/** A step of the run: the legs under the body, one forward and one back. Frame 0 stands still. */
function step(i: number): string {
  const beat = (i / STEPS) * Math.PI * 2;
  const still = i === 0;
  const swing = (phase: number) => (still ? 0 : Math.sin(beat + phase) * 42);
  const lift = (phase: number) => (still ? 0 : Math.max(0, Math.cos(beat + phase)) * 9);
  const one = (side: number, phase: number, shoe: string) =>
    place(leg(-swing(phase), lift(phase), shoe), side * (still ? 17 : 12), 0);
  return one(1, Math.PI, mix(coral, ink, 0.2)) + one(-1, 0, coral);
}

/** The hare: a paper lantern on the rail, alight. */
const hare = (): string => {
  const ear = (x: number, turn: number) =>
    `<g transform="translate(${x} -34) rotate(${turn})">${prop('M-7 4Q-13 -26 0 -44Q13 -26 7 4Z', '#FFF1BF', flat('M-3 2Q-7 -20 0 -32Q7 -20 3 2Z', pink, 0.8), { outline: 0.4, line: 3 })}</g>`;
  return (
    '<ellipse rx="50" ry="46" fill="#FFE27A" opacity=".55" filter="url(#soft)"/>' +
    ear(-12, -14) +
    ear(12, 10) +
    prop('M0 -40Q36 -40 36 -4Q36 32 0 32Q-36 32 -36 -4Q-36 -40 0 -40Z', '#FFE9A6', {
      outline: 0.42,
      line: 3,
      inner: `<path d="M-22 -44Q-34 -4 -22 36M0 -44V36M22 -44Q34 -4 22 36" fill="none" stroke="#E9BF5C" stroke-width="2.6"/><path d="M-40 14Q0 30 40 14V40H-40z" fill="#F3C763" opacity=".7"/>`,
    }) +
    `<ellipse cx="-11" cy="-8" rx="5" ry="7" fill="${ink}"/><ellipse cx="13" cy="-8" rx="5" ry="7" fill="${ink}"/><path d="M-3 6q4 5 8 0M1 4V8" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/><path d="M-5 2h12l-6 5z" fill="#E77F93"/>` +
    prop(roundRect(-16, -46, 32, 9, 4, { seed: 3, wobble: 0.6 }), FIELD.wood, { outline: 0.4 })
  );
};

const stripes = (fill: string) => each(8, (i) => flat(`M-14 ${-120 + i * 32}l28 -16v15l-28 16z`, fill));

/** A post of a gate, with a ball on top; placed by its middle. */
const gatePost = (fill: string): string =>
  oval(22, 6, ink, 0, 56, 0.18) +
  sticker(roundRect(-11, -50, 22, 106, 8, { seed: 4, wobble: 0.8 }), paper, stripes(fill), {
    line: 3.4,
    rim: 4,
  }) +
  sticker(circle(13, 0, -56), ochre, flat('M-20 -52Q0 -42 20 -52V-30H-20z', '#D4951C', 0.8), {
    line: 3.4,
    rim: 4,
  });

/** The garland between the posts of a gate; to be stretched. */
const garland = (): string =>
  stripe('M-100 -6Q0 14 100 -6', ink, 3) +
  each(9, (i) => {
    const x = -88 + i * 22;
    const y = 4 - (x / 100) ** 2 * 10;
    return prop(`M${x - 9} ${y - 2}H${x + 9}L${x} ${y + 17}Z`, FLAGS[i % FLAGS.length]!, {
      outline: 0.35,
      line: 2,
    });
  });

/** A paper streamer that flies when a gate bursts. */
const streamer = (i: number): string =>
  `<path d="M-4 -34Q14 -22 -2 -10T2 12T-4 34" fill="none" stroke="${mix(FLAGS[i % FLAGS.length]!, ink, 0.35)}" stroke-width="10" stroke-linecap="round"/><path d="M-4 -34Q14 -22 -2 -10T2 12T-4 34" fill="none" stroke="${FLAGS[i % FLAGS.length]!}" stroke-width="6" stroke-linecap="round"/>`;

/** The rubber mat that a wrong gate is: it bulges to the right, placed by its left edge. */
const mat = (): string =>
  prop('M-7 -48Q60 -34 64 0Q60 34 -7 48Q10 0 -7 -48Z', pink, {
    outline: 0.5,
    line: 3.6,
    inner: line('M4 -40Q40 -24 42 0Q40 24 4 40', '#FFDCE6', 6),
  });

/** The pot of glue, its brush sticking out. */
const glue = (): SpriteArt => {
  const pot =
    place(
      sticker(roundRect(-7, -66, 14, 76, 6, { seed: 2, wobble: 0.6 }), FIELD.wood, { line: 3.4, rim: 5 }),
      22,
      -46,
      { turn: 22 },
    ) +
    sticker('M-50 -34H50Q54 -34 53 -28L46 42Q45 52 34 52H-34Q-45 52 -46 42L-53 -28Q-54 -34 -50 -34Z', paper, {
      inner: flat('M-70 -6H70V34H-70z', blue) + flat('M-60 40H60V70H-60z', '#DDD3BD'),
    }) +
    sticker(roundRect(-56, -50, 112, 22, 9, { seed: 5, wobble: 1 }), ochre, { line: 3.6, rim: 4 }) +
    edged('M-30 -30Q-34 -8 -24 -8Q-16 -8 -18 -30M4 -30Q2 4 14 6Q24 4 22 -30', '#FFFFFF') +
    place(edged(star(15, 7), ochre), 0, 14);
  const size = 1 / 1.2;
  return sprite(place(pot, 0, 0, { scale: size }), -74 * size, -128 * size, 84 * size, 66 * size);
};

/** Height of a torn-off piece of the ribbon. */
const PIECE = 84;
/** Its ends are torn, its middle is stretched: one drawing of all three, cut where they meet. */
function piece(part: 'links' | 'midden' | 'rechts'): SpriteArt {
  const h = PIECE / 2;
  const fibres = stripe(`M-300 ${h - 12}H300`, '#EADFC6', 9) + stripe(`M-300 ${-h + 9}H300`, '#F4EBD6', 4);
  if (part === 'midden') {
    const bar = (y: number, high: number, fill: string) => flat(`M0 ${y}H${DRAWN.line}V${y + high}H0z`, fill);
    return sprite(
      bar(-h + 4, PIECE + 6, '#D9DBE4') +
        bar(-h - 7, PIECE + 14, paper) +
        bar(-h - 2, 4, ink) +
        bar(h - 2, 4, ink) +
        bar(h - 16, 9, '#EADFC6') +
        bar(-h + 7, 4, '#F4EBD6'),
      0,
      -h - 8,
      DRAWN.line,
      h + 12,
    );
  }
  const side = part === 'links' ? 1 : -1;
  const teeth = [-42, -30, -16, -3, 10, 24, 36, 42]
    .map((y, i) => `L${side * (i % 2 ? 3 : -9 + (i % 3) * 3)} ${y}`)
    .join('');
  const open = `M${side * 22} ${-h}${teeth}L${side * 22} ${h}`;
  return sprite(
    place(line(open, ink, 16, 0.16), 0, 5) +
      `<path d="${open}Z" fill="${paper}"/><path d="${open}" fill="${paper}" stroke="${paper}" stroke-width="15" stroke-linejoin="round"/>` +
      clip(`${open}Z`, fibres) +
      line(open, ink, 4),
    side > 0 ? -22 : -21,
    -h - 8,
    side > 0 ? 21 : 22,
    h + 12,
  );
}

/** The board that counts the laps, and the leaf that flips over. */
const board = (): string =>
  prop(roundRect(-44, 30, 10, 62, 4, { seed: 3, wobble: 0.8 }), FIELD.wood, { outline: 0.35 }) +
  prop(roundRect(34, 30, 10, 62, 4, { seed: 4, wobble: 0.8 }), FIELD.wood, { outline: 0.35 }) +
  prop(
    roundRect(-66, -52, 132, 92, 14, { seed: 6, wobble: 1.4 }),
    plum,
    flat('M-80 22H80V60H-80z', '#6C3F9C', 0.8),
    { shadow: 'object', outline: 0.4, line: 3 },
  ) +
  line('M-30 -52V-62M30 -52V-62', ink, 4);
const leaf = (fill: string, low: string): string =>
  prop(roundRect(-48, 0, 96, 70, 9, { seed: 8, wobble: 1 }), fill, flat('M-60 56H60V90H-60z', low), {
    outline: 0.4,
    line: 3,
  }) + `<circle cx="-26" cy="4" r="4.4" fill="${ink}"/><circle cx="26" cy="4" r="4.4" fill="${ink}"/>`;

/** The finish: an arch over the track, and the tape between its posts. */
const arch = (): string => {
  const check = each(24, (i) => {
    const [x, y] = [-196 + (i % 12) * 33, -196 + Math.floor(i / 12) * 24];
    return (i + Math.floor(i / 12)) % 2 ? '' : flat(`M${x} ${y}h33v24h-33z`, ink);
  });
  const pole = (x: number) =>
    prop(roundRect(x - 13, -160, 26, 322, 9, { seed: x + 300, wobble: 1 }), coral, {
      outline: 0.4,
      line: 3,
      inner: each(9, (i) => flat(`M${x - 20} ${-130 + i * 40}l40 -22v18l-40 22z`, paper)),
    });
  return (
    `<ellipse cx="-186" cy="162" rx="30" ry="8" fill="${ink}" opacity=".18"/><ellipse cx="186" cy="162" rx="30" ry="8" fill="${ink}" opacity=".18"/>` +
    pole(-186) +
    pole(186) +
    prop(roundRect(-204, -204, 408, 62, 16, { seed: 5, wobble: 1.6 }), paper, check, {
      shadow: 'object',
      outline: 0.5,
      line: 3.4,
    }) +
    prop(circle(18, -186, -212), ochre, { outline: 0.4, line: 3 }) +
    prop(circle(18, 186, -212), ochre, { outline: 0.4, line: 3 })
  );
};
const tape = (): string =>
  prop('M0 -9Q25 -13 50 -9T100 -9V9Q75 13 50 9T0 9Z', '#FF8A73', stripe('M0 -2H100', paper, 4, 1, '14 9'), {
    outline: 0.35,
  });

/** The photo of the finish: a print with a white border. */
const photo = (): string =>
  prop(roundRect(-250, -176, 500, 366, 10, { seed: 4, wobble: 1.6 }), paper, {
    shadow: 'object',
    outline: 0.25,
    line: 3,
  }) +
  `<path d="M-226 -152H226V112H-226z" fill="${FIELD.sky}"/><path d="M-226 -20H226V112H-226z" fill="${FIELD.clay}"/><path d="M-226 -36H226V-16H-226z" fill="${FIELD.fence}"/><path d="M-226 30H226M-226 82H226" stroke="${FIELD.line}" stroke-width="5"/>` +
  each(
    9,
    (i) =>
      `<circle cx="${-200 + i * 50}" cy="${-56 + (i % 2) * 8}" r="20" fill="${['#9DBDF0', '#F5B3A4', '#B5D9A4', '#CDB4E6', '#F6D58C'][i % 5]!}"/><circle cx="${-206 + i * 50}" cy="${-60 + (i % 2) * 8}" r="3" fill="${ink}"/><circle cx="${-194 + i * 50}" cy="${-60 + (i % 2) * 8}" r="3" fill="${ink}"/>`,
  ) +
  line('M-226 -152H226V112H-226z', mix(paper, ink, 0.25));

/** Tik's camera. */
const camera = (): string =>
  sticker(roundRect(-30, -20, 60, 42, 10, { seed: 3, wobble: 1 }), teal, {
    rim: 3,
    line: 3.4,
    inner: flat('M-40 8H40V40H-40z', '#17807A'),
  }) +
  `<circle r="14" cy="1" fill="${ink}"/><circle r="8" cy="1" fill="#7CC6E8"/><path d="M-22 -26h16v7h-16z" fill="${ink}"/><circle cx="21" cy="-12" r="4" fill="${ochre}"/>`;

/** What races and what is raced for, by the name of its sprite. */
export const race = (): Record<string, SpriteArt> => ({
  ...series('loop', STEPS, (i) => sprite(step(i), -54, -44, 58, 10)),
  haas: sprite(hare(), -64, -96, 64, 60),
  'poort-links': sprite(gatePost(coral), -32, -82, 32, 68),
  'poort-rechts': sprite(gatePost(teal), -32, -82, 32, 68),
  slinger: sprite(garland(), -102, -14, 102, 26),
  ...series('sliert', FLAGS, (_, i) => sprite(streamer(i), -18, -42, 20, 42)),
  mat: sprite(mat(), -16, -56, 74, 56),
  'stuk-links': piece('links'),
  'stuk-midden': piece('midden'),
  'stuk-rechts': piece('rechts'),
  lijmpot: glue(),
  bord: sprite(board(), -80, -72, 80, 98),
  blad: sprite(leaf(paper, '#E8DFC9'), -54, -6, 54, 78),
  'blad-goud': sprite(leaf('#FFD84A', '#E5A92B'), -54, -6, 54, 78),
  finish: sprite(arch(), -224, -240, 224, 176),
  finishlint: sprite(tape(), 0, -16, 100, 16),
  foto: sprite(photo(), -266, -190, 266, 208),
  camera: sprite(camera(), -44, -36, 44, 32),
});
