import { externalChange } from '../../engine/measure/index.ts';
import {
  PLAN_MOMENTS,
  type External,
  type PlanMoment,
  type PlanRole,
  type PlanTaken,
  type PlanTests,
  type PlanTestSize,
  type PlanTestWord,
} from '../contract/plan-tests.ts';
import { nameOf } from '../care/repository.ts';
import { goalsOf } from '../care/stored.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanExternalRow, PlanRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import { titleOf } from '../live/broken-rule.ts';
import type { Words } from '../practice/dealer.ts';
import type { DifficultyOf } from './difficulties.ts';
import { formAt } from './for-pupil.ts';
import {
  bankOf,
  concludePlan,
  scoredOf,
  setOfPlan,
  takenAt,
  type TakenTest,
  type TakenWord,
} from './plan-measure.ts';
import { CLOSED, isTogether } from './plan-set.ts';
import { itemsOf } from './repository.ts';
import { rulesOf } from './results.ts';
import { isCounted } from './scoring.ts';
import { startLateness } from './start-day.ts';

const ROLES: readonly PlanRole[] = ['nieuw', 'oefen', 'zin', 'controle'];

/** The tests of a plan, with what was written and what they say. */
export async function planTestsView(
  db: Db,
  words: Pick<Words, 'asked'>,
  difficultyOf: DifficultyOf,
  plan: PlanRow,
): Promise<PlanTests> {
  const set = await setOfPlan(db, plan.id);
  const externals = await db
    .selectFrom('plan_externals')
    .selectAll()
    .where('plan_id', '=', plan.id)
    .orderBy('day')
    .orderBy('at')
    .execute();
  const items = set ? await itemsOf(db, set.id) : [];
  const [begin, end] = await Promise.all(
    PLAN_MOMENTS.map((moment) => (set ? takenAt(db, set, moment) : undefined)),
  );
  const startLate =
    begin && begin.sitting.handed_in_at !== null ? await startLateness(db, plan, begin.sitting) : null;
  const names = await namesOf(db, [
    ...externals.map(({ by_id }) => by_id),
    ...[begin, end].map((taken) => taken?.sitting.taker_id ?? null),
  ]);
  return {
    test: set
      ? {
          id: set.id,
          size: (JSON.parse(set.source) as { size: PlanTestSize }).size,
          isTogether: isTogether(set),
          notices: JSON.parse(set.notices) as NonNullable<PlanTests['test']>['notices'],
          version: set.version,
        }
      : null,
    taken: PLAN_MOMENTS.map((moment) =>
      takenView(moment, set, items, moment === 'begin' ? begin : end, (id, day) =>
        nameOf(names, plan, { id, day }),
      ),
    ),
    startLate,
    conclusion: concludePlan({
      set,
      begin: startLate === 'too-late' ? undefined : begin,
      end,
      goals: goalsOf(plan),
      bank: (category) => bankOf(words, difficultyOf, category),
    }),
    externals: externals.map((row) => ({
      ...dataOf(row),
      id: row.id,
      moment: row.moment,
      day: row.day,
      by: nameOf(names, plan, { id: row.by_id, day: row.day }),
    })),
    external: externalSaid(externals),
  };
}

async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      ids.flatMap((id) => id ?? []),
    )
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}

function takenView(
  moment: PlanMoment,
  set: TestSetRow | undefined,
  items: readonly TestItemRow[],
  taken: TakenTest | undefined,
  nameOn: (id: string | null, day: string) => string | null,
): PlanTaken {
  const isOffered = set?.moment === moment && set.open_to !== CLOSED;
  const open = isOffered ? { from: set.open_from, to: set.open_to } : null;
  const isMade = set !== undefined && (moment === 'begin' || set.moment === 'eind');
  const common = { moment, isMade, open };
  if (!taken) {
    const own = set ? items.filter(({ form }) => form === formAt({ ...set, moment })) : [];
    return {
      ...common,
      ...{ state: isOffered ? 'klaar' : null, mode: null, day: null, taker: null },
      ...{ circumstances: '', why: null, minutes: 0, counts: {}, categories: [] },
      words: own.map((item) => wordView({ item, answer: undefined, wasPractised: false })),
    };
  }
  const { sitting, words } = taken;
  const isIn = sitting.handed_in_at !== null;
  const day = sitting.taken_on ?? (isIn ? nameOfDay(Number(sitting.handed_in_at)) : null);
  const ms = words.reduce((sum, { answer }) => sum + (answer?.ms ?? 0), 0);
  return {
    ...common,
    state: sitting.state,
    mode: sitting.mode,
    day,
    // On the screen nobody typed it in.
    taker: sitting.mode === 'papier' && day !== null ? nameOn(sitting.taker_id, day) : null,
    circumstances: sitting.circumstances,
    why: sitting.why,
    minutes: Math.round(ms / 60_000),
    words: words.map(wordView),
    counts: isIn ? countsOf(taken) : {},
    categories: isIn ? categoriesOf(taken) : [],
  };
}

function wordView({ item, answer, wasPractised }: TakenWord): PlanTestWord {
  const isOut = answer !== undefined && !isCounted(answer);
  return {
    ...{ n: item.n, part: item.part, word: item.word, sentence: item.sentence },
    ...{ category: item.category, role: item.role },
    given: answer?.given ?? null,
    verdict: answer?.verdict ?? null,
    rules: answer ? rulesOf(answer, item) : [],
    out: wasPractised ? 'geoefend' : isOut ? 'niet gemaakt' : null,
    decided: answer?.decided_by != null,
    late: answer?.late ?? null,
  };
}

const countOf = (scored: readonly { right: boolean }[]) => ({
  right: scored.filter(({ right }) => right).length,
  of: scored.length,
});

const countsOf = (taken: TakenTest): PlanTaken['counts'] =>
  Object.fromEntries(
    ROLES.flatMap((role) => {
      const count = countOf(scoredOf(taken, role));
      return count.of === 0 ? [] : [[role, count]];
    }),
  );

function categoriesOf(taken: TakenTest): PlanTaken['categories'] {
  const categoryOf = new Map(taken.words.map(({ item }) => [item.item, item.category]));
  const groups = Map.groupBy(scoredOf(taken, 'nieuw'), ({ item }) => categoryOf.get(item)!);
  return [...groups].map(([id, scored]) => ({ id, title: titleOf(id) ?? id, ...countOf(scored) }));
}

const dataOf = ({ data }: PlanExternalRow) => JSON.parse(data) as External;

/** The difference of the last results of others at the start and at the end. */
export function externalSaid(rows: readonly PlanExternalRow[]): PlanTests['external'] {
  const last = (moment: PlanMoment) => rows.findLast((row) => row.moment === moment);
  const [begin, end] = PLAN_MOMENTS.map(last);
  if (!begin || !end) return null;
  const [from, to] = [begin, end].map(dataOf) as [External, External];
  const asResult = ({ provider, test, part, norm, score }: External) => ({
    ...{ provider: provider.toLowerCase(), part: part.toLowerCase(), scale: test.toLowerCase() },
    ...{ norm, score },
  });
  const said = externalChange(asResult(from), asResult(to), to.sem ?? from.sem ?? undefined);
  if (said.kind === 'other-norm') return { kind: 'other-norm' };
  return { kind: 'points', points: said.points, finding: said.finding ?? null };
}
