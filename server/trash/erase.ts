import { setImmediate } from 'node:timers/promises';
import type { Viewer } from '../access/access.ts';
import { RETENTION } from '../contract/retention.ts';
import type { TrashKind } from '../contract/trash.ts';
import { transact, type Db } from '../data/database.ts';
import { overBefore } from '../data/day.ts';
import type { Erasures } from './erasures.ts';
import { eraseGroup, eraseList, eraseMethod, erasePupil, eraseTests } from './for-good.ts';
import { lyingIn } from './lying.ts';

/** Notes of one statement. */
const NOTES = 500;

/** How much was erased. */
export interface Erased {
  pupils: number;
  groups: number;
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

/** Something that is to be erased. */
interface Due {
  id: string;
  account_id: string;
}

/** Erases for good what lay in the trash for 90 days at `now`: pupils with all they did, groups, word lists, methods, tests, notes. */
export async function eraseTrash(deps: EraseDeps, now: number): Promise<Erased> {
  const { db } = deps;
  const before = overBefore(RETENTION.trash.span, now);
  const due = (table: 'pupils' | 'groups' | 'lvs_imports') =>
    db.selectFrom(table).select(['id', 'account_id']).where('trashed_at', '<', before).execute();
  return {
    pupils: await erasePupils(deps, await due('pupils')),
    groups: await eraseGroups(deps, await due('groups')),
    lists: await eraseLists(
      deps,
      await db
        .selectFrom('word_lists')
        .select(['id', 'account_id'])
        .where('removed_at', '<', before)
        .where('words', '!=', '[]')
        .execute(),
    ),
    methods: await eraseMethods(
      deps,
      await db.selectFrom('methods').select(['id', 'account_id']).where('removed_at', '<', before).execute(),
    ),
    tests: await eraseImports(deps, await due('lvs_imports')),
    notes: await eraseNotes(deps, before),
  };
}

/**
 * Erases what somebody picked out of the trash of an account before its time, a group with the pupils who went along. What does not
 * lie there, or is not theirs to see, is passed over. Gives how much it was.
 */
export async function eraseLying(
  deps: EraseDeps,
  { viewer, accountId }: { viewer: Viewer; accountId: string },
  picked: readonly { kind: TrashKind; id: string }[],
): Promise<number> {
  const wanted = new Set(picked.map(({ kind, id }) => `${kind} ${id}`));
  const items = await lyingIn(deps.db, accountId, viewer);
  const isPicked = ({ kind, id }: { kind: TrashKind; id: string }) => wanted.has(`${kind} ${id}`);
  const due = items.filter(
    (item) => isPicked(item) || (item.along && item.from && isPicked({ kind: 'group', id: item.from.id })),
  );
  const of = (kind: TrashKind): Due[] =>
    due.filter((item) => item.kind === kind).map(({ id }) => ({ id, account_id: accountId }));
  return (
    (await erasePupils(deps, of('pupil'), viewer.id)) +
    (await eraseGroups(deps, of('group'), viewer.id)) +
    (await eraseLists(deps, of('list'), viewer.id)) +
    (await eraseMethods(deps, of('method'), viewer.id)) +
    (await eraseImports(deps, of('tests'), viewer.id))
  );
}

/** Makes what erases things of one kind that still lie in the trash, each in a transaction; `actorId` is who asked for it. */
const erasing =
  (
    kind: TrashKind,
    lies: (trx: Db, id: string) => Promise<unknown>,
    erase: (trx: Db, gone: { id: string; accountId: string; actorId?: string | undefined }) => Promise<void>,
  ) =>
  async ({ db, erasures }: EraseDeps, due: readonly Due[], actorId?: string): Promise<number> => {
    let count = 0;
    for (const { id, account_id: accountId } of due) {
      // Of one pupil there may be tens of thousands of answers: others go first in between.
      await setImmediate();
      const erased = await erasures.erasing([{ kind, id }], () =>
        transact(db, async (trx) => {
          if (!(await lies(trx, id))) return false;
          await erase(trx, { id, accountId, actorId });
          return true;
        }),
      );
      if (erased) count++;
    }
    return count;
  };

const inTrash = (table: 'pupils' | 'groups' | 'lvs_imports') => (trx: Db, id: string) =>
  trx
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('trashed_at', 'is not', null)
    .executeTakeFirst();

const erasePupils = erasing('pupil', inTrash('pupils'), erasePupil);
const eraseGroups = erasing('group', inTrash('groups'), eraseGroup);
const eraseMethods = erasing(
  'method',
  (trx, id) =>
    trx
      .selectFrom('methods')
      .select('id')
      .where('id', '=', id)
      .where('removed_at', 'is not', null)
      .executeTakeFirst(),
  eraseMethod,
);
const eraseImports = erasing('tests', inTrash('lvs_imports'), eraseTests);
const eraseLists = erasing(
  'list',
  (trx, id) =>
    trx
      .selectFrom('word_lists')
      .select('id')
      .where('id', '=', id)
      .where('removed_at', 'is not', null)
      .executeTakeFirst(),
  eraseList,
);

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
