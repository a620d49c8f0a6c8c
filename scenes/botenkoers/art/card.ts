import { defineCard } from '../../../engine/drawing/card.ts';

/** The boat sails along three buoys; the line of its course lies behind it. */
export default defineCard({
  left: 250,
  top: 190,
  width: 600,
  things: [
    ['eiland-0', 704, 402, 1.1],
    ['eiland-1', 372, 300, 1.1],
    ['boei-0', 360, 520, 1.5],
    ['boei-2', 560, 330, 1.5],
    ['boei-3', 770, 560, 1.5],
    ['doek', 560, 512, 1.5],
    ['romp', 560, 560, 1.5],
    ['slinger', 560, 432, 1.5],
  ],
});
