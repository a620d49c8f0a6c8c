import { createRng, type Rng } from '../../../engine/exercise/rng.ts';
import type { NewPupil, PracticeForm } from '../../../engine/practice/index.ts';
import { bell, INSIGHT, trueGuess, trueOffset, type SimWord, type SimWorld } from './world.ts';

const DAY = 86_400_000;
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
/** Logits that one word and one category can be learnt at most. */
const MOST_WORD = 2.5;
const MOST_CATEGORY = 3;
/** Answers by which mood goes, and from which there is one. */
const MOOD = { last: 8, from: 6 } as const;

/** How much the moves of a game differ from one answer to the next: ln. */
const PLAY_SPREAD = 0.25;

interface Trace {
  /** What was learnt, as it stood at `at`. */
  amount: number;
  at: number;
  /** Days over which it is forgotten: longer the more often it was practised on another day. */
  hold: number;
}

/** An answer of somebody who read the word. */
export interface Thought {
  word: SimWord;
  form: PracticeForm;
  /** Chance, 0 to 1, with which the word was known. */
  known: number;
  correct: boolean;
  now: number;
  /** A number from 0 to 1 for what comes by chance. */
  luck: number;
}

/** What an answer to a word would bring. */
export interface Prospect {
  word: SimWord;
  /** Words of its category that a later dictation would have more. */
  gain: number;
  /** Chance that it is right now. */
  chance: number;
}

/** How one pupil differs from the others of the world in learning and behaving; a hidden test changes some of it. */
export interface Manner {
  learns: number;
  forgets: number;
  slip: number;
  hurry: number;
  /** Time to think that is usual, ln(ms). */
  pace: number;
  /** Answers without reading, always. */
  isGuesser: boolean;
}

/** A pupil with a hidden truth: what each knows, learns by an answer, and forgets. */
export class SimPupil {
  readonly id: string;
  readonly groep: number;
  /** General ability. */
  general: number;
  readonly manner: Manner;
  /** Ability in each category besides. */
  readonly own = new Map<string, number>();
  protected readonly world: SimWorld;
  readonly #words = new Map<string, Trace>();
  readonly #categories = new Map<string, Trace>();
  #last: boolean[] = [];
  #session = 0;
  #drilled = new Map<string, number>();
  /** Answers of this session, and categories that have become clear. */
  #answers = 0;
  #clear = new Set<string>();
  #day: { day: number; form: number } | undefined;
  #rng: Rng;
  #insights: Rng;

  constructor(world: SimWorld, number: number, seed: string) {
    const { nature } = world;
    const rng = createRng(`leerling/${nature.name}/${seed}/${number}`);
    this.id = `p${number}`;
    this.groep = 4 + (number % 5);
    this.world = world;
    this.general = world.norms[this.groep]! + nature.offNorm + nature.general * bell(rng);
    for (const { id } of world.categories) {
      const gap = rng.next() < nature.gaps ? -nature.gapDepth : 0;
      this.own.set(id, nature.category * bell(rng) + gap);
    }
    const inFamily = rng.fork('families');
    const families = Array.from({ length: nature.families }, () => nature.familySpread * bell(inFamily));
    for (const [c, { id }] of world.categories.entries())
      this.own.set(id, this.own.get(id)! + families[c % nature.families]!);
    const pace = Math.log(4500) + nature.timeSpread * bell(rng);
    const differs = (least = 0) => Math.max(least, Math.exp(nature.manner * bell(rng)));
    this.manner = {
      learns: differs(),
      forgets: differs(),
      slip: Math.min(0.2, nature.slip * differs()),
      hurry: Math.min(0.3, nature.hurry * differs()),
      pace,
      isGuesser: false,
    };
    this.#rng = rng.fork('antwoorden');
    this.#insights = rng.fork('inzicht');
  }

  /** What a school knows of the pupil. */
  known(): NewPupil {
    const { nature, norms } = this.world;
    const rng = createRng(`lvs/${this.id}/${nature.name}`);
    const seen =
      nature.lvs * ((this.general - norms[this.groep]!) / nature.general) +
      Math.sqrt(1 - nature.lvs ** 2) * bell(rng);
    const lvs = seen > 0.84 ? 'I' : seen > 0.25 ? 'II' : seen > -0.25 ? 'III' : seen > -0.84 ? 'IV' : 'V';
    return { id: this.id, groep: this.groep, ...(nature.lvs > 0 && { lvs }) };
  }

  /** What the pupil can in a category now, before the word itself. */
  base(category: string, now: number): number {
    const kept = left(this.#categories.get(category), now, this.#forget('category'));
    const clear = this.#clear.has(category) ? INSIGHT : 0;
    return this.general + this.own.get(category)! + kept + clear - this.world.level.get(category)!;
  }

  /** Logit of knowing a word, on an ordinary day. */
  logit(word: SimWord, now: number, base = this.base(word.category, now)): number {
    return (
      (word.slope ?? 1) * (base + left(this.#words.get(word.id), now, this.#forget('word')) - word.truth)
    );
  }

  /** How much better than on an ordinary day the pupil is today. */
  #today(now: number): number {
    const { dayForm } = this.world.nature;
    if (dayForm === 0) return 0;
    const day = Math.floor(now / DAY);
    if (this.#day?.day !== day) this.#day = { day, form: dayForm * bell(createRng(`dag/${this.id}/${day}`)) };
    return this.#day.form;
  }

  /** Chance of knowing a word in a form today, before slips and guesses. */
  protected knows(word: SimWord, form: PracticeForm, now: number): number {
    return this.#knowsFrom(this.base(word.category, now), word, form, now);
  }

  #knowsFrom(base: number, word: SimWord, form: PracticeForm, now: number): number {
    return sigmoid(this.logit(word, now, base + this.#today(now)) - trueOffset(form));
  }

  /** Chance that a guess is right. */
  #guess(form: PracticeForm): number {
    return Math.min(0.9, trueGuess(form) * this.world.nature.easyGuess);
  }

  #forget(what: 'word' | 'category'): number {
    const { forget, forgetCategory } = this.world.nature;
    return this.manner.forgets * (what === 'word' ? forget : forgetCategory);
  }

  /** True chance of a right answer. */
  chance(word: SimWord, form: PracticeForm, now: number): number {
    return this.chanceOf(this.knows(word, form, now), form);
  }

  /** The same of a word that is known with this chance. */
  protected chanceOf(known: number, form: PracticeForm): number {
    const { slip, hurry, isGuesser } = this.manner;
    const guess = this.#guess(form);
    if (isGuesser) return guess;
    return (1 - hurry) * (guess + (1 - guess) * (1 - slip) * known) + hurry * guess;
  }

  /** Share of a category's words that is known: what a dictation shows. */
  mastery(category: string, now: number): number {
    const words = this.world.byCategory.get(category)!;
    const base = this.base(category, now);
    return words.reduce((sum, word) => sum + sigmoid(this.logit(word, now, base)), 0) / words.length;
  }

  /** Ability against the average word of a category, as the policy estimates it. */
  ability(category: string, now: number): number {
    const words = this.world.byCategory.get(category)!;
    const base = this.base(category, now);
    return words.reduce((sum, word) => sum + this.logit(word, now, base), 0) / words.length;
  }

  /** Answers, and learns of it. `playMs` is what the moves of a game usually take besides thinking. */
  answer(word: SimWord, form: PracticeForm, now: number, session: number, playMs = 0) {
    const rng = this.#rng;
    const known = this.knows(word, form, now);
    const { hurry, slip, isGuesser } = this.manner;
    const isHasty = rng.next() < hurry;
    const luck = rng.next();
    const guess = this.#guess(form);
    const careful = guess + (1 - guess) * (1 - slip) * known;
    const correct = luck < (isHasty || isGuesser ? guess : careful);
    const slow = 0.25 * (1 - known) + 0.35 * bell(rng);
    const usual = Math.exp(this.manner.pace + slow + (form.kind === 'choice' ? -0.3 : 0.3));
    const thought = isHasty ? 400 + 600 * rng.next() : Math.max(2000, usual);
    const responseMs = thought + (playMs > 0 ? playMs * Math.exp(PLAY_SPREAD * bell(rng)) : 0);
    this.#sits(session);
    const luckOfLearning = this.#insights.next();
    if (!isHasty && !isGuesser) this.learn({ word, form, known, correct, now, luck: luckOfLearning });
    this.#answers++;
    this.#drilled.set(word.category, (this.#drilled.get(word.category) ?? 0) + 1);
    this.#last = [...this.#last, correct].slice(-MOOD.last);
    return { correct, responseMs };
  }

  #sits(session: number) {
    if (session === this.#session) return;
    this.#session = session;
    this.#drilled = new Map();
    this.#answers = 0;
  }

  /** What one answer would teach: most at the edge of what is known, less in low spirits, by drill or by pointing out. */
  #worth(category: string, form: PracticeForm, known: number, now: number): number {
    const { discouraged, edge, edgeWidth, drill, tires, builds } = this.world.nature;
    const wrong = this.#last.filter((right) => !right).length / Math.max(1, this.#last.length);
    const isLow = this.#last.length >= MOOD.from && wrong > 0.25;
    const mood = isLow ? 1 - discouraged * Math.min(1, (wrong - 0.25) * 3) : 1;
    const close = Math.exp(-(((known - edge) / edgeWidth) ** 2));
    const fresh = 1 / (1 + (this.#drilled.get(category) ?? 0) / drill) / (1 + this.#answers / tires);
    const before = builds > 0 ? this.world.before?.get(category) : undefined;
    const ready = before === undefined ? 1 : 1 - builds * (1 - sigmoid(this.base(before, now)));
    return (
      ready * mood * fresh * this.manner.learns * (form.kind === 'choice' ? 0.7 : 1) * (0.25 + 0.75 * close)
    );
  }

  /** What an answer that was thought about changes. */
  protected learn({ word, form, known, correct, now, luck }: Thought) {
    const { byWord, transfer, sudden, insight, fromWrong } = this.world.nature;
    const worth = this.#worth(word.category, form, known, now) * (correct ? 1 : fromWrong);
    const isKnown = sudden > 0 && this.#insights.next() < sudden * worth;
    this.#words.set(word.id, this.#grownWord(word.id, byWord * worth + (isKnown ? MOST_WORD : 0), now));
    this.#categories.set(word.category, this.#grownCategory(word.category, transfer * worth, now));
    if (luck < insight * worth) this.#clear.add(word.category);
  }

  #grownWord(id: string, amount: number, now: number): Trace {
    const { spacing } = this.world.nature;
    return grown(this.#words.get(id), {
      amount,
      now,
      spacing,
      most: MOST_WORD,
      forget: this.#forget('word'),
    });
  }

  #grownCategory(id: string, amount: number, now: number): Trace {
    const { spacing } = this.world.nature;
    const forget = this.#forget('category');
    return grown(this.#categories.get(id), { amount, now, spacing, most: MOST_CATEGORY, forget });
  }

  /**
   * What an answer to each word of a category would add to a dictation at `at`, in words known, and the chance that it is
   * right now: for policies that see the truth.
   */
  prospects(category: string, form: PracticeForm, now: number, at: number, session: number): Prospect[] {
    this.#sits(session);
    const { byWord, transfer, fromWrong, insight, sudden } = this.world.nature;
    const words = this.world.byCategory.get(category)!;
    const [baseNow, baseThen] = [this.base(category, now), this.base(category, at)];
    const [forgetWord, forgetCategory] = [this.#forget('word'), this.#forget('category')];
    const fresh = this.#worth(category, form, this.world.nature.edge, now);
    const keptOfAll = left(this.#categories.get(category), at, forgetCategory);
    const shared = left(this.#grownCategory(category, transfer * fresh, now), at, forgetCategory) - keptOfAll;
    let [all, whenClear] = [0, 0];
    for (let i = 0; i < SAMPLE; i++) {
      const logit = this.logit(words[Math.floor((i * words.length) / SAMPLE)]!, at, baseThen);
      const known = sigmoid(logit);
      all += (known * (1 - known) * words.length) / SAMPLE;
      whenClear += ((sigmoid(logit + INSIGHT) - known) * words.length) / SAMPLE;
    }
    const clarity = this.#clear.has(category) ? 0 : insight * whenClear;
    return words.map((word) => {
      const known = this.#knowsFrom(baseNow, word, form, now);
      const chance = this.chanceOf(known, form);
      const share = this.#worth(category, form, known, now) * (chance + (1 - chance) * fromWrong);
      const later = this.logit(word, at, baseThen);
      const trace = this.#words.get(word.id);
      const kept = left(trace, at, forgetWord);
      const after = (amount: number) => {
        const learnt = left(this.#grownWord(word.id, amount, now), at, forgetWord) - kept;
        return sigmoid(later + (word.slope ?? 1) * learnt) - sigmoid(later);
      };
      const chanceOfKnowing = Math.min(1, sudden * share);
      const ofWord =
        (1 - chanceOfKnowing) * after(byWord * share) +
        (chanceOfKnowing > 0 ? chanceOfKnowing * after(MOST_WORD) : 0);
      const ofAll = (shared * all * share) / fresh + clarity * share;
      return { word, gain: ofWord + ofAll, chance };
    });
  }
}

/** Words that stand for all of a category. */
const SAMPLE = 6;

/** What is left of something learnt. */
function left(trace: Trace | undefined, now: number, forget: number): number {
  if (!trace) return 0;
  return trace.amount * (1 + Math.max(0, now - trace.at) / DAY / trace.hold) ** -forget;
}

interface Growth {
  amount: number;
  now: number;
  spacing: number;
  most: number;
  forget: number;
}

function grown(trace: Trace | undefined, { amount, now, spacing, most, forget }: Growth): Trace {
  const before = left(trace, now, forget);
  const days = trace ? Math.max(0, now - trace.at) / DAY : 0;
  // Practice on another day makes it last.
  const hold = trace ? trace.hold * (days > 0.5 ? spacing : 1) : 1;
  return { amount: before + amount * (1 - before / most), at: now, hold: Math.min(60, hold) };
}
