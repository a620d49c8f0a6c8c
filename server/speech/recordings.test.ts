import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Router } from 'express';
import { expect, onTestFinished, test } from 'vitest';
import type { Speech } from '../../engine/exercise/index.ts';
import type { DealtRound, PupilMap } from '../contract/practice.ts';
import { createCatalogue } from '../practice/catalogue.ts';
import { wordsOf } from '../practice/words.ts';
import { startTestServer } from '../testing/server.ts';
import { createWordBank } from '../words/index.ts';
import { createSpeech } from './index.ts';

const bank = createWordBank(join(import.meta.dirname, '../../assets'));
const catalogue = createCatalogue([
  {
    id: 'bellen',
    title: 'Bellen',
    family: 'type/a',
    forms: ['type', 'choose'],
    round: 10,
    cap: 6,
    pace: 'C',
    explain: 'Typ het woord!',
  },
]);

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-recordings-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function record(folder: string, name: string, sound: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.mp3`), sound);
}

/** A pupil with a round open, on a server whose speech can be opened anew, as after a restart. */
async function startListener(dataDir: string, assetsDir: string) {
  const synthesiser = {
    version: 'een',
    speak: (text: string) => Promise.resolve(new TextEncoder().encode(`stem: ${text}`)),
    close: () => undefined,
  };
  const opened = () => createSpeech({ dataDir, assetsDir, secret: 'geheim', synthesiser });
  let speech = opened();
  const words = wordsOf(bank, {
    url: (...of) => speech.url(...of),
    prepare: (...of) => speech.prepare(...of),
    isRecorded: (...of) => speech.isRecorded(...of),
    get: (...of) => speech.get(...of),
  });
  const router = Router().use((...of) => void speech.router(...of));
  const server = await startTestServer({ words, catalogue, routers: [router] });
  const { noor } = server.school;
  const token = await server.login('noor');
  const { body: map } = await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, { token });
  const id = randomUUID();
  return {
    reopen: () => (speech = opened()),
    listen: async ({ url }: Speech) => (await fetch(server.url + url)).text(),
    /** All that the round lets hear; it is the same round every time. */
    async heard() {
      const { body: round } = await server.call<DealtRound>(
        'POST',
        `/api/pupils/${noor}/tasks/${map.tasks[0]!.id}/rounds`,
        { token, body: { id, somvenster: map.somvenster.id, game: 'bellen' } },
      );
      const prompts = round.dealt.flatMap(({ exercise }) => exercise.prompt.speech ?? []);
      return { explain: round.explain, prompts };
    },
  };
}

test('a recorded word is heard in the round in which it is asked, and marked so that no device speaks it', async () => {
  const [data, assets] = [folder(), folder()];
  const { heard, listen, reopen } = await startListener(data, assets);
  const before = await heard();
  const [one, two, three] = before.prompts;
  expect(before.prompts.some(({ isHuman }) => isHuman)).toBe(false);
  expect(await listen(one!)).toBe(`stem: ${one!.text}`);

  // The words as a person would name the files; what a school records goes before what we do.
  record(join(assets, 'speech/nl'), one!.text.toUpperCase(), 'van ons');
  record(join(assets, 'speech/nl'), two!.text, 'van ons');
  record(join(assets, 'speech/nl'), 'typ het woord', 'uitleg van ons');
  record(join(data, 'recordings/nl'), two!.text, 'van school');
  record(join(data, 'recordings/be'), three!.text, 'van een school in België');

  reopen();
  const after = await heard();
  expect(after.prompts.map(({ text }) => text)).toEqual(before.prompts.map(({ text }) => text));
  const human = after.prompts.filter(({ isHuman }) => isHuman).map(({ text }) => text);
  expect(new Set(human)).toEqual(new Set([one!.text, two!.text]));
  expect(await listen(after.prompts[0]!)).toBe('van ons');
  expect(await listen(after.prompts[1]!)).toBe('van school');
  expect(await listen(after.prompts[2]!)).toBe(`stem: ${three!.text}`);
  expect(after.explain.isHuman).toBe(true);
  expect(await listen(after.explain)).toBe('uitleg van ons');
  // A browser that kept the voice asks again.
  expect(after.prompts[0]!.url).not.toBe(one!.url);
});
