import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const QUERY = '?built';

/**
 * `import data from './x.ts?built'` gives what the module's default export (a function) returned at build, as JSON: what it
 * reads from the catalogue or the contract stays out of the page, and a page can't tell something else than the product.
 */
export function builtData(): Plugin {
  return {
    name: 'spelwereld:built',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(QUERY)) return null;
      const file = await this.resolve(id.slice(0, -QUERY.length), importer, { skipSelf: true });
      return file && file.id + QUERY;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const module = (await import(pathToFileURL(file).href)) as { default: () => unknown };
      return `export default ${JSON.stringify(module.default())};\n`;
    },
  };
}
