import type { ClusterReason, Standing } from '../contract/board.ts';
import type { Tile, TileAnswer } from '../contract/live.ts';

/** Answers that are looked at; older ones than `RECENT_MS` say nothing about now. */
export const LOOKED_AT = 14;
const RECENT_MS = 10 * 60_000;
/** Wrong first tries in a row, or wrong later tries among the last answers, that mean that a pupil gets no further. */
const IN_ROW = 3;
const LATER_TRIES = 6;
const AGAIN_WRONG = 2;
/** The same for half of the last first tries. */
const FIRST_TRIES = 8;
const MANY_WRONG = 4;
/** Right first tries in a row after which a pupil is on the way again: more than one, so that luck does not count. */
const RECOVERED = 3;
/** No answer for this long in an open game, or with the screen out of sight. */
const STILL_MS = 2 * 60_000;
/** Somebody who has just finished is choosing what comes next. */
const CHOOSING_MS = 20_000;
/** A pupil stays in a cluster at least this long: a board that flickers can't be read. */
const STAY_MS = 10_000;

/** What the rule knows of a pupil. */
export interface Signs {
  state: Tile['state'];
  /** Last answers, oldest first. */
  answers: readonly Pick<TileAnswer, 'right' | 'tryNo' | 'at'>[];
  /** The last answer or change of screen. */
  activeAt: number;
  /** When a whole round was finished, where nothing was answered after it. */
  finishedAt: number | undefined;
  /** Whether it was enough for today. */
  dayDone: boolean;
}

/**
 * How a pupil is doing at `now`, given how it was: stuck, going or done; undefined for who is away. It takes clear signs
 * to become stuck and clear signs to be going again (three right in a row), and nothing changes within ten seconds.
 */
export function standingOf(before: Standing | undefined, signs: Signs, now: number): Standing | undefined {
  if (signs.state === 'away') return undefined;
  if (before && now - before.since < STAY_MS) return before;
  const reason = reasonNow(before, signs, now);
  if (before?.reason === reason) return before;
  const cluster = CLUSTER[reason];
  // Another reason for the same is no change: since when stays.
  return { cluster, reason, since: before?.cluster === cluster ? before.since : now };
}

const CLUSTER: Record<ClusterReason, Standing['cluster']> = {
  'wrong-in-row': 'stuck',
  'again-wrong': 'stuck',
  'many-wrong': 'stuck',
  still: 'stuck',
  'at-it': 'going',
  'round-done': 'done',
  'day-done': 'done',
};

function reasonNow(before: Standing | undefined, signs: Signs, now: number): ClusterReason {
  const { state, activeAt, finishedAt, dayDone } = signs;
  const plays = state === 'playing' || state === 'paused';
  if (finishedAt !== undefined && !plays) {
    if (dayDone) return 'day-done';
    if (now - finishedAt >= CHOOSING_MS) return 'round-done';
    return before?.cluster === 'done' ? before.reason : 'at-it';
  }
  // Without a line nobody knows; on the map one is choosing; a pupil may pause.
  if (state === 'idle' && now - activeAt >= STILL_MS) return 'still';
  const stuck = stuckBy(signs, now);
  if (stuck) return stuck;
  const wasStuck = before?.cluster === 'stuck' && before.reason !== 'still';
  return wasStuck && !isOnTheWay(signs, now) ? before.reason : 'at-it';
}

const recent = ({ answers }: Signs, now: number) =>
  answers.slice(-LOOKED_AT).filter(({ at }) => now - at < RECENT_MS);

/** The sign by which a pupil gets no further. */
function stuckBy(signs: Signs, now: number): ClusterReason | undefined {
  const all = recent(signs, now);
  const first = all.filter(({ tryNo }) => tryNo === 1).slice(-FIRST_TRIES);
  if (rightAtEnd(first) >= RECOVERED) return undefined;
  if (first.length >= IN_ROW && first.slice(-IN_ROW).every(({ right }) => !right)) return 'wrong-in-row';
  const again = all.slice(-LATER_TRIES).filter(({ right, tryNo }) => !right && tryNo > 1);
  if (again.length >= AGAIN_WRONG) return 'again-wrong';
  return first.filter(({ right }) => !right).length >= MANY_WRONG ? 'many-wrong' : undefined;
}

/** Whether who was stuck is on the way again: three right in a row, or so long ago that it says nothing any more. */
function isOnTheWay(signs: Signs, now: number): boolean {
  const first = recent(signs, now).filter(({ tryNo }) => tryNo === 1);
  return first.length === 0 || rightAtEnd(first) >= RECOVERED;
}

const rightAtEnd = (answers: readonly { right: boolean }[]) =>
  answers.length - 1 - answers.findLastIndex(({ right }) => !right);
