import { daysOffOf } from '../calendar/days-off.ts';
import { MOST_GOAL_CATEGORIES } from '../contract/care-terms.ts';
import { decideSignal, listCareSignals, type CareSignal } from '../contract/care-signals.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { CareSignalRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import type { Licences } from '../licence/licences.ts';
import type { DayCounts } from '../progress/day-counts.ts';
import { pupilName } from '../pupils/name.ts';
import { carePupils, namesOf, type CarePupil } from './repository.ts';
import { categoriesOf, decide, evidenceOf, workOut } from './signals.ts';

interface Deps {
  db: Db;
  licences: Pick<Licences, 'now'>;
}

/** Pupils who may need care, for staff of a school. */
export function signalRoutes(calls: Calls, { db, licences }: Deps, counts: DayCounts): void {
  const today = () => nameOfDay(licences.now());

  calls.on(listCareSignals, async ({ subject, session }) => {
    const account = subject.account!;
    const { free } = await daysOffOf(db, account, today());
    const pupils = await carePupils(db, account.id, session, 'all');
    await counts.bringUpToDate(pupils.map(({ id }) => id));
    const rows = await workOut(db, { pupils, variant: account.variant, free, today: today() });
    const shown = rows.filter(({ state }) => state === 'open' || state === 'niet nu');
    const names = await namesOf(
      db,
      shown.map(({ decided_by }) => decided_by),
    );
    const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]));
    const signals = shown.map((row) => signalView(row, byId.get(row.pupil_id)!, names));
    return { signals, total: signals.length };
  });

  calls.on(decideSignal, async ({ subject, session, params, body }) => {
    const account = subject.account!;
    const signal = await db
      .selectFrom('care_signals')
      .selectAll()
      .where('id', '=', params.signal)
      .executeTakeFirst();
    const pupils = await carePupils(db, account.id, session, 'all');
    if (!signal || !pupils.some(({ id }) => id === signal.pupil_id)) throw notFound();
    const { free } = await daysOffOf(db, account, today());
    const now = licences.now();
    return decide(db, {
      ...{ signal, accountId: account.id, body, actorId: session.id },
      ...{ free, today: today(), now },
    });
  });
}

function signalView(row: CareSignalRow, pupil: CarePupil, names: ReadonlyMap<string, string>): CareSignal {
  const { reasons, isHurried } = evidenceOf(row);
  return {
    id: row.id,
    version: row.version,
    pupil: {
      ...{ id: pupil.id, name: pupilName(pupil) },
      ...{ group: pupil.group ?? '', groupId: pupil.group_id },
    },
    since: row.since,
    state: row.state as CareSignal['state'],
    reasons,
    isHurried,
    isPlanReady: reasons.some(({ kind }) => kind !== 'weinig'),
    goals: categoriesOf(reasons).slice(0, MOST_GOAL_CATEGORIES),
    decided:
      row.state === 'niet nu'
        ? { by: names.get(row.decided_by ?? '') ?? '', why: row.why ?? '', until: row.until! }
        : null,
  };
}
