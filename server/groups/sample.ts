import { audit } from '../audit/audit.ts';
import type { Sessions } from '../auth/sessions.ts';
import { freshPasswords, keepPasswords } from '../cards/passwords.ts';
import type { Seal } from '../cards/seal.ts';
import type { Variant } from '../contract/variant.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { createPupils } from '../people/create.ts';
import { lookFor } from '../pupils/looks.ts';
import { takenOf } from '../pupils/usernames.ts';
import { newId } from '../contract/id.ts';
import { schoolYearOf } from './school-year.ts';
import { staffOf } from './repository.ts';

const NAMES: Record<Variant, string> = { nl: 'Voorbeeldgroep', be: 'Voorbeeldklas' };
/** Who is in it: nobody, so that a list, a card and the board say so. */
const LAST_NAME = 'Voorbeeld';
const FIRST_NAMES = ['Aya', 'Bram', 'Dewi', 'Finn', 'Lotte', 'Sem'];
/** Halfway primary school. */
const GROEP = 5;

/**
 * Makes a group to look at: invented pupils with passwords, of whom nobody is counted. An account has one; asked for again
 * under the same id it is the same. Throws `conflict` when there is one under another id.
 */
export async function addSample(
  db: Db,
  seal: Seal,
  account: Pick<AccountRow, 'id' | 'variant'>,
  { id, actorId, now }: { id: string; actorId: string; now: number },
): Promise<void> {
  const fresh = await freshPasswords('woorden', FIRST_NAMES.length);
  await transact(db, async (trx) => {
    const there = await trx
      .selectFrom('groups')
      .select(['account_id', 'sample'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (there?.account_id === account.id && there.sample === 1) return;
    if (there) throw notFound();
    if (await sampleOf(trx, account.id))
      throw new Problem('conflict', 'Er is al een voorbeeld. Haal dat eerst weg.');
    await trx
      .insertInto('groups')
      .values({
        // Its name is in nobody's way.
        id,
        account_id: account.id,
        name: NAMES[account.variant],
        name_key: id,
        sample: 1,
        groep: JSON.stringify([GROEP]),
        school_year: schoolYearOf(now, account.variant),
        archived_at: null,
        created_at: now,
      })
      .execute();
    if ((await staffOf(trx, account.id)).some((one) => one.id === actorId))
      await trx.insertInto('group_teachers').values({ group_id: id, user_id: actorId }).execute();
    const usernames = await freeNames(trx);
    const pupils = FIRST_NAMES.map((firstName, i) => ({ id: newId(), firstName, ...fresh[i]! }));
    await createPupils(
      trx,
      pupils.map((pupil, i) => ({
        id: pupil.id,
        username: usernames[i]!,
        passwordHash: pupil.hash,
        account_id: account.id,
        group_id: id,
        groep: GROEP,
        first_name: pupil.firstName,
        infix: '',
        last_name: LAST_NAME,
        ...lookFor(pupil.id),
      })),
    );
    const kept = { style: 'woorden', now } as const;
    await keepPasswords(
      trx,
      seal,
      pupils.map(({ id: pupilId, password }) => ({ ...kept, pupilId, password, batch: pupilId })),
    );
    await audit(trx, { action: 'sample-added', actorId, accountId: account.id, subject: id });
  });
}

/**
 * Takes the example away with its pupils and all they did, for good; who plays is stopped. Gives how many pupils it took
 * away; none when there is no example.
 */
export async function removeSample(
  db: Db,
  sessions: Pick<Sessions, 'endAll'>,
  accountId: string,
  actorId: string,
): Promise<number> {
  const group = await sampleOf(db, accountId);
  if (!group) return 0;
  const rows = await db
    .selectFrom('pupils')
    .select('id')
    .where((where) => where.or([where('group_id', '=', group.id), where('trashed_from', '=', group.id)]))
    .execute();
  const pupils = rows.map(({ id }) => id);
  await sessions.endAll(pupils, 'trash');
  await transact(db, async (trx) => {
    if (pupils.length > 0) await trx.deleteFrom('users').where('id', 'in', pupils).execute();
    await trx.deleteFrom('groups').where('id', '=', group.id).execute();
    await audit(trx, { action: 'sample-removed', actorId, accountId, subject: accountId });
  });
  return pupils.length;
}

/** User names that nobody has, and that leave the nice ones to children: aya.voorbeeld, aya.voorbeeld2. */
async function freeNames(trx: Db): Promise<string[]> {
  for (let n = 1; ; n++) {
    const names = FIRST_NAMES.map((name) => `${name}.${LAST_NAME}${n > 1 ? n : ''}`.toLowerCase());
    if ((await takenOf(trx, names)).size === 0) return names;
  }
}

const sampleOf = (db: Db, accountId: string) =>
  db
    .selectFrom('groups')
    .select('id')
    .where('account_id', '=', accountId)
    .where('sample', '=', 1)
    .executeTakeFirst();
