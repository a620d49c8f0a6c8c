import type { Container, GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { letterPitch, MAIN, pieces } from './rules.ts';

/** The middle of the train, and of its first wagon as drawn. */
export const MIDDLE = 726;
const WAGON = { drawn: 60, letters: 46, close: 40 } as const;
const LOCO = { before: 62, scale: 0.92 } as const;
/** As it bumps into itself: how much shorter it gets. */
const SQUEEZE = 0.22;

/** A part of a train, with an engine of its own. */
interface Part {
  thing: Container;
  text: string;
}

/** A long train with one letter on each wagon; it faces left, so that it reads as the word. */
export class LetterTrain {
  readonly thing: Container;
  readonly pitch: number;
  #stage: GameStage;
  #letters: readonly string[];
  #wagons: Image[];
  #words: WordLine[];
  #loco: Image;
  #squeezed = 0;

  constructor(stage: GameStage, letters: readonly string[], kind: number) {
    this.#stage = stage;
    this.#letters = letters;
    this.pitch = letterPitch(letters.length);
    const size = this.pitch < 60 ? WAGON.close : WAGON.letters;
    this.#wagons = letters.map((_, i) =>
      stage.image(`letterwagon-${kind % 3}`, this.#middle(i), 0).setScale((this.pitch - 3) / WAGON.drawn, 1),
    );
    this.#words = letters.map((letter, i) => stage.kit.word(this.#middle(i), -3, letter, { size }));
    this.#loco = this.#engine(this.at(0));
    this.thing = stage.scene.add
      .container(MIDDLE, MAIN.y, [this.#loco, ...this.#wagons, ...this.#words])
      .setDepth(DEPTHS.train);
  }

  /** Where the gap before letter `cut` is, from the middle. */
  at(cut: number): number {
    return (cut - this.#letters.length / 2) * this.pitch * (1 - SQUEEZE * this.#squeezed);
  }

  get width() {
    return this.#letters.length * this.pitch;
  }

  /** The place of its chimney on the stage. */
  get chimney() {
    return { x: this.thing.x + this.#loco.x - 24, y: this.thing.y - 8 };
  }

  /** Bumps into itself like an accordion; 1 is as short as it gets. */
  squeeze(share: number) {
    this.#squeezed = share;
    this.#letters.forEach((_, i) => {
      this.#wagons[i]!.setX(this.#middle(i)).setAngle((i % 2 ? 5 : -5) * share);
      this.#words[i]!.setX(this.#middle(i));
    });
    this.#loco.setX(this.at(0) - LOCO.before);
  }

  /** Every part gets an engine of its own, at the place where it is. */
  splitAt(cuts: readonly number[]): Part[] {
    const { scene } = this.#stage;
    return pieces(this.#letters.length, cuts).map(({ from, to }) => {
      const middle = this.at((from + to) / 2);
      const loco = from === 0 ? this.#loco : this.#engine(this.at(from)).setScale(0.2);
      const parts = [loco, ...this.#wagons.slice(from, to), ...this.#words.slice(from, to)];
      for (const part of parts) part.x -= middle;
      const thing = scene.add.container(this.thing.x + middle, this.thing.y, parts).setDepth(DEPTHS.train);
      if (from > 0)
        void this.#stage.tween({ targets: loco, to: { scale: LOCO.scale }, ms: 220, ease: 'Back.Out' });
      return { thing, text: this.#letters.slice(from, to).join('') };
    });
  }

  destroy() {
    this.thing.destroy();
  }

  #middle = (i: number) => this.at(i + 0.5);

  #engine(x: number): Image {
    return this.#stage
      .image('loc', x - LOCO.before, 0)
      .setScale(LOCO.scale)
      .setAngle(180);
  }
}
