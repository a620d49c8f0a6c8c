import { Socket } from 'node:net';
import { once } from 'node:events';
import { onTestFinished, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

// The server of a test is closed when the test ends: one that does not end fails it.
test('a connection on which nothing was ever asked does not keep the server from ending', async () => {
  const ready = new Socket();
  // What was said first is done last.
  onTestFinished(() => void ready.destroy());
  const { url } = await startTestServer();
  const { hostname, port } = new URL(url);
  ready.connect(Number(port), hostname);
  await once(ready, 'connect');
});
