import type { Ack, BoardChange, BoardSnapshot, Tile } from '../contract/live.ts';
import type { LiveClient, TestServer } from './server.ts';

/** Asks for the board of a group; its changes come on the same socket. */
export const watch = (socket: LiveClient, groupId: string): Promise<Ack<BoardSnapshot>> =>
  new Promise((resolve) => socket.emit('watchGroup', { groupId }, resolve));

/** A teacher's board that follows the changes, as a browser does. */
export async function openBoard(server: TestServer, username = 'docent') {
  const socket = await server.live(await server.login(username));
  const changes: BoardChange[] = [];
  socket.on('board', (change) => changes.push(change));
  const reply = await watch(socket, server.school.group);
  if (!reply.ok) throw new Error(reply.error.message);
  const tiles = new Map<string, Tile>(reply.data.tiles.map((tile) => [tile.pupilId, tile]));
  let read = 0;
  const tile = (pupilId: string) => {
    for (; read < changes.length; read++)
      for (const changed of changes[read]!.tiles) tiles.set(changed.pupilId, changed);
    return tiles.get(pupilId)!;
  };
  return { socket, changes, snapshot: reply.data, tile };
}
