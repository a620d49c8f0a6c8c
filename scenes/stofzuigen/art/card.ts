import { defineCard, type CardThing } from '../../../engine/drawing/card.ts';

const SIDE = 76;
const [LEFT, TOP] = [300, 200];
/** Tiles that he drove over. */
const CLEAN = new Set(['0/2', '1/2', '2/2', '2/1']);
const floor = Array.from({ length: 7 * 5 }, (_, i): CardThing => {
  const [column, row] = [i % 7, Math.floor(i / 7)];
  const look = CLEAN.has(`${column}/${row}`) ? 'schoon' : (column + row) % 2 ? 'b' : 'a';
  return [`hout-${look}`, LEFT + (column + 0.5) * SIDE, TOP + (row + 0.5) * SIDE];
});

/** Zoef on his way to a dust bunny, by three arrow cards. */
export default defineCard({
  left: LEFT,
  top: TOP,
  width: 6 * SIDE,
  things: [
    ...floor,
    ['plant', LEFT + 60, TOP + 54, 1.2],
    ['pluis-1', LEFT + 350, TOP + 88, 1.5],
    ['pluis-1', LEFT + 376, TOP + 222, 1.5],
    ['zoef-zak', LEFT + 150, TOP + 196, 1.7],
    ['zoef-mond', LEFT + 238, TOP + 190, 1.7, 90],
    ['zoef', LEFT + 192, TOP + 190, 1.7],
    ['zoef-lamp', LEFT + 192, TOP + 158, 1.7],
    ['zoef-lach', LEFT + 198, TOP + 192, 1.7],
    ['kaart-right', LEFT + 130, TOP + 290, 1.6, -4],
    ['kaart-up', LEFT + 200, TOP + 286, 1.6],
    ['kaart-right', LEFT + 270, TOP + 290, 1.6, 4],
  ],
});
