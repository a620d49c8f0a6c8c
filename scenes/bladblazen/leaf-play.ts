import {
  choicesOf,
  type Choice,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type ChoiceThing, type Input, type Via } from '../../engine/stage/index.ts';
import { Heap } from './heap.ts';
import { Herd, type Raking } from './herd.ts';
import type { Park } from './park.ts';
import { LEAF_FIELD, ONE_HEAP, SPOTS, UPPER } from './places.ts';
import { far, type Spot } from './rules.ts';
import { KINDS, WordLeaf } from './word-leaf.ts';

const WIDEST = 340;
/** A leaf this near to a place lies in its way, in u. */
const APART = 150;
/** What the one heap is called, for how much lies on it. */
const ALL = 'alle';

interface Lying extends ChoiceThing {
  leaf: WordLeaf;
  /** Where it fell. */
  home: Spot;
}

/** choose: every leaf has a word, and the one that is raked to the heap is the answer. */
export class LeafPlay implements Raking {
  readonly herd: Herd;
  readonly heaps: readonly [Heap];
  readonly #park: Park;
  readonly #id: string;
  readonly #choices: Choices<Lying>;

  constructor(park: Park, exercise: ChooseExercise) {
    const { stage } = park;
    this.#park = park;
    this.#id = exercise.id;
    this.heaps = [new Heap(stage, ONE_HEAP, park.rakedTo(ALL))];
    const kinds = stage.rng.fork(`blad/${exercise.id}`).shuffle([...Array(KINDS).keys()]);
    const lying = choicesOf(exercise).map((choice, i) => lies(park, choice, kinds[i % KINDS]!));
    this.#choices = new Choices(park, lying, {
      name: 'blad',
      onPick: ({ leaf }) => this.herd.herd(leaf, this.heaps[0]),
      isFree: ({ leaf }) => leaf.isFree,
      hit: ({ leaf }) => leaf.size,
    });
    this.herd = new Herd(
      park,
      lying.map(({ leaf }) => leaf),
      this.heaps,
      LEAF_FIELD.choose,
      (leaf) => this.#choices.commit(lying.find((one) => one.leaf === leaf)),
    );
  }

  async present() {
    const { stage, isExample } = this.#park;
    // Under the line of explanation nothing can be seen.
    const { items } = this.#choices;
    const spots = isExample && items.length <= SPOTS.length - UPPER ? SPOTS.slice(UPPER) : SPOTS;
    const picked = stage.rng.fork(`plek/${this.#id}`).shuffle(spots.map((_, i) => i));
    // In reading order, as they are told of.
    const places = picked.slice(0, items.length).sort((a, b) => a - b);
    await Promise.all([this.heaps[0].come(), ...items.map(({ leaf }, i) => leaf.fall(spots[places[i]!]!))]);
    this.#choices.offer();
  }

  frame(ms: number) {
    this.herd.frame(ms);
  }

  async right({ given }: Outcome) {
    await this.#rake(given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome, false);
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    if (outcome.reveal) this.#choices.of(outcome.answer)?.leaf.card.reveal(outcome.reveal);
  }

  async copied(given: RawAnswer) {
    await this.#rake(given);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const one = this.#choices.of(want);
    return (one && this.herd.step(one.leaf, this.heaps[0], via)) ?? null;
  }

  focus() {
    return this.#park.hero;
  }

  async clear() {
    this.#choices.close();
    await Promise.all([this.heaps[0].clear(), ...this.#choices.items.map(({ leaf }) => leaf.clear())]);
  }

  async #rake(given: RawAnswer) {
    const leaf = this.#choices.of(given)?.leaf;
    if (!leaf) return;
    leaf.card.look = 'right';
    this.#park.raked(ALL);
    await this.#park.rake(leaf, this.heaps[0]);
  }

  async #refuse(outcome: Outcome, rubs: boolean) {
    const wrong = this.#choices.given(outcome);
    if (!wrong) return;
    await this.#park.squirrel.whisk(wrong.leaf, this.#freeSpot(wrong));
    if (rubs) await this.#park.stage.kit.eraser.rub(wrong.thing);
    this.#choices.ruleOut(wrong);
    wrong.leaf.rest();
  }

  /** Where it lay, or else where no other leaf has come to lie. */
  #freeSpot(out: Lying): Spot {
    const others = this.#choices.items.filter((one) => one !== out);
    const isFree = (spot: Spot) => others.every(({ leaf }) => far(leaf.leaf, spot) > APART);
    return [out.home, ...SPOTS].find(isFree) ?? out.home;
  }
}

function lies(park: Park, choice: Choice, kind: number): Lying {
  const card = park.stage.kit.wordCard(0, 0, choice.option!, { maxWidth: WIDEST });
  const leaf = new WordLeaf(park.stage, card, kind);
  return { choice, thing: leaf.thing, leaf, home: SPOTS[0]! };
}
