import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, FRINGE } from './places.ts';

/** The sheet of paper as it is drawn, the least and most it is shown as, and how much wider it is than the word. */
const SHEET = { drawn: 640, least: 360, most: 1110, beside: 84 } as const;
const FIT_MS = 120;

/** The paper sheet with a fringe on which the word is made: always in the same spot. */
export class Fringe {
  readonly y: number;
  readonly #stage: GameStage;
  readonly #sheet: Image;
  #wide: number = SHEET.least;

  /** It hangs on the cord under the piñata, or lies on the blanket where there is more room. */
  constructor(stage: GameStage, isLaid: boolean) {
    this.#stage = stage;
    this.y = isLaid ? FRINGE.laid : FRINGE.typed;
    this.#sheet = stage
      .image('franje', FRINGE.x, this.y)
      .setDepth(DEPTHS.fringe)
      .setScale(SHEET.least / SHEET.drawn, 1);
  }

  /** Grows with what stands on it; at once where nothing is to be seen of it. */
  fit(width: number, isNow = false) {
    const wide = Math.max(SHEET.least, Math.min(SHEET.most, width + SHEET.beside));
    if (wide === this.#wide) return;
    this.#wide = wide;
    const scaleX = wide / SHEET.drawn;
    if (isNow) this.#sheet.setScale(scaleX, 1);
    else void this.#stage.tween({ targets: this.#sheet, to: { scaleX }, ms: FIT_MS, ease: 'Sine.Out' });
  }

  set isShown(isShown: boolean) {
    this.#sheet.setVisible(isShown);
  }

  destroy() {
    this.#sheet.destroy();
  }
}
