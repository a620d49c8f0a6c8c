import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LIVE_PATH } from '../../server/contract/live.ts';
import type { Renewal } from '../app/session/session.ts';
import { openLive } from './live.ts';

/** A real channel that lets in who has the token `good`, and a client whose renewals come out as `outcomes` says. */
async function open(outcomes: Renewal[]) {
  const http = createServer();
  const io = new Server(http, { path: LIVE_PATH });
  const world = { token: 'old', ended: 0, renewals: 0, broken: false };
  io.use((socket, next) => {
    if (world.broken)
      next(Object.assign(new Error('no session'), { data: { code: 'internal', message: 'Later.' } }));
    else if (socket.handshake.auth['token'] === 'good') next();
    else next(Object.assign(new Error('no session'), { data: { code: 'no-session', message: 'Nee.' } }));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const live = openLive({
    accessToken: () => world.token,
    async renew() {
      const outcome = outcomes[world.renewals++] ?? 'denied';
      if (outcome === 'renewed') world.token = 'good';
      return outcome;
    },
    onEnded: () => void world.ended++,
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
  });
  onTestFinished(async () => {
    live.close();
    await io.close();
  });
  return { io, live, world };
}
const soon = (check: () => void) => vi.waitFor(check, { timeout: 6000, interval: 20 });

test('a token that has ended is renewed once, and the line is up', async () => {
  const { live, world } = await open(['renewed']);
  await soon(() => expect(live.line.getState().line).toBe('up'));
  expect(world).toMatchObject({ token: 'good', renewals: 1, ended: 0 });
});

test('a session that can not be renewed ends, once', async () => {
  const { world } = await open(['denied']);
  await soon(() => expect(world.ended).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(world).toMatchObject({ token: 'old', renewals: 1, ended: 1 });
});

test('without an answer to the renewal it is tried again, and nobody is logged out', async () => {
  const { live, world } = await open(['offline', 'renewed']);
  await soon(() => expect(live.line.getState().line).toBe('up'));
  expect(world).toMatchObject({ token: 'good', renewals: 2, ended: 0 });
});

test('a connection whose token ends comes back by itself; one whose session ends does not', async () => {
  const { io, live, world } = await open(['renewed', 'renewed']);
  await soon(() => expect(live.line.getState().line).toBe('up'));
  const hangUp = (reason: 'expired' | 'ended') => {
    io.emit('sessionEnded', { reason });
    io.disconnectSockets(true);
  };
  world.token = 'old';
  hangUp('expired');
  await soon(() => expect(live.line.getState().line).toBe('down'));
  await soon(() => expect(live.line.getState().line).toBe('up'));
  expect(world).toMatchObject({ renewals: 2, ended: 0 });
  hangUp('ended');
  await soon(() => expect(world.ended).toBe(1));
});

test('a server that lets in nobody for a while, as one without its database, is tried again', async () => {
  const { io, live, world } = await open(['renewed']);
  await soon(() => expect(live.line.getState().line).toBe('up'));
  world.broken = true;
  io.disconnectSockets(true);
  await soon(() => expect(live.line.getState().line).toBe('down'));
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(live.line.getState().line).toBe('down');
  world.broken = false;
  await soon(() => expect(live.line.getState().line).toBe('up'));
  expect(world).toMatchObject({ renewals: 1, ended: 0 });
});
