import type { ReadExercise } from '../../engine/exercise/index.ts';
import { Pages } from '../../engine/stage/index.ts';
import type { Yard } from './game.ts';
import { DEPTHS, SCREEN } from './places.ts';

/** The button beside the text: go on, or back to it. */
const BESIDE = { x: SCREEN.x + 338, y: SCREEN.y + 56 } as const;
const BUTTON = { verder: BESIDE, terug: BESIDE, size: 72, depth: DEPTHS.letters + 1 } as const;

/** The code on the screen, which the crane waits for. */
export class Reading extends Pages {
  readonly #yard: Yard;

  /** `done` when it was read, `again` when it comes back. */
  constructor(yard: Yard, exercise: ReadExercise, on: { done(): void; again(): void }) {
    const pages = yard.screen.pagesOf(exercise.steps ?? [exercise.text]);
    super(
      yard,
      exercise,
      pages.map(({ lines }) => lines),
      {
        last: 'Gelezen',
        button: BUTTON,
        show: (at, ms) => {
          yard.screen.show(pages[at]!, exercise.title);
          yard.brake(ms !== undefined);
        },
        read: () => {
          yard.brake(false);
          yard.screen.clear();
          on.done();
        },
        again: () => {
          on.again();
          this.open();
        },
      },
    );
    this.#yard = yard;
  }

  /** The screen is needed for the word itself. */
  override close() {
    super.close();
    this.#yard.brake(false);
    this.#yard.screen.clear(true);
  }

  destroy() {
    this.close();
    this.#yard.screen.clear();
  }
}
