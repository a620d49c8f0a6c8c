import type { ReadExercise } from '../../exercise/index.ts';
import type { WordLine } from '../kit/api.ts';
import type { GameStage } from '../stage-scene.ts';
import type { Container } from '../thing.ts';
import type { FormHost } from './form-play.ts';
import { pagesIn } from './lines.ts';
import { Pages, type PagesDress } from './pages.ts';

/** How a game dresses its sheet; sizes in u. */
interface SheetDress {
  /** Its drawing, and its sound when it comes. */
  frame: string;
  sound: string;
  x: number;
  y: number;
  depth: number;
  /** It comes in from so far below; from above where that is less than 0. */
  from: number;
  ms: number;
  /** How wide letters may get together, how many go on a line, and how many lines on a page. */
  room: number;
  letters: number;
  most: number;
  /** From line to line; letters of a text, of a word alone, and of what stands above. */
  pitch: number;
  size: number;
  word: number;
  title: { size: number; y: number; lower: number };
  button: PagesDress['button'];
}

/** A sheet on which a text to be read stands, page by page: for its time, or until the pupil goes on. */
export class Sheet extends Pages {
  readonly #stage: GameStage;
  readonly #dress: SheetDress;
  readonly #pages: readonly string[][];
  readonly #root: Container;
  readonly #middle: number;
  #lines: WordLine[] = [];

  /** `read` when it is put away, `again` when it is wanted once more. */
  constructor(
    host: FormHost,
    { exercise, ...dress }: SheetDress & { exercise: ReadExercise },
    on: { read(): void; again(): void },
  ) {
    const { stage } = host;
    const { x, y, depth, frame, title: head, button } = dress;
    const { title, steps, text } = exercise;
    const pages = (steps ?? [text]).flatMap((step) => pagesIn(step, dress.letters, dress.most));
    super(host, exercise, pages, {
      last: 'Gelezen',
      button,
      show: (at) => this.#write(at),
      read: () => {
        this.#root.setVisible(false);
        on.read();
      },
      again: () => {
        on.again();
        void this.lay();
      },
    });
    this.#stage = stage;
    this.#dress = dress;
    this.#pages = pages;
    this.#middle = title === undefined ? 0 : head.lower;
    this.#root = stage.scene.add
      .container(x, y, [stage.image(frame, 0, 0)])
      .setDepth(depth)
      .setVisible(false);
    if (title !== undefined) this.#root.add(stage.kit.word(0, head.y, title, { size: head.size }));
  }

  /** It comes in, and its time runs. */
  async lay() {
    const { y, from, ms, sound } = this.#dress;
    this.#write(0);
    this.#root
      .setVisible(true)
      .setY(y + from)
      .setAlpha(0);
    this.#stage.sound.play(sound);
    await this.#stage.tween({ targets: this.#root, to: { y, alpha: 1 }, ms, ease: 'Cubic.Out' });
    if (this.#root.scene) this.open();
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

  #write(at: number) {
    const { pitch, size, word, room } = this.#dress;
    for (const line of this.#lines.splice(0)) line.destroy();
    const texts = this.#pages[at]!;
    const isWord = texts.length === 1 && !texts[0]!.includes(' ');
    this.#lines = texts.map((text, i) =>
      this.#stage.kit.word(0, this.#middle + (i - (texts.length - 1) / 2) * pitch, text, {
        size: isWord ? word : size,
      }),
    );
    const widest = Math.max(...this.#lines.map(({ width }) => width));
    for (const line of this.#lines) line.setScale(Math.min(1, room / widest));
    this.#root.add(this.#lines);
  }
}
