import type { ReadExercise } from '../../engine/exercise/index.ts';
import type { Image, WordLine } from '../../engine/stage/index.ts';
import { DEPTHS, type Game } from './game.ts';
import { breakLines } from './rules.ts';

const TEXT = { x: 683, y: 256, pitch: 60, size: 40, letters: 32, widest: 1000 } as const;
const TITLE = { y: 206, size: 30 } as const;
const ARROW = { left: 96, right: 1270, y: 286, size: 84 } as const;

/** The text that is read: in steps where it is long, and gone after its time where it is to be read at a glance. */
export class ReadingText {
  readonly #game: Game;
  readonly #exercise: ReadExercise;
  readonly #steps: readonly string[];
  readonly #arrows: Image[] = [];
  #lines: WordLine[] = [];
  #at = 0;
  #stop: (() => void) | undefined;

  constructor(game: Game, exercise: ReadExercise) {
    this.#game = game;
    this.#exercise = exercise;
    this.#steps = exercise.steps ?? [exercise.text];
    this.show();
    if (this.#steps.length > 1) this.#offerArrows();
  }

  /** Shows the step once more: after a mistake it can be looked up. */
  show() {
    const { kit } = this.#game.stage;
    const { title } = this.#exercise;
    this.#stop?.();
    this.#wipe();
    this.#lines = breakLines(this.#steps[this.#at]!, TEXT.letters).map((line, i) =>
      kit.word(TEXT.x, TEXT.y + i * TEXT.pitch, line, { size: TEXT.size }),
    );
    const widest = Math.max(...this.#lines.map(({ width }) => width));
    for (const line of this.#lines) line.setScale(Math.min(1, TEXT.widest / widest));
    if (title !== undefined) this.#lines.push(kit.word(TEXT.x, TITLE.y, title, { size: TITLE.size }));
  }

  /** From now on its time runs; in calm mode it stays. */
  begin() {
    const { stage } = this.#game;
    const { exposureMs } = this.#exercise;
    if (exposureMs !== undefined && !stage.calm)
      this.#stop = stage.clock.after(exposureMs, () => this.#wipe());
  }

  destroy() {
    this.#wipe();
    for (const arrow of this.#arrows) arrow.destroy();
  }

  #offerArrows() {
    const { stage } = this.#game;
    for (const [by, id, label, key] of [
      [-1, 'vorige', 'terug in de tekst', 'PageUp'],
      [1, 'volgende', 'verder in de tekst', 'PageDown'],
    ] as const) {
      const arrow = stage.image('verder', by < 0 ? ARROW.left : ARROW.right, ARROW.y);
      this.#arrows.push(arrow.setFlipX(by < 0).setDepth(DEPTHS.things));
      stage.offer(arrow, {
        id,
        kind: 'control',
        label,
        key,
        size: { width: ARROW.size, height: ARROW.size },
        enabled: () => this.#at + by in this.#steps,
        onPick: () => {
          this.#at += by;
          this.show();
        },
      });
    }
  }

  #wipe() {
    for (const line of this.#lines.splice(0)) line.destroy();
  }
}
