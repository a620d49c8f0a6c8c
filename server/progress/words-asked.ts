import type { RoundRow } from '../data/schema.ts';
import type { Db } from '../data/database.ts';
import { openSince } from '../data/rounds-answers.ts';
import { listCategory } from '../words/practice-items.ts';
import { noteRounds } from './day-counts.ts';
import { roundWordsOf, type AskedWord, type RoundWords, type Telling } from './round-words.ts';

/** A word that was asked of a pupil. */
export interface Asked {
  round: string;
  word: string;
  at: number;
  how: AskedWord[2];
  /** The category in which it was asked, and what that is called: a list of words is one of its own. */
  category: string;
  group: string;
}

/** What words are about: a category in no list, or a list of words. */
export type Matter = { category: string } | { list: string };

/** Rounds whose answers are read at once. */
const AT_ONCE = 500;

/**
 * The words that a pupil was asked between two moments (ms), newest first, at will of one matter; rounds may be gone on with days later.
 * They are read from what was kept of each round, a tenth of the pages of its answers; of a round of which nothing was kept its
 * answers are read, and it is noted to be counted.
 */
export async function wordsAsked(
  db: Db,
  pupilId: string,
  since: number,
  until: number,
  matter?: Matter,
): Promise<Asked[]> {
  const rounds = await db
    .selectFrom('rounds')
    .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
    .leftJoin('counted_rounds', 'counted_rounds.round_id', 'rounds.id')
    .select(['rounds.id', 'rounds.form', 'rounds.started_at', 'tasks.word_list_id as list'])
    .select('counted_rounds.words')
    .where('rounds.pupil_id', '=', pupilId)
    .where(openSince(since))
    .where('rounds.started_at', '<', until)
    .$if(matter !== undefined, (of) =>
      'list' in matter!
        ? of.where('tasks.word_list_id', '=', matter.list)
        : of.where('tasks.word_list_id', 'is', null),
    )
    .execute();
  const kept = await keepWords(
    db,
    pupilId,
    rounds.filter(({ words }) => words === null),
  );
  const asked: Asked[] = [];
  for (const { id, started_at, list, words } of rounds) {
    const told = words === null ? (kept.get(id) ?? {}) : (JSON.parse(words) as RoundWords);
    for (const [category, all] of Object.entries(told)) {
      if (matter && 'category' in matter && category !== matter.category) continue;
      const group = list === null ? category : listCategory(list);
      for (const [word, after, how] of all) {
        const at = started_at + after;
        if (at >= since && at < until) asked.push({ round: id, word, at, how, category, group });
      }
    }
  }
  return asked.sort((a, b) => b.at - a.at);
}

/** Reads the words of rounds from their answers. */
async function keepWords(
  db: Db,
  pupilId: string,
  rounds: readonly Pick<RoundRow, 'id' | 'form' | 'started_at'>[],
): Promise<Map<string, RoundWords>> {
  const words = new Map<string, RoundWords>();
  for (let i = 0; i < rounds.length; i += AT_ONCE) {
    const some = rounds.slice(i, i + AT_ONCE);
    const answers: (Telling & { round_id: string })[] = await db
      .selectFrom('answers')
      .select(['id', 'round_id', 'exercise_id', 'n', 'category', 'word', 'shown', 'correct', 'decides'])
      .select(['rule', 'typed', 'at'])
      .where(
        'round_at',
        'in',
        some.map(({ started_at }) => started_at),
      )
      .where(
        'round_id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
    const per = Map.groupBy(answers, ({ round_id }) => round_id);
    for (const { id, form, started_at } of some)
      words.set(id, roundWordsOf(per.get(id) ?? [], form, started_at));
    await noteRounds(
      db,
      [...per.keys()].map((round_id) => ({ round_id, pupil_id: pupilId })),
    );
  }
  return words;
}
