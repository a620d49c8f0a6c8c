import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { audit } from '../audit/audit.ts';
import { daysOffOf } from '../calendar/days-off.ts';
import { getPlanDossier } from '../contract/care-dossier.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import type { Words } from '../practice/dealer.ts';
import type { DayCounts } from '../progress/day-counts.ts';
import { pupilName } from '../pupils/name.ts';
import type { DifficultyOf } from '../tests/difficulties.ts';
import { planTestsView } from '../tests/plan-view.ts';
import { dossierPdf } from './dossier.ts';
import { evidenceOf } from './evidence/facts.ts';
import { historyOf } from './history.ts';
import { findPlan } from './repository.ts';
import { planView } from './view.ts';

/** Letters of the id of a plan by which it is known where no name may stand. */
const ID_LETTERS = 8;

/** What a plan is called where no name may stand: its number, and letters of its id. */
export const markOf = ({ number, id }: Pick<PlanRow, 'number' | 'id'>): string =>
  `${number}-${id.slice(0, ID_LETTERS)}`;

interface Deps {
  db: Db;
  words: Words;
  licences: { now: () => number };
  difficulties: () => Promise<DifficultyOf>;
}

/** A plan on paper: of a teacher only those that they keep. What was made is known by its hash in the audit log. */
export function dossierRoute(
  calls: Calls,
  { db, words, licences, difficulties }: Deps,
  counts: DayCounts,
): void {
  calls.file(getPlanDossier, async ({ subject, session, params, query }) => {
    const pupil = subject.pupil!;
    const plan = await findPlan(db, { pupil: pupil.id, plan: params.plan });
    if (session.role === 'docent' && plan.owner_id !== session.id) throw notFound();
    const account = await db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', pupil.account_id)
      .executeTakeFirstOrThrow();
    const today = nameOfDay(licences.now());
    await counts.bringUpToDate([pupil.id]);
    const around = {
      accountId: account.id,
      daysOff: await daysOffOf(db, account, today),
      pupils: [pupil],
      today,
    };
    const pdf = await dossierPdf(
      {
        plan: await planView(db, plan, around),
        history: await historyOf(db, plan),
        tests: await planTestsView(db, words, await difficulties(), plan, today),
        evidence: await evidenceOf(db, { account, pupil, daysOff: around.daysOff, today }),
        school: account.name,
        name: pupilName(pupil),
        firstName: pupil.first_name,
        variant: account.variant,
        today,
      },
      query.for,
    );
    await audit(db, {
      action: 'plan-dossier',
      actorId: session.id,
      accountId: account.id,
      subject: plan.id,
      detail: `${query.for} ${createHash('sha256').update(pdf).digest('hex')}`,
    });
    return {
      name: `handelingsplan-${markOf(plan)}.pdf`,
      type: 'application/pdf',
      content: Readable.from([pdf]),
    };
  });
}
