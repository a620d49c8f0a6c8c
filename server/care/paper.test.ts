import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { startCare } from '../testing/care.ts';

const start = async () => startCare(await startTestServer());

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

test('several plans are one paper, each from a new page on and without drafts; nobody gets what is not theirs to share', async () => {
  const { server, running, make, goal, account } = await start();
  const [first, second, draft] = [
    await running(),
    await running(0, { goals: [goal('au-ou')] }),
    await make(),
  ];
  const print = async (plans: readonly string[], role: Parameters<typeof server.login>[0] = 'docent') =>
    fetch(`${server.url}/api/accounts/${account}/care/dossiers.pdf?plans=${plans.join()}`, {
      headers: { Authorization: `Bearer ${await server.login(role)}` },
    });
  const pagesOf = async (reply: Response) =>
    Buffer.from(await reply.arrayBuffer())
      .toString('latin1')
      .match(/\/Type \/Page\b/g)!.length;
  const one = await pagesOf(await print([first]));
  const both = await print([first, second, draft]);
  expect(both.headers.get('content-disposition')).toContain('handelingsplannen.pdf');
  expect(await pagesOf(both)).toBeGreaterThan(one);
  expect(await pagesOf(await print([first, draft]))).toBe(one);
  expect((await print([draft])).status).toBe(409);
  expect((await print([first, randomUUID()])).status).toBe(404);
  expect((await print([first], 'thuisadmin')).status).toBe(404);
  expect((await print([first], 'office')).status).toBeGreaterThanOrEqual(403);
  await server.db
    .updateTable('plans')
    .set({ owner_id: server.school.staff.schooladmin })
    .where('id', '=', second)
    .execute();
  expect((await print([first, second])).status).toBe(404);
  expect((await print([first, second], 'schooladmin')).status).toBe(200);
  const log = await server.db
    .selectFrom('audit')
    .select('subject')
    .where('action', '=', 'plan-dossier')
    .execute();
  expect(new Set(log.map(({ subject }) => subject))).toEqual(new Set([first, second]));
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
