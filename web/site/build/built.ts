import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { byQuery } from './by-query.ts';

/**
 * `import data from './x.ts?built'` gives what the module's default export (a function) returned at build, as JSON: what it
 * reads from the catalogue or the contract stays out of the page, and a page can't tell something else than the product.
 */
export const builtData = (): Plugin =>
  byQuery('built', async (file) => {
    const module = (await import(pathToFileURL(file).href)) as { default: () => unknown };
    return `export default ${JSON.stringify(module.default())};\n`;
  });
