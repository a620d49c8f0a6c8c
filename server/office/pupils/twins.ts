import { foldUsername } from '../../auth/fold.ts';
import type { TwinsCheck, TwinsJoin } from '../../contract/office-pupil-acts.ts';
import { OPEN_STATES } from '../../contract/jobs.ts';
import { PUPILS_FOUND, type FoundPupil } from '../../contract/office-pupils.ts';
import type { Db } from '../../data/database.ts';
import type { PupilRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { countsOf, namesakesOf } from '../../moves/look.ts';
import type { MergeLeft } from '../../moves/merge.ts';
import { differencesOf, wantedOf } from '../../moves/settings-along.ts';
import { pupilFor } from './detail.ts';
import { foundOf, officePupils, stateOf } from './find.ts';

type Child = Awaited<ReturnType<typeof pupilFor>>;

/** How many times that somebody was added to a pupil are shown. */
const JOINS = 5;

/** Pupils of the account who may be the same child, by initials; none of one who is in no group. */
export async function twinsOf(db: Db, child: Child): Promise<FoundPupil[]> {
  if (stateOf(child) !== 'active') return [];
  const same = await namesakesOf(db, child, child.account_id);
  if (same.length === 0) return [];
  const rows = await officePupils(db)
    .where(
      'pupils.id',
      'in',
      same.slice(0, PUPILS_FOUND).map(({ id }) => id),
    )
    .orderBy('username_key')
    .execute();
  return rows.filter((row) => stateOf(row) === 'active').map(foundOf);
}

/** Who was added to a pupil, the newest first. */
export async function joinsOf(db: Db, child: Child, now: number): Promise<TwinsJoin[]> {
  const rows = await db
    .selectFrom('moves')
    // Rounds are counted after all of it is there: until then nothing can be taken back.
    .leftJoin('jobs', (join) => join.onRef('jobs.id', '=', 'moves.id').on('jobs.state', 'in', OPEN_STATES))
    .select(['moves.id', 'moves.state', 'at', 'moves.undo_until', 'detail', 'jobs.id as job'])
    .where('moves.account_id', '=', child.account_id)
    .where('pupil_id', '=', child.id)
    .where('how', '=', 'twins')
    .orderBy('at', 'desc')
    .limit(JOINS)
    .execute();
  const gone = rows.map(({ detail }) =>
    detail === null ? '' : (JSON.parse(detail) as MergeLeft).gone!.source,
  );
  const named = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', ['', ...gone])
    .execute();
  const names = new Map(named.map(({ id, username }) => [id, username]));
  return rows.map(({ id, state, at, undo_until, detail, job }, i) => ({
    id,
    gone: names.get(gone[i]!) ?? '',
    state: job === null ? state : 'running',
    at,
    ...(job === null && state === 'done' && detail !== null && undo_until > now && { undoUntil: undo_until }),
  }));
}

/** Throws `not-found` when it was not to this pupil that another one was added. */
export async function refuseOther(db: Db, child: Child, id: string): Promise<void> {
  const join = await db
    .selectFrom('moves')
    .select(['pupil_id', 'how'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (join?.pupil_id !== child.id || join.how !== 'twins')
    throw notFound('Dit samenvoegen is niet gevonden.');
}

/** What putting two pupils of one account together would do. Throws `not-found` and `conflict` where that can't be. */
export async function checkTwins(db: Db, child: Child, typed: string, now: number): Promise<TwinsCheck> {
  const other = await twinFor(db, child, typed);
  const [stays, goes] = [await rowOf(db, child.id), await rowOf(db, other.id)];
  return {
    other: foundOf(other),
    stays: await countsOf(db, child.id),
    goes: await countsOf(db, other.id),
    group: child.group_id!,
    differences: await differencesOf(db, stays, (await wantedOf(db, goes, now)).wanted, now),
  };
}

/** Another pupil of the same account, by id or user name, with whom a pupil can be put together. */
export async function twinFor(db: Db, child: Child, typed: string): Promise<Child> {
  const found = await officePupils(db)
    .where('pupils.account_id', '=', child.account_id)
    .where(({ or, eb }) => or([eb('pupils.id', '=', typed), eb('username_key', '=', foldUsername(typed))]))
    .executeTakeFirst();
  if (!found) throw notFound('Deze leerling is niet gevonden bij deze klant.');
  if (found.id === child.id) throw new Problem('conflict', 'Dit is dezelfde leerling. Kies een andere.');
  const other = await pupilFor(db, found.id);
  if (stateOf(child) !== 'active' || stateOf(other) !== 'active')
    throw new Problem('conflict', 'Zet beide leerlingen eerst in een {groep}.');
  if (child.sample === 1 || other.sample === 1)
    throw new Problem('conflict', 'Verzonnen leerlingen van een voorbeeldgroep kun je niet samenvoegen.');
  return other;
}

const rowOf = (db: Db, id: string): Promise<PupilRow> =>
  db.selectFrom('pupils').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
