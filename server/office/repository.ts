import type { Db } from '../data/database.ts';
import { isReal } from '../groups/sample-pupils.ts';
import { practisedSince } from '../progress/activity.ts';

const counted = async (rows: { executeTakeFirstOrThrow(): Promise<{ n: number | string | bigint }> }) =>
  Number((await rows.executeTakeFirstOrThrow()).n);

/** How many customers there are. */
export const countAccounts = (db: Db): Promise<number> =>
  counted(db.selectFrom('accounts').select(({ fn }) => fn.countAll<number>().as('n')));

const pupils = (db: Db) =>
  db
    .selectFrom('pupils')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('trashed_at', 'is', null)
    .where(isReal);

/** How many pupils there are, those invented to look at and those in the trash left out. */
export const countPupils = (db: Db): Promise<number> => counted(pupils(db));

/** How many of them practised since a moment. */
export const countActive = (db: Db, since: number): Promise<number> =>
  counted(pupils(db).where(practisedSince(since)));

/** How many answers were given in rounds that began since a moment. */
export const countAnswers = (db: Db, since: number): Promise<number> =>
  counted(
    db
      .selectFrom('answers')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('round_at', '>=', since),
  );
