import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/call.ts';
import type { Plan } from '../../contract/care-plan.ts';
import { daysAfter } from '../../contract/days.ts';
import type { GroupPlan } from '../../contract/group-plans.ts';
import { nameOfDay } from '../../data/day.ts';
import { joining, startGroupPlans } from '../../testing/group-plans.ts';
import { startMoving } from '../../testing/moves.ts';
import { startTestServer } from '../../testing/server.ts';
import { eraseOldPlans } from '../nightly.ts';

const today = nameOfDay(Date.now());

const memberOf = (plan: GroupPlan, pupil: string) => plan.members.find((one) => one.pupil === pupil)!;

// Acceptance of care, case 32.
test('one leaves and goes on alone, then one more: the last is asked whether it goes on alone, and is what it was', async () => {
  const { server, ask, own, running } = await startGroupPlans(await startTestServer());
  const { noor, daan, zoe } = server.school;
  const { id, plan } = await running([noor, daan, zoe]);
  const zoes = memberOf(plan, zoe).plan.id;
  const before = await own('GET', zoe, zoes);
  const leave = (pupil: string, body: object) => ask('DELETE', `/${id}/members/${pupil}`, body);
  const one = await leave(noor, { how: 'losmaken' });
  expect(one.body).toMatchObject({
    members: { length: 2 },
    left: [{ pupil: noor, on: today }],
    state: 'actief',
  });
  expect(one.body.may).not.toContain('alleen');
  const noors = (await own('GET', noor, memberOf(plan, noor).plan.id)).body;
  expect(noors).toMatchObject({ state: 'actief', to: plan.to, groupPlan: null });
  // Sent twice it is done once; and it can be taken back.
  expect((await leave(noor, { how: 'losmaken' })).status).toBe(200);
  expect((await leave(daan, { how: 'stoppen' })).body.fields).toMatchObject({
    reason: 'Schrijf kort waarom.',
  });
  const two = await leave(daan, { how: 'stoppen', reason: 'naar een andere school', why: 'verhuisd' });
  expect(two.body.may).toContain('alleen');
  expect((await own('GET', daan, memberOf(plan, daan).plan.id)).body).toMatchObject({ state: 'gestopt' });
  expect((await own('GET', zoe, zoes)).body).toEqual(before.body);
  const none = await leave(zoe, { how: 'losmaken' });
  expect(none.body).toMatchObject({ state: 'afgesloten', members: [], may: [] });
  expect((await own('GET', zoe, zoes)).body.state).toBe('actief');
  const back = await ask('PUT', `/${id}/members/${noor}`, { ...joining(), plan: noors.id });
  expect(back.body).toMatchObject({ members: [{ pupil: noor, plan: { id: noors.id, state: 'actief' } }] });
});

test('somebody joins until half of the weeks with the same last day, and not after', async () => {
  const { server, ask, own, running } = await startGroupPlans(await startTestServer());
  const { noor, daan, zoe } = server.school;
  const { id, plan } = await running([noor, daan]);
  const begunBefore = async (days: number) => {
    await server.db
      .updateTable('group_plans')
      .set({ from_day: daysAfter(today, -days) })
      .where('id', '=', id)
      .execute();
  };
  await begunBefore(7 * 7);
  const body = joining(['au-ou']);
  expect(await ask('PUT', `/${id}/members/${zoe}`, body)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('helft') },
  });
  await begunBefore(7 * 4);
  const joined = await ask('PUT', `/${id}/members/${zoe}`, body);
  expect(joined.body.members).toHaveLength(3);
  expect((await ask('PUT', `/${id}/members/${zoe}`, body)).body.members).toHaveLength(3);
  expect((await ask('PUT', `/${id}/members/${zoe}`, joining())).status).toBe(409);
  const { body: late } = await own('GET', zoe, body.plan);
  expect(late).toMatchObject({ state: 'concept', from: today, to: plan.to, number: 1 });
  const begun = await ask('PUT', `/${id}/state`, { to: 'actief' });
  expect(memberOf(begun.body, zoe).plan).toMatchObject({ state: 'actief', from: today, to: plan.to });
  // The last day is moved for all; who joined keeps the day of that.
  const longer = await ask('PATCH', `/${id}`, {
    ...{ fields: { weeks: 14 }, basedOn: begun.body.versions, reason: 'twee weken erbij' },
  });
  expect(new Set(longer.body.members.map(({ plan: head }) => head.to))).toEqual(new Set([longer.body.to]));
  expect(memberOf(longer.body, zoe).plan.from).toBe(today);
});

test('tested on paper together the goals of all are within what one test holds', async () => {
  const { server, ask, own, make } = await startGroupPlans(await startTestServer());
  const { noor, daan } = server.school;
  const three = ['ei-ij', 'au-ou', 'ng'];
  const members = [
    { pupil: noor, ...joining(three) },
    { pupil: daan, ...joining(['nk', 'f-v']) },
  ];
  const id = randomUUID();
  const refused = await ask('PUT', `/${id}`, { title: 'Samen', onPaper: true, members });
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { onPaper: expect.stringContaining('4 spelling') } },
  });
  members[1] = { pupil: daan, ...joining(['ei-ij', 'nk']) };
  expect((await ask('PUT', `/${id}`, { title: 'Samen', onPaper: true, members })).status).toBe(200);
  const { body: plan } = await own('GET', daan, members[1]!.plan);
  const more = await own('PATCH', daan, plan.id, {
    ...{ fields: { goals: joining(['ei-ij', 'f-v']).goals }, basedOn: plan.versions },
  });
  expect(more.status).toBe(200);
  const most = await own('PATCH', daan, plan.id, {
    fields: { goals: joining(['f-v', 'nk']).goals },
    basedOn: more.body.versions,
  });
  expect(most.body.fields).toMatchObject({ 'fields.goals': expect.any(String) });
  expect((await make([noor, daan], { onPaper: true })).reply.status).toBe(200);
});

test('plans of a group plan are thrown away and brought back together; what they shared goes with the last of them', async () => {
  const { server, ask, own, running } = await startGroupPlans(await startTestServer());
  const { noor, daan } = server.school;
  const { id, plan } = await running([noor, daan]);
  const away = (removed: boolean) => ask('PUT', `/${id}/removed`, { removed });
  await away(true);
  expect((await ask('GET', `/${id}`)).status).toBe(404);
  expect((await ask<{ plans: object[] }>('GET', '')).body.plans).toEqual([]);
  await away(false);
  expect((await ask('GET', `/${id}`)).body).toMatchObject({ state: 'actief', members: { length: 2 } });
  await own('PUT', noor, `${memberOf(plan, noor).plan.id}/removed`, { removed: true });
  expect((await ask('GET', `/${id}`)).body.members).toHaveLength(1);
});

// Acceptance of care, case 38: a plan of a group plan on paper; the case of no name, number or mean of another.
test('nothing of a plan, its history or its paper tells of who else takes part', async () => {
  const { server, ask, own, share, running } = await startGroupPlans(await startTestServer());
  const { noor, daan, zoe } = server.school;
  const { id, plan } = await running([noor, daan, zoe]);
  await share(id, { aanpak: 'Met kaartjes.' }, 'nieuw materiaal');
  const noors = memberOf(plan, noor).plan.id;
  await ask('PUT', `/${id}/sessions/${randomUUID()}`, {
    ...{ day: today, minutes: 20, kind: 'begeleid', withPlay: false, note: '' },
    present: plan.members.map((member) => member.plan.id),
  });
  await ask('DELETE', `/${id}/members/${zoe}`, { how: 'losmaken' });
  // All that a paper is made of.
  const told = JSON.stringify([
    (await own('GET', noor, noors)).body,
    (await own('GET', noor, `${noors}/versions`)).body,
    (await server.call('GET', `/api/pupils/${noor}/care`, { token: await server.login('docent') })).body,
  ]);
  for (const other of ['Daan', 'Zoë', 'Jansen', 'Berg', 'Ei en ij', memberOf(plan, daan).plan.id, daan, zoe])
    expect(told).not.toContain(other);
  const token = await server.login('docent');
  const paper = await fetch(`${server.url}/api/pupils/${noor}/plans/${noors}/dossier.pdf?for=dossier`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(paper.headers.get('content-disposition')).toContain(`handelingsplan-1-${noors.slice(0, 8)}.pdf`);
  const bytes = Buffer.from(await paper.arrayBuffer()).toString('latin1');
  for (const name of ['Noor', 'Daan', 'Ei en ij']) expect(bytes).not.toContain(name);
});

// Acceptance of care, case 30.
test('a pupil who goes to another group stays in the plan: the new teacher reads it, the old one no more and is told', async () => {
  const { server, ask, own, running } = await startGroupPlans(await startTestServer());
  const { account, noor, daan, otherGroup } = server.school;
  const { id, plan } = await running([noor, daan]);
  const admin = await server.login('schooladmin');
  await server.call('POST', `/api/accounts/${account}/groups/${otherGroup}/moves`, {
    token: admin,
    body: { change: randomUUID(), pupils: [noor] },
  });
  const noors = memberOf(plan, noor).plan.id;
  const colleague = await server.login('collega');
  expect((await own('GET', noor, noors)).status).toBe(404);
  const read = await own('GET', noor, noors, undefined, colleague);
  expect(read.body).toMatchObject({ state: 'actief', flags: ['eigenaar'], groupPlan: id });
  expect((await ask('GET', `/${id}`)).body).toMatchObject({
    ...{ names: ['Daan'], away: 1, owner: { reaches: false } },
  });
  expect((await ask('GET', `/${id}`, undefined, colleague)).body).toMatchObject({ names: ['Noor'], away: 1 });
  expect((await ask('GET', `/${id}`, undefined, admin)).body.members).toHaveLength(2);
});

// Acceptance of care, case 33: the part of group plans.
test('a new school year leaves a group plan that runs as it was, and so does taking it back', async () => {
  const { server, account, ask, own, running } = await startGroupPlans(await startTestServer());
  const { noor, daan } = server.school;
  const { id, plan } = await running([noor, daan]);
  const token = await server.login('schooladmin');
  const post = (path: string, body: object) =>
    server.call('POST', `/api/accounts/${account}${path}`, { token, body });
  const kept = async () => {
    const { body } = await ask('GET', `/${id}`, undefined, token);
    const { body: noors } = await own<Plan & ErrorBody>(
      'GET',
      noor,
      memberOf(plan, noor).plan.id,
      undefined,
      token,
    );
    return {
      shared: [
        body.fields,
        body.from,
        body.to,
        body.state,
        body.members.map((one) => [one.pupil, one.goals]),
      ],
      own: [noors.fields, noors.from, noors.to, noors.group, noors.state],
    };
  };
  const before = await kept();
  const { body: proposal } = await server.call<{ plan: { groups: { teachers: string[] }[] } }>(
    'GET',
    `/api/accounts/${account}/school-year-plan`,
    { token },
  );
  const change = randomUUID();
  // Of next year nobody of now teaches them.
  for (const group of proposal.plan.groups) group.teachers = [];
  expect((await post('/school-years', { ...proposal.plan, change })).status).toBe(200);
  expect(await kept()).toEqual(before);
  expect((await ask('GET', `/${id}`)).status).toBe(404);
  expect((await post(`/group-changes/${change}/undo`, {})).status).toBe(200);
  expect(await kept()).toEqual(before);
  expect((await ask('GET', `/${id}`)).status).toBe(200);
});

test('a pupil who moves to another account leaves the group plan, and is in it again when that is taken back', async () => {
  const { server, ask, running } = await startGroupPlans(await startTestServer());
  const { noor, daan } = server.school;
  const { id } = await running([noor, daan]);
  const { code, take, undo } = await startMoving(server);
  const move = randomUUID();
  expect((await take(await code(), move)).status).toBe(200);
  const plans = () =>
    server.db.selectFrom('plans').select(['pupil_id', 'group_plan_id']).orderBy('made_at').execute();
  expect((await plans()).find(({ pupil_id }) => pupil_id === noor)).toMatchObject({ group_plan_id: null });
  expect((await ask('GET', `/${id}`)).body).toMatchObject({ names: ['Daan'], away: 0, left: [] });
  await undo(move);
  expect((await ask('GET', `/${id}`)).body).toMatchObject({ names: ['Daan', 'Noor'] });
});

test('what plans shared goes in the night after the last of them', async () => {
  const { server, running } = await startGroupPlans(await startTestServer());
  const { noor, daan } = server.school;
  const { id } = await running([noor, daan]);
  const left = () => server.db.selectFrom('group_plans').select('id').execute();
  await server.db.deleteFrom('plans').where('pupil_id', '=', noor).execute();
  await eraseOldPlans(server.db, Date.now());
  expect(await left()).toEqual([{ id }]);
  await server.db.deleteFrom('plans').where('pupil_id', '=', daan).execute();
  await eraseOldPlans(server.db, Date.now());
  expect(await left()).toEqual([]);
});

// Acceptance of care, 2.3: a group plan that is tested on paper.
test('tested on paper together all get the same words in both tests, with one form first; group plans take turns', async () => {
  const { server, ask, own, make } = await startGroupPlans(await startTestServer());
  const { noor, daan, zoe } = server.school;
  const plans = async (pupils: readonly string[]) => {
    const { id, reply } = await make(pupils, { onPaper: true });
    expect(reply.body.may).toContain('toets');
    const seed = randomUUID();
    const made = await ask('PUT', `/${id}/tests/${seed}`, { size: 'short' });
    expect([made.status, made.body.members?.map(({ hasTest }) => hasTest)]).toEqual([
      200,
      pupils.map(() => true),
    ]);
    expect(made.body.may).not.toContain('toets');
    expect((await ask('PUT', `/${id}/tests/${seed}`, { size: 'short' })).status).toBe(200);
    expect((await ask('PUT', `/${id}/tests/${randomUUID()}`, { size: 'short' })).status).toBe(409);
    const sets = await server.db.selectFrom('test_sets').selectAll().where('seed', '=', seed).execute();
    expect(sets).toHaveLength(pupils.length);
    const items = await Promise.all(
      sets.map((set) =>
        server.db
          .selectFrom('test_items')
          .select(['form', 'n', 'item', 'role'])
          .where('set_id', '=', set.id)
          .orderBy('form')
          .orderBy('n')
          .execute(),
      ),
    );
    for (const other of items.slice(1)) expect(other).toEqual(items[0]);
    expect(new Set(sets.map(({ first_form }) => first_form)).size).toBe(1);
    return sets[0]!.first_form;
  };
  const first = await plans([noor, daan]);
  expect(await plans([noor, daan, zoe])).not.toBe(first);
  const { reply, id } = await make([noor, zoe]);
  expect(reply.body.may).not.toContain('toets');
  expect((await ask('PUT', `/${id}/tests/${randomUUID()}`, { size: 'short' })).status).toBe(409);
  expect((await own('GET', noor, memberOf(reply.body, noor).plan.id)).status).toBe(200);
});
