import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { place, prop } from '../../../engine/drawing/paper.ts';
import { circle, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { ROOM } from './tones.ts';

const INK = '#3B3566';

/** The casebook, open at a page: above a line the clues, below it words; loops for pens at its right. */
const casebook = (): string =>
  prop(plate(568, 116, 16, { seed: 3 }), ROOM.cover, {
    outline: 0.4,
    line: 3,
    shadow: 'object',
    inner:
      flat('M176 -80H300V80H176z', ROOM.coverDeep) +
      each([206, 254], (x) => slab(x - 19, -9, 38, 18, '#8A76B8', 6)),
  }) +
  prop(roundRect(-275, -49, 448, 98, 10, { seed: 6 }), ROOM.page, {
    outline: 0.2,
    inner: stripe('M-290 14H180', '#C9BBDD', 2.6) + stripe('M-256 -60V60', '#F0C4CC', 2),
  });

/** A note that was slipped under the door. */
const note = (): string =>
  prop(roundRect(-340, -138, 680, 276, 16, { seed: 8, wobble: 3 }), ROOM.page, {
    outline: 0.3,
    line: 3,
    shadow: 'object',
    inner:
      stripe('M-350 -60H350M-350 0H350M-350 60H350', '#F1E6CC', 2.4) +
      flat('M250 -150H350V-40Z', ROOM.pageDeep),
  }) +
  place(prop(plate(96, 30, 5, { seed: 2 }), '#B9D8E8', { outline: 0.2, line: 2 }), -250, -138, { turn: -6 });

/** The front page: a heading, a photo at the left, columns at the right. Its words are live. */
const newspaper = (): string =>
  prop(plate(760, 560, 10, { seed: 4, wobble: 3 }), ROOM.news, {
    outline: 0.35,
    line: 3,
    shadow: 'object',
    inner: flat('M-400 240H400V300H-400z', ROOM.newsDeep, 0.5),
  }) +
  stripe('M-350 -246H350M-350 -142H350', '#6E6779', 3) +
  stripe('M-350 -148H350', '#6E6779', 7) +
  prop(roundRect(-346, -126, 340, 300, 8, { seed: 9, wobble: 2 }), '#DCD4EA', {
    outline: 0.3,
    inner:
      dot(150, '#EDE7F5', -176, 10) +
      each([-300, -230, -120, -50], (x) => line(`M${x} -126V174`, '#CFC4E0', 3)) +
      slab(-346, 140, 340, 40, '#BBAECF'),
  }) +
  each([204, 226, 248], (y, i) =>
    line(`M-346 ${y}H${i === 2 ? 120 : 346}`, '#C6BFAE', 5, 1, '46 9 70 9 30 9'),
  ) +
  dot(7, '#6E6779', 326, -270) +
  line(circle(7, -326, -270), '#6E6779', 3);

/** A bare foot in ink, its toes up. */
const inkFoot = (): string =>
  flat('M-8 16Q-11 4 -8 -6Q0 -12 8 -6Q11 4 7 16Q0 22 -8 16Z', INK) +
  each([-8, -1, 6], (x, i) => dot(3.4, INK, x, i === 1 ? -17 : -14));

/** Papers of a case, by the name of their sprite. */
export const papers = (): Record<string, SpriteArt> => ({
  zaakboek: sprite(casebook(), 300, 76),
  briefje: sprite(note(), 372, 170),
  krant: sprite(newspaper(), 402, 304),
  inktvoet: sprite(inkFoot(), 16, 26),
});
