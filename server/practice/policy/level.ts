import type { PracticeEngine, PupilState } from '../../../engine/practice/index.ts';
import { nameOfDay } from '../../data/day.ts';
import type { DayLevelRow, PracticeLevelRow } from '../../data/schema.ts';
import { listCategory } from '../../words/practice-items.ts';

const LIST = listCategory('');

/** Id of the list of words that a category stands for; undefined for a category of the bank. */
export const listOf = (category: string): string | undefined =>
  category.startsWith(LIST) ? category.slice(LIST.length) : undefined;

/** How far the pupil of a state is in a category, at the last answer in it; `engine` holds that state. */
export function levelOf(engine: PracticeEngine, state: PupilState, category: string): PracticeLevelRow {
  const { id } = state.pupil;
  const now = state.categories[category]!.lastAt ?? 0;
  const { mean, sd } = engine.ability({ pupil: id, category, now });
  const { status, p, answers, reason } = engine.mastery({ pupil: id, category, now });
  const due = state.review
    .filter((wordId) => wordId.startsWith(`${category}/`))
    .flatMap((wordId) => state.words[wordId]?.card?.review?.dueAt ?? []);
  return {
    pupil_id: id,
    category,
    mean,
    sd,
    p,
    status,
    reason,
    answers,
    last_at: now,
    mastered_at: status === 'klaar' ? now : null,
    review: JSON.stringify(due.sort((a, b) => a - b).map(Math.round)),
  };
}

/** A level as that of its day. */
export const dayLevel = (level: PracticeLevelRow): DayLevelRow => {
  const { pupil_id, category, p, sd, status, reason, answers, last_at } = level;
  return { pupil_id, category, day: nameOfDay(last_at), p, sd, status, reason, answers };
};
