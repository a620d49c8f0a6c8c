import type { Server, Socket } from 'socket.io';
import type { Session } from '../auth/sessions.ts';
import type { ClientToServer, ServerToClient } from '../contract/live.ts';
import type { Packet } from './bus.ts';
import type { SenderClock } from './sender-clock.ts';

interface SocketData {
  session: Session;
  clock: SenderClock;
  /** The round that this tab plays. */
  plays: boolean;
  underWay: number;
}

/** What the processes of a server send each other. */
interface BetweenServers {
  packet(packet: Packet): void;
}
export type LiveServer = Server<ClientToServer, ServerToClient, BetweenServers, SocketData>;
export type LiveSocket = Socket<ClientToServer, ServerToClient, BetweenServers, SocketData>;

const GROUP = 'group:';
/** The room of who watches a group. */
export const roomOf = (groupId: string): string => GROUP + groupId;
/** The groups that this socket watches. */
export const watchedBy = (socket: LiveSocket): string[] =>
  [...socket.rooms].filter((room) => room.startsWith(GROUP)).map((room) => room.slice(GROUP.length));
/** The room of all tabs of a pupil. */
export const pupilRoom = (pupilId: string): string => `pupil:${pupilId}`;
/** The room of all tabs of somebody of the staff. */
export const staffRoom = (userId: string): string => `staff:${userId}`;
export const plays = (session: Session): boolean => session.role === 'leerling' || session.role === 'demo';

/** Tells why a session is over, and closes the line. */
export function endSession(socket: LiveSocket, reason: 'expired' | 'ended'): void {
  socket.emit('sessionEnded', { reason });
  socket.disconnect(true);
}
