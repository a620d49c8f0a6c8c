import { expect, test } from 'vitest';
import type { SiteWord } from '../contract/site-words.ts';
import { startTestServer } from '../testing/server.ts';

interface Checked {
  lines: SiteWord[];
  cut: boolean;
}

test('a visitor without an account sees what the games make of a few words', async () => {
  const server = await startTestServer();
  const look = (text: string) => server.call<Checked>('POST', '/api/site/words', { body: { text } });

  const { status, body } = await look('bibliotheek, vakansie\nwubbelpuk');
  expect(status).toBe(200);
  expect(body.cut).toBe(false);
  expect(body.lines.map(({ word, verdict }) => [word, verdict])).toEqual([
    ['bibliotheek', 'found'],
    ['vakansie', 'misspelled'],
    ['wubbelpuk', 'unknown'],
  ]);
  const [found, misspelled, unknown] = body.lines;
  expect(found!.about!.categories.map(({ id }) => id)).toContain('th');
  expect(found!.about!.misspellings.length).toBeGreaterThan(0);
  expect(found!.about!.speech).toBeDefined();
  expect(misspelled!.suggestions).toContain('vakantie');
  expect(misspelled!.about?.speech).toBeUndefined();
  expect(unknown!.about!.syllables.length).toBeGreaterThan(0);
  expect(unknown!.about!.speech).toBeUndefined();

  const many = await look(Array.from({ length: 21 }, () => 'boom').join('\n'));
  expect(many.body.cut).toBe(true);
  expect(many.body.lines.length).toBe(20);
});

test('nothing, too much and too often are refused with a clear word', async () => {
  const server = await startTestServer();
  const look = (text: string) => server.call('POST', '/api/site/words', { body: { text } });
  expect(await look('   ')).toMatchObject({
    status: 422,
    body: { fields: { text: 'Plak of typ eerst een woord.' } },
  });
  expect(await look('a'.repeat(2_001))).toMatchObject({ status: 422 });
  let last = await look('boom');
  for (let i = 0; i < 12; i++) last = await look('boom');
  expect(last).toMatchObject({
    status: 429,
    body: { message: 'Er is net al vaak gekeken. Wacht een minuut en probeer het opnieuw.' },
  });
  expect(last.headers.get('retry-after')).toBe('60');
});
