import { audit } from '../audit/audit.ts';
import { MOVE_UNDO_DAYS } from '../contract/account-terms.ts';
import type { takeMove } from '../contract/moves.ts';
import { transact, type Db } from '../data/database.ts';
import type { GroupRow, MoveTokenRow } from '../data/schema.ts';
import type { Touched } from '../groups/changes.ts';
import { notFound, Problem } from '../http/problem.ts';
import { pupilName } from '../pupils/name.ts';
import type { z } from 'zod';
import { rehome } from './rehome.ts';
import { refuseSpentToken, scopeOf, spendToken, tokenBy } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is taken over, by whom and where to. */
export interface Taking {
  /** Made by the client. */
  id: string;
  group: GroupRow;
  actorId: string;
}

/** What came of it, and whom it concerns. */
export interface Taken {
  told: z.input<typeof takeMove.response>;
  touched: Touched;
}

/** What an earlier try under this id took over; undefined when there was none. */
export async function takenBefore(db: Db, { id, group }: Taking): Promise<Taken | undefined> {
  const row = await db.selectFrom('moves').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  if (row.account_id !== group.account_id || row.pupil_id === null) throw notFound();
  if (row.state !== 'done' && row.state !== 'running')
    throw new Problem('conflict', 'Dit is al teruggedraaid. Begin opnieuw met een nieuwe code.');
  return { told: await toldOf(db, row.pupil_id, row.state), touched: { groups: [], pupils: [row.pupil_id] } };
}

/**
 * Takes over the pupil of a code in one transaction; of two who do so at the same moment one gets the pupil and the other `conflict`.
 * Gives undefined when what was typed is no code.
 */
export function take(db: Db, taking: Taking, digest: string, now: number): Promise<Taken | undefined> {
  const { id, group, actorId } = taking;
  return transact(db, async (trx) => {
    const found = await tokenBy(trx, digest);
    if (!found) return undefined;
    refuseGroup(group);
    refuseSpentToken(found, group.account_id, now);
    const { token, pupil } = found;
    if (!isWhole(token, await notesOf(trx, pupil.id)))
      throw new Problem('conflict', 'Met deze code komt een deel mee. Dat kan hier nog niet.');
    if (!(await spendToken(trx, { id: token.id, to: 'used' }, now)))
      throw new Problem('conflict', 'Deze code is net gebruikt.');
    const left = await rehome(trx, pupil, { account: group.account_id, group: group.id }, now);
    await trx
      .insertInto('moves')
      .values({
        id,
        token_id: token.id,
        account_id: group.account_id,
        pupil_id: pupil.id,
        made_by: actorId,
        how: 'rehomed',
        state: 'done',
        issuer: null,
        detail: JSON.stringify(left),
        at: now,
        undo_until: now + MOVE_UNDO_DAYS * DAY_MS,
        undone_at: null,
      })
      .execute();
    const line = { action: 'move-used', subject: pupil.id, detail: token.id };
    await audit(trx, [
      { ...line, actorId, accountId: group.account_id },
      // The old account learns that it happened, not who at the other one did it.
      { ...line, accountId: token.account_id },
    ]);
    return {
      told: await toldOf(trx, pupil.id, 'done'),
      touched: {
        groups: [...(pupil.group_id === null ? [] : [pupil.group_id]), group.id],
        pupils: [pupil.id],
      },
    };
  });
}

/** Whether a token takes the pupil itself along, and no copy: all of it goes. */
function isWhole(token: MoveTokenRow, notes: number): boolean {
  const { settings, results, rewards, plans } = scopeOf(token);
  return token.kind === 'verhuizen' && settings && results && rewards && (plans || notes === 0);
}

async function notesOf(db: Db, pupilId: string): Promise<number> {
  const { count } = await db
    .selectFrom('progress_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pupil_id', '=', pupilId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Throws `conflict` for a group in which nobody can come. */
function refuseGroup(group: GroupRow) {
  if (group.sample === 1)
    throw new Problem('conflict', `${group.name} is een voorbeeld. Kies een eigen {groep}.`);
  if (group.archived_at !== null)
    throw new Problem('conflict', `${group.name} ligt in het archief. Kies een andere {groep}.`);
}

async function toldOf(db: Db, pupilId: string, state: 'done' | 'running'): Promise<Taken['told']> {
  const row = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['first_name', 'infix', 'last_name', 'username'])
    .where('pupils.id', '=', pupilId)
    .executeTakeFirstOrThrow();
  return { pupil: pupilId, name: pupilName(row), username: row.username, state };
}
