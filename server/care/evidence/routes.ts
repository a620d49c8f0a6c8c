import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import { daysOffOf } from '../../calendar/days-off.ts';
import * as contract from '../../contract/care-evidence.ts';
import { transact, type Db } from '../../data/database.ts';
import { nameOfDay } from '../../data/day.ts';
import type { PupilRow } from '../../data/schema.ts';
import type { Calls } from '../../http/calls.ts';
import { Problem } from '../../http/problem.ts';
import type { DayCounts } from '../../progress/day-counts.ts';
import { evidenceOf } from './facts.ts';
import { adapt, allNorms, confirm } from './norms.ts';

/** What a file holds of what a norm asks; the norms, which the office confirms. */
export function evidenceRoutes(
  calls: Calls,
  { db, licences }: { db: Db; licences: { now: () => number } },
  counts: DayCounts,
): void {
  const view = async (pupil: PupilRow) => {
    const today = nameOfDay(licences.now());
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'variant'])
      .where('id', '=', pupil.account_id)
      .executeTakeFirstOrThrow();
    await counts.bringUpToDate([pupil.id]);
    return evidenceOf(db, { account, pupil, daysOff: await daysOffOf(db, account, today), today });
  };

  calls.on(contract.getEvidence, ({ subject }) => view(subject.pupil!));

  calls.on(contract.setReading, async ({ subject, session, body }) => {
    const pupil = subject.pupil!;
    await saveReading(db, pupil, body, { by: session.id, now: licences.now() });
    return view(pupil);
  });

  calls.on(contract.adaptNorm, async ({ params, body, session }) => ({
    version: await adapt(db, params, body, { by: session.id }),
  }));

  calls.on(contract.listCareNorms, async () => ({ norms: await allNorms(db) }));

  calls.on(contract.confirmNorm, ({ params, body, session }) =>
    confirm(db, params.norm, body, { by: session.id, at: licences.now() }),
  );
}

/** Stores what was typed of reading, unless somebody else did meanwhile. */
async function saveReading(
  db: Db,
  { id, account_id: accountId }: PupilRow,
  { reading, basedOn }: z.output<typeof contract.setReading.body>,
  { by, now }: { by: string; now: number },
): Promise<void> {
  const today = nameOfDay(now);
  const late = reading.flatMap(({ day }, i) => (day > today ? [`reading.${i}.day`] : []));
  if (late.length > 0) {
    const message = 'Deze dag moet nog komen.';
    const fields = Object.fromEntries(late.map((field) => [field, message]));
    throw new Problem('invalid-fields', message, { fields });
  }
  const results = JSON.stringify(reading.toSorted((one, other) => (one.day < other.day ? -1 : 1)));
  const values = { results, by_id: by, at: now, version: basedOn + 1 };
  await transact(db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('reading_results')
      .values({ pupil_id: id, ...values })
      .onConflict((conflict) =>
        conflict.column('pupil_id').doUpdateSet(values).where('reading_results.version', '=', basedOn),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n)
      throw new Problem('conflict', 'Iemand anders heeft dit net gewijzigd. Kijk nog eens.');
    await audit(trx, { action: 'reading-changed', actorId: by, accountId, subject: id });
  });
}
