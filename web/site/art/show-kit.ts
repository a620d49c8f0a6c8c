import { FILTERS } from '../../../engine/drawing/index.ts';
import type { Drawing } from '../build/drawn.ts';

const WIDTH = 480;
const HEIGHT = 300;

/** A picture of the instruction page, as large as a screen of the product beside it; `inner` lies in 0..480 by 0..300. */
export const showDrawing = (inner: string, ground: string): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${FILTERS}<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${inner}</svg>`,
  width: WIDTH * 2,
  height: HEIGHT * 2,
});
