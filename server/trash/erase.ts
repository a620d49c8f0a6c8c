import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.ts';
import { LEAVER_MONTHS } from '../contract/account-terms.ts';
import { RETENTION } from '../contract/retention.ts';
import type { TrashItem, TrashKind } from '../contract/trash.ts';
import { transact, type Db } from '../data/database.ts';
import { overBefore } from '../data/day.ts';
import type { DeletionRow } from '../data/schema.ts';
import type { Erasures } from './erasures.ts';
import {
  beginErasing,
  eraseGroup,
  eraseList,
  eraseMethod,
  erasePlan,
  erasePupil,
  eraseSetting,
  eraseSomeRounds,
  eraseTests,
} from './for-good.ts';
import { heldBack } from '../privacy/held.ts';
import { isLeaverOver, leaverMonthsOf } from '../privacy/leavers.ts';
import { lyingIn } from './lying.ts';

/** Notes of one statement. */
const NOTES = 500;

/** How much was erased. */
export interface Erased {
  /** Pupils who left long ago. */
  leavers: number;
  pupils: number;
  plans: number;
  groups: number;
  settings: number;
  lists: number;
  methods: number;
  tests: number;
  notes: number;
}

/** Where it is erased, and the list in which that is written down first. */
export interface EraseDeps {
  db: Db;
  erasures: Pick<Erasures, 'erasing'>;
}

/** Something in the trash. */
type Lying = Pick<TrashItem, 'kind' | 'id'>;

/** Pupils go before their groups. */
const ORDER = [
  'pupil',
  'plan',
  'group',
  'setting',
  'list',
  'method',
  'tests',
] as const satisfies readonly TrashKind[];

/** Pupils whom a process that died had begun to erase. */
const begun = (db: Db): Promise<Due[]> =>
  db.selectFrom('pupils').select(['id', 'account_id']).where('erasing_at', 'is not', null).execute();

/** Pupils who left as long ago as their school keeps them. */
async function leaversDue(db: Db, now: number): Promise<Due[]> {
  const soonest = overBefore({ months: LEAVER_MONTHS.least }, now);
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('accounts', 'accounts.id', 'pupils.account_id')
    .select(['pupils.id', 'account_id', 'left_at', 'leaver_months'])
    .where('left_at', '<', soonest)
    .execute();
  return rows.filter((row) => isLeaverOver(row.left_at!, leaverMonthsOf(row), now));
}

/** Whether a pupil who left is still gone: in no group, not in the trash, unable to log in. */
const isGone = (trx: Db, id: string): Promise<unknown> =>
  trx
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select('pupils.id')
    .where('pupils.id', '=', id)
    .where('left_at', 'is not', null)
    .where('group_id', 'is', null)
    .where('trashed_at', 'is', null)
    .where('active', '=', 0)
    .executeTakeFirst();

/** Something that is to be erased. */
interface Due {
  id: string;
  account_id: string;
}

/** Erases for good what lay in the trash for 90 days at `now`, and who left long ago: pupils with all they did, groups, word lists, methods, tests, notes. */
export async function eraseTrash(deps: EraseDeps, now: number): Promise<Erased> {
  const { db } = deps;
  const before = overBefore(RETENTION.trash.span, now);
  const due = (table: 'pupils' | 'plans' | 'groups' | 'lvs_imports') =>
    db.selectFrom(table).select(['id', 'account_id']).where('trashed_at', '<', before).execute();
  return {
    leavers: await eraseEach(deps, 'pupil', await leaversDue(db, now), 'retention'),
    pupils: await eraseEach(deps, 'pupil', [...(await due('pupils')), ...(await begun(db))]),
    plans: await eraseEach(deps, 'plan', await due('plans')),
    groups: await eraseEach(deps, 'group', await due('groups')),
    settings: await eraseEach(
      deps,
      'setting',
      await db
        .selectFrom('practice_settings')
        .innerJoin('groups', 'groups.id', 'group_id')
        .select(['practice_settings.id', 'account_id'])
        .where('practice_settings.trashed_at', '<', before)
        .execute(),
    ),
    lists: await eraseEach(
      deps,
      'list',
      await db
        .selectFrom('word_lists')
        .select(['id', 'account_id'])
        .where('removed_at', '<', before)
        .where('words', '!=', '[]')
        .execute(),
    ),
    methods: await eraseEach(
      deps,
      'method',
      await db.selectFrom('methods').select(['id', 'account_id']).where('removed_at', '<', before).execute(),
    ),
    tests: await eraseEach(deps, 'tests', await due('lvs_imports')),
    notes: await eraseNotes(deps, before),
  };
}

/**
 * What is to be erased when somebody picks things out of the trash of an account: with a group the pupils who went along, pupils first.
 * What does not lie there, or is not theirs to see, is passed over.
 */
export async function dueOf(
  db: Db,
  { viewer, accountId }: { viewer: Viewer; accountId: string },
  picked: readonly Lying[],
): Promise<Lying[]> {
  const wanted = new Set(picked.map(({ kind, id }) => `${kind} ${id}`));
  const isPicked = ({ kind, id }: Lying) => wanted.has(`${kind} ${id}`);
  const due = (await lyingIn(db, accountId, viewer)).filter(
    (item) => isPicked(item) || (item.along && item.from && isPicked({ kind: 'group', id: item.from.id })),
  );
  return ORDER.flatMap((kind) => due.filter((item) => item.kind === kind)).map(({ kind, id }) => ({
    kind,
    id,
  }));
}

/** Something that is erased, and for whom. */
export interface Erasing {
  kind: TrashKind;
  id: string;
  accountId: string;
  /** Who asked for it. */
  actorId?: string | undefined;
  why: DeletionRow['why'];
}

/** How far erasing one thing came. */
export type Step = 'more' | 'erased' | 'held' | 'not there';

/**
 * Does the next bit of erasing something that lies in the trash, within a transaction: of a pupil some rounds at a time, for there may be
 * tens of thousands of answers.
 */
export async function eraseStep(trx: Db, { kind, ...gone }: Erasing, lies = LIES[kind]): Promise<Step> {
  if (kind === 'pupil') {
    if ((await heldBack(trx, [gone.id], Date.now())).size > 0) return 'held';
    if (!(await beginErasing(trx, gone.id, (inside) => lies(inside, gone.id)))) return 'not there';
    if (await eraseSomeRounds(trx, gone.id)) return 'more';
  } else if (!(await lies(trx, gone.id))) return 'not there';
  await ERASE[kind](trx, gone);
  return 'erased';
}

/** Erases things one by one, each over as many transactions as it takes. Gives how many were erased. */
async function eraseEach(
  { db, erasures }: EraseDeps,
  kind: TrashKind,
  due: readonly Due[],
  why: 'trash' | 'retention' = 'trash',
): Promise<number> {
  let count = 0;
  const lies = why === 'retention' ? isGone : LIES[kind];
  for (const { id, account_id: accountId } of due) {
    const erased = await erasures.erasing([{ kind, id }], async () => {
      for (;;) {
        // Others go first in between.
        await setImmediate();
        const step = await transact(db, (trx) => eraseStep(trx, { kind, id, accountId, why }, lies));
        if (step !== 'more') return step === 'erased';
      }
    });
    if (erased) count++;
  }
  return count;
}

const lies =
  (table: 'pupils' | 'plans' | 'groups' | 'practice_settings' | 'lvs_imports' | 'word_lists' | 'methods') =>
  (trx: Db, id: string): Promise<unknown> =>
    trx
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .where(
        table === 'word_lists' || table === 'methods' ? sql.ref('removed_at') : sql.ref('trashed_at'),
        'is not',
        null,
      )
      .executeTakeFirst();

const LIES: Record<TrashKind, (trx: Db, id: string) => Promise<unknown>> = {
  pupil: lies('pupils'),
  plan: lies('plans'),
  group: lies('groups'),
  setting: lies('practice_settings'),
  list: lies('word_lists'),
  method: lies('methods'),
  tests: lies('lvs_imports'),
};
const ERASE = {
  pupil: erasePupil,
  plan: erasePlan,
  group: eraseGroup,
  setting: eraseSetting,
  list: eraseList,
  method: eraseMethod,
  tests: eraseTests,
} satisfies Record<TrashKind, unknown>;

async function eraseNotes({ db, erasures }: EraseDeps, before: number): Promise<number> {
  const rows = await db.selectFrom('progress_notes').select('id').where('removed_at', '<', before).execute();
  let count = 0;
  for (let from = 0; from < rows.length; from += NOTES) {
    const ids = rows.slice(from, from + NOTES).map(({ id }) => id);
    await erasures.erasing(
      ids.map((id) => ({ kind: 'note', id })),
      async () => {
        const { numDeletedRows } = await db
          .deleteFrom('progress_notes')
          .where('id', 'in', ids)
          .where('removed_at', '<', before)
          .executeTakeFirst();
        count += Number(numDeletedRows);
        // One that somebody has just taken back is not to be erased at a later start.
        return Number(numDeletedRows) === ids.length;
      },
    );
  }
  return count;
}
