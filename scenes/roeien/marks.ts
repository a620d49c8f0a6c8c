import type { FormHost, Input, Offer, Via } from '../../engine/stage/index.ts';
import type { Floats } from './floats.ts';

/** Where the robot and the hand of the example tap: the water below the middle of the word. */
const WATER = 570;

/** Lilies that strokes have opened: each can be tapped away as long as the word has not been passed. */
export class Marks {
  readonly #host: FormHost;
  readonly #word: Floats;
  readonly #letters: readonly string[];
  readonly #size: { width: number; height: number };
  readonly #isFree: (gap: number) => boolean;
  #offers: Offer[] = [];

  /** `isFree` tells whether a tap at a gap is meant for its lily, and no stroke. */
  constructor(
    host: FormHost,
    word: Floats,
    letters: readonly string[],
    size: { width: number; height: number },
    isFree: (gap: number) => boolean,
  ) {
    this.#host = host;
    this.#word = word;
    this.#letters = letters;
    this.#size = size;
    this.#isFree = isFree;
  }

  offer() {
    const { draft, stage } = this.#host;
    this.#offers = this.#word.lilies.map(({ thing }, i) =>
      stage.offer(thing, {
        id: `lelie-${i + 1}`,
        kind: 'gap',
        value: i + 1,
        label: `Haal tussen ${this.#letters[i]} en ${this.#letters[i + 1]}`,
        size: this.#size,
        enabled: () => draft.cuts.has(i + 1) && this.#isFree(i + 1),
        chosen: () => draft.cuts.has(i + 1),
        onPick: () => void draft.cuts.toggle(i + 1),
      }),
    );
  }

  remove() {
    for (const offer of this.#offers.splice(0)) offer.remove();
  }

  /** The next gap to pull at for these cuts. What stands from an earlier try is rowed once more; a word of one part at its start. */
  nextOf(cuts: readonly number[], isRowed: boolean): number | undefined {
    const next = cuts.find((cut) => !this.#host.draft.cuts.has(cut));
    return next ?? (isRowed ? undefined : (cuts[0] ?? 0));
  }

  /** The input that pulls a stroke. */
  pull(via: Via): Input {
    if (via === 'keyboard') return { kind: 'key', code: 'Space', key: ' ', ms: 40 };
    return { kind: 'tap', x: this.#word.at(this.#word.count / 2), y: WATER };
  }

  /** The input that takes a stroke back; null when it can't be taken back yet. */
  takeBack(gap: number, via: Via): Input | null {
    if (via === 'keyboard') return { kind: 'key', code: 'ArrowDown', ms: 40 };
    const offer = this.#offers[gap - 1];
    if (!offer?.enabled()) return null;
    const { x, y, width, height } = offer.rect();
    return { kind: 'tap', x: x + width / 2, y: y + height / 2 };
  }
}
