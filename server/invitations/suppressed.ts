import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../data/database.ts';

/** The way out of one address: what it is known by, and a seal on that, so that nobody can shut out an address that they have no mail of. */
export const refusalToken = (secret: string, digest: string): string => `${digest}.${seal(secret, digest)}`;

/** The digest in such a token; undefined for one that we did not make. */
export function digestIn(secret: string, token: string): string | undefined {
  const [digest = '', given = ''] = token.split('.');
  const [a, b] = [Buffer.from(seal(secret, digest)), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b) ? digest : undefined;
}

const seal = (secret: string, digest: string) =>
  createHmac('sha256', secret).update(`no invitations ${digest}`).digest('base64url');

/** Which of these addresses want no invitations, of whomever. */
export async function suppressedAmong(db: Db, digests: readonly string[]): Promise<Set<string>> {
  if (digests.length === 0) return new Set();
  const rows = await db
    .selectFrom('friend_addresses')
    .select('digest')
    .where('digest', 'in', digests)
    .where('never', '=', 1)
    .execute();
  return new Set(rows.map(({ digest }) => digest));
}

/** An address gets no invitation any more: of the office, or of a friend. What it has yet to get does not go out. */
export async function suppress(trx: Db, digest: string, now: number): Promise<void> {
  await trx
    .insertInto('friend_addresses')
    .values({ digest, at: now, never: 1 })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ never: 1 }))
    .execute();
  const open = await trx
    .updateTable('campaign_invitees')
    .set({ state: 'unsubscribed', changed_at: now })
    .where('digest', '=', digest)
    .where('state', 'in', ['queued', 'sent', 'opened'])
    .returning('mail_id')
    .execute();
  await dropWaiting(trx, open);
}

/** Takes mails out of the outbox that did not go out yet. */
export async function dropWaiting(trx: Db, of: readonly { mail_id: string | null }[]): Promise<void> {
  const mails = of.flatMap(({ mail_id: mail }) => mail ?? []);
  if (mails.length === 0) return;
  await trx.deleteFrom('mails').where('id', 'in', mails).where('state', 'in', ['waiting', 'kept']).execute();
}
