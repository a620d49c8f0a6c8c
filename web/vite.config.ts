import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const server = process.env['SPELWERELD_SERVER'] ?? 'http://localhost:3000';

/**
 * The web client, mounted under /app. Every area is loaded when it is first opened; the public entry holds no
 * Phaser and no MUI. The test hook (games.md 6.4) is compiled in only by `--mode test` or VITE_HOOK=1.
 */
export default defineConfig(({ mode }) => ({
  root,
  base: '/app/',
  define: {
    'import.meta.env.VITE_HOOK': JSON.stringify(mode === 'test' ? '1' : (process.env['VITE_HOOK'] ?? '')),
  },
  plugins: [react()],
  build: {
    outDir: mode === 'test' ? '../.build/web-test' : '../.build/web',
    license: { fileName: 'licenses.md' },
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
              priority: 20,
            },
            { name: 'phaser', test: /node_modules[\\/]phaser/, priority: 10 },
          ],
        },
      },
    },
  },
  server: {
    // The live channel lies below /api too.
    proxy: { '/api': { target: server, ws: true } },
  },
}));
