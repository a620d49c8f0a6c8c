import type { ReadExercise } from '../../engine/exercise/index.ts';
import { breakLines, Pages, type Container, type WordLine } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Safari } from './safari.ts';

/** The board that Fien holds up: its middle, the room for letters, and what stands on it. */
const BOARD = { x: 683, y: 410, room: 870, text: -36, from: 460 } as const;
const LINES = { letters: 45, most: 2, pitch: 54, size: 42, word: 70 } as const;
const TITLE = { size: 30, room: 44, y: -74 } as const;
const BUTTON = {
  verder: { x: BOARD.x + 450, y: BOARD.y + 46 },
  terug: { x: 985, y: 706 },
  size: 76,
  depth: DEPTHS.panel,
} as const;
const MS = { rise: 240, fall: 180 } as const;

/** What is to be read: it is held up for its time, or until the pupil goes on; then it is put away. */
export class Reading extends Pages {
  readonly #safari: Safari;
  readonly #texts: readonly string[][];
  readonly #root: Container;
  /** Where lines have their middle: lower below a title. */
  readonly #middle: number;
  #lines: WordLine[] = [];

  /** `read` when it was put away, `again` when it is wanted once more. */
  constructor(safari: Safari, exercise: ReadExercise, on: { read(): void; again(): void }) {
    const { stage } = safari;
    const { title, steps, text } = exercise;
    const texts = (steps ?? [text]).flatMap(pagesOf);
    super(safari, exercise, texts, {
      last: 'Weg',
      button: BUTTON,
      show: (at) => this.#write(at),
      read: () => {
        void this.#lower();
        on.read();
      },
      again: () => {
        on.again();
        void this.hold();
      },
    });
    this.#safari = safari;
    this.#texts = texts;
    this.#root = stage.scene.add
      .container(BOARD.x, BOARD.y, [stage.image('tekstbord', 0, 0)])
      .setDepth(DEPTHS.board)
      .setVisible(false);
    if (title !== undefined) this.#root.add(stage.kit.word(BOARD.text, TITLE.y, title, { size: TITLE.size }));
    this.#middle = title === undefined ? 0 : TITLE.room / 2;
  }

  /** It is held up, and its time runs. */
  async hold() {
    const { stage } = this.#safari;
    this.#root.setPosition(BOARD.x, BOARD.y + BOARD.from).setVisible(true);
    this.#write(0);
    stage.sound.play('ritsel');
    await stage.tween({ targets: this.#root, to: { y: BOARD.y }, ms: MS.rise, ease: 'Back.Out' });
    if (this.#root.scene && this.#root.visible) this.open();
  }

  /** It is needed no more. */
  override close() {
    super.close();
    this.#root.setVisible(false);
  }

  destroy() {
    this.close();
    this.#root.destroy();
  }

  async #lower() {
    const to = { y: BOARD.y + BOARD.from };
    await this.#safari.stage.tween({ targets: this.#root, to, ms: MS.fall, ease: 'Quad.In' });
    if (this.#root.scene && !this.isOpen) this.#root.setVisible(false);
  }

  #write(at: number) {
    const { kit } = this.#safari.stage;
    for (const line of this.#lines.splice(0)) line.destroy();
    const texts = this.#texts[at]!;
    const size = texts.length === 1 && !texts[0]!.includes(' ') ? LINES.word : LINES.size;
    this.#lines = texts.map((text, i) =>
      kit.word(BOARD.text, this.#middle + (i - (texts.length - 1) / 2) * LINES.pitch, text, { size }),
    );
    const widest = Math.max(...this.#lines.map(({ width }) => width));
    for (const line of this.#lines) line.setScale(Math.min(1, BOARD.room / widest));
    this.#root.add(this.#lines);
  }
}

/** A step of a text on as many pages as it takes. */
function pagesOf(step: string): string[][] {
  const lines = breakLines(step, LINES.letters);
  const pages = Math.ceil(lines.length / LINES.most);
  const each = Math.ceil(lines.length / pages);
  return Array.from({ length: pages }, (_, i) => lines.slice(i * each, (i + 1) * each));
}
