import { standingOn } from '../contract/licence-state.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { storePeriod } from '../licence/periods.ts';
import { readFacts } from '../licence/repository.ts';
import type { Stored } from './facts.ts';

/** Moves the seats that were picked to the other licence, for the rest of its period; or back. */
export async function moveSeats(
  trx: Db,
  { source, target, items, row }: Stored,
  { actorId, isBack }: { actorId: string | null; isBack: boolean },
): Promise<void> {
  if (items.seats === 0) return;
  const day = nameOfDay(Date.now());
  for (const [account, more] of [
    [source, isBack ? items.seats : -items.seats],
    [target, isBack ? -items.seats : items.seats],
  ] as const) {
    const { period } = standingOn(await readFacts(trx, account.id), day);
    const stored = await trx
      .selectFrom('licences')
      .select(['version', 'note'])
      .where('id', '=', period?.id ?? '')
      .executeTakeFirst();
    if (!period || !stored) continue;
    const { kind, startsOn, endsOn, stops } = period;
    await storePeriod(trx, account, {
      ...{ id: period.id, basedOn: stored.version, actorId, why: row.reason },
      wish: { kind, startsOn, endsOn, stops, note: stored.note, seats: Math.max(1, period.seats + more) },
    });
  }
}
