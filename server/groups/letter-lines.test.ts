import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

test('what a teacher adds to a letter is kept with the group, each letter apart, and is of that group alone', async () => {
  const server = await startTestServer();
  const { account, group, otherGroup } = server.school;
  const token = await server.login('docent');
  const path = (id: string) => `/api/accounts/${account}/groups/${id}/letter-lines`;
  const save = (letter: string, line: string, id = group) =>
    server.call('PUT', `${path(id)}/${letter}`, { token, body: { line } });
  expect((await server.call('GET', path(group), { token })).body).toEqual({ login: '', progress: '' });
  expect((await save('login', '  Maandag beginnen we. ')).status).toBe(200);
  expect((await save('progress', 'Vrijdag is er dictee.')).status).toBe(200);
  expect((await save('progress', 'x'.repeat(301))).status).toBe(422);
  expect((await save('folder', 'Hallo')).status).toBe(404);
  expect((await save('login', 'Van een ander', otherGroup)).status).toBe(404);
  expect((await server.call('GET', path(group), { token })).body).toEqual({
    login: 'Maandag beginnen we.',
    progress: 'Vrijdag is er dictee.',
  });
  const other = server.db.selectFrom('groups').select('letter_lines').where('id', '=', otherGroup);
  expect(await other.executeTakeFirst()).toEqual({ letter_lines: '{}' });
});
