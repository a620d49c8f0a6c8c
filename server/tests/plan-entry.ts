import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import { newId } from '../contract/id.ts';
import type { enterPlanTest } from '../contract/plan-test-calls.ts';
import type { Db } from '../data/database.ts';
import type { SittingRow, TestItemRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { correcting } from './corrections.ts';
import { formAt } from './for-pupil.ts';
import { handIn } from './hand-in.ts';
import { itemsOf, sittingOf } from './repository.ts';
import { checkAnswers, typedOf, wrongField, type Entering } from './paper-answers.ts';
import { forgetChoices } from './second-entry.ts';

/**
 * Stores what was written on paper and checks it at once, in a transaction; entered again with a reason it takes the place of what was there.
 * What was taken on the screen stays.
 */
export async function enterOnPaper(
  trx: Db,
  { set, moment, pupilId, body, actorId, variant, today, now }: Entering,
): Promise<void> {
  if (body.day > today) throw wrongField('day', 'Deze dag is nog niet geweest.');
  const before = await sittingOf(trx, { ...set, moment }, pupilId);
  if (before && before.mode !== 'papier')
    throw new Problem('conflict', 'Deze toets is al op het scherm begonnen.');
  if (before && body.why.length < 3) throw wrongField('why', 'Schrijf kort waarom.');
  const form = before?.form ?? formAt({ ...set, moment });
  const items = (await itemsOf(trx, set.id)).filter((item) => item.form === form);
  checkAnswers(items, body.answers);
  const row: SittingRow = {
    id: before?.id ?? newId(now),
    set_id: set.id,
    pupil_id: pupilId,
    ...{ form, moment, mode: 'papier', state: 'bezig' },
    device: null,
    begun_at: before?.begun_at ?? now,
    handed_in_at: null,
    why: body.why === '' ? null : body.why,
    taken_on: body.day,
    taker_id: actorId,
    circumstances: body.circumstances,
    version: (before?.version ?? 0) + 1,
  };
  const fill = async () => {
    await trx
      .insertInto('sittings')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await trx.deleteFrom('sitting_answers').where('sitting_id', '=', row.id).execute();
    const byN = new Map(body.answers.map((answer) => [answer.n, answer]));
    await trx
      .insertInto('sitting_answers')
      .values(items.map((item) => answerRow(row, item, byN.get(item.n)!)))
      .execute();
    await handIn(trx, row, items, { variant, now, why: row.why });
  };
  if (!before) await fill();
  else {
    await correcting(trx, { set, sitting: before, actorId, why: body.why, now }, fill);
    await forgetChoices(trx, before.id);
  }
  await audit(trx, {
    action: 'test-entered',
    actorId,
    accountId: set.account_id,
    subject: pupilId,
    detail: set.id,
  });
}

function answerRow(
  { id, pupil_id }: SittingRow,
  item: TestItemRow,
  { is, given }: z.output<typeof enterPlanTest.body>['answers'][number],
) {
  return {
    sitting_id: id,
    pupil_id,
    n: item.n,
    rev: 1,
    ...typedOf(item, { is, given }),
    plays: 0,
    ms: 0,
    late: null,
    verdict: null,
    errors: '[]',
    decided_by: null,
    why: null,
  };
}
