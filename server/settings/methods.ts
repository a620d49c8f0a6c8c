import { audit } from '../audit/audit.ts';
import { BLOCK_OF_NOW, type LearningLine } from '../contract/learning-line.ts';
import { MOST_METHODS, type Method, type MethodBlock } from '../contract/methods.ts';
import { transact, type Db } from '../data/database.ts';
import type { MethodRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';

export type BlockLine = Extract<LearningLine, { kind: 'block' }>;

const asMethod = ({ id, name, blocks, changed_at }: MethodRow): Method => ({
  id,
  name,
  changedAt: changed_at,
  blocks: JSON.parse(blocks) as MethodBlock[],
});

const findMethod = (db: Db, id: string) =>
  db.selectFrom('methods').selectAll().where('id', '=', id).executeTakeFirst();

/** Methods by their ids, of whatever account, also those that were thrown away. */
export async function methodsBy(db: Db, ids: readonly string[]): Promise<Map<string, MethodRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('methods').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The methods of an account that are there, by name. */
export async function methodsOf(db: Db, accountId: string): Promise<Method[]> {
  const rows = await db
    .selectFrom('methods')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute();
  const names = new Intl.Collator('nl', { numeric: true });
  return rows.map(asMethod).sort((a, b) => names.compare(a.name, b.name));
}

/** The blocks of a method of an account, also of one that was thrown away; none where there is none. */
export async function blocksOf(db: Db, accountId: string, id: string): Promise<MethodBlock[]> {
  const row = await findMethod(db, id);
  return row?.account_id === accountId ? asMethod(row).blocks : [];
}

/**
 * The block that is taught on a day (as 2026-11-16): the one that began last, also in the weeks between it and the next;
 * before the school year the first. Undefined for blocks without periods.
 */
export function blockOn(blocks: readonly MethodBlock[], day: string): MethodBlock | undefined {
  const dated = blocks.filter(({ from }) => from !== null).sort(byDay);
  return dated.findLast(({ from }) => from! <= day) ?? dated[0];
}

const byDay = (a: MethodBlock, b: MethodBlock) => (a.from === b.from ? 0 : a.from! < b.from! ? -1 : 1);

/** Blocks in the order of the school year; those without a period keep theirs, at the end. */
const inOrder = (blocks: readonly MethodBlock[]): MethodBlock[] => [
  ...blocks.filter(({ from }) => from !== null).sort(byDay),
  ...blocks.filter(({ from }) => from === null),
];

/**
 * A learning line as it is on a day: a block of a method that the account defined with the categories that it has now. What
 * can't be found, or is of another account, stays as it was chosen.
 */
export async function lineOn(
  db: Db,
  line: LearningLine,
  day: string,
  accountId: string,
): Promise<LearningLine> {
  if (line.kind !== 'block') return line;
  return lineBy(await findMethod(db, line.method), line, day, accountId);
}

/** The same, with its method as it is stored. */
export const lineBy = (
  row: MethodRow | undefined,
  line: BlockLine,
  day: string,
  accountId: string,
): LearningLine => (row?.account_id === accountId ? lineWith(line, asMethod(row).blocks, day) : line);

/** A line that names a block as it is on a day, with these blocks of its method. */
export function lineWith(line: BlockLine, blocks: readonly MethodBlock[], day: string): LearningLine {
  const block =
    line.block === BLOCK_OF_NOW ? blockOn(blocks, day) : blocks.find(({ id }) => id === line.block);
  return block ? { ...line, categories: block.categories } : line;
}

/** Whether a method that a learning line names (`row` where it is stored) is not of the account (any more). Staal is known to all. */
export const isMethodGone = (row: MethodRow | undefined, { method }: BlockLine, accountId: string): boolean =>
  method !== STAAL && (row?.account_id !== accountId || row.removed_at !== null);

/** Id of the method that the catalogue knows. */
export const STAAL = 'staal';

interface Saved {
  accountId: string;
  id: string;
  name: string;
  blocks: readonly MethodBlock[];
  basedOn: number | null;
  actorId: string;
  now: number;
}

/**
 * Makes a method of an account or changes it whole; throws with the reason at each field that can't be. `exists` tells
 * whether there is such a category, `keepPractised` throws when the blocks would leave somebody nothing to practise.
 */
export async function saveMethodOf(
  db: Db,
  exists: (category: string) => boolean,
  saved: Saved,
  keepPractised: () => Promise<void>,
): Promise<Method> {
  const { accountId, id, name, basedOn, actorId, now } = saved;
  const faults = blockFaults(saved.blocks, exists);
  if (Object.keys(faults).length === 0) await keepPractised();
  const blocks = JSON.stringify(
    inOrder(saved.blocks).map((block) => ({ ...block, categories: [...new Set(block.categories)] })),
  );
  return transact(db, async (trx) => {
    const row = await findMethod(trx, id);
    if (row && row.account_id !== accountId) throw notFound('Deze methode is niet gevonden.');
    // The same once more: its answer got lost on the way.
    if (row && row.name === name && row.blocks === blocks && row.removed_at === null) return asMethod(row);
    if (row && row.changed_at !== basedOn)
      throw new Problem(
        'conflict',
        'Iemand anders heeft deze methode intussen gewijzigd. Open haar opnieuw.',
      );
    const others = (await methodsOf(trx, accountId)).filter((one) => one.id !== id);
    const same = (a: string, b: string) => a.toLocaleLowerCase('nl') === b.toLocaleLowerCase('nl');
    if (same(name, 'Staal') || others.some((one) => same(one.name, name)))
      faults['name'] = 'Deze naam heeft een andere methode al.';
    if (Object.keys(faults).length > 0) throw new Problem('invalid-fields', undefined, { fields: faults });
    if (!row && others.length >= MOST_METHODS)
      throw new Problem('conflict', `Er zijn al ${MOST_METHODS} methodes. Gooi er eerst een weg.`);
    const kept = new Set(saved.blocks.map((block) => block.id));
    for (const block of row ? asMethod(row).blocks : [])
      if (!kept.has(block.id)) await refuseInUse(trx, accountId, `"block":"${block.id}"`, block.name);
    const next: MethodRow = {
      id,
      account_id: accountId,
      name,
      blocks,
      removed_at: null,
      removed_by: null,
      // Never the same twice: it tells versions apart.
      created_at: row?.created_at ?? now,
      changed_at: Math.max(now, (row?.changed_at ?? 0) + 1),
    };
    await trx
      .insertInto('methods')
      .values(next)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(next))
      .execute();
    await audit(trx, { action: 'method-saved', actorId, accountId, subject: id });
    return asMethod(next);
  });
}

/** Throws a method away, or takes it back. One that a group or pupil practises with stays. */
export async function setMethodRemoved(
  db: Db,
  removal: { accountId: string; id: string; removed: boolean; actorId: string; now: number },
): Promise<void> {
  const { accountId, id, removed, actorId, now } = removal;
  await transact(db, async (trx) => {
    const row = await findMethod(trx, id);
    if (row?.account_id !== accountId) throw notFound('Deze methode is niet gevonden.');
    if (removed) await refuseInUse(trx, accountId, `"method":"${id}"`, row.name);
    await trx
      .updateTable('methods')
      .set({ removed_at: removed ? now : null, removed_by: removed ? actorId : null })
      .where('id', '=', id)
      .execute();
    const action = removed ? 'method-removed' : 'method-restored';
    await audit(trx, { action, actorId, accountId, subject: id });
  });
}

/** Throws `conflict` with who practises with what goes; `part` is how it stands in the JSON of their fields. */
async function refuseInUse(db: Db, accountId: string, part: string, name: string): Promise<void> {
  const group = await db
    .selectFrom('practice_settings')
    .innerJoin('groups', 'groups.id', 'practice_settings.group_id')
    .select('groups.name')
    .where('groups.account_id', '=', accountId)
    .where('practice_settings.archived_at', 'is', null)
    .where('practice_settings.fields', 'like', `%${part}%`)
    .executeTakeFirst();
  const pupil = await db
    .selectFrom('pupil_settings')
    .innerJoin('pupils', 'pupils.id', 'pupil_settings.pupil_id')
    .select('pupils.first_name as name')
    .where('pupils.account_id', '=', accountId)
    .where('pupil_settings.fields', 'like', `%${part}%`)
    .executeTakeFirst();
  const who = group ?? pupil;
  if (who)
    throw new Problem(
      'conflict',
      `${who.name} oefent nog met “${name}”. Kies daar eerst een andere leerlijn.`,
    );
}

/** What is wrong with blocks, by the path of each field. */
function blockFaults(
  blocks: readonly MethodBlock[],
  exists: (category: string) => boolean,
): Record<string, string> {
  const faults: Record<string, string> = {};
  blocks.forEach(({ name, categories, from, to }, i) => {
    const at = (part: string) => `blocks.${i}.${part}`;
    const isSame = (other: MethodBlock) =>
      other.name.toLocaleLowerCase('nl') === name.toLocaleLowerCase('nl');
    if (blocks.slice(0, i).some(isSame)) faults[at('name')] = 'Deze naam heeft een ander blok al.';
    if (!categories.some(exists))
      faults[at('categories')] = 'Kies minstens één categorie. Zo blijft er geen woord over.';
    else if (!categories.every(exists)) faults[at('categories')] = 'Een van deze categorieën is er niet.';
    if ((from === null) !== (to === null))
      faults[at(from === null ? 'from' : 'to')] =
        from === null ? 'Vul ook de eerste dag in.' : 'Vul ook de laatste dag in.';
    if (from === null || to === null) return;
    if (to < from) faults[at('to')] = 'De laatste dag ligt voor de eerste dag.';
    const over = blocks.find(
      (other, j) => j < i && other.from !== null && other.to !== null && other.from <= to && from <= other.to,
    );
    if (over) faults[at('from')] ??= `Deze dagen vallen samen met die van “${over.name}”.`;
  });
  return faults;
}
