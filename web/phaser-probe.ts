import type { Plugin } from 'vite';

const PROBE = 'Features.webGL = testWebGL();';
const KNOWN = "Features.webGL = 'WebGLRenderingContext' in window;";

/**
 * Phaser makes a WebGL context while its code runs, only to see whether it can; on a slow machine that is a tenth of the time
 * until the map shows. The host finds that out by itself, once (`engine/host/machine.ts`), so it is left out of the build.
 */
export const phaserProbe = (): Plugin => ({
  name: 'phaser-probe',
  apply: 'build',
  transform: {
    filter: { id: /phaser\.esm\.js$/ },
    handler(code) {
      const parts = code.split(PROBE);
      if (parts.length !== 2)
        this.error('Phaser no longer looks for WebGL as it did: see web/phaser-probe.ts.');
      return { code: parts.join(KNOWN), map: null };
    },
  },
});
