import { expect, test } from 'vitest';
import { codeOf } from '../../testing/second.ts';
import { startBeside, startTestServer } from '../../testing/server.ts';

test('the password at one process, the code at another; the tries of both count together', async () => {
  const server = await startTestServer({ secondNeeded: true });
  const beside = await startBeside(server, { secondNeeded: true });
  const ask = async () => {
    const { body } = await server.call('POST', '/api/auth', {
      body: { username: 'office', password: 'geheim' },
    });
    return body.fields!['challenge']!;
  };
  const answer = (at: typeof server, challenge: string, code: string) =>
    at.call<{ code?: string; token?: string }>('POST', '/api/auth/second', { body: { challenge, code } });

  const challenge = await ask();
  const { body: app } = await beside.call<{ key: string }>('POST', '/api/auth/second/set-up', {
    body: { challenge },
  });
  expect((await answer(server, challenge, codeOf(app.key))).body.token).toBeDefined();

  const next = await ask();
  for (const at of [server, beside, server, beside, server]) await answer(at, next, '0000-0000');
  const sixth = await answer(beside, next, codeOf(app.key));
  expect([sixth.status, sixth.body.code]).toEqual([429, 'login-locked']);
});
