import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { FORMS, type Dealt } from '../../engine/exercise/index.ts';
import type { DealtRound, PupilMap } from '../contract/practice.ts';
import { startTestServer } from '../testing/server.ts';
import { createWordBank } from '../words/index.ts';
import { createCatalogue } from './catalogue.ts';
import { pictureRoutes, PICTURES } from './pictures.ts';
import { SILENT_SPEAKER, wordsOf } from './words.ts';

const bank = createWordBank(join(import.meta.dirname, '../../assets'));
const game = (id: string, form: (typeof FORMS)[number]) =>
  ({
    id,
    title: id,
    family: id,
    forms: [form, 'choose'],
    round: 10,
    cap: 4,
    pace: 'C',
    explain: 'Typ mee.',
    explainIn: { [form]: 'Doe mee.' },
  }) as const;

test('with the real words every place can be played, in the form that game and category share', async () => {
  const spoken: string[] = [];
  const words = wordsOf(bank, {
    ...SILENT_SPEAKER,
    url: (text) => `/x/${text}`,
    prepare: (text) => (spoken.push(text), `/x/${text}`),
    isRecorded: () => false,
  });
  const server = await startTestServer({
    words,
    catalogue: createCatalogue(FORMS.map((form) => game(form, form))),
  });
  const { noor } = server.school;
  const token = await server.login('noor');
  const { body: map } = await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, { token });
  expect(map.tasks.length).toBe(12);
  for (const task of map.tasks) {
    expect(
      task.games.map((entry) => entry.id),
      task.category,
    ).toEqual([...FORMS]);
    expect(task.sign.length).toBeGreaterThan(0);
  }
  // Looking at the map makes nothing be spoken; starting a round does.
  expect(spoken).toEqual([]);
  const { body: round } = await server.call<DealtRound>(
    'POST',
    `/api/pupils/${noor}/tasks/${map.tasks[0]!.id}/rounds`,
    {
      token,
      body: { id: randomUUID(), somvenster: map.somvenster.id, game: 'type' },
    },
  );
  expect(round.dealt.map(({ exercise }: Dealt) => exercise.form)).toEqual(
    Array(round.dealt.length).fill('type'),
  );
  expect(spoken.length).toBeGreaterThan(0);
});

/** As `fetch` would, but a site may be named that is not there. */
const postTo = <T>(url: string, headers: Record<string, string>, body: unknown) =>
  new Promise<T>((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers }, (response) => {
      json(response).then((answer) => resolve(answer as T), reject);
    });
    asked.on('error', reject).end(JSON.stringify(body));
  });

test('a site of Belgium speaks as Belgium does, also a round that was begun elsewhere; people go before voices', async () => {
  const speaker = {
    ...SILENT_SPEAKER,
    url: (text: string, variant = 'nl') => `/${variant}/${text}`,
    prepare: (text: string, variant = 'nl') => `/${variant}/${text}`,
    isRecorded: (text: string, variant = 'nl') => variant === 'be' && text === 'Doe mee.',
  };
  const server = await startTestServer({
    words: wordsOf(bank, speaker),
    catalogue: createCatalogue(FORMS.map((form) => game(form, form))),
  });
  const { noor } = server.school;
  const token = await server.login('noor');
  const { body: map } = await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, { token });
  const play = async (host: string) => {
    const body = await postTo<DealtRound>(
      `${server.url}/api/pupils/${noor}/tasks/${map.tasks[0]!.id}/rounds`,
      { Host: host, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      { id: randomUUID(), somvenster: map.somvenster.id, game: 'type' },
    );
    const spoken = body.dealt.flatMap(({ exercise }) => exercise.prompt.speech ?? []);
    expect(spoken.length).toBeGreaterThan(5);
    return { id: body.id, spoken, explain: body.explain };
  };
  const dutch = await play('spelwereld.nl');
  const belgian = await play('be.spelwereld.nl:8080');
  expect(belgian.id).toBe(dutch.id);
  expect(dutch.spoken.every(({ url, text }) => url === `/nl/${text}`)).toBe(true);
  expect(belgian.spoken.every(({ url, text }) => url === `/be/${text}`)).toBe(true);
  expect(dutch.explain).toEqual({ text: 'Doe mee.', url: '/nl/Doe mee.' });
  expect(belgian.explain).toEqual({ text: 'Doe mee.', url: '/be/Doe mee.', isHuman: true });
});

test('pictures of words come from this server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spelwereld-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'bread.webp'), 'plaatje');
  const server = await startTestServer({ routers: [pictureRoutes(folder)] });
  const found = await server.call('GET', `${PICTURES}bread.webp`);
  expect([found.status, found.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const name of ['weg.webp', '../keys/token.pem', '%2e%2e/keys/token.pem']) {
    expect(await server.call('GET', PICTURES + name)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  }
});
