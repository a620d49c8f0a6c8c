import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { Problem } from './problem.ts';

/** What is still taken in of a body that is too large, so that a browser that sends before it listens hears why. */
const LINGER = { bytes: 1024 * 1024, ms: 1000 } as const;

/**
 * Refuses a body beyond `mostOf` it bytes, whatever kind it says it is, and ends its connection: node and express would read on to its end,
 * however far that is.
 */
export function bodyLimit(mostOf: (request: Request) => number): RequestHandler {
  return (request, response, next) => {
    const most = mostOf(request);
    if (Number(request.headers['content-length'] ?? 0) > most) {
      void linger(request).then(() => next(refuse(response)));
      return;
    }
    // Only then it is not known beforehand. Whoever parses it counts too, but reads all of it before saying so.
    if (request.headers['transfer-encoding'] !== undefined) countBytes(request, response, most, next);
    next();
  };
}

function countBytes(
  request: Request,
  response: Response,
  most: number,
  next: (error: Problem) => void,
): void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= most) return;
    request.off('data', count);
    if (response.headersSent) request.destroy();
    else next(refuse(response));
  };
  request.on('data', count);
  // Listening has the bytes come: whoever asks the database first would miss them. They wait until somebody reads, or the answer is out.
  request.pause().read(0);
  const goOn = (event: string) => {
    if (event === 'data') request.off('newListener', goOn).resume();
  };
  request.on('newListener', goOn);
  response.once('finish', () => request.resume());
}

/** The answer to such a body is the last on its connection: node ends it once the answer is out. */
function refuse(response: Response): Problem {
  response.set('Connection', 'close');
  return new Problem('too-large');
}

/** Takes in what comes for a moment. */
function linger(request: Request): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const done = () => {
      clearTimeout(timer);
      request.off('data', count).off('end', done).off('close', done).pause();
      resolve();
    };
    const timer = setTimeout(done, LINGER.ms);
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LINGER.bytes) done();
    };
    request.on('data', count).on('end', done).on('close', done);
  });
}

/**
 * The same for what socket.io answers itself, below `path`: it says that a body is too large, and reads on. To be called when it
 * listens already. Browsers tell how long their messages are; who does not is refused too.
 */
export function limitBodiesBelow(http: Server, path: string, most: number): void {
  const listeners = http.listeners('request') as RequestListener[];
  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    const status = request.url?.startsWith(path) ? refusalOf(request, most) : undefined;
    if (status === undefined) for (const listener of listeners) listener.call(http, request, response);
    else response.writeHead(status, { Connection: 'close' }).end();
  });
}

function refusalOf({ headers }: IncomingMessage, most: number): 411 | 413 | undefined {
  if (headers['transfer-encoding'] !== undefined) return 411;
  return Number(headers['content-length'] ?? 0) > most ? 413 : undefined;
}
