import { SPELLING_CATEGORIES } from '../../engine/spelling/catalogue/index.ts';
import { MANY_ANSWERS, UNDO_HOURS, type LvsProposal, type Measures } from '../contract/lvs.ts';
import { newId } from '../contract/id.ts';
import type { Db } from '../data/database.ts';
import type { LvsProposalRow } from '../data/schema.ts';
import type { Known } from './match.ts';
import { asTest, resultsOf, timeOf } from './repository.ts';
import { isWeak, movesStart, startBy } from './start.ts';
import { candidateOf } from './words.ts';
import { dayOf, isLater, isOld } from './when.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Proposes where pupils might begin, by the latest result of each: nothing by one that is older than a year, or that came with another
 * table. What was proposed by an earlier result and nobody decided on goes.
 */
export async function propose(
  trx: Db,
  importId: string,
  pupilIds: readonly string[],
  now: number,
): Promise<void> {
  const results = (await resultsOf(trx, pupilIds)).filter(({ part }) => movesStart(part));
  const rows: LvsProposalRow[] = [];
  const passed: string[] = [];
  for (const own of Map.groupBy(results, ({ pupil_id }) => pupil_id).values()) {
    const latest = own.reduce((one, other) => (isLater(timeOf(other), timeOf(one)) ? other : one));
    passed.push(...own.filter(({ id }) => id !== latest.id).map(({ id }) => id));
    if (latest.import_id !== importId || isOld(dayOf(timeOf(latest)), now)) continue;
    const start = startBy({ moment: latest.moment, ...(JSON.parse(latest.measures) as Measures) });
    if (!start) continue;
    rows.push({
      id: newId(now),
      import_id: importId,
      result_id: latest.id,
      pupil_id: latest.pupil_id,
      ...start,
      state: 'open',
      batch: null,
      decided_at: null,
      decided_by: null,
    });
  }
  for (let from = 0; from < passed.length; from += ROWS)
    await trx
      .deleteFrom('lvs_proposals')
      .where('result_id', 'in', passed.slice(from, from + ROWS))
      .where('state', '=', 'open')
      .execute();
  for (let from = 0; from < rows.length; from += ROWS)
    await trx
      .insertInto('lvs_proposals')
      .values(rows.slice(from, from + ROWS))
      // What was decided on by the same result stays decided.
      .onConflict((conflict) => conflict.column('result_id').doNothing())
      .execute();
}

/** Rows of one statement. */
const ROWS = 50;

/** Every half of a school year in which a category begins, as it is counted. */
const begins = SPELLING_CATEGORIES.map(({ id, title, start }) => ({
  id: id as string,
  title,
  at: start.groep * 2 + (start.half ?? 1),
}));

/** The proposals of an import about pupils whom somebody may see, by name. */
export async function proposalsOf(
  db: Db,
  importId: string,
  pupils: readonly Known[],
): Promise<LvsProposal[]> {
  const known = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const rows = await db
    .selectFrom('lvs_proposals')
    .innerJoin('lvs_results', 'lvs_results.id', 'lvs_proposals.result_id')
    .selectAll('lvs_results')
    .select(['lvs_proposals.id as proposal', 'groep', 'half', 'state', 'decided_at'])
    .where('lvs_proposals.import_id', '=', importId)
    .where('lvs_results.trashed', '=', 0)
    .execute();
  const answers = await answersOf(db, importId);
  return rows
    .filter(({ pupil_id }) => known.has(pupil_id))
    .map((row): LvsProposal => {
      const at = row.groep * 2 + row.half;
      const count = answers.get(row.pupil_id) ?? 0;
      const from = asTest(row);
      const before = begins.filter((one) => one.at < at);
      const weak = (from.evidence ?? []).filter(
        (one) => isWeak(one) && before.some(({ id }) => id === one.categoryId),
      );
      return {
        id: row.proposal,
        pupil: candidateOf(known.get(row.pupil_id)!),
        from,
        start: { groep: row.groep, half: row.half },
        known: before.length - weak.length,
        here: begins.filter((one) => one.at === at).map(({ title }) => title),
        later: begins.filter((one) => one.at > at).length,
        weak: weak.map(({ title, right, of }) => ({ title, right, of })),
        state: row.state,
        answers: count,
        isTicked: count < MANY_ANSWERS,
        ...(row.state === 'accepted' &&
          row.decided_at !== null && { undoUntil: row.decided_at + UNDO_HOURS * HOUR_MS }),
      };
    })
    .sort((a, b) => collator.compare(a.pupil.name, b.pupil.name));
}

const collator = new Intl.Collator('nl', { numeric: true });

/** How many answers each pupil of an import gave, as far as the policy knows. */
async function answersOf(db: Db, importId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('practice_levels')
    .select('pupil_id')
    .select(({ fn }) => fn.sum<number>('answers').as('count'))
    .where('pupil_id', 'in', (query) =>
      query.selectFrom('lvs_proposals').select('pupil_id').where('import_id', '=', importId),
    )
    .groupBy('pupil_id')
    .execute();
  return new Map(rows.map(({ pupil_id, count }) => [pupil_id, Number(count)]));
}
