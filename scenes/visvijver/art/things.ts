import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { DAY } from './tones.ts';

const { ink, paper, blue, ochre } = PALETTE;

/** A lily leaf with its notch; all are alike, or one would know them again. */
const LEAF = 'M4 -4L30 -48Q37 -56 45 -46A60 56 0 1 1 -14 -55Q-5 -58 -2 -49Z';
const leaf = (): string =>
  sticker(LEAF, DAY.leaf, {
    inner:
      flat('M62 -30Q66 40 0 60Q-40 60 -58 34Q20 50 50 -44z', DAY.leafDeep, 0.85) +
      oval(34, 20, DAY.leafLight, -16, -16, 0.7) +
      line('M4 -2L-42 -26M4 -2L-54 10M4 -2L-30 40M4 -2L10 52M4 -2L44 32M4 -2L56 -8', DAY.leafDeep, 3, 0.9),
    rim: 5,
  });

/** The frog under a leaf where nobody else lives. */
const frog = (): string =>
  prop('M-46 30Q-56 -4 -30 -20Q0 -30 30 -20Q56 -4 46 30Q20 44 0 44Q-20 44 -46 30Z', DAY.frog, {
    inner: flat('M20 -30Q70 0 50 46H10Q50 20 20 -30z', DAY.frogDeep) + oval(26, 12, '#D8EDA4', 0, 40),
    outline: 0.75,
    line: 3.4,
  }) +
  each(
    [-22, 22],
    (x) =>
      edged(circle(15, x, -26), DAY.frog, ink, 3.2) +
      edged(circle(10, x, -28), paper, ink, 2.6) +
      dot(4.6, ink, x, -27),
  ) +
  line('M-22 8Q0 26 22 8', ink, 3.4) +
  oval(6, 4, '#F4A6BE', -32, 8, 0.9) +
  oval(6, 4, '#F4A6BE', 32, 8, 0.9);

const petal = (turn: number, size: number, fill: string): string =>
  place(prop('M0 4Q-15 -14 0 -38Q15 -14 0 4Z', fill, { outline: 0.35, line: 2.2 }), 0, 4, {
    turn,
    scale: size,
  });
const lily = (): string =>
  oval(34, 13, DAY.leafDeep, 0, 12, 0.55) +
  each([-78, 78, -52, 52], (turn) => petal(turn, 0.9, DAY.petalDeep)) +
  each([-30, 30, 0], (turn) => petal(turn, 1, DAY.petal)) +
  dot(6, ochre, 0, 0);
const bud = (): string =>
  oval(22, 9, DAY.leafDeep, 0, 12, 0.55) +
  prop('M0 12Q-15 0 0 -22Q15 0 0 12Z', DAY.bud, {
    inner: flat('M-4 -24Q0 -8 4 -24L8 -2H-8z', DAY.petal),
    outline: 0.4,
    line: 2.2,
  });

/** A paper lantern on its string; burning, it smiles. */
const lantern = (isLit: boolean): string => {
  const [fill, deep] = isLit ? [DAY.lit, DAY.litDeep] : [DAY.grey, DAY.greyDeep];
  return (
    line('M0 -50V-26', DAY.barkDeep, 3) +
    prop('M-17 -24H17Q27 -4 17 20H-17Q-27 -4 -17 -24Z', fill, {
      inner: flat('M6 -30H40V30H6Q16 -4 6 -30z', deep, 0.8) + stripe('M-30 -12H30M-30 8H30', deep, 2),
      outline: isLit ? 0.6 : 0.35,
      line: 3,
    }) +
    flat('M-12 -30H12V-23H-12zM-12 19H12V26H-12z', isLit ? DAY.red : DAY.greyDeep) +
    line('M0 26V36', isLit ? DAY.red : DAY.greyDeep, 3.4) +
    (isLit ? dot(2.4, ink, -7, -3) + dot(2.4, ink, 7, -3) + line('M-5 4q5 5 10 0', ink, 2.2) : '')
  );
};

const glow = (r: number): string =>
  each([1, 0.72, 0.46], (share, i) => dot(r * share, '#FFE9A8', 0, 0, 0.16 + i * 0.1));

const moon = (): string =>
  oval(120, 30, '#FFF3C9', 0, 0, 0.35) +
  each([-34, -17, 0, 17, 34], (y, i) => {
    const wide = [44, 70, 82, 70, 44][i]!;
    return flat(plate(wide * 2, 11, 5, { seed: i + 3, wobble: 1.6 }), '#FFF3C9', 0.9).replace('<path', `<path transform="translate(${i % 2 ? 5 : -4} ${y})"`); // prettier-ignore
  });

/** A button of the pond. */
const button = (sign: string): string => sticker(circle(34), ochre, flat('M10 -50H60V50H10Q40 0 10 -50z', '#D8981C') + sign); // prettier-ignore
const arrow = line('M-16 0H14M3 -13L16 0L3 13', ink, 7);
/** A koi that dives: on to the hiding. */
const dives =
  line('M0 -18V10M-12 0L0 13L12 0', ink, 6.5) + line('M-22 19q7 -7 14 0q7 7 14 0q7 -7 14 0', ink, 4.5);

/** The sheet of a story, which floats on two leaves. */
const sheet = (): string =>
  each([-1, 1], (side) => place(leafOf(), side * 408, 118, { flip: side < 0, scale: 1.1 })) +
  prop(plate(880, 290, 22, { seed: 4, wobble: 2 }), '#F4E6C8', { outline: 0.35, line: 3, shadow: 'object' }) +
  prop(plate(846, 258, 16, { seed: 6, wobble: 1.6 }), paper, { outline: 0.12, line: 2 });
const leafOf = (): string =>
  prop(LEAF, DAY.leaf, {
    inner: flat('M62 -30Q66 40 0 60Q-40 60 -58 34Q20 50 50 -44z', DAY.leafDeep, 0.85),
    outline: 0.3,
  });

/** A tray of sand, raked smooth, to write in. */
const tray = (): string =>
  prop(roundRect(-322, -50, 644, 100, 18, { seed: 8, wobble: 1.6 }), DAY.wood, {
    inner: stripe('M-330 -38H330M-330 40H330', DAY.woodDeep, 4, 0.5),
    outline: 0.4,
    line: 3.4,
    shadow: 'object',
  }) +
  prop(roundRect(-302, -38, 604, 76, 14, { seed: 5, wobble: 1.4 }), '#FBF3DC', {
    inner: each(4, (i) =>
      line(`M-310 ${-32 + i * 22}Q-150 ${-40 + i * 22} 0 ${-32 + i * 22}T310 ${-32 + i * 22}`, '#EEDFB8', 3),
    ),
    outline: 0.25,
  });

const dragonfly = (): string =>
  each([-1, 1], (side) =>
    place(edged('M2 -6Q26 -26 40 -14Q36 2 4 0ZM2 2Q28 2 34 16Q20 22 2 8Z', '#DDF1F5', ink, 2.6), 0, -6, {
      flip: side < 0,
    }),
  ) +
  sticker('M-5 -16Q0 -22 5 -16L4 32Q0 38 -4 32Z', blue, stripe('M-9 0H9M-9 10H9M-9 20H9', '#8FB6F2', 3), {
    rim: 4,
    line: 2.6,
  }) +
  edged(circle(8, 0, -20), blue, ink, 2.6) +
  each([-4, 4], (x) => dot(3.6, paper, x, -22) + dot(1.8, ink, x, -22.6));

/** A bite of bread, large enough to ask for it. */
const bite = (): string =>
  sticker(plate(34, 30, 13, { seed: 7, wobble: 2 }), '#E3B26E', oval(13, 9, '#F6DDAE', -1, -1), {
    rim: 4,
    line: 3,
  }) +
  dot(2, '#C98F48', -6, -3) +
  dot(2, '#C98F48', 4, 2) +
  dot(1.6, '#C98F48', 1, -5);

const firefly = (): string => dot(13, '#FFF0A8', 0, 0, 0.4) + dot(6, '#FFF6CC') + dot(3, '#FFFFFF');

/** What floats and hangs around the pond, by the name of its sprite. */
export const things = (): Record<string, SpriteArt> => ({
  blad: sprite(leaf(), 80),
  kikker: sprite(frog(), 62, 52),
  kring: sprite(line('M-64 0A64 54 0 1 1 64 0A64 54 0 1 1 -64 0Z', '#EAF7F1', 5, 0.9), 72, 62),
  lelie: sprite(lily(), 52, 46),
  knop: sprite(bud(), 26, 30),
  'lantaarn-uit': sprite(lantern(false), 32, 54),
  'lantaarn-aan': sprite(lantern(true), 32, 54),
  gloed: sprite(glow(52), 54),
  maan: sprite(moon(), 130, 50),
  duik: sprite(button(dives), 52),
  verder: sprite(button(arrow), 52),
  terug: sprite(button(place(arrow, 0, 0, { turn: 180 })), 52),
  vel: sprite(sheet(), -500, -170, 500, 210),
  zand: sprite(tray(), -344, -74, 344, 84),
  kruimel: sprite(edged(circle(8), '#D9A05A', ink, 2.6) + dot(2, '#F2CF9A', -2, -2), 13),
  hapje: sprite(bite(), 26),
  libel: sprite(dragonfly(), 54),
  vuurvlieg: sprite(firefly(), 15),
});
