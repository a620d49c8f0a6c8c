import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase, openToLook } from '../data/database.ts';
import { countRows } from '../data/tables.ts';
import { startCluster, type Cluster } from '../testing/cluster.ts';
import { spelwereld } from '../testing/command.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startProcess } from '../testing/process.ts';
import { startTestServer } from '../testing/server.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

async function createDatabase(name: string): Promise<string> {
  const client = new Client(cluster.url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  return url.href;
}

const said = (stderr: RegExp) => ({ code: 1, stderr: expect.stringMatching(stderr) as string });

/** A data folder with a school in which was played; the server on it is not one that keeps the folder for itself. */
async function playedFolder() {
  const server = await startTestServer();
  const { socket, round } = await startPlayer(server, 'noor', server.school.noor);
  for (let n = 0; n < 50; n++)
    await sendAnswer(socket, answerTo(round, n % round.dealt.length, n % 3 > 0, n));
  socket.disconnect();
  // The rounds are counted a while after they were played, on a busy machine in the middle of what comes next.
  await expect
    .poll(() => server.db.selectFrom('due_rounds').selectAll().execute(), { timeout: 20_000 })
    .toEqual([]);
  return server;
}

test(
  'a school moves to PostgreSQL whole, with equal counts, and plays on there',
  { timeout: 120_000 },
  async () => {
    const { path, place, db, school } = await playedFolder();
    // What JSON and numbers have to carry over as it is.
    const odd = {
      id: 'vreemd',
      kind: 'school',
      name: 'Ö "x" \\ \n 😀 ½',
      created_at: 1_795_000_000_123,
    } as const;
    await db.insertInto('accounts').values(odd).execute();
    const level = { pupil_id: school.noor, category: 'lijst/1', mean: 0.1 + 0.2, sd: 1e-17, p: 1 / 3 };
    await db
      .insertInto('practice_levels')
      .values({
        ...level,
        status: 'bezig',
        reason: '',
        answers: 1,
        last_at: 1,
        mastered_at: null,
        review: '{}',
      })
      .execute();
    const before = await countRows(db);
    const answers = await db.selectFrom('answers').selectAll().orderBy('id').execute();
    expect(answers).toHaveLength(50);
    const url = await createDatabase('verhuizing');
    const { code, stdout, stderr } = await spelwereld(['move-to-postgres', url, '--json'], { path });
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/Alles is verhuisd/) as string,
    });
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { table: string; before: number; after: number });
    const [old, now] = (['before', 'after'] as const).map((at) =>
      Object.fromEntries(lines.map((line) => [line.table, line[at]])),
    );
    expect(old).toEqual(before);
    expect(now).toEqual(before);
    expect(existsSync(place)).toBe(false);
    // The server of this test still has the file open, so that its log goes along.
    const former = readdirSync(path).find((name) => /^spelwereld-verhuisd-\d+\.sqlite$/.test(name))!;
    const kept = openToLook(join(path, former));
    expect(await countRows(kept)).toEqual(before);
    await kept.destroy();
    expect(readdirSync(path).filter((name) => /^spelwereld\.sqlite/.test(name))).toEqual([]);

    const moved = openToLook(url);
    onTestFinished(() => moved.destroy());
    expect(await moved.selectFrom('answers').selectAll().orderBy('id').execute()).toEqual(answers);
    expect(
      await moved.selectFrom('accounts').selectAll().where('id', '=', 'vreemd').executeTakeFirst(),
    ).toMatchObject(odd);
    expect(
      await moved
        .selectFrom('practice_levels')
        .selectAll()
        .where('category', '=', 'lijst/1')
        .executeTakeFirst(),
    ).toMatchObject(level);
    // Constraints are there again, and no sequence has to go on somewhere: the one there is counts what processes tell each other.
    await expect(sql`insert into group_teachers values ('niet', 'er')`.execute(moved)).rejects.toThrow(
      /foreign key/,
    );
    expect((await sql`select sequencename, last_value from pg_sequences`.execute(moved)).rows).toEqual([
      { sequencename: 'socket_io_attachments_id_seq', last_value: null },
    ]);
    expect(await spelwereld(['check'], { path, place: url })).toMatchObject({ code: 0 });

    const server = await startProcess(path, url);
    onTestFinished(() => server.kill());
    const response = await fetch(`${server.url}/api/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'noor', password: 'geheim' }),
    });
    const { token } = (await response.json()) as { token: string };
    const map = await fetch(`${server.url}/api/pupils/${school.noor}/map`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(map.status).toBe(200);
  },
);

test(
  'nothing moves while a server runs, into a database that is not empty, or where a row can not go along',
  { timeout: 120_000 },
  async () => {
    const { path, place, db } = await playedFolder();
    const full = await createDatabase('vol');
    await (await openDatabase(full)).destroy();
    expect(await spelwereld(['move-to-postgres', full], { path })).toMatchObject(said(/niet leeg.*createdb/));
    const empty = await createDatabase('leeg');
    const nobody = new URL(empty);
    nobody.pathname = '/bestaatniet';
    expect(await spelwereld(['move-to-postgres', nobody.href], { path })).toMatchObject(
      said(/geen database bestaatniet/),
    );
    expect(await spelwereld(['move-to-postgres', 'mysql://x'], { path })).toMatchObject(
      said(/geen adres van PostgreSQL/),
    );

    await sql`pragma foreign_keys = off`.execute(db);
    await sql`insert into group_teachers values ('niet', 'er')`.execute(db);
    expect(await spelwereld(['move-to-postgres', empty], { path })).toMatchObject(
      said(/1 rijen van group_teachers.*check/),
    );
    await sql`delete from group_teachers where group_id = 'niet'`.execute(db);
    await sql`update accounts set name = 'a' || char(0)`.execute(db);
    expect(await spelwereld(['move-to-postgres', empty], { path })).toMatchObject(
      said(/niets verhuisd.*accounts/),
    );
    expect(existsSync(place)).toBe(true);
    const target = openToLook(empty);
    onTestFinished(() => target.destroy());
    expect(await countRows(target)).toEqual({});

    const { beOnlyServer } = await import('./only-server.ts');
    beOnlyServer({ path, database: join(path, 'spelwereld.sqlite') });
    expect(await spelwereld(['move-to-postgres', empty], { path })).toMatchObject(
      said(/draait al een server/),
    );
  },
);
