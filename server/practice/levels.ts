import type { Db } from '../data/database.ts';
import type { PracticeLevelRow, TaskRow } from '../data/schema.ts';
import { listCategory } from '../words/practice-items.ts';
import type { PlaceLevel } from './island.ts';
import { levelsOf } from './policy/repository.ts';

/** Under which the policy knows what a task is about. */
export const levelKey = ({ category, word_list_id }: Pick<TaskRow, 'category' | 'word_list_id'>): string =>
  word_list_id === null ? category : listCategory(word_list_id);

/** A level as places on the map use it. */
export const placeLevel = (row: PracticeLevelRow): PlaceLevel => ({
  status: row.status,
  answers: row.answers,
  lastAt: row.last_at,
  masteredAt: row.mastered_at,
  review: JSON.parse(row.review) as number[],
});

/** The levels of a pupil as they were stored, by what they are about. */
export async function placeLevels(db: Db, pupilId: string): Promise<Map<string, PlaceLevel>> {
  const rows = await levelsOf(db, pupilId);
  return new Map([...rows].map(([category, row]) => [category, placeLevel(row)]));
}
