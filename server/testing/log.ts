import { randomUUID } from 'node:crypto';
import type { RoundRow } from '../data/schema.ts';
import type { TestServer } from './server.ts';

/** Writes a round into the log as if a pupil had played it from `at` on: an answer every `gap` ms. Answers with its id. */
export async function logRound(
  server: TestServer,
  pupil: string,
  at: number,
  {
    answers = 10,
    gap = 20_000,
    game = 'bellenprikken',
    form = 'type',
    complete = 1,
    ...more
  }: Partial<Omit<RoundRow, 'answers'>> & { answers?: number; gap?: number } = {},
) {
  const { db } = server;
  const token = await server.login('office');
  const { body } = await server.call<{ tasks: { id: string }[] }>('GET', `/api/pupils/${pupil}/map`, {
    token,
  });
  const [like] = (await db.selectFrom('rounds').selectAll().limit(1).execute()) as [RoundRow | undefined];
  const id = randomUUID();
  const row = {
    ...(like ?? { choices: null }),
    id,
    pupil_id: pupil,
    task_id: body.tasks[0]!.id,
    game,
    form,
    seed: id,
    size: answers,
    deal: null,
    first_visit: 0,
    started_at: at,
    ended_at: at + answers * gap,
    complete,
    tips: 0,
    feat: 0,
    finished: answers,
    first_try: answers,
    stars: complete ? 3 : 0,
    coins: answers * 2,
    ...more,
  } as RoundRow;
  await db.insertInto('rounds').values(row).execute();
  await db
    .insertInto('answers')
    .values(
      Array.from({ length: answers }, (_, n) => ({
        id: randomUUID(),
        round_id: id,
        round_at: at,
        exercise_id: `${n}`,
        category: 'ei-ij',
        word_id: `w${n}`,
        word: `woord${n % 8}`,
        n,
        given: '{}',
        shown: '',
        correct: 1,
        try_no: 1,
        decides: 1,
        rule: null,
        ms: 100,
        tick: n,
        at: at + (n + 1) * gap,
        stored_at: at + (n + 1) * gap,
      })),
    )
    .execute();
  return id;
}
