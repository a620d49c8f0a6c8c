import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import { CALLS } from '../contract/index.ts';
import { noteIdentifier } from '../auth/sso/identifiers.ts';
import { openDatabase } from '../data/database.ts';
import { openDataFolder } from '../data/folder.ts';
import { run } from '../testing/command.ts';
import { emptyPlace, onPostgres } from '../testing/places.ts';
import { startProcess } from '../testing/process.ts';
import { codeOf } from '../testing/second.ts';
import { fillSchool, type School } from '../testing/school.ts';
import { tempFolder } from '../testing/temp.ts';

interface Secrets {
  secrets: { id: string; password?: string; card?: string }[];
}

/** Logs somebody in; members of the office set up an app for codes first. */
async function tokenOf(url: string, username: string): Promise<string> {
  const post = async <T>(path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/api/auth${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as T;
  };
  const login = await post<{ token?: string; fields?: { challenge: string } }>('', {
    username,
    password: 'geheim',
  });
  if (login.token !== undefined) return login.token;
  const challenge = login.fields!.challenge;
  const { key } = await post<{ key: string }>('/second/set-up', { challenge });
  return (await post<{ token: string }>('/second', { challenge, code: codeOf(key) })).token;
}

/** Asks for all that can be asked for, as each of the staff; gives what broke. */
async function brokenFor(url: string, { account, group, noor, staff }: School): Promise<string[]> {
  const broken: string[] = [];
  for (const [role, user] of Object.entries(staff)) {
    const token = await tokenOf(url, role);
    const known: Record<string, string> = { account, group, pupil: noor, user };
    for (const { method, path } of CALLS.filter((call) => call.method === 'GET')) {
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? randomUUID());
      const { status } = await fetch(url + address, {
        headers: { Authorization: `Bearer ${token}` },
        redirect: 'manual',
      });
      if (status >= 500) broken.push(`${status} ${role} ${method} ${path}`);
    }
  }
  return broken;
}

test(
  'a server with other keys says of whom password and card are lost, lets printed ones in, and makes new ones',
  { timeout: 90_000 },
  async () => {
    const path = tempFolder();
    const place = onPostgres ? await emptyPlace() : openDataFolder(path).database;
    const db = await openDatabase(place);
    const school = await fillSchool(db);
    const { account, group, noor, daan } = school;
    // What single sign-on and the administration know of a child, under the keys that go.
    const known = { accountId: account, userId: noor, kind: 'key', value: '12@esis' } as const;
    await noteIdentifier(db, openDataFolder(path).secret('identifiers'), known);
    await db.destroy();

    const begin = async () => {
      const server = await startProcess(path, place);
      onTestFinished(() => server.kill());
      const post = async <T>(address: string, body: object, token?: string) => {
        const headers = {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        };
        const response = await fetch(server.url + address, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        return { status: response.status, body: (await response.json()) as T };
      };
      const login = await post<{ token: string }>('/api/auth', { username: 'docent', password: 'geheim' });
      const of = <T>(what: string, body: object) =>
        post<T>(`/api/accounts/${account}/groups/${group}/${what}`, body, login.body.token);
      return {
        server,
        post,
        of,
        reveal: <T>(pupils: string[]) => of<T>('passwords/reveal', { pupils, cards: true }),
      };
    };
    const renew = (pupils: string[]) => ({ batch: randomUUID(), pupils, style: 'woorden' });

    const first = await begin();
    await first.of('passwords', renew([noor, daan]));
    const before = (await first.reveal<Secrets>([noor, daan])).body.secrets;
    expect(before.every(({ password, card }) => password && card)).toBe(true);
    await first.server.stop();
    rmSync(join(path, 'keys'), { recursive: true });

    const second = await begin();
    expect(await brokenFor(second.server.url, school)).toEqual([]);
    const { status, body } = await second.reveal<ErrorBody>([noor, daan]);
    expect(status).toBe(409);
    expect(body.message).toMatch(
      /^Het wachtwoord of kaartje van Daan .+ en Noor .+ kan niet meer worden getoond.*map keys/,
    );
    const card = before.find(({ id }) => id === noor)!.card!;
    expect((await second.post('/api/auth/card', { card })).status).toBe(200);

    await second.of('passwords', renew([noor]));
    await second.of('cards', { batch: randomUUID(), pupils: [noor], card: 'new' });
    const { secrets } = (await second.reveal<Secrets>([noor])).body;
    expect(secrets[0]!.password).not.toBe(before.find(({ id }) => id === noor)!.password);
    expect((await second.post('/api/auth/card', { card: secrets[0]!.card! })).status).toBe(200);
    expect((await second.reveal<ErrorBody>([noor, daan])).body.message).toMatch(/van Daan [^,]+ kan niet/);
    await second.server.stop();

    // Also at a start after that with which the new keys were made.
    const said = await run(
      ['server/main.ts', '--real'],
      { path, place, env: { PORT: '0', LOG_LEVEL: 'fatal' } },
      true,
    );
    expect(said.stderr).toMatch(
      /sleutels in .*keys horen niet bij deze database: wachtwoorden .* Zet de map keys/,
    );
  },
);
