import type { ReadExercise } from '../../engine/exercise/index.ts';
import type { Container, Image, Input, Offer, Via, WordLine } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { breakLines } from './rules.ts';
import type { Safari } from './safari.ts';

/** The board that Fien holds up: its middle, the room for letters, and what stands on it. */
const BOARD = { x: 683, y: 410, room: 870, text: -36, from: 460 } as const;
const LINES = { letters: 45, most: 2, pitch: 54, size: 42, word: 70 } as const;
const TITLE = { size: 30, room: 44, y: -74 } as const;
const BUTTON = { x: 450, y: 46, small: { x: 985, y: 706 }, size: 76 } as const;
const MS = { rise: 240, fall: 180 } as const;

/** What is to be read: it is held up for its time, or until the pupil goes on; then it is put away. */
export class Reading {
  readonly #safari: Safari;
  readonly #exercise: ReadExercise;
  readonly #pages: readonly string[][];
  readonly #on: { read(): void; again(): void };
  readonly #root: Container;
  #lines: WordLine[] = [];
  #at = 0;
  #state: 'reads' | 'away' | 'lookup' = 'away';
  /** How often it was put away. */
  #reads = 0;
  #button: { image: Image; offer: Offer } | undefined;
  #stop: (() => void) | undefined;

  /** `read` when it was put away, `again` when it is wanted once more. */
  constructor(safari: Safari, exercise: ReadExercise, on: { read(): void; again(): void }) {
    const { stage } = safari;
    this.#safari = safari;
    this.#exercise = exercise;
    this.#on = on;
    this.#pages = (exercise.steps ?? [exercise.text]).flatMap(pagesOf);
    this.#root = stage.scene.add
      .container(BOARD.x, BOARD.y, [stage.image('tekstbord', 0, 0)])
      .setDepth(DEPTHS.board)
      .setVisible(false);
    if (exercise.title !== undefined)
      this.#root.add(stage.kit.word(BOARD.text, TITLE.y, exercise.title, { size: TITLE.size }));
  }

  /** It is being read, and nobody can answer yet. */
  get isOpen() {
    return this.#state === 'reads';
  }

  async open() {
    await this.#raise();
    this.#state = 'reads';
    this.#turnTo(0);
  }

  /** After a miss it may be asked for once more, a glance too. */
  lookUp() {
    this.#reads = 0;
    this.#offerAgain();
  }

  step(via: Via): Input | null {
    const image = this.#button?.image;
    if (!image) return { kind: 'wait', ms: 40 };
    if (via === 'keyboard') return { kind: 'key', code: 'Enter', ms: 40 };
    return { kind: 'tap', x: image.x, y: image.y };
  }

  /** It is needed no more. */
  close() {
    this.#state = 'away';
    this.#stop?.();
    this.#dropButton();
    this.#root.setVisible(false);
  }

  destroy() {
    this.close();
    this.#root.destroy();
  }

  async #raise() {
    const { stage } = this.#safari;
    this.#root.setPosition(BOARD.x, BOARD.y + BOARD.from).setVisible(true);
    this.#write(0);
    stage.sound.play('ritsel');
    await stage.tween({ targets: this.#root, to: { y: BOARD.y }, ms: MS.rise, ease: 'Back.Out' });
  }

  #turnTo(at: number) {
    const { stage, isExample } = this.#safari;
    const { exposureMs, text } = this.#exercise;
    this.#write(at);
    this.#stop?.();
    const letters = this.#pages[at]!.join(' ').length;
    if (exposureMs !== undefined && !stage.calm && !isExample)
      this.#stop = stage.clock.after((exposureMs * letters) / Math.max(letters, text.length), () =>
        this.#onward(),
      );
    const isLast = at + 1 === this.#pages.length;
    this.#show('verder', isLast ? 'Weg' : 'Verder', 'Enter', () => this.#onward(), {
      x: BOARD.x + BUTTON.x,
      y: BOARD.y + BUTTON.y,
    });
  }

  #onward() {
    if (this.#state !== 'reads') return;
    if (this.#at + 1 < this.#pages.length) return this.#turnTo(this.#at + 1);
    this.#state = 'away';
    this.#stop?.();
    this.#dropButton();
    void this.#lower();
    this.#reads++;
    this.#offerAgain();
    this.#on.read();
  }

  async #lower() {
    const { stage } = this.#safari;
    await stage.tween({ targets: this.#root, to: { y: BOARD.y + BOARD.from }, ms: MS.fall, ease: 'Quad.In' });
    if (this.#root.scene && this.#state === 'away') this.#root.setVisible(false);
  }

  /** A text to understand may be read as often as one likes; of a glance there is one more. */
  #offerAgain() {
    const { stage, isExample } = this.#safari;
    const isGlance = this.#exercise.exposureMs !== undefined && !stage.calm;
    if (isExample || (isGlance && this.#reads > 1)) return;
    this.#show(
      'terug',
      isGlance ? 'Nog een flits' : 'Lees de tekst nog eens',
      'PageUp',
      () => this.#again(),
      BUTTON.small,
    );
  }

  #again() {
    this.#on.again();
    void this.open();
  }

  #show(
    frame: 'verder' | 'terug',
    label: string,
    key: string,
    onPick: () => void,
    at: { x: number; y: number },
  ) {
    const { stage } = this.#safari;
    this.#dropButton();
    const image = stage.image(frame, at.x, at.y).setDepth(DEPTHS.panel);
    const offer = stage.offer(image, {
      id: frame === 'verder' ? 'lees-verder' : 'lees-terug',
      kind: 'control',
      label,
      key,
      size: { width: BUTTON.size, height: BUTTON.size },
      enabled: () => this.#safari.isOpen,
      onPick,
      onPress: (pressed) => image.scene && image.setScale(pressed ? 0.92 : 1),
    });
    this.#button = { image, offer };
  }

  #dropButton() {
    this.#button?.offer.remove();
    this.#button?.image.destroy();
    this.#button = undefined;
  }

  #write(at: number) {
    const { kit } = this.#safari.stage;
    this.#at = at;
    for (const line of this.#lines.splice(0)) line.destroy();
    const texts = this.#pages[at]!;
    const isWord = texts.length === 1 && !texts[0]!.includes(' ');
    const lower = this.#exercise.title === undefined ? 0 : TITLE.room / 2;
    this.#lines = texts.map((text, i) =>
      kit.word(BOARD.text, lower + (i - (texts.length - 1) / 2) * LINES.pitch, text, {
        size: isWord ? LINES.word : LINES.size,
      }),
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
