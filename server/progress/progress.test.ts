import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { GroupProgress, ParentLetter, PupilProgress, PupilWords } from '../contract/progress.ts';
import { nameOfDay } from '../data/day.ts';
import type { PupilMap } from '../contract/practice.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lets a pupil answer the exercises of a round of the first place: `rights` says which go right. */
async function practise(server: TestServer, username: string, id: string, rights: readonly boolean[]) {
  const { socket, round, token } = await startPlayer(server, username, id);
  for (const [i, right] of rights.entries()) await sendAnswer(socket, answerTo(round, i, right));
  // The map takes in what was answered.
  await server.call<PupilMap>('GET', `/api/pupils/${id}/map`, { token });
  return round;
}

test('the group page tells per pupil what was done, how far each is and what was never practised', async () => {
  const server = await startTestServer();
  const { account, group, noor, daan } = server.school;
  const round = await practise(server, 'noor', noor, [true, true, false]);
  const token = await server.login('docent');
  const { body } = await server.call<GroupProgress>(
    'GET',
    `/api/accounts/${account}/groups/${group}/progress`,
    {
      token,
    },
  );
  const category = round.dealt[0]!.exercise.category;
  expect(body.categories).toMatchObject([{ id: category, kind: 'spelling' }]);
  expect(body.to).toBe(nameOfDay(Date.now()));
  expect(body.pupils.map(({ name }) => name)).toEqual(['Daan Jansen', 'Noor de Vries', 'Zoë van den Berg']);
  const row = body.pupils.find(({ id }) => id === noor)!;
  expect(row).toMatchObject({ answers: 3, correct: 2, days: 1, lastDay: body.to });
  expect(row.standings).toMatchObject([
    { category, answers: 3, correct: 2, level: { status: 'bezig', known: 3 } },
  ]);
  const { p, low, high } = row.standings[0]!.level!;
  expect(low).toBeLessThan(p);
  expect(high).toBeGreaterThan(p);
  expect(body.pupils.find(({ id }) => id === daan)).toMatchObject({ answers: 0, days: 0, standings: [] });
});

test('a period holds only what lies in it, and growth is told against what was before', async () => {
  const server = await startTestServer();
  const { account, group, noor } = server.school;
  const round = await practise(server, 'noor', noor, [true, true]);
  const category = round.dealt[0]!.exercise.category;
  const now = Date.now();
  const [today, before] = [nameOfDay(now), nameOfDay(now - 10 * DAY_MS)];
  // The first day says no more than a guess.
  for (const [days, p, answers] of [[12, 0.9, 7] as const, [10, 0.2, 9] as const])
    await server.db
      .insertInto('day_levels')
      .values({
        pupil_id: noor,
        category,
        day: nameOfDay(now - days * DAY_MS),
        p,
        sd: 0.3,
        status: 'stap-terug',
        reason: 'te-moeilijk',
        answers,
      })
      .execute();
  const token = await server.login('docent');
  const ask = async (query: string) => {
    const path = `/api/accounts/${account}/groups/${group}/progress?${query}`;
    const { status, body } = await server.call<GroupProgress>('GET', path, { token });
    return { status, row: body.pupils?.find(({ id }) => id === noor), body };
  };
  const { row } = await ask(`from=${today}`);
  expect(row!.standings[0]).toMatchObject({ answers: 2 });
  const points = row!.standings[0]!.level!.p - 20;
  expect(row!.standings[0]!.level!.trend).toEqual({ points, since: today });
  const whole = await ask(`from=${nameOfDay(now - 20 * DAY_MS)}`);
  expect(whole.row!.standings[0]!.level!.trend).toEqual({ points, since: before });
  const earlier = await ask(`from=${nameOfDay(now - 20 * DAY_MS)}&to=${nameOfDay(now - 5 * DAY_MS)}`);
  expect(earlier.row).toMatchObject({ answers: 0, days: 0 });
  expect(earlier.row!.standings).toMatchObject([{ answers: 0, level: { p: 20, status: 'stap-terug' } }]);
  expect(earlier.row!.standings[0]!.level).not.toHaveProperty('trend');
  expect(await ask(`from=${today}&to=${before}`)).toMatchObject({
    status: 422,
    body: { fields: { to: 'De laatste dag ligt voor de eerste.' } },
  });
  expect((await ask('from=gisteren')).status).toBe(422);
});

test('the page of a pupil: effort per day, line, reasons, and who looked is logged once', async () => {
  const server = await startTestServer();
  const { noor, staff } = server.school;
  await practise(server, 'noor', noor, [true, false, true]);
  const token = await server.login('docent');
  const get = () => server.call<PupilProgress>('GET', `/api/pupils/${noor}/progress`, { token });
  const { body } = await get();
  await get();
  expect(body).toMatchObject({ name: 'Noor de Vries', answers: 3, correct: 2, group: { name: 'Groep 5' } });
  expect(body.practised).toMatchObject([{ day: body.to, answers: 3, correct: 2 }]);
  expect(body.line).toMatchObject([{ category: body.categories[0]!.id, points: [{ day: body.to }] }]);
  // Of the words that were asked; a deal also holds some in reserve. Now and then one of them is drawn by chance.
  expect(body.reasons).toHaveLength(1);
  const { why } = body.reasons[0]!;
  expect(why.reduce((sum, { words }) => sum + words, 0)).toBe(3);
  for (const { text } of why) expect(text).toMatch(/peilen|Steekproef/);
  const log = await server.db
    .selectFrom('audit')
    .select(['actor_id', 'subject'])
    .where('action', '=', 'pupil-progress-viewed')
    .execute();
  expect(log).toEqual([{ actor_id: staff.docent, subject: noor }]);
});

test('misspellings are told with what was written and its sound; a word is mastered after two right days', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const round = await practise(server, 'noor', noor, [false, true, true]);
  const words = round.dealt.map(({ solution }) => solution.reveal.text);
  const isTyped = round.dealt[0]!.exercise.form === 'type';
  expect(isTyped).toBe(true);
  // The second word was right the day before too, and the third was wrong then.
  const old = {
    ...(await server.db
      .selectFrom('rounds')
      .selectAll()
      .where('id', '=', round.id)
      .executeTakeFirstOrThrow()),
  };
  const started_at = old.started_at - DAY_MS;
  await server.db
    .insertInto('rounds')
    .values({ ...old, id: 'gisteren', started_at, ended_at: started_at })
    .execute();
  const given = await server.db.selectFrom('answers').selectAll().where('round_id', '=', round.id).execute();
  for (const answer of given.filter(({ word }) => word !== words[0]))
    await server.db
      .insertInto('answers')
      .values({
        ...answer,
        id: randomUUID(),
        round_id: 'gisteren',
        round_at: started_at,
        at: answer.at - DAY_MS,
        correct: answer.word === words[1] ? 1 : 0,
        shown: answer.word === words[1] ? answer.word : 'vaut',
      })
      .execute();
  const token = await server.login('docent');
  const { body } = await server.call<PupilWords>('GET', `/api/pupils/${noor}/progress/words`, { token });
  expect(body.mistakes).toMatchObject([
    { word: words[0], written: 'foud', speech: `/gesproken/nl/${words[0]}` },
    { word: words[2], written: 'vaut' },
  ]);
  expect(body.mastered).toEqual([words[1]]);
  const today = nameOfDay(Date.now());
  const later = await server.call<PupilWords>('GET', `/api/pupils/${noor}/progress/words?from=${today}`, {
    token,
  });
  expect(later.body).toMatchObject({ mistakesTotal: 1, masteredTotal: 0 });

  // A round that began days ago and is gone on with today.
  const begun = started_at - 3 * DAY_MS;
  await server.db
    .insertInto('rounds')
    .values({ ...old, id: 'eerder', started_at: begun, ended_at: null })
    .execute();
  await server.db
    .insertInto('answers')
    .values({
      ...given[0]!,
      id: randomUUID(),
      round_id: 'eerder',
      round_at: begun,
      correct: 0,
      shown: 'vaut',
    })
    .execute();
  const since = await server.call<PupilWords>('GET', `/api/pupils/${noor}/progress/words?from=${today}`, {
    token,
  });
  expect(since.body.mistakesTotal).toBe(2);
});

test('words of rounds that were counted before words were kept are read from the answers, and kept from then on', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  await practise(server, 'noor', noor, [false, true, false]);
  const token = await server.login('docent');
  const ask = async () => {
    const { body } = await server.call<PupilWords>('GET', `/api/pupils/${noor}/progress/words`, { token });
    return body;
  };
  const kept = async () => {
    const rows = await server.db.selectFrom('counted_rounds').select('words').execute();
    return rows.map(({ words }) => words);
  };
  const told = await ask();
  expect(told.mistakes).toMatchObject([
    { written: 'foud', then: [] },
    { written: 'foud', then: [] },
  ]);
  const before = await kept();
  expect(before).toEqual([expect.stringContaining('foud')]);
  await server.db.updateTable('counted_rounds').set({ words: null }).execute();
  expect(await ask()).toEqual(told);
  expect(await ask()).toEqual(told);
  expect(await kept()).toEqual(before);
});

test('words can be asked of one category, or of one list of words', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const round = await practise(server, 'noor', noor, [false, true, false]);
  const token = await server.login('docent');
  const mistakesOf = async (category: string) => {
    const path = `/api/pupils/${noor}/progress/words?category=${category}`;
    const { body } = await server.call<PupilWords>('GET', path, { token });
    return body.mistakesTotal;
  };
  const { category } = round.dealt[0]!.exercise;
  expect(await mistakesOf(category)).toBe(2);
  expect(await mistakesOf('trema')).toBe(0);
  // The same round, played as one of a list: it says nothing of the category then.
  await server.db
    .insertInto('word_lists')
    .values({
      id: 'dieren',
      account_id: server.school.account,
      maker_id: null,
      name: 'Dieren',
      words: '[]',
      created_at: 1,
      changed_at: 1,
      removed_at: null,
    })
    .execute();
  await server.db.updateTable('tasks').set({ word_list_id: 'dieren' }).where('pupil_id', '=', noor).execute();
  expect(await mistakesOf('lijst/dieren')).toBe(2);
  expect(await mistakesOf('lijst/planten')).toBe(0);
  expect(await mistakesOf(category)).toBe(0);
});

test('of what is too hard now it is told what comes before it; of a period that has ended it is not', async () => {
  const server = await startTestServer();
  const { account, group, noor } = server.school;
  await practise(server, 'noor', noor, [true, true]);
  const now = Date.now();
  const today = nameOfDay(now);
  const level = { pupil_id: noor, category: 'nk', p: 0.2, sd: 0.3, answers: 20 };
  const hard = { status: 'stap-terug' as const, reason: 'te-moeilijk' };
  await server.db
    .insertInto('day_levels')
    .values({ ...level, ...hard, day: nameOfDay(now - 2 * DAY_MS) })
    .execute();
  await server.db
    .insertInto('practice_levels')
    .values({
      ...level,
      ...hard,
      mean: -2,
      last_at: now - 2 * DAY_MS,
      mastered_at: null,
      review: '[]',
    })
    .execute();
  const token = await server.login('docent');
  const standingIn = async (path: string) => {
    const { body } = await server.call<GroupProgress & PupilProgress>('GET', path, { token });
    const { standings } = body.pupils?.find(({ id }) => id === noor) ?? body;
    return standings.find((one) => one.category === 'nk')!;
  };
  const ofGroup = `/api/accounts/${account}/groups/${group}/progress`;
  const first = { category: 'ng', title: 'Zingende n (ng)', isNew: true };
  expect(await standingIn(ofGroup)).toMatchObject({ first });
  expect(await standingIn(`/api/pupils/${noor}/progress?from=${today}`)).toMatchObject({ first });
  expect(await standingIn(`${ofGroup}?to=${nameOfDay(now - DAY_MS)}`)).not.toHaveProperty('first');
});

test('what came after a misspelling is told in order, up to what was right', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, { ...answerTo(round, 0, false, 0), given: { form: 'type', text: 'foud' } });
  await sendAnswer(socket, { ...answerTo(round, 0, true, 1) });
  await sendAnswer(socket, { ...answerTo(round, 1, true, 2) });
  const token = await server.login('docent');
  const { body } = await server.call<PupilWords>('GET', `/api/pupils/${noor}/progress/words`, { token });
  const { text } = round.dealt[0]!.solution.reveal;
  expect(body.mistakes).toMatchObject([
    { word: text, written: 'foud', then: [{ written: text, right: true }] },
  ]);
});

test('a letter to parents is a PDF of this pupil, and is written down', async () => {
  const server = await startTestServer();
  const { noor, staff } = server.school;
  await practise(server, 'noor', noor, [false, true, true]);
  const token = await server.login('docent');
  const path = `/api/pupils/${noor}/progress/letter`;
  const seen = await server.call<{ letter: ParentLetter }>('GET', path, { token });
  expect(seen.body.letter).toMatchObject({ title: 'Zo oefende Noor de Vries' });
  const log = server.db.selectFrom('audit').select('actor_id').where('action', '=', 'parent-letter-made');
  expect(await log.execute()).toEqual([]);
  const line = 'Vrijdag is er dictee.';
  const { status, body } = await server.call<{ pdf: string }>('POST', path, { token, body: { line } });
  expect(status).toBe(200);
  const pdf = Buffer.from(body.pdf, 'base64').toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(await log.execute()).toEqual([{ actor_id: staff.docent }]);
});

test('a note is kept once, changed, thrown away and taken back; of another pupil it is refused', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  const token = await server.login('docent');
  const id = randomUUID();
  const save = (pupil: string, body: object) =>
    server.call<{ notes: { text: string; author: string }[] }>(
      'PUT',
      `/api/pupils/${pupil}/progress/notes/${id}`,
      {
        token,
        body: { from: '2026-10-01', to: '2026-10-31', text: 'Extra uitleg over ei en ij', ...body },
      },
    );
  expect((await save(noor, {})).body.notes).toMatchObject([
    { id, text: 'Extra uitleg over ei en ij', author: 'Juf docent', from: '2026-10-01' },
  ]);
  await save(noor, {});
  expect((await save(noor, { text: 'Anders' })).body.notes).toMatchObject([{ text: 'Anders' }]);
  expect((await save(daan, { text: 'Van daan' })).status).toBe(409);
  expect((await save(noor, { removed: true })).body.notes).toEqual([]);
  expect((await save(noor, {})).body.notes).toHaveLength(1);
  expect(await save(noor, { text: '  ' })).toMatchObject({
    status: 422,
    body: { fields: { text: 'Schrijf eerst een notitie.' } },
  });
  expect((await save(noor, { from: '2026-11-01' })).body).toMatchObject({
    fields: { to: 'De laatste dag ligt voor de eerste.' },
  });
});

test('progress of pupils and groups beyond reach is not found, and pupils see none', async () => {
  const server = await startTestServer();
  const { account, otherGroup, finn, noor } = server.school;
  const docent = await server.login('docent');
  for (const path of [
    `/api/pupils/${finn}/progress`,
    `/api/pupils/${finn}/progress/words`,
    `/api/accounts/${account}/groups/${otherGroup}/progress`,
  ])
    expect((await server.call('GET', path, { token: docent })).status, path).toBe(404);
  const pupil = await server.login('noor');
  expect((await server.call('GET', `/api/pupils/${noor}/progress`, { token: pupil })).status).toBe(403);
});
