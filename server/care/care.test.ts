import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { Plan, PlanHead } from '../contract/care-plan.ts';
import { daysAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import type { TrashItem } from '../contract/trash.ts';
import { startTestServer } from '../testing/server.ts';
import { eraseTrash } from '../trash/erase.ts';

const HELP = 'Noor schrijft woorden met ei en ij door elkaar, ook in eigen teksten.';
const today = nameOfDay(Date.now());

/** A school that has the care trajectory, with its teacher. */
async function start() {
  const server = await startTestServer();
  const { account, noor } = server.school;
  const office = await server.login('office');
  const switchTo = (on: boolean, basedOn: number) =>
    server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
      token: office,
      body: { on, basedOn },
    });
  await switchTo(true, 0);
  const docent = await server.login('docent');
  const ask = <T = Plan & ErrorBody>(method: string, rest: string, body?: unknown, token = docent) =>
    server.call<T>(method, `/api/pupils/${noor}${rest}`, { token, body });
  const make = async (body: object = {}) => {
    const id = randomUUID();
    await ask('PUT', `/plans/${id}`, body);
    return id;
  };
  const goal = (category: string, target: number | null = 0.8) => ({
    id: randomUUID(),
    kind: 'categorie',
    category,
    text: `Noor schrijft woorden met ${category} goed.`,
    target,
  });
  /** Fills in what a plan needs. */
  const fill = async (id: string, more: object = {}) => {
    const { body: plan } = await ask('GET', `/plans/${id}`);
    const fields = { hulpvraag: [{ key: 'eigen', text: HELP }], goals: [goal('ei-ij')], ...more };
    return ask('PATCH', `/plans/${id}`, { fields, basedOn: plan.versions });
  };
  const go = (id: string, to: string, more: object = {}) =>
    ask('PUT', `/plans/${id}/state`, { to, reason: 'zo is het besproken', ...more });
  /** A plan that runs since some days ago. */
  const running = async (days = 0, more: object = {}) => {
    const id = await make();
    await fill(id, more);
    await go(id, 'actief');
    if (days > 0)
      await server.db
        .updateTable('plans')
        .set({ from_day: daysAfter(today, -days) })
        .where('id', '=', id)
        .execute();
    return id;
  };
  return { server, switchTo, docent, ask, make, fill, go, goal, running, account, noor };
}

test('a plan is made once, wants what it needs before it begins, and then runs twelve school weeks', async () => {
  const { ask, make, fill, go } = await start();
  const id = await make();
  const again = await ask('PUT', `/plans/${id}`, {});
  expect(again.body).toMatchObject({
    number: 1,
    state: 'concept',
    weeks: 12,
    owner: { name: expect.any(String) },
  });
  expect(again.body.check.wants).toHaveLength(2);
  const early = await go(id, 'actief');
  expect(early).toMatchObject({
    status: 422,
    body: { fields: { check: expect.stringContaining('hulpvraag') } },
  });
  const filled = await fill(id);
  expect(filled.body.check.wants).toEqual([]);
  expect(filled.body.check.notes).toHaveLength(2);
  expect(filled.body.fields.goals).toMatchObject([{ category: 'ei-ij', target: 0.8, start: null }]);
  const begun = await go(id, 'actief');
  expect(begun.body).toMatchObject({ state: 'actief', from: today, done: 0 });
  expect(begun.body.may).toEqual(['gepauzeerd', 'evalueren', 'gestopt', 'wijzigen', 'weggooien']);
  // Begun twice is begun once.
  expect((await go(id, 'actief')).body.version).toBe(begun.body.version);
});

test('two who write in different fields both stand; in the same one the second hears so and nothing is lost', async () => {
  const { ask, make } = await start();
  const id = await make();
  const { body: seen } = await ask('GET', `/plans/${id}`);
  const save = (fields: object) => ask('PATCH', `/plans/${id}`, { fields, basedOn: seen.versions });
  expect((await save({ minutes: 30 })).status).toBe(200);
  const other = await save({ aanpak: [{ key: 'eigen', text: 'Drie keer per week, in een groepje.' }] });
  expect(other.body.fields).toMatchObject({ minutes: 30, aanpak: [{ edited: false }] });
  const late = await save({ aanpak: [{ key: 'eigen', text: 'Alleen.' }], size: 2 });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'conflict', fields: { aanpak: expect.any(String) } },
  });
  const { body: now } = await ask('GET', `/plans/${id}`);
  expect(now.fields).toMatchObject({ size: 1, aanpak: [{ text: 'Drie keer per week, in een groepje.' }] });
});

test('a plan that runs is changed with a reason, and its history tells what stood there', async () => {
  const { ask, running } = await start();
  const id = await running();
  const { body: plan } = await ask('GET', `/plans/${id}`);
  const change = { fields: { minutes: 40 }, basedOn: plan.versions };
  expect((await ask('PATCH', `/plans/${id}`, change)).body.fields).toMatchObject({
    reason: 'Schrijf kort waarom.',
  });
  await ask('PATCH', `/plans/${id}`, { ...change, reason: 'Er is meer tijd.' });
  const { body } = await ask<{ versions: object[] }>('GET', `/plans/${id}/versions`);
  expect(body.versions[0]).toMatchObject({
    reason: 'Er is meer tijd.',
    by: expect.any(String),
    changes: [{ field: 'minutes', before: '20', after: '40' }],
  });
});

test('goals are one to four categories of spelling, each once, with a target above where it begins', async () => {
  const { server, noor, make, fill, goal } = await start();
  const level = {
    mean: 0,
    p: 0.58,
    status: 'bezig',
    reason: '',
    last_at: Date.now(),
    mastered_at: null,
    review: '[]',
  };
  await server.db
    .insertInto('practice_levels')
    .values({ ...level, pupil_id: noor, category: 'ei-ij', sd: 0.3, answers: 30, status: 'bezig' })
    .execute();
  const id = await make();
  const low = await fill(id, { goals: [goal('ei-ij', 0.6)] });
  expect(low).toMatchObject({
    status: 422,
    body: { fields: { 'fields.goals.0.target': 'Kies een doel boven nu (58 %) en hoogstens 95 %.' } },
  });
  expect((await fill(id, { goals: [goal('ei-ij', 0.96)] })).status).toBe(422);
  expect((await fill(id, { goals: [goal('ei-ij'), goal('ei-ij')] })).status).toBe(422);
  for (const category of ['lijst/dieren', 'bestaat-niet'])
    expect((await fill(id, { goals: [goal(category)] })).body.fields).toMatchObject({
      'fields.goals.0.category': expect.any(String),
    });
  const { body } = await fill(id, { goals: [goal('ei-ij', 0.8)] });
  expect(body.fields.goals).toMatchObject([
    { start: { p: 0.58, answers: 30, source: 'oefenen' }, now: { p: 0.58 } },
  ]);
});

test('of two plans at once no goal category is the same', async () => {
  const { go, make, fill, running, goal } = await start();
  await running();
  const second = await make();
  await fill(second);
  expect(await go(second, 'actief')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('plan 1') },
  });
  await fill(second, { goals: [goal('au-ou')] });
  expect((await go(second, 'actief')).status).toBe(200);
});

test('minutes: those by hand with play taken in, those apart added; a session that is struck out does not count', async () => {
  const { ask, running } = await start();
  const id = await running(2);
  const put = (more: object, session = randomUUID()) =>
    ask('PUT', `/plans/${id}/sessions/${session}`, {
      ...{ day: today, minutes: 20, kind: 'begeleid', withPlay: true, note: '' },
      ...more,
    });
  const first = randomUUID();
  expect((await put({}, first)).body.done).toBe(20);
  expect((await put({ withPlay: false, minutes: 10 })).body.done).toBe(30);
  expect((await put({ struck: 'Ging niet door.' }, first)).body.done).toBe(10);
  expect((await put({ minutes: 0 })).status).toBe(422);
  expect((await put({ minutes: 121 })).status).toBe(422);
  expect((await put({ day: daysAfter(today, 1) })).body.fields).toMatchObject({
    day: 'Deze dag is nog niet geweest.',
  });
  expect((await put({ day: daysAfter(today, -9) })).body.fields).toMatchObject({
    day: 'Deze dag ligt voor het begin van het plan.',
  });
});

test('a plan is looked back on once, with an outcome for each goal; it can be opened again, and made longer twice', async () => {
  const { ask, running, go } = await start();
  const id = await running();
  const { body: plan } = await go(id, 'evalueren');
  const evaluation = (version: number, goals: object[]) => ({
    ...{ day: today, instrument: 'dictee', conclusion: 'doorgaan', text: 'Het gaat vooruit.', nextOn: null },
    version,
    goals,
  });
  const goals = plan.fields.goals.map((goal) => ({
    goal: goal.id,
    outcome: 'deels',
    why: 'dictee van blok 4',
  }));
  expect(
    (await ask('PUT', `/plans/${id}/evaluations/${randomUUID()}`, evaluation(plan.version, []))).body.fields,
  ).toMatchObject({
    'goals.0.outcome': 'Kies een uitkomst voor elk doel.',
  });
  const both = await Promise.all(
    [1, 2].map(() => ask('PUT', `/plans/${id}/evaluations/${randomUUID()}`, evaluation(plan.version, goals))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const closed = (await ask('GET', `/plans/${id}`)).body;
  expect(closed).toMatchObject({
    state: 'afgesloten',
    evaluations: [{ conclusion: 'doorgaan', proposed: 'doorgaan' }],
  });
  expect(
    (
      await ask('PATCH', `/plans/${id}`, {
        fields: { minutes: 30 },
        basedOn: closed.versions,
        reason: 'nog iets',
      })
    ).status,
  ).toBe(409);

  for (const times of [1, 2]) {
    const open = await go(id, 'evalueren');
    const longer = await ask('POST', `/plans/${id}/extension`, {
      ...{ weeks: 2, reason: 'bijna zover', version: open.body.version },
    });
    expect(longer.body).toMatchObject({ state: 'actief', weeks: 12 + 2 * times, extended: times });
  }
  const { body: third } = await go(id, 'evalueren');
  expect(third.may).not.toContain('verlengen');
  const refused = await ask('POST', `/plans/${id}/extension`, {
    weeks: 2,
    reason: 'nog eens',
    version: third.version,
  });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('twee keer') } });
});

test('a plan that is thrown away is nowhere, and comes back as it was; past its day to be looked back on', async () => {
  const { server, ask, running } = await start();
  const id = await running();
  const away = (removed: boolean) => ask('PUT', `/plans/${id}/removed`, { removed });
  await away(true);
  expect((await ask('GET', `/plans/${id}`)).status).toBe(404);
  expect((await ask<{ plans: PlanHead[] }>('GET', '/care')).body.plans).toEqual([]);
  await away(false);
  expect((await ask('GET', `/plans/${id}`)).body.state).toBe('actief');
  await away(true);
  await server.db.updateTable('plans').set({ to_day: '2020-01-03' }).where('id', '=', id).execute();
  await away(false);
  expect((await ask('GET', `/plans/${id}`)).body.state).toBe('evalueren');
});

test('off it is an address that nobody has; on only for staff of a school, of a teacher the own groups', async () => {
  const { server, switchTo, running, account, noor, ask } = await start();
  const id = await running();
  const unknown = (await ask<ErrorBody>('GET', '/bestaat-niet')).body;
  const paths = [
    `/api/accounts/${account}/care`,
    `/api/pupils/${noor}/care`,
    `/api/pupils/${noor}/plans/${id}`,
  ];
  const asked = async (user: string) => {
    const token = await server.login(user);
    return Promise.all(paths.map((path) => server.call('GET', path, { token })));
  };
  for (const user of ['schooladmin', 'docent', 'office'])
    for (const reply of await asked(user)) expect(reply.status).toBe(200);
  for (const user of ['noor', 'thuisadmin'])
    for (const reply of await asked(user)) expect(reply).toMatchObject({ status: 404, body: unknown });
  await switchTo(false, 1);
  for (const user of ['schooladmin', 'docent', 'office', 'noor'])
    for (const reply of await asked(user)) expect(reply).toMatchObject({ status: 404, body: unknown });
  await switchTo(true, 2);
  expect((await ask('GET', `/plans/${id}`)).body.state).toBe('actief');
});

test('what is proposed for the start comes with source and day, and who edits it leaves those', async () => {
  const { ask, make } = await start();
  const id = await make();
  const { body } = await ask<{ pieces: { key: string; text: string; source: string }[] }>(
    'GET',
    '/care/proposal',
  );
  const effort = body.pieces.find(({ key }) => key === 'inzet')!;
  expect(effort).toMatchObject({
    text: 'De laatste 4 weken is er niet geoefend.',
    source: expect.stringContaining('oefenen'),
  });
  const { body: plan } = await ask('GET', `/plans/${id}`);
  const save = await ask('PATCH', `/plans/${id}`, {
    fields: {
      beginsituatie: [
        { key: 'inzet', text: `${effort.text} Noor was ziek.` },
        { key: 'eigen', text: 'Leest graag.' },
      ],
    },
    basedOn: plan.versions,
  });
  expect(save.body.fields.beginsituatie).toMatchObject([
    { key: 'inzet', edited: true, source: effort.source },
    { key: 'eigen', edited: false },
  ]);
});

test('a plan on paper is for the school alone, of a teacher for who keeps it; no name in its own name, and the log knows what was made', async () => {
  const { server, ask, running, account, noor } = await start();
  const id = await running();
  const fetchPaper = async (whom: string, role: Parameters<typeof server.login>[0]) =>
    fetch(`${server.url}/api/pupils/${noor}/plans/${id}/dossier.pdf?for=${whom}`, {
      headers: { Authorization: `Bearer ${await server.login(role)}` },
    });
  for (const whom of ['ouders', 'dossier']) {
    const paper = await fetchPaper(whom, 'docent');
    expect(paper.headers.get('content-type')).toContain('application/pdf');
    expect(paper.headers.get('content-disposition')).toContain(`handelingsplan-1-${id.slice(0, 8)}.pdf`);
    expect(
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
  expect((await fetchPaper('ouders', 'schooladmin')).status).toBe(200);
  expect((await fetchPaper('ouders', 'office')).status).toBeGreaterThanOrEqual(403);
  const log = await server.db.selectFrom('audit').selectAll().where('action', '=', 'plan-dossier').execute();
  expect(log).toHaveLength(3);
  expect(log[0]).toMatchObject({ account_id: account, subject: id });
  // Somebody else keeps it by now.
  const { owners } = (await ask<{ owners: { id: string }[] }>('GET', '/care')).body;
  const { body: plan } = await ask('GET', `/plans/${id}`);
  const other = owners.find((one) => one.id !== plan.owner!.id)!;
  await server.db.updateTable('plans').set({ owner_id: other.id }).where('id', '=', id).execute();
  expect((await fetchPaper('dossier', 'docent')).status).toBe(404);
});

test('a piece that is renewed from the data is as they say it, and one that somebody wrote keeps its source', async () => {
  const { ask, make } = await start();
  const id = await make();
  const { body: proposal } = await ask<{ pieces: { key: string; text: string }[] }>('GET', '/care/proposal');
  const { key, text } = proposal.pieces[0]!;
  const { body: plan } = await ask('GET', `/plans/${id}`);
  const save = async (said: string, basedOn: Record<string, number>) =>
    (await ask('PATCH', `/plans/${id}`, { fields: { beginsituatie: [{ key, text: said }] }, basedOn })).body;
  const edited = await save('Dat weet ik beter.', plan.versions);
  expect(edited.fields.beginsituatie).toMatchObject([{ edited: true, source: expect.any(String) }]);
  const renewed = await save(text, edited.versions);
  expect(renewed.fields.beginsituatie).toMatchObject([{ text, edited: false }]);
});

test('a plan in the trash is brought back from there; it goes by itself after its days', async () => {
  const { server, ask, running, make, switchTo, docent, account } = await start();
  const [kept, gone] = [await running(), await make()];
  for (const id of [kept, gone]) await ask('PUT', `/plans/${id}/removed`, { removed: true });
  const trash = async (token: string) =>
    (await server.call<{ items: TrashItem[] }>('GET', `/api/accounts/${account}/trash`, { token })).body
      .items;
  const lying = await trash(docent);
  expect(lying.filter(({ kind }) => kind === 'plan').map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Plan [12] van Noor/),
    expect.stringMatching(/^Plan [12] van Noor/),
  ]);
  const restored = await server.call('POST', `/api/accounts/${account}/trash/restores`, {
    token: docent,
    body: { items: [{ kind: 'plan', id: kept }] },
  });
  expect(restored.body).toMatchObject({ restored: 1, failed: [] });
  expect((await ask('GET', `/plans/${kept}`)).body.state).toBe('actief');
  // Off nothing is to be seen of it, and it goes all the same.
  await switchTo(false, 1);
  expect(await trash(docent)).toEqual([]);
  const erased = await eraseTrash(
    { db: server.db, erasures: { erasing: (_, work) => work() } },
    Date.now() + 92 * 24 * 60 * 60 * 1000,
  );
  expect(erased.plans).toBe(1);
  expect(await server.db.selectFrom('plans').select('id').execute()).toEqual([{ id: kept }]);
});
