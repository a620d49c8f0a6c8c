import { expectedOf, HALF_YEARS, sizeOf, STAGE_WORDS, type HalfYear } from '../../engine/measure/index.ts';
import { UNDO_HOURS } from '../contract/lvs.ts';
import type { Placement, PlacementDetail, PlacementOfPupil, PlacementResult } from '../contract/placement.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlacementRow, SittingAnswerRow, SittingRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import { notFound } from '../http/problem.ts';
import { titleOf } from '../lvs/evidence.ts';
import { scoredOf } from './placement-result.ts';
import { stagesOf } from './placement-stages.ts';
import { banksOf, type PlacementWord } from './placement-words.ts';
import { isCounted } from './scoring.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Half-years on each side of the start of which is told what would be written right. */
const BESIDE = 2;

/** Of which pupils, and of one test or of the latest of each. */
interface Wish {
  group: { id: string; account_id: string };
  test?: string;
  now: number;
}

/** A placement test with all that was stored of it. */
interface Whole {
  placement: PlacementRow;
  set: TestSetRow;
  by: string | null;
  sitting: SittingRow | undefined;
  items: TestItemRow[];
  answers: SittingAnswerRow[];
}

/** The pupils of a group by name, each with the latest placement test that was not taken away. */
export async function placementsOf(db: Db, { group, now }: Wish): Promise<PlacementOfPupil[]> {
  const pupils = await pupilsOf(db, group.id);
  const found = await wholesOf(db, group, { pupils: pupils.map(({ pupil }) => pupil) });
  const latest = new Map(found.map((one) => [one.placement.pupil_id, one]));
  return pupils.map((pupil) => {
    const own = latest.get(pupil.pupil);
    return { ...pupil, placement: own ? viewOf(own, now) : null };
  });
}

/** One test, with its words and what is expected about the start. */
export async function placementDetail(
  db: Db,
  words: readonly PlacementWord[],
  { group, test = '', now }: Wish,
): Promise<PlacementDetail> {
  const [whole] = await wholesOf(db, group, { test });
  const pupil = (await pupilsOf(db, group.id)).find(({ pupil: id }) => id === whole?.placement.pupil_id);
  if (!whole || !pupil) throw notFound();
  const answers = new Map(whole.answers.map((answer) => [answer.n, answer]));
  return {
    ...pupil,
    placement: viewOf(whole, now),
    words: whole.items.map(({ n, part, word, category }) => {
      const answer = answers.get(n);
      return {
        n,
        stage: part,
        word,
        category: titleOf(category) ?? category,
        given: answer?.given ?? null,
        verdict: answer?.verdict ?? null,
        missing: answer !== undefined && !isCounted(answer),
      };
    }),
    expected: expectedAbout(whole.placement, words),
  };
}

/** What would be written right of the half-years about the start. */
function expectedAbout(
  { mean, start }: PlacementRow,
  words: readonly PlacementWord[],
): { at: HalfYear; p: number }[] {
  if (mean === null || start === null) return [];
  const bank = banksOf(words);
  const here = HALF_YEARS.indexOf(start);
  return HALF_YEARS.slice(Math.max(0, here - BESIDE), here + BESIDE + 1).flatMap((at) => {
    const difficulties = bank(at);
    if (difficulties.length === 0) return [];
    return [{ at, p: expectedOf({ theta: mean, se: 0 }, difficulties).p }];
  });
}

async function pupilsOf(
  db: Db,
  groupId: string,
): Promise<Pick<PlacementOfPupil, 'pupil' | 'name' | 'year'>[]> {
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['pupils.id as pupil', 'users.name', 'groep as year'])
    .where('pupils.group_id', '=', groupId)
    .where('pupils.trashed_at', 'is', null)
    .where('users.role', '=', 'leerling')
    .execute();
  const names = new Intl.Collator('nl');
  return rows.sort((a, b) => names.compare(a.name, b.name));
}

/** The tests of some pupils of an account, the oldest first, or one of them. */
async function wholesOf(
  db: Db,
  { account_id: account }: Wish['group'],
  { pupils, test }: { pupils?: readonly string[]; test?: string },
): Promise<Whole[]> {
  const sets = await db
    .selectFrom('test_sets')
    .selectAll()
    .where('account_id', '=', account)
    .where('use', '=', 'instap')
    .where('trashed_at', 'is', null)
    .$if(pupils !== undefined, (query) => query.where('pupil_id', 'in', pupils!))
    .$if(test !== undefined, (query) => query.where('id', '=', test!))
    .orderBy('made_at')
    .execute();
  const latest = [...new Map(sets.map((set) => [set.pupil_id, set])).values()];
  const ids = latest.map(({ id }) => id);
  const makers = latest.flatMap(({ made_by }) => made_by ?? []);
  const [placements, sittings, items, answers, users] = await Promise.all([
    db.selectFrom('placements').selectAll().where('set_id', 'in', ids).execute(),
    db.selectFrom('sittings').selectAll().where('set_id', 'in', ids).execute(),
    db.selectFrom('test_items').selectAll().where('set_id', 'in', ids).orderBy('n').execute(),
    db
      .selectFrom('sitting_answers')
      .innerJoin('sittings', 'sittings.id', 'sitting_answers.sitting_id')
      .selectAll('sitting_answers')
      .where('set_id', 'in', ids)
      .execute(),
    db.selectFrom('users').select(['id', 'name']).where('id', 'in', makers).execute(),
  ]);
  return latest.map((set) => {
    const sitting = sittings.find(({ set_id }) => set_id === set.id);
    return {
      set,
      placement: placements.find(({ set_id }) => set_id === set.id)!,
      by: users.find(({ id }) => id === set.made_by)?.name ?? null,
      sitting,
      items: items.filter(({ set_id }) => set_id === set.id),
      answers: answers.filter(({ sitting_id }) => sitting_id === sitting?.id),
    };
  });
}

function viewOf(whole: Whole, now: number): Placement {
  const { set, placement, sitting, by, answers } = whole;
  const { stages, words } = sizeOf(placement.norm);
  const isIn = placement.state !== 'toets';
  const isOver = set.open_to < nameOfDay(now);
  return {
    test: set.id,
    state: isIn ? 'klaar met toets' : sitting ? 'bezig' : isOver ? 'dicht' : 'klaar',
    to: set.open_to,
    madeAt: set.made_at,
    by,
    norm: placement.norm,
    stage: stagesOf(placement).length,
    stages,
    written: answers.filter(({ given }) => given !== null && given !== '').length,
    words: stages * words,
    handedInAt: sitting?.handed_in_at ?? null,
    ...(isIn && { result: resultOf(whole) }),
  };
}

function resultOf({ placement, sitting, items, answers }: Whole): PlacementResult | null {
  const { start, state, decided_at: decidedAt } = placement;
  if (start === null) return null;
  const scored = scoredOf(items, answers);
  const count = (some: typeof scored) => ({
    right: some.filter(({ right }) => right).length,
    of: some.length,
  });
  const categories = [...Map.groupBy(scored, ({ category }) => category)]
    .filter(([, own]) => own.length >= STAGE_WORDS.told)
    .map(([id, own]) => ({ id, title: titleOf(id) ?? id, ...count(own) }));
  return {
    ...count(scored),
    noSound: items.length - scored.length,
    stages: stagesOf(placement).map((at, i) => ({
      at,
      ...count(scored.filter(({ part }) => part === i + 1)),
    })),
    categories: categories.sort((a, b) => a.right / a.of - b.right / b.of),
    start,
    decision: state === 'toets' ? 'open' : state,
    // What a home accepts by itself it does as the test is handed in.
    isAutomatic: state === 'accepted' && decidedAt === sitting?.handed_in_at,
    decidedAt,
    ...(state === 'accepted' && decidedAt !== null && { undoUntil: decidedAt + UNDO_HOURS * HOUR_MS }),
  };
}
