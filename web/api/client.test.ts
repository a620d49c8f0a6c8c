import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../server/contract/call.ts';
import { createSession, type Renewal } from '../app/session/session.ts';
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
async function open(
  listener: RequestListener,
  over: { token?: string; renew?: () => Promise<Renewal>; confirm?: () => Promise<boolean> } = {},
) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const local = memoryStore();
  const tab = memoryStore();
  if (over.token) local.set('access_token', over.token);
  const session = createSession({ local, tab, fetchKey: () => Promise.reject(new Error('no key')) });
  let denied = 0;
  if (over.renew) {
    local.set('usingSSO', 'true');
    session.store.setState({ usingSSO: true });
    tab.set('access_token', over.token ?? '');
  }
  const client = createClient({
    session: over.renew ? { ...session, refresh: over.renew } : session,
    onDenied: () => denied++,
    ...(over.confirm && { onUnconfirmed: over.confirm }),
    fetch: (input, init) => fetch(`${origin}${String(input)}`, init),
  });
  return { ...client, session, deniedTimes: () => denied, tab };
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
  it('takes an answer of nothing for what it is', async () => {
    const remove = defineCall({
      id: 'removeWord',
      method: 'DELETE',
      path: '/api/words/{word}',
      action: 'public',
      when: 'core',
      summary: 'Haal een woord weg.',
      params: z.object({ word: z.string() }),
      answer: 'nothing',
    });
    const { call } = await open((_, response) => response.writeHead(204).end());
    expect(await call(remove, { params: { word: 'fiets' } })).toEqual({});
  });

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

  it('asks who this is where that is wanted, and sends the same again', async () => {
    const change = defineCall({
      id: 'changeWord',
      method: 'POST',
      path: '/api/words/{word}',
      action: 'public',
      when: 'core',
      summary: 'Verander een woord.',
      params: z.object({ word: z.string() }),
      body: z.object({ meaning: z.string() }),
      response: z.object({ got: z.string() }),
    });
    const body = { message: 'Eerst je wachtwoord.', code: 'confirmation-needed' };
    let isConfirmed = false;
    let answers = true;
    const listener: RequestListener = (request, response) => {
      let got = '';
      request.on('data', (part: Buffer) => (got += part.toString()));
      request.on('end', () => (isConfirmed ? json(200, { got }) : json(422, body))(request, response));
    };
    const confirm = async () => (isConfirmed = answers);
    const { call, deniedTimes } = await open(listener, { confirm });
    const parts = { params: { word: 'fiets' }, body: { meaning: 'rijwiel' } };
    expect(await call(change, parts)).toEqual({ got: '{"meaning":"rijwiel"}' });
    expect(deniedTimes()).toBe(0);

    // Who leaves the question gets what the server said; what is wrong with fields asks nothing.
    [isConfirmed, answers] = [false, false];
    expect(await failure(call(change, parts))).toMatchObject(body);
    server?.close();
    const other = await open(json(422, { message: 'Fout.', code: 'invalid-fields' }), {
      confirm: () => Promise.reject(new Error('asked')),
    });
    expect(await failure(other.call(change, parts))).toMatchObject({ code: 'invalid-fields' });
  });

  it('renews a session of single sign-on once for ten requests, and repeats each of them once', async () => {
    let renewals = 0;
    let asked = 0;
    let renewing: Promise<Renewal> | undefined;
    const { call, deniedTimes, tab } = await open(
      (request, response) => {
        asked++;
        const { url, headers } = request;
        const fresh = headers.authorization === 'Bearer nieuw';
        json(fresh ? 200 : 401, fresh ? { url, authorization: headers.authorization } : {})(
          request,
          response,
        );
      },
      {
        token: 'oud',
        renew: () =>
          (renewing ??= new Promise<Renewal>((resolve) =>
            setTimeout(() => {
              renewals++;
              tab.set('access_token', 'nieuw');
              resolve('renewed');
            }, 50),
          )),
      },
    );
    const ten = Array.from({ length: 10 }, () => call(readWord, { params: { word: 'x' } }));
    expect((await Promise.all(ten)).map((answer) => answer.authorization)).toEqual(
      Array<string>(10).fill('Bearer nieuw'),
    );
    expect([renewals, asked, deniedTimes()]).toEqual([1, 20, 0]);
  });

  it('repeats a request once and not twice, and not at all when it can not be renewed', async () => {
    for (const [renewal, requests, denials] of [
      ['renewed', 2, 1],
      ['denied', 1, 1],
      ['offline', 1, 0],
    ] as const) {
      for (const status of [401, 403]) {
        let asked = 0;
        const { call, deniedTimes } = await open(
          (request, response) => {
            asked++;
            json(status, { message: 'Nee.', code: 'no-session' })(request, response);
          },
          { token: 'oud', renew: () => Promise.resolve(renewal) },
        );
        const error = await failure(call(readWord, { params: { word: 'x' } }));
        expect([renewal, asked, deniedTimes()]).toEqual([renewal, requests, denials]);
        expect(error.code).toBe(renewal === 'offline' ? 'network' : 'no-session');
        server?.close();
      }
    }
  });

  it('does not end a session because of an answer to the one before', async () => {
    const { call, deniedTimes, session } = await open(
      (request, response) => setTimeout(() => json(401, { message: 'Nee.' })(request, response), 100),
      { token: 'oud' },
    );
    const asking = failure(call(readWord, { params: { word: 'x' } }));
    setTimeout(() => session.logout(), 30);
    await asking;
    expect(deniedTimes()).toBe(0);
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
