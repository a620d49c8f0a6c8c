import { SPELLING_CATEGORIES } from '../../engine/spelling/catalogue/index.ts';
import type { ErrorBody } from '../contract/call.ts';
import type { CareSignal } from '../contract/care-signals.ts';
import { daysAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import type { DayLevelRow } from '../data/schema.ts';
import type { TestServer } from './server.ts';

const today = nameOfDay(Date.now());
/** Taught before groep 5. */
export const EARLIER = SPELLING_CATEGORIES.filter(({ start }) => start.groep <= 4).map(({ id }) => id);
/** Success of which the 80 % interval ends at 55 %, and one that is fine. */
export const LOW = { p: 0.4554, sd: 0.2972 };
export const FINE = { p: 0.8, sd: 0.3 };

/** A school that has the care trajectory, with what practice says of its pupils. */
export async function startSignals(server: TestServer) {
  const { account, noor, finn, demo } = server.school;
  const office = await server.login('office');
  const switchTo = (on: boolean, basedOn: number) =>
    server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
      ...{ token: office, body: { on, basedOn } },
    });
  await switchTo(true, 0);
  const docent = await server.login('docent');
  const path = `/api/accounts/${account}/care/signals`;
  const signals = async (token = docent) =>
    (await server.call<{ signals: CareSignal[] }>('GET', path, { token })).body.signals;
  const decide = (signal: Pick<CareSignal, 'id' | 'version'>, body: object, token = docent) =>
    server.call<{ version: number } & ErrorBody>('PUT', `${path}/${signal.id}`, {
      ...{ token, body: { basedOn: signal.version, ...body } },
    });
  /** How far a pupil was in categories at the end of a day, and is. */
  const knows = async (
    pupil: string,
    categories: readonly string[],
    level: Partial<DayLevelRow>,
    daysAgo = 0,
  ) => {
    const rows = categories.map((category) => ({
      ...{ pupil_id: pupil, category, answers: 30, status: 'bezig' as const, reason: 'oefent' },
      ...{ p: 0.8, sd: 0.3, ...level },
    }));
    await server.db.deleteFrom('practice_levels').where('category', 'in', categories).execute();
    await server.db
      .insertInto('practice_levels')
      .values(rows.map((row) => ({ ...row, mean: 0, last_at: Date.now(), mastered_at: null, review: '[]' })))
      .execute();
    const day = daysAfter(today, -daysAgo);
    await server.db
      .insertInto('day_levels')
      .values(rows.map((row) => ({ ...row, day })))
      .execute();
  };
  /** So many answers on each of these days ago. */
  const answers = async (pupil: string, count: number, daysAgo: readonly number[], category = 'cvc') => {
    await server.db
      .insertInto('day_counts')
      .values(
        daysAgo.map((ago) => ({
          ...{ pupil_id: pupil, day: daysAfter(today, -ago), category, answers: count, correct: count },
          ...{ tries: count, ms: 1, last_at: 1 },
        })),
      )
      .execute();
  };
  const kinds = async () => (await signals()).map(({ reasons }) => reasons.map(({ kind }) => kind));
  return {
    ...{ server, account, noor, finn, demo, docent, switchTo, path },
    ...{ signals, decide, knows, answers, kinds },
  };
}

// Acceptance of care, case 27.
