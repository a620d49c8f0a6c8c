import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import type { AccountFeatures } from '../contract/features.ts';

test('the office switches parts of a customer on and off; staff hear it at the next look, pupils never', async () => {
  const server = await startTestServer();
  const { account } = server.school;
  const office = await server.login('office');
  const path = `/api/office/accounts/${account}/features`;
  const look = async () => (await server.call<AccountFeatures>('GET', path, { token: office })).body;
  const set = (feature: string, on: boolean, basedOn: number) =>
    server.call<AccountFeatures>('PUT', `${path}/${feature}`, { token: office, body: { on, basedOn } });
  const off = { on: false, at: null, by: null, version: 0 };
  expect(await look()).toEqual(
    ['featureTestschool', 'featureZorgtraject'].map((feature) => ({ feature, ...off })),
  );
  expect((await set('featureTestschool', true, 0)).body[0]).toMatchObject({ on: true, version: 1 });
  // The same again is done once; on what is no longer so, nothing is done.
  expect((await set('featureTestschool', true, 0)).status).toBe(200);
  expect((await set('featureTestschool', false, 0)).status).toBe(409);
  expect((await set('featureOnzin', true, 0)).status).toBe(404);
  expect((await look())[0]).toMatchObject({ on: true, version: 1, by: expect.any(String) });

  const session = async (who: 'schooladmin' | 'noor') =>
    (
      await server.call<{ account: { features?: string[] } }>('GET', '/api/session', {
        token: await server.login(who),
      })
    ).body.account.features;
  expect(await session('schooladmin')).toEqual(['featureTestschool']);
  expect(await session('noor')).toBeUndefined();
  expect((await set('featureTestschool', false, 1)).status).toBe(200);
  expect(await session('schooladmin')).toEqual([]);
  const lines = await server.db
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('action', 'like', 'feature-%')
    .orderBy('at')
    .execute();
  expect(lines).toEqual([
    { action: 'feature-on', detail: 'featureTestschool' },
    { action: 'feature-off', detail: 'featureTestschool' },
  ]);
});
