import type { PlanEvaluation } from '../contract/care-plan.ts';
import type { SignalState } from '../contract/care-signals.ts';
import type { CareEvent } from '../contract/care-plans.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { CareSignalRow, PlanRow } from '../data/schema.ts';
import { testsOf } from '../lvs/repository.ts';
import { sessionsOf } from './repository.ts';
import { evidenceOf } from './signals.ts';

/** So many of the latest are told. */
const MOST = 100;

/** What happened in the care for a pupil, the latest first: plans that began and ended, sessions, evaluations, tests that were read in. */
export async function timelineOf(db: Db, pupilId: string, plans: readonly PlanRow[]): Promise<CareEvent[]> {
  const ids = plans.map(({ id }) => id);
  const sessions = (await sessionsOf(db, ids)).filter(({ struck }) => struck === null);
  const evaluations =
    ids.length === 0
      ? []
      : await db.selectFrom('plan_evaluations').selectAll().where('plan_id', 'in', ids).execute();
  const tests = await testsOf(db, pupilId);
  const signals = await db.selectFrom('care_signals').selectAll().where('pupil_id', '=', pupilId).execute();
  // Of one day what came last stands first: the order stays where days are the same.
  const events: CareEvent[] = [
    ...plans.flatMap(({ id, state, closed_on: day, closed_why: why }) =>
      day !== null && state === 'gestopt' ? [{ kind: 'einde' as const, day, plan: id, text: why ?? '' }] : [],
    ),
    ...evaluations.map(({ plan_id: plan, day, conclusion, text }) => ({
      kind: 'evaluatie' as const,
      ...{ day, plan, text },
      conclusion: conclusion as PlanEvaluation['conclusion'],
    })),
    ...sessions.map(({ plan_id: plan, day, minutes, note }) => ({
      kind: 'moment' as const,
      ...{ day, plan, minutes },
      text: note,
    })),
    ...tests.flatMap(({ takenAt: day, test, part, moment, level }) =>
      day === undefined
        ? []
        : [
            {
              kind: 'toets' as const,
              day,
              plan: null,
              text: `${test ?? part} ${moment}${level ? `: ${level.value}` : ''}`,
            },
          ],
    ),
    ...signals.flatMap(signalEvents),
    ...plans
      .filter(({ state }) => state !== 'concept')
      .map(({ id, from_day: day }) => ({ kind: 'begin' as const, day, plan: id, text: '' })),
  ];
  return events.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)).slice(0, MOST);
}

/** What became of a signal, the latest first. */
function signalEvents(signal: CareSignalRow): CareEvent[] {
  const { since, state, why, decided_at: decided, over_on: over } = signal;
  const kinds = evidenceOf(signal).reasons.map(({ kind }) => kind);
  const event = (day: string, is: SignalState, said = ''): CareEvent => ({
    ...{ kind: 'signaal', day, plan: null, signal: is, text: said },
    ...(is === 'open' && { kinds }),
  });
  return [
    ...(over === null ? [] : [event(over, 'voorbij')]),
    ...(decided === null || state === 'open'
      ? []
      : [event(nameOfDay(decided), why === null ? 'plan' : 'niet nu', why ?? '')]),
    event(since, 'open'),
  ];
}
