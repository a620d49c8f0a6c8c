import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import { newId } from '../contract/id.ts';
import type { periodWishSchema } from '../contract/licence.ts';
import { MOST_PUPILS } from '../contract/prices.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow, LicenceRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { longDay } from './long-day.ts';
import { lockAccount, periodsOf } from './repository.ts';

type Wish = z.output<typeof periodWishSchema>;

/** What is to be stored of a period, by whom and why. */
export interface PeriodStep {
  id: string;
  /** The version that was looked at; null for a new period. */
  basedOn: number | null;
  wish: Omit<Wish, 'why'> & { orderId?: string };
  why: string;
  /** Null for what goes by itself. */
  actorId: string | null;
}

/**
 * Makes or changes a period, with who did it and why. Throws `invalid-fields` when it would overlap another one, and `conflict` when
 * somebody else changed it meanwhile. Made again under the same id it is as it was.
 */
export const storePeriod = (
  db: Db,
  account: Pick<AccountRow, 'id' | 'kind'>,
  { id, basedOn, wish, why, actorId }: PeriodStep,
): Promise<void> =>
  transact(db, async (trx) => {
    await lockAccount(trx, account.id);
    const taken = await trx.selectFrom('licences').selectAll().where('id', '=', id).executeTakeFirst();
    if (taken && taken.account_id !== account.id) throw notFound();
    if (taken ? basedOn !== null && basedOn !== taken.version : basedOn !== null) throw changedMeanwhile();
    // Sent again because the answer got lost.
    if (taken && basedOn === null) return;
    if (wish.seats > MOST_PUPILS[account.kind]) {
      const seats = `Hier passen hoogstens ${MOST_PUPILS[account.kind]} plaatsen bij.`;
      throw new Problem('invalid-fields', seats, { fields: { seats } });
    }
    const others = (await periodsOf(trx, account.id)).filter((row) => row.id !== id);
    const overlapping = others.find((row) => overlaps(row, wish));
    if (overlapping) {
      const startsOn = `Deze periode overlapt met ${longDay(overlapping.starts_on)} t/m ${overlapping.ends_on === null ? 'altijd' : longDay(overlapping.ends_on)}.`;
      throw new Problem('invalid-fields', startsOn, { fields: { startsOn } });
    }
    const row = {
      kind: wish.kind,
      seats: wish.seats,
      starts_on: wish.startsOn,
      ends_on: wish.endsOn,
      stops: Number(wish.stops),
      note: wish.note,
      ...(wish.orderId !== undefined && { order_id: wish.orderId }),
    };
    const now = Date.now();
    if (taken)
      await trx
        .updateTable('licences')
        .set({ ...row, version: taken.version + 1 })
        .where('id', '=', id)
        .where('version', '=', taken.version)
        .execute();
    else
      await trx
        .insertInto('licences')
        .values({ ...row, id, account_id: account.id, created_at: now })
        .execute();
    await trx
      .insertInto('licence_changes')
      .values({
        id: newId(now),
        licence_id: id,
        at: now,
        actor_id: actorId,
        why,
        before: taken ? storedText(taken) : null,
        after: storedText(row),
      })
      .execute();
    await audit(trx, {
      action: 'licence-changed',
      ...(actorId !== null && { actorId }),
      accountId: account.id,
      subject: id,
      reason: why,
    });
  });

export const changedMeanwhile = () =>
  new Problem('conflict', 'Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.');

const overlaps = (row: LicenceRow, { startsOn, endsOn }: Pick<Wish, 'startsOn' | 'endsOn'>) =>
  (endsOn === null || row.starts_on <= endsOn) && (row.ends_on === null || startsOn <= row.ends_on);

/** What is kept of a period that was changed. */
const storedText = (row: Pick<LicenceRow, 'kind' | 'seats' | 'starts_on' | 'ends_on' | 'stops'>) =>
  JSON.stringify({
    kind: row.kind,
    seats: row.seats,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    stops: row.stops === 1,
  });
