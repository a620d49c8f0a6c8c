import { startCluster } from './cluster.ts';
import { CLUSTER } from './places.ts';

/** One PostgreSQL for all tests of a run; each test has a database of its own in it. */
export async function setup(): Promise<() => void> {
  const cluster = await startCluster();
  process.env[CLUSTER] = cluster.url;
  return cluster.stop;
}
