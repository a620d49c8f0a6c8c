import {
  abilityOf,
  besideNew,
  changeBetween,
  expectedOf,
  FEWEST_PRACTISED,
  FEWEST_WORDS,
  outcomeOf,
  type Expected,
  type Scored as MeasuredWord,
} from '../../engine/measure/index.ts';
import type { PlanConclusion, PlanMoment, PlanRole, PlanTaken } from '../contract/plan-tests.ts';
import type { Db } from '../data/database.ts';
import { byRound } from '../data/rounds-answers.ts';
import type { SittingAnswerRow, SittingRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import type { StoredGoal } from '../care/stored.ts';
import { titleOf } from '../live/broken-rule.ts';
import type { Words } from '../practice/dealer.ts';
import type { DifficultyOf } from './difficulties.ts';
import { wordsOf } from './plan-material.ts';
import { answersOf, itemsOf, sittingOf } from './repository.ts';
import { rulesOf } from './broken-rules.ts';
import { isCounted } from './scoring.ts';

/** One word of a test that was taken. */
export interface TakenWord {
  item: TestItemRow;
  answer: SittingAnswerRow | undefined;
  /** It was practised between the start of the plan and the end test, although it was kept for that: it counts nowhere. */
  wasPractised: boolean;
}

/** A sitting with its words. */
export interface TakenTest {
  sitting: SittingRow;
  words: readonly TakenWord[];
}

/** The set of a plan; undefined where none was made, or it was thrown away. */
export const setOfPlan = (db: Db, planId: string): Promise<TestSetRow | undefined> =>
  db
    .selectFrom('test_sets')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();

/** What was taken of a set at a moment. */
export async function takenAt(db: Db, set: TestSetRow, moment: PlanMoment): Promise<TakenTest | undefined> {
  const sitting = await sittingOf(db, { ...set, moment }, set.pupil_id!);
  if (!sitting) return undefined;
  return testOf(db, set, sitting, {
    items: await itemsOf(db, set.id),
    answers: await answersOf(db, sitting.id),
  });
}

/** A sitting with its words, from those of its set and from what was written. */
export async function testOf(
  db: Db,
  { made_at, spare_at }: Pick<TestSetRow, 'made_at' | 'spare_at'>,
  sitting: SittingRow,
  { items, answers }: { items: readonly TestItemRow[]; answers: readonly SittingAnswerRow[] },
): Promise<TakenTest> {
  const byN = new Map(answers.map((answer) => [answer.n, answer]));
  const isLater = sitting.moment !== 'begin' && sitting.moment !== 'methode';
  const madeAt = sitting.form === 'C' ? (spare_at ?? made_at) : made_at;
  const asked = isLater ? await lastPractised(db, sitting, madeAt) : new Set<string>();
  return {
    sitting,
    words: items
      .filter(({ form }) => form === sitting.form)
      .map((item) => ({
        item,
        answer: byN.get(item.n),
        wasPractised: item.role !== 'oefen' && asked.has(item.word.toLowerCase()),
      })),
  };
}

/** Words that were practised since a test was made and before its end was handed in. */
async function lastPractised(
  db: Db,
  { pupil_id, handed_in_at, begun_at }: SittingRow,
  madeAt: number,
): Promise<ReadonlySet<string>> {
  const until = handed_in_at ?? begun_at;
  const rows = await db
    .selectFrom('rounds')
    .innerJoin('answers', byRound)
    .select('answers.word')
    .distinct()
    .where('rounds.pupil_id', '=', pupil_id)
    .where('answers.at', '>=', madeAt)
    .where('answers.at', '<', until)
    .execute();
  return new Set(rows.map(({ word }) => word.toLowerCase()));
}

/** The words of a role that count, as engine/measure scores them. */
export const scoredOf = ({ words }: TakenTest, role: TestItemRow['role']): MeasuredWord[] =>
  words.flatMap(({ item, answer, wasPractised }) => {
    const { verdict } = answer ?? {};
    if (item.role !== role || wasPractised || !answer || !isCounted(answer)) return [];
    if (verdict !== 'goed' && verdict !== 'fout') return [];
    return [{ item: item.item, d: item.d, v: item.v, right: verdict === 'goed' }];
  });

const ROLES: readonly PlanRole[] = ['nieuw', 'oefen', 'zin', 'controle'];

/** How many of these were right. */
export const countOf = (scored: readonly { right: boolean }[]) => ({
  right: scored.filter(({ right }) => right).length,
  of: scored.length,
});

/** How many words of each role were right, of those that count. */
export const countsOf = (taken: TakenTest): PlanTaken['counts'] =>
  Object.fromEntries(
    ROLES.flatMap((role) => {
      const count = countOf(scoredOf(taken, role));
      return count.of === 0 ? [] : [[role, count]];
    }),
  );

/** Whether a test was checked, and has words that count. */
export const isValid = (taken: TakenTest | undefined): taken is TakenTest =>
  taken?.sitting.state === 'nagekeken' && scoredOf(taken, 'nieuw').length > 0;

/** What is expected of all words of a category from what was written of its new ones; undefined where nothing was. */
export function expectedIn(
  taken: TakenTest,
  category: string,
  bank: readonly number[],
): (Expected & { words: number; scored: MeasuredWord[] }) | undefined {
  const inCategory = new Set(
    taken.words.filter(({ item }) => item.category === category).map(({ item }) => item.item),
  );
  const scored = scoredOf(taken, 'nieuw').filter(({ item }) => inCategory.has(item));
  if (scored.length === 0 || bank.length === 0) return undefined;
  return { ...expectedOf(abilityOf(scored), bank), words: scored.length, scored };
}

/** What the bank of a category is worth, for what is expected of all of it. */
export const bankOf = (words: Pick<Words, 'asked'>, difficultyOf: DifficultyOf, category: string): number[] =>
  wordsOf(words, difficultyOf, [category]).map(({ d }) => d);

/** Whether goals were dropped after the start test was taken, so that the test itself chose among them. */
export const isChosenByTest = (
  { categories }: Pick<TestSetRow, 'categories'>,
  goals: readonly string[],
): boolean => (JSON.parse(categories) as string[]).some((category) => !goals.includes(category));

interface Concluding {
  set: TestSetRow | undefined;
  begin: TakenTest | undefined;
  end: TakenTest | undefined;
  repeat: TakenTest | undefined;
  goals: readonly StoredGoal[];
  bank: (category: string) => readonly number[];
}

/** What both tests of a plan say together; null before the end test was checked. */
export function concludePlan({ set, begin, end, repeat, goals, bank }: Concluding): PlanConclusion | null {
  if (!isValid(end)) return null;
  const start = isValid(begin) ? begin : undefined;
  const fresh = scoredOf(end, 'nieuw');
  const change =
    start &&
    changeBetween(
      { words: scoredOf(start, 'nieuw'), mode: start.sitting.mode },
      { words: fresh, mode: end.sitting.mode },
    );
  const practised = scoredOf(end, 'oefen');
  const sentences = scoredOf(end, 'zin');
  return {
    change: change ? { finding: change.finding, cautions: change.cautions, z: change.z } : null,
    chosenByTest:
      start !== undefined &&
      set !== undefined &&
      isChosenByTest(
        set,
        goals.flatMap(({ category }) => category ?? []),
      ),
    practised:
      practised.length < FEWEST_PRACTISED
        ? null
        : (besideNew(practised, fresh, 'up').finding as 'up' | 'no-difference'),
    sentences:
      sentences.length === 0
        ? null
        : (besideNew(sentences, fresh, 'down').finding as 'down' | 'no-difference'),
    goals: goals.flatMap((goal) => goalSaid(goal, start, end, bank)),
    repeat: repeatSaid(end, repeat),
    errors: errorsOf(start, end),
  };
}

/** What was left of it some weeks after the end. */
function repeatSaid(end: TakenTest, repeat: TakenTest | undefined): PlanConclusion['repeat'] {
  if (!isValid(repeat)) return null;
  const fresh = scoredOf(repeat, 'nieuw');
  const { finding, cautions } = changeBetween(
    { words: scoredOf(end, 'nieuw'), mode: end.sitting.mode },
    { words: fresh, mode: repeat.sitting.mode },
  );
  return { finding, cautions, words: fresh.length };
}

function goalSaid(
  { id, kind, category, target }: StoredGoal,
  start: TakenTest | undefined,
  end: TakenTest,
  bank: Concluding['bank'],
): PlanConclusion['goals'] {
  if (kind !== 'categorie' || category === undefined) return [];
  const after = expectedIn(end, category, bank(category));
  const before = start && expectedIn(start, category, bank(category));
  const range = (of: Expected) => ({ p: of.p, low: of.low, high: of.high });
  const z =
    before &&
    after &&
    changeBetween(
      { words: before.scored, mode: start.sitting.mode },
      { words: after.scored, mode: end.sitting.mode },
    ).z;
  const outcome =
    after === undefined || target === null || after.words < FEWEST_WORDS
      ? ('niet te zeggen' as const)
      : outcomeOf({
          target,
          end: range(after),
          words: after.words,
          ...(before && z !== undefined && { start: { p: before.p, z } }),
        });
  return [
    {
      goal: id,
      title: titleOf(category) ?? category,
      target,
      begin: before ? range(before) : null,
      end: after ? range(after) : null,
      words: after?.words ?? 0,
      outcome,
    },
  ];
}

/** Words from which on a kind of error is told. */
const TOLD_ERRORS = 3;

function errorsOf(begin: TakenTest | undefined, end: TakenTest): PlanConclusion['errors'] {
  const before = begin ? brokenIn(begin) : new Map<string, number>();
  const after = brokenIn(end);
  const told = [...new Set([...before.keys(), ...after.keys()])].filter(
    (rule) => Math.max(before.get(rule) ?? 0, after.get(rule) ?? 0) >= TOLD_ERRORS,
  );
  return told.map((rule) => ({ rule, begin: before.get(rule) ?? 0, end: after.get(rule) ?? 0 }));
}

/** How often each rule was broken, in a teacher's words; a word breaks each once, so that times are words. */
function brokenIn({ words }: TakenTest): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { item, answer } of words)
    for (const rule of answer ? rulesOf(answer, item) : []) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}
