import type { z } from 'zod';
import type { AuditAction } from '../audit/actions.ts';
import { audit } from '../audit/audit.ts';
import { REASON } from '../contract/care-terms.ts';
import { REOPEN_HOURS, type decideAnswers, type setSitting } from '../contract/method-tests.ts';
import type { Variant } from '../contract/variant.ts';
import { transact, type Db } from '../data/database.ts';
import type { SittingRow, TestSetRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { correcting } from './corrections.ts';
import { handIn, markChecked } from './hand-in.ts';
import { answersOf, itemsOf, sittingOf } from './repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Share of the words that has to have an answer for staff to hand a test in for a pupil. */
const ENOUGH_ANSWERS = 0.8;

/** A decision of the staff about what a pupil wrote. */
interface Deciding<Body> {
  set: TestSetRow;
  pupilId: string;
  body: Body;
  actorId: string;
  now: number;
}

/** Decides words: those that are doubted, and with a reason others. */
export async function decide(
  db: Db,
  { set, pupilId, body, actorId, now }: Deciding<z.output<typeof decideAnswers.body>>,
): Promise<void> {
  await transact(db, async (trx) => {
    const sitting = await begun(trx, set, pupilId);
    if (sitting.state !== 'ingeleverd' && sitting.state !== 'nagekeken')
      throw new Problem('conflict', 'Deze toets is nog niet ingeleverd.');
    const stored = new Map((await answersOf(trx, sitting.id)).map((answer) => [answer.n, answer]));
    const { why } = body;
    await correcting(trx, { set, sitting, actorId, why, now }, async () => {
      for (const { n, verdict } of body.verdicts) {
        const answer = stored.get(n);
        if (!answer?.verdict) throw notFound();
        const isSure =
          sitting.state === 'nagekeken' || (answer.verdict !== 'twijfel' && answer.decided_by === null);
        if (isSure && answer.verdict !== verdict && why.length < REASON.least)
          throw new Problem('invalid-fields', undefined, { fields: { why: 'Schrijf kort waarom.' } });
        await trx
          .updateTable('sitting_answers')
          .set({ verdict, decided_by: actorId, why: why === '' ? answer.why : why })
          .where('sitting_id', '=', sitting.id)
          .where('n', '=', n)
          .execute();
      }
    });
    await markChecked(trx, sitting.id);
    await log(trx, { action: 'test-decided', actorId, set, pupilId });
  });
}

/** Opens a test again, hands it in for a pupil, or has it count or not. */
export async function changeSitting(
  db: Db,
  {
    set,
    pupilId,
    body,
    actorId,
    now,
    variant,
  }: Deciding<z.output<typeof setSitting.body>> & { variant: Variant },
): Promise<void> {
  await transact(db, async (trx) => {
    const sitting = await begun(trx, set, pupilId);
    const { to, why } = body;
    if (to === 'inleveren') {
      const items = (await itemsOf(trx, set.id)).filter(({ form }) => form === sitting.form);
      const answers = await answersOf(trx, sitting.id);
      const given = answers.filter((answer) => answer.given !== null && answer.given !== '').length;
      if (given < ENOUGH_ANSWERS * items.length)
        throw new Problem('conflict', `Er zijn pas ${given} van ${items.length} woorden geschreven.`);
      await handIn(trx, sitting, items, { variant, now, why });
    } else {
      if (to === 'open') await refuseEvaluated(trx, set, sitting);
      await move(trx, sitting, to, why, now);
    }
    await log(trx, { action: `test-${to}`, actorId, set, pupilId });
  });
}

async function move(
  trx: Db,
  sitting: SittingRow,
  to: 'open' | 'ongeldig' | 'geldig',
  why: string,
  now: number,
): Promise<void> {
  const isIn = sitting.state === 'ingeleverd' || sitting.state === 'nagekeken';
  const set = (values: Partial<SittingRow>) =>
    trx
      .updateTable('sittings')
      .set({ ...values, why, version: sitting.version + 1 })
      .where('id', '=', sitting.id)
      .execute();
  if (to === 'ongeldig') {
    if (sitting.state !== 'ongeldig') await set({ state: 'ongeldig' });
  } else if (to === 'geldig') {
    if (sitting.state !== 'ongeldig') return;
    await set({ state: sitting.handed_in_at === null ? 'bezig' : 'ingeleverd' });
    await markChecked(trx, sitting.id);
  } else {
    if (!isIn) return;
    if (now - sitting.handed_in_at! > REOPEN_HOURS * HOUR_MS)
      throw new Problem('conflict', `Opnieuw openen kan tot ${REOPEN_HOURS} uur na het inleveren.`);
    await set({ state: 'bezig', handed_in_at: null, device: null });
  }
}

/** What a plan was looked back on with stays as it was then; a word of it can be corrected, and that is told. */
async function refuseEvaluated(trx: Db, { plan_id }: TestSetRow, sitting: SittingRow): Promise<void> {
  if (plan_id === null || sitting.handed_in_at === null) return;
  const evaluation = await trx
    .selectFrom('plan_evaluations')
    .select('id')
    .where('plan_id', '=', plan_id)
    .where('at', '>=', sitting.handed_in_at)
    .executeTakeFirst();
  if (evaluation)
    throw new Problem('conflict', 'Dit plan is al geëvalueerd. Verbeter een woord, met een reden.');
}

async function begun(trx: Db, set: TestSetRow, pupilId: string): Promise<SittingRow> {
  const sitting = await sittingOf(trx, set, pupilId);
  if (!sitting) throw new Problem('conflict', 'Hier is nog niet aan begonnen.');
  return sitting;
}

const log = (
  trx: Db,
  {
    action,
    actorId,
    set,
    pupilId,
  }: { action: AuditAction; actorId: string; set: TestSetRow; pupilId: string },
) => audit(trx, { action, actorId, accountId: set.account_id, subject: pupilId, detail: set.id });
