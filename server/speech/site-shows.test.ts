import { expect, test } from 'vitest';
import { SHOWS, toldAt } from '../contract/site-shows.ts';
import { LONGEST_TEXT } from '../contract/speech.ts';
import { VARIANTS } from '../contract/variant.ts';
import { startTestServer } from '../testing/server.ts';

test('every step of the instruction page can be spoken, in both variants', async () => {
  const server = await startTestServer();
  for (const { id, steps } of SHOWS) {
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
    for (const variant of VARIANTS)
      for (const step of steps) expect(toldAt(step, variant).length).toBeLessThanOrEqual(LONGEST_TEXT);
    const { status, body } = await server.call<{ steps: { id: string; url: string }[] }>(
      'GET',
      `/api/site/shows/${id}`,
    );
    expect(status).toBe(200);
    expect(body.steps.map((step) => step.id)).toEqual(steps.map((step) => step.id));
    expect(body.steps.every(({ url }) => url !== '')).toBe(true);
  }
  expect(await server.call('GET', '/api/site/shows/wat-dan-ook')).toMatchObject({ status: 404 });
});

test('no chapter takes three minutes to tell', () => {
  /** Our voice says some 13 letters a second; a breath between steps. */
  const seconds = (text: string) => text.length / 13 + 1;
  for (const { steps } of SHOWS) {
    expect(steps.reduce((sum, step) => sum + seconds(step.nl), 0)).toBeLessThan(180);
  }
});
