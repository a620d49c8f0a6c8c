import { getLetterLines, saveLetterLine, type Letter } from '../contract/letters.ts';
import { transact, type Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';

type Lines = Record<Letter, string>;

const NONE: Lines = { login: '', progress: '' };

/** What teachers of a group add to its letters to parents. */
export function letterLineRoutes(calls: Calls, db: Db): void {
  calls.on(getLetterLines, ({ params }) => readLines(db, params.group));

  calls.on(saveLetterLine, ({ params: { group, letter }, body: { line } }) =>
    transact(db, async (trx) => {
      const lines = { ...(await readLines(trx, group)), [letter]: line };
      await trx
        .updateTable('groups')
        .set({ letter_lines: JSON.stringify(lines) })
        .where('id', '=', group)
        .execute();
      return lines;
    }),
  );
}

async function readLines(db: Db, groupId: string): Promise<Lines> {
  const row = await db
    .selectFrom('groups')
    .select('letter_lines')
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
  return { ...NONE, ...(JSON.parse(row.letter_lines) as Partial<Lines>) };
}
