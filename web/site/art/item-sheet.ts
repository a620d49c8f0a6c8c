import type { Drawing } from '../build/drawn.ts';

/** Width and height of one item in px of the picture; it is shown half as large. */
const CELL = 240;

/** Items beside each other in one picture, of which the page shows one at a time (parts/beloningssysteem/item.tsx). */
export function itemSheet(items: readonly string[]): Drawing {
  const cells = items.map((item, i) =>
    // A document inside a document has a place and a size.
    item
      .replace(/^<svg /, `<svg x="${i * CELL + 10}" y="10" `)
      .replace(/ width="\d+" height="\d+"/, ` width="${CELL - 20}" height="${CELL - 20}"`),
  );
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CELL * items.length} ${CELL}">${cells.join('')}</svg>`,
    width: CELL * items.length,
    height: CELL,
  };
}
