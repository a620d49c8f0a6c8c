import { SHORTEST_ROUND } from './forms.ts';
import { NO_RULE } from './exercise.ts';
import type { Dealt, Exercise, RawAnswer, Reveal, Solution, Speech, WholeAnswer } from './exercise.ts';
import { grade, type Graded } from './grade.ts';
import { judge } from './judge.ts';
import { coinsFor, bucketCount, MOST_TIPS, starsFor, worthOf, type RoundScore } from './scoring.ts';

/** What a scene is told after a commit: enough to play the feedback, no more. */
export interface Outcome extends Graded {
  /** The explanation, with `nogeens` and `onthul`. */
  hint?: string;
  /** The same, to be heard. */
  hintSpeech?: Speech;
  /** The right spelling, with `goed` and `onthul`. */
  reveal?: Reveal;
  /** The right answer, with `goed` and `onthul`, for the parts that are shown or copied. */
  answer?: WholeAnswer;
}

/** One answer as it is stored and streamed; `n` counts the answers of the round from 0. */
export interface LoggedAnswer {
  n: number;
  exerciseId: string;
  given: RawAnswer;
  right: boolean;
  tryNo: number;
  decides: boolean;
  /** Time from the moment the exercise could be answered, in ms of play (pauses not counted). */
  ms: number;
  tick: number;
}

export type ExerciseResult = 'open' | 'first-try' | 'second-try' | 'missed';

export interface RoundResult extends RoundScore {
  stars: number;
  coins: number;
  /** Share right at the first try. */
  share: number;
  /** What the pupil picked in the finale to take along; a name of the game's own. */
  keepsake?: string;
}

/** What play skill brought in a round so far. */
export type Earned = Pick<RoundScore, 'tips' | 'feat'>;

/** Chooses within a round, as the pupil answers. */
export interface Picker {
  /** The id of what of the left exercises is asked next; undefined leaves them in their order. */
  pick(left: readonly Dealt[], isLast: boolean): string | undefined;
  /** A deciding answer was given. */
  answered(dealt: Dealt, answer: LoggedAnswer): void;
}

export interface RoundOptions {
  dealt: readonly Dealt[];
  /** How many of the dealt exercises make the round; the rest is reserve. */
  size: number;
  /** Says in which order they are asked; in that of the deal without it. */
  picker?: Picker;
  /** Answers given before a reload, oldest first; the round goes on after them. */
  earlier?: readonly Pick<LoggedAnswer, 'exerciseId' | 'given' | 'ms' | 'tick'>[];
  /** What play skill brought before the reload. */
  earned?: Earned;
  /** Whether play skill brings coins; not any more after enough practice for one day. */
  tips?: boolean;
}

/**
 * One play of one game, kept outside the scene so that a crash, a reload or a lost graphics context goes on at
 * the same exercise. It hands out exercises, grades answers, keeps the log and the score. No clock of its own.
 */
export class Round {
  readonly log: LoggedAnswer[] = [];
  #earned: Earned;
  #tips: boolean;
  #first: Dealt | undefined;
  #size: number;
  #at = 0;
  /** What was asked, and what a scene was promised to come after it. */
  #order: Dealt[] = [];
  #left: Dealt[];
  #picker: Picker | undefined;
  #graded: Graded[][] = [];
  #ended = false;
  #keepsake: string | undefined;

  constructor(options: RoundOptions) {
    const { dealt, size, picker, earlier = [], earned = { tips: 0, feat: false }, tips = true } = options;
    this.#tips = tips;
    this.#first = dealt[0];
    this.#left = [...dealt];
    this.#earned = { ...earned };
    this.#size = Math.min(size, dealt.length);
    for (const { given, exerciseId, ms, tick } of earlier)
      if (this.#goTo(exerciseId)) this.answer(given, ms, tick);
    this.#picker = picker;
    if (this.#now().at(-1)?.last) this.next();
  }

  /** The exercise that is asked now; undefined when the round is over. */
  get current(): Exercise | undefined {
    return this.#over() ? undefined : this.#nth(this.#at).exercise;
  }

  /** The exercise that comes after this one: for a scene that shows it early. It then does come. */
  get upcoming(): Exercise | undefined {
    return this.ahead(1)[0];
  }

  /** The next `count` exercises after this one, fewer at the end: for a scene that shows the work ahead. They then do come. */
  ahead(count: number): Exercise[] {
    if (this.#over()) return [];
    const from = this.#at + 1;
    const length = Math.max(0, Math.min(count, this.#size - from));
    return Array.from({ length }, (_, i) => this.#nth(from + i).exercise);
  }

  /** What may come after that, in the order of the deal. */
  get left(): readonly Exercise[] {
    return this.#left.map(({ exercise }) => exercise);
  }

  /** Number of the current exercise from 0, and how many there are. */
  get progress(): { at: number; of: number; results: ExerciseResult[] } {
    const results = Array.from({ length: this.#size }, (_, i) => resultOf(this.#graded[i] ?? []));
    return { at: this.#at, of: this.#size, results };
  }

  /** Ids of the exercises that were asked, or are promised to come, in that order: it may be another than they were dealt in. */
  get asked(): string[] {
    return this.#order.slice(0, this.#size).map(({ exercise }) => exercise.id);
  }

  /** Grades and logs a commit. `ms` is the thinking time in ms of play. Throws when the round is over. */
  answer(given: RawAnswer, ms: number, tick: number): Outcome {
    if (this.#over()) throw new Error('The round is over.');
    const dealt = this.#nth(this.#at);
    const graded = grade(dealt, this.#now(), given);
    (this.#graded[this.#at] ??= []).push(graded);
    const logged: LoggedAnswer = {
      n: this.log.length,
      exerciseId: dealt.exercise.id,
      given,
      right: graded.verdict.right,
      tryNo: graded.tryNo,
      decides: graded.decides,
      ms: Math.round(ms),
      tick,
    };
    this.log.push(logged);
    if (logged.decides) this.#picker?.answered(dealt, logged);
    return outcomeOf(dealt, graded);
  }

  /** What came of the answers that the current exercise had already: before a reload. */
  get soFar(): Outcome[] {
    return this.#now().map((graded) => outcomeOf(this.#nth(this.#at), graded));
  }

  /** Whether an answer given while taking over is the right one. It is not logged and has no score. */
  copies(given: RawAnswer): boolean {
    return !this.#over() && judge(this.#nth(this.#at), given).right;
  }

  /**
   * Half of the wrong ones of these options, rounded down: for a helpline that takes them away. None before the answer that decides,
   * so that nobody is thought to know what was made easier.
   */
  halfOfWrong(options: readonly string[]): string[] {
    const answer = this.#now().some(({ decides }) => decides) ? this.solution() : undefined;
    if (!answer || !('option' in answer)) return [];
    const wrong = options.filter((id) => id !== answer.option);
    return wrong.slice(0, Math.floor(wrong.length / 2));
  }

  /** The right answer to the current exercise: for the example, motor support and the test hook only. */
  solution(): WholeAnswer | undefined {
    return this.#over() ? undefined : this.#nth(this.#at).solution.answer;
  }

  /** Tips for play skill and the kunstje, so far. */
  get earned(): Readonly<Earned> {
    return this.#earned;
  }

  /** Adds tips, up to the most that a round can bring; returns whether tips are given in this round. */
  tip(count: number): boolean {
    if (!this.#tips) return false;
    this.#earned.tips = Math.min(MOST_TIPS, this.#earned.tips + count);
    return true;
  }

  /** The kunstje was reached; returns whether it is new. */
  reachFeat(): boolean {
    const isNew = !this.#earned.feat;
    this.#earned.feat = true;
    return isNew;
  }

  /** The pupil takes this along from the finale; the last one that is named counts. */
  keep(keepsake: string) {
    this.#keepsake = keepsake;
  }

  /** Goes on to the next exercise and returns it. */
  next(): Exercise | undefined {
    if (!this.#over()) this.#at++;
    return this.current;
  }

  /** Ends the round after the current exercise (time is up); never below the shortest round. */
  shorten() {
    this.#size = Math.min(this.#size, Math.max(this.#at + 1, SHORTEST_ROUND));
  }

  /** Closes the round where it is, for a pupil who stops half-way. */
  stop() {
    this.#ended = true;
  }

  result(): RoundResult {
    const results = this.progress.results.filter((result) => result !== 'open');
    const done = this.progress.results.flatMap((result, n) =>
      result === 'open' ? [] : [worthOf(this.#nth(n).exercise)],
    );
    const score: RoundScore = {
      finished: results.length,
      worth: done.reduce((sum, worth) => sum + worth, 0),
      firstTry: results.filter((result) => result === 'first-try').length,
      ...this.#earned,
      complete: !this.#ended && this.#at >= this.#size,
    };
    const first = this.#first?.exercise;
    const stars = first ? starsFor(score, first.form, bucketCount(first)) : 0;
    return {
      ...score,
      stars,
      coins: coinsFor(score),
      share: score.finished ? score.firstTry / score.finished : 0,
      ...(this.#keepsake !== undefined && { keepsake: this.#keepsake }),
    };
  }

  /** What is asked as number `n`, from 0; chosen now, if it was not yet. `n` is below the size. */
  #nth(n: number): Dealt {
    while (this.#order.length <= n) {
      const isLast = this.#order.length === this.#size - 1;
      // Before any answer nothing is known that was not known when it was dealt.
      const id = this.log.length > 0 ? this.#picker?.pick(this.#left, isLast) : undefined;
      const at = this.#left.findIndex(({ exercise }) => exercise.id === id);
      this.#order.push(...this.#left.splice(Math.max(0, at), 1));
    }
    return this.#order[n]!;
  }

  /** Makes the exercise of an earlier answer the current one; false when it can't be that any more. */
  #goTo(exerciseId: string): boolean {
    const asked = this.#order[this.#at];
    if (asked?.exercise.id === exerciseId) return !this.#now().at(-1)?.last;
    const at = this.#left.findIndex(({ exercise }) => exercise.id === exerciseId);
    if (at < 0 || (asked && this.#at + 1 >= this.#size)) return false;
    if (asked) this.#at++;
    this.#order.push(...this.#left.splice(at, 1));
    return true;
  }

  #over = () => this.#ended || this.#at >= this.#size;
  #now = (): Graded[] => this.#graded[this.#at] ?? [];
}

function outcomeOf({ solution }: Dealt, graded: Graded): Outcome {
  const shown = graded.step !== 'nogeens';
  return {
    ...graded,
    ...(graded.step !== 'goed' && explained(solution, graded)),
    ...(shown && { reveal: solution.reveal, answer: solution.answer }),
  };
}

function explained(solution: Solution, graded: Graded): Pick<Outcome, 'hint' | 'hintSpeech'> {
  const hint = hintFor(solution, graded);
  const url = solution.heard?.[hint];
  return { hint, ...(url !== undefined && { hintSpeech: { text: hint, url } }) };
}

/** The sentence for the first rule that was broken, for a capital too many, or for what breaks none; or else that of the exercise. */
function hintFor({ hint, hints }: Solution, { verdict: { rules, capital } }: Graded): string {
  return hints?.[rules[0] ?? capital ?? NO_RULE] ?? hint;
}

function resultOf(answers: readonly Graded[]): ExerciseResult {
  if (!answers.at(-1)?.last) return 'open';
  if (answers.every((answer) => answer.verdict.right)) return 'first-try';
  return answers.some((answer) => answer.step === 'onthul') ? 'missed' : 'second-try';
}
