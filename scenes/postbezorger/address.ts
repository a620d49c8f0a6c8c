import type { ReadExercise } from '../../engine/exercise/index.ts';
import {
  breakInto,
  type Container,
  type FormHost,
  type Image,
  type Offer,
  type WordLine,
} from '../../engine/stage/index.ts';
import type { Hand } from './hand.ts';
import { DEPTHS } from './places.ts';

/** The unfolded letter on the road, beside the bike. */
const PAPER = { x: 862, y: 672, widest: 860 } as const;
const LINES = { letters: 56, three: 112, pitch: 46, size: 40, word: 56, narrow: 38 } as const;
const TITLE = { y: -54, size: 30, lower: 14 } as const;
const ARROW = { out: 420, size: 76 } as const;
const ENVELOPE = { width: 400, height: 128 } as const;
const MS = { fold: 160 } as const;

/** The letter whose text is read: it lies open for its time, in steps where it is long. */
export class Address {
  readonly #host: FormHost;
  readonly #exercise: ReadExercise;
  readonly #steps: readonly string[];
  readonly #root: Container;
  readonly #arrows: Image[] = [];
  readonly #onFold: () => void;
  #lines: WordLine[] = [];
  #at = 0;
  #stop: (() => void) | undefined;
  #look: Offer | undefined;

  /** `onFold`: its time is over, or the pupil folds it. */
  constructor(host: FormHost, exercise: ReadExercise, onFold: () => void) {
    const { stage } = host;
    this.#host = host;
    this.#exercise = exercise;
    this.#onFold = onFold;
    this.#steps = exercise.steps ?? [exercise.text];
    this.#root = stage.scene.add
      .container(PAPER.x, PAPER.y, [stage.image('briefpapier', 0, 0)])
      .setDepth(DEPTHS.bike + 6)
      .setVisible(false);
    if (exercise.title !== undefined)
      this.#root.add(stage.kit.word(0, TITLE.y, exercise.title, { size: TITLE.size }));
    if (this.#steps.length > 1) this.#offerArrows();
    if (this.isBrief && stage.calm)
      stage.offer(this.#root, {
        id: 'vouw-dicht',
        kind: 'control',
        label: 'Vouw de brief dicht',
        key: 'PageDown',
        size: { width: 2 * ARROW.out, height: 130 },
        onPick: () => this.close(),
      });
  }

  /** It is read at a glance. */
  get isBrief() {
    return this.#exercise.exposureMs !== undefined;
  }

  get isOpen() {
    return this.#root.visible;
  }

  /** It unfolds. */
  async open() {
    this.#write();
    this.#root.setVisible(true).setScale(1, 0.1);
    await this.#host.stage.tween({
      targets: this.#root,
      to: { scaleY: 1 },
      ms: MS.fold,
      ease: 'Back.Out',
      pop: true,
    });
    this.#root.setScale(1);
  }

  /** From now on its time runs; in calm mode it stays until it is folded. */
  begin() {
    const { stage } = this.#host;
    const { exposureMs } = this.#exercise;
    if (exposureMs !== undefined && !stage.calm)
      this.#stop = stage.clock.after(exposureMs, () => this.close());
  }

  /** It is folded; nothing of it can be read any more. */
  close() {
    if (!this.isOpen) return;
    this.#stop?.();
    this.#stop = undefined;
    this.#wipe();
    this.#root.setVisible(false);
    this.#onFold();
  }

  /** The envelope that it is now can be opened for another look. */
  offerLook(hand: Hand, isOpen: () => boolean) {
    this.#look ??= this.#host.stage.offer(hand.thing, {
      id: 'nog-eens-lezen',
      kind: 'control',
      label: 'Lees de brief nog eens',
      key: 'PageUp',
      size: ENVELOPE,
      enabled: isOpen,
      onPick: () => {
        hand.hide();
        void this.open().then(() => this.begin());
      },
    });
  }

  destroy() {
    this.#look?.remove();
    this.#stop?.();
    this.#root.destroy();
  }

  #write() {
    const { kit } = this.#host.stage;
    this.#wipe();
    const text = this.#steps[this.#at]!;
    const isWord = !text.includes(' ');
    const count = text.length > LINES.three ? 3 : text.length > LINES.letters ? 2 : 1;
    const texts = breakInto(text, count);
    const size = isWord ? LINES.word : LINES.size;
    const pitch = count > 2 ? LINES.narrow : LINES.pitch;
    const lower = this.#exercise.title === undefined ? 0 : TITLE.lower;
    this.#lines = texts.map((line, i) =>
      kit.word(0, lower + (i - (texts.length - 1) / 2) * pitch, line, { size }),
    );
    const room = PAPER.widest - (this.#steps.length > 1 ? ARROW.size : 0);
    const widest = Math.max(...this.#lines.map(({ width }) => width));
    for (const line of this.#lines) line.setScale(Math.min(1, room / widest));
    this.#root.add(this.#lines);
  }

  #offerArrows() {
    const { stage } = this.#host;
    for (const [by, id, label, key] of [
      [-1, 'vorige', 'terug in de tekst', 'PageUp'],
      [1, 'volgende', 'verder in de tekst', 'PageDown'],
    ] as const) {
      const arrow = stage.image('pijl', by * ARROW.out, 0).setFlipX(by < 0);
      this.#arrows.push(arrow);
      this.#root.add(arrow);
      const isThere = () => this.#at + by in this.#steps;
      stage.offer(arrow, {
        id,
        kind: 'control',
        label,
        key,
        size: { width: ARROW.size, height: ARROW.size },
        enabled: () => this.isOpen && isThere(),
        onPick: () => {
          this.#at += by;
          this.#write();
          this.#arrows.forEach((one, i) => one.setAlpha(this.#at + (i ? 1 : -1) in this.#steps ? 1 : 0.3));
        },
      });
    }
    this.#arrows[0]?.setAlpha(0.3);
  }

  #wipe() {
    for (const line of this.#lines.splice(0)) line.destroy();
  }
}
