import type { z } from 'zod';
import type { Viewer } from '../access/access.ts';
import { taughtBy } from '../access/teaches.ts';
import { foldUsername } from '../auth/fold.ts';
import { accountDetailsSchema } from '../contract/accounts.ts';
import type { checkMove, MoveLook } from '../contract/moves.ts';
import { reachOf } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';
import { byRound } from '../data/rounds-answers.ts';
import type { PupilRow } from '../data/schema.ts';
import { notFound } from '../http/problem.ts';
import { initialsOf, pupilName } from '../pupils/name.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { readFields } from '../settings/read.ts';
import { targetOf } from './merge.ts';
import { plansCome } from './plans-along.ts';
import { differencesOf, wantedOf } from './settings-along.ts';
import { scopeOf, type FoundToken } from './tokens.ts';

const citySchema = accountDetailsSchema.pick({ city: true }).partial();

/** Who looks, and at whom the child may be merged with. */
export interface Looking {
  accountId: string;
  viewer: Viewer;
  into?: string | undefined;
}

/** Who would come with a token, and what comes along; names only of who is in the account already. */
export async function lookAt(
  db: Db,
  { token, pupil, account }: FoundToken,
  { accountId, viewer, into }: Looking,
): Promise<z.input<typeof checkMove.response>> {
  const now = Date.now();
  const target = into === undefined ? undefined : await targetFor(db, { accountId, viewer, into });
  const scope = scopeOf(token);
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
    scope,
    counts: {
      ...(await countsOf(db, pupil.id)),
      ...(!(await plansCome(db, token.account_id, scope)) && { plans: 0 }),
    },
    expiresOn: token.expires_on,
    lists: learningLine.kind === 'lists' ? learningLine.lists.length : 0,
    twins: await twinsOf(db, pupil, accountId, viewer),
    ...(target &&
      scope.settings && {
        differences: await differencesOf(db, target, (await wantedOf(db, pupil, now)).wanted, now),
      }),
  };
}

/** How much a pupil has. */
export async function countsOf(db: Db, pupilId: string): Promise<MoveLook['counts']> {
  const of = (table: 'rounds' | 'belongings' | 'progress_notes' | 'plans' | 'lvs_results') =>
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
    plans: await count(of('plans').where('trashed_at', 'is', null)),
    tests: await count(of('lvs_results').where('trashed', '=', 0)),
  };
}

/** The child that another one is to be merged with; throws `not-found` for one whom somebody has nothing to do with. */
export async function targetFor(
  db: Db,
  { accountId, viewer, into }: Required<Pick<Looking, 'accountId' | 'viewer'>> & { into: string },
): Promise<PupilRow> {
  const pupil = await targetOf(db, into, accountId);
  const mine = pupil && (await mergeable(db, viewer, [pupil.group_id]));
  if (!pupil || pupil.group_id === null || !mine!.has(pupil.group_id))
    throw notFound('Dit kind is niet gevonden.');
  return pupil;
}

/** Which of these groups somebody may bring a pupil into: of a teacher the own ones, and none that is an example or put away. */
async function mergeable(
  db: Db,
  viewer: Viewer,
  groups: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(groups.filter((id) => id !== null))];
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('groups')
    .select('id')
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .where('sample', '=', 0)
    .execute();
  const open = rows.map(({ id }) => id);
  if (reachOf(viewer.role, 'move:read') !== 'groups') return new Set(open);
  const isTaught = await taughtBy(db, [viewer.id], open);
  return new Set(open.filter((id) => isTaught(viewer.id, id)));
}

/** The pupils of an account with the same first name in the same school year. */
export async function namesakesOf(
  db: Db,
  pupil: Pick<PupilRow, 'id' | 'groep' | 'first_name'>,
  accountId: string,
) {
  const rows = await db
    .selectFrom('pupils')
    .leftJoin('groups', 'groups.id', 'pupils.group_id')
    .select(['pupils.id', 'first_name', 'infix', 'last_name', 'group_id', 'groups.name as group'])
    .where('pupils.account_id', '=', accountId)
    .where('pupils.groep', '=', pupil.groep)
    .where('pupils.trashed_at', 'is', null)
    .where('pupils.id', '!=', pupil.id)
    .execute();
  const key = foldUsername(pupil.first_name);
  return rows.filter((row) => foldUsername(row.first_name) === key);
}

/** Those among them that may be the same child, as somebody who brings one in sees them. */
export async function twinsOf(
  db: Db,
  pupil: Pick<PupilRow, 'id' | 'groep' | 'first_name'>,
  accountId: string,
  viewer: Viewer,
): Promise<MoveLook['twins']> {
  const same = await namesakesOf(db, pupil, accountId);
  const open = await mergeable(
    db,
    viewer,
    same.map(({ group_id }) => group_id),
  );
  return same.map((row) => ({
    id: row.id,
    name: pupilName(row),
    group: row.group ?? '',
    ...(row.group_id !== null && open.has(row.group_id) && { groupId: row.group_id }),
  }));
}
