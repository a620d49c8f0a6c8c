import { newId } from '../../server/contract/id.ts';
import type { Db } from '../../server/data/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A move from a practice to a school that the office is preparing. */
export async function makeRelocation(
  db: Db,
  now: number,
  { from, to, office }: { from: string; to: string; office: string },
): Promise<void> {
  const at = now - DAY_MS;
  const groups = await db
    .selectFrom('groups')
    .select('id')
    .where('account_id', '=', from)
    .orderBy('name')
    .limit(1)
    .execute();
  const items = { groups: groups.map(({ id }) => id), staff: [], lists: [], methods: [], seats: 0 };
  await db
    .insertInto('relocations')
    .values({
      ...{ id: newId(at), source_id: from, target_id: to, items: JSON.stringify(items), choices: '{}' },
      ...{ reason: 'De praktijk stopt op maandag; de school neemt de kinderen over.', state: 'draft' },
      ...{ checked: null, stamp: null, version: 1, made_by: office, job_id: null },
      ...{ created_at: at, changed_at: at },
    })
    .execute();
}
