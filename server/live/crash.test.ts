import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { AnswerEvent } from '../contract/live.ts';
import type { DealtRound, PupilMap } from '../contract/practice.ts';
import { openDatabase, type Db } from '../data/database.ts';
import { emptyPlace, onPostgres } from '../testing/places.ts';
import { answerTo, sendAnswer } from '../testing/play.ts';
import { startProcess, type ServerProcess } from '../testing/process.ts';
import { fillSchool, type School } from '../testing/school.ts';
import { connectLive } from '../testing/server.ts';

function tempFolder() {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A disk of a few megabytes; undefined where one may not make any. */
function smallDisk(megabytes: number): string | undefined {
  const path = tempFolder();
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', path];
  if (spawnSync('mount', options, { stdio: 'ignore' }).status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['--lazy', path]));
  return path;
}

interface Laid {
  /** The data folder. */
  path: string;
  school: School;
  start(): Promise<ServerProcess>;
  open(): Promise<Db>;
}

/** A data folder with a school; given a disk, the database is a file on it. */
async function makeSchool(disk?: string): Promise<Laid> {
  const path = disk ?? tempFolder();
  const place = disk ? join(disk, 'x.sqlite') : await emptyPlace();
  const open = () => openDatabase(place);
  const db = await open();
  const school = await fillSchool(db);
  await db.destroy();
  return { path, school, open, start: () => startProcess(path, place) };
}

const post = async <T>(url: string, body: unknown, token?: string): Promise<T> => {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
};

async function startRound(url: string, token: string, pupil: string): Promise<DealtRound> {
  const response = await fetch(`${url}/api/pupils/${pupil}/map`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const map = (await response.json()) as PupilMap;
  const body = { id: randomUUID(), somvenster: map.somvenster.id, game: 'bellenprikken' };
  return post(`${url}/api/pupils/${pupil}/tasks/${map.tasks[0]!.id}/rounds`, body, token);
}

test(
  'kill -9 in the middle of a stream of answers: after sending again none is missing and none is double',
  { timeout: 120_000 },
  async () => {
    const { school, open, start } = await makeSchool();
    const names = { noor: school.noor, daan: school.daan, zoe: school.zoe, finn: school.finn };
    let server = await start();
    onTestFinished(() => server.kill());

    const outboxes: { token: string; events: AnswerEvent[]; acked: Set<string> }[] = [];
    for (const [username, pupil] of Object.entries(names)) {
      const { token } = await post<{ token: string }>(`${server.url}/api/auth`, {
        username,
        password: 'geheim',
      });
      const round = await startRound(server.url, token, pupil);
      // Every exercise over and over: many answers, some of them wrong.
      const events = Array.from({ length: 600 }, (_, n) =>
        answerTo(round, n % round.dealt.length, n % 5 !== 0, n),
      );
      outboxes.push({ token, events, acked: new Set() });
    }

    let sent = 0;
    for (let kills = 0; kills < 3; kills++) {
      const acks: Promise<unknown>[] = [];
      for (const { token, events, acked } of outboxes) {
        const socket = await connectLive(server.url, token);
        for (const event of events.filter(({ id }) => !acked.has(id)).slice(0, 250)) {
          sent++;
          acks.push(sendAnswer(socket, event).then((ack) => ack.ok && acked.add(event.id)));
        }
      }
      // Killed as soon as some are acknowledged: most are still under way.
      await Promise.any(acks);
      await server.kill();
      server = await start();
    }

    const acknowledged = new Set(outboxes.flatMap(({ acked }) => [...acked]));
    expect(acknowledged.size).toBeLessThan(sent);
    const db = await open();
    onTestFinished(() => db.destroy());
    const stored = async () =>
      new Set((await db.selectFrom('answers').select('id').execute()).map((row) => row.id));
    const kept = await stored();
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);

    // The browser sends everything that was not acknowledged again; here even everything.
    for (const { token, events } of outboxes) {
      const socket = await connectLive(server.url, token);
      const acks = await Promise.all(events.map((event) => sendAnswer(socket, event)));
      expect(acks.every((ack) => ack.ok)).toBe(true);
    }
    const all = outboxes.flatMap(({ events }) => events.map((event) => event.id));
    expect([...(await stored())].sort()).toEqual([...all].sort());
    const counted = await db.selectFrom('skills').selectAll().execute();
    const deciding = await db
      .selectFrom('answers')
      .innerJoin('rounds', 'rounds.id', 'answers.round_id')
      .select(({ fn }) => [
        'pupil_id',
        fn.countAll<number>().as('answers'),
        fn.sum<number>('correct').as('correct'),
      ])
      .where('decides', '=', 1)
      .groupBy('pupil_id')
      .execute();
    for (const { pupil_id, answers, correct } of deciding) {
      expect(counted.find((skill) => skill.pupil_id === pupil_id)).toMatchObject({ answers, correct });
    }
  },
);

test('asked to stop, the server first stores what it received', { timeout: 120_000 }, async () => {
  const { school, open, start } = await makeSchool();
  const server = await start();
  onTestFinished(() => server.kill());
  const { token } = await post<{ token: string }>(`${server.url}/api/auth`, {
    username: 'noor',
    password: 'geheim',
  });
  const round = await startRound(server.url, token, school.noor);
  const socket = await connectLive(server.url, token);
  const acked: string[] = [];
  for (let n = 0; n < 200; n++) {
    const event = answerTo(round, n % round.dealt.length, true, n);
    void sendAnswer(socket, event).then((ack) => ack.ok && acked.push(event.id));
  }
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await server.stop()).toBe(0);
  const db = await open();
  onTestFinished(() => db.destroy());
  const kept = new Set((await db.selectFrom('answers').select('id').execute()).map((row) => row.id));
  expect(acked.filter((id) => !kept.has(id))).toEqual([]);
});

test(
  'on a full disk answers are refused, not lost: once there is room they all arrive, without a new start',
  { timeout: 120_000 },
  async ({ skip }) => {
    // A PostgreSQL that has no room says so by itself, in the same way.
    if (onPostgres) return skip('the disk is that of PostgreSQL');
    const disk = smallDisk(16);
    if (disk === undefined) return skip('who is not root can make no small disk');
    const { path, school, open, start } = await makeSchool(disk);
    const server = await start();
    onTestFinished(() => server.kill());
    const { token } = await post<{ token: string }>(`${server.url}/api/auth`, {
      username: 'noor',
      password: 'geheim',
    });
    const round = await startRound(server.url, token, school.noor);
    const socket = await connectLive(server.url, token);
    const events = Array.from({ length: 300 }, (_, n) => answerTo(round, n % round.dealt.length, true, n));
    const send = async () => {
      const acks = [];
      for (const event of events) acks.push(await sendAnswer(socket, event));
      return acks;
    };
    const filler = join(path, 'vol');
    const { bavail, bsize } = statfsSync(path);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 8192));

    const refused = (await send()).flatMap((ack) => (ack.ok ? [] : [ack.error.code]));
    expect(refused.length).toBeGreaterThan(0);
    // The browser keeps what was refused for such a reason, and sends it again.
    expect(new Set(refused)).toEqual(new Set(['internal']));

    rmSync(filler);
    expect((await send()).every(({ ok }) => ok)).toBe(true);
    await server.stop();
    const db = await open();
    onTestFinished(() => db.destroy());
    const stored = await db.selectFrom('answers').select('id').execute();
    expect(stored.map(({ id }) => id).sort()).toEqual(events.map(({ id }) => id).sort());
  },
);
