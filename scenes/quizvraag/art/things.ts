import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { curl } from '../../../engine/drawing/klodder/curl.ts';
import { eye } from '../../../engine/drawing/klodder/face.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle, plate, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows, series } from '../../../engine/drawing/tables.ts';
import { SHOW } from './tones.ts';

const { ink, paper, blue, coral, moss, plum, ochre, teal, lilac, pink, pencil } = PALETTE;

/** The inkwell at the top of the ladder, all of gold. */
const inkwell = (): string =>
  prop('M-34 30Q-44 4 -20 -10V-22H20V-10Q44 4 34 30Q0 42 -34 30Z', SHOW.gold, {
    outline: 0.4,
    line: 3,
    shadow: 'object',
    inner:
      flat('M8 -30H50V50H8Q26 10 8 -30z', SHOW.goldDeep, 0.8) +
      line('M-24 14Q-26 2 -14 -6', SHOW.goldLight, 6),
  }) +
  edged(roundRect(-25, -34, 50, 14, 6, { seed: 2, wobble: 1 }), SHOW.goldLight, SHOW.goldDeep, 3) +
  oval(18, 4.5, ink, 0, -31) +
  place(flat(star(11, 5), paper), -2, 16);

const rung = (isLit: boolean): string =>
  isLit
    ? edged(roundRect(-64, -6, 128, 12, 6, { seed: 4, wobble: 1 }), SHOW.gold, SHOW.goldDeep, 2.5) +
      line('M-54 -2H50', SHOW.goldLight, 3)
    : edged(roundRect(-64, -5, 128, 10, 5, { seed: 4, wobble: 1 }), SHOW.wood, SHOW.woodDeep, 2.5);

/** Half of a hatch: its left edge lies at 0, it reaches 60 to the right and 48 up and down. */
const door = (): string =>
  slab(0, -48, 60, 96, SHOW.deskLight) +
  line('M2 -47H58V47H2z', SHOW.deskDeep, 3) +
  each([-30, -10, 10, 30], (y) => stripe(`M8 ${y}H52`, SHOW.desk, 6, 0.55)) +
  dot(6, SHOW.gold, 50, 0);

const lamp = (isLit: boolean): string =>
  (isLit ? dot(19, '#FFE9A0', 0, 0, 0.75) : '') +
  edged(circle(12), isLit ? '#FFE45C' : SHOW.bulbOff, ink, 3) +
  dot(3.4, paper, -4, -4);

/** Tokens of one, two and three: with as many drops, and another edge each. */
const TOKEN_FILLS = [teal, blue, coral] as const;
const PIPS = [
  [0, 0],
  [-8, 0, 8, 0],
  [-9, 6, 9, 6, 0, -9],
] as const;
const token = (fill: string, i: number): string =>
  sticker(
    circle(29),
    fill,
    each(12, (k) => place(slab(-4, -30, 8, 9, paper), 0, 0, { turn: k * 30 })),
    {
      rim: 4,
      line: 3.4,
    },
  ) +
  edged(circle(19), '#FFF3C9', ink, 2.6) +
  each(rows(2, [...PIPS[i]!]), ([x, y]) => dot(5.4, ink, x, y));

/** The plate for a token: a dotted ring that asks for one. */
const dish = (): string =>
  edged(circle(38), SHOW.deskDeep, SHOW.deskLight, 4) + line(circle(30), SHOW.goldLight, 3.4, 1, '7 9');

const foot = (): string =>
  prop('M-56 34Q-54 4 -44 -4H44Q54 4 56 34Q0 46 -56 34Z', SHOW.gold, {
    outline: 0.4,
    line: 3,
    shadow: 'object',
    inner:
      flat('M14 -20H70V60H14Q40 20 14 -20z', SHOW.goldDeep, 0.7) +
      line('M-44 22Q-44 8 -38 0', SHOW.goldLight, 5),
  });
const CAP = 'M-42 12Q-42 -32 0 -32Q42 -32 42 12Q0 24 -42 12Z';
const buzzer = (isOn: boolean): string =>
  isOn
    ? sticker(CAP, SHOW.red, flat('M6 -50H60V40H6Q36 0 6 -50z', SHOW.redDeep, 0.7) + line('M-28 -4Q-26 -20 -10 -24', SHOW.redLight, 6)) // prettier-ignore
    : prop(CAP, SHOW.grey, {
        outline: 0.3,
        inner: flat('M6 -50H60V40H6Q36 0 6 -50z', SHOW.greyDeep, 0.6) + line('M-28 -4Q-26 -20 -10 -24', SHOW.greyLight, 6), // prettier-ignore
      });

const BUTTON = plate(74, 78, 18, { seed: 5, wobble: 1 });
const help = (isOn: boolean): string =>
  isOn
    ? sticker(BUTTON, SHOW.goldLight, flat('M14 -60H60V60H14Q34 0 14 -60z', SHOW.gold, 0.7), {
        rim: 5,
        line: 3.4,
      })
    : prop(BUTTON, SHOW.greyLight, { outline: 0.25 });

/** What a helpline does: two of four hatches go, a snail that speaks, a row of lamps. */
const SIGNS = {
  halveren:
    each(rows(2, [-25, -24, 3, -24]), ([x, y]) => edged(roundRect(x, y, 22, 20, 4), paper, ink, 3)) +
    each(
      rows(2, [-25, 5, 3, 5]),
      ([x, y]) =>
        edged(roundRect(x, y, 22, 20, 4), SHOW.grey, ink, 3) +
        line(`M${x + 4} ${y + 16}L${x + 18} ${y + 4}`, ink, 3.4),
    ),
  slakkenstem:
    edged('M-28 20Q-30 8 -18 10L18 12Q24 8 22 -6Q28 -8 29 0Q30 20 14 21Z', '#F0C58A', ink, 3) +
    line('M22 -6L19 -16M28 -6L30 -15', ink, 2.8) +
    edged(circle(17, -5, -4), SHOW.red, ink, 3) +
    line('M-5 -4Q2 -8 1 0Q-6 8 -13 0Q-15 -14 -2 -14', paper, 3.4),
  letterhulp:
    each([-21, 0, 21], (x) => edged(circle(8.4, x, -8), '#FFE45C', ink, 2.8)) +
    stripe('M-29 14H-13M-8 14H8M13 14H29', ink, 5),
} as const;

const lever = (): string =>
  cord('M0 0V-62', SHOW.greyDeep, 12, ink, 2.6) + sticker(circle(17, 0, -70), SHOW.red, dot(6, SHOW.redLight, -5, -76), { rim: 4, line: 3.2 }); // prettier-ignore
const leverFoot = (): string =>
  prop('M-34 16Q-34 -14 0 -14Q34 -14 34 16Z', SHOW.desk, { outline: 0.35, line: 3, shadow: 'object' }) +
  line('M-14 -4Q0 -10 14 -4', SHOW.deskDeep, 6);

const letterBoard = (): string =>
  prop(plate(806, 128, 22, { seed: 6 }), paper, { outline: 0.3, line: 3, shadow: 'object', inner: line('M-390 -56H390', SHOW.boardDeep, 8) }) + // prettier-ignore
  line(plate(790, 112, 18, { seed: 6 }), SHOW.gold, 5);

const autocue = (): string =>
  prop(plate(818, 310, 24, { seed: 3 }), SHOW.frame, { outline: 0.35, line: 3, shadow: 'object' }) +
  prop(plate(782, 274, 16, { seed: 4 }), paper, { outline: 0.2 }) +
  each([-391, 391], (x) => dot(8, SHOW.gold, x, -136));

const rail = (): string =>
  edged(roundRect(-408, -8, 816, 18, 8, { seed: 4, wobble: 1 }), SHOW.wood, SHOW.woodDeep, 3) +
  line('M-398 -3H396', '#E3B283', 3);

const orderCard = (): string =>
  sticker(plate(134, 62, 12, { seed: 2, wobble: 1 }), paper, stripe('M-70 25H70', SHOW.goldLight, 8), {
    rim: 4,
    line: 3.4,
  });

const medal = (): string =>
  flat('M-13 -24L-4 2H4L13 -24Z', coral) +
  edged(circle(15, 0, 6), SHOW.gold, ink, 3) +
  place(flat(star(9, 4), paper), 0, 6);
const noMedal = (): string => line('M-13 -22L-4 -6M13 -22L4 -6', SHOW.frame, 3, 0.8, '5 6') + line(circle(15, 0, 6), SHOW.frame, 3, 0.8, '5 6'); // prettier-ignore

/** What the presenter conjures up: a fan, a house of cards, a hat with a card, a bow of cards. */
const card = (x: number, y: number, turn: number, fill: string): string =>
  place(
    edged(plate(26, 36, 4, { seed: 2, wobble: 0.6 }), paper, ink, 2.6) +
      place(flat(star(8, 3.6), fill), 0, 0),
    x,
    y,
    { turn },
  );
const TRICKS = [
  each(5, (i) => card((i - 2) * 15, Math.abs(i - 2) * 4, (i - 2) * 20, [coral, blue, moss, plum, teal][i]!)),
  card(-22, 14, 14, blue) + card(-6, 14, -14, coral) + card(12, 14, 14, plum) + card(28, 14, -14, moss) + card(-6, -20, 14, teal) + card(12, -20, -14, coral), // prettier-ignore
  card(4, -26, 12, coral) + edged('M-22 34L-18 -8H18L22 34Z', '#3B4468', ink, 3) + edged(plate(64, 12, 6, { seed: 3 }), '#3B4468', ink, 3) + slab(-20, 20, 40, 8, ochre), // prettier-ignore
  each(7, (i) =>
    card(-42 + i * 14, -26 * Math.sin((i * Math.PI) / 6), (i - 3) * 12, [coral, blue, ochre][i % 3]!),
  ),
] as const;

/** A third of the audience: rows of blobs that look up at the board, some with something on. */
const CROWD = [lilac, teal, ochre, coral, moss, pink, blue, plum] as const;
const crowd = (part: number): string =>
  each([0, 1], (row) =>
    each(6, (i) => {
      const k = part * 7 + row * 5 + i * 3;
      const [x, y] = [-212 + i * 84 + row * 38, row * 40 - 34 + ((k * 7) % 11)];
      const fill = CROWD[k % CROWD.length]!;
      return place(
        prop(blob(0, 40, 46, 62, { seed: k + 2, wobble: 0.04 }), fill, { outline: 0.35, line: 3 }) +
          each([-1, 1] as const, (side) =>
            place(eye({ rx: 8, ry: 11 }, side, 'look', [0, -0.9]), side * 11, 2),
          ) +
          (k % 4 === 0 ? edged('M-24 -16Q0 -50 24 -16Z', SHOW.gold, ink, 2.6) : '') +
          (k % 5 === 0 ? edged('M-5 -22L0 -44L5 -22Z', coral, ink, 2.4) : ''),
        x,
        y,
      );
    }),
  );

/** Lamps all round the board: those that burn in one turn, and in the next. */
const SPOTS: [number, number][] = [
  ...Array.from({ length: 21 }, (_, i): [number, number] => [-420 + i * 42, -169]),
  ...Array.from({ length: 21 }, (_, i): [number, number] => [420 - i * 42, 171]),
  ...Array.from({ length: 7 }, (_, i): [number, number] => [434, -126 + i * 42]),
  ...Array.from({ length: 7 }, (_, i): [number, number] => [-434, 126 - i * 42]),
];
const bulbs = (turn: number): string =>
  each(SPOTS, ([x, y], i) => dot(6.4, i % 2 === turn ? SHOW.bulb : '#A883C8', x, y) + (i % 2 === turn ? dot(10, SHOW.bulb, x, y, 0.35) : '')); // prettier-ignore

const beam = (): string => flat('M-14 0L-130 560Q0 600 130 560L14 0Z', '#FFF6D2', 0.24);
const rays = (): string =>
  each(16, (i) => place(flat('M-12 -40L-44 -330H44L12 -40Z', i % 2 ? '#FFE08A' : '#FFF3C4', 0.9), 0, 0, { turn: i * 22.5 })) + // prettier-ignore
  dot(150, '#FFF6D8');
const tape = (): string =>
  prop('M-146 -28Q-70 -34 0 -28T146 -30L134 0L146 28Q70 34 0 29T-146 30L-134 0Z', '#FFF8E1', { outline: 0.25, line: 3, shadow: 'object' }) + // prettier-ignore
  line('M-130 21Q-60 25 0 21T130 21', SHOW.gold, 4);

const mouse = (): string =>
  each([-15, 15], (x) => edged(circle(12, x, -18), '#CFC4D8', ink, 2.8) + dot(6, pink, x, -18)) +
  sticker(blob(0, 4, 25, 23, { seed: 4, wobble: 0.03 }), '#CFC4D8', oval(14, 10, '#E8E0EE', 0, 14), {
    rim: 4,
    line: 2.8,
  }) +
  each([-9, 9], (x) => dot(4, ink, x, 0)) +
  dot(4.6, coral, 0, 9) +
  line('M-8 10L-24 7M-8 13L-23 16M8 10L24 7M8 13L23 16', pencil, 2);

const arrow = line('M-16 0H14M3 -13L16 0L3 13', ink, 7);
const button = (sign: string): string =>
  sticker(circle(34), SHOW.gold, flat('M10 -50H60V50H10Q40 0 10 -50z', SHOW.goldDeep, 0.7) + sign);

const lectern = (): string =>
  prop(plate(862, 100, 26, { seed: 7, wobble: 2 }), SHOW.desk, {
    outline: 0.3,
    line: 3,
    shadow: 'object',
    inner: flat('M-440 26H440V60H-440z', SHOW.deskDeep, 0.6) + line('M-420 -42H420', SHOW.deskLight, 10),
  });

/** What moves and stands in the studio, by the name of its sprite. */
export const things = (): Record<string, SpriteArt> => ({
  inktpot: sprite(inkwell(), 60, 62),
  krul: sprite(curl({ shape: 'curl', size: 74 }), -50, -74, 50, 20),
  sport: sprite(rung(false), 72, 12),
  'sport-aan': sprite(rung(true), 72, 12),
  'luik-links': sprite(door(), -2, -50, 62, 50),
  'luik-rechts': sprite(place(door(), 0, 0, { flip: true }), -62, -50, 2, 50),
  'lamp-uit': sprite(lamp(false), 22),
  'lamp-aan': sprite(lamp(true), 22),
  'fiche-1': sprite(token(TOKEN_FILLS[0], 0), 44),
  'fiche-2': sprite(token(TOKEN_FILLS[1], 1), 44),
  'fiche-3': sprite(token(TOKEN_FILLS[2], 2), 44),
  schotel: sprite(dish(), 44),
  lessenaar: sprite(lectern(), 446, 70),
  'zoemer-voet': sprite(foot(), 70, 62),
  'zoemer-uit': sprite(buzzer(false), 60, 48),
  'zoemer-aan': sprite(buzzer(true), 60, 52),
  'zoemer-gloed': sprite(dot(70, '#FFE9A0', 0, 0, 0.75), 74),
  'hulp-uit': sprite(help(false), 54),
  'hulp-aan': sprite(help(true), 54),
  'hulp-halveren': sprite(SIGNS.halveren, 40),
  'hulp-slakkenstem': sprite(SIGNS.slakkenstem, 40),
  'hulp-letterhulp': sprite(SIGNS.letterhulp, 40),
  hendel: sprite(lever(), -34, -100, 34, 16),
  'hendel-voet': sprite(leverFoot(), 48, 34),
  letterbord: sprite(letterBoard(), 420, 84),
  autocue: sprite(autocue(), 430, 176),
  rail: sprite(rail(), 416, 20),
  kaart: sprite(orderCard(), 84, 50),
  medaille: sprite(medal(), 30),
  'medaille-leeg': sprite(noMedal(), 30),
  ...series('truc', TRICKS, (one) => sprite(one, 76, 64)),
  ...series('publiek', [0, 1, 2], (part) => sprite(crowd(part), -270, -100, 300, 160)),
  ...series('lampjes', [0, 1], (turn) => sprite(bulbs(turn), 450, 190)),
  bundel: sprite(beam(), -140, -4, 140, 600),
  stralen: sprite(rays(), 336),
  slinger: sprite(tape(), 166, 50),
  muis: sprite(mouse(), 52),
  verder: sprite(button(arrow), 52),
  terug: sprite(button(place(arrow, 0, 0, { turn: 180 })), 52),
});
