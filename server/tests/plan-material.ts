import type { PoolWord, PractisedWord } from '../../engine/measure/index.ts';
import { SPELLING_IDS } from '../../engine/spelling/catalogue/index.ts';
import type { Db } from '../data/database.ts';
import { dayFrom } from '../data/day.ts';
import { byRound } from '../data/rounds-answers.ts';
import type { AskedWord, Words } from '../practice/dealer.ts';
import { familyOf } from '../practice/asked-words.ts';
import { itemId } from '../words/practice-items.ts';
import type { DifficultyOf } from './difficulties.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Days in which a word that was asked is no new one: the longest of engine/measure `UNASKED_DAYS`. */
const LOOKED_DAYS = 365;

/** A word that a test of a plan may ask, with what is heard of it. */
export type PlanWord = PoolWord & Pick<AskedWord, 'text'>;

/** The words of categories that are practised and can be asked by ear, with how hard they are. */
export const wordsOf = (
  words: Pick<Words, 'asked'>,
  difficultyOf: DifficultyOf,
  categories: readonly string[],
): PlanWord[] =>
  categories.flatMap((category) =>
    words.asked({ category }).flatMap(({ id, text, family, graphemes, sentence }) => {
      const item = itemId(category, id);
      const difficulty = difficultyOf(category, item);
      if (!difficulty) return [];
      const word: PlanWord = {
        item,
        category,
        text,
        family,
        graphemes,
        ...difficulty,
        ...(sentence !== undefined && { sentence }),
      };
      return [word];
    }),
  );

/** The categories of spelling that a pupil practises by the line, and these. */
export const categoriesFor = (
  words: Pick<Words, 'line'>,
  groep: number,
  goals: readonly string[],
): string[] => {
  const spelling = new Set<string>(SPELLING_IDS);
  const own = words.line.filter(({ id, groep: year }) => year <= groep && spelling.has(id));
  return [...new Set([...goals, ...own.map(({ id }) => id)])];
};

/** When a pupil was last asked a word, in practice or in a test, by the word in small letters: ms since the epoch. */
export async function lastAsked(db: Db, pupilId: string, now: number): Promise<Map<string, number>> {
  const since = dayFrom(now, -LOOKED_DAYS);
  const practised = await db
    .selectFrom('rounds')
    .innerJoin('answers', byRound)
    .select(({ fn }) => ['answers.word', fn.max<number>('answers.at').as('at')])
    .where('rounds.pupil_id', '=', pupilId)
    .where('rounds.started_at', '>=', since)
    .groupBy('answers.word')
    .execute();
  const tested = await db
    .selectFrom('sittings')
    .innerJoin('test_items', (join) =>
      join.onRef('test_items.set_id', '=', 'sittings.set_id').onRef('test_items.form', '=', 'sittings.form'),
    )
    .select(['test_items.word', 'sittings.begun_at as at'])
    .where('sittings.pupil_id', '=', pupilId)
    .where('sittings.begun_at', '>=', since)
    .execute();
  const last = new Map<string, number>();
  for (const { word, at } of [...practised, ...tested]) {
    const key = word.toLowerCase();
    last.set(key, Math.max(Number(at), last.get(key) ?? 0));
  }
  return last;
}

/** The same words, with how long ago each family was asked of the pupil. */
export function withAsked(
  words: readonly PlanWord[],
  asked: ReadonlyMap<string, number>,
  now: number,
): PlanWord[] {
  return words.map((word) => {
    const at = asked.get(word.text.toLowerCase());
    return at === undefined ? word : { ...word, askedDaysAgo: (now - at) / DAY_MS };
  });
}

/** Words that could have been new ones when the plan's test was made, and were asked since. */
export function practisedSince(
  words: readonly PlanWord[],
  asked: ReadonlyMap<string, number>,
  { madeAt, now, taken }: { madeAt: number; now: number; taken: ReadonlySet<string> },
): (PlanWord & PractisedWord)[] {
  return words.flatMap((word) => {
    const at = asked.get(word.text.toLowerCase());
    if (at === undefined || at < madeAt || taken.has(word.family)) return [];
    return [{ ...word, askedHoursAgo: (now - at) / HOUR_MS }];
  });
}

/** What is kept from practice of a word: its own family, and that of the word as it stands where its lemma tells another. */
export const familiesOf = ({ text, family }: Pick<PlanWord, 'text' | 'family'>): string[] => [
  ...new Set([family, familyOf({ text })]),
];
