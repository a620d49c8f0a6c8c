import { audit } from '../audit/audit.ts';
import * as contract from '../contract/plan-test-calls.ts';
import type { PlanMoment, PlanTestSize } from '../contract/plan-tests.ts';
import { findPlan } from '../care/repository.ts';
import { goalCategories } from '../care/stored.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow, PupilRow, TestSetRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Licences } from '../licence/licences.ts';
import type { Words } from '../practice/dealer.ts';
import { changeSitting, decide } from './deciding.ts';
import type { DifficultyOf } from './difficulties.ts';
import { takesTests } from './for-pupil.ts';
import { checkWindow } from './make.ts';
import { planTestChecked } from './plan-checked.ts';
import { makeEndTest } from './plan-end.ts';
import { enterOnPaper } from './plan-entry.ts';
import { setOfPlan } from './plan-measure.ts';
import { CLOSED, composePlanTest, storePlanTest, untestedIn } from './plan-set.ts';
import { planTestsView } from './plan-view.ts';
import { sittingOf } from './repository.ts';
import { chooseEntries, enterSecond } from './second-entry.ts';
import { makeSpare, outsideRepeat, repeatDays, withoutSpare } from './spare-form.ts';

interface Deps {
  db: Db;
  words: Words;
  difficulties: () => Promise<DifficultyOf>;
  licences: Pick<Licences, 'now'>;
}

/** The start and end test of a plan, for staff. `mapChanged` tells the pupil who is there. */
export function planTestRoutes(
  calls: Calls,
  { db, words, difficulties, licences }: Deps,
  mapChanged: (pupilIds: readonly string[]) => void,
): void {
  const now = () => licences.now();
  const view = async (plan: PlanRow) =>
    planTestsView(db, words, await difficulties(), plan, nameOfDay(now()));
  const planOf = (pupil: PupilRow, plan: string) => findPlan(db, { pupil: pupil.id, plan });
  const open = async (pupil: PupilRow, id: string, moment: PlanMoment = 'begin') => {
    const plan = await planOf(pupil, id);
    if (!takesTests(plan, moment))
      throw new Problem('conflict', 'Dit plan is afgesloten. Open het eerst opnieuw.');
    return plan;
  };
  const setOf = async (plan: PlanRow, id: string): Promise<TestSetRow> => {
    const set = await setOfPlan(db, plan.id);
    if (set?.id !== id) throw notFound();
    return set;
  };
  const variantOf = async ({ account_id }: PlanRow) =>
    (await db.selectFrom('accounts').select('variant').where('id', '=', account_id).executeTakeFirstOrThrow())
      .variant;
  const making = (pupil: PupilRow, plan: PlanRow, id: string, size: PlanTestSize) => ({
    ...{ id, plan, pupil, size },
    now: now(),
  });
  const deps = { db, words, difficulties };
  /** A repeat is taken some weeks after the end test, and with the words that were made for it. */
  const checkRepeat = async (set: TestSetRow, pupil: PupilRow, days: readonly string[]) => {
    const end = await sittingOf(db, { ...set, moment: 'eind' }, pupil.id);
    if (set.spare_for !== 'na' || !end)
      throw new Problem('conflict', 'Maak eerst de woorden om de eindtoets te herhalen.');
    const between = repeatDays(end);
    if (days.some((day) => day < between.from || day > between.to))
      throw new Problem('conflict', outsideRepeat(between));
  };
  const checkAnew = async (set: TestSetRow, moment: PlanMoment) => {
    const difficultyOf = await difficulties();
    await transact(db, (trx) => planTestChecked(trx, { words, difficultyOf }, set, moment, now()));
  };

  calls.on(contract.getPlanTests, async ({ subject, params }) =>
    view(await planOf(subject.pupil!, params.plan)),
  );

  calls.on(contract.previewPlanTest, async ({ subject, params, body }) => {
    const pupil = subject.pupil!;
    const plan = await open(pupil, params.plan);
    const { items, notices } = await composePlanTest(deps, making(pupil, plan, params.test, body.size));
    const first = items.filter(({ form }) => form === 'A');
    const counts = Object.fromEntries(
      [...Map.groupBy(first, ({ role }) => role)].map(([role, own]) => [role, own.length]),
    );
    return { counts, notices, untested: untestedIn(goalCategories(plan), first) };
  });

  calls.on(contract.makePlanTest, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    const plan = await open(pupil, params.plan);
    const wish = making(pupil, plan, params.test, body.size);
    if ((await setOfPlan(db, plan.id))?.id !== params.test)
      await storePlanTest(db, { ...wish, actorId: session.id }, await composePlanTest(deps, wish));
    return view(plan);
  });

  calls.on(contract.openPlanTest, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    const plan = await open(pupil, params.plan, params.moment);
    const set = await setOf(plan, params.test);
    if (body.open) checkWindow(body.open);
    if (params.moment === 'na')
      await checkRepeat(set, pupil, body.open ? [body.open.from, body.open.to] : []);
    const begun = await sittingOf(db, set, pupil.id);
    if (begun?.state === 'bezig' && set.moment !== params.moment)
      throw new Problem('conflict', 'Wacht met de eindtoets tot de begintoets is ingeleverd.');
    if (params.moment === 'eind' && set.spare_for !== 'eind') await makeEndTest(deps, set, pupil, now());
    await transact(db, async (trx) => {
      await trx
        .updateTable('test_sets')
        .set({
          moment: params.moment,
          open_from: body.open?.from ?? CLOSED,
          open_to: body.open?.to ?? CLOSED,
          version: set.version + 1,
        })
        .where('id', '=', set.id)
        .execute();
      await audit(trx, {
        action: 'plan-test-opened',
        actorId: session.id,
        accountId: plan.account_id,
        subject: plan.id,
        detail: params.moment,
      });
    });
    mapChanged([pupil.id]);
    return view(plan);
  });

  calls.on(contract.makeSpareTest, async ({ subject, session, params }) => {
    const pupil = subject.pupil!;
    const { moment } = params;
    const plan = await open(pupil, params.plan, moment);
    const set = await setOf(plan, params.test);
    await makeSpare(deps, { set, pupil, moment, actorId: session.id, now: now() });
    mapChanged([pupil.id]);
    return view(plan);
  });

  calls.on(contract.enterPlanTest, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    const { moment } = params;
    const plan = await open(pupil, params.plan, moment);
    const set = await setOf(plan, params.test);
    if (moment === 'eind' && set.moment === 'begin')
      throw new Problem('conflict', 'Zet de eindtoets eerst klaar, op papier of op het scherm.');
    if (moment === 'na') await checkRepeat(set, pupil, [body.day]);
    const variant = await variantOf(plan);
    const difficultyOf = await difficulties();
    await transact(db, async (trx) => {
      const entering = {
        ...{ set, moment, pupilId: pupil.id, body, variant },
        ...{ actorId: session.id, now: now(), today: nameOfDay(now()) },
      };
      if (body.isSecond) return enterSecond(trx, entering);
      await enterOnPaper(trx, entering);
      await planTestChecked(trx, { words, difficultyOf }, set, moment, now());
    });
    return view(await planOf(pupil, params.plan));
  });

  calls.on(contract.choosePlanEntry, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    const { moment } = params;
    const plan = await planOf(pupil, params.plan);
    const set = await setOf(plan, params.test);
    const variant = await variantOf(plan);
    await transact(db, (trx) =>
      chooseEntries(trx, {
        ...{ set, moment, pupilId: pupil.id, body, variant },
        ...{ actorId: session.id, now: now() },
      }),
    );
    await checkAnew(set, moment);
    return view(await planOf(pupil, params.plan));
  });

  calls.on(contract.decidePlanTest, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    const plan = await planOf(pupil, params.plan);
    const set = { ...(await setOf(plan, params.test)), moment: params.moment };
    await decide(db, { set, pupilId: pupil.id, body, actorId: session.id, now: now() });
    await checkAnew(set, params.moment);
    return view(await planOf(pupil, params.plan));
  });

  calls.on(contract.setPlanSitting, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    const plan = await planOf(pupil, params.plan);
    const made = await setOf(plan, params.test);
    // What was taken before counts again, as long as nobody began with the third form.
    const isBack =
      body.to === 'geldig' &&
      made.spare_for === params.moment &&
      !(await sittingOf(db, { ...made, moment: params.moment }, pupil.id));
    const whole = isBack ? await withoutSpare(db, made) : made;
    const set = { ...whole, moment: params.moment };
    const variant = await variantOf(plan);
    await changeSitting(db, {
      ...{ set, pupilId: pupil.id, body, actorId: session.id, variant },
      now: now(),
    });
    await checkAnew(set, params.moment);
    mapChanged([pupil.id]);
    return view(await planOf(pupil, params.plan));
  });

  calls.on(contract.putExternal, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    const plan = await open(pupil, params.plan);
    const { moment, day, ...data } = body;
    if (day > nameOfDay(now()))
      throw new Problem('invalid-fields', undefined, { fields: { day: 'Deze dag is nog niet geweest.' } });
    const values = { moment, day, data: JSON.stringify(data), by_id: session.id, at: now() };
    await transact(db, async (trx) => {
      const known = await trx
        .selectFrom('plan_externals')
        .select('plan_id')
        .where('id', '=', params.external)
        .executeTakeFirst();
      if (known && known.plan_id !== plan.id) throw new Problem('conflict');
      await trx
        .insertInto('plan_externals')
        .values({ id: params.external, plan_id: plan.id, pupil_id: pupil.id, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
      await audit(trx, {
        action: 'test-entered',
        actorId: session.id,
        accountId: plan.account_id,
        subject: pupil.id,
        detail: plan.id,
      });
    });
    return view(plan);
  });
}
