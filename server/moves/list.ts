import type { z } from 'zod';
import type { Viewer } from '../access/access.ts';
import { taughtBy } from '../access/teaches.ts';
import type { listMoves, Move, MoveToken } from '../contract/moves.ts';
import { reachOf } from '../contract/permissions.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { pupilName } from '../pupils/name.ts';
import { scopeOf } from './tokens.ts';

/** Who went and who came, newest first; of a teacher what is about pupils of the own groups. */
export async function movesOf(
  db: Db,
  accountId: string,
  viewer: Viewer,
  now: number,
): Promise<z.input<typeof listMoves.response>> {
  return { out: await out(db, accountId, viewer, now), in: await into(db, accountId, viewer, now) };
}

async function out(db: Db, accountId: string, viewer: Viewer, now: number): Promise<MoveToken[]> {
  const rows = await db
    .selectFrom('move_tokens as token')
    // A pupil who is elsewhere by now is not named any more.
    .leftJoin('pupils', (join) =>
      join.onRef('pupils.id', '=', 'token.pupil_id').onRef('pupils.account_id', '=', 'token.account_id'),
    )
    .leftJoin('users as maker', 'maker.id', 'token.made_by')
    .leftJoin('moves', (join) =>
      join.onRef('moves.token_id', '=', 'token.id').on('moves.state', '!=', 'failed'),
    )
    .leftJoin('accounts as taker', 'taker.id', 'moves.account_id')
    .selectAll('token')
    .select(['pupils.id as pupil', 'first_name', 'infix', 'last_name', 'group_id'])
    .select(['maker.name as by', 'taker.name as to', 'moves.at as taken_at', 'moves.state as move_state'])
    .where('token.account_id', '=', accountId)
    .orderBy('token.created_at', 'desc')
    .orderBy('token.id')
    .execute();
  const isTheirs = await within(db, viewer, rows);
  return rows.filter(isTheirs).map((row) => ({
    id: row.id,
    ...(row.pupil !== null && { pupil: personOf(row) }),
    scope: scopeOf(row),
    kind: row.kind,
    basis: row.basis,
    basisDay: row.basis_day,
    note: row.note,
    expiresOn: row.expires_on,
    state:
      row.move_state === 'undone'
        ? 'undone'
        : row.state === 'open' && row.expires_on < nameOfDay(now)
          ? 'expired'
          : row.state,
    by: row.by ?? '',
    at: row.created_at,
    ...(row.to !== null && { to: row.to, takenAt: row.taken_at! }),
  }));
}

async function into(db: Db, accountId: string, viewer: Viewer, now: number): Promise<Move[]> {
  const rows = await db
    .selectFrom('moves')
    .leftJoin('pupils', (join) =>
      join.onRef('pupils.id', '=', 'moves.pupil_id').onRef('pupils.account_id', '=', 'moves.account_id'),
    )
    .leftJoin('users as maker', 'maker.id', 'moves.made_by')
    .leftJoin('move_tokens as token', 'token.id', 'moves.token_id')
    .leftJoin('accounts as sender', 'sender.id', 'token.account_id')
    .select([
      'moves.id',
      'moves.how',
      'moves.state',
      'moves.at',
      'moves.undo_until',
      'moves.issuer',
      'moves.receipt',
    ])
    .select(['moves.detail', 'pupils.id as pupil', 'first_name', 'infix', 'last_name', 'group_id'])
    .select(['maker.name as by', 'sender.name as sender'])
    .where('moves.account_id', '=', accountId)
    .orderBy('moves.at', 'desc')
    .orderBy('moves.id')
    .execute();
  const isTheirs = await within(db, viewer, rows);
  const mayUndo = reachOf(viewer.role, 'move:make') !== undefined;
  return rows.filter(isTheirs).map((row) => ({
    id: row.id,
    ...(row.pupil !== null && { pupil: personOf(row) }),
    from: row.sender ?? row.issuer ?? '',
    how: row.how,
    state: row.state,
    by: row.by ?? '',
    at: row.at,
    ...(mayUndo &&
      row.state === 'done' &&
      row.detail !== null &&
      row.undo_until > now && { undoUntil: row.undo_until }),
    ...(row.state === 'done' && row.receipt !== null && { receipt: row.receipt }),
  }));
}

/** Somebody as a row names them that was joined. */
interface Person {
  pupil: string | null;
  first_name: string | null;
  infix: string | null;
  last_name: string | null;
}

const personOf = ({ pupil, first_name, infix, last_name }: Person) => ({
  id: pupil!,
  name: pupilName({ first_name: first_name!, infix: infix!, last_name: last_name! }),
});

/** Whether somebody has to do with a row: a teacher with those of the own groups. */
async function within(db: Db, viewer: Viewer, rows: readonly { group_id: string | null }[]) {
  if (reachOf(viewer.role, 'move:read') !== 'groups') return () => true;
  const groups = [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))];
  const isTaught = await taughtBy(db, [viewer.id], groups);
  return ({ group_id }: { group_id: string | null }) => group_id !== null && isTaught(viewer.id, group_id);
}
