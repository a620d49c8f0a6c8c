import {
  bucketCount,
  coinsFor,
  grade,
  MOST_TIPS,
  worthOf,
  SHORTEST_ROUND,
  starsFor,
  textsOf,
  type Dealt,
  type Graded,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import type { AnswerEvent, RoundEndedEvent } from '../contract/live.ts';
import type { AnswerRow, RoundRow, TaskRow } from '../data/schema.ts';
import { ruleBroken } from './broken-rule.ts';
import { shownAnswer } from './answer-text.ts';

/** An answer that was graded before, of which a late earlier answer changed the count of tries. */
export interface Regraded {
  id: string;
  round_id: string;
  try_no: number;
  decides: number;
}

/** An answer in memory: only what grading others and the score need, for there are very many. */
interface Kept extends Pick<Graded, 'given' | 'step' | 'tryNo' | 'decides' | 'last'> {
  id: string;
  n: number;
  right: boolean;
}

/** The moment of an answer, with its number. */
type Moment = Pick<AnswerRow, 'n' | 'at'>;

/** What a round is worth. */
export interface Score {
  complete: boolean;
  tips: number;
  feat: boolean;
  finished: number;
  worth: number;
  firstTry: number;
  stars: number;
  coins: number;
}

/** The stored part of a `RoundRow` that an open round stands on. */
type Head = Pick<
  RoundRow,
  'id' | 'pupil_id' | 'task_id' | 'game' | 'size' | 'started_at' | 'ended_at' | 'complete' | 'tips' | 'feat'
> &
  Partial<Pick<TaskRow, 'somvenster_id'>> & {
    /** What the list is called whose words are asked. */
    list_name?: string | null;
  };

/** A round in memory: grades answers in the order in which they were given, whatever the order in which they come. */
export class OpenRound {
  readonly head: Head;
  readonly dealt: ReadonlyMap<string, Dealt>;
  /** What was picked in the finale, once the round has ended. */
  keepsake: string | undefined;
  #ids = new Set<string>();
  #perExercise = new Map<string, Kept[]>();
  /** The moments of all answers, by their numbers. */
  #moments: Moment[] = [];

  constructor(
    head: Head,
    dealt: readonly Dealt[],
    stored: readonly Pick<AnswerRow, 'id' | 'n' | 'exercise_id' | 'given' | 'at'>[],
  ) {
    const { id, pupil_id, task_id, game, size, started_at, ended_at, complete, tips, feat } = head;
    this.head = { id, pupil_id, task_id, game, size, started_at, ended_at, complete, tips, feat };
    if (head.somvenster_id !== undefined) this.head.somvenster_id = head.somvenster_id;
    if (head.list_name) this.head.list_name = head.list_name;
    this.dealt = new Map(dealt.map((item) => [item.exercise.id, item]));
    for (const answer of [...stored].sort((a, b) => a.n - b.n)) {
      this.#take(answer.exercise_id, {
        id: answer.id,
        n: answer.n,
        given: JSON.parse(answer.given) as RawAnswer,
      });
      this.#moments.push({ n: answer.n, at: answer.at });
    }
  }

  has(answerId: string): boolean {
    return this.#ids.has(answerId);
  }

  /** The category that is practised. */
  get category(): string {
    return this.dealt.values().next().value?.exercise.category ?? '';
  }

  /** How many exercises were finished, and how many the round has. */
  get progress(): { at: number; of: number } {
    return { at: Math.min(this.#finished().length, this.head.size), of: this.head.size };
  }

  /**
   * Grades an answer and keeps it. `late` says that it came after a later one. Undefined when the exercise is not of
   * this round.
   */
  answer(
    event: AnswerEvent,
    storedAt: number,
  ): { row: AnswerRow; regraded: Regraded[]; late: boolean } | undefined {
    const dealt = this.dealt.get(event.exerciseId);
    if (!dealt) return undefined;
    const late = event.n < (this.#moments.at(-1)?.n ?? -1);
    const { graded, regraded } = this.#take(event.exerciseId, event);
    const { solution, exercise } = dealt;
    return {
      late,
      regraded,
      row: {
        id: event.id,
        round_id: this.head.id,
        round_at: this.head.started_at,
        exercise_id: event.exerciseId,
        category: exercise.category,
        word_id: solution.wordId,
        word: solution.reveal.text,
        n: event.n,
        given: JSON.stringify(event.given),
        shown: shownAnswer(dealt, event.given),
        correct: graded.verdict.right ? 1 : 0,
        try_no: graded.tryNo,
        decides: graded.decides ? 1 : 0,
        rule: graded.verdict.right ? null : ruleBroken(dealt, event.given, graded.verdict.rules),
        typed: graded.verdict.right ? null : typingOf(event),
        ms: event.ms,
        tick: event.tick,
        at: this.#momentOf(event, storedAt),
        stored_at: storedAt,
      },
    };
  }

  /** Ends the round with what its game says of the end; false when it had ended before. */
  end(
    { complete, tips, feat, keepsake }: Pick<RoundEndedEvent, 'complete' | 'tips' | 'feat' | 'keepsake'>,
    endedAt: number,
  ): boolean {
    if (this.head.ended_at !== null) return false;
    Object.assign(this.head, {
      ended_at: endedAt,
      complete: complete ? 1 : 0,
      tips: Math.min(MOST_TIPS, tips),
      feat: feat ? 1 : 0,
    });
    this.keepsake = keepsake;
    return true;
  }

  /** What the round is worth now. */
  score(): Score {
    const finished = this.#finished();
    const firstTry = finished.filter(([, answers]) => answers.find((answer) => answer.decides)?.right).length;
    const worth = finished.reduce((sum, [id]) => sum + worthOf(this.dealt.get(id)!.exercise), 0);
    const complete = this.head.complete === 1 && finished.length >= Math.min(this.head.size, SHORTEST_ROUND);
    const score = {
      finished: finished.length,
      worth,
      firstTry,
      tips: this.head.tips,
      feat: this.head.feat === 1,
      complete,
    };
    const first = this.dealt.values().next().value?.exercise;
    return {
      ...score,
      stars: first ? starsFor(score, first.form, bucketCount(first)) : 0,
      coins: coinsFor(score),
    };
  }

  #finished = () => [...this.#perExercise].filter(([, answers]) => answers.some((answer) => answer.last));

  /** Keeps an answer at its place among those to the same exercise, and grades anew what comes after it. */
  #take(exerciseId: string, answer: { id: string; n: number; given: RawAnswer }) {
    const dealt = this.dealt.get(exerciseId)!;
    const kept = this.#perExercise.get(exerciseId) ?? [];
    this.#perExercise.set(exerciseId, kept);
    this.#ids.add(answer.id);

    const place = kept.findLastIndex((earlier) => earlier.n <= answer.n) + 1;
    const after = kept.splice(place);
    const add = ({ id, n, given }: Pick<Kept, 'id' | 'n' | 'given'>) => {
      const graded = grade(dealt, kept, given);
      const { verdict, step, tryNo, decides, last } = graded;
      kept.push({ id, n, given, right: verdict.right, step, tryNo, decides, last });
      return graded;
    };
    const graded = add(answer);
    const regraded: Regraded[] = [];
    for (const item of after) {
      const { tryNo, decides } = add(item);
      const same = tryNo === item.tryNo && decides === item.decides;
      if (!same)
        regraded.push({ id: item.id, round_id: this.head.id, try_no: tryNo, decides: decides ? 1 : 0 });
    }
    return { graded, regraded };
  }

  /**
   * When an answer was given. The pupil's clock may be wrong, mended or not (sender-clock.ts): what can't be true is replaced by
   * the moment of arrival. An answer never lies before an earlier one or after a later one.
   */
  #momentOf({ n, at }: AnswerEvent, storedAt: number): number {
    const isPossible = at >= this.head.started_at && at <= storedAt;
    const place = this.#moments.findLastIndex((earlier) => earlier.n <= n) + 1;
    const from = this.#moments[place - 1]?.at ?? -Infinity;
    const to = this.#moments[place]?.at ?? Infinity;
    const moment = Math.min(to, Math.max(from, isPossible ? at : storedAt));
    this.#moments.splice(place, 0, { n, at: moment });
    return moment;
  }
}

/** How a wrong text was typed, to be stored; null where that is not told, or does not end in what was given. */
function typingOf({ keys, given }: AnswerEvent): string | null {
  if (!keys || given.form !== 'type' || textsOf(keys).at(-1) !== given.text.normalize('NFC')) return null;
  return JSON.stringify(keys);
}
