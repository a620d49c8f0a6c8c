import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { daysAfter } from '../../contract/days.ts';
import type { GroupPlan, GroupPlanHead } from '../../contract/group-plans.ts';
import { nameOfDay } from '../../data/day.ts';
import { HELP, joining, startGroupPlans } from '../../testing/group-plans.ts';
import { startTestServer } from '../../testing/server.ts';

const today = nameOfDay(Date.now());

const memberOf = (plan: GroupPlan, pupil: string) => plan.members.find((one) => one.pupil === pupil)!;

test('a group plan is made once, with a plan for each: what is shared stands in all, and they begin together', async () => {
  const { server, ask, own, make, share } = await startGroupPlans(await startTestServer());
  const { noor, daan, zoe, staff } = server.school;
  const { id, reply } = await make([noor, daan, zoe]);
  expect(reply).toMatchObject({
    status: 200,
    body: { state: 'concept', title: 'Ei en ij', weeks: 12, away: 0, owner: { id: staff.docent } },
  });
  expect(reply.body.fields).toMatchObject({ size: 3, minutes: 20 });
  expect(reply.body.members.map(({ firstName }) => firstName)).toEqual(['Daan', 'Noor', 'Zoë']);
  const again = await ask('PUT', `/${id}`, {
    title: 'Anders',
    members: [noor, daan].map((pupil) => ({ pupil, ...joining() })),
  });
  expect(again.body).toMatchObject({ title: 'Ei en ij', members: { length: 3 } });

  const early = await ask('PUT', `/${id}/state`, { to: 'actief' });
  expect(early).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/^Daan: .*hulpvraag/) },
  });
  const written = await share(id, { hulpvraag: HELP, aanpak: 'Samen aan de instructietafel.', minutes: 30 });
  expect(written.body.members.flatMap(({ wants }) => wants)).toEqual([]);
  const plan = memberOf(written.body, noor).plan.id;
  expect((await own('GET', noor, plan)).body.fields).toMatchObject({
    ...{ minutes: 30, hulpvraag: [{ text: HELP, source: 'groepsplan', edited: false }] },
    aanpak: [{ text: 'Samen aan de instructietafel.' }],
  });
  const begun = await ask('PUT', `/${id}/state`, { to: 'actief' });
  expect(begun.body).toMatchObject({ state: 'actief', from: today, hasBegun: true });
  expect(new Set(begun.body.members.map(({ plan: head }) => head.to))).toEqual(new Set([begun.body.to]));
  // Begun twice is begun once.
  expect((await ask('PUT', `/${id}/state`, { to: 'actief' })).body.members).toEqual(begun.body.members);
  expect((await ask<{ plans: GroupPlanHead[] }>('GET', '')).body.plans).toMatchObject([
    { id, names: ['Daan', 'Noor', 'Zoë'], state: 'actief' },
  ]);
});

test('a group plan that waited begins on the day on which it is let begin, for all', async () => {
  const { server, ask, make, share } = await startGroupPlans(await startTestServer());
  const { noor, daan } = server.school;
  const { id } = await make([noor, daan]);
  await share(id, { hulpvraag: HELP, from: daysAfter(today, -30) });
  const { body } = await ask('PUT', `/${id}/state`, { to: 'actief' });
  expect(body).toMatchObject({ from: today, weeks: 12 });
  for (const { plan } of body.members) expect(plan).toMatchObject({ from: today, to: body.to, weeks: 12 });
});

test('two to six pupils of one account and of the own groups', async () => {
  const { server, account, ask, make } = await startGroupPlans(await startTestServer());
  const { noor, daan, finn, elsewhere } = server.school;
  const words = 'Een groepsplan heeft 2 tot 6 leerlingen.';
  for (const pupils of [[noor], Array.from({ length: 7 }, () => randomUUID())])
    expect((await make(pupils)).reply).toMatchObject({ status: 422, body: { fields: { members: words } } });
  expect((await make([noor, noor])).reply).toMatchObject({
    status: 422,
    body: { fields: { members: words } },
  });
  // Of another group, of another account, of nobody.
  for (const other of [finn, elsewhere.pupil, randomUUID()])
    expect((await make([noor, other])).reply.status).toBe(404);
  const admin = await server.login('schooladmin');
  const id = randomUUID();
  const members = [noor, finn].map((pupil) => ({ pupil, ...joining() }));
  expect((await ask('PUT', `/${id}`, { title: 'Samen', members }, admin)).status).toBe(200);
  // Of that one the teacher sees the own pupil, and how many there are besides.
  const seen = await ask('GET', `/${id}`);
  expect(seen.body).toMatchObject({ names: ['Noor'], away: 1, members: { length: 1 } });
  expect(JSON.stringify(seen.body)).not.toContain('Finn');
  expect((await ask('PUT', `/${id}/members/${elsewhere.pupil}`, joining(), admin)).status).toBe(404);
  const office = await server.login('office');
  expect((await ask('PUT', `/${id}/members/${elsewhere.pupil}`, joining(), office)).status).toBe(404);
  for (const user of ['noor', 'rtadmin', 'thuisadmin']) {
    const token = await server.login(user);
    expect((await server.call('GET', `/api/accounts/${account}/group-plans/${id}`, { token })).status).toBe(
      404,
    );
  }
  expect((await make([noor, daan])).reply.status).toBe(200);
});

test('off it is an address that nobody has', async () => {
  const { server, account, ask, office, running } = await startGroupPlans(await startTestServer());
  const { id } = await running([server.school.noor, server.school.daan]);
  const unknown = (await server.call('GET', `/api/accounts/${account}/bestaat-niet`, { token: office })).body;
  await server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
    token: office,
    body: { on: false, basedOn: 1 },
  });
  for (const [method, rest] of [
    ['GET', ''],
    ['GET', `/${id}`],
    ['PATCH', `/${id}`],
    ['PUT', `/${id}/sessions/${randomUUID()}`],
  ] as const)
    expect(await ask(method, rest, method === 'GET' ? undefined : {})).toMatchObject({
      status: 404,
      body: unknown,
    });
});

test('a shared change makes a version in each plan, and leaves what somebody wrote in one of them', async () => {
  const { server, own, share, running } = await startGroupPlans(await startTestServer());
  const { noor, daan } = server.school;
  const { id, plan } = await running([noor, daan]);
  const [noors, daans] = [memberOf(plan, noor).plan.id, memberOf(plan, daan).plan.id];
  expect((await share(id, { minutes: 25 })).body.fields).toMatchObject({ reason: 'Schrijf kort waarom.' });
  await share(id, { aanpak: 'Met kaartjes.' }, 'nieuw materiaal');
  const { body: seen } = await own('GET', noor, noors);
  await own('PATCH', noor, noors, {
    fields: {
      aanpak: [
        { key: seen.fields.aanpak[0]!.key, text: 'Met kaartjes, alleen.' },
        { key: 'eigen', text: 'Noor zit vooraan.' },
      ],
      minutes: 15,
    },
    basedOn: seen.versions,
    reason: 'werkt zo beter',
  });
  await share(id, { aanpak: 'Met stempels.', minutes: 25, perWeek: 4 }, 'meer tijd');
  const [of, other] = [(await own('GET', noor, noors)).body, (await own('GET', daan, daans)).body];
  expect(of.fields).toMatchObject({
    ...{ minutes: 15, perWeek: 4 },
    aanpak: [{ text: 'Met kaartjes, alleen.', edited: true }, { text: 'Noor zit vooraan.' }],
  });
  expect(other.fields).toMatchObject({ minutes: 25, perWeek: 4, aanpak: [{ text: 'Met stempels.' }] });
  const versions = async (pupil: string, one: string) =>
    (
      await own<{ versions: { reason: string; changes: { field: string }[] }[] }>(
        'GET',
        pupil,
        `${one}/versions`,
      )
    ).body.versions[0]!;
  expect((await versions(daan, daans)).changes.map(({ field }) => field).sort()).toEqual([
    'aanpak',
    'minutes',
    'perWeek',
  ]);
  expect(await versions(noor, noors)).toMatchObject({ reason: 'meer tijd', changes: [{ field: 'perWeek' }] });
});

// Acceptance of care, case 28: two editors of what is shared.
test('two who change what is shared: other fields both stand, of the same one the second hears so', async () => {
  const { server, ask, make } = await startGroupPlans(await startTestServer());
  const { id, reply } = await make([server.school.noor, server.school.daan]);
  const save = (fields: object) => ask('PATCH', `/${id}`, { fields, basedOn: reply.body.versions });
  expect((await save({ minutes: 30 })).status).toBe(200);
  expect((await save({ aanpak: 'Samen.' })).status).toBe(200);
  const late = await save({ aanpak: 'Alleen.', title: 'Anders' });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'conflict', fields: { aanpak: expect.any(String) } },
  });
  expect((await ask('GET', `/${id}`)).body).toMatchObject({
    title: 'Ei en ij',
    fields: { minutes: 30, aanpak: 'Samen.' },
  });
});

test('one session is written down for who was there, and tells in a plan of nobody else', async () => {
  const { server, ask, own, running } = await startGroupPlans(await startTestServer());
  const { noor, daan, zoe } = server.school;
  const { id, plan } = await running([noor, daan, zoe]);
  const [noors, daans, zoes] = [noor, daan, zoe].map((pupil) => memberOf(plan, pupil).plan.id);
  const session = randomUUID();
  const put = (present: unknown[], more: object = {}, one = session) =>
    ask('PUT', `/${id}/sessions/${one}`, {
      ...{ day: today, minutes: 20, kind: 'begeleid', withPlay: false, note: 'Gesorteerd.', present },
      ...more,
    });
  const minutes = async () =>
    Promise.all(
      [
        [noor, noors],
        [daan, daans],
        [zoe, zoes],
      ].map(async ([pupil, one]) => (await own('GET', pupil!, one!)).body.done),
    );
  expect((await put([noors, daans])).body.sessions).toMatchObject([
    { id: session, minutes: 20, present: { length: 2 } },
  ]);
  await put([noors, daans]);
  expect(await minutes()).toEqual([20, 20, 0]);
  // It was Zoë, and not Daan.
  expect((await put([noors, zoes])).body.sessions).toMatchObject([{ present: { length: 2 } }]);
  expect(await minutes()).toEqual([20, 0, 20]);
  expect((await put([noors, zoes], { struck: 'Ging niet door.' })).body.sessions).toMatchObject([
    { struck: 'Ging niet door.', present: { length: 2 } },
  ]);
  expect(await minutes()).toEqual([0, 0, 0]);
  for (const [more, field] of [
    [{ minutes: 0 }, 'minutes'],
    [{ minutes: 121 }, 'minutes'],
    [{ day: daysAfter(today, 1) }, 'day'],
    [{ day: daysAfter(today, -3) }, 'present'],
    [{ present: [] }, 'present'],
    [{ present: [randomUUID()] }, 'present'],
  ] as const)
    expect((await put([noors], more, randomUUID())).body.fields).toMatchObject({
      [field]: expect.any(String),
    });
});

test('a share, an owner and a last day that one plan chose itself stay when those of all are changed', async () => {
  const { server, own, share, running } = await startGroupPlans(await startTestServer());
  const { noor, daan, staff } = server.school;
  const { id, plan } = await running([noor, daan]);
  const planOf = (pupil: string) => plan.members.find((one) => one.pupil === pupil)!.plan.id;
  const read = async (pupil: string) => (await own('GET', pupil, planOf(pupil))).body;
  const before = await read(noor);
  const changed = await own('PATCH', noor, planOf(noor), {
    ...{
      fields: { share: 0.7, owner: null, weeks: 8 },
      basedOn: before.versions,
      reason: 'apart afgesproken',
    },
  });
  expect(changed.status).toBe(200);
  await share(id, { share: 0.5, owner: staff.schooladmin, weeks: 14 }, 'zo is het besproken');
  const [noors, daans] = [await read(noor), await read(daan)];
  expect(noors).toMatchObject({ owner: null, to: changed.body.to, fields: { share: 0.7, weeks: 8 } });
  expect(daans).toMatchObject({ owner: { id: staff.schooladmin }, fields: { share: 0.5, weeks: 14 } });
  expect(daans.to > before.to).toBe(true);
});
