// A process that is killed in any chunk of an import, or before it: the next one goes on, and nothing is there twice.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../contract/id.ts';
import { openDatabase, type Db } from '../data/database.ts';
import type { JobKind } from '../jobs/kind.ts';
import { addJob, askToStop, readJob } from '../jobs/store.ts';
import { emptyPlace } from '../testing/places.ts';
import { fillSchool, type School } from '../testing/school.ts';
import type { Plan, PupilFields } from './plan.ts';

const MAIN = join(import.meta.dirname, '../testing/import-main.ts');
const KIND = { id: 'import', writes: true, work: 'een import' } as JobKind;
const KINDS = new Map([[KIND.id, KIND]]);
/** More pupils than go into one chunk. */
const NEW = 14;
/** Groups; pupils twice; a change; the trash; an invitation; a link; a row that is skipped. */
const CHUNKS = 8;

async function run(place: string, ...die: [way: string, where: string, n: number] | []) {
  const child = spawn(process.execPath, [MAIN, place, ...die.map(String)], { stdio: 'inherit' });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}

/** A plan of everything that an import does, and the work that carries it out. */
async function layImport() {
  const place = await emptyPlace();
  const db = await openDatabase(place);
  onTestFinished(() => db.destroy());
  const school = await fillSchool(db);
  const group = newId();
  const before = await fieldsOf(db, school.noor);
  const marks = (key: string) => ({ keyDigest: `digest-${key}`, year: 5 });
  const plan: Plan = {
    style: 'woorden',
    seats: 0,
    steps: [
      { do: 'group', id: group, after: { name: 'Nieuw', years: [5], schoolYear: 2026 }, keys: ['g1'] },
      ...Array.from({ length: NEW }, (_, i) => ({
        do: 'pupil' as const,
        id: newId(),
        row: i + 1,
        after: { first: 'Kind', infix: '', last: `Nr${i}`, year: 5, group, inTrash: false },
        number: String(100 + i),
        marks: marks(String(i)),
      })),
      { do: 'change', id: school.noor, row: 20, before, after: { ...before, group }, marks: marks('noor') },
      { do: 'trash', id: school.daan },
      {
        ...{
          do: 'invite' as const,
          id: randomUUID(),
          row: 1,
          name: 'Kees Post',
          email: 'kees@proef.example',
        },
        groups: [group],
        marks: { keyDigest: 'digest-kees' },
      },
      { do: 'link', id: school.staff.docent, row: 2, groups: [group], marks: { keyDigest: 'digest-docent' } },
      { do: 'skip', row: 30 },
    ],
  };
  const [id, job] = [newId(), randomUUID()];
  await db
    .insertInto('imports')
    .values({
      id,
      account_id: school.account,
      made_by: school.staff.schooladmin,
      made_at: Date.now(),
      state: 'committed',
      file: '{}',
      counts: '{}',
      source: null,
      plan: JSON.stringify(plan),
      job_id: job,
    })
    .execute();
  await addJob(db, KIND, KINDS, {
    id: job,
    accountId: school.account,
    madeBy: school.staff.schooladmin,
    params: { import: id },
    total: plan.steps.length,
  });
  return { place, db, school, job, group, first: await stand(db, school) };
}

async function fieldsOf(db: Db, id: string): Promise<PupilFields> {
  const row = await db.selectFrom('pupils').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    first: row.first_name,
    infix: row.infix,
    last: row.last_name,
    year: row.groep,
    group: row.group_id,
    inTrash: row.trashed_at !== null,
  };
}

/** All that an import changes in an account. */
async function stand(db: Db, { account }: School) {
  const pupils = await db
    .selectFrom('pupils')
    .select(['last_name', 'first_name', 'group_id', 'trashed_from'])
    .select(({ eb }) => eb('trashed_at', 'is not', null).as('trashed'))
    .where('account_id', '=', account)
    .orderBy('id')
    .execute();
  const groups = await db.selectFrom('groups').select('name').where('account_id', '=', account).execute();
  const taught = await db.selectFrom('group_teachers').selectAll().execute();
  return { pupils, groups: groups.map(({ name }) => name).sort(), taught: taught.length };
}

const count = async (db: Db, table: 'mails' | 'invitations' | 'pupil_passwords') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('killed before and in each chunk, everything is brought in once', { timeout: 300_000 }, async () => {
  const { place, db, school, job, group } = await layImport();
  for (let n = 0; n < CHUNKS; n++) {
    const before = await stand(db, school);
    // Each process begins to count anew: it dies in the first chunk that it does, and what that did is gone.
    expect(await run(place, 'run', 'inside', 0)).toBe('SIGKILL');
    const after = await stand(db, school);
    // Who was invited was so in a transaction of its own; a second time it is not done again.
    expect({ ...after, taught: 0 }).toEqual({ ...before, taught: 0 });
    const last = n === CHUNKS - 1;
    expect(await run(place, ...(last ? ([] as const) : (['run', 'before', 1] as const)))).toBe(
      last ? null : 'SIGKILL',
    );
  }
  const row = await readJob(db, job);
  expect(row).toMatchObject({ state: 'done', attempts: 1, lease_by: null });
  expect(JSON.parse(row!.report)).toEqual({
    group: 1,
    made: NEW,
    moved: 1,
    trashed: 1,
    invited: 1,
    linked: 1,
    skipped: 1,
  });
  const { pupils, groups } = await stand(db, school);
  expect(groups.filter((name) => name === 'Nieuw')).toHaveLength(1);
  expect(pupils.filter(({ group_id }) => group_id === group)).toHaveLength(NEW + 1);
  expect(pupils.filter(({ trashed }) => trashed)).toHaveLength(1);
  expect(await count(db, 'pupil_passwords')).toBe(NEW);
  expect([await count(db, 'invitations'), await count(db, 'mails')]).toEqual([1, 1]);
});

test('killed while it is taken back, all is as it was', { timeout: 300_000 }, async () => {
  const { place, db, school, job, first } = await layImport();
  // All but the last chunk.
  expect(await run(place, 'run', 'before', CHUNKS - 1)).toBe('SIGKILL');
  expect(await askToStop(db, job)).toBe(true);
  for (let n = 0; n < 4; n++) {
    expect(await run(place, 'back', 'inside', 0)).toBe('SIGKILL');
    expect(await run(place, 'back', 'before', 1)).toBe('SIGKILL');
  }
  expect(await run(place)).toBeNull();
  expect(await readJob(db, job)).toMatchObject({ state: 'cancelled' });
  // An invitation stays: that mail went out. It has no group any more.
  expect(await stand(db, school)).toEqual(first);
});
