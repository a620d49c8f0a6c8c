import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import { newId } from '../contract/id.ts';
import type { enterPlanTest, PlanMoment } from '../contract/plan-tests.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import type { SittingRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { formAt } from './for-pupil.ts';
import { handIn } from './hand-in.ts';
import { itemsOf, sittingOf } from './repository.ts';

/** A test on paper that somebody types in. */
interface Entering {
  set: TestSetRow;
  moment: PlanMoment;
  pupilId: string;
  body: z.output<typeof enterPlanTest.body>;
  actorId: string;
  variant: Variant;
  today: string;
  now: number;
}

const CONTROL = /[\u0000-\u001f\u007f]/g;

const wrong = (field: string, message: string) =>
  new Problem('invalid-fields', undefined, { fields: { [field]: message } });

/**
 * Stores what was written on paper and checks it at once, in a transaction; entered again with a reason it takes the place of what was there.
 * What was taken on the screen stays.
 */
export async function enterOnPaper(
  trx: Db,
  { set, moment, pupilId, body, actorId, variant, today, now }: Entering,
): Promise<void> {
  if (body.day > today) throw wrong('day', 'Deze dag is nog niet geweest.');
  const at = { id: set.id, moment };
  const before = await sittingOf(trx, at, pupilId);
  if (before && before.mode !== 'papier')
    throw new Problem('conflict', 'Deze toets is al op het scherm begonnen.');
  if (before && body.why.length < 3) throw wrong('why', 'Schrijf kort waarom.');
  const form = before?.form ?? formAt({ ...set, moment });
  const items = (await itemsOf(trx, set.id)).filter((item) => item.form === form);
  checkAnswers(items, body.answers);
  if (before) await trx.deleteFrom('sitting_answers').where('sitting_id', '=', before.id).execute();
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
  await trx
    .insertInto('sittings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const byN = new Map(body.answers.map((answer) => [answer.n, answer]));
  await trx
    .insertInto('sitting_answers')
    .values(items.map((item) => answerRow(row, item, byN.get(item.n)!)))
    .execute();
  await handIn(trx, row, items, { variant, now, why: row.why });
  await audit(trx, {
    action: 'test-entered',
    actorId,
    accountId: set.account_id,
    subject: pupilId,
    detail: set.id,
  });
}

/** A sheet with a missing line is not stored: every word is said, once. */
function checkAnswers(items: readonly TestItemRow[], answers: readonly { n: number }[]): void {
  const known = new Set(items.map(({ n }) => n));
  const given = new Set(answers.map(({ n }) => n));
  if (given.size < answers.length || [...given].some((n) => !known.has(n)))
    throw wrong('answers', 'Dit zijn niet de woorden van deze toets.');
  const missing = items.filter(({ n }) => !given.has(n));
  if (missing.length > 0)
    throw wrong('answers', `Nog niet ingevuld: ${missing.map(({ n }) => n).join(', ')}.`);
}

function answerRow(
  { id, pupil_id }: SittingRow,
  item: TestItemRow,
  { is, given }: z.output<typeof enterPlanTest.body>['answers'][number],
) {
  const right = item.role === 'zin' ? item.sentence! : item.word;
  const written = given.replace(CONTROL, '').trim();
  return {
    sitting_id: id,
    pupil_id,
    n: item.n,
    rev: 1,
    given: is === 'goed' ? right : is === 'geschreven' && written !== '' ? written : null,
    plays: 0,
    ms: 0,
    missing: is === 'niet gemaakt' ? ('niet gemaakt' as const) : null,
    late: null,
    verdict: null,
    errors: '[]',
    decided_by: null,
    why: null,
  };
}
