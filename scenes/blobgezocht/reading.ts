import type { ReadExercise } from '../../engine/exercise/index.ts';
import { breakLines, Pages, type Container, type WordLine } from '../../engine/stage/index.ts';
import type { Office } from './game.ts';
import { DEPTHS, STAND } from './places.ts';

/** The note that is slipped under the door, and the room for letters on it. */
const NOTE = { x: STAND.x, y: 500, room: 600, from: 300 } as const;
const LINES = { letters: 26, pitch: 60, size: 44, word: 72 } as const;
const TITLE = { size: 30, y: -104, lower: 20 } as const;
/** The last page leaves room for the button at its right. */
const BUTTON = {
  verder: { x: NOTE.x + 288, y: NOTE.y + 150 },
  terug: { x: 1276, y: 262 },
  size: 84,
  depth: DEPTHS.sheet + 2,
} as const;
const MS = { in: 240 } as const;

/** A note with what is to be read: for its time, or until the pupil goes on. */
export class Reading extends Pages {
  readonly #office: Office;
  readonly #pages: readonly string[][];
  readonly #note: Container;
  readonly #middle: number;
  #lines: WordLine[] = [];

  /** `read` when it is put away, `again` when it is wanted once more. */
  constructor(office: Office, exercise: ReadExercise, on: { read(): void; again(): void }) {
    const { stage } = office;
    const { title, steps, text } = exercise;
    const pages = (steps ?? [text]).flatMap(pagesOf);
    super(office, exercise, pages, {
      last: 'Gelezen',
      button: BUTTON,
      show: (at) => this.#write(at),
      read: () => {
        this.#note.setVisible(false);
        on.read();
      },
      again: () => {
        on.again();
        void this.lay();
      },
    });
    this.#office = office;
    this.#pages = pages;
    this.#middle = title === undefined ? 0 : TITLE.lower;
    this.#note = stage.scene.add
      .container(NOTE.x, NOTE.y, [stage.image('briefje', 0, 0)])
      .setDepth(DEPTHS.sheet)
      .setVisible(false);
    if (title !== undefined) this.#note.add(stage.kit.word(0, TITLE.y, title, { size: TITLE.size }));
  }

  /** It comes in, and its time runs. */
  async lay() {
    const { stage } = this.#office;
    this.#write(0);
    this.#note
      .setVisible(true)
      .setY(NOTE.y + NOTE.from)
      .setAlpha(0);
    stage.sound.play('briefje');
    await stage.tween({ targets: this.#note, to: { y: NOTE.y, alpha: 1 }, ms: MS.in, ease: 'Cubic.Out' });
    if (this.#note.scene) this.open();
  }

  /** It is needed no more. */
  override close() {
    super.close();
    this.#note.setVisible(false);
  }

  destroy() {
    this.close();
    this.#note.destroy();
  }

  #write(at: number) {
    const { kit } = this.#office.stage;
    for (const line of this.#lines.splice(0)) line.destroy();
    const texts = this.#pages[at]!;
    const size = texts.length === 1 && !texts[0]!.includes(' ') ? LINES.word : LINES.size;
    this.#lines = texts.map((text, i) =>
      kit.word(0, this.#middle + (i - (texts.length - 1) / 2) * LINES.pitch, text, { size }),
    );
    const widest = Math.max(...this.#lines.map(({ width }) => width));
    for (const line of this.#lines) line.setScale(Math.min(1, NOTE.room / widest));
    this.#note.add(this.#lines);
  }
}

/** A step of the text on pages of two lines at most, three where that saves a page. */
function pagesOf(step: string): string[][] {
  const lines = breakLines(step, LINES.letters);
  const pages = Math.ceil(lines.length / 3);
  const each = Math.ceil(lines.length / pages);
  return Array.from({ length: pages }, (_, i) => lines.slice(i * each, (i + 1) * each));
}
