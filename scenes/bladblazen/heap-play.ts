import {
  choicesOf,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
  type SortExercise,
} from '../../engine/exercise/index.ts';
import { Choices, type Input, type Via } from '../../engine/stage/index.ts';
import { SignedHeap, type Heap } from './heap.ts';
import { Herd, type Raking } from './herd.ts';
import type { Park } from './park.ts';
import { LEAF_FIELD, MIDDLE, plotsFor } from './places.ts';
import { KINDS, WordLeaf } from './word-leaf.ts';

const CARD = { size: 44, maxWidth: 400 } as const;

/** sort and judge: one leaf with a word, and a heap for each answer. */
export class HeapPlay implements Raking {
  readonly herd: Herd;
  readonly #park: Park;
  readonly #leaf: WordLeaf;
  readonly #choices: Choices<SignedHeap>;

  constructor(park: Park, exercise: JudgeExercise | SortExercise) {
    const { stage } = park;
    this.#park = park;
    const kind = stage.rng.fork(`blad/${exercise.id}`).below(KINDS);
    this.#leaf = new WordLeaf(stage, stage.kit.wordCard(0, 0, exercise.card, CARD), kind);
    const choices = choicesOf(exercise);
    const plots = plotsFor(choices.length);
    const heaps = choices.map(
      (choice, i) => new SignedHeap(stage, choice, plots[i]!, park.rakedTo(choice.id)),
    );
    this.#choices = new Choices(park, heaps, {
      name: 'hoop',
      onPick: ({ heap }) => this.herd.herd(this.#leaf, heap),
    });
    this.herd = new Herd(park, [this.#leaf], this.heaps, LEAF_FIELD.sort, (_leaf, heap) =>
      this.#choices.commit(this.#choices.items.find((one) => one.heap === heap)),
    );
  }

  get heaps(): readonly Heap[] {
    return this.#choices.items.map(({ heap }) => heap);
  }

  async present() {
    await Promise.all([this.#leaf.fall(MIDDLE), ...this.heaps.map((heap) => heap.come())]);
    this.#choices.offer();
  }

  frame(ms: number) {
    this.herd.frame(ms);
  }

  async right(outcome: Outcome) {
    const one = this.#choices.given(outcome);
    if (!one) return;
    one.thing.look = 'right';
    if (outcome.reveal) this.#leaf.card.reveal(outcome.reveal);
    this.#park.raked(one.choice.id);
    await this.#park.rake(this.#leaf, one.heap);
  }

  async reveal(outcome: Outcome) {
    const wrong = this.#choices.given(outcome);
    const right = this.#choices.of(outcome.answer);
    if (!wrong || !right) return;
    if (outcome.reveal) this.#leaf.card.reveal(outcome.reveal);
    await this.#park.squirrel.whisk(this.#leaf, right.heap.mouth);
    right.thing.look = 'right';
    await this.#park.stage.kit.eraser.rub(wrong.thing);
    wrong.thing.look = 'out';
    this.#choices.ruleOut(wrong);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const heap = this.#choices.of(want)?.heap;
    return (heap && this.herd.step(this.#leaf, heap, via)) ?? null;
  }

  focus() {
    return this.#leaf.leaf;
  }

  async clear() {
    this.#choices.close();
    await Promise.all([this.#leaf.clear(), ...this.heaps.map((heap) => heap.clear())]);
  }
}
