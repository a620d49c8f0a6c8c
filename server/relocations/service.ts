import type { z } from 'zod';
import { whoAre } from '../accounts/who.ts';
import { audit } from '../audit/audit.ts';
import type { AuditAction } from '../audit/actions.ts';
import {
  itemsSchema,
  RELOCATION_SIDES,
  RELOCATIONS_PAGE,
  type listRelocations,
  type Relocation,
  type RelocationHead,
  type makeRelocation,
  type saveRelocation,
} from '../contract/relocations.ts';
import { transact, type Db } from '../data/database.ts';
import type { RelocationRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { changedMeanwhile } from '../licence/periods.ts';
import { partsOf, storedFor } from './facts.ts';

/** Who of the office does something, and when. */
export interface By {
  actorId: string;
  now: number;
}

const heads = (db: Db) =>
  db
    .selectFrom('relocations')
    .innerJoin('accounts as source', 'source.id', 'relocations.source_id')
    .innerJoin('accounts as target', 'target.id', 'relocations.target_id')
    .leftJoin('users', 'users.id', 'relocations.made_by')
    .leftJoin('jobs', 'jobs.id', 'relocations.job_id')
    .select([
      'relocations.id',
      'relocations.state',
      'jobs.state as job_state',
      'relocations.created_at',
      'relocations.source_id',
      'relocations.target_id',
    ])
    .select(['source.name as source_name', 'target.name as target_name', 'users.name as by'])
    .select(({ selectFrom }) =>
      selectFrom('relocation_consents as said')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('said.relocation_id', '=', 'relocations.id')
        .whereRef('said.stamp', '=', 'relocations.stamp')
        .where('said.agrees', '=', 1)
        .as('agreed'),
    );

type HeadRow = Awaited<ReturnType<ReturnType<typeof heads>['executeTakeFirstOrThrow']>>;

const headOf = (row: HeadRow): RelocationHead => ({
  id: row.id,
  source: { id: row.source_id, name: row.source_name },
  target: { id: row.target_id, name: row.target_name },
  // It can be tried again where it works in the background.
  state: row.state === 'running' && row.job_state === 'failed' ? 'failed' : row.state,
  isAgreed: Number(row.agreed) === RELOCATION_SIDES.length,
  by: row.by ?? '',
  at: row.created_at,
});

/** A page of relocations, of all customers or of one, the newest first. */
export async function relocationsOf(
  db: Db,
  { page, of }: z.output<typeof listRelocations.query>,
): Promise<z.input<typeof listRelocations.response>> {
  const some = heads(db).$if(of !== undefined, (all) =>
    all.where(({ or, eb }) =>
      or([eb('relocations.source_id', '=', of!), eb('relocations.target_id', '=', of!)]),
    ),
  );
  const rows = await some
    .orderBy('relocations.created_at', 'desc')
    .orderBy('relocations.id', 'desc')
    .limit(RELOCATIONS_PAGE)
    .offset((page - 1) * RELOCATIONS_PAGE)
    .execute();
  const { total } = await some
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { relocations: rows.map(headOf), total: Number(total) };
}

/** A relocation with what can be picked and who agreed. */
export async function relocationView(db: Db, id: string): Promise<Relocation> {
  const of = await storedFor(db, id);
  const { row, source, target, items, choices } = of;
  const head = await heads(db).where('relocations.id', '=', id).executeTakeFirstOrThrow();
  const consents = await db
    .selectFrom('relocation_consents')
    .leftJoin('users', 'users.id', 'by_id')
    .select(['side', 'agrees', 'paper_day', 'at', 'users.name as by'])
    .where('relocation_id', '=', id)
    .execute();
  const who = await whoAre(db, [source.id, target.id]);
  const side = ({ id, name, kind, variant }: typeof source) => ({
    id,
    name,
    kind,
    variant,
    who: who.get(id)!,
  });
  return {
    ...headOf(head),
    source: side(source),
    target: side(target),
    reason: row.reason,
    items,
    choices,
    version: row.version,
    parts: await partsOf(db, of),
    consents: consents.map(({ side: whose, agrees, paper_day, at, by }) => ({
      ...{ side: whose, agrees: agrees === 1, paperDay: paper_day, at, by: by ?? '' },
    })),
    stamp: row.stamp,
    job: row.job_id,
  };
}

const NOTHING = JSON.stringify(itemsSchema.parse({}));

/** Begins a relocation of which nothing is picked yet, once under an id. */
export async function beginRelocation(
  db: Db,
  id: string,
  { from, to, reason }: z.output<typeof makeRelocation.body>,
  { actorId, now }: By,
): Promise<void> {
  if (from === to) {
    const same = 'Kies twee verschillende klanten.';
    throw new Problem('invalid-fields', same, { fields: { to: same } });
  }
  await transact(db, async (trx) => {
    const known = await trx.selectFrom('accounts').select('id').where('id', 'in', [from, to]).execute();
    if (known.length < 2) throw notFound('Een van de twee klanten is er niet meer.');
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('relocations')
      .values({
        ...{ id, source_id: from, target_id: to, items: NOTHING, choices: '{}', reason, state: 'draft' },
        ...{ checked: null, stamp: null, version: 1, made_by: actorId, job_id: null },
        ...{ created_at: now, changed_at: now },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    await logged(trx, 'relocation-begun', { id, source_id: from, target_id: to }, actorId, reason);
  });
}

/** A line in the log of both accounts. */
export const logged = (
  trx: Db,
  action: AuditAction,
  { id, source_id, target_id }: Pick<RelocationRow, 'id' | 'source_id' | 'target_id'>,
  actorId: string,
  reason?: string,
): Promise<void> =>
  audit(
    trx,
    [source_id, target_id].map((accountId) => ({
      ...{ action, actorId, accountId, subject: id },
      ...(reason !== undefined && { reason }),
    })),
  );

/** Keeps what is picked; what was agreed to before is gone with it. Throws `conflict` when somebody else changed it meanwhile. */
export async function saveItems(
  db: Db,
  id: string,
  { items, choices, basedOn }: z.output<typeof saveRelocation.body>,
  { now }: By,
): Promise<void> {
  await transact(db, async (trx) => {
    await step(trx, id, basedOn, {
      ...{ items: JSON.stringify(items), choices: JSON.stringify(choices) },
      ...{ state: 'draft', checked: null, stamp: null, changed_at: now },
    });
    await trx.deleteFrom('relocation_consents').where('relocation_id', '=', id).execute();
  });
}

/** Ends a relocation that has not begun. */
export async function cancel(db: Db, id: string, basedOn: number, { actorId, now }: By): Promise<void> {
  await transact(db, async (trx) => {
    await step(trx, id, basedOn, { state: 'cancelled', changed_at: now });
    await logged(trx, 'relocation-cancelled', (await storedFor(trx, id)).row, actorId);
  });
}

/** Changes a relocation that has not begun, as it was seen. */
export async function step(trx: Db, id: string, basedOn: number, set: Partial<RelocationRow>): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('relocations')
    .set({ ...set, version: basedOn + 1 })
    .where('id', '=', id)
    .where('version', '=', basedOn)
    .where('state', 'in', ['draft', 'waiting'])
    .executeTakeFirst();
  if (!numUpdatedRows) {
    await storedFor(trx, id);
    throw changedMeanwhile();
  }
}
