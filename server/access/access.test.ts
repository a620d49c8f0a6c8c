import { expect, test } from 'vitest';
import { CALLS } from '../contract/index.ts';
import { LIVE_ACTIONS, type ClientToServer } from '../contract/live.ts';
import { PERMISSIONS, reachOf, ROLES } from '../contract/permissions.ts';
import { startTestServer } from '../testing/server.ts';

// Calls of every role at every distance: walk.test.ts.

test('every live event answers each role as the permission table says', async () => {
  const server = await startTestServer();
  for (const role of ROLES) {
    const socket = await server.live(await server.login(role === 'leerling' ? 'noor' : role));
    for (const [event, action] of Object.entries(LIVE_ACTIONS)) {
      const reply = await new Promise<{ ok: boolean; error?: { code: string } }>((resolve) =>
        (socket as unknown as { emit(...all: unknown[]): void }).emit(
          event as keyof ClientToServer,
          {},
          resolve,
        ),
      );
      // Allowed events get as far as their fields.
      expect([role, event, reply.error?.code]).toEqual([
        role,
        event,
        reachOf(role, action) ? 'invalid-fields' : 'not-allowed',
      ]);
    }
  }
});

test('every action of the table is used by a call or an event', () => {
  // Looking on is checked within the call that starts a round; lists of pupils have no call yet.
  const used = new Set<string>([
    'round:preview',
    'pupil:list',
    ...CALLS.map((call) => call.action),
    ...Object.values(LIVE_ACTIONS),
  ]);
  expect(Object.keys(PERMISSIONS).filter((action) => !used.has(action))).toEqual([]);
});

test('a group of another account is not found through an account of one’s own', async () => {
  const server = await startTestServer();
  const { account, elsewhere } = server.school;
  const token = await server.login('superadmin');
  expect(
    (await server.call('GET', `/api/accounts/${account}/groups/${elsewhere.group}`, { token })).status,
  ).toBe(404);
  expect(
    (await server.call('GET', `/api/accounts/${elsewhere.account}/groups/${elsewhere.group}`, { token }))
      .status,
  ).toBe(200);
});
