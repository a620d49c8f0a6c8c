import type { ReadExercise } from '../../engine/exercise/index.ts';
import { breakLines, Pages, type Container, type WordLine } from '../../engine/stage/index.ts';
import type { Show } from './game.ts';
import { BOARD, DEPTHS } from './places.ts';

/** The screen that comes down before the board, with room for letters. */
const SCREEN = { x: BOARD.x, y: 378, room: 740, from: -260 } as const;
const LINES = { letters: 32, pitch: 62, size: 46, word: 76, most: 3 } as const;
const TITLE = { size: 32, y: -104, lower: 22 } as const;
const BUTTON = {
  verder: { x: 1056, y: 490 },
  terug: { x: 1226, y: 262 },
  size: 84,
  depth: DEPTHS.letters + 2,
} as const;
const MS = { down: 240 } as const;

/** The autocue: what is to be read stands on it for its time, or until the pupil goes on. */
export class Autocue extends Pages {
  readonly #show: Show;
  readonly #pages: readonly string[][];
  readonly #screen: Container;
  readonly #middle: number;
  #lines: WordLine[] = [];

  /** `read` when it goes up, `again` when it is wanted once more. */
  constructor(show: Show, exercise: ReadExercise, on: { read(): void; again(): void }) {
    const { stage } = show;
    const { title, steps, text } = exercise;
    const pages = (steps ?? [text]).flatMap(pagesOf);
    super(show, exercise, pages, {
      last: 'Gelezen',
      button: BUTTON,
      show: (at) => this.#write(at),
      read: () => {
        this.#screen.setVisible(false);
        on.read();
      },
      again: () => {
        on.again();
        void this.lower();
      },
    });
    this.#show = show;
    this.#pages = pages;
    this.#middle = title === undefined ? 0 : TITLE.lower;
    this.#screen = stage.scene.add
      .container(SCREEN.x, SCREEN.y, [stage.image('autocue', 0, 0)])
      .setDepth(DEPTHS.letters)
      .setVisible(false);
    if (title !== undefined) this.#screen.add(stage.kit.word(0, TITLE.y, title, { size: TITLE.size }));
  }

  /** It comes down, and its time runs. */
  async lower() {
    const { stage } = this.#show;
    this.#write(0);
    this.#screen
      .setVisible(true)
      .setY(SCREEN.y + SCREEN.from)
      .setAlpha(0);
    stage.sound.play('luik', { rate: 0.7 });
    await stage.tween({
      targets: this.#screen,
      to: { y: SCREEN.y, alpha: 1 },
      ms: MS.down,
      ease: 'Cubic.Out',
    });
    if (this.#screen.scene) this.open();
  }

  /** It is needed no more. */
  override close() {
    super.close();
    this.#screen.setVisible(false);
  }

  destroy() {
    this.close();
    this.#screen.destroy();
  }

  #write(at: number) {
    const { kit } = this.#show.stage;
    for (const line of this.#lines.splice(0)) line.destroy();
    const texts = this.#pages[at]!;
    const size = texts.length === 1 && !texts[0]!.includes(' ') ? LINES.word : LINES.size;
    this.#lines = texts.map((text, i) =>
      kit.word(0, this.#middle + (i - (texts.length - 1) / 2) * LINES.pitch, text, { size }),
    );
    const widest = Math.max(...this.#lines.map(({ width }) => width));
    for (const line of this.#lines) line.setScale(Math.min(1, SCREEN.room / widest));
    this.#screen.add(this.#lines);
  }
}

/** A step of the text on pages of so many lines as the screen holds, shared evenly. */
function pagesOf(step: string): string[][] {
  const lines = breakLines(step, LINES.letters);
  const pages = Math.ceil(lines.length / LINES.most);
  const each = Math.ceil(lines.length / pages);
  return Array.from({ length: pages }, (_, i) => lines.slice(i * each, (i + 1) * each));
}
