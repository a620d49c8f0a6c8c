import { io, type Socket } from 'socket.io-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  LIVE_PATH,
  type Ack,
  type ClientToServer,
  type PresenceEvent,
  type RoundReward,
  type ServerToClient,
} from '../../server/contract/live.ts';
import type { Renewal } from '../app/session/session.ts';
import type { Parcel } from './outbox-store.ts';

type LiveSocket = Socket<ServerToClient, ClientToServer>;

/** How the line to the server is. */
export type Line = 'connecting' | 'up' | 'down';

/** How long until it is tried again, where socket.io does not do so by itself; not all browsers of a school at once. */
const againMs = () => 1000 + Math.random() * 2000;

/** How long the server has to say that something is stored. */
const REPLY_MS = 8000;

/** The live channel of this tab: one socket, which comes back by itself. */
export interface Live {
  socket: LiveSocket;
  line: StoreApi<{ line: Line }>;
  /** Whether the teacher has this screen stand still. It ends by itself, also without a line. */
  hold: StoreApi<{ held: boolean }>;
  /** Sends a parcel; rejects when no reply comes in time. */
  send(parcel: Parcel): Promise<Ack<{ id: string } | RoundReward>>;
  presence(event: PresenceEvent): void;
  close(): void;
}

interface LiveDeps {
  accessToken: () => string | null;
  /** Gets new tokens, where the session can be renewed. */
  renew: () => Promise<Renewal>;
  /** The server says that the session is over, and it can't be renewed. */
  onEnded: () => void;
  /** Another server than the one the page came from; for tests. */
  origin?: string;
}

/** Opens the live channel. The token is asked for again at each connection, and our clock goes along. */
export function openLive({ accessToken, renew, onEnded, origin }: LiveDeps): Live {
  const options = {
    path: LIVE_PATH,
    auth: (give: (data: object) => void) => give({ token: accessToken(), now: Date.now() }),
    // Straight to a web socket; long polling only where a school's network blocks that.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 4000,
  };
  let closed = false;
  const socket: LiveSocket = origin ? io(origin, options) : io(options);
  // The machine knows first that the network is back.
  const onOnline = () => void (socket.connected || socket.connect());
  globalThis.addEventListener?.('online', onOnline);
  const line = createStore<{ line: Line }>()(() => ({ line: 'connecting' }));
  const connectIn = (ms: number) => setTimeout(() => closed || socket.connect(), ms);
  let renewed = false;
  /** A token that was refused at the door: with a new one, once, or not at all. A lost line is tried again. */
  const goOn = async () => {
    const renewal = renewed ? 'denied' : await renew();
    if (closed) return;
    if (renewal === 'denied') return onEnded();
    renewed = renewal === 'renewed';
    connectIn(renewed ? 0 : againMs());
  };
  socket.on('connect', () => {
    renewed = false;
    line.setState({ line: 'up' });
  });
  socket.on('disconnect', (reason) => {
    line.setState({ line: 'down' });
    // The server hung up on purpose, which socket.io takes as final; the line may still come back.
    if (reason === 'io server disconnect') connectIn(againMs());
  });
  socket.on('connect_error', (error) => {
    line.setState({ line: 'down' });
    if (isDenied(error)) void goOn();
    // Let in by nobody, as by a server without its database; socket.io takes that as final too.
    else if (!socket.active) connectIn(againMs());
  });
  // The server hangs up right after it and we connect again, with a new token where there is one.
  socket.on('sessionEnded', ({ reason }) => {
    if (reason === 'ended') onEnded();
    else void renew();
  });
  const hold = createStore<{ held: boolean }>()(() => ({ held: false }));
  let holdEnd: ReturnType<typeof setTimeout> | undefined;
  socket.on('hold', ({ forMs }) => {
    clearTimeout(holdEnd);
    if (forMs > 0) holdEnd = setTimeout(() => hold.setState({ held: false }), forMs);
    hold.setState({ held: forMs > 0 });
  });
  return {
    socket,
    line,
    hold,
    async send(parcel) {
      const timed = socket.timeout(REPLY_MS);
      return parcel.kind === 'answer'
        ? timed.emitWithAck('answer', { ...parcel.event, sentAt: Date.now() })
        : timed.emitWithAck('roundEnded', parcel.event);
    },
    presence(event) {
      if (socket.connected) socket.emit('presence', event);
    },
    close() {
      closed = true;
      clearTimeout(holdEnd);
      globalThis.removeEventListener?.('online', onOnline);
      socket.disconnect();
    },
  };
}

/** Whether the server refused the token of the handshake. */
const isDenied = (error: Error & { data?: unknown }): boolean =>
  typeof error.data === 'object' &&
  error.data !== null &&
  'code' in error.data &&
  (error.data.code === 'no-session' || error.data.code === 'not-allowed');
