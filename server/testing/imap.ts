import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';

interface Hoodiecrow {
  server: Server;
  listen(port: number, host: string, done: () => void): void;
  close(done: () => void): void;
  /** As another mail server would bring it. */
  appendMessage(path: string, flags: string[], date: null, raw: string): void;
  storage: Record<string, { messages: { raw: string; flags: string[] }[] }>;
}
// It brings no types along.
const hoodiecrow = createRequire(import.meta.url)('hoodiecrow-imap') as (options: object) => Hoodiecrow;

/** A real IMAP server on a free port, with one mailbox. */
export interface TestImap {
  url: string;
  /** A mail comes in. */
  bring(raw: string): void;
  /** What is in the box. */
  held(): { raw: string; flags: string[] }[];
}

/** Starts an IMAP server that the running test cleans up after. */
export async function startImap(): Promise<TestImap> {
  const server = hoodiecrow({
    plugins: ['UIDPLUS', 'LITERALPLUS', 'AUTH-PLAIN', 'SASL-IR'],
    storage: { INBOX: { messages: [] } },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `imap://testuser:testpass@127.0.0.1:${port}`,
    bring: (raw) => server.appendMessage('INBOX', [], null, raw),
    held: () => server.storage['INBOX']!.messages,
  };
}
