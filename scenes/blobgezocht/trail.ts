import type { GameStage } from '../../engine/stage/index.ts';
import { BOOK, DEPTHS } from './places.ts';

const STEPS = 5;
/** It begins at the page; prints fall beside the line, left and right. */
const FROM = { x: BOOK.page, y: BOOK.y - 60, beside: 9, most: 0.86 } as const;
const MS = { step: 50, gone: 420 } as const;

/** Footsteps of ink lead from the casebook to who it was. */
export async function leadTo(stage: GameStage, { x, y }: { x: number; y: number }) {
  const [dx, dy] = [x - FROM.x, y - FROM.y];
  const turn = Math.atan2(dx, -dy);
  for (let i = 0; i < STEPS; i++) {
    const share = (FROM.most * i) / (STEPS - 1);
    const side = i % 2 ? FROM.beside : -FROM.beside;
    const print = stage
      .image(
        'inktvoet',
        FROM.x + dx * share + side * Math.cos(turn),
        FROM.y + dy * share + side * Math.sin(turn),
      )
      .setDepth(DEPTHS.ink)
      .setAngle((turn * 180) / Math.PI);
    void stage
      .tween({ targets: print, to: { alpha: 0 }, ms: MS.gone, delay: MS.step * STEPS, ease: 'Quad.In' })
      .then(() => print.destroy());
    await stage.clock.wait(MS.step);
  }
}
