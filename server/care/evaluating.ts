import type { z } from 'zod';
import { proposedConclusion } from '../contract/care-conclusion.ts';
import type { OUTCOMES } from '../contract/care-plan.ts';
import type { PlanEvaluation } from '../contract/care-plan.ts';
import type { evaluatePlan } from '../contract/care-plans.ts';
import { REASON } from '../contract/care-terms.ts';
import { transact, type Db } from '../data/database.ts';
import { Problem } from '../http/problem.ts';
import { note, store } from './moving.ts';
import { findPlan } from './repository.ts';
import { goalsOf } from './stored.ts';

type Outcome = (typeof OUTCOMES)[number];

interface Evaluating {
  id: string;
  planId: string;
  pupilId: string;
  body: z.output<typeof evaluatePlan.body>;
  /** What the tests of the plan say of each goal; a goal of which they say nothing is not there. */
  outcomes: ReadonlyMap<string, Outcome>;
  /** Minutes that were done of those that were planned. */
  doneShare: number;
  actorId: string;
  today: string;
  now: number;
}

/** Closes a plan with an evaluation: an outcome for each goal, with why where it is another than the proposed one. */
export async function evaluate(
  db: Db,
  { id, planId, pupilId, body, outcomes, doneShare, actorId, today, now }: Evaluating,
): Promise<void> {
  if (body.day > today)
    throw new Problem('invalid-fields', undefined, { fields: { day: 'Deze dag is nog niet geweest.' } });
  await transact(db, async (trx) => {
    const plan = await findPlan(trx, { pupil: pupilId, plan: planId });
    const known = await trx
      .selectFrom('plan_evaluations')
      .select('plan_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (known?.plan_id === plan.id) return;
    if (plan.version !== body.version)
      throw new Problem('conflict', 'Iemand anders heeft dit plan net gewijzigd. Kijk nog eens.');
    if (plan.state !== 'evalueren') throw new Problem('conflict', 'Dit plan wordt nu niet geëvalueerd.');
    const goals = goalsOf(plan).map((goal, i): PlanEvaluation['goals'][number] => {
      const given = body.goals.find((one) => one.goal === goal.id);
      if (!given)
        throw new Problem('invalid-fields', undefined, {
          fields: { [`goals.${i}.outcome`]: 'Kies een uitkomst voor elk doel.' },
        });
      const { outcome, why } = given;
      // Without a test at the end nothing can be said of a goal.
      const own = outcomes.get(goal.id) ?? 'niet te zeggen';
      if (outcome !== own && why.length < REASON.least)
        throw new Problem('invalid-fields', undefined, {
          fields: { [`goals.${i}.why`]: 'Schrijf kort waarom je een andere uitkomst kiest.' },
        });
      return { goal: goal.id, outcome, proposed: own, why };
    });
    const { conclusion: proposed } = proposedConclusion(
      goals.map(({ outcome }) => outcome),
      doneShare,
    );
    const { day, instrument, conclusion, text, nextOn } = body;
    await trx
      .insertInto('plan_evaluations')
      .values({
        id,
        plan_id: plan.id,
        pupil_id: pupilId,
        day,
        instrument,
        goals: JSON.stringify(goals),
        conclusion,
        proposed,
        text,
        next_on: nextOn,
        by_id: actorId,
        at: now,
      })
      .execute();
    await store(trx, plan, { state: 'afgesloten', closed_on: today, closed_why: conclusion });
    await note(trx, plan, { actorId, now, reason: 'geëvalueerd', field: 'state', after: 'afgesloten' });
  });
}
