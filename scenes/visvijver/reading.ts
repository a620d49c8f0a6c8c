import type { ReadExercise } from '../../engine/exercise/index.ts';
import { breakLines, Pages, type Container, type WordLine } from '../../engine/stage/index.ts';
import type { Pond } from './game.ts';
import { DEPTHS, MIDDLE } from './places.ts';

/** The sheet that floats on the water, and the room for letters on it. */
const SHEET = { x: MIDDLE.x, y: MIDDLE.y - 10, room: 800, text: -30, narrow: 690 } as const;
const LINES = { letters: 36, pitch: 56, size: 44, word: 76 } as const;
const TITLE = { size: 30, y: -112, lower: 24 } as const;
const BUTTON = {
  verder: { x: SHEET.x + 408, y: SHEET.y + 112 },
  terug: { x: 98, y: 690 },
  size: 84,
  depth: DEPTHS.sheet + 1,
} as const;
const MS = { in: 220, out: 160 } as const;

/** What is to be read floats on the water, for its time or until the pupil goes on. */
export class Reading extends Pages {
  readonly #pond: Pond;
  readonly #pages: readonly string[][];
  readonly #sheet: Container;
  readonly #middle: number;
  #lines: WordLine[] = [];

  /** `read` when it is gone, `again` when it is wanted once more. */
  constructor(pond: Pond, exercise: ReadExercise, on: { read(): void; again(): void }) {
    const { stage } = pond;
    const { title, steps, text } = exercise;
    const pages = (steps ?? [text]).map((step) => breakLines(step, LINES.letters));
    super(pond, exercise, pages, {
      last: 'Gelezen',
      button: BUTTON,
      show: (at) => this.#write(at),
      read: () => {
        this.#sheet.setVisible(false);
        on.read();
      },
      again: () => {
        on.again();
        void this.lay();
      },
    });
    this.#pond = pond;
    this.#pages = pages;
    this.#middle = title === undefined ? 0 : TITLE.lower;
    this.#sheet = stage.scene.add
      .container(SHEET.x, SHEET.y, [stage.image('vel', 0, 0)])
      .setDepth(DEPTHS.sheet)
      .setVisible(false);
    if (title !== undefined)
      this.#sheet.add(stage.kit.word(SHEET.text, TITLE.y, title, { size: TITLE.size }));
  }

  /** It floats in, and its time runs. */
  async lay() {
    const { stage } = this.#pond;
    this.#write(0);
    this.#sheet.setVisible(true).setScale(0.9).setAlpha(0);
    stage.sound.play('rimpel');
    const to = { alpha: 1, scale: 1 };
    await stage.tween({ targets: this.#sheet, to, ms: MS.in, ease: 'Back.Out', pop: true });
    if (this.#sheet.scene) this.open();
  }

  /** It is needed no more. */
  override close() {
    super.close();
    this.#sheet.setVisible(false);
  }

  destroy() {
    this.close();
    this.#sheet.destroy();
  }

  #write(at: number) {
    const { kit } = this.#pond.stage;
    for (const line of this.#lines.splice(0)) line.destroy();
    const texts = this.#pages[at]!;
    const size = texts.length === 1 && !texts[0]!.includes(' ') ? LINES.word : LINES.size;
    this.#lines = texts.map((text, i) =>
      kit.word(SHEET.text, this.#middle + (i - (texts.length - 1) / 2) * LINES.pitch, text, { size }),
    );
    const widest = Math.max(...this.#lines.map(({ width }) => width));
    const x = widest > SHEET.narrow ? SHEET.text : 0;
    for (const line of this.#lines) line.setX(x).setScale(Math.min(1, SHEET.room / widest));
    this.#sheet.add(this.#lines);
  }
}
