import { expect, test } from 'vitest';
import type { Hold, Sent } from '../contract/board.ts';
import type { Ack, BoardChange, BoardSnapshot } from '../contract/live.ts';
import { answerTo, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { startTestServer, type LiveClient, type TestServer } from '../testing/server.ts';

const hold = (
  socket: LiveClient,
  groupId: string,
  held: boolean,
  pupilIds?: string[],
): Promise<Ack<{ hold: Hold | null }>> =>
  new Promise((resolve) =>
    socket.emit('holdPupils', { groupId, held, ...(pupilIds && { pupilIds }) }, resolve),
  );
const send = (socket: LiveClient, groupId: string, pupilIds?: string[]): Promise<Ack<Sent>> =>
  new Promise((resolve) =>
    socket.emit('sendPupils', { groupId, to: { place: 'map' }, ...(pupilIds && { pupilIds }) }, resolve),
  );

/** A teacher at the board, and what the board says of the hold. */
async function teach(server: TestServer) {
  const socket = await server.live(await server.login('docent'));
  const changes: BoardChange[] = [];
  socket.on('board', (change) => changes.push(change));
  const { group: groupId } = server.school;
  const reply = await new Promise<Ack<BoardSnapshot>>((resolve) =>
    socket.emit('watchGroup', { groupId }, resolve),
  );
  if (!reply.ok) throw new Error(reply.error.message);
  return { socket, shown: () => changes.at(-1)?.hold ?? null, snapshot: reply.data };
}

/** What a pupil was told of holds: in ms, oldest first. */
function listen(socket: LiveClient, told: number[] = []): number[] {
  socket.on('hold', ({ forMs }) => told.push(forMs));
  return told;
}

/** The same for a pupil who connects now. */
async function connect(server: TestServer, token: string): Promise<number[]> {
  const told: number[] = [];
  await server.live(token, (socket) => listen(socket, told));
  return told;
}

test('a held group stands still with who connects later, answers are stored all the same, and all go on', async () => {
  const server = await startTestServer();
  const { noor, daan, group } = server.school;
  const player = await startPlayer(server, 'noor', noor);
  const told = listen(player.socket);
  const teacher = await teach(server);
  expect(teacher.snapshot.hold).toBeNull();

  expect(await hold(teacher.socket, group, true)).toMatchObject({
    ok: true,
    data: { hold: { everyone: true } },
  });
  await until(() => told.some((ms) => ms > 9 * 60_000));
  await until(() => teacher.shown()?.everyone);
  expect(await sendAnswer(player.socket, answerTo(player.round, 0, true))).toMatchObject({ ok: true });

  const lateTold = await connect(server, await server.login('daan'));
  await until(() => lateTold.some((ms) => ms > 0));

  await hold(teacher.socket, group, false, [daan]);
  await until(() => lateTold.at(-1) === 0);
  expect(told.at(-1)).toBeGreaterThan(0);
  await hold(teacher.socket, group, false);
  await until(() => told.at(-1) === 0);
  await until(() => teacher.shown() === null);
});

test('a pupil whose line was gone when it ended hears so on coming back', async () => {
  const server = await startTestServer();
  const { group } = server.school;
  const teacher = await teach(server);
  await hold(teacher.socket, group, true);
  const token = await server.login('noor');
  const before = await connect(server, token);
  await until(() => before.some((ms) => ms > 0));
  await hold(teacher.socket, group, false);
  const again = await connect(server, token);
  await until(() => again.at(-1) === 0);
});

test('pupils who are there are sent; those of another group or school are out of reach', async () => {
  const server = await startTestServer();
  const { noor, daan, finn, group, otherGroup, elsewhere } = server.school;
  const player = await startPlayer(server, 'noor', noor);
  const sent: unknown[] = [];
  player.socket.on('sent', (to) => sent.push(to));
  const teacher = await teach(server);
  expect(await send(teacher.socket, group, [noor, daan])).toEqual({ ok: true, data: { reached: 1, of: 2 } });
  await until(() => sent.length > 0);
  expect(sent).toEqual([{ place: 'map' }]);

  for (const [groupId, pupilIds] of [
    [group, [finn]],
    [group, [elsewhere.pupil]],
    [otherGroup, undefined],
    [elsewhere.group, undefined],
  ] as const) {
    const wish = pupilIds && [...pupilIds];
    expect(await send(teacher.socket, groupId, wish)).toMatchObject({ error: { code: 'not-found' } });
    expect(await hold(teacher.socket, groupId, true, wish)).toMatchObject({ error: { code: 'not-found' } });
  }
  expect(await hold(player.socket, group, true)).toMatchObject({ error: { code: 'not-allowed' } });
  const audited = await server.db.selectFrom('audit').select('action').where('subject', '=', group).execute();
  expect(audited.map(({ action }) => action)).toEqual(['board-watched', 'pupils-sent']);
});

test('who tries out the demo belongs to no lesson: not held with the group, not sent, not counted', async () => {
  const server = await startTestServer();
  const visitor = await startPlayer(server, 'demo', server.school.demo);
  const [told, sent] = [listen(visitor.socket), [] as unknown[]];
  visitor.socket.on('sent', (to) => sent.push(to));
  const { group, noor } = server.school;
  const player = await startPlayer(server, 'noor', noor);
  const noorSent: unknown[] = [];
  player.socket.on('sent', (to) => noorSent.push(to));
  const teacher = await teach(server);
  await hold(teacher.socket, group, true);
  expect(await send(teacher.socket, group)).toEqual({ ok: true, data: { reached: 1, of: 3 } });
  await until(() => noorSent.length > 0);
  const again = await connect(server, visitor.token);
  await until(() => again.length > 0);
  expect(again).toEqual([0]);
  expect([told.filter((ms) => ms > 0), sent]).toEqual([[], []]);
});
