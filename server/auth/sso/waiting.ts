import { audit } from '../../audit/audit.ts';
import type { Session } from '../sessions.ts';
import { reachesAll } from '../../access/teaches.ts';
import type { SsoCandidate } from '../../contract/sso-links.ts';
import { reachOf } from '../../contract/permissions.ts';
import { nameOfDay } from '../../data/day.ts';
import { transact, type Db } from '../../data/database.ts';
import type { SsoPendingRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { pupilName } from '../../pupils/name.ts';
import type { Sessions } from '../sessions.ts';
import { addLink, fitsRole, linkOf } from './match.ts';

/** Who does something about the waiting list. */
export type Hand = Pick<Session, 'id' | 'role'>;

const seesStaff = ({ role }: Hand) => reachOf(role, 'sso:link-staff') !== undefined;

/** Those of an account who logged in at a provider and are nobody here yet, the last first; for a teacher the pupils. */
export function waitingOf(db: Db, accountId: string, by: Hand): Promise<SsoPendingRow[]> {
  const rows = db
    .selectFrom('sso_pending')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .orderBy('last_at', 'desc');
  return (seesStaff(by) ? rows : rows.where('affiliation', '=', 'student')).execute();
}

/** One of the list of this account that the asker may see, also after it was dealt with; throws `not-found`. */
async function entry(db: Db, accountId: string, id: string, by: Hand): Promise<SsoPendingRow> {
  const row = await db
    .selectFrom('sso_pending')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row || (row.affiliation === 'employee' && !seesStaff(by))) throw notFound();
  return row;
}

/** Takes somebody off the waiting list; a second time it changes nothing. */
export async function dismiss(db: Db, accountId: string, id: string, by: Hand): Promise<void> {
  const { provider } = await entry(db, accountId, id, by);
  await transact(db, async (trx) => {
    if (await take(trx, id))
      await audit(trx, { action: 'sso-dismissed', actorId: by.id, accountId, detail: provider });
  });
}

/** Of two who do something at the same time one has it. */
const take = (db: Db, id: string) =>
  db
    .updateTable('sso_pending')
    .set({ done_at: Date.now() })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/**
 * Links somebody of the waiting list to a user of the same account; again it changes nothing. Throws `not-found` for
 * another account's and `conflict` where the two can't be the same (a pupil at the provider is never a teacher here,
 * nor the reverse) or a colleague was first.
 */
export async function linkWaiting(
  db: Db,
  waitingId: string,
  user: { id: string; accountId: string },
  by: Hand,
): Promise<void> {
  const waiting = await entry(db, user.accountId, waitingId, by);
  const row = await db
    .selectFrom('users')
    .select(['role', 'active'])
    .where('id', '=', user.id)
    .where('account_id', '=', user.accountId)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!fitsRole(waiting.affiliation, row.role))
    throw new Problem(
      'conflict',
      waiting.affiliation === 'student'
        ? 'Bij de aanbieder is dit een leerling. Koppel aan een leerling.'
        : 'Bij de aanbieder is dit een medewerker. Koppel aan een leerkracht of schoolbeheerder.',
    );
  if (!row.active) throw new Problem('conflict', 'Dit account staat uit. Zet het eerst weer aan.');
  await transact(db, async (trx) => {
    if (await take(trx, waitingId)) {
      await addLink(trx, waiting, { userId: user.id, accountId: user.accountId, how: 'staff', by: by.id });
      return;
    }
    if ((await linkOf(trx, waiting))?.user_id !== user.id)
      throw new Problem('conflict', 'Een collega was je voor: deze staat niet meer op de wachtlijst.');
  });
}

/**
 * Puts somebody back on the waiting list who was dismissed or linked by hand, and ends what came in by that link. A
 * teacher undoes only what the own hand linked: throws `conflict`.
 */
export async function restore(
  db: Db,
  sessions: Pick<Sessions, 'endOfLink'>,
  accountId: string,
  id: string,
  by: Hand,
): Promise<void> {
  const waiting = await entry(db, accountId, id, by);
  if (waiting.done_at === null) return;
  const link = await linkOf(db, waiting);
  if (link && !(link.linked_by === by.id || (link.linked_how === 'staff' && seesStaff(by))))
    throw new Problem('conflict', 'Deze koppeling kun je niet ongedaan maken. Vraag het de beheerder.');
  await transact(db, async (trx) => {
    await trx.updateTable('sso_pending').set({ done_at: null }).where('id', '=', id).execute();
    if (link) await trx.deleteFrom('external_identities').where('id', '=', link.id).execute();
    await audit(trx, {
      action: link ? 'sso-unlinked' : 'sso-put-back',
      actorId: by.id,
      accountId,
      detail: waiting.provider,
      ...(link && { subject: link.user_id }),
    });
  });
  if (link) await sessions.endOfLink(link.user_id, link.provider);
}

const dutch = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/** The pupils of an account whom the asker may link, by name: a teacher those of the own groups. */
export async function candidatesOf(db: Db, accountId: string, by: Hand): Promise<SsoCandidate[]> {
  const own =
    reachOf(by.role, 'sso:link-pupil') === 'groups' && !(await reachesAll(db, by.id))
      ? await groupsTaughtBy(db, by.id)
      : undefined;
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .leftJoin('groups', 'groups.id', 'pupils.group_id')
    .select(['pupils.id', 'first_name', 'infix', 'last_name', 'group_id', 'groups.name as group_name'])
    .where('pupils.account_id', '=', accountId)
    .where('pupils.trashed_at', 'is', null)
    .where('users.role', '=', 'leerling')
    .execute();
  const links = await db
    .selectFrom('external_identities')
    .select(['user_id', 'provider'])
    .where('account_id', '=', accountId)
    .execute();
  return rows
    .filter(({ group_id }) => !own || (group_id !== null && own.has(group_id)))
    .map((row) => ({
      id: row.id,
      name: pupilName(row),
      firstName: row.first_name,
      group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
      linked: links.filter(({ user_id }) => user_id === row.id).map(({ provider }) => provider),
    }))
    .sort((a, b) => dutch.compare(a.name, b.name));
}

/** The groups of a teacher, those of a stand-in until its last day included. */
async function groupsTaughtBy(db: Db, userId: string): Promise<Set<string>> {
  const own = await db
    .selectFrom('group_teachers')
    .select('group_id')
    .where('user_id', '=', userId)
    .union(
      db
        .selectFrom('stand_ins')
        .select('group_id')
        .where('user_id', '=', userId)
        .where('until_day', '>=', nameOfDay(Date.now())),
    )
    .execute();
  return new Set(own.map(({ group_id }) => group_id));
}
