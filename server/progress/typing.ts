import type { KeyStep } from '../../engine/exercise/index.ts';
import type { Typing } from '../contract/progress.ts';
import type { Db } from '../data/database.ts';
import { toldRule } from '../live/mistake-wording.ts';
import { wordsAsked } from './words-asked.ts';

/** As many other times of the same word are told. */
const MOST_OTHERS = 8;

/** How a pupil typed a word wrong, and how the same word went in other rounds; undefined where that is not kept. */
export async function typingOf(
  db: Db,
  pupilId: string,
  { round, answer }: { round: string; answer: string },
): Promise<Typing | undefined> {
  const row = await db
    .selectFrom('rounds')
    .innerJoin('answers', (join) =>
      join.onRef('answers.round_at', '=', 'rounds.started_at').onRef('answers.round_id', '=', 'rounds.id'),
    )
    .select([
      'answers.at',
      'answers.word',
      'answers.shown',
      'answers.rule',
      'answers.category',
      'answers.typed',
    ])
    .where('rounds.id', '=', round)
    .where('rounds.pupil_id', '=', pupilId)
    .where('answers.id', '=', answer)
    .executeTakeFirst();
  if (row?.typed == null) return undefined;
  const { at, word, shown, typed } = row;
  const rule = toldRule(row);
  const asked = await wordsAsked(db, pupilId, 0, Date.now());
  return {
    at,
    word,
    written: shown,
    steps: JSON.parse(typed) as KeyStep[],
    ...(rule !== undefined && { rule }),
    others: asked
      .filter((other) => other.word === word && other.round !== round)
      .slice(0, MOST_OTHERS)
      .map(({ at, how }) => ({
        at,
        right: how === 1,
        ...(typeof how === 'object' && { written: how.shown }),
      })),
  };
}
