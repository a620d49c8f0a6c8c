import { darker } from '../../../engine/drawing/palette.ts';
import { prop } from '../../../engine/drawing/paper.ts';
import { line, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { YARD } from './tones.ts';

/** Scenery: no white rim, and a line a little darker than itself. */
export const thing = (d: string, fill: string, inner = ''): string =>
  prop(d, fill, { line: 3, outline: 0.5, inner });

/** A line with a darker edge: a handle, a shaft. */
export const bar = (d: string, fill: string, width: number): string =>
  line(d, darker(fill, 0.5), width) + line(d, fill, width - 5);

/** Wickerwork: so many rows of so many withies, from (x, y). */
export const weave = (high: number, wide: number, x: number, y: number, w: number, h: number): string =>
  each(high, (row) =>
    each(wide, (i) =>
      slab(
        x + i * w + (row % 2) * (w / 2),
        y + row * h,
        w - 3,
        h - 5,
        i % 2 ? '#E3BD86' : YARD.wickerDeep,
        5,
        0.85,
      ),
    ),
  );
