import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { LIVE_PATH } from '../contract/live.ts';
import { keepLog } from '../testing/kept-log.ts';
import { until } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { readTrustProxy } from './proxy.ts';

/** A bare connection to a server, and what came over it. */
async function open(url: string): Promise<{ socket: Socket; heard(): string; closed(): boolean }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let heard = '';
  let closed = false;
  socket.on('data', (data: Buffer) => (heard += data.toString()));
  socket.on('error', () => undefined).on('close', () => (closed = true));
  await once(socket, 'connect');
  return { socket, heard: () => heard, closed: () => closed };
}

const https = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.7' };

test('behind https, as a trusted proxy says, a browser is told to stay there', async () => {
  const hstsOf = async (url: string, headers: Record<string, string>) =>
    (await fetch(`${url}/api/session`, { headers })).headers.get('strict-transport-security');
  const trusting = await startTestServer({ trustProxy: 'loopback' });
  expect(await hstsOf(trusting.url, https)).toBe('max-age=31536000');
  expect(await hstsOf(trusting.url, {})).toBeNull();
  const open = await startTestServer();
  expect(await hstsOf(open.url, https)).toBeNull();
});

test('no page asks for a device but the camera for cards', async () => {
  const { url } = await startTestServer();
  const policy = (await fetch(`${url}/api/session`)).headers.get('permissions-policy')!;
  expect(policy).toContain('microphone=()');
  expect(policy).toContain('geolocation=()');
  expect(policy).toContain('camera=(self)');
});

test('a proxy that nobody named is told once, with what to do', async () => {
  const { lines, logger } = keepLog('warn');
  const { url } = await startTestServer({ logger });
  await fetch(`${url}/api/session`);
  expect(lines).toEqual([]);
  for (let n = 0; n < 3; n++) await fetch(`${url}/api/session`, { headers: https });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'warn',
    msg: 'proxy not trusted',
    proxy: '127.0.0.1',
    todo: expect.stringContaining('TRUST_PROXY') as string,
  });
});

test.each([
  ['loopback', 0],
  [1, 0],
  ['10.0.0.1', 1],
])('with TRUST_PROXY=%s a proxy on this machine gives %i warnings', async (trustProxy, warnings) => {
  const { lines, logger } = keepLog('warn');
  const { url } = await startTestServer({ logger, trustProxy });
  await fetch(`${url}/api/session`, { headers: https });
  expect(lines).toHaveLength(warnings);
});

test('TRUST_PROXY is a number of proxies or their addresses, else it is refused with what to do', () => {
  const read = (text: string) => readTrustProxy({ TRUST_PROXY: text });
  expect(read('')).toBeUndefined();
  expect(read('1')).toBe(1);
  expect(read('loopback, 10.0.0.0/8')).toBe('loopback, 10.0.0.0/8');
  expect(() => read('true')).toThrow(/TRUST_PROXY=true.*loopback/);
  expect(() => read('proxy.school.nl')).toThrow(/loopback/);
});

/** Sends headers and then a body without end; gives how many bytes of it went out before the line was cut. */
async function pour(url: string, head: string, chunk: Buffer) {
  const line = await open(url);
  line.socket.write(head);
  let sent = 0;
  const end = Date.now() + 10_000;
  while (!line.closed() && Date.now() < end) {
    await new Promise((resolve) => line.socket.write(chunk, resolve));
    sent += chunk.length;
    // A line that is ended refuses at once: the news of that has to come in too.
    await nextTurn();
  }
  return { sent, closed: line.closed(), heard: line.heard() };
}

const CHUNK = Buffer.alloc(64 * 1024, 'a');
const chunked = Buffer.concat([Buffer.from(`${CHUNK.length.toString(16)}\r\n`), CHUNK, Buffer.from('\r\n')]);
const headOf = (path: string, more: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`;

test.each([
  ['of a length that is told', '/api/auth', 'Content-Length: 10000000000', 'application/json', CHUNK],
  ['in chunks', '/api/auth', 'Transfer-Encoding: chunked', 'application/json', chunked],
  ['of another kind', '/api/auth', 'Content-Length: 10000000000', 'text/plain', CHUNK],
  ['of another kind, in chunks', '/api/auth', 'Transfer-Encoding: chunked', 'text/plain', chunked],
  ['to a page', '/app/site/home', 'Transfer-Encoding: chunked', 'text/plain', chunked],
  [
    'to the live channel',
    `${LIVE_PATH}/?EIO=4&transport=polling`,
    'Content-Length: 10000000000',
    'text/plain',
    CHUNK,
  ],
  [
    'to the live channel, in chunks',
    `${LIVE_PATH}/?EIO=4&transport=polling`,
    'Transfer-Encoding: chunked',
    'text/plain',
    chunked,
  ],
])('a body without end %s is cut off', async (_what, path, more, type, chunk) => {
  const { url } = await startTestServer();
  const { sent, closed } = await pour(url, headOf(path, more, type), chunk);
  expect(closed).toBe(true);
  // What lies in the buffers of the machine comes on top of what the server reads.
  expect(sent).toBeLessThan(50_000_000);
});

test.each([
  ['of a length that is told', 'Content-Length: 300000', CHUNK.subarray(0, 60_000), 5],
  ['in chunks', 'Transfer-Encoding: chunked', chunked, 2],
])('who sends too much %s hears why, and the line is ended', async (_what, more, chunk, times) => {
  const { url } = await startTestServer();
  const line = await open(url);
  line.socket.write(headOf('/api/auth', more));
  for (let n = 0; n < times; n++) line.socket.write(chunk);
  await until(() => line.closed());
  expect(line.heard()).toMatch(/^HTTP\/1\.1 413 /);
  expect(line.heard()).toMatch(/connection: close/i);
  expect(line.heard()).toContain('Dit bericht is te groot.');
});

test('what is within the limit goes on as before, on a line that stays open', async () => {
  const { url } = await startTestServer();
  const line = await open(url);
  const body = JSON.stringify({ username: 'noor', password: 'geheim', more: 'x'.repeat(60_000) });
  for (const [more, text] of [
    [`Content-Length: ${body.length}`, body],
    ['Transfer-Encoding: chunked', `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`],
  ] as const) {
    line.socket.write(headOf('/api/auth', more) + text);
    await until(() => line.heard().includes('"token"'));
  }
  expect(line.closed()).toBe(false);
});

test('who sends headers, or a body, drop by drop is not waited for', async () => {
  const { url } = await startTestServer({
    patience: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 },
  });
  const headers = await open(url);
  headers.socket.write('POST /api/auth HTTP/1.1\r\nHost: x\r\n');
  const body = await open(url);
  body.socket.write(headOf('/api/auth', 'Content-Length: 1000'));
  const drops = setInterval(() => {
    headers.socket.write('X-A: 1\r\n');
    body.socket.write('a');
  }, 40);
  onTestFinished(() => clearInterval(drops));
  await until(() => headers.closed() && body.closed());
  expect(headers.heard()).toMatch(/^HTTP\/1\.1 408 /);
  expect(body.heard()).toMatch(/^HTTP\/1\.1 408 /);
});
