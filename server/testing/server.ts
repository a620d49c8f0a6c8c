import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { AppDeps } from '../app-parts.ts';
import { createApp } from '../app.ts';
import { LIVE_PATH, type ClientToServer, type ServerToClient } from '../contract/live.ts';
import type { ErrorBody } from '../contract/call.ts';
import { openDatabase, type Db } from '../data/database.ts';
import { openDataFolder } from '../data/folder.ts';
import { turnsOver } from '../processes/turns.ts';
import { LISTS } from './lists.ts';
import type { School } from './school.ts';
import { laySchool } from './template.ts';
import { TEST_CATALOGUE, TEST_WORDS } from './words.ts';

export type LiveClient = Socket<ServerToClient, ClientToServer>;

export interface Reply<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** The real server on a free port, with a small school in a database file of its own. */
export interface TestServer {
  url: string;
  /** Where its door for operations is; with `operations` alone. */
  operationsUrl: string;
  school: School;
  /** Another connection to the same database, to look at what was stored. */
  db: Db;
  /** The data folder. */
  path: string;
  /** Where its database is. */
  place: string;
  /** Makes a call; `host` is the one that a trusted proxy was asked for. */
  call<T = ErrorBody>(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; host?: string },
  ): Promise<Reply<T>>;
  login(username: string): Promise<string>;
  /** Ends the server; the test does so by itself. */
  close(): Promise<void>;
  /** A connected socket of this user; `prepare` gets it before it connects. */
  live(token: string, prepare?: (socket: LiveClient) => void): Promise<LiveClient>;
}

/** Making a key takes longer than most tests: those of one file share it. */
let key: string | undefined;
const testKey = () =>
  (key ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString());

/** Starts a server that the running test cleans up after. */
export async function startTestServer(deps: Partial<AppDeps> = {}): Promise<TestServer> {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-'));
  const keys = openDataFolder(path);
  keys.secret('token.pem', testKey);
  const laid = await laySchool(keys.database);
  // What is done last is said first: the servers on it are closed by then.
  onTestFinished(() => rmSync(path, { recursive: true }));
  return serve({ path, ...laid }, deps);
}

/** Starts another process' worth of server on the same data: PostgreSQL carries several. */
export const startBeside = (
  { path, place, school }: TestServer,
  deps: Partial<AppDeps> = {},
): Promise<TestServer> => serve({ path, place, school }, deps);

async function serve(
  { path, place, school }: Pick<TestServer, 'path' | 'place' | 'school'>,
  deps: Partial<AppDeps>,
): Promise<TestServer> {
  const folder = openDataFolder(path, place);
  const app = await createApp({
    folder,
    words: TEST_WORDS,
    lists: LISTS,
    catalogue: TEST_CATALOGUE,
    logger: pino({ level: 'silent' }),
    // A thread takes longer to start than most tests; crash.test.ts runs the server with it.
    checkpoints: false,
    // Else nobody of the office logs in before an app is set up.
    secondNeeded: false,
    ...deps,
  });
  const db = await openDatabase(place);
  const url = `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`;
  await turnsOver();
  const operationsUrl = `http://127.0.0.1:${await app.listenForOperations()}`;
  let closed: Promise<void> | undefined;
  onTestFinished(async () => {
    await (closed ??= app.close());
    await db.destroy();
  });

  const server: TestServer = {
    url,
    operationsUrl,
    school,
    db,
    path,
    place,
    close: () => (closed ??= app.close()),
    async call<T>(
      method: string,
      address: string,
      { token, body, host }: { token?: string; body?: unknown; host?: string } = {},
    ) {
      const response = await fetch(url + address, {
        method,
        headers: {
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          // As a proxy says it: with `trustProxy` alone it counts.
          ...(host !== undefined && { 'X-Forwarded-Host': host }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return {
        status: response.status,
        // An answer to HEAD has no body.
        body: (isJson && text ? JSON.parse(text) : text) as T,
        headers: response.headers,
      };
    },
    async login(username) {
      const { body } = await server.call<{ token: string }>('POST', '/api/auth', {
        body: { username, password: 'geheim' },
      });
      return body.token;
    },
    live: (token, prepare) => connectLive(url, token, prepare),
  };
  return server;
}

/** Opens a live channel to a server at an address; it is closed at the end of the test. `prepare` runs before it is there. */
export function connectLive(
  url: string,
  token: string,
  prepare?: (socket: LiveClient) => void,
): Promise<LiveClient> {
  const socket: LiveClient = io(url, {
    path: LIVE_PATH,
    auth: { token },
    forceNew: true,
    transports: ['websocket'],
    reconnection: false,
  });
  onTestFinished(() => void socket.disconnect());
  prepare?.(socket);
  return new Promise((resolve, reject) =>
    socket.once('connect', () => resolve(socket)).once('connect_error', reject),
  );
}
