import { daysOffOf } from '../calendar/days-off.ts';
import { setPlanOwner } from '../contract/care-owner.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { Calls } from '../http/calls.ts';
import { Problem } from '../http/problem.ts';
import type { Licences } from '../licence/licences.ts';
import type { Words } from '../practice/dealer.ts';
import type { DifficultyOf } from '../tests/difficulties.ts';
import { changeFields } from './changing.ts';
import { carePupils, plansOf } from './repository.ts';
import { versionsOf } from './stored.ts';

interface Deps {
  db: Db;
  words: Words;
  licences: Pick<Licences, 'now'>;
  difficulties: () => Promise<DifficultyOf>;
}

/** Gives several plans to a colleague at once: each as if it was changed alone, so that its history and its rules are the same. */
export function ownerRoute(calls: Calls, { db, licences, ...making }: Deps): void {
  calls.on(setPlanOwner, async ({ subject, session, body: { plans, owner, reason } }) => {
    const account = subject.account!;
    const now = licences.now();
    const today = nameOfDay(now);
    const { free } = await daysOffOf(db, account, today);
    const pupils = new Map(
      (await carePupils(db, account.id, session, 'with plans')).map((pupil) => [pupil.id, pupil]),
    );
    const known = new Map((await plansOf(db, [...pupils.keys()])).map((plan) => [plan.id, plan]));
    const failed: { plan: string; message: string }[] = [];
    let changed = 0;
    for (const id of new Set(plans)) {
      const plan = known.get(id);
      if (plan?.owner_id === owner) continue;
      try {
        if (!plan) throw new Problem('not-found', 'Dit plan is er niet meer.');
        const basedOn = { owner: versionsOf(plan).owner! };
        const body = { fields: { owner }, basedOn, reason };
        const pupil = pupils.get(plan.pupil_id)!;
        await changeFields(db, making, { planId: id, pupil, body, actorId: session.id, free, now, today });
        changed++;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        failed.push({ plan: id, message: error.fields?.['owner'] ?? error.message });
      }
    }
    return { changed, failed };
  });
}
