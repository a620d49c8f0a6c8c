import type { GameStage, WordLine } from '../../engine/stage/index.ts';
import { PaperButton } from './paper-button.ts';
import { DEPTHS, SCREEN } from './places.ts';

const WORD = { y: 316, size: 58, widest: 760 } as const;
const BUTTON = { x: 960, y: 396 } as const;
/** Looks that a pupil gets: the first, and one more. */
const LOOKS = 2;

/** A word that stands on the screen for the time that the engine says, twice at most; in calm mode until "weg". */
export class Flash {
  #stage: GameStage;
  #word: WordLine;
  #ms: number;
  #looks = 0;
  #button: PaperButton | undefined;
  #turn = 0;

  constructor(stage: GameStage, { text, ms }: { text: string; ms: number }) {
    this.#stage = stage;
    this.#ms = ms;
    this.#word = stage.kit
      .word(SCREEN.x, WORD.y, text, { size: WORD.size })
      .setDepth(DEPTHS.words)
      .setVisible(false) as WordLine;
    this.#word.setScale(Math.min(1, WORD.widest / this.#word.width));
  }

  /** Whether it can be read now. */
  get isShown() {
    return this.#word.visible;
  }

  /** Shows it, when there is a look left; `gone` is called when it has gone again. Returns whether it shows. */
  show(gone: () => void): boolean {
    if (this.#looks >= LOOKS || this.isShown) return false;
    const stage = this.#stage;
    const turn = ++this.#turn;
    this.#looks++;
    this.#button?.remove();
    this.#word.setVisible(true).setAlpha(0);
    void stage.tween({ targets: this.#word, to: { alpha: 1 }, ms: 80 });
    const hide = () => {
      if (turn !== this.#turn) return;
      this.#word.setVisible(false);
      this.#button?.remove();
      gone();
      if (this.#looks < LOOKS)
        this.#button = new PaperButton(stage, BUTTON, 'nog een flits', () => void this.show(gone));
    };
    if (stage.calm) this.#button = new PaperButton(stage, BUTTON, 'weg', hide, 'Enter');
    else stage.clock.after(this.#ms, hide);
    return true;
  }

  remove() {
    this.#turn++;
    this.#button?.remove();
    this.#word.destroy();
  }
}
