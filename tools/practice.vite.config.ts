import { defineConfig } from 'vite';

const root = new URL('..', import.meta.url).pathname;

/** The practice policy as one plain ES module with all that it needs, for Node 20 and newer alone. */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    target: 'node20',
    outDir: `${root}.build/engine`,
    emptyOutDir: true,
    minify: false,
    lib: { entry: { 'practice/index': `${root}engine/practice/index.ts` }, formats: ['es'] },
    reportCompressedSize: false,
  },
});
