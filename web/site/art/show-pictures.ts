import { klodder, PALETTE, roundRect, sticker } from '../../../engine/drawing/index.ts';
import type { ShowPicture } from '../../../server/contract/site-shows.ts';
import { again, box, button, finger, house, island, line, prize, screen, tick, tile } from './show-kit.ts';

const { ink, paper, blue, coral, moss, plum, ochre, teal } = PALETTE;
const CREAM = '#faf3e0';
const RIGHT = '#DDF3EE';
const AGAIN = '#FFE9CF';
const rows = (x: number, y: number, widths: readonly number[], step = 24) =>
  widths.map((width, i) => line(x, y + i * step, width)).join('');
const cells = (colours: readonly string[], y: number) =>
  colours.map((colour, i) => box(150 + i * 66, y, 52, 26, colour, i + 2)).join('');
const moes = (x: number, y: number, size = 90) => klodder({ name: 'moes', face: 'happy', x, y, size });

/** A card with three letters missing from its word, and two answers below. */
const wordCard = (ground: string) =>
  box(98, 34, 240, 92, ground, 4) +
  line(124, 74, 62, ink, 16) +
  `<rect x="196" y="66" width="46" height="32" rx="6" fill="${AGAIN}" stroke="${ink}" stroke-width="2.5"/>` +
  line(252, 74, 58, ink, 16);

/** Each step's drawing, in the coordinates of SHOW. */
export const SHOW_PICTURES: Record<ShowPicture, string> = {
  login: screen(
    box(128, 38, 200, 180) +
      line(150, 62, 90, ink) +
      box(150, 84, 156, 32, '#fff', 3) +
      box(150, 126, 156, 32, '#fff', 6) +
      line(162, 96, 60) +
      line(162, 138, 44) +
      button(150, 170, 156) +
      moes(66, 226, 84),
    '#cdebfa',
  ),
  map: screen(
    island() + house(100, 150, coral) + house(206, 134, teal) + house(330, 116, plum) + moes(150, 190, 74),
  ),
  place: screen(
    island() +
      box(96, 40, 244, 170) +
      line(120, 60, 120, ink, 12) +
      [0, 1, 2].map((i) => box(118 + i * 68, 88, 58, 62, [RIGHT, '#fdf3d3', AGAIN][i], i)).join('') +
      button(164, 162) +
      finger(268, 178),
  ),
  game: screen(
    wordCard(paper) +
      [coral, blue, moss].map((colour, i) => box(116 + i * 74, 152, 60, 50, colour, i + 4)).join('') +
      moes(52, 220, 80) +
      klodder({ name: 'sjaak', face: 'look', x: 388, y: 222, size: 84 }),
    '#dff1fb',
  ),
  explain: screen(
    wordCard(AGAIN) +
      again(306, 60) +
      box(70, 148, 296, 62, RIGHT, 8) +
      line(92, 166, 240, ink) +
      line(92, 186, 180, ink) +
      klodder({ name: 'dok', face: 'think', x: 392, y: 224, size: 74 }),
    CREAM,
  ),
  coins: screen(prize(96, 84) + moes(218, 226, 92), '#fdf3d3'),
  groups: screen(
    line(26, 26, 120, ink, 13) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            box(26 + (i % 2) * 196, 58 + Math.floor(i / 2) * 84, 180, 68, paper, i) +
            line(44 + (i % 2) * 196, 76 + Math.floor(i / 2) * 84, 70, ink) +
            line(44 + (i % 2) * 196, 98 + Math.floor(i / 2) * 84, 110),
        )
        .join('') +
      finger(164, 100),
    CREAM,
  ),
  board: screen(
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) =>
        tile(
          20 + (i % 4) * 102,
          54 + Math.floor(i / 4) * 92,
          [blue, coral, moss, plum][i % 4]!,
          i === 2 || i === 5
            ? again(84 + (i % 4) * 102, 108 + Math.floor(i / 4) * 92)
            : tick(84 + (i % 4) * 102, 104 + Math.floor(i / 4) * 92),
        ),
      )
      .join('') + line(20, 22, 150, ink, 13),
    CREAM,
  ),
  rule: screen(
    [0, 1, 2, 3]
      .map((i) =>
        tile(
          16 + (i % 2) * 100,
          40 + Math.floor(i / 2) * 92,
          [blue, plum, moss, coral][i]!,
          i === 1 || i === 2
            ? again(80 + (i % 2) * 100, 94 + Math.floor(i / 2) * 92)
            : tick(80 + (i % 2) * 100, 90 + Math.floor(i / 2) * 92),
        ),
      )
      .join('') +
      box(228, 34, 190, 186, AGAIN, 3) +
      line(248, 58, 110, ink, 13) +
      rows(248, 92, [140, 120, 90]) +
      button(248, 168),
    CREAM,
  ),
  ready: screen(
    island() +
      house(120, 150, coral) +
      house(300, 122, teal) +
      sticker(roundRect(190, 78, 84, 56, 6, { seed: 9 }), paper, { rim: 4, line: 3 }) +
      `<path d="M192 82L232 110L272 82" fill="none" stroke="${ink}" stroke-width="3"/>` +
      moes(70, 208, 72),
  ),
  paste: screen(
    line(26, 24, 130, ink, 13) +
      box(26, 52, 250, 170, '#fff', 2) +
      rows(44, 70, [70, 96, 58, 84, 76, 64]) +
      button(296, 186) +
      klodder({ name: 'pleun', face: 'happy', x: 356, y: 164, size: 96 }),
    CREAM,
  ),
  checked: screen(
    [0, 1, 2, 3]
      .map(
        (i) =>
          box(24, 24 + i * 54, 388, 44, i === 2 ? AGAIN : paper, i) +
          line(42, 42 + i * 54, 60 + (i % 2) * 20, ink, 11) +
          line(160, 42 + i * 54, 130) +
          (i === 2 ? again(362, 48 + i * 54) : tick(362, 46 + i * 54)),
      )
      .join(''),
    CREAM,
  ),
  setting: screen(
    line(26, 24, 150, ink, 13) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            line(40, 64 + i * 42, 130, ink) +
            box(280, 54 + i * 42, 60, 28, i % 2 ? '#d9dce6' : teal, i) +
            `<circle cx="${i % 2 ? 294 : 326}" cy="${68 + i * 42}" r="10" fill="${paper}" stroke="${ink}" stroke-width="2.5"/>`,
        )
        .join(''),
    CREAM,
  ),
  preset: screen(
    [AGAIN, RIGHT, '#fdf3d3', '#e9dcf6']
      .map(
        (ground, i) =>
          box(24 + (i % 2) * 200, 30 + Math.floor(i / 2) * 100, 184, 86, ground, i) +
          line(44 + (i % 2) * 200, 52 + Math.floor(i / 2) * 100, 80, ink, 12) +
          rows(44 + (i % 2) * 200, 80 + Math.floor(i / 2) * 100, [130], 20),
      )
      .join('') + finger(180, 92),
    CREAM,
  ),
  differs: screen(
    rows(30, 40, [130, 110, 140, 100], 46) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            box(230, 28 + i * 46, 170, 34, i === 1 ? '#fdf3d3' : '#eceae2', i) +
            line(246, 41 + i * 46, 70, i === 1 ? ink : '#9aa2bd'),
        )
        .join('') +
      finger(378, 90),
    CREAM,
  ),
  matrix: screen(
    [0, 1, 2, 3]
      .map(
        (i) =>
          line(24, 68 + i * 44, 90, ink) +
          cells(
            [
              [RIGHT, RIGHT, AGAIN, '#fdf3d3'],
              ['#fdf3d3', RIGHT, '#fdf3d3', RIGHT],
              [AGAIN, '#fdf3d3', RIGHT, '#eceae2'],
              [RIGHT, RIGHT, RIGHT, '#fdf3d3'],
            ][i]!,
            60 + i * 44,
          ),
      )
      .join('') + [0, 1, 2, 3].map((i) => line(152 + i * 66, 34, 44, ink)).join(''),
    CREAM,
  ),
  card: screen(
    box(24, 22, 388, 206) +
      line(46, 44, 110, ink, 13) +
      rows(46, 80, [120, 140, 100, 130], 30) +
      `<path d="M220 190H390M220 190V80" stroke="${ink}" stroke-width="3"/><path d="M224 176L256 164L288 150L320 152L352 118L386 96" fill="none" stroke="${teal}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>`,
    CREAM,
  ),
  print: screen(
    box(120, 26, 196, 196, '#fff', 3) +
      line(142, 50, 90, ink, 13) +
      rows(142, 82, [140, 110, 150, 120, 90]) +
      klodder({ name: 'pleun', face: 'proud', x: 372, y: 224, size: 96 }) +
      moes(62, 224, 72),
    '#d9f0fb',
  ),
  form: screen(
    line(30, 24, 160, ink, 13) +
      [0, 1, 2].map((i) => line(30, 58 + i * 48, 70) + box(30, 72 + i * 48, 250, 28, '#fff', i)).join('') +
      button(30, 206) +
      klodder({ name: 'dok', face: 'happy', x: 356, y: 222, size: 110 }),
    CREAM,
  ),
  mail: screen(
    sticker(roundRect(120, 60, 200, 130, 10, { seed: 4 }), paper, { rim: 5 }) +
      `<path d="M124 68L220 140L316 68" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>` +
      klodder({ name: 'tik', face: 'happy', pose: 'jump', x: 366, y: 120, size: 76 }),
    '#cdebfa',
  ),
  cards: screen(
    [0, 1, 2, 3]
      .map(
        (i) =>
          box(34 + (i % 2) * 190, 26 + Math.floor(i / 2) * 102, 172, 90, '#fff', i) +
          klodder({
            name: (['moes', 'fien', 'sjaak', 'tik'] as const)[i]!,
            x: 70 + (i % 2) * 190,
            y: 100 + Math.floor(i / 2) * 102,
            size: 56,
          }) +
          line(112 + (i % 2) * 190, 52 + Math.floor(i / 2) * 102, 76, ink, 11) +
          line(112 + (i % 2) * 190, 78 + Math.floor(i / 2) * 102, 56),
      )
      .join(''),
    CREAM,
  ),
  pause: screen(
    `<circle cx="150" cy="124" r="74" fill="${paper}" stroke="${ink}" stroke-width="5"/><path d="M150 124V50A74 74 0 0 1 224 124Z" fill="${ochre}"/><path d="M150 66V124L192 124" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>` +
      klodder({ name: 'fien', face: 'sleep', pose: 'sit', x: 330, y: 216, size: 128 }),
    '#dff1fb',
  ),
};
