import { expect, test } from 'vitest';
import type { Group } from '../contract/groups.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';

test('a teacher sees the groups of the school, own groups first, with who practised', async () => {
  const server = await startTestServer();
  const { account, group, otherGroup, noor } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  await server.db.updateTable('groups').set({ name: 'Groep 10' }).where('id', '=', group).execute();
  const list = async (username: string) => {
    const token = await server.login(username);
    return (
      await server.call<{ groups: Group[]; total: number }>('GET', `/api/accounts/${account}/groups`, {
        token,
      })
    ).body;
  };
  expect(await list('docent')).toEqual({
    total: 2,
    groups: [
      {
        id: group,
        name: 'Groep 10',
        groep: [5],
        teachers: ['Juf docent'],
        pupils: 4,
        activeThisWeek: 1,
        own: true,
      },
      {
        id: otherGroup,
        name: 'Groep 6',
        groep: [6],
        teachers: ['Juf collega'],
        pupils: 1,
        activeThisWeek: 0,
        own: false,
      },
    ],
  });
  // Numbers in names are numbers: 6 comes before 10.
  expect((await list('schooladmin')).groups.map((row) => row.name)).toEqual(['Groep 6', 'Groep 10']);
});

test('the office sees its key figures', async () => {
  const server = await startTestServer();
  const { socket, round } = await startPlayer(server, 'noor', server.school.noor);
  socket.emit('presence', { screen: 'game', roundId: round.id, waiting: 0 });
  await sendAnswer(socket, answerTo(round, 0, true));
  const token = await server.login('office');
  expect((await server.call('GET', '/api/office/dashboard', { token })).body).toEqual({
    accounts: 3,
    pupils: 6,
    activeThisWeek: 1,
    playingNow: 1,
    answersToday: 1,
  });
});
