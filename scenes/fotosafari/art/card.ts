import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line, slab } from '../../../engine/drawing/strokes.ts';
import { figureOf } from './animals.ts';
import { GROUNDS } from './sizes.ts';

/** The board of an animal, with a word that nobody has to read. */
const board = sprite(
  sticker(plate(168, 70, 14), PALETTE.paper) +
    line('M-54 8q9 -28 18 0t18 0t18 0t18 0t18 0t18 -8', PALETTE.ink, 8),
  100,
  52,
);
const ground = sprite(slab(-400, 0, 800, 320, GROUNDS.savanne), 400, 320);

/** A lion with a word round its neck, sharp in the viewfinder. */
export default defineCard({
  left: 380,
  top: 236,
  width: 620,
  things: [
    ['savanne-ver', 200, 420, 1],
    ['savanne-midden', 160, 430, 1],
    [ground, 690, 440],
    [sprite(figureOf('leeuw'), -135, -240, 135, 20), 690, 640, 1.65],
    [board, 690, 556, 1.25],
    ['zoeker', 690, 500, 1.36],
    ['ring', 726, 408, 1.1],
    [figure('fien', 'proud'), 456, 700, 1.1],
    ['foto', 930, 610, 1, 10],
    ['pool-foto', 932, 600, 1, 10],
    [sprite(figureOf('pinguin'), -135, -240, 135, 20), 924, 668, 0.66, 10],
  ],
});
