import type { ReadExercise } from '../../exercise/index.ts';
import type { Input, Via } from '../input.ts';
import type { Offer } from '../offer.ts';
import type { Image } from '../thing.ts';
import type { FormHost } from './form-play.ts';

/** How a game shows the text of a read exercise; its art has the buttons `verder` and `terug`. */
export interface PagesDress {
  /** What the button says on the last page. */
  last: string;
  /** Where the buttons stand, and how large they are. */
  button: Readonly<Record<'verder' | 'terug', { x: number; y: number }>> & { depth: number; size: number };
  /** A page stands there, for so many ms or until the pupil goes on. */
  show(at: number, ms: number | undefined): void;
  /** The text was read: it is put away, and the answers come. */
  read(): void;
  /** It is wanted once more: the answers go; calls `open` when it stands there. */
  again(): void;
}

/** The pages of a text that is read before the answers come: each stands for its time, or until the pupil goes on. */
export class Pages {
  readonly #host: FormHost;
  readonly #exercise: ReadExercise;
  readonly #pages: readonly (readonly string[])[];
  readonly #dress: PagesDress;
  /** How often it was read. */
  #reads = 0;
  #isOpen = false;
  #button: { image: Image; offer: Offer } | undefined;
  #stop: (() => void) | undefined;

  /** `pages` are the lines of each. */
  constructor(
    host: FormHost,
    exercise: ReadExercise,
    pages: readonly (readonly string[])[],
    dress: PagesDress,
  ) {
    this.#host = host;
    this.#exercise = exercise;
    this.#pages = pages;
    this.#dress = dress;
  }

  /** It is being read, and nobody can answer yet. */
  get isOpen() {
    return this.#isOpen;
  }

  /** The first page stands there, and its time runs. */
  open() {
    this.#isOpen = true;
    this.#turnTo(0);
  }

  /** After a miss it may be asked for once more, a glance too. */
  lookUp() {
    this.#reads = 0;
    this.#offerAgain();
  }

  /** It stands there while the answers are there too, to be leafed through. */
  leaf(at = 0) {
    this.#end();
    this.#dress.show(at, undefined);
    const next = (at + 1) % this.#pages.length;
    if (next !== at) this.#show('verder', 'Volgende bladzijde', () => this.leaf(next));
  }

  /** Towards the answers: on with the text. */
  step(via: Via): Input | null {
    if (!this.#isOpen) return null;
    if (via === 'keyboard') return { kind: 'key', code: 'Enter', ms: 40 };
    const { x, y } = this.#dress.button.verder;
    return { kind: 'tap', x, y };
  }

  /** Nothing is to be read any more, or again. */
  close() {
    this.#end();
  }

  #end() {
    this.#isOpen = false;
    this.#dropButton();
  }

  #turnTo(at: number) {
    const { stage, isExample } = this.#host;
    const { exposureMs, text } = this.#exercise;
    this.#dropButton();
    const letters = this.#pages[at]!.join(' ').length;
    const isTimed = exposureMs !== undefined && !stage.calm && !isExample;
    const ms = isTimed ? (exposureMs * letters) / Math.max(letters, text.length) : undefined;
    const isLast = at + 1 === this.#pages.length;
    const onward = () => (isLast ? this.#finish() : this.#turnTo(at + 1));
    this.#dress.show(at, ms);
    this.#show('verder', isLast ? this.#dress.last : 'Verder', onward);
    if (ms !== undefined) this.#stop = stage.clock.after(ms, onward);
  }

  #finish() {
    this.#end();
    this.#reads++;
    this.#offerAgain();
    this.#dress.read();
  }

  /** A text to understand may be read as often as one likes; of a glance there is one more. */
  #offerAgain() {
    const { stage, isExample } = this.#host;
    const isGlance = this.#exercise.exposureMs !== undefined && !stage.calm;
    if (isExample || (isGlance && this.#reads > 1)) return;
    this.#show('terug', isGlance ? 'Nog een flits' : 'Lees de tekst nog eens', () => {
      this.#end();
      this.#dress.again();
    });
  }

  #show(frame: 'verder' | 'terug', label: string, onPick: () => void) {
    const { stage } = this.#host;
    const { depth, size, [frame]: at } = this.#dress.button;
    this.#dropButton();
    const image = stage.image(frame, at.x, at.y).setDepth(depth);
    const offer = stage.offer(image, {
      id: `lees-${frame}`,
      kind: 'control',
      label,
      key: frame === 'verder' ? 'Enter' : 'PageUp',
      size: { width: size, height: size },
      enabled: () => this.#host.isOpen,
      onPick,
      onPress: (pressed) => image.scene && image.setScale(pressed ? 0.92 : 1),
    });
    this.#button = { image, offer };
  }

  #dropButton() {
    this.#stop?.();
    this.#stop = undefined;
    this.#button?.offer.remove();
    this.#button?.image.destroy();
    this.#button = undefined;
  }
}
