import type { Offer } from './offer.ts';
import type { Stage } from './stage.ts';
import { DEPTH } from './thing.ts';

const GREEN = 0x1fa39b;
const PAPER = 0xfffdf6;
const GAP = 9;
const BEATS_PER_MS = (Math.PI * 2) / 1100;

/** A calm pulsing line around what the pupil does next when taking the right answer over. */
export class NextHint {
  #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Follows what `target` answers until the returned function is called. */
  follow(target: () => Offer | undefined): () => void {
    const stage = this.#stage;
    const graphics = stage.fixed(stage.scene.add.graphics().setDepth(DEPTH.ring - 1));
    let drawn = '';
    const stop = stage.onStep(() => {
      const offer = target();
      graphics.setVisible(offer !== undefined);
      if (!offer) return;
      const { x, y, width, height } = offer.rect();
      graphics.setPosition(x + width / 2, y + height / 2);
      graphics.setAlpha(stage.reducedMotion ? 1 : 0.7 + 0.3 * Math.sin(stage.clock.now * BEATS_PER_MS));
      const size = `${Math.round(width)}x${Math.round(height)}`;
      if (size === drawn) return;
      drawn = size;
      const w = width + GAP * 2;
      const h = height + GAP * 2;
      const corner = Math.min(22, w / 2, h / 2);
      graphics.clear();
      graphics.lineStyle(10, PAPER, 1).strokeRoundedRect(-w / 2, -h / 2, w, h, corner);
      graphics.lineStyle(6, GREEN, 1).strokeRoundedRect(-w / 2, -h / 2, w, h, corner);
    });
    return () => {
      stop();
      graphics.destroy();
    };
  }
}
