import type { GameStage, Image, Text } from '../../engine/stage/index.ts';
import { DEPTHS } from './topping.ts';

const LETTERS = 28;
const COME_MS = 160;

/** A speech balloon whose tail points down to the left, at whoever speaks there. */
export class Balloon {
  #stage: GameStage;
  #balloon: Image;
  #line: Text;
  /** Number of the line that is said now. */
  #said = 0;

  /** At its middle. */
  constructor(stage: GameStage, x: number, y: number) {
    this.#stage = stage;
    this.#balloon = stage.image('ballon', x, y).setDepth(DEPTHS.balloon).setVisible(false);
    this.#line = stage.text('', x, y, { size: LETTERS, exercise: false });
    this.#line.setDepth(DEPTHS.balloon).setVisible(false);
  }

  /** Says a line of one or two rows, for `ms` or until it is hushed. */
  say(line: string, ms?: number) {
    const said = ++this.#said;
    this.#line.setText(line).setVisible(true);
    this.#balloon.setVisible(true).setScale(0.8);
    void this.#stage.tween({
      targets: this.#balloon,
      to: { scale: 1 },
      ms: COME_MS,
      ease: 'Back.Out',
      pop: true,
    });
    if (ms !== undefined) this.#stage.clock.after(ms, () => said === this.#said && this.hush());
  }

  /** The balloon goes. */
  hush() {
    this.#balloon.setVisible(false);
    this.#line.setVisible(false);
  }
}
