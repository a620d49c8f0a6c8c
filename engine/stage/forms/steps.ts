import {
  isItem,
  type BuildExercise,
  type OrderExercise,
  type Outcome,
  type RawAnswer,
  type WholeAnswer,
} from '../../exercise/index.ts';
import { idsOf, textOf } from '../items.ts';
import type { FormHost } from './form-play.ts';

/** How a game dresses a row that is answered item by item. */
interface StepDress {
  /** What was taken is right: it goes to its place in the word. Resolves when it is there. */
  land(id: string, place: number): Promise<unknown> | void;
  /** What is in play changed: something is ruled out for this place, or is in play again. */
  changed?(): void;
  /** neem over: the letters that come next stand as dots in their place. */
  dot?(letters: string, place: number): void;
}

/**
 * build and order, answered item by item while playing: which place is asked, what is out of play for it, and what lies.
 * The game shows the things in its own way, and calls `take()` when the pupil takes one.
 */
export class StepRow {
  readonly #host: FormHost;
  readonly #exercise: BuildExercise | OrderExercise;
  readonly #dress: StepDress;
  readonly #out = new Set<string>();
  readonly #landings: Promise<unknown>[] = [];

  constructor(host: FormHost, exercise: BuildExercise | OrderExercise, dress: StepDress) {
    this.#host = host;
    this.#exercise = exercise;
    this.#dress = dress;
  }

  /** The place that is asked now; -1 when all are filled. */
  get place(): number {
    return this.#row.open;
  }

  /** How many places there are. */
  get count(): number {
    return this.#row.places.length;
  }

  isLaid(id: string): boolean {
    return this.#row.placeOf(id) >= 0;
  }

  /** Whether it was tried at this place of the word already. */
  isOut(id: string): boolean {
    return this.#out.has(id);
  }

  /** Whether it can be taken now. */
  isFree(id: string): boolean {
    return !this.isLaid(id) && !this.isOut(id);
  }

  /** What an id says. */
  textOf(id: string | undefined): string {
    return textOf(this.#exercise, id) ?? '';
  }

  /** The pupil takes this one: that is the answer. Whether it counted. */
  take(id: string): boolean {
    const { place } = this;
    if (place < 0 || !this.isFree(id)) return false;
    const answer: RawAnswer =
      this.#exercise.form === 'build'
        ? { form: 'build', slot: place, tile: id }
        : { form: 'order', place, card: id };
    return this.#host.commit(answer);
  }

  /** Whether this is what an answer lays in the place that is asked now; two with the same letters may stand for each other. */
  isWanted(id: string, answer: WholeAnswer | undefined): boolean {
    return !this.isLaid(id) && this.textOf(id) === this.textOf(this.#idAt(answer, this.place));
  }

  /** What can be taken for an item of an answer: itself, or one with the same letters. */
  freeFor(want: RawAnswer): string | undefined {
    const wanted = takenIn(want);
    if (wanted === undefined) return undefined;
    if (this.isFree(wanted)) return wanted;
    return idsOf(this.#exercise).find((id) => this.isFree(id) && this.textOf(id) === this.textOf(wanted));
  }

  /** goed: it lies in its place, and what was wrong for that place is in play again. Resolves when it has landed. */
  async right({ given }: Outcome) {
    await this.#lay(given);
  }

  /** nogeens: it is out of play for this place. */
  wrong({ given }: Outcome) {
    const id = takenIn(given);
    if (id !== undefined) this.#out.add(id);
    this.#dress.changed?.();
  }

  /** onthul: nothing is out of play any more, as what was wrong here may be right in the next place. */
  reveal() {
    this.#out.clear();
    this.#dress.changed?.();
  }

  /** neem over: what comes next stands as dots. */
  takeOver(answer: WholeAnswer) {
    this.#dress.dot?.(this.textOf(this.#idAt(answer, this.place)), this.place);
  }

  /** It was done over: it lies in its place after all. */
  async copied(given: RawAnswer) {
    await this.#lay(given);
  }

  /** Resolves when everything has landed. */
  async landed() {
    await Promise.all(this.#landings);
  }

  get #row() {
    return this.#host.draft.row;
  }

  #idAt(answer: WholeAnswer | undefined, place: number): string | undefined {
    if (!answer) return undefined;
    return 'tiles' in answer ? answer.tiles[place] : 'cards' in answer ? answer.cards[place] : undefined;
  }

  async #lay(given: RawAnswer) {
    const id = takenIn(given);
    const place = this.place;
    if (id === undefined || place < 0) return;
    this.#row.lay(id, place);
    // It is in the word: Backspace can't bring it back.
    this.#row.keep(this.#row.places.map((one) => one !== undefined));
    this.#out.clear();
    this.#dress.changed?.();
    const landing = Promise.resolve(this.#dress.land(id, place));
    this.#landings.push(landing);
    await landing;
  }
}

/** What an answer to one item takes; undefined for any other answer. */
export function takenIn(answer: RawAnswer): string | undefined {
  if (!isItem(answer)) return undefined;
  return 'slot' in answer ? answer.tile : answer.card;
}
