import { expect, test } from 'vitest';
import type { KeyStep } from '../../engine/exercise/index.ts';
import type { PupilWords, Typing } from '../contract/progress.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';

const FOUD: KeyStep[] = [
  [800, 'fo'],
  [900, 'ut'],
  [3000, ''],
  [250, 'd'],
];

/** A pupil who types the same word wrong in two rounds; of the second time it is told how. */
async function typedWrong(keys?: KeyStep[]) {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round, start } = await startPlayer(server, 'noor', noor);
  const foud = (of: typeof round) => ({
    ...answerTo(of, 0, false),
    given: { form: 'type' as const, text: 'foud' },
  });
  await sendAnswer(socket, foud(round));
  await endRound(socket, round, { complete: false });
  const second = await start(0);
  const { text: word } = second.dealt[0]!.solution.reveal;
  // Another word is dealt by now: the first time it was this one, too.
  await server.db.updateTable('answers').set({ word }).execute();
  const answer = { ...foud(second), ...(keys && { keys }) };
  expect(await sendAnswer(socket, answer)).toMatchObject({ ok: true });
  const token = await server.login('docent');
  const of = `/api/pupils/${noor}/progress`;
  const ask = (by = token) =>
    server.call<Typing>('GET', `${of}/rounds/${second.id}/answers/${answer.id}/typing`, { token: by });
  return { server, token, second, word, of, ask };
}

test('a word that was typed wrong is told letter by letter, with what was made of it in other rounds', async () => {
  const { server, token, of, ask, word } = await typedWrong(FOUD);
  const { body: words } = await server.call<PupilWords>('GET', `${of}/words`, { token });
  expect(words.mistakes.map(({ isTyped }) => isTyped)).toEqual([true, false]);
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    word,
    written: 'foud',
    steps: FOUD,
    others: [{ right: false, written: 'foud' }],
  });
});

test('who does not reach the pupil finds nothing, and it is not for the pupil', async () => {
  const { server, ask } = await typedWrong(FOUD);
  expect((await ask(await server.login('noor'))).status).toBe(403);
  const elsewhere = await server.login('collega');
  expect((await ask(elsewhere)).status).toBe(404);
});

test('what does not end in the answer is not kept, nor how a right word was typed', async () => {
  const { server, ask, second, token, of } = await typedWrong([[5, 'iets anders']]);
  expect((await ask()).status).toBe(404);
  const { body } = await server.call<PupilWords>('GET', `${of}/words`, { token });
  expect(body.mistakes.some(({ isTyped }) => isTyped)).toBe(false);
  const pupil = await server.live(await server.login('noor'));
  const { answer } = second.dealt[1]!.solution;
  const right = answerTo(second, 1, true, 1);
  await sendAnswer(pupil, { ...right, keys: [[1, 'text' in answer ? answer.text : '']] });
  const row = await server.db
    .selectFrom('answers')
    .select('typed')
    .where('id', '=', right.id)
    .executeTakeFirst();
  expect(row).toEqual({ typed: null });
});
