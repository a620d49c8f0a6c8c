import { expect, test } from 'vitest';
import type { PlanHead } from '../contract/care-plan.ts';
import type { TrashItem } from '../contract/trash.ts';
import { startTestServer } from '../testing/server.ts';
import { eraseTrash } from '../trash/erase.ts';
import { startCare } from '../testing/care.ts';

const start = async () => startCare(await startTestServer());

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
