import { SPINNING } from '../../engine/practice/index.ts';
import type { SignalKind, SignalReason } from '../contract/care-signals.ts';
import { SIGNALS } from '../contract/care-terms.ts';
import type { PracticeLevelRow } from '../data/schema.ts';
import { titleOf } from '../live/broken-rule.ts';
import { shareOf } from '../progress/standings.ts';
import { nothingOf, testReasons, type Result } from './signal-tests.ts';

/** What practice knows of a category of spelling, with enough answers to be known. */
export type Level = Pick<PracticeLevelRow, 'category' | 'p' | 'sd' | 'status' | 'reason' | 'answers'>;

/** What the practice of the last school weeks brought in a category. */
export interface Lately {
  answers: number;
  /** Points that its share rose. */
  points: number;
}

/** What is known of a pupil, and the days that count. */
export interface Known {
  levels: readonly Level[];
  /** Categories that were taught before this half of the year, and those up to and with it. */
  line: { before: ReadonlySet<string>; until: ReadonlySet<string> };
  /** Since when a category has been too hard without a break. */
  hardSince: (category: string) => string;
  /** The last day on which it can have become too hard, to have been so long enough. */
  hardBy: string;
  /** Answers in the last school weeks. */
  recent: number;
  /** What practice brought in a weak category of late; undefined where it was not practised on many days. */
  lately: (category: string) => Lately | undefined;
  tests: readonly Result[];
  /** The day from which on a result says something of now. */
  testsFrom: string;
  /** Whether a plan runs, and its categories; `isPlanned` also where one is being written. */
  hasPlan: boolean;
  inPlan: ReadonlySet<string>;
  isPlanned: boolean;
}

const { tooHard, behind, stuck, few } = SIGNALS;

/** Why a pupil may need care: what a plan that runs is about is left out, and practice that says too little is told as such. */
export function reasonsOf(known: Known): SignalReason[] {
  const practice = [hardReason, behindReason, stuckReason].flatMap((rule) => rule(known) ?? []);
  const told =
    practice.length > 0 && known.recent < few.answers
      ? [{ ...nothingOf('weinig'), answers: known.recent }]
      : practice;
  return [...told, ...(known.hasPlan ? [] : testReasons(known.tests, known.testsFrom))];
}

const told = (level: Level) => ({
  id: level.category,
  title: titleOf(level.category)!,
  ...shareOf(level),
  answers: level.answers,
});

const about = (kind: SignalKind, levels: readonly Level[]): SignalReason => ({
  ...nothingOf(kind),
  categories: levels.map(told).sort((a, b) => a.high - b.high || (a.id < b.id ? -1 : 1)),
});

function hardReason({ levels, line, inPlan, hardSince, hardBy }: Known): SignalReason | undefined {
  const hard = levels.filter(
    ({ category, status, reason, answers }) =>
      status === 'stap-terug' &&
      answers >= tooHard.answers &&
      // What goes half well and no further is told as such.
      reason !== SPINNING &&
      line.until.has(category) &&
      !inPlan.has(category) &&
      hardSince(category) <= hardBy,
  );
  return hard.length < tooHard.categories ? undefined : about('te-moeilijk', hard);
}

function behindReason({ levels, line, inPlan }: Known): SignalReason | undefined {
  const measured = levels.filter(({ category }) => line.before.has(category));
  const low = measured.filter(
    (level) => shareOf(level).high < behind.below * 100 && !inPlan.has(level.category),
  );
  if (low.length < behind.categories || low.length < behind.share * measured.length) return undefined;
  return { ...about('achter', low), measured: measured.length };
}

function stuckReason({ levels, inPlan, lately }: Known): SignalReason | undefined {
  const still = levels.flatMap((level) => {
    const found = inPlan.has(level.category) ? undefined : lately(level.category);
    return found && found.points < stuck.points && shareOf(level).p < stuck.below * 100
      ? [{ level, ...found }]
      : [];
  });
  // The policy compares with the first answer: who went down at first and rose since is no longer stuck.
  const spinning = still.filter(({ level }) => level.reason === SPINNING);
  const much = still.filter(({ answers }) => answers >= stuck.answers);
  if (spinning.length < stuck.categories && much.length === 0) return undefined;
  const all = [...new Set([...(spinning.length < stuck.categories ? [] : spinning), ...much])];
  return {
    ...about(
      'stilstand',
      all.map(({ level }) => level),
    ),
    ...(all.length === 1 && much.length === 1 && { points: much[0]!.points }),
  };
}
