import type { z } from 'zod';
import { foldUsername } from '../auth/fold.ts';
import { accountDetailsSchema } from '../contract/accounts.ts';
import type { checkMove, MoveLook } from '../contract/moves.ts';
import type { Db } from '../data/database.ts';
import { byRound } from '../data/rounds-answers.ts';
import type { PupilRow } from '../data/schema.ts';
import { initialsOf, pupilName } from '../pupils/name.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { readFields } from '../settings/read.ts';
import { scopeOf, type FoundToken } from './tokens.ts';

const citySchema = accountDetailsSchema.pick({ city: true }).partial();

/** Who would come with a token, and what comes along; names only of who is in the account already. */
export async function lookAt(
  db: Db,
  { token, pupil, account }: FoundToken,
  accountId: string,
): Promise<z.input<typeof checkMove.response>> {
  const { learningLine } = await readFields(db, pupil);
  const city = citySchema.safeParse(JSON.parse(account.details));
  return {
    sender: {
      name: account.name,
      city: (city.success && city.data.city) || '',
      kind: account.kind,
      variant: account.variant,
    },
    initials: initialsOf(pupil),
    groep: pupil.groep,
    kind: token.kind,
    scope: scopeOf(token),
    counts: await countsOf(db, pupil.id),
    expiresOn: token.expires_on,
    lists: learningLine.kind === 'lists' ? learningLine.lists.length : 0,
    twins: await twinsOf(db, pupil, accountId),
  };
}

/** How much a pupil has. */
async function countsOf(db: Db, pupilId: string): Promise<MoveLook['counts']> {
  const of = (table: 'rounds' | 'belongings' | 'progress_notes' | 'lvs_results') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('pupil_id', '=', pupilId);
  const answers = db
    .selectFrom('answers')
    .innerJoin('rounds', byRound)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('rounds.pupil_id', '=', pupilId);
  const count = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }) =>
    Number((await query.executeTakeFirstOrThrow()).count);
  return {
    rounds: await count(of('rounds')),
    answers: await count(answers),
    coins: await coinsOf(db, pupilId),
    belongings: await count(of('belongings')),
    notes: await count(of('progress_notes').where('removed_at', 'is', null)),
    tests: await count(of('lvs_results').where('trashed', '=', 0)),
  };
}

/** The pupils of an account with the same first name in the same school year: maybe the same child. */
export async function twinsOf(
  db: Db,
  pupil: Pick<PupilRow, 'id' | 'groep' | 'first_name'>,
  accountId: string,
): Promise<MoveLook['twins']> {
  const rows = await db
    .selectFrom('pupils')
    .leftJoin('groups', 'groups.id', 'pupils.group_id')
    .select(['pupils.id', 'first_name', 'infix', 'last_name', 'groups.name as group'])
    .where('pupils.account_id', '=', accountId)
    .where('pupils.groep', '=', pupil.groep)
    .where('pupils.trashed_at', 'is', null)
    .where('pupils.id', '!=', pupil.id)
    .execute();
  const key = foldUsername(pupil.first_name);
  return rows
    .filter((row) => foldUsername(row.first_name) === key)
    .map((row) => ({ id: row.id, name: pupilName(row), group: row.group ?? '' }));
}
