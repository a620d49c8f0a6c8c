import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { flat, line, slab } from '../../../engine/drawing/strokes.ts';
import { TONE } from './colours.ts';

/** A road to the horizon, three lanes wide. */
const road = sprite(
  slab(-420, 0, 840, 420, TONE.wood) +
    flat('M-26 0H26L400 420H-400Z', TONE.cream) +
    flat('M-22 0H22L360 420H-360Z', TONE.slate) +
    flat('M-7 0H7L120 420H-120Z', '#FFE9A8', 0.45) +
    each([-1, 1], (side) =>
      each(4, (i) => {
        const [a, b] = [i * i * 26 + 8, i * i * 26 + 8 + i * 22 + 8];
        const x = (y: number) => side * (7 + (y * 113) / 420);
        return flat(`M${x(a) - 2} ${a}H${x(a) + 2}L${x(b) + 4} ${b}H${x(b) - 4}Z`, TONE.cream);
      }),
    ),
  420,
  420,
);
/** A word, written too quickly to be read. */
const word = sprite(
  sticker(plate(210, 74), PALETTE.paper) +
    line('M-70 6q8 -24 18 -4t14 2q10 -28 16 -2t16 0q8 -20 20 -2t14 2q4 -36 14 -2t18 -2', PALETTE.ink, 6.5),
  124,
  56,
);

/** The soapbox in the middle lane, on its way through the gate with the word. */
export default defineCard({
  left: 383,
  top: 200,
  width: 600,
  things: [
    ['boeken', 500, 352, 1],
    ['theepot', 880, 352, 0.9],
    [road, 683, 346],
    ['boom', 470, 470, 0.9],
    ['publiek-1', 915, 490, 0.7],
    ['kart-2', 588, 452, 0.55],
    ['paal', 548, 470, 0.5],
    ['paal', 818, 470, 0.5],
    ['balk', 683, 250, 0.72],
    ['vlag', 548, 226, 0.6],
    [word, 683, 276],
    ['schaduw', 683, 628, 1.05],
    ['wiel', 580, 626, 1.1],
    ['wiel', 786, 626, 1.1],
    ['bak', 683, 626, 1.1],
    ['helm', 683, 512, 1.1],
    ['spoiler', 683, 520, 1.1],
  ],
});
