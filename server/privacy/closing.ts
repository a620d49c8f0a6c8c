import { audit } from '../audit/audit.ts';
import { digest, newSecret } from '../auth/digest.ts';
import { CLOSE_DAYS, CLOSE_LINK_HOURS } from '../contract/account-terms.ts';
import * as contract from '../contract/closing.ts';
import { transact, type Db } from '../data/database.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import { adminsOf } from '../licence/admins.ts';
import { longDay } from '../licence/long-day.ts';
import type { Post } from '../mail/post.ts';
import { closingMail, confirmClosingMail } from '../mail/templates/accounts.ts';
import { heldBack } from './held.ts';

const HOUR_MS = 60 * 60_000;

/** Closing an account: asking for it, confirming it by mail, taking it back. Erasing is the nightly work's (trash/lapsed.ts). */
export function closingRoutes(calls: Calls, db: Db, post: Post): void {
  calls.on(contract.getClosing, ({ params }) => closingOf(db, params.account));

  calls.on(contract.askToClose, async ({ session, subject, params: { account: id }, body }) => {
    const { name, variant } = subject.account!;
    const isSame = body.typed.toLowerCase() === name.trim().toLowerCase();
    if (!isSame)
      throw new Problem('invalid-fields', undefined, {
        fields: { typed: `Typ de naam precies zo: ${name}` },
      });
    const asker = await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', session.id)
      .executeTakeFirst();
    if (!asker?.email)
      throw new Problem(
        'conflict',
        'Vul eerst je e-mailadres in bij Mijn gegevens: daar gaat de bevestiging naartoe.',
      );
    const address = asker.email;
    const secret = newSecret();
    await transact(db, async (trx) => {
      await refuseHeld(trx, id);
      const now = Date.now();
      const until = now + CLOSE_LINK_HOURS * HOUR_MS;
      const asked = { asked_by: session.id, asked_at: now, token_hash: digest(secret), token_until: until };
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('account_closings')
        .values({ account_id: id, ...asked, confirmed_at: null, erase_on: null })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet(asked).where('account_closings.confirmed_at', 'is', null),
        )
        .executeTakeFirst();
      // It was confirmed already: nothing more is to be done.
      if (!numInsertedOrUpdatedRows) return;
      await audit(trx, { action: 'account-closing-asked', actorId: session.id, accountId: id, subject: id });
      await post.add(trx, {
        to: { name: asker.name, address },
        letter: confirmClosingMail.letter({
          ...{ naam: asker.name, organisatie: name },
          ...{ dagen: CLOSE_DAYS, uren: CLOSE_LINK_HOURS },
        }),
        link: { url: `${post.siteUrl(variant)}/app/auth/sluiten/${secret}`, until },
        accountId: id,
        userId: session.id,
      });
    });
    post.nudge();
    return closingOf(db, id);
  });

  calls.open(contract.confirmClosing, async ({ body: { token } }) => {
    const now = Date.now();
    const eraseOn = nameOfDay(dayFrom(now, CLOSE_DAYS));
    const done = await transact(db, async (trx) => {
      const hash = digest(token);
      const row = await trx
        .selectFrom('account_closings')
        .selectAll()
        .where('token_hash', '=', hash)
        .executeTakeFirst();
      if (!row) throw notFound('Deze link klopt niet, of het sluiten is ingetrokken.');
      // The same link again: it was done.
      if (row.erase_on !== null) return row.erase_on;
      if (row.token_until <= now)
        throw new Problem(
          'conflict',
          'Deze link is verlopen. Vraag het sluiten nog eens aan bij je accountgegevens.',
        );
      await refuseHeld(trx, row.account_id);
      await trx
        .updateTable('account_closings')
        .set({ confirmed_at: now, erase_on: eraseOn })
        .where('account_id', '=', row.account_id)
        .execute();
      await audit(trx, {
        action: 'account-closing-confirmed',
        accountId: row.account_id,
        subject: row.account_id,
        ...(row.asked_by !== null && { actorId: row.asked_by }),
      });
      const { organisation, receivers } = await adminsOf(trx, row.account_id);
      for (const { userId, ...to } of receivers)
        await post.add(trx, {
          to,
          letter: closingMail.letter({ naam: to.name, organisatie: organisation, dag: longDay(eraseOn) }),
          accountId: row.account_id,
          ...(userId !== undefined && { userId }),
        });
      return eraseOn;
    });
    post.nudge();
    return { eraseOn: done };
  });

  calls.on(contract.takeBackClosing, async ({ session, params: { account } }) => {
    await transact(db, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('account_closings')
        .where('account_id', '=', account)
        .executeTakeFirst();
      if (numDeletedRows > 0n)
        await audit(trx, {
          ...{
            action: 'account-closing-taken-back',
            actorId: session.id,
            accountId: account,
            subject: account,
          },
        });
    });
    return closingOf(db, account);
  });
}

/** Throws while somebody asked to see what is kept of a pupil of an account: it must still be there. */
async function refuseHeld(trx: Db, accountId: string): Promise<void> {
  if ((await heldIn(trx, accountId)) > 0)
    throw new Problem('conflict', 'Er loopt nog een verzoek om inzage. Handel dat eerst af bij Privacy.');
}

/** How many pupils of an account are held back from erasing. */
export async function heldIn(db: Db, accountId: string): Promise<number> {
  const rows = await db.selectFrom('pupils').select('id').where('account_id', '=', accountId).execute();
  return (
    await heldBack(
      db,
      rows.map(({ id }) => id),
      Date.now(),
    )
  ).size;
}

async function closingOf(db: Db, accountId: string): Promise<contract.Closing> {
  const account = await db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw notFound();
  const row = await db
    .selectFrom('account_closings')
    .leftJoin('users', 'users.id', 'asked_by')
    .select(['token_until', 'confirmed_at', 'erase_on', 'users.name as by'])
    .where('account_closings.account_id', '=', accountId)
    .executeTakeFirst();
  const { count } = await db
    .selectFrom('pupils')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isAsked = row !== undefined && (row.confirmed_at !== null || row.token_until > Date.now());
  return {
    state: !isAsked ? 'open' : row.confirmed_at === null ? 'asked' : 'confirmed',
    name: account.name,
    pupils: Number(count),
    by: (isAsked && row.by) || '',
    eraseOn: row?.erase_on ?? null,
  };
}
