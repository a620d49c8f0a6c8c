import { weekKiteSvg } from '../../../engine/drawing/index.ts';
import type { Drawing } from '../build/drawn.ts';

/** The kite of a week with its three bows. */
export default (): Drawing => {
  const svg = weekKiteSvg({ pattern: 'regenboog', bows: 3, goal: 3, flown: true }, 240);
  return { svg, width: 240, height: Math.round(Number(/ height="([\d.]+)"/.exec(svg)![1])) };
};
