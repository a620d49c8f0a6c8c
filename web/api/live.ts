import { io, type Socket } from 'socket.io-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  Ack,
  ClientToServer,
  PresenceEvent,
  RoundReward,
  ServerToClient,
} from '../../server/contract/live.ts';
import type { Parcel } from './outbox-store.ts';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;

/** How the line to the server is. */
export type Line = 'connecting' | 'up' | 'down';

/** How long the server has to say that something is stored. */
const REPLY_MS = 8000;

/** The live channel of this tab: one socket, which comes back by itself. */
export interface Live {
  socket: LiveSocket;
  line: StoreApi<{ line: Line }>;
  /** Sends a parcel; rejects when no reply comes in time. */
  send(parcel: Parcel): Promise<Ack<{ id: string } | RoundReward>>;
  presence(event: PresenceEvent): void;
  close(): void;
}

/** Opens the live channel. The token is asked for again at each connection. */
export function openLive(accessToken: () => string | null): Live {
  const socket: LiveSocket = io({
    auth: (give) => give({ token: accessToken() }),
    // Straight to a web socket; long polling only where a school's network blocks that.
    transports: ['websocket', 'polling'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 8000,
  });
  const line = createStore<{ line: Line }>()(() => ({ line: 'connecting' }));
  socket.on('connect', () => line.setState({ line: 'up' }));
  socket.on('disconnect', () => line.setState({ line: 'down' }));
  socket.on('connect_error', () => line.setState({ line: 'down' }));
  return {
    socket,
    line,
    async send(parcel) {
      const timed = socket.timeout(REPLY_MS);
      return parcel.kind === 'answer'
        ? timed.emitWithAck('answer', parcel.event)
        : timed.emitWithAck('roundEnded', parcel.event);
    },
    presence(event) {
      if (socket.connected) socket.emit('presence', event);
    },
    close: () => void socket.disconnect(),
  };
}
