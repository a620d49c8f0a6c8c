import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import type { makeMoveToken, MoveScope } from '../contract/moves.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow, MoveTokenRow, PupilRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { codeDigest, codeOf } from './codes.ts';

const HOUR_MS = 60 * 60 * 1000;

export const scopeOf = ({ scope }: Pick<MoveTokenRow, 'scope'>): MoveScope => JSON.parse(scope) as MoveScope;

/** What a token is to be, and of whom. */
interface Wish extends Omit<z.output<typeof makeMoveToken.body>, 'plansSure'> {
  id: string;
  pupil: PupilRow;
  actorId: string;
}

/**
 * Makes the token of a pupil; one that was open before can't be used any more. Sent again by the same person it gives the same code. Throws
 * `conflict` for a pupil who is invented, and for an id that was used for something else.
 */
export function makeToken(
  db: Db,
  secret: string,
  { id, pupil, actorId, days, scope, ...rest }: Wish,
  now: number,
): Promise<{ code: string; expiresOn: string }> {
  const code = codeOf(secret, id);
  return transact(db, async (trx) => {
    const earlier = await trx.selectFrom('move_tokens').selectAll().where('id', '=', id).executeTakeFirst();
    if (earlier) {
      if (earlier.pupil_id !== pupil.id || earlier.made_by !== actorId || earlier.state !== 'open')
        throw new Problem('conflict', 'Deze code is al eens gemaakt. Maak een nieuwe.');
      return { code, expiresOn: earlier.expires_on };
    }
    await refuseInvented(trx, pupil);
    await trx
      .updateTable('move_tokens')
      .set({ state: 'withdrawn', settled_at: now })
      .where('pupil_id', '=', pupil.id)
      .where('state', '=', 'open')
      .execute();
    const expiresOn = nameOfDay(dayFrom(now, days));
    await trx
      .insertInto('move_tokens')
      .values({
        id,
        digest: codeDigest(code),
        pupil_id: pupil.id,
        account_id: pupil.account_id,
        made_by: actorId,
        scope: JSON.stringify(scope),
        kind: rest.kind,
        basis: rest.basis,
        basis_day: rest.basis === 'ouders' ? rest.basisDay : null,
        note: rest.note,
        expires_on: expiresOn,
        state: 'open',
        archive: null,
        created_at: now,
        settled_at: null,
      })
      .execute();
    await audit(trx, {
      action: 'move-made',
      actorId,
      accountId: pupil.account_id,
      subject: pupil.id,
      detail: id,
    });
    return { code, expiresOn };
  });
}

async function refuseInvented(trx: Db, pupil: PupilRow) {
  const row = await trx
    .selectFrom('users')
    .innerJoin('pupils', 'pupils.id', 'users.id')
    .leftJoin('groups', 'groups.id', 'pupils.group_id')
    .select(['role', 'sample'])
    .where('users.id', '=', pupil.id)
    .executeTakeFirst();
  if (row?.role !== 'leerling' || row.sample === 1)
    throw new Problem('conflict', '{Deze leerling} is verzonnen en kan niet verhuizen.');
}

/** Ends a token of an account that nobody used. Throws `conflict` when it is too late. */
export function withdrawToken(
  db: Db,
  { id, accountId, actorId }: { id: string; accountId: string; actorId: string },
  now: number,
): Promise<void> {
  return transact(db, async (trx) => {
    const token = await trx
      .selectFrom('move_tokens')
      .select(['state', 'pupil_id'])
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!token) throw notFound('Deze code is niet gevonden.');
    if (token.state === 'withdrawn') return;
    const { numUpdatedRows } = await trx
      .updateTable('move_tokens')
      .set({ state: 'withdrawn', settled_at: now })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (!numUpdatedRows) throw new Problem('conflict', 'Deze code is al gebruikt. Intrekken kan niet meer.');
    await audit(trx, {
      action: 'move-withdrawn',
      actorId,
      accountId,
      ...(token.pupil_id !== null && { subject: token.pupil_id }),
      detail: id,
    });
  });
}

/** A token with the pupil it is about, and where that is now. */
export interface FoundToken {
  token: MoveTokenRow;
  pupil: PupilRow;
  account: AccountRow;
}

/** The token of a code; undefined when there is none, or its pupil is not there to be found. */
export async function tokenBy(db: Db, digest: string): Promise<FoundToken | undefined> {
  const token = await db
    .selectFrom('move_tokens')
    .selectAll()
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (!token?.pupil_id) return undefined;
  const pupil = await db
    .selectFrom('pupils')
    .selectAll()
    .where('id', '=', token.pupil_id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!pupil) return undefined;
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', token.account_id)
    .executeTakeFirstOrThrow();
  return { token, pupil, account };
}

const day = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day (as 2026-11-16) in words. */
export const dayInWords = (name: string): string => day.format(new Date(`${name}T12:00Z`));

/** Throws `conflict`, with the reason, for a token that can't be used by an account now. */
export function refuseSpentToken(
  { token, pupil, account }: FoundToken,
  accountId: string,
  now: number,
): void {
  const refuse = (why: string) => {
    throw new Problem('conflict', why);
  };
  if (account.block !== null)
    refuse('Het account waar dit kind vandaan komt, is geblokkeerd. Vraag daar om hulp.');
  switch (token.state) {
    case 'used':
    case 'claimed':
      return refuse(
        now - (token.settled_at ?? now) < HOUR_MS
          ? 'Deze code is net gebruikt.'
          : 'Deze code is al gebruikt.',
      );
    case 'withdrawn':
      return refuse('Deze code is ingetrokken. Vraag wie haar gaf om een nieuwe.');
    case 'given':
      return refuse('Van deze code is een bestand gemaakt. Lees dat bestand in.');
    case 'open':
      if (token.expires_on < nameOfDay(now))
        refuse(`Deze code is verlopen op ${dayInWords(token.expires_on)}. Vraag wie haar gaf om een nieuwe.`);
      if (pupil.account_id === accountId) refuse('Dit kind zit al in dit account.');
  }
}

/** Takes a token that can be used, once: of two at the same moment only one gets true. */
export async function spendToken(
  trx: Db,
  { id, to }: { id: string; to: 'claimed' | 'used' | 'given' },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('move_tokens')
    .set({ state: to, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('expires_on', '>=', nameOfDay(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Says of a token of a pupil that it goes along in a file, once; made again it is the same file. Throws `conflict` when it can't any more.
 */
export function giveToken(
  db: Db,
  { id, pupil, archive, actorId }: { id: string; pupil: string; archive: string; actorId: string },
  now: number,
): Promise<MoveTokenRow> {
  return transact(db, async (trx) => {
    const find = () =>
      trx
        .selectFrom('move_tokens')
        .selectAll()
        .where('id', '=', id)
        .where('pupil_id', '=', pupil)
        .executeTakeFirst();
    const token = await find();
    if (!token) throw notFound('Deze code is niet gevonden.');
    if (token.state === 'given' && token.expires_on >= nameOfDay(now)) return token;
    if (!(await spendToken(trx, { id, to: 'given' }, now)))
      throw new Problem('conflict', 'Deze code is niet meer te gebruiken. Maak een nieuwe.');
    await trx.updateTable('move_tokens').set({ archive }).where('id', '=', id).execute();
    await audit(trx, {
      action: 'move-given',
      actorId,
      accountId: token.account_id,
      subject: pupil,
      detail: id,
    });
    return (await find())!;
  });
}
