import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../server/contract/call.ts';
import { createSession } from '../app/session/session.ts';
import { memoryStore } from '../app/session/storage.ts';
import { createClient } from './client.ts';
import { ApiError } from './error.ts';

const readWord = defineCall({
  id: 'readWord',
  method: 'GET',
  path: '/api/words/{word}',
  action: 'public',
  summary: 'Lees een woord.',
  params: z.object({ word: z.string() }),
  query: z.object({ page: z.int().optional() }),
  response: z.object({ url: z.string(), authorization: z.string().optional() }),
});

let server: Server | undefined;
afterEach(() => server?.close());

/** A real server on a free port, and a client that talks to it. */
async function open(listener: RequestListener, over: { token?: string } = {}) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const local = memoryStore();
  const tab = memoryStore();
  if (over.token) local.set('access_token', over.token);
  const session = createSession({ local, tab, fetchKey: () => Promise.reject(new Error('no key')) });
  let denied = 0;
  const client = createClient({
    session,
    onDenied: () => denied++,
    fetch: (input, init) => fetch(`${origin}${String(input)}`, init),
  });
  return { ...client, session, deniedTimes: () => denied };
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('client', () => {
  it('fills in the path and sends the access token', async () => {
    const { call } = await open(
      (request, response) =>
        json(200, { url: request.url, authorization: request.headers.authorization })(request, response),
      { token: 'abc' },
    );
    expect(await call(readWord, { params: { word: 'ij/s' }, query: { page: 2 } })).toEqual({
      url: '/api/words/ij%2Fs?page=2',
      authorization: 'Bearer abc',
    });
  });

  it('shows the message of the body', async () => {
    const body = {
      message: 'Dit woord is er niet.',
      code: 'not-found',
      fields: { word: 'Kies een ander woord.' },
    };
    const { call, deniedTimes } = await open(json(404, body));
    const error = await failure(call(readWord, { params: { word: 'x' } }));
    expect(error).toMatchObject({ status: 404, ...body });
    expect(deniedTimes()).toBe(0);
  });

  it('ends the session on 401 and 403', async () => {
    for (const status of [401, 403]) {
      const { call, deniedTimes } = await open(json(status, { message: 'Nee.', code: 'no-session' }));
      expect(await failure(call(readWord, { params: { word: 'x' } }))).toMatchObject({ message: 'Nee.' });
      expect(deniedTimes()).toBe(1);
      server?.close();
    }
  });

  it('says so when no answer comes or the answer is not as agreed', async () => {
    const broken = await open((request) => request.socket.destroy());
    expect(await failure(broken.call(readWord, { params: { word: 'x' } }))).toMatchObject({
      status: 0,
      code: 'network',
    });
    server?.close();
    const odd = await open(json(500, 'oops'));
    expect((await failure(odd.call(readWord, { params: { word: 'x' } }))).message).toMatch(/ging iets mis/);
  });
});
