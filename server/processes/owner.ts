import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import type { Server as Live } from 'socket.io';
import { LIVE_PATH } from '../contract/live.ts';
import { MEETING, NUMBER } from './many.ts';

/** Which of the processes on this machine this one is, and the folder in which they meet. */
export interface Place {
  number: number;
  meeting: string;
}

/** Undefined in a process that is alone. */
export function placeIn(env: NodeJS.ProcessEnv): Place | undefined {
  const [number, meeting] = [env[NUMBER], env[MEETING]];
  return number === undefined || meeting === undefined ? undefined : { number: Number(number), meeting };
}

/**
 * A live channel that gets no WebSocket through asks again and again, each time at any of the processes of this machine: its requests
 * are passed on to the process that has the channel. Its id begins with the number of that one. Gives how to stop it.
 */
export function passToOwner(http: Server, live: Live, { number, meeting }: Place): () => void {
  const socketOf = (owner: number) => join(meeting, `${owner}.sock`);
  live.engine.generateId = () => `${number}-${randomBytes(15).toString('base64url')}`;

  const own = http.listeners('request') as ((asked: IncomingMessage, answer: ServerResponse) => void)[];
  const serve = (asked: IncomingMessage, answer: ServerResponse) => {
    for (const listener of own) listener.call(http, asked, answer);
  };
  http.removeAllListeners('request');
  http.on('request', (asked: IncomingMessage, answer: ServerResponse) => {
    const owner = ownerOf(asked.url ?? '');
    if (owner === undefined || owner === number) serve(asked, answer);
    else pass(socketOf(owner), asked, answer);
  });

  // One that was killed leaves its socket behind.
  rmSync(socketOf(number), { force: true });
  const inner = createServer(serve).listen({ path: socketOf(number), exclusive: true });
  return () => {
    inner.close();
    inner.closeAllConnections();
  };
}

/** The number of the process that has the live channel of a request; undefined when it is about none. */
function ownerOf(url: string): number | undefined {
  if (!url.startsWith(LIVE_PATH)) return undefined;
  const owner = /[?&]sid=(\d+)-/.exec(url)?.[1];
  return owner === undefined ? undefined : Number(owner);
}

function pass(socketPath: string, asked: IncomingMessage, answer: ServerResponse) {
  const { method, url: path, headers } = asked;
  const onward = request({ socketPath, method, path, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    pipeline(reply, answer, () => undefined);
  });
  onward.on('error', () => {
    // As for a channel that is not known: the browser opens another.
    if (!answer.headersSent) answer.writeHead(400);
    answer.end();
  });
  answer.on('close', () => onward.destroy());
  pipeline(asked, onward, () => undefined);
}
