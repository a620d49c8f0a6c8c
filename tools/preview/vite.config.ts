import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { previewServer } from './plugin.ts';

const page = join(import.meta.dirname, 'page');

/** The pages in which authors look at scenes, with the little server behind them. */
export default defineConfig({
  root: page,
  base: './',
  logLevel: 'warn',
  plugins: [react(), previewServer()],
  build: {
    outDir: '../../../.build/preview',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: { index: join(page, 'index.html'), stage: join(page, 'stage.html') } },
  },
  server: { port: 3300 },
  preview: { port: 3300 },
});
