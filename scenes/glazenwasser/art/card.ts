import { defineCard, figure, type CardThing } from '../../../engine/drawing/card.ts';

/** What the cloth has left of the foam: x, y and size of each dab. */
const FOAM = (
  [
    [470, 250, 2],
    [560, 250, 1.8],
    [640, 240, 1.5],
    [460, 330, 2.1],
    [550, 340, 2],
    [630, 310, 1.5],
    [470, 420, 2],
    [560, 430, 1.9],
    [640, 400, 1.3],
    [520, 300, 1.8],
    [520, 390, 1.9],
    [600, 380, 1.6],
  ] as const
).map(([x, y, size]): CardThing => ['schuim', x, y, size]);

/** Tik in his cradle, high up before a window that is half full of foam. */
export default defineCard({
  left: 330,
  top: 200,
  width: 680,
  things: [
    ['gevel-0', 683, -492],
    ['gevel-2', 683, 148],
    ['gevel-1', 683, 788],
    ['kamer-aquarium', 683, 364],
    ['vleugel', 403, 364],
    ['vleugel', 963, 364],
    ['raam', 683, 364],
    ['touw', 383, -110],
    ['touw', 983, -110],
    ['duif-zit', 905, 210],
    ...FOAM,
    ['doek', 745, 330, 1.5, -13],
    [figure('tik', 'happy'), 620, 668, 2.4],
    ['bakje', 683, 690],
    ['emmer', 800, 664, 1.3],
    ['bakje-voor', 683, 690],
  ],
});
