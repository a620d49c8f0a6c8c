import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { audit } from '../audit/audit.ts';
import { daysOffOf, type DaysOff } from '../calendar/days-off.ts';
import type { Viewer } from '../access/access.ts';
import { getPlanDossier, getPlanDossiers } from '../contract/care-dossier.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { AccountRow, PlanRow, PupilRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Words } from '../practice/dealer.ts';
import type { DayCounts } from '../progress/day-counts.ts';
import { pupilName } from '../pupils/name.ts';
import type { DifficultyOf } from '../tests/difficulties.ts';
import { planTestsView } from '../tests/plan-view.ts';
import { dossierPdf, dossiersPdf, type DossierMatter } from './dossier.ts';
import { evidenceOf } from './evidence/facts.ts';
import { historyOf } from './history.ts';
import { carePupils, findPlan, plansOf } from './repository.ts';
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
  const accountOf = (id: string) =>
    db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const mayShare = ({ role, id }: Viewer, plan: PlanRow) => role !== 'docent' || plan.owner_id === id;
  const matterOf = async (
    account: AccountRow,
    pupil: PupilRow,
    plan: PlanRow,
    { daysOff, today }: { daysOff: DaysOff; today: string },
  ): Promise<DossierMatter> => {
    await counts.bringUpToDate([pupil.id]);
    return {
      plan: await planView(db, plan, { accountId: account.id, daysOff, pupils: [pupil], today }),
      history: await historyOf(db, plan),
      tests: await planTestsView(db, words, await difficulties(), plan, today),
      evidence: await evidenceOf(db, { account, pupil, daysOff, today }),
      ...{ school: account.name, variant: account.variant, today },
      ...{ name: pupilName(pupil), firstName: pupil.first_name },
    };
  };
  const noted = (pdf: Buffer, plan: Pick<PlanRow, 'id' | 'account_id'>, actorId: string, whom: string) =>
    audit(db, {
      ...{ action: 'plan-dossier', actorId, accountId: plan.account_id, subject: plan.id },
      detail: `${whom} ${createHash('sha256').update(pdf).digest('hex')}`,
    });
  const file = (name: string, pdf: Buffer) => ({
    ...{ name: `${name}.pdf`, type: 'application/pdf' },
    content: Readable.from([pdf]),
  });
  const around = async (account: AccountRow) => {
    const today = nameOfDay(licences.now());
    return { today, daysOff: await daysOffOf(db, account, today) };
  };

  calls.file(getPlanDossier, async ({ subject, session, params, query }) => {
    const pupil = subject.pupil!;
    const plan = await findPlan(db, { pupil: pupil.id, plan: params.plan });
    if (!mayShare(session, plan)) throw notFound();
    const account = await accountOf(pupil.account_id);
    const pdf = await dossierPdf(await matterOf(account, pupil, plan, await around(account)), query.for);
    await noted(pdf, plan, session.id, query.for);
    return file(`handelingsplan-${markOf(plan)}`, pdf);
  });

  calls.file(getPlanDossiers, async ({ subject, session, query }) => {
    const account = subject.account!;
    const pupils = await carePupils(db, account.id, session, 'with plans');
    const known = new Map(pupils.map((pupil) => [pupil.id, pupil]));
    const asked = new Set(query.plans);
    const plans = (await plansOf(db, [...known.keys()])).filter(({ id }) => asked.has(id));
    if (plans.length < asked.size || !plans.every((plan) => mayShare(session, plan))) throw notFound();
    const order = new Map(pupils.map(({ id }, i) => [id, i]));
    const kept = plans
      .filter(({ state }) => state !== 'concept')
      .sort(
        (one, other) => order.get(one.pupil_id)! - order.get(other.pupil_id)! || one.number - other.number,
      );
    const now = await around(account);
    const matters: DossierMatter[] = [];
    for (const plan of kept) matters.push(await matterOf(account, known.get(plan.pupil_id)!, plan, now));
    const [first, ...others] = matters;
    if (!first)
      throw new Problem('conflict', 'Een concept komt niet in deze afdruk. Maak daar zelf een PDF van.');
    const pdf = await dossiersPdf([first, ...others]);
    for (const plan of kept) await noted(pdf, plan, session.id, 'samen');
    return file('handelingsplannen', pdf);
  });
}
