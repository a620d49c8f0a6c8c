import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { gamesInFull } from './changed.ts';

const root = new URL('../..', import.meta.url);

/** The tests of the server that have a database: what has none is the same on both kinds. */
const withDatabase = () =>
  globSync('server/**/*.test.ts', { cwd: root }).filter((file) =>
    /testing\/(server|places|process|importing|office-accounts|ordering|relocations)\.ts/.test(
      readFileSync(new URL(file, root), 'utf8'),
    ),
  );

/** Unit and server tests: everything but the browser tests in tools/e2e. */
export default defineConfig({
  root: root.pathname,
  test: {
    exclude: ['tools/e2e/**', 'node_modules/**', '.build/**'],
    testTimeout: 40_000,
    hookTimeout: 60_000,
    // Real sockets on a busy machine: a test that is right only the second time is named at the end of the run.
    retry: 1,
    // The others keep the short contract (engine/testing/contract).
    env: { SPELWERELD_CONTRACT_FULL: gamesInFull().join(',') },
    // Tests of the server wait a third of their time for what is to happen; with a worker for each core that was lost.
    maxWorkers: 2 * availableParallelism(),
    // Phaser is not transformed, otherwise every file that loads it takes seven seconds more.
    server: { deps: { external: [/phaser/] } },
    projects: [
      {
        extends: true,
        test: { name: 'units', include: ['{engine,scenes,web,tools}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        // Each test has a server of its own, so that files may share loaded modules: loading took half of the time.
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/**/*.postgres.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // The same, on PostgreSQL.
        test: {
          name: 'postgres',
          include: withDatabase(),
          exclude: ['server/**/*.sqlite.test.ts'],
          isolate: false,
          globalSetup: 'server/testing/postgres-setup.ts',
          env: { SPELWERELD_TEST_DATABASE: 'postgres' },
        },
      },
    ],
  },
});
