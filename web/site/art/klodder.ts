import { klodder, svg, type KlodderOptions } from '../../../engine/drawing/index.ts';
import type { Drawing } from '../build/drawn.ts';

/** One Klodder on nothing, shown at most `size` px wide and high. */
export function klodderPicture(options: KlodderOptions, size = 200): Drawing {
  return { svg: svg(klodder(options), -72, -134, 144, 144), width: size * 2, height: size * 2 };
}
