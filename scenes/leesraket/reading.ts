import type { ReadExercise } from '../../engine/exercise/index.ts';
import type { Image, Input, Offer, Via } from '../../engine/stage/index.ts';
import type { Yard } from './game.ts';
import { DEPTHS, SCREEN } from './places.ts';
import type { Page } from './rules.ts';

/** The button beside the text: go on, or back to it. */
const BUTTON = { x: SCREEN.x + 338, y: SCREEN.y + 56, size: 72 } as const;

/** The code on the screen: it stands for its time, or until the pupil goes on. */
export class Reading {
  readonly #yard: Yard;
  readonly #exercise: ReadExercise;
  readonly #pages: readonly Page[];
  readonly #done: () => void;
  readonly #again: () => void;
  #at = 0;
  /** How often it could be looked at once more. */
  #looks = 0;
  #state: 'away' | 'reads' | 'read' | 'lookup' = 'away';
  #button: { image: Image; offer: Offer } | undefined;
  #stop: (() => void) | undefined;

  /** `done` when it was read, `again` when it comes back. */
  constructor(yard: Yard, exercise: ReadExercise, on: { done(): void; again(): void }) {
    this.#yard = yard;
    this.#exercise = exercise;
    this.#pages = yard.screen.pagesOf(exercise.steps ?? [exercise.text]);
    this.#done = on.done;
    this.#again = on.again;
  }

  /** It stands on the screen, and its time runs. */
  begin() {
    this.#state = 'reads';
    this.#turnTo(0);
  }

  /** Towards the answers: on with the text. */
  step(via: Via): Input | null {
    if (this.#state !== 'reads') return null;
    if (via === 'keyboard') return { kind: 'key', code: 'Enter', ms: 40 };
    return { kind: 'tap', x: BUTTON.x, y: BUTTON.y };
  }

  /** After a miss it stands there again, to be looked up while the answers stay. */
  lookUp() {
    this.#state = 'lookup';
    this.#turnTo(0);
  }

  /** The screen is needed for the word itself. */
  close() {
    this.#state = 'read';
    this.#dropButton();
    this.#yard.brake(false);
    this.#yard.screen.clear(true);
  }

  destroy() {
    this.close();
    this.#yard.screen.clear();
  }

  /** So long a page stays, in ms; undefined until the pupil goes on. */
  get #exposureMs(): number | undefined {
    const { exposureMs, text } = this.#exercise;
    if (exposureMs === undefined || this.#yard.stage.calm || this.#state !== 'reads') return undefined;
    const letters = this.#pages[this.#at]!.lines.join(' ').length;
    return (exposureMs * letters) / Math.max(letters, text.length);
  }

  #turnTo(at: number) {
    const { screen, stage } = this.#yard;
    this.#at = at;
    this.#dropButton();
    screen.show(this.#pages[at]!, this.#exercise.title);
    const ms = this.#exposureMs;
    this.#yard.brake(ms !== undefined);
    if (ms !== undefined) this.#stop = stage.clock.after(ms, () => this.#onward());
    const isOne = this.#pages.length === 1;
    if (this.#state === 'reads') this.#show('verder', isOne ? 'Gelezen' : 'Verder', () => this.#onward());
    else if (!isOne)
      this.#show('verder', 'Volgende bladzijde', () => this.#turnTo((at + 1) % this.#pages.length));
  }

  #onward() {
    if (this.#state !== 'reads') return;
    if (this.#at + 1 < this.#pages.length) return this.#turnTo(this.#at + 1);
    this.#state = 'read';
    this.#dropButton();
    this.#yard.brake(false);
    this.#yard.screen.clear();
    // A text to understand may be read as often as one likes; of a glance there is one more.
    const isGlance = this.#exercise.exposureMs !== undefined && !this.#yard.stage.calm;
    if (!this.#yard.isExample && (!isGlance || this.#looks++ === 0))
      this.#show('terug', isGlance ? 'Nog een flits' : 'Lees de tekst nog eens', () => {
        this.#state = 'reads';
        this.#again();
        this.#turnTo(0);
      });
    this.#done();
  }

  #show(frame: 'verder' | 'terug', label: string, onPick: () => void) {
    const { stage } = this.#yard;
    const image = stage.image(frame, BUTTON.x, BUTTON.y).setDepth(DEPTHS.letters + 1);
    const offer = stage.offer(image, {
      id: frame === 'verder' ? 'lees-verder' : 'lees-terug',
      kind: 'control',
      label,
      key: frame === 'verder' ? 'Enter' : 'PageUp',
      size: { width: BUTTON.size, height: BUTTON.size },
      enabled: () => this.#yard.isOpen,
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
