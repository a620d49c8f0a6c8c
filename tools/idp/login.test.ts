import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { startSsoSchool } from './school.ts';

test('everyone of the test provider meets what belongs to them', { timeout: 60_000 }, async () => {
  const { server, tokens } = await startSsoSchool();
  const { noor, daan, account, staff } = server.school;
  for (const [user, id, role] of [
    ['noor', noor, 'leerling'],
    ['bram', daan, 'leerling'],
    ['juf', staff.docent, 'docent'],
    ['directeur', staff.schooladmin, 'schooladmin'],
  ] as const) {
    const { access_token: token } = await tokens(user);
    const { status, body } = await server.call<Record<string, unknown>>('POST', '/api/auth/sso', { token });
    expect([user, status, body['_id'], body['role']]).toEqual([user, 200, id, role]);
    expect(body['adminId']).toBe(role === 'leerling' ? undefined : account);
    expect(decodeJwt(token)).toMatchObject({ _id: id, role, via: 'sso', aud: 'web' });
  }
  for (const [user, error] of [
    ['sam', 'SSO_NO_ACCOUNT'],
    ['stiekem', 'SSO_ROLE'],
    ['elders', 'SSO_SCHOOL_UNKNOWN'],
    ['', 'SSO_CANCELLED'],
  ] as const) {
    const { parameters, state } = await new Browser().login(server.url, user);
    expect([user, parameters]).toEqual([user, { error, via: 'test', state }]);
  }
});
