import { createRng, type Rng } from '../../engine/exercise/index.ts';
import { sizeOf } from '../../engine/measure/index.ts';
import type { CategoryId } from '../../engine/spelling/catalogue/index.ts';
import { misspellings } from '../../engine/spelling/index.ts';
import { daysAfter } from '../../server/contract/days.ts';
import { newId } from '../../server/contract/id.ts';
import { USUAL_PLACEMENT_DAYS } from '../../server/contract/placement.ts';
import type { Db } from '../../server/data/database.ts';
import { nameOfDay } from '../../server/data/day.ts';
import type { PupilRow, SittingRow, TestItemRow } from '../../server/data/schema.ts';
import type { Words } from '../../server/practice/dealer.ts';
import { createDifficulties } from '../../server/tests/difficulties.ts';
import { handIn } from '../../server/tests/hand-in.ts';
import { placementChecked } from '../../server/tests/placement-result.ts';
import { setReady } from '../../server/tests/placement-set.ts';
import { addStage } from '../../server/tests/placement-stages.ts';
import { placementWords } from '../../server/tests/placement-words.ts';
import { itemsOf } from '../../server/tests/repository.ts';
import { createExists, openDictionary, readRefused } from '../../server/words/index.ts';
import { uuid } from './uuid.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How much of each stage is right: a proposal for the teacher to decide on, and one who has not finished. */
const TAKERS = [
  { username: 'jip5', daysAgo: 2, right: [0.9, 0.5, 0.6] },
  { username: 'mats5', daysAgo: 1, right: [0.7, 0.4, 0.5] },
  { username: 'thijmen5', daysAgo: 0, right: [0.6] },
] as const;

/** Placement tests of the demo school: two that were taken and wait for a decision, and one that goes on. */
export async function makePlacements(db: Db, words: Words, now: number): Promise<void> {
  const known = placementWords(words, await createDifficulties(db, () => words.items)());
  const exists = createExists(openDictionary(), readRefused().never);
  const teacher = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'meester.joost')
    .executeTakeFirstOrThrow();
  for (const { username, daysAgo, right } of TAKERS) {
    const at = now - daysAgo * DAY_MS;
    const rng = createRng(`instap/${username}`);
    const pupil = await db
      .selectFrom('pupils')
      .innerJoin('users', 'users.id', 'pupils.id')
      .selectAll('pupils')
      .where('users.username', '=', username)
      .executeTakeFirstOrThrow();
    const id = uuid(rng);
    const to = daysAfter(nameOfDay(at), USUAL_PLACEMENT_DAYS);
    await setReady(db, known, [{ id, pupil, to, actorId: teacher.id, now: at }]);
    const sitting = await begin(db, id, pupil, at);
    for (const [i, share] of right.entries()) {
      if (i > 0) await addStage(db, known, { sitting, stage: i + 1, variant: 'nl', now: at });
      const items = (await itemsOf(db, id)).filter(({ part }) => part === i + 1);
      await write(db, sitting, items, { share, rng, exists });
    }
    const { norm } = await db
      .selectFrom('placements')
      .select('norm')
      .where('set_id', '=', id)
      .executeTakeFirstOrThrow();
    if (right.length < sizeOf(norm).stages) continue;
    await handIn(db, sitting, await itemsOf(db, id), { variant: 'nl', now: at });
    await placementChecked(db, known, id, at);
  }
}

async function begin(db: Db, set_id: string, pupil: PupilRow, now: number): Promise<SittingRow> {
  const sitting: SittingRow = {
    id: newId(now),
    set_id,
    pupil_id: pupil.id,
    ...{ form: 'A', moment: 'instap', mode: 'scherm', state: 'bezig', device: null },
    begun_at: now,
    ...{ handed_in_at: null, why: null, taken_on: null, taker_id: null, circumstances: '', version: 1 },
  };
  await db.insertInto('sittings').values(sitting).execute();
  return sitting;
}

interface Writing {
  share: number;
  rng: Rng;
  exists: (form: string) => boolean;
}

/** What a child writes: so much right, the rest with mistakes as children make them. */
async function write(
  db: Db,
  sitting: SittingRow,
  items: readonly TestItemRow[],
  { share, rng, exists }: Writing,
): Promise<void> {
  const right = new Set(rng.shuffle(items).slice(0, Math.round(share * items.length)));
  const rows = items.map((item) => {
    const wrong = misspellings(item.word, { category: item.category as CategoryId, exists, limit: 3 });
    const given = right.has(item) ? item.word : wrong.length > 0 ? rng.pick(wrong).text : '';
    return {
      ...{ sitting_id: sitting.id, pupil_id: sitting.pupil_id, n: item.n, rev: 1, given },
      ...{ plays: 2, ms: 20_000 + rng.below(20_000), missing: null, late: null },
      ...{ verdict: null, errors: '[]', decided_by: null, why: null },
    };
  });
  await db.insertInto('sitting_answers').values(rows).execute();
}
