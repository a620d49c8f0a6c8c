import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { PATIENCE } from '../http/patience.ts';
import { Refusal } from '../installation/refusal.ts';
import { portIn } from '../installation/setting.ts';
import { canWork, failing, type Health } from './health.ts';
import type { Meters } from './meters.ts';

/** Where the door for who runs the server is. */
export interface OperationsPlace {
  port: number;
  host: string;
}

/** This machine alone: what is told there is nobody else's business. */
const THIS_MACHINE = '127.0.0.1';
const USUAL_PORT = 9464;
const LAST_PORT = 65_535;

/**
 * Where the environment wants that door (`OPS_PORT`, `OPS_HOST`); undefined without `OPS_PORT`. Each process of a machine has one of its
 * own, on the ports that follow: `number` is which one it is. Throws a Refusal when it can't be right.
 */
export function readOperations(env: NodeJS.ProcessEnv, number = 0): OperationsPlace | undefined {
  const text = env['OPS_PORT'];
  if (!text) return undefined;
  const first = portIn('OPS_PORT', text, USUAL_PORT);
  // Any free one is that for each process.
  const port = first === 0 ? 0 : first + number;
  if (port > LAST_PORT)
    throw new Refusal(
      `Elk proces heeft een eigen poort voor het beheer, en na OPS_PORT=${text} zijn er niet genoeg. Kies een lager nummer, zoals OPS_PORT=${USUAL_PORT}.`,
    );
  return { port, host: env['OPS_HOST'] || THIS_MACHINE };
}

/** `GET /api/health` for everybody: 200 when the server can do its work, else 503, and nothing more. */
export const bareHealth =
  (health: () => Promise<Health>): RequestHandler =>
  async (_request, response) => {
    const ok = canWork(await health());
    response
      .status(ok ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text/plain')
      .send(ok ? 'ok\n' : 'not ok\n');
  };

/** The door for who runs the server. */
export interface OperationsServer {
  /** Resolves with the port. */
  listen(place: OperationsPlace): Promise<number>;
  close(): Promise<void>;
}

/** `GET /api/health` with all there is to say (503 when a part is not well) and `GET /api/metrics` for Prometheus. */
export function createOperations(
  health: () => Promise<Health>,
  meters: Pick<Meters, 'told'>,
): OperationsServer {
  const app = express();
  app.disable('x-powered-by');
  app.set('json spaces', 2);
  app.get('/api/health', async (_request, response) => {
    const now = await health();
    const parts = failing(now);
    response
      .status(parts.length === 0 ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ok: parts.length === 0, failing: parts, ...now });
  });
  app.get('/api/metrics', async (_request, response) => {
    const { type, text } = await meters.told();
    response.set('Content-Type', type).send(text);
  });
  const http = createServer(PATIENCE, app);
  return {
    listen: ({ port, host }) =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        // Not shared between the processes of a machine: each has its own numbers.
        http.listen({ port, host, exclusive: true }, () => resolve((http.address() as AddressInfo).port));
      }),
    async close() {
      if (!http.listening) return;
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await closed;
    },
  };
}
