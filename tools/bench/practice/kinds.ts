import { createRng } from '../../../engine/exercise/rng.ts';
import type { PracticeForm } from '../../../engine/practice/index.ts';
import { SimPupil, type Prospect, type Thought } from './pupil.ts';
import { bell, trueOffset, type SimWord, type SimWorld } from './world.ts';

const DAY = 86_400_000;
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const logit = (p: number) => Math.log(p / (1 - p));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A pupil whose knowledge goes by other rules: those of models that researchers write. What is not said is as in `SimPupil`. */
abstract class OtherPupil extends SimPupil {
  /** Chance of writing a word right, without slips of attention, as far as it can be told beforehand. */
  protected abstract written(word: SimWord, now: number): number;
  /** What an answer to each of these words would add to a dictation at `at`, in words of their category. */
  protected abstract gainsOf(
    words: readonly SimWord[],
    form: PracticeForm,
    now: number,
    at: number,
  ): number[];

  protected inForm(written: number, form: PracticeForm): number {
    return sigmoid(logit(written) - trueOffset(form));
  }

  protected override knows(word: SimWord, form: PracticeForm, now: number): number {
    return this.inForm(this.written(word, now), form);
  }

  protected wordsOf(category: string): readonly SimWord[] {
    return this.world.byCategory.get(category)!;
  }

  override mastery(category: string, now: number): number {
    return mean(this.wordsOf(category).map((word) => this.written(word, now)));
  }

  override ability(category: string, now: number): number {
    return mean(this.wordsOf(category).map((word) => logit(this.written(word, now))));
  }

  override prospects(category: string, form: PracticeForm, now: number, at: number): Prospect[] {
    const words = this.wordsOf(category);
    const gains = this.gainsOf(words, form, now, at);
    return words.map((word, i) => ({
      word,
      gain: gains[i]!,
      chance: this.chanceOf(this.inForm(this.written(word, now), form), form),
    }));
  }

  /** A number of a category that is the same for all pupils of the world: about `middle`, differing by so much (ln). */
  protected ofCategory(what: string, category: string, middle: number, spread: number): number {
    return middle * Math.exp(spread * bell(createRng(`${what}/${this.world.nature.name}/${category}`)));
  }

  /** Ability in a category before any practice, against a word of its level. */
  protected atFirst(category: string): number {
    return this.general + this.own.get(category)! - this.world.level.get(category)!;
  }
}

/** Chance that an answer makes a category known, its spread over categories (ln), and that a day without takes it away. */
const KNOWN = { chance: 0.016, spread: 0.5, lost: 0.003 } as const;
/** Logits of slipping where the category is known, and of hitting on it where it is not; what difficulty adds to both. */
const HIT = { slip: -2.4, guess: -1.5, difficulty: 0.6 } as const;

/** A category is known or it is not (Bayesian knowledge tracing, with forgetting and words that differ a little). */
class KnowingPupil extends OtherPupil {
  /** Categories, whether they are known, and since when they were not practised: what nobody practises gets lost as well. */
  readonly #known = new Map<string, { isKnown: boolean; at: number }>();

  #stateOf(category: string, now: number) {
    const state = this.#known.get(category) ?? {
      isKnown:
        createRng(`weet/${this.world.nature.name}/${this.id}/${category}`).next() <
        sigmoid(1.3 * this.atFirst(category)),
      at: now,
    };
    this.#known.set(category, state);
    return state;
  }

  #lostBy(at: number, now: number): number {
    return 1 - (1 - KNOWN.lost * this.manner.forgets) ** (Math.max(0, now - at) / DAY);
  }

  #chanceOfLearning(category: string): number {
    return Math.min(
      0.5,
      this.ofCategory('leerkans', category, KNOWN.chance, KNOWN.spread) * this.manner.learns,
    );
  }

  protected written({ category, truth }: SimWord, now: number): number {
    const { isKnown, at } = this.#stateOf(category, now);
    const known = isKnown ? 1 - this.#lostBy(at, now) : 0;
    return known * rightIfKnown(truth) + (1 - known) * rightIfNot(truth);
  }

  /** Whether it was forgotten meanwhile shows at an answer. */
  protected override knows(word: SimWord, form: PracticeForm, now: number): number {
    const state = this.#stateOf(word.category, now);
    const luck = createRng(`kwijt/${this.id}/${word.category}/${Math.floor(now / DAY)}`).next();
    if (luck < this.#lostBy(state.at, now)) state.isKnown = false;
    state.at = now;
    return super.knows(word, form, now);
  }

  protected override learn({ word: { category }, luck, now }: Thought) {
    const state = this.#stateOf(category, now);
    if (luck < this.#chanceOfLearning(category)) state.isKnown = true;
    state.at = now;
  }

  protected gainsOf(words: readonly SimWord[], _form: PracticeForm, now: number, at: number): number[] {
    const { category } = words[0]!;
    const state = this.#stateOf(category, now);
    const known = state.isKnown ? 1 - this.#lostBy(state.at, now) : 0;
    const worth = words.reduce((sum, { truth }) => sum + rightIfKnown(truth) - rightIfNot(truth), 0);
    const gain = (1 - known) * this.#chanceOfLearning(category) * (1 - this.#lostBy(now, at)) * worth;
    return words.map(() => gain);
  }
}

const rightIfKnown = (truth: number) => 1 - sigmoid(HIT.slip + HIT.difficulty * truth);
const rightIfNot = (truth: number) => sigmoid(HIT.guess - HIT.difficulty * truth);

/** Logits that a right answer adds to a category, its spread over categories (ln), and what a wrong one adds of that. */
const COUNTED = { right: 0.014, spread: 0.6, wrong: 0.3 } as const;

/** Right and wrong answers in a category are counted, each has its own worth (performance factors analysis). */
class CountingPupil extends OtherPupil {
  readonly #learnt = new Map<string, number>();

  #step(category: string): number {
    return this.ofCategory('helling', category, COUNTED.right, COUNTED.spread) * this.manner.learns;
  }

  protected written({ category, truth }: SimWord): number {
    return sigmoid(this.atFirst(category) + (this.#learnt.get(category) ?? 0) - truth);
  }

  protected override learn({ word: { category }, correct }: Thought) {
    const step = this.#step(category) * (correct ? 1 : COUNTED.wrong);
    this.#learnt.set(category, (this.#learnt.get(category) ?? 0) + step);
  }

  protected gainsOf(words: readonly SimWord[], form: PracticeForm): number[] {
    const known = words.map((word) => this.written(word));
    const perLogit = known.reduce((sum, p) => sum + p * (1 - p), 0);
    const step = this.#step(words[0]!.category);
    return known.map((p) => {
      const chance = this.chanceOf(this.inForm(p, form), form);
      return step * (chance + (1 - chance) * COUNTED.wrong) * perLogit;
    });
  }
}

/** Worth of what is remembered of a word, how fast a trace of it fades (a power of days), and what a category takes over. */
const TRACES = { word: 1.1, fades: 0.35, transfer: 0.35, category: 0.12, from: 6 } as const;

/** Every answer leaves a trace of its word that fades by a power law; a category takes over a little of them all. */
class TracingPupil extends OtherPupil {
  readonly #seen = new Map<string, number[]>();
  readonly #practised = new Map<string, number[]>();

  #left(times: readonly number[] | undefined, now: number, fades: number): number {
    const power = -fades * this.manner.forgets;
    return (times ?? []).reduce((sum, at) => sum + (1 + Math.max(0, now - at) / DAY) ** power, 0);
  }

  #ofWord(id: string, now: number, more = 0): number {
    return TRACES.word * Math.log(1 + this.#left(this.#seen.get(id), now, TRACES.fades) + more);
  }

  #ofCategory(category: string, now: number, more = 0): number {
    const left = this.#left(this.#practised.get(category), now, TRACES.category) + more;
    return TRACES.transfer * this.manner.learns * Math.log(1 + left / TRACES.from);
  }

  #ability(category: string, now: number, more = 0): number {
    return this.atFirst(category) + this.#ofCategory(category, now, more);
  }

  protected written(word: SimWord, now: number): number {
    return sigmoid(this.#ability(word.category, now) + this.#ofWord(word.id, now) - word.truth);
  }

  override mastery(category: string, now: number): number {
    const ability = this.#ability(category, now);
    return mean(
      this.wordsOf(category).map(({ id, truth }) => sigmoid(ability + this.#ofWord(id, now) - truth)),
    );
  }

  protected override learn({ word: { id, category }, now }: Thought) {
    for (const [map, key] of [
      [this.#seen, id],
      [this.#practised, category],
    ] as const)
      map.set(key, [...(map.get(key) ?? []), now]);
  }

  protected gainsOf(words: readonly SimWord[], _form: PracticeForm, now: number, at: number): number[] {
    const { category } = words[0]!;
    const trace = (fades: number) => (1 + (at - now) / DAY) ** (-fades * this.manner.forgets);
    const ability = this.#ability(category, at);
    const more = this.#ability(category, at, trace(TRACES.category)) - ability;
    const then = words.map(({ id, truth }) => ability + this.#ofWord(id, at) - truth);
    const perLogit = then.reduce((sum, z) => sum + sigmoid(z) * (1 - sigmoid(z)), 0);
    return words.map(({ id, truth }, i) => {
      const later = ability + this.#ofWord(id, at, trace(TRACES.fades)) - truth;
      return sigmoid(later) - sigmoid(then[i]!) + more * perLogit;
    });
  }
}

const KINDS = { knowing: KnowingPupil, counting: CountingPupil, tracing: TracingPupil } as const;

/** A pupil of a world, by the rules that its truth goes by. */
export function pupilOf(world: SimWorld, number: number, seed: string): SimPupil {
  const Kind = world.nature.rules ? KINDS[world.nature.rules] : SimPupil;
  return new Kind(world, number, seed);
}
