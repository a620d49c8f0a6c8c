import { looks } from '../audit/looks.ts';
import { daysOffOf } from '../calendar/days-off.ts';
import { doneShareOf } from '../contract/care-conclusion.ts';
import * as contract from '../contract/care-plans.ts';
import { transact } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PupilRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import type { Licences } from '../licence/licences.ts';
import type { Words } from '../practice/dealer.ts';
import type { PractisableDeps } from '../practice/practisable.ts';
import type { DayCounts } from '../progress/day-counts.ts';
import { pupilName } from '../pupils/name.ts';
import { groupOf } from '../settings/repository.ts';
import type { DifficultyOf } from '../tests/difficulties.ts';
import { planTestsView } from '../tests/plan-view.ts';
import { changeFields } from './changing.ts';
import { dossierRoute } from './dossier-route.ts';
import { evaluate } from './evaluating.ts';
import { historyOf } from './history.ts';
import { inPractice } from './in-practice.ts';
import { makePlan } from './making.ts';
import { extend, movePlan } from './moving.ts';
import { ownerRoute } from './owner-route.ts';
import { proposalFor } from './proposal.ts';
import { carePupils, findPlan, keepersByGroup, ownersFor, plansOf } from './repository.ts';
import { reportRoute } from './report-route.ts';
import { saveSession, strikeDay } from './sessions.ts';
import { signalRoutes } from './signal-routes.ts';
import { goalChoices } from './starts.ts';
import { fieldsOf } from './stored.ts';
import { timelineOf } from './timeline.ts';
import { setPlanRemoved } from './trash.ts';
import { planHeads, planView } from './view.ts';

interface Deps extends PractisableDeps {
  words: Words;
  licences: Pick<Licences, 'now'>;
  difficulties: () => Promise<DifficultyOf>;
}

/** Action plans, for staff of a school. `mapChanged` tells the pupil who is there. */
export function careRoutes(
  calls: Calls,
  { db, words, dealer, catalogue, licences, difficulties }: Deps,
  counts: DayCounts,
  mapChanged: (pupilIds: readonly string[]) => void,
): void {
  const now = () => licences.now();
  const today = () => nameOfDay(now());
  const looked = looks(db);
  const accountOf = ({ account_id }: PupilRow) =>
    db
      .selectFrom('accounts')
      .select(['id', 'variant'])
      .where('id', '=', account_id)
      .executeTakeFirstOrThrow();
  const daysOff = async (pupil: PupilRow) => daysOffOf(db, await accountOf(pupil), today());
  const around = async (pupil: PupilRow) => ({
    accountId: pupil.account_id,
    daysOff: await daysOff(pupil),
    pupils: [pupil],
    today: today(),
  });
  const view = async (pupil: PupilRow, planId: string) => {
    await counts.bringUpToDate([pupil.id]);
    const plan = await findPlan(db, { pupil: pupil.id, plan: planId });
    return {
      ...(await planView(db, plan, await around(pupil))),
      practice: await inPractice({ db, words, dealer, catalogue }, plan, pupil, now()),
    };
  };
  /** A plan after a change, which the map of the pupil follows. */
  const changed = (pupil: PupilRow, planId: string) => {
    mapChanged([pupil.id]);
    return view(pupil, planId);
  };
  const doing = async (pupil: PupilRow, planId: string, actorId: string) => ({
    planId,
    pupil,
    actorId,
    free: (await daysOff(pupil)).free,
    now: now(),
    today: today(),
  });

  const outcomesOf = async (plan: string, pupil: string) => {
    const row = await findPlan(db, { pupil, plan });
    const tests = await planTestsView(db, words, await difficulties(), row, today());
    return new Map(tests.conclusion?.goals.map(({ goal, outcome }) => [goal, outcome]));
  };

  calls.on(contract.listCarePupils, async ({ subject, session }) => {
    const account = subject.account!;
    const daysOff = await daysOffOf(db, account, today());
    const pupils = await carePupils(db, account.id, session, 'with plans');
    await counts.bringUpToDate(pupils.map(({ id }) => id));
    const found = new Map(pupils.map((pupil) => [pupil.id, pupil]));
    const plans = await plansOf(db, [...found.keys()]);
    const heads = await planHeads(db, plans, { accountId: account.id, daysOff, pupils, today: today() });
    const rows = heads.map((plan, i) => {
      const pupil = found.get(plans[i]!.pupil_id)!;
      return {
        id: pupil.id,
        name: pupilName(pupil),
        group: pupil.group ?? '',
        groupId: pupil.group_id,
        support: fieldsOf(plans[i]!).support,
        plan,
      };
    });
    const owners = await keepersByGroup(
      db,
      account.id,
      pupils.map(({ group_id }) => group_id),
    );
    return { pupils: rows, total: rows.length, owners };
  });

  calls.on(contract.getCare, async ({ subject, session }) => {
    const pupil = subject.pupil!;
    await looked(session, 'care-viewed', pupil.account_id, pupil.id);
    await counts.bringUpToDate([pupil.id]);
    const plans = await plansOf(db, [pupil.id]);
    return {
      name: pupilName(pupil),
      firstName: pupil.first_name,
      group: (await groupOf(db, pupil))?.name ?? '',
      plans: await planHeads(db, plans, await around(pupil)),
      timeline: await timelineOf(db, pupil.id, plans),
      owners: await ownersFor(db, pupil),
      categories: await goalChoices(db, words, pupil.id),
    };
  });

  calls.on(contract.getProposal, async ({ subject }) => {
    const pupil = subject.pupil!;
    await counts.bringUpToDate([pupil.id]);
    return { pieces: await proposalFor(db, pupil, now()) };
  });

  calls.on(contract.getPlan, async ({ subject, session, params }) => {
    const pupil = subject.pupil!;
    await looked(session, 'plan-viewed', pupil.account_id, pupil.id);
    return view(pupil, params.plan);
  });

  calls.on(contract.makePlan, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    const { free } = await daysOff(pupil);
    const making = { id: params.plan, pupil, copyOf: body.copyOf, actorId: session.id, free, now: now() };
    await makePlan(db, making);
    return view(pupil, params.plan);
  });

  calls.on(contract.changePlan, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    await changeFields(
      db,
      { words, difficulties },
      { ...(await doing(pupil, params.plan, session.id)), body },
    );
    return changed(pupil, params.plan);
  });

  calls.on(contract.setPlanState, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    await movePlan(db, await doing(pupil, params.plan, session.id), body);
    return changed(pupil, params.plan);
  });

  calls.on(contract.extendPlan, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    await extend(db, await doing(pupil, params.plan, session.id), body);
    return changed(pupil, params.plan);
  });

  calls.on(contract.putSession, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    await saveSession(db, {
      id: params.session,
      planId: params.plan,
      pupilId: pupil.id,
      body,
      actorId: session.id,
      today: today(),
    });
    return view(pupil, params.plan);
  });

  calls.on(contract.strikePlay, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    const { plan: planId, day } = params;
    await strikeDay(db, { planId, pupilId: pupil.id, actorId: session.id, day, ...body });
    return view(pupil, planId);
  });

  calls.on(contract.evaluatePlan, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    const { done, planned } = await view(pupil, params.plan);
    await evaluate(db, {
      id: params.evaluation,
      planId: params.plan,
      pupilId: pupil.id,
      body,
      outcomes: await outcomesOf(params.plan, pupil.id),
      doneShare: doneShareOf({ done, planned }),
      actorId: session.id,
      today: today(),
      now: now(),
    });
    return view(pupil, params.plan);
  });

  calls.on(contract.trashPlan, async ({ subject, session, params, body }) => {
    const pupil = subject.pupil!;
    await transact(db, async (trx) => {
      const plan = await findPlan(trx, { pupil: pupil.id, plan: params.plan }, 'either');
      await setPlanRemoved(trx, plan, { removed: body.removed, actorId: session.id, now: now() });
    });
    mapChanged([pupil.id]);
    return body;
  });

  calls.on(contract.listPlanVersions, async ({ subject, params }) => {
    const plan = await findPlan(db, { pupil: subject.pupil!.id, plan: params.plan });
    const versions = await historyOf(db, plan);
    return { versions, total: versions.length };
  });

  ownerRoute(calls, { db, words, licences, difficulties });
  signalRoutes(calls, { db, licences }, counts);
  dossierRoute(calls, { db, words, licences, difficulties }, counts);
  reportRoute(calls, { db, words, licences, difficulties }, counts);
}
