import { defineConfig } from 'vite';

/** The page on which the browser tests open any game in any form. It is built beside the app, never into it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  build: {
    outDir: '../../../.build/stage',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1500,
  },
});
