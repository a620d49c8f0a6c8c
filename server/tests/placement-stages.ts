import { nextStage, sizeOf, type HalfYear } from '../../engine/measure/index.ts';
import type { OwnTest } from '../contract/own-tests.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import type { PlacementRow, SittingAnswerRow, SittingRow, TestItemRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { categoriesIn, stageItems } from './placement-set.ts';
import type { PlacementWord } from './placement-words.ts';
import { answersOf, itemsOf } from './repository.ts';
import { isCounted, scoreOf } from './scoring.ts';

export const findPlacement = (db: Db, setId: string): Promise<PlacementRow | undefined> =>
  db.selectFrom('placements').selectAll().where('set_id', '=', setId).executeTakeFirst();

/** The half-years of the stages that were made. */
export const stagesOf = ({ stages }: Pick<PlacementRow, 'stages'>): HalfYear[] =>
  JSON.parse(stages) as HalfYear[];

/** How far the stages of a placement test are, for who takes it. */
export function stagesView(placement: PlacementRow): NonNullable<OwnTest['stages']> {
  const { stages, words } = sizeOf(placement.norm);
  return { made: stagesOf(placement).length, of: stages, words };
}

/** Refuses to end a test of which a stage is still to come. */
export async function checkAllStages(trx: Db, setId: string): Promise<void> {
  const placement = await findPlacement(trx, setId);
  if (!placement) return;
  const { made, of } = stagesView(placement);
  if (made < of) throw new Problem('conflict', 'Er komt nog een deel. Ga eerst daarmee verder.');
}

/** How a stage went, of the words that count: the sound of the others failed. */
function shareOf(
  items: readonly TestItemRow[],
  answers: ReadonlyMap<number, SittingAnswerRow>,
  variant: Variant,
): { right: number; asked: number } {
  const counted = items.filter(({ n }) => {
    const answer = answers.get(n);
    return answer === undefined || isCounted(answer);
  });
  const right = counted.filter(
    (item) => scoreOf(item, answers.get(item.n)?.given ?? null, variant).verdict === 'goed',
  );
  return { right: right.length, asked: counted.length };
}

/**
 * Makes the stage that comes next, in a transaction: where it begins hangs on how the last one went, as it is written now. One that is there
 * stays as it is, whatever was written over since.
 */
export async function addStage(
  trx: Db,
  words: readonly PlacementWord[],
  {
    sitting,
    stage,
    variant,
    now,
  }: {
    sitting: Pick<SittingRow, 'id' | 'set_id' | 'pupil_id'>;
    stage: number;
    variant: Variant;
    now: number;
  },
): Promise<void> {
  const placement = await findPlacement(trx, sitting.set_id);
  if (!placement) throw new Problem('conflict', 'Deze toets heeft geen delen.');
  const stages = stagesOf(placement);
  if (stages.length >= stage) return;
  if (stage !== stages.length + 1 || stage > sizeOf(placement.norm).stages)
    throw new Problem('conflict', 'Dit deel is er nog niet.');
  const before = await itemsOf(trx, sitting.set_id);
  const answers = new Map((await answersOf(trx, sitting.id)).map((answer) => [answer.n, answer]));
  const last = before.filter(({ part }) => part === stages.length);
  const { right, asked } = shareOf(last, answers, variant);
  const at = asked === 0 ? stages.at(-1)! : nextStage(stages.at(-1)!, right, asked);
  const pupil = await trx
    .selectFrom('pupils')
    .select(['id', 'groep'])
    .where('id', '=', sitting.pupil_id)
    .executeTakeFirstOrThrow();
  const { norm, set_id: set } = placement;
  const items = await stageItems(trx, words, { set, pupil, norm, at, stage, before, now });
  const { numUpdatedRows } = await trx
    .updateTable('placements')
    .set({ stages: JSON.stringify([...stages, at]) })
    .where('set_id', '=', set)
    // Two requests at once make one.
    .where('stages', '=', placement.stages)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  if (items.length > 0) await trx.insertInto('test_items').values(items).execute();
  await trx
    .updateTable('test_sets')
    .set({ categories: categoriesIn([...before, ...items]) })
    .where('id', '=', set)
    .execute();
}
