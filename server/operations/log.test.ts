import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { TRIES_PER_NAME } from '../auth/limits.ts';
import { keepLog } from '../testing/kept-log.ts';
import { onPostgres } from '../testing/places.ts';
import { answerTo, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { startSmtp } from '../testing/smtp.ts';
import { errorInLog } from './error-in-log.ts';
import { createLogger } from './log.ts';

const ROOT = join(import.meta.dirname, '..');

/** What a school fills in, none of which may be found in a log. */
const PLANTED = {
  first: 'Wilhelmina',
  last: 'Zonderling',
  username: 'wilhelminaz',
  password: 'kersentaart77',
  wrong: 'appelmoes88',
  mail: 'wilhelmina.zonderling@geheimeschool.test',
  newName: 'Struikelvogel',
};

const has = (text: string, planted: string) => text.toLowerCase().includes(planted.toLowerCase());

test('after a day of calls, right ones, wrong ones and such as break the server, the log names nobody', async () => {
  const { lines, logger, read } = keepLog('trace');
  const smtp = await startSmtp();
  const server = await startTestServer({
    logger,
    trustProxy: 'loopback',
    mailServer: { url: smtp.url, from: 'Spelwereld <mail@spelwereld.test>' },
    siteOrigins: { nl: 'https://spelwereld.test' },
  });
  const { school, db } = server;
  const { first, last, username, password, wrong, mail, newName } = PLANTED;
  const tokens: string[] = [];
  const logIn = async (name: string, secret = 'geheim') => {
    const { body } = await server.call<{ token: string }>('POST', '/api/auth', {
      body: { username: name, password: secret },
    });
    tokens.push(body.token);
    return body.token;
  };

  // A pupil with that name, and a teacher with that mail address.
  await db
    .updateTable('pupils')
    .set({ first_name: first, last_name: last })
    .where('id', '=', school.noor)
    .execute();
  await db
    .updateTable('users')
    .set({ username, username_key: username, name: `${first} ${last}` })
    .where('id', '=', school.noor)
    .execute();
  await db
    .updateTable('users')
    .set({ email: mail, email_key: mail })
    .where('id', '=', school.staff.docent)
    .execute();

  const player = await startPlayer(server, username, school.noor);
  tokens.push(player.token);
  const teacher = await logIn('docent');
  await sendAnswer(player.socket, answerTo(player.round, 0, true));
  for (const path of ['progress', 'map', 'settings', 'progress/words'])
    await server.call('GET', `/api/pupils/${school.noor}/${path}?name=${first}`, { token: teacher });

  // Wrong passwords until the name is slowed down; a password in the field of the name.
  await Promise.all(
    Array.from({ length: TRIES_PER_NAME + 1 }, () =>
      server.call('POST', '/api/auth', { body: { username, password: wrong } }),
    ),
  );
  await server.call('POST', '/api/auth', { body: { username: password, password } });
  await until(() => read().some(({ msg }) => msg === 'logins of a name slowed down'));

  // A mail server that says whom it does not know.
  smtp.behave = { refuse: 550, saying: `5.1.1 <${mail}>: ${first} does not live here` };
  await server.call('POST', '/api/auth/password-requests', { body: { name: mail } });
  await until(() => read().some(({ msg }) => msg === 'mail not sent'));

  // A body that can't be read, a page that is not there, a token that is none.
  await fetch(`${server.url}/api/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"username": ${username}`,
  });
  await server.call('GET', `/api/${first}/${last}`, { token: `${teacher}x` });

  // The server breaks: tables are gone, for calls and for the live channel.
  const refusing = onPostgres
    ? sql`alter table pupils add constraint no_change check (groep <> 7) not valid`
    : sql`create trigger no_change before update on pupils begin select raise(abort, 'no change'); end`;
  await refusing.execute(db);
  const renamed = await server.call('PATCH', `/api/pupils/${school.daan}`, {
    token: teacher,
    body: { firstName: newName, infix: '', lastName: last, year: 7, number: '' },
  });
  expect(renamed.status).toBe(500);
  await sql`alter table answers rename to gone_answers`.execute(db);
  const answer = await sendAnswer(player.socket, answerTo(player.round, 1, true));
  expect(answer.ok).toBe(false);
  await sql`alter table token_families rename to gone_families`.execute(db);
  const broken = await server.call('GET', `/api/pupils/${school.noor}/map?name=${first}`, {
    token: teacher,
  });
  expect(broken.status).toBe(500);

  const failed = read().find(
    ({ msg, route }) => msg === 'call failed' && route === '/api/pupils/:pupil/map',
  )!;
  expect(failed).toMatchObject({
    level: 'error',
    method: 'GET',
    requestId: broken.headers.get('x-request-id'),
  });
  expect((failed['err'] as { stack: string }).stack).toMatch(/\.ts:\d+/);
  expect(read().some(({ msg, event }) => msg === 'event failed' && event === 'answer')).toBe(true);

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(20);
  for (const planted of [...Object.values(PLANTED), 'Juf', 'geheim'])
    expect([planted, has(log, planted)]).toEqual([planted, false]);
  for (const token of tokens.filter(Boolean)) expect(log).not.toContain(token.slice(-40));
});

test.runIf(onPostgres)('what PostgreSQL tells of the values that it refuses stays out', async () => {
  const { db, school } = await startTestServer();
  const caught = async (work: Promise<unknown>) =>
    JSON.stringify(errorInLog(await work.catch((error: unknown) => error)));
  const twice = await caught(
    db.updateTable('users').set({ username_key: 'docent' }).where('id', '=', school.noor).execute(),
  );
  expect(twice).toMatch(/23505/);
  expect(twice).not.toContain('(docent)');
  const wrong = await caught(sql`select cast(${'Wilhelmina'} as integer)`.execute(db));
  expect(wrong).toMatch(/22P02/);
  expect(wrong).not.toContain('Wilhelmina');
});

test.each([
  ['JSON that is none', () => JSON.parse('{"naam": Wilhelmina}') as unknown],
  ['a schema that does not fit', () => z.object({ a: z.enum(['x']) }).parse({ a: 'Wilhelmina' })],
  [
    'a text that was thrown',
    () => {
      throw 'Wilhelmina';
    },
  ],
  [
    'an address in a message',
    () => {
      throw new Error('550 <Wilhelmina@school.test> unknown');
    },
  ],
  [
    'a cause',
    () => {
      throw new Error('broken', { cause: new SyntaxError('near "Wilhelmina"') });
    },
  ],
  [
    'a field',
    () => {
      throw Object.assign(new Error('broken'), { detail: 'Key (name)=(Wilhelmina)' });
    },
  ],
])('of %s nothing that somebody filled in is kept', (_what, run) => {
  let told: unknown;
  try {
    run();
  } catch (error) {
    told = errorInLog(error);
  }
  expect(told).toBeDefined();
  expect(JSON.stringify(told)).not.toContain('Wilhelmina');
});

test('an error keeps its kind, its code, where it was and what caused it', () => {
  const cause = Object.assign(new TypeError('no line'), { code: 'ECONNREFUSED' });
  expect(errorInLog(new AggregateError([cause], 'all failed', { cause }))).toMatchObject({
    type: 'AggregateError',
    message: 'all failed',
    stack: expect.stringContaining('log.test.ts') as string,
    cause: { type: 'TypeError', message: 'no line', code: 'ECONNREFUSED' },
    errors: [{ code: 'ECONNREFUSED' }],
  });
});

test('a line is JSON with time and level in words, or a sentence for people; an unknown level is told', () => {
  const written = (env: NodeJS.ProcessEnv) => {
    let text = '';
    const to = new Writable({
      write: (chunk: Buffer, _encoding, done) => ((text += chunk.toString()), done()),
    });
    createLogger(env, { isRead: false, to }).info({ port: 3000 }, 'server started');
    return text;
  };
  expect(JSON.parse(written({}))).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    msg: 'server started',
    port: 3000,
  });
  expect(written({ LOG_LEVEL: 'warn' })).toBe('');
  expect(written({ LOG_LEVEL: 'veel' })).toContain('"msg":"log level is not known"');
  expect(written({ LOG_FORMAT: 'text' })).toMatch(/INFO.*server started[^{]*port: 3000/s);
});

test('each line of the log says in a few fixed words what happened; its data stand beside it', () => {
  const files = globSync('**/*.ts', { cwd: ROOT }).filter((file) => !/\.test\.ts$|^testing\//.test(file));
  const texts: string[] = [];
  for (const file of files) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    expect([file, /\bconsole\./.test(source)]).toEqual([file, false]);
    for (const [, call] of source.matchAll(
      /logger\??\.(?:fatal|error|warn|info|debug)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g,
    )) {
      const text = /'([^']*)',?\s*$/.exec(call!)?.[1];
      expect([file, call, text !== undefined]).toEqual([file, call, true]);
      texts.push(text!);
    }
  }
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) expect(text).toMatch(/^[a-z][a-z -]{4,50}$/);
});
