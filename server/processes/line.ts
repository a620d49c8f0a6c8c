import { Client, type Pool, type PoolClient } from 'pg';
import { openPool } from '../data/postgres.ts';

/**
 * The connections over which live channels reach each other, as the adapter of socket.io takes them. It never gives back a connection on
 * which it listened when that broke, hence those are not of the pool. One connection tells: words arrive in the order in which they
 * were told.
 */
export function openLine(url: string): Pool {
  const teller = openPool(url, 1);
  return Object.assign(Object.create(teller) as Pool, {
    query: teller.query.bind(teller),
    async connect() {
      const listener = new Client({
        connectionString: url,
        application_name: 'spelwereld live',
        keepAlive: true,
      });
      listener.on('error', () => undefined);
      await listener.connect();
      return Object.assign(listener, { release: () => void listener.end() }) as unknown as PoolClient;
    },
    end: () => teller.end(),
  });
}
