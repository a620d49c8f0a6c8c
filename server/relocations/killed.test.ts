import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Db } from '../data/database.ts';
import type { JobKind } from '../jobs/kind.ts';
import { addJob, readJob, reopen } from '../jobs/store.ts';
import { createGroup, createPupil } from '../people/create.ts';
import { moveProcess } from '../testing/waiting-move.ts';
import { relocating } from '../testing/relocations.ts';
import { checked } from './check.ts';
import { answer, ask } from './consents.ts';
import { storedFor } from './facts.ts';
import { relocationKind } from './job.ts';
import { run } from './run.ts';
import { relocationView, saveItems } from './service.ts';

const GROUPS = 12;
const EACH = 3;

/** Twelve groups that are about to move, on a database that no server is at. */
async function waiting() {
  const { server, account, board, id, begin, staff } = await relocating();
  await begin();
  await server.close();
  const db = await openDatabase(server.place);
  onTestFinished(() => db.destroy());
  const { password_hash: passwordHash } = await db
    .selectFrom('users')
    .select('password_hash')
    .limit(1)
    .executeTakeFirstOrThrow();
  const groups: string[] = [];
  for (let g = 0; g < GROUPS; g++) {
    const group = await createGroup(db, { accountId: account, name: `Klas ${g}`, groep: [7], teachers: [] });
    groups.push(group);
    for (let n = 0; n < EACH; n++)
      await createPupil(db, {
        ...{ username: `kind${g}x${n}`, passwordHash, account_id: account, group_id: group },
        ...{ first_name: `Kind ${g} ${n}`, infix: '', last_name: 'Test', groep: 7 },
        ...{ avatar_shape: 'rond', avatar_colour: 'blauw' },
      });
  }
  const by = { actorId: staff.superadmin, now: Date.now(), clock: Date.now() };
  const items = { groups, pupils: [], staff: [], lists: [], methods: [], seats: 0 };
  await saveItems(db, id, { items, choices: {}, basedOn: 1 }, by);
  const { check } = await checked(db, await storedFor(db, id), by.clock);
  await ask(db, id, { stamp: check.stamp, basedOn: 2 }, by);
  for (const side of [account, board])
    await answer(db, { id: side }, id, { ...by, stamp: check.stamp, agrees: true });
  const kind = relocationKind(async () => undefined);
  const kinds = new Map([[kind.id, kind as unknown as JobKind]]);
  const add = { add: (trx: Db, draft: Parameters<typeof addJob>[3]) => addJob(trx, kind, kinds, draft) };
  const job = randomUUID();
  await run(db, add, id, { job, basedOn: 3 }, by);
  return { db, place: server.place, account, board, id, job, kinds };
}

test(
  'killed again and again while twelve groups move it goes on, and each group is wholly here or there at any moment',
  { timeout: 240_000 },
  async () => {
    const { db, place, account, board, id } = await waiting();
    const where = async () => {
      const rows = await db
        .selectFrom('pupils')
        .innerJoin('groups', 'groups.id', 'pupils.group_id')
        .select(['pupils.account_id as of', 'groups.account_id as groupOf', 'groups.name'])
        .where('last_name', '=', 'Test')
        .execute();
      expect(rows.every((row) => row.of === row.groupOf)).toBe(true);
      const byName = Map.groupBy(rows, ({ name }) => name);
      expect([...byName.values()].every((some) => some.length === EACH)).toBe(true);
      expect([...byName.values()].every((some) => new Set(some.map(({ of }) => of)).size === 1)).toBe(true);
      return rows.filter(({ of }) => of === board).length / EACH;
    };
    expect(await where()).toBe(0);
    let kills = 0;
    // In the bit after three that are stored each time: nothing of that one is there.
    for (; (await moveProcess(place, 'inside', 3)) !== null; kills++) {
      expect(kills).toBeLessThan(10);
      expect(await where()).toBe(Math.min(GROUPS, 3 * (kills + 1)));
    }
    expect(kills).toBe(GROUPS / 3);
    expect(await where()).toBe(GROUPS);
    const { state } = await db
      .selectFrom('relocations')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('done');
    const left = await db
      .selectFrom('pupils')
      .select('id')
      .where('account_id', '=', account)
      .where('last_name', '=', 'Test')
      .execute();
    expect(left).toEqual([]);
  },
);

test(
  'a name that is taken there meanwhile stops it after what was moved, and it goes on once that is mended',
  { timeout: 120_000 },
  async () => {
    const { db, place, board, id, job, kinds } = await waiting();
    const taken = await createGroup(db, { accountId: board, name: 'Klas 4', groep: [7], teachers: [] });
    expect(await moveProcess(place)).toBeNull();
    const failed = (await readJob(db, job))!;
    expect([failed.state, failed.error]).toEqual([
      'failed',
      expect.stringContaining('intussen een {groep} gemaakt die Klas 4 heet'),
    ]);
    expect((await relocationView(db, id)).state).toBe('failed');
    const moved = () =>
      db
        .selectFrom('pupils')
        .select('id')
        .where('account_id', '=', board)
        .where('last_name', '=', 'Test')
        .execute();
    expect(await moved()).toHaveLength(4 * EACH);
    await db.updateTable('groups').set({ name_key: 'anders' }).where('id', '=', taken).execute();
    await reopen(db, kinds, failed, false);
    expect(await moveProcess(place)).toBeNull();
    expect((await relocationView(db, id)).state).toBe('done');
    expect(await moved()).toHaveLength(GROUPS * EACH);
  },
);
