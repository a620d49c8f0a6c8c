import type { ProgressCategory, PupilProgressRow, Standing } from '../../../server/contract/progress.ts';
import { daysOn, shortDay } from './days.ts';
import { lookOf, trendOf } from './looks.ts';
import { progress as text } from './wording.ts';

/** Below this expected share, in percent, a category that is well known counts as weak: half of its words go wrong. */
const WEAK = 50;
/** Added to the measured categories by which need is divided: two of two that are too hard say less than ten of ten. */
const DAMPING = 2;
/** How much each thing asks for help. */
const WEIGHT = { hard: 3, weak: 2, stuck: 1, down: 1, idle: 2, away: 0.5 } as const;
/** Days without practice, while others of the group went on, after which a pupil was away. */
const AWAY_DAYS = 7;

/** What asks for help with a pupil: the categories that are too hard, weak, without growth or sinking, and whether nothing was done. */
export interface Need {
  hard: readonly string[];
  weak: readonly string[];
  stuck: readonly string[];
  down: readonly string[];
  idle: boolean;
  /** The last day of practice, where that is a week before that of the group. */
  away?: string;
  /** Categories that are known well enough to say something of. */
  measured: number;
  score: number;
}

/** The last day on which one of these pupils practised; in a holiday nobody is away. */
export const latestDay = (rows: readonly Pick<PupilProgressRow, 'lastDay'>[]): string | undefined =>
  rows.reduce<string | undefined>(
    (last, { lastDay }) => (lastDay && lastDay > (last ?? '') ? lastDay : last),
    undefined,
  );

/**
 * How much help a pupil needs, by the standings of a period. The score is a share of what was measured: who practised
 * much would else seem to need more than who practised little. `latest` is the last day of practice of the group.
 */
export function needOf(
  { standings, answers, lastDay }: Pick<PupilProgressRow, 'standings' | 'answers' | 'lastDay'>,
  latest?: string,
): Need {
  const those = (isMeant: (one: Standing) => boolean) =>
    standings.filter(isMeant).map(({ category }) => category);
  const hard = those((one) => lookOf(one) === 'stap-terug');
  const weak = those((one) => lookOf(one) === 'bezig' && one.level!.p < WEAK);
  const stuck = those((one) => lookOf(one) === 'stuck');
  const down = those((one) => trendOf(one) === 'down');
  const idle = answers === 0;
  const isAway = !idle && lastDay && latest && lastDay <= daysOn(latest, -AWAY_DAYS);
  const measured = standings.filter((one) => (lookOf(one) ?? 'few') !== 'few').length;
  const asks =
    hard.length * WEIGHT.hard +
    weak.length * WEIGHT.weak +
    stuck.length * WEIGHT.stuck +
    down.length * WEIGHT.down;
  const score = asks / (measured + DAMPING) + (idle ? WEIGHT.idle : 0) + (isAway ? WEIGHT.away : 0);
  return { hard, weak, stuck, down, idle, ...(isAway && { away: lastDay }), measured, score };
}

/** Categories that are named of each kind before the rest is a number. */
const FEW = 2;
const LIST = new Intl.ListFormat('nl');
/** Kinds that are told in a cell of the matrix: the others can be seen beside it. */
export const IN_A_CELL = 1;

/** What asks for help, in words, the most urgent first; at most `most` kinds of it. Categories by their short names. */
export function needText(
  { idle, away, measured, ...need }: Need,
  categories: readonly Pick<ProgressCategory, 'id' | 'name'>[],
  most = Infinity,
): string {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const kinds = (['hard', 'stuck', 'weak', 'down'] as const).flatMap((kind) => {
    const known = need[kind].flatMap((id) => names.get(id) ?? []);
    if (known.length === 0) return [];
    const more = known.length - FEW;
    const about = LIST.format([
      ...known.slice(0, FEW),
      ...(more > 0 ? [text('needs.others', { count: more })] : []),
    ]);
    return [text(`needs.${kind}`, { about })];
  });
  const parts = [
    ...(idle ? [text('needs.idle')] : []),
    ...(away ? [text('needs.away', { day: shortDay(away) })] : []),
    ...kinds.slice(0, most),
  ];
  return parts.join('; ') || text(measured > 0 ? 'needs.none' : 'needs.unknown');
}
