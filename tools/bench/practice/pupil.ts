import { createRng, type Rng } from '../../../engine/exercise/index.ts';
import type { NewPupil, PracticeForm } from '../../../engine/practice/index.ts';
import { bell, trueGuess, trueOffset, type SimWord, type SimWorld } from './world.ts';

const DAY = 86_400_000;
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
/** Logits that one word and one category can be learnt at most. */
const MOST_WORD = 2.5;
const MOST_CATEGORY = 2.5;
/** How far from the edge of what is known an answer teaches a third of what it can (e^-1). */
const EDGE_WIDTH = 0.4;

interface Trace {
  /** What was learnt, as it stood at `at`. */
  amount: number;
  at: number;
  /** Days over which it is forgotten: longer the more often it was practised on another day. */
  hold: number;
}

/** A pupil with a hidden truth: what each knows, learns by an answer, and forgets. */
export class SimPupil {
  readonly id: string;
  readonly groep: number;
  readonly general: number;
  readonly #world: SimWorld;
  readonly #own = new Map<string, number>();
  readonly #words = new Map<string, Trace>();
  readonly #categories = new Map<string, Trace>();
  readonly #pace: number;
  #last: boolean[] = [];
  #rng: Rng;

  constructor(world: SimWorld, number: number, seed: string) {
    const rng = createRng(`leerling/${world.nature.name}/${seed}/${number}`);
    this.id = `p${number}`;
    this.groep = 4 + (number % 5);
    this.#world = world;
    this.general = world.norms[this.groep]! + world.nature.general * bell(rng);
    for (const { id } of world.categories) this.#own.set(id, world.nature.category * bell(rng));
    this.#pace = Math.log(4500) + world.nature.timeSpread * bell(rng);
    this.#rng = rng.fork('antwoorden');
  }

  /** What a school knows of the pupil. */
  known(): NewPupil {
    const { nature, norms } = this.#world;
    const rng = createRng(`lvs/${this.id}/${nature.name}`);
    const seen =
      nature.lvs * ((this.general - norms[this.groep]!) / nature.general) +
      Math.sqrt(1 - nature.lvs ** 2) * bell(rng);
    const lvs = seen > 0.84 ? 'I' : seen > 0.25 ? 'II' : seen > -0.25 ? 'III' : seen > -0.84 ? 'IV' : 'V';
    return { id: this.id, groep: this.groep, ...(nature.lvs > 0 && { lvs }) };
  }

  /** Logit of knowing a word now. */
  logit({ id, category, truth }: SimWord, now: number): number {
    const { nature, level } = this.#world;
    return (
      this.general +
      this.#own.get(category)! +
      left(this.#categories.get(category), now, nature.forgetCategory) +
      left(this.#words.get(id), now, nature.forget) -
      level.get(category)! -
      truth
    );
  }

  /** True chance of a right answer. */
  chance(word: SimWord, form: PracticeForm, now: number): number {
    const { slip, hurry } = this.#world.nature;
    const guess = trueGuess(form);
    const careful = guess + (1 - guess) * (1 - slip) * sigmoid(this.logit(word, now) - trueOffset(form));
    return (1 - hurry) * careful + hurry * guess;
  }

  /** True chance over all words of a category in the open form: its mastery. */
  mastery(category: string, now: number): number {
    const words = this.#world.byCategory.get(category)!;
    return words.reduce((sum, word) => sum + sigmoid(this.logit(word, now)), 0) / words.length;
  }

  /** Ability against the average word of a category, as the policy estimates it. */
  ability(category: string, now: number): number {
    const words = this.#world.byCategory.get(category)!;
    return words.reduce((sum, word) => sum + this.logit(word, now) + word.truth, 0) / words.length;
  }

  /** Answers, and learns of it. */
  answer(word: SimWord, form: PracticeForm, now: number): { correct: boolean; responseMs: number } {
    const rng = this.#rng;
    const { nature } = this.#world;
    const known = sigmoid(this.logit(word, now) - trueOffset(form));
    const isHasty = rng.next() < nature.hurry;
    const luck = rng.next();
    const guess = trueGuess(form);
    const correct = luck < (isHasty ? guess : guess + (1 - guess) * (1 - nature.slip) * known);
    const slow = 0.25 * (1 - known) + 0.35 * bell(rng);
    const usual = Math.exp(this.#pace + slow + (form.kind === 'choice' ? -0.3 : 0.3));
    const responseMs = isHasty ? 400 + 600 * rng.next() : Math.max(2000, usual);
    if (!isHasty) this.#learn(word, form, known, now);
    this.#last = [...this.#last, correct].slice(-8);
    return { correct, responseMs };
  }

  /** What one answer would teach, in logits: most at the edge of what is known, and by making more than by pointing out. */
  #worth(form: PracticeForm, known: number): number {
    const { discouraged, edge } = this.#world.nature;
    const wrong = this.#last.filter((right) => !right).length / Math.max(1, this.#last.length);
    const mood =
      this.#last.length >= 6 && wrong > 0.25 ? 1 - discouraged * Math.min(1, (wrong - 0.25) * 3) : 1;
    const close = Math.exp(-(((known - edge) / EDGE_WIDTH) ** 2));
    return mood * (form.kind === 'choice' ? 0.7 : 1) * (0.25 + 0.75 * close);
  }

  #learn(word: SimWord, form: PracticeForm, known: number, now: number) {
    const { nature } = this.#world;
    const worth = this.#worth(form, known);
    add(this.#words, word.id, nature.byWord * worth, nature.forget, MOST_WORD, now);
    add(this.#categories, word.category, nature.transfer * worth, nature.forgetCategory, MOST_CATEGORY, now);
  }

  /** What an answer to this word would add to a dictation some days later: for the policy that sees the truth. */
  expectedGain(word: SimWord, form: PracticeForm, now: number, at: number): number {
    const { nature } = this.#world;
    const known = sigmoid(this.logit(word, now) - trueOffset(form));
    const worth = this.#worth(form, known);
    const trace = this.#words.get(word.id);
    const later = this.logit(word, at);
    const after = left(grown(trace, nature.byWord * worth, nature.forget, MOST_WORD, now), at, nature.forget);
    const own = sigmoid(later + after - left(trace, at, nature.forget)) - sigmoid(later);
    const shared = this.#categories.get(word.category);
    const added =
      left(
        grown(shared, nature.transfer * worth, nature.forgetCategory, MOST_CATEGORY, now),
        at,
        nature.forgetCategory,
      ) - left(shared, at, nature.forgetCategory);
    let all = 0;
    for (const other of this.#sample(word.category)) {
      const known = sigmoid(this.logit(other, at));
      all += known * (1 - known);
    }
    const words = this.#world.byCategory.get(word.category)!.length;
    return own + (added * all * words) / SAMPLE;
  }

  #sample(category: string): SimWord[] {
    const words = this.#world.byCategory.get(category)!;
    return Array.from({ length: SAMPLE }, (_, i) => words[Math.floor((i * words.length) / SAMPLE)]!);
  }
}

const SAMPLE = 6;

/** What is left of something learnt. */
function left(trace: Trace | undefined, now: number, forget: number): number {
  if (!trace) return 0;
  return trace.amount * (1 + Math.max(0, now - trace.at) / DAY / trace.hold) ** -forget;
}

function grown(trace: Trace | undefined, amount: number, forget: number, most: number, now: number): Trace {
  const before = left(trace, now, forget);
  const days = trace ? Math.max(0, now - trace.at) / DAY : 0;
  // Practice on another day makes it last: more so the longer ago it was.
  const hold = trace ? trace.hold * (days > 0.5 ? 1.6 : 1) : 1;
  return { amount: before + amount * (1 - before / most), at: now, hold: Math.min(60, hold) };
}

function add(
  traces: Map<string, Trace>,
  id: string,
  amount: number,
  forget: number,
  most: number,
  now: number,
) {
  traces.set(id, grown(traces.get(id), amount, forget, most, now));
}
