import { FILTERS } from '../../../engine/drawing/index.ts';
import { SHOWS } from '../../../server/contract/site-shows.ts';
import type { Drawing } from '../build/drawn.ts';
import { SHOW } from './show-kit.ts';
import { SHOW_PICTURES } from './show-pictures.ts';

/** The pictures of a chapter below each other in one file; the page shows one at a time. */
export function showSheet(chapter: string): Drawing {
  const { steps } = SHOWS.find(({ id }) => id === chapter)!;
  const { width, height } = SHOW;
  const drawings = steps.map(
    ({ picture }, i) => `<g transform="translate(0 ${i * height})">${SHOW_PICTURES[picture]}</g>`,
  );
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * steps.length}">${FILTERS}${drawings.join('')}</svg>`,
    width: width * 2,
    height: height * steps.length * 2,
  };
}
