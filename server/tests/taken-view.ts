import { PLAN_MOMENTS, type PlanMoment, type PlanTaken, type PlanTestWord } from '../contract/plan-tests.ts';
import { nameOf, namesOf } from '../care/repository.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow, SittingRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import { titleOf } from '../live/broken-rule.ts';
import { correctionsOf } from './corrections.ts';
import { formAt, takesTests } from './for-pupil.ts';
import { countOf, countsOf, scoredOf, type TakenTest, type TakenWord } from './plan-measure.ts';
import { CLOSED } from './plan-set.ts';
import { itemsOf, sittingOf } from './repository.ts';
import { rulesOf } from './broken-rules.ts';
import { isCounted } from './scoring.ts';
import { secondSaid } from './second-entry.ts';
import { repeatDays, spareRefused } from './spare-form.ts';

interface Viewing {
  plan: PlanRow;
  set: TestSetRow | undefined;
  taken: Record<PlanMoment, TakenTest | undefined>;
  today: string;
}

/** Each test of a plan as its staff see it: how far it is, what was written, and what can be done about it. */
export async function takenViews(db: Db, { plan, set, taken, today }: Viewing): Promise<PlanTaken[]> {
  const items = set ? await itemsOf(db, set.id) : [];
  const sittings = Object.values(taken).flatMap((one) => one?.sitting ?? []);
  const seconds = await db
    .selectFrom('second_entries')
    .select('by_id')
    .where(
      'sitting_id',
      'in',
      sittings.map(({ id }) => id),
    )
    .execute();
  const names = await namesOf(db, [
    ...sittings.map(({ taker_id }) => taker_id),
    ...seconds.map(({ by_id }) => by_id),
  ]);
  const nameOn = (id: string | null, day: string) => nameOf(names, plan, { id, day });
  const corrections = await correctionsOf(
    db,
    sittings.map(({ id }) => id),
  );
  const { eind: end } = taken;
  return Promise.all(
    PLAN_MOMENTS.map(async (moment): Promise<PlanTaken> => {
      const own = taken[moment];
      const isSpare = set !== undefined && formAt({ ...set, moment }) === 'C';
      const may =
        set !== undefined &&
        set.spare_for !== moment &&
        takesTests(plan, moment) &&
        (await spareRefused(db, set, { pupil: plan.pupil_id, moment, today })) === undefined;
      return {
        ...takenView(moment, set, items, own, nameOn),
        isSpare,
        mayTake: takesTests(plan, moment),
        replaced: set && isSpare ? await replacedIn(db, set, moment, plan.pupil_id) : null,
        maySpare: may,
        between: moment === 'na' && end?.sitting.state === 'nagekeken' ? repeatDays(end.sitting) : null,
        corrections: (own && corrections.get(own.sitting.id)) ?? [],
        second: own
          ? await secondSaid(
              db,
              {
                sitting: own.sitting,
                items: own.words.map(({ item }) => item),
                answers: own.words.flatMap(({ answer }) => answer ?? []),
              },
              nameOn,
            )
          : null,
      };
    }),
  );
}

/** What was taken at a moment before the third form was made for it. */
async function replacedIn(
  db: Db,
  set: TestSetRow,
  moment: PlanMoment,
  pupil: string,
): Promise<PlanTaken['replaced']> {
  if (moment === 'na') return null;
  const before = await sittingOf(db, { ...set, moment, spare_for: null }, pupil);
  return before ? { day: dayIn(before), why: before.why } : null;
}

/** The day on which it was handed in, or taken on paper. */
const dayIn = ({ taken_on, handed_in_at }: SittingRow): string | null =>
  taken_on ?? (handed_in_at === null ? null : nameOfDay(Number(handed_in_at)));

function takenView(
  moment: PlanMoment,
  set: TestSetRow | undefined,
  items: readonly TestItemRow[],
  taken: TakenTest | undefined,
  nameOn: (id: string | null, day: string) => string | null,
): Omit<PlanTaken, 'isSpare' | 'mayTake' | 'replaced' | 'maySpare' | 'between' | 'corrections' | 'second'> {
  const isOffered = set?.moment === moment && set.open_to !== CLOSED;
  const open = isOffered ? { from: set.open_from, to: set.open_to } : null;
  const isMade =
    set !== undefined &&
    (moment === 'begin' || (moment === 'eind' ? set.moment !== 'begin' : set.spare_for === 'na'));
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
  const day = dayIn(sitting);
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

function categoriesOf(taken: TakenTest): PlanTaken['categories'] {
  const categoryOf = new Map(taken.words.map(({ item }) => [item.item, item.category]));
  const groups = Map.groupBy(scoredOf(taken, 'nieuw'), ({ item }) => categoryOf.get(item)!);
  return [...groups].map(([id, scored]) => ({ id, title: titleOf(id) ?? id, ...countOf(scored) }));
}
