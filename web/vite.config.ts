import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtData } from './site/build/built.ts';
import { drawnPictures } from './site/build/drawn.ts';
import { sizedPictures } from './site/build/sized.ts';
import { chunkGroups } from './chunks.ts';
import { phaserProbe } from './phaser-probe.ts';
import { prerender } from './site/build/prerender.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const server = process.env['SPELWERELD_SERVER'] ?? 'http://localhost:3000';

/**
 * The web client, mounted under /app: the app, whose areas are loaded when they are first opened, and the public site,
 * which is rendered to HTML at build and has an entry of its own without router, Phaser or MUI. The test hook (scenes/README.md 6.4) is compiled in only by `--mode test` or VITE_HOOK=1.
 */
export default defineConfig(({ mode }) => ({
  root,
  base: '/app/',
  define: {
    'import.meta.env.VITE_HOOK': JSON.stringify(mode === 'test' ? '1' : (process.env['VITE_HOOK'] ?? '')),
  },
  plugins: [react(), phaserProbe(), drawnPictures(), sizedPictures(), builtData(), prerender()],
  build: {
    outDir: mode === 'test' ? '../.build/web-test' : '../.build/web',
    license: { fileName: 'licenses.md' },
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 1500,
    // Read by the site's prerender, then removed.
    manifest: true,
    rolldownOptions: {
      input: { app: 'index.html', site: 'site/index.html' },
      output: {
        // What more pages share would be called after all of them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: chunkGroups(root),
        },
      },
    },
  },
  server: {
    // The live channel lies below /api too.
    proxy: { '/api': { target: server, ws: true } },
  },
}));
