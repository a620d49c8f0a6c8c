import { balloonSvg } from '../../../engine/drawing/index.ts';
import type { Drawing } from '../build/drawn.ts';

/** The balloon of a group. */
export default (): Drawing => {
  const svg = balloonSvg(240);
  return { svg, width: 240, height: Math.round(Number(/ height="([\d.]+)"/.exec(svg)![1])) };
};
