import { io, type Socket } from 'socket.io-client';
import {
  LIVE_PATH,
  type Ack,
  type ClientToServer,
  type ServerToClient,
} from '../../../server/contract/live.ts';

/** A live connection of a pupil. */
export type LiveSocket = Socket<ServerToClient, ClientToServer>;

/** Somebody who is logged in. */
export interface Visitor {
  id: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  /** A connected socket. */
  live(): Promise<LiveSocket>;
}

/** Logs somebody in at the server; whatever it refuses is an error. */
export async function logIn(url: string, username: string, password: string): Promise<Visitor> {
  let token: string | undefined = undefined;
  const call = async <T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  ({ token } = await call<{ token: string }>('POST', '/api/auth', { username, password }));
  const { id } = await call<{ id: string }>('GET', '/api/session');
  return {
    id,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    live: () =>
      new Promise((resolve, reject) => {
        const options = { path: LIVE_PATH, auth: { token }, forceNew: true, transports: ['websocket'] };
        const socket: LiveSocket = io(url, options);
        socket.once('connect', () => resolve(socket));
        socket.once('connect_error', reject);
      }),
  };
}

/** What the server acknowledged; throws what it refused. */
export function acknowledged<T>(reply: Ack<T>): T {
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.data;
}
