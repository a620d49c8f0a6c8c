import { MOST_PER_GROUP, type Relocation, type RelocationItems } from '../contract/relocations.ts';
import type { Db } from '../data/database.ts';
import type { RelocationRow } from '../data/schema.ts';
import type { Kept } from './kept.ts';

/** Who stayed in the other account when a relocation was taken back, and is there still. */
async function leftOf(db: Db, { state, job_id, target_id }: Left) {
  if (state !== 'undone' || job_id === null) return [];
  return db
    .selectFrom('jobs')
    .innerJoin('job_rows', 'job_rows.job_id', 'jobs.undone_by')
    .innerJoin('pupils', 'pupils.id', 'job_rows.subject_id')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['pupils.id', 'username', 'trashed_at'])
    .where('jobs.id', '=', job_id)
    .where('job_rows.outcome', '=', 'stays')
    .where('pupils.account_id', '=', target_id)
    .orderBy('username')
    .limit(MOST_PER_GROUP)
    .execute();
}

type Left = Pick<RelocationRow, 'state' | 'job_id' | 'target_id'>;

/** Those by user name, as the office sees them. */
export const leftParts = async (db: Db, of: Left): Promise<Relocation['left']> =>
  (await leftOf(db, of)).map(({ id, username, trashed_at }) => ({
    ...{ id, name: username },
    note: trashed_at === null ? '' : 'ligt daar in de prullenbak',
  }));

/** Those as they can be picked to go back, each to the group that it came from. */
export async function leftItems(db: Db, of: Left): Promise<RelocationItems['pupils']> {
  const left = await leftOf(db, of);
  const rows = await db
    .selectFrom('job_rows')
    .select(['subject_id', 'detail'])
    .where('job_id', '=', of.job_id ?? '')
    .where('outcome', '=', 'pupils')
    .where(
      'subject_id',
      'in',
      left.map(({ id }) => id),
    )
    .execute();
  return rows.flatMap(({ subject_id: id, detail }) => {
    const kept = JSON.parse(detail ?? 'null') as Kept | null;
    const to = kept?.do === 'pupil' ? kept.left.group : null;
    return id === null || to === null ? [] : { id, to };
  });
}
