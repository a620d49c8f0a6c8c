import type { ReadExercise } from '../../engine/exercise/index.ts';
import {
  breakInto,
  type Container,
  type FormHost,
  type Image,
  type Offer,
  type WordLine,
} from '../../engine/stage/index.ts';
import { DEPTHS, MIDDLE } from './places.ts';

const PAPER = { drawn: { height: 150 }, widest: 960 } as const;
const LINES = { letters: 54, pitch: 48, size: 40, word: 60 } as const;
const TITLE = { size: 30, room: 40 } as const;
const ARROW = { out: 530, size: 76 } as const;
const PAD = 26;

/** The text that stands on the board before the answers do: in steps where it is long, and for its time where it is read at a glance. */
export class Reading {
  /** How high the board is for it. */
  readonly height: number;
  readonly #host: FormHost;
  readonly #exercise: ReadExercise;
  readonly #steps: readonly string[];
  readonly #root: Container;
  readonly #onRead: () => void;
  readonly #buttons: { image: Image; by: -1 | 1; offer: Offer }[];
  #lines: WordLine[] = [];
  #at = 0;
  #stop: (() => void) | undefined;

  /** `onRead`: the pupil is ready, or the time is over. */
  constructor(host: FormHost, exercise: ReadExercise, onRead: () => void) {
    const { stage } = host;
    this.#host = host;
    this.#exercise = exercise;
    this.#steps = exercise.steps ?? [exercise.text];
    this.#onRead = onRead;
    const most = Math.max(...this.#steps.map((step) => linesOf(step).length));
    this.height = most * LINES.pitch + (exercise.title === undefined ? 0 : TITLE.room) + 2 * PAD;
    const { height } = PAPER.drawn;
    const paper = stage.image('leespapier', 0, 0).setScale(1, (this.height - 12) / height);
    this.#root = stage.scene.add.container(MIDDLE, 0, [paper]).setDepth(DEPTHS.card).setVisible(false);
    if (exercise.title !== undefined)
      this.#root.add(stage.kit.word(0, -this.height / 2 + 36, exercise.title, { size: TITLE.size }));
    this.#buttons = ([-1, 1] as const).map((by) => this.#buttonFor(by));
  }

  get isOpen() {
    return this.#root.visible;
  }

  /** The text stands there; from now on its time runs, but not in calm mode. */
  open(top: number) {
    const { stage, isExample } = this.#host;
    this.#at = 0;
    this.#root.setY(top + this.height / 2).setVisible(true);
    this.#write();
    const { exposureMs } = this.#exercise;
    if (exposureMs !== undefined && !stage.calm && !isExample)
      this.#stop = stage.clock.after(exposureMs, () => this.close());
  }

  /** One step on in the text; after the last one it is read. */
  next() {
    if (!this.isOpen) return;
    if (this.#at + 1 >= this.#steps.length) return this.close();
    this.#turn(1);
  }

  close() {
    if (!this.isOpen) return;
    this.#stop?.();
    this.#stop = undefined;
    this.#wipe();
    this.#root.setVisible(false);
    this.#onRead();
  }

  /** What is pressed to go on, for the hand of the example. */
  get button(): { x: number; y: number } {
    return { x: MIDDLE + ARROW.out, y: this.#root.y };
  }

  destroy() {
    this.#stop?.();
    for (const { offer } of this.#buttons) offer.remove();
    this.#root.destroy();
  }

  /** Back in the text, and on in it: after the last step to the answers. */
  #buttonFor(by: -1 | 1) {
    const { stage } = this.#host;
    const image = stage.image('pijl', by * ARROW.out, 0).setFlipX(by < 0);
    this.#root.add(image);
    const offer = stage.offer(image, {
      id: by < 0 ? 'terug-lezen' : 'gelezen',
      kind: 'control',
      label: by < 0 ? 'Terug in de tekst' : 'Verder',
      key: by < 0 ? 'PageUp' : 'PageDown',
      size: { width: ARROW.size, height: ARROW.size },
      enabled: () => this.isOpen && this.#host.isOpen && (by > 0 || this.#at > 0),
      onPick: () => (by > 0 ? this.next() : this.#turn(-1)),
    });
    return { image, by, offer };
  }

  #turn(by: -1 | 1) {
    this.#at += by;
    this.#host.stage.sound.play('tik');
    this.#write();
  }

  #write() {
    const { kit } = this.#host.stage;
    this.#wipe();
    const texts = linesOf(this.#steps[this.#at]!);
    const size = texts.length === 1 && !texts[0]!.includes(' ') ? LINES.word : LINES.size;
    const lower = this.#exercise.title === undefined ? -2 : TITLE.room / 2;
    this.#lines = texts.map((text, i) =>
      kit.word(0, lower + (i - (texts.length - 1) / 2) * LINES.pitch, text, { size }),
    );
    const widest = Math.max(...this.#lines.map(({ width }) => width));
    for (const line of this.#lines) line.setScale(Math.min(1, PAPER.widest / widest));
    this.#root.add(this.#lines);
    for (const { image, by } of this.#buttons) image.setVisible(by > 0 || this.#at > 0);
  }

  #wipe() {
    for (const line of this.#lines.splice(0)) line.destroy();
  }
}

const linesOf = (text: string): string[] => breakInto(text, Math.ceil(text.length / LINES.letters));
