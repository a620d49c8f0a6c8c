import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import { freshPasswords, type FreshPassword } from '../cards/passwords.ts';
import type { Seal } from '../cards/seal.ts';
import { MOVE_UNDO_DAYS } from '../contract/account-terms.ts';
import type { takeMove } from '../contract/moves.ts';
import type { FieldName } from '../contract/practice-fields.ts';
import { transact, type Db } from '../data/database.ts';
import type { GroupRow, MoveRow } from '../data/schema.ts';
import type { Touched } from '../groups/changes.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Starter } from '../jobs/jobs.ts';
import { takeSeats } from '../licence/seats.ts';
import { pupilName } from '../pupils/name.ts';
import { makeChild } from './arriving.ts';
import { copyId } from './copy-id.ts';
import type { Copying } from './copy.ts';
import { targetOf, type Merging } from './merge.ts';
import { hasPlans, plansCome } from './plans-along.ts';
import { rehome } from './rehome.ts';
import { calledOf, tellUsed } from './told.ts';
import { refuseSpentToken, scopeOf, spendToken, tokenBy, type FoundToken } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is taken over, by whom and where to. */
export interface Taking {
  /** Made by the client. */
  id: string;
  group: GroupRow;
  actorId: string;
  /** The child that is there already, with what is taken over of how it practised at the other place. */
  merge?: { into: string; fields: FieldName[] } | undefined;
}

/** What taking over takes besides the database. */
export interface TakeDeps {
  db: Db;
  seal: Seal;
  /** The long work that copies. */
  copies: Pick<Starter<Copying>, 'add'>;
  /** The long work that adds to a child that is there. */
  merges: Pick<Starter<Merging>, 'add'>;
}

/** What came of it, and whom it concerns. */
export interface Taken {
  told: z.input<typeof takeMove.response>;
  touched: Touched;
}

const NOBODY: Touched = { groups: [], pupils: [] };

/** What an earlier try under this id took over; undefined when there was none. */
export async function takenBefore(db: Db, { id, group }: Taking): Promise<Taken | undefined> {
  const row = await db.selectFrom('moves').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  if (row.account_id !== group.account_id) throw notFound();
  if (row.pupil_id === null || (row.state !== 'done' && row.state !== 'running'))
    throw new Problem('conflict', 'Dit is al teruggedraaid. Begin opnieuw met de code.');
  const touched = row.how === 'rehomed' ? { groups: [], pupils: [row.pupil_id] } : NOBODY;
  return { told: await toldOf(db, row.pupil_id, row.state), touched };
}

/**
 * Takes over the pupil of a code in one transaction; of two who do so at the same moment one gets the pupil and the other `conflict`. Of
 * which not all comes along, or which stays there too, is copied, which goes on afterwards. Gives undefined when what was typed is no code.
 */
export async function take(
  { db, seal, copies, merges }: TakeDeps,
  taking: Taking,
  digest: string,
  now: number,
): Promise<Taken | undefined> {
  const { group, merge } = taking;
  const first = await tokenBy(db, digest);
  if (!first) return undefined;
  refuseGroup(group);
  refuseSpentToken(first, group.account_id, now);
  // Before the transaction, which waits for nothing but the database.
  const [password] = merge || (await isWhole(db, first)) ? [] : await freshPasswords('woorden', 1);
  return transact(db, async (trx) => {
    const found = await tokenBy(trx, digest);
    if (!found) return undefined;
    refuseSpentToken(found, group.account_id, now);
    const { token, pupil } = found;
    // Who is there already has a seat.
    if (!merge) await takeSeats(trx, group.account_id, 1, now);
    const to = password || merge ? 'claimed' : 'used';
    if (!(await spendToken(trx, { id: token.id, to }, now)))
      throw new Problem('conflict', 'Deze code is net gebruikt.');
    if (merge) return beginMerge(trx, { merges, taking, found, ...merge, now });
    if (password) return beginCopy(trx, { seal, copies, taking, found, password, now });
    const left = await rehome(
      trx,
      pupil,
      { move: taking.id, account: group.account_id, group: group.id, by: taking.actorId },
      now,
    );
    await addMove(trx, taking, { found, pupil: pupil.id, how: 'rehomed', detail: JSON.stringify(left), now });
    const line = { action: 'move-used', subject: pupil.id, detail: token.id } as const;
    await audit(trx, [
      { ...line, actorId: taking.actorId, accountId: group.account_id },
      // The old account learns that it happened, not who at the other one did it.
      { ...line, accountId: token.account_id },
    ]);
    await tellUsed(trx, taking.id, { here: await calledOf(trx, pupil.id) }, now);
    return {
      told: await toldOf(trx, pupil.id, 'done'),
      touched: {
        groups: [...(pupil.group_id === null ? [] : [pupil.group_id]), group.id],
        pupils: [pupil.id],
      },
    };
  });
}

interface BeginningMerge extends Pick<TakeDeps, 'merges'> {
  taking: Taking;
  found: FoundToken;
  into: string;
  fields: FieldName[];
  now: number;
}

/** Has what the pupil of a code did be added to a child of the group. */
async function beginMerge(
  trx: Db,
  { merges, taking, found: { token, pupil }, found, into, fields, now }: BeginningMerge,
): Promise<Taken> {
  const { id, group, actorId } = taking;
  await refuseTarget(trx, into, group);
  await addMove(trx, taking, { found, pupil: into, how: 'merged', detail: null, now });
  await merges.add(trx, {
    ...{ id, accountId: group.account_id, targetId: into, madeBy: actorId },
    params: {
      ...{ into, group: group.id, scope: scopeOf(token), fields },
      from: {
        token: token.id,
        source: pupil.id,
        account: token.account_id,
        group: pupil.group_id,
        leaves: token.kind === 'verhuizen',
      },
    },
  });
  return { told: await toldOf(trx, into, 'running'), touched: NOBODY };
}

/** Throws `not-found` for who is not in a group. */
export async function refuseTarget(trx: Db, into: string, group: GroupRow): Promise<void> {
  const target = await targetOf(trx, into, group.account_id);
  if (target?.group_id !== group.id) throw notFound('Dit kind zit niet in deze {groep}.');
}

interface Beginning extends Omit<TakeDeps, 'db' | 'merges'> {
  taking: Taking;
  found: FoundToken;
  password: FreshPassword;
  now: number;
}

/** Makes the child that the copy comes into, which nobody sees yet, and has the copying begin. */
async function beginCopy(
  trx: Db,
  { seal, copies, taking, found: { token, pupil }, found, password, now }: Beginning,
): Promise<Taken> {
  const { id, group, actorId } = taking;
  const child = copyId(id, pupil.id);
  const scope = scopeOf(token);
  const { first_name, infix, last_name, groep, avatar_shape, avatar_colour, lvs } = pupil;
  const who = { first_name, infix, last_name, groep, avatar_shape, avatar_colour };
  await makeChild(trx, seal, {
    move: id,
    child,
    account: group.account_id,
    who: { ...who, lvs: scope.results ? lvs : null },
    password,
    now,
  });
  await addMove(trx, taking, { found, pupil: child, how: 'copied', detail: null, now });
  await copies.add(trx, {
    id,
    accountId: group.account_id,
    targetId: child,
    madeBy: actorId,
    seats: 1,
    params: {
      token: token.id,
      source: pupil.id,
      from: pupil.group_id,
      child,
      group: group.id,
      scope,
      leaves: token.kind === 'verhuizen',
    },
  });
  return { told: await toldOf(trx, child, 'running'), touched: NOBODY };
}

/** Notes who was taken over. */
async function addMove(
  trx: Db,
  { id, group, actorId }: Taking,
  move: { found: FoundToken; pupil: string; how: MoveRow['how']; detail: string | null; now: number },
) {
  await trx
    .insertInto('moves')
    .values({
      id,
      token_id: move.found.token.id,
      account_id: group.account_id,
      pupil_id: move.pupil,
      made_by: actorId,
      how: move.how,
      state: move.how === 'rehomed' ? 'done' : 'running',
      issuer: null,
      detail: move.detail,
      receipt: null,
      at: move.now,
      undo_until: move.now + MOVE_UNDO_DAYS * DAY_MS,
      undone_at: null,
    })
    .execute();
}

/** Whether a token takes the pupil itself along, and no copy: all of it goes. */
async function isWhole(db: Db, { token, pupil }: FoundToken): Promise<boolean> {
  const { settings, results, rewards, plans } = scopeOf(token);
  if (token.kind !== 'verhuizen' || !settings || !results || !rewards) return false;
  const come = await plansCome(db, token.account_id, scopeOf(token));
  // What was thrown away stays.
  if (await hasPlans(db, pupil.id, come ? 'thrown' : 'any')) return false;
  if (plans) return true;
  const note = await db
    .selectFrom('progress_notes')
    .select('id')
    .where('pupil_id', '=', pupil.id)
    .limit(1)
    .executeTakeFirst();
  return note === undefined;
}

/** Throws `conflict` for a group in which nobody can come. */
export function refuseGroup(group: GroupRow) {
  if (group.sample === 1)
    throw new Problem('conflict', `${group.name} is een voorbeeld. Kies een eigen {groep}.`);
  if (group.archived_at !== null)
    throw new Problem('conflict', `${group.name} ligt in het archief. Kies een andere {groep}.`);
}

export async function toldOf(db: Db, pupilId: string, state: 'done' | 'running'): Promise<Taken['told']> {
  const row = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['first_name', 'infix', 'last_name', 'username'])
    .where('pupils.id', '=', pupilId)
    .executeTakeFirstOrThrow();
  return { pupil: pupilId, name: pupilName(row), username: row.username, state };
}
