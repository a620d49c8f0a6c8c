import { defineConfig } from 'vitest/config';

/** Unit and server tests: everything but the browser tests in tools/e2e. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['{engine,scenes,server,web,tools}/**/*.test.{ts,tsx}'],
    exclude: ['tools/e2e/**', 'node_modules/**', '.build/**'],
    testTimeout: 20_000,
    // By itself it leaves a core unused: of the two that CI has, half.
    maxWorkers: '100%',
    // Phaser is not transformed, otherwise every file that loads it takes seven seconds more.
    server: { deps: { external: [/phaser/] } },
  },
});
