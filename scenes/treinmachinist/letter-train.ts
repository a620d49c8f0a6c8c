import { partsOf } from '../../engine/exercise/index.ts';
import {
  LetterLine,
  type Container,
  type GameStage,
  type Image,
  type WordLine,
} from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { MAIN } from './rules.ts';

/** The middle of the train, and of its first wagon as drawn. */
export const MIDDLE = 726;
const WAGON = { drawn: 60, letters: 46, close: 40 } as const;
const LOCO = { before: 62, scale: 0.92 } as const;
/** As it bumps into itself: how much shorter it gets. */
const SQUEEZE = 0.22;

/** A long train with one letter on each wagon; it faces left, so that it reads as the word. */
export class LetterTrain {
  readonly thing: Container;
  readonly line: LetterLine;
  #stage: GameStage;
  #letters: readonly string[];
  #wagons: Image[];
  #words: WordLine[];
  #loco: Image;

  constructor(stage: GameStage, letters: readonly string[], kind: number) {
    this.#stage = stage;
    this.#letters = letters;
    this.line = new LetterLine(letters, SQUEEZE);
    const { pitch } = this.line;
    const size = pitch < WAGON.drawn ? WAGON.close : WAGON.letters;
    this.#wagons = letters.map((_, i) =>
      stage.image(`letterwagon-${kind % 3}`, this.line.middle(i), 0).setScale((pitch - 3) / WAGON.drawn, 1),
    );
    this.#words = letters.map((letter, i) => stage.kit.word(this.line.middle(i), -3, letter, { size }));
    this.#loco = this.#engine(this.line.gap(0));
    this.thing = stage.scene.add
      .container(MIDDLE, MAIN.y, [this.#loco, ...this.#wagons, ...this.#words])
      .setDepth(DEPTHS.train);
  }

  /** The place of its chimney on the stage. */
  get chimney() {
    return { x: this.thing.x + this.#loco.x - 24, y: this.thing.y - 8 };
  }

  /** Bumps into itself as an accordion and springs back, with its couplings; `turn` is when it is shortest. */
  async squeeze(draw: () => void, turn: () => void) {
    const drawAll = () => {
      this.#letters.forEach((_, i) => {
        this.#wagons[i]!.setX(this.line.middle(i)).setAngle((i % 2 ? 5 : -5) * this.line.folded);
        this.#words[i]!.setX(this.line.middle(i));
      });
      this.#loco.setX(this.line.gap(0) - LOCO.before);
      draw();
    };
    await this.line.fold(this.#stage, drawAll, turn);
  }

  /** Every part gets an engine of its own, at the place where it is. */
  splitAt(cuts: readonly number[]): Container[] {
    const { scene } = this.#stage;
    return partsOf(this.#letters.length, cuts).map(({ from, to }) => {
      const middle = this.line.gap((from + to) / 2);
      const loco = from === 0 ? this.#loco : this.#engine(this.line.gap(from)).setScale(0.2);
      const parts = [loco, ...this.#wagons.slice(from, to), ...this.#words.slice(from, to)];
      for (const part of parts) part.x -= middle;
      const thing = scene.add.container(this.thing.x + middle, this.thing.y, parts).setDepth(DEPTHS.train);
      if (from > 0)
        void this.#stage.tween({ targets: loco, to: { scale: LOCO.scale }, ms: 220, ease: 'Back.Out' });
      return thing;
    });
  }

  destroy() {
    this.thing.destroy();
  }

  #engine(x: number): Image {
    return this.#stage
      .image('loc', x - LOCO.before, 0)
      .setScale(LOCO.scale)
      .setAngle(180);
  }
}
