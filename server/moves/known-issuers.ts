import { audit } from '../audit/audit.ts';
import * as contract from '../contract/known-issuers.ts';
import type { Archive } from '../contract/move-archives.ts';
import { transact, type Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { MoveKeys } from './archive-keys.ts';
import { fingerprintOf, keyOf } from './archive.ts';

/** A fingerprint as it is stored: the blocks without spaces between them. */
const plain = (fingerprint: string) => fingerprint.replaceAll(' ', '');

/** Whether the office knows the server that signed a file; its signature is looked at elsewhere (`openArchive`). */
export async function isKnownIssuer(db: Db, file: Pick<Archive, 'issuer' | 'key'>): Promise<boolean> {
  const known = await db
    .selectFrom('known_issuers')
    .select('id')
    .where('origin', '=', file.issuer)
    .where('fingerprint', '=', plain(await fingerprintOf(file)))
    .executeTakeFirst();
  return known !== undefined;
}

/** The list of servers that the office knows. */
export function knownIssuerRoutes(calls: Calls, db: Db, keys: MoveKeys, issuer: () => string): void {
  calls.on(contract.listKnownIssuers, async () => {
    const rows = await db
      .selectFrom('known_issuers')
      .leftJoin('users', 'users.id', 'known_issuers.added_by')
      .selectAll('known_issuers')
      .select('users.name as by')
      .orderBy('origin')
      .orderBy('added_at')
      .execute();
    return {
      issuers: rows.map(({ id, origin, fingerprint, note, by, added_at: at }) => ({
        ...{ id, origin, fingerprint, note, by: by ?? '', at },
      })),
      own: { origin: issuer(), fingerprint: plain(await fingerprintOf({ key: await keyOf(keys) })) },
    };
  });

  calls.on(contract.addKnownIssuer, async ({ session, params: { issuer: id }, body }) => {
    await transact(db, async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('known_issuers')
        .values({ id, ...body, added_by: session.id, added_at: Date.now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows)
        return audit(trx, {
          action: 'issuer-added',
          actorId: session.id,
          subject: id,
          detail: `${body.origin} ${body.fingerprint}`,
        });
      const same = await trx.selectFrom('known_issuers').select('id').where('id', '=', id).executeTakeFirst();
      if (!same) throw new Problem('conflict', 'Deze server staat al op de lijst.');
    });
    return {};
  });

  calls.on(contract.removeKnownIssuer, async ({ session, params: { issuer: id } }) => {
    await transact(db, async (trx) => {
      const gone = await trx
        .deleteFrom('known_issuers')
        .where('id', '=', id)
        .returning(['origin', 'fingerprint'])
        .executeTakeFirst();
      if (!gone) throw notFound('Deze server staat niet op de lijst.');
      await audit(trx, {
        action: 'issuer-removed',
        actorId: session.id,
        subject: id,
        detail: `${gone.origin} ${gone.fingerprint}`,
      });
    });
    return {};
  });
}

/** Notes that what came with a move is of a server that nobody knew. */
export async function noteStrange(trx: Db, move: string, pupil: string, now: number): Promise<void> {
  const { issuer } = await trx
    .selectFrom('moves')
    .select('issuer')
    .where('id', '=', move)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('strange_results')
    .values({ move_id: move, pupil_id: pupil, issuer: issuer ?? '', at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
