import type { Dealt } from '../../../engine/exercise/index.ts';
import type { Calibration, PupilState } from '../../../engine/practice/index.ts';
import type { Handover } from '../../../engine/practice/round/index.ts';
import { itemId } from '../../words/practice-items.ts';
import type { KnownMatter } from './round-subject.ts';
import type { Wishes } from './how-to-practise.ts';
import { sittingOf } from './school-calendar.ts';

interface HandoverOf {
  state: PupilState;
  wishes: Wishes;
  matter: KnownMatter;
  calibration: Calibration;
  dealt: readonly Dealt[];
  /** Ms since the epoch. */
  now: number;
}

/** What a browser needs to choose among the exercises of a round, and no more: it goes along with every round. */
export function handoverOf({ state, wishes, matter, calibration, dealt, now }: HandoverOf): Handover {
  const { category, word } = matter;
  const items = dealt.flatMap(({ exercise, solution }) => {
    const found = word(itemId(category.id, solution.wordId));
    return found ? [{ exercise, found }] : [];
  });
  const ids = new Set(items.map(({ found }) => found.id));
  const own = state.categories[category.id];
  return {
    pupil: {
      ...state,
      categories: own ? { [category.id]: { ...own, seen: own.seen.filter((id) => ids.has(id)) } } : {},
      words: only(state.words, ids),
      review: state.review.filter((id) => ids.has(id)),
    },
    // What it builds on is not in the round.
    category: { ...category, requires: [] },
    words: [...new Set(items.map(({ found }) => found))],
    calibration: {
      ...calibration,
      words: only(calibration.words, ids),
      categories: only(calibration.categories, new Set([category.id])),
    },
    about: Object.fromEntries(items.map(({ exercise, found }) => [exercise.id, found.id])),
    ...(wishes.reviewShare !== undefined && { reviewShare: wishes.reviewShare }),
    session: sittingOf(now),
    now,
  };
}

const only = <T>(record: Readonly<Record<string, T>>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries([...ids].flatMap((id) => (record[id] === undefined ? [] : [[id, record[id]]])));
