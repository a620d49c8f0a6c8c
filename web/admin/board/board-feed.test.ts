import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  LIVE_PATH,
  type BoardSnapshot,
  type ClientToServer,
  type ServerToClient,
  type Tile,
} from '../../../server/contract/live.ts';
import { openLive } from '../../api/live.ts';
import { createBoardFeed } from './board-feed.ts';

const tile = (pupilId: string, answers: number): Tile => ({
  pupilId,
  name: pupilId,
  avatar: { shape: 'rond', colour: 'blauw', pattern: 'effen', worn: {} },
  state: 'playing',
  last: [],
  today: { answers, right: 0 },
  waiting: 0,
  seenAt: 0,
  activeAt: 0,
});

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A board server whose snapshot the test sets, and a feed that follows it over a real socket. */
async function open(
  snapshot: () => Pick<BoardSnapshot, 'groupId' | 'seq' | 'now' | 'tiles'>,
  isBroken: () => boolean | 'silent' = () => false,
) {
  const http = createServer();
  const io = new Server<ClientToServer, ServerToClient>(http, { path: LIVE_PATH });
  let asked = 0;
  io.on('connection', (socket) =>
    socket.on('watchGroup', (_event, ack) => {
      asked++;
      if (isBroken() === 'silent') return;
      if (isBroken()) return ack({ ok: false, error: { code: 'internal', message: 'Even geduld.' } });
      ack({ ok: true, data: { ...snapshot(), day: 0, misses: [], hold: null } });
    }),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const live = openLive({
    accessToken: () => 'token',
    onEnded: () => undefined,
    renew: async () => 'denied' as const,
    origin,
  });
  const feed = createBoardFeed(live, 'g');
  const stop = feed.follow();
  close = () => {
    stop();
    live.close();
    void io.close();
  };
  await vi.waitFor(() => expect(feed.store.getState().tiles).toBeDefined());
  const answers = (id: string) => feed.store.getState().tiles?.[id]?.today.answers;
  return { io, feed, answers, asked: () => asked, live };
}
const change = (seq: number, tiles: Tile[], groupId = 'g') => ({
  groupId,
  seq,
  now: Date.now(),
  tiles,
  misses: [],
  hold: null,
});

describe('board feed', () => {
  it('takes the whole and then the changes', async () => {
    const { io, answers } = await open(() => ({
      groupId: 'g',
      seq: 7,
      now: 0,
      tiles: [tile('noor', 1), tile('sem', 2)],
    }));
    io.emit('board', change(8, [tile('noor', 3)]));
    io.emit('board', change(9, [tile('noor', 4)], 'other'));
    await vi.waitFor(() => expect(answers('noor')).toBe(3));
    expect(answers('sem')).toBe(2);
  });

  it('adds misses to those of the snapshot, and takes over who stands still', async () => {
    const miss = {
      pupilId: 'noor',
      rule: 'ei-ij',
      name: 'ei',
      category: 'ei-ij',
      word: 'trein',
      given: 'tryn',
    };
    const hold = { everyone: true, pupilIds: [], until: 5 };
    const { io, feed } = await open(() => ({ groupId: 'g', seq: 1, now: 0, tiles: [] }));
    io.emit('board', { ...change(2, []), misses: [{ ...miss, id: 'a', at: Date.now() }], hold });
    io.emit('board', { ...change(3, []), misses: [{ ...miss, id: 'b', at: Date.now() }], hold: null });
    await vi.waitFor(() => expect(feed.store.getState().misses.map(({ id }) => id)).toEqual(['a', 'b']));
    expect(feed.store.getState().hold).toBeNull();
  });

  it('has the server’s day, wherever the clock of this computer stands: misses of before its midnight go', async () => {
    const miss = {
      pupilId: 'noor',
      rule: 'ei-ij',
      name: 'ei',
      category: 'ei-ij',
      word: 'trein',
      given: 'tryn',
    };
    const at = (time: string) => Date.parse(`2026-10-06T${time}Z`);
    // Midnight in the Netherlands is at 22:00 UTC.
    const { io, feed } = await open(() => ({ groupId: 'g', seq: 1, now: at('21:30'), tiles: [] }));
    const ids = () => feed.store.getState().misses.map(({ id }) => id);
    io.emit('board', { ...change(2, []), now: at('21:40'), misses: [{ ...miss, id: 'a', at: at('21:40') }] });
    await vi.waitFor(() => expect(ids()).toEqual(['a']));
    io.emit('board', { ...change(3, []), now: at('22:10'), misses: [{ ...miss, id: 'b', at: at('22:05') }] });
    io.emit('board', { ...change(4, []), now: at('22:30'), misses: [{ ...miss, id: 'c', at: at('22:30') }] });
    await vi.waitFor(() => expect(feed.store.getState().seq).toBe(4));
    expect(ids()).toEqual(['b', 'c']);
  });

  it('asks again when the server has a fault, and goes on showing what it had', async () => {
    const world = { seq: 1, broken: false };
    const { io, feed, answers, asked } = await open(
      () => ({ groupId: 'g', seq: world.seq, now: 0, tiles: [tile('noor', world.seq)] }),
      () => world.broken,
    );
    world.broken = true;
    io.disconnectSockets();
    await vi.waitFor(() => expect(asked()).toBe(2), { timeout: 6000 });
    expect(answers('noor')).toBe(1);
    Object.assign(world, { seq: 2, broken: false });
    await vi.waitFor(() => expect(answers('noor')).toBe(2), { timeout: 6000 });
    expect(feed.store.getState().refused).toBeUndefined();
  });

  it('asks at once on a new line what got no reply on the one that broke', { timeout: 20_000 }, async () => {
    const world: { seq: number; broken: false | 'silent' } = { seq: 1, broken: false };
    const { io, answers, asked } = await open(
      () => ({ groupId: 'g', seq: world.seq, now: 0, tiles: [tile('noor', world.seq)] }),
      () => world.broken,
    );
    world.broken = 'silent';
    io.disconnectSockets();
    await vi.waitFor(() => expect(asked()).toBe(2), { timeout: 6000 });
    Object.assign(world, { seq: 2, broken: false });
    io.disconnectSockets();
    await vi.waitFor(() => expect(asked()).toBe(3), { timeout: 6000 });
    await vi.waitFor(() => expect(answers('noor')).toBe(2));
  });

  it('asks for the whole again after a gap, and forgets old changes', async () => {
    let seq = 1;
    const { io, answers, asked } = await open(() => ({
      groupId: 'g',
      seq,
      now: 0,
      tiles: [tile('noor', seq)],
    }));
    seq = 5;
    io.emit('board', change(4, [tile('noor', 99)]));
    await vi.waitFor(() => expect(answers('noor')).toBe(5));
    expect(asked()).toBe(2);
    io.emit('board', change(3, [tile('noor', 42)]));
    io.emit('board', change(6, [tile('noor', 6)]));
    await vi.waitFor(() => expect(answers('noor')).toBe(6));
  });

  it('asks for the whole again when the line is back', async () => {
    let seq = 1;
    const { io, answers, live } = await open(() => ({
      groupId: 'g',
      seq,
      now: 0,
      tiles: [tile('noor', seq)],
    }));
    seq = 2;
    io.disconnectSockets(true);
    await vi.waitFor(() => expect(live.line.getState().line).toBe('down'));
    await vi.waitFor(() => expect(answers('noor')).toBe(2), { timeout: 5000 });
  });

  it('says why when the group may no longer be watched, and leaves other groups be', async () => {
    const { io, feed } = await open(() => ({ groupId: 'g', seq: 1, now: 0, tiles: [] }));
    const error = { code: 'not-found', message: 'Dit is niet gevonden.' } as const;
    io.emit('watchEnded', { groupId: 'other', error });
    io.emit('board', change(2, [tile('noor', 1)]));
    await vi.waitFor(() => expect(feed.store.getState().tiles?.['noor']).toBeDefined());
    expect(feed.store.getState().refused).toBeUndefined();
    io.emit('watchEnded', { groupId: 'g', error });
    await vi.waitFor(() => expect(feed.store.getState().refused).toEqual(error));
  });
});
