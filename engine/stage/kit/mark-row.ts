import type { Stage } from '../stage.ts';
import type { MarkRow, Marks } from './api.ts';

/** A mark begins so small, and grows in so many ms. */
const GROW = { from: 0.3, ms: 360 } as const;

/** Marks of the kunstje in drawings of the game: one by one they change from empty to full. */
export function markRow(stage: Stage, { count, empty, full, at, depth, turn = 0 }: MarkRow): Marks {
  const marks = Array.from({ length: count }, (_, i) => {
    const { x, y } = at(i);
    return stage.image(empty, x, y).setDepth(depth);
  });
  let filled = 0;
  return {
    count,
    add() {
      const mark = marks[filled++];
      if (!mark) return;
      if (stage.hasImage(full)) mark.setFrame(full);
      const to = { scale: 1, angle: turn };
      mark.setScale(GROW.from);
      void stage.tween({ targets: mark, to, ms: GROW.ms, ease: 'Back.Out', pop: true });
    },
  };
}
