import type { GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const SIZE = { text: 30, room: 64, rise: 26 } as const;
const MS = { in: 220, shown: 1000, out: 180 } as const;
/** A note keeps its middle within this part of the stage. */
const EDGE = { left: 190, right: 1176, top: 352, bottom: 726 } as const;

/**
 * A paper note that says one short thing for a moment, `off` u above a place, or under it when `off` is less than 0; on
 * the other side where it would cover the signs or leave the stage.
 */
export async function showNote(stage: GameStage, content: string, x: number, near: number, off: number) {
  const there = near - off;
  const y = there < EDGE.top || there > EDGE.bottom ? near + off : there;
  const text = stage.text(content, 0, -2, { size: SIZE.text, bold: true, exercise: false });
  const at = Math.min(EDGE.right, Math.max(EDGE.left, x));
  const paper = stage.image('briefje', 0, 0);
  paper.setScale(Math.max(1, (text.width + SIZE.room) / paper.width), 1);
  const note = stage.scene.add.container(at, y, [paper, text]).setDepth(DEPTHS.flying);
  note.setScale(0.6).setAlpha(0);
  await stage.tween({
    targets: note,
    to: { scale: 1, alpha: 1, y: y - SIZE.rise },
    ms: MS.in,
    ease: 'Back.Out',
    pop: true,
  });
  await stage.clock.wait(MS.shown);
  await stage.tween({ targets: note, to: { alpha: 0 }, ms: MS.out, pop: true });
  note.destroy();
}
