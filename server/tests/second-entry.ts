import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import type { choosePlanEntry } from '../contract/plan-test-calls.ts';
import type { PlanMoment, PlanTaken } from '../contract/plan-tests.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type {
  SecondEntryRow,
  SittingAnswerRow,
  SittingRow,
  TestItemRow,
  TestSetRow,
} from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { correcting } from './corrections.ts';
import { markChecked } from './hand-in.ts';
import { checkAnswers, typedOf, type Entering } from './paper-answers.ts';
import { answersOf, itemsOf, sittingOf } from './repository.ts';
import { isCounted, scoreOf } from './scoring.ts';

// A test on paper that a second person typed in: where that is another, somebody chooses word by word. It is never averaged.

/** A word as the second person typed it in. */
interface SecondAnswer extends Pick<SittingAnswerRow, 'n' | 'given' | 'missing'> {
  /** Somebody saw both, and what the first typed stands. */
  isLeft: boolean;
}

const storedIn = ({ answers }: SecondEntryRow) => JSON.parse(answers) as SecondAnswer[];

const secondOf = (db: Db, sittingId: string): Promise<SecondEntryRow | undefined> =>
  db.selectFrom('second_entries').selectAll().where('sitting_id', '=', sittingId).executeTakeFirst();

/** Stores what a second person typed in, in a transaction: of a test on paper that somebody else entered. It changes no score. */
export async function enterSecond(
  trx: Db,
  { set, moment, pupilId, body, actorId, now }: Entering,
): Promise<void> {
  const sitting = await sittingOf(trx, { ...set, moment }, pupilId);
  if (sitting?.mode !== 'papier' || !isIn(sitting))
    throw new Problem('conflict', 'Deze toets is nog niet van papier ingevoerd.');
  if (sitting.taker_id === actorId)
    throw new Problem('conflict', 'De tweede invoer is van iemand anders dan de eerste.');
  const items = (await itemsOf(trx, set.id)).filter(({ form }) => form === sitting.form);
  checkAnswers(items, body.answers);
  const byN = new Map(body.answers.map((answer) => [answer.n, answer]));
  const answers = items.map((item): SecondAnswer => ({
    n: item.n,
    ...typedOf(item, byN.get(item.n)!),
    isLeft: false,
  }));
  const values = { answers: JSON.stringify(answers), by_id: actorId, at: now };
  await trx
    .insertInto('second_entries')
    .values({ sitting_id: sitting.id, pupil_id: pupilId, ...values })
    .onConflict((conflict) => conflict.column('sitting_id').doUpdateSet(values))
    .execute();
  await audit(trx, {
    action: 'test-entered',
    actorId,
    accountId: set.account_id,
    subject: pupilId,
    detail: set.id,
  });
}

const isIn = ({ state }: SittingRow) => state === 'ingeleverd' || state === 'nagekeken';

/** What is to be chosen of a sitting; null where nobody typed it in a second time. */
export async function secondSaid(
  db: Db,
  { sitting, items, answers }: { sitting: SittingRow; items: readonly TestItemRow[]; answers: Answers },
  nameOn: (id: string | null, day: string) => string | null,
): Promise<PlanTaken['second']> {
  const second = await secondOf(db, sitting.id);
  if (!second) return null;
  const day = nameOfDay(Number(second.at));
  const wordOf = new Map(items.map((item) => [item.n, item]));
  const shown = (answer: Pick<SittingAnswerRow, 'given' | 'missing'>) => ({
    given: answer.given,
    isMissing: !isCounted(answer),
  });
  return {
    by: nameOn(second.by_id, day),
    day,
    words: unlike(second, answers).map(({ first, other }) => {
      const { word, sentence, role } = wordOf.get(other.n)!;
      return {
        ...{ n: other.n, word: role === 'zin' ? sentence! : word },
        ...{ first: shown(first), second: shown(other) },
      };
    }),
  };
}

type Answers = readonly SittingAnswerRow[];

/** The words that the second person typed in as another, of which nobody chose yet. */
function unlike(second: SecondEntryRow, answers: Answers) {
  const byN = new Map(answers.map((answer) => [answer.n, answer]));
  return storedIn(second).flatMap((other) => {
    const first = byN.get(other.n);
    if (!first || other.isLeft) return [];
    const isSame = first.given === other.given && isCounted(first) === isCounted(other);
    return isSame ? [] : [{ first, other }];
  });
}

interface Choosing {
  set: TestSetRow;
  moment: PlanMoment;
  pupilId: string;
  body: z.output<typeof choosePlanEntry.body>;
  actorId: string;
  variant: Variant;
  now: number;
}

/** Why a score changed that two people typed in. */
const COMPARED = 'Twee keer ingevoerd en vergeleken.';

/** Has the words count that somebody chose from both, in a transaction; the score of before is kept. */
export async function chooseEntries(
  trx: Db,
  { set, moment, pupilId, body, actorId, variant, now }: Choosing,
): Promise<void> {
  const sitting = await sittingOf(trx, { ...set, moment }, pupilId);
  const second = sitting && (await secondOf(trx, sitting.id));
  if (!sitting || !second || !isIn(sitting)) throw notFound();
  const open = new Map(unlike(second, await answersOf(trx, sitting.id)).map(({ other }) => [other.n, other]));
  const items = (await itemsOf(trx, set.id)).filter(({ form }) => form === sitting.form);
  const left = new Set<number>();
  await correcting(trx, { set, sitting, actorId, why: COMPARED, now }, async () => {
    for (const { n, take } of body.choices) {
      const other = open.get(n);
      const item = items.find((one) => one.n === n);
      if (!other || !item) throw new Problem('conflict', 'Hier is al gekozen. Kijk nog eens.');
      if (take === 'eerste') left.add(n);
      else await takeOver(trx, sitting, item, { ...other, variant });
    }
    await trx.updateTable('sittings').set({ state: 'ingeleverd' }).where('id', '=', sitting.id).execute();
    await markChecked(trx, sitting.id);
  });
  const answers = storedIn(second).map((one) => ({ ...one, isLeft: one.isLeft || left.has(one.n) }));
  await trx
    .updateTable('second_entries')
    .set({ answers: JSON.stringify(answers) })
    .where('sitting_id', '=', sitting.id)
    .execute();
  await audit(trx, {
    action: 'test-decided',
    actorId,
    accountId: set.account_id,
    subject: pupilId,
    detail: set.id,
  });
}

async function takeOver(
  trx: Db,
  { id }: SittingRow,
  item: TestItemRow,
  { given, missing, variant }: Pick<SecondAnswer, 'given' | 'missing'> & { variant: Variant },
): Promise<void> {
  const isOut = !isCounted({ given, missing });
  const { verdict, errors } = isOut ? { verdict: null, errors: [] } : scoreOf(item, given, variant);
  await trx
    .updateTable('sitting_answers')
    .set({ given, missing, verdict, errors: JSON.stringify(errors), decided_by: null, why: null })
    .where('sitting_id', '=', id)
    .where('n', '=', item.n)
    .execute();
}

/** Where the first entry is replaced, what somebody chose of both says nothing any more. */
export async function forgetChoices(trx: Db, sittingId: string): Promise<void> {
  const second = await secondOf(trx, sittingId);
  if (!second) return;
  const answers = storedIn(second).map((one) => ({ ...one, isLeft: false }));
  await trx
    .updateTable('second_entries')
    .set({ answers: JSON.stringify(answers) })
    .where('sitting_id', '=', sittingId)
    .execute();
}
